// Runs the projects that the diagrams write, for each example, and compares what the engine
// gives with what the diagram shows. Fails where they differ by more than 1 %.
//
//   SWMM_ENGINE=/path/to/runswmm node tools/engine/projects.mjs
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cfsPerInchPerHour, inches, lidRow, pounds, sum } from './input.mjs';
import { loadDiagram, runEngine } from './run.mjs';

const limitPercent = 1;

/** For each kind, pairs of the engine's value and the diagram's: [what, engine, diagram]. */
const comparisons = {
  weir: ({ links }, { flowCfs }) => [['flow', links.WEIR.flowCfs.at(-1), flowCfs]],
  orifice: ({ links }, { flowCfs }) => [['flow', links.ORIFICE.flowCfs.at(-1), flowCfs]],
  'kinematic-wave': ({ links }, { outPeakCfs }, { reaches }) => [
    ['peak', Math.max(...links[`C${reaches}`].flowCfs), outPeakCfs],
  ],
  'dynamic-wave': ({ hours, links, nodes }, result, { hour }, { momentAt }) => {
    // The engine reports every 30 s, or each longer step.
    const index = Math.max(
      0,
      hours.findLastIndex((one) => one <= hour + 1e-6),
    );
    const shown = hours.map((one) => momentAt(result, one).lowerCfs);
    return [
      ['peak', Math.max(...links.C2.flowCfs), Math.max(...shown)],
      ['depth', nodes.J2.depthFt[index], momentAt(result, hours[index]).depthsFt[1]],
    ];
  },
  storage: ({ hours, nodes, links }, { deepest, quality }, { show }) => {
    if (show !== 'filling') {
      const { P } = show === 'conduit' ? links.CONDUIT : nodes.POND;
      const index = Math.round(0.9 * (hours.length - 1));
      const shown = quality.moments.findLast(({ hour }) => hour <= hours[index] + 1e-6);
      return [['concentration', P[index], shown.mgPerL]];
    }
    return [
      ['depth', Math.max(...nodes.POND.depthFt), deepest.depthFt],
      ['volume', Math.max(...nodes.POND.volumeFt3), deepest.volumeFt3],
    ];
  },
  'green-ampt': ({ subcatchments }, { moments }) => [
    ['depth', sum(subcatchments.SOIL.infiltrationInPerHour) / 60, moments.at(-1).totalIn],
  ],
  'subcatchment-flow': ({ subcatchments }, { peakCfs }) => [
    ['peak', Math.max(...subcatchments.S1.runoffCfs), peakCfs],
  ],
  hydrograph: ({ report, hours, subcatchments, nodes }, { peakCfs }, params, input) => {
    if (params.show === 'gage') {
      const table = report.slice(report.indexOf('Runoff Quantity Continuity'));
      const inches = Number(/Total Precipitation[ .]+\S+ +(\S+)/.exec(table)[1]);
      return [['precipitation', inches, input.depthOf(input.blocksOf(params))]];
    }
    if (params.show === 'inflow') {
      const index = hours.findLastIndex((one) => one <= params.atHour + 1e-6);
      const shown = input.inflowCfs(params, hours[index]);
      return [['inflow', nodes.NODE.inflowCfs[index], shown]];
    }
    return [['peak', Math.max(...subcatchments.S1.runoffCfs), peakCfs]];
  },
  rdii: ({ nodes: { SEWER } }, { peakCfs, volumeFt3 }) => [
    ['peak', Math.max(...SEWER.lateralCfs), peakCfs],
    ['volume', sum(SEWER.lateralCfs) * 900, volumeFt3],
  ],
  'pollutant-buildup': ({ report, subcatchments }, { loadLb, sweptLb, peakMgPerL }) => [
    ['load', pounds(report, 'Surface Runoff'), loadLb],
    ['concentration', Math.max(...subcatchments.S1.P), peakMgPerL],
    ...(sweptLb > 0 ? [['swept', pounds(report, 'Sweeping Removal'), sweptLb]] : []),
  ],
  lid: ({ report, subcatchments }, { series, peakOutflowInPerHour }, params, { placementOf }) => {
    if (params.show === 'placement') {
      // An inch of rain falls on the garden itself.
      const treated = lidRow(report, 'S1', 'FIRST')[0] - 1;
      const { lid, imperv, first } = placementOf(params);
      const gardens = params.inSeries ? 1 : 2;
      const gardenAc = Math.max(10 / 43560, (lid * params.placeAc) / gardens);
      return [['treated', treated * gardenAc, first * imperv * params.placeAc]];
    }
    const [, , exfiltrationIn] = lidRow(report, 'UNIT', 'LID');
    const outflow = subcatchments.UNIT.runoffCfs.map((cfs) => cfs / cfsPerInchPerHour);
    const end = series.at(-1);
    return [
      ['exfiltration', exfiltrationIn, end.exfiltrationIn],
      ['peak', Math.max(...outflow), peakOutflowInPerHour],
      ['outflow', sum(outflow) / 12, end.overflowIn + end.drainIn],
    ];
  },
  evapotranspiration: ({ report, subcatchments, system }, { moments, sums }) => [
    ['potential', sum(system.potentialEvaporationInPerDay) / 24, sums.potential],
    ['surface', inches(report, 'Evaporation Loss'), sums.surface],
    ['upper', inches(report, 'Upper Zone ET'), sums.upper],
    ['lower', inches(report, 'Lower Zone ET'), sums.lower],
    ['moisture', subcatchments.S1.soilMoisture.at(-1), moments.at(-1).theta],
  ],
};

const questions = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../questions.json'), 'utf8'),
);
let failed = 0;
for (const [kind, compare] of Object.entries(comparisons)) {
  const { spec, ...rest } = await loadDiagram(
    kind,
    'project.ts',
    'model.ts',
    '../kit/search.ts',
    ...(kind === 'hydrograph' ? ['input.ts'] : []),
    ...(kind === 'lid' ? ['placement.ts'] : []),
  );
  const own = questions
    .filter(({ explore }) => explore?.diagram === kind)
    .map(({ id, explore }) => ({
      label: id,
      params: rest.fromSearch(spec.controls, spec.initial, explore.state ?? '').params,
    }));
  for (const { label, params } of [{ label: 'start', params: {} }, ...spec.examples, ...own]) {
    const state = { ...spec.initial, ...params };
    const moment = spec.play ? { [spec.play.name]: spec.initial[spec.play.name] } : {};
    const result = spec.run({ ...state, ...moment });
    for (const [what, engine, shown] of compare(
      runEngine(rest.project(state)),
      result,
      state,
      rest,
    )) {
      const percent = (100 * Math.abs(shown - engine)) / Math.max(Math.abs(engine), 1e-6);
      const isOff = percent > limitPercent && Math.abs(shown - engine) > 1e-3;
      if (isOff) failed += 1;
      console.log(
        `${isOff ? '✗' : '✓'} ${kind}, ${label}: ${what} ${engine.toPrecision(5)} in the engine, ${shown.toPrecision(5)} shown, ${percent.toFixed(2)} %`,
      );
    }
  }
}
if (failed > 0) {
  console.error(`${failed} values differ by more than ${limitPercent} %`);
  process.exit(1);
}
