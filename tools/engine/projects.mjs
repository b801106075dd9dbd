// Runs the project that a diagram writes for its initial state, each of its examples and each
// question that refers to it, and compares the engine's results with those of the diagram. Fails if
// they differ by more than 1%, or 2% for pumps and peaks of kinematic waves. Differences marked ~ do
// not count, for the reason in their note.
//
//   SWMM_ENGINE=/path/to/runswmm node tools/engine/projects.mjs [N]
//
// With N, it compares N random states of each kind instead. They are the same in each run.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cfsPerInchPerHour, inches, lidRow, pounds, sum } from './input.mjs';
import { loadDiagram, pumpSummaryOf, runEngine } from './run.mjs';

const limitPercent = (kind) => (['kinematic-wave', 'pump-curve'].includes(kind) ? 2 : 1);

/**
 * For each kind, the values to compare: [what, engine, diagram, note, tolerance]. A note says that
 * the engine oscillates, or that the diagram warns of an unstable result. A difference within the
 * absolute tolerance, 0.001 if it is not given, does not count.
 */
const comparisons = {
  weir: ({ links }, { flowCfs }) => [['flow', links.WEIR.flowCfs.at(-1), flowCfs]],
  orifice: ({ links }, { flowCfs }) => [['flow', links.ORIFICE.flowCfs.at(-1), flowCfs]],
  'kinematic-wave': ({ links }, { outPeakCfs }, { reaches }) => [
    ['peak', Math.max(...links[`C${reaches}`].flowCfs), outPeakCfs],
  ],
  'dynamic-wave': ({ hours, links, nodes }, result, params, { momentAt, spec }) => {
    const { hour } = params;
    const isNoise = /means? little|longer than a wave/.test(spec.describe(params, 'US', result));
    const note = isNoise ? 'the diagram warns that the result is unstable' : '';
    // The engine reports every 30 s, or at each step if steps are longer.
    const index = Math.max(
      0,
      hours.findLastIndex((one) => one <= hour + 1e-6),
    );
    const shown = hours.map((one) => momentAt(result, one).lowerCfs);
    return [
      ['peak', Math.max(...links.C2.flowCfs), Math.max(...shown), note],
      ['depth', nodes.J2.depthFt[index], momentAt(result, hours[index]).depthsFt[1], note],
    ];
  },
  storage: ({ hours, nodes, links }, { deepest, quality }, { show }) => {
    if (show !== 'filling') {
      const { P } = show === 'conduit' ? links.CONDUIT : nodes.NODE;
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
  conduit: ({ links }, { flowCfs, velocityFtPerS }) => [
    ['flow', links.C1.flowCfs.at(-1), flowCfs],
    ['velocity', links.C1.velocityFtPerS.at(-1), velocityFtPerS],
  ],
  // While the level is steady, pumps of types 1 and 2 alternate between the flows of two steps of
  // their curve, so only the depth is compared. If the engine starts a pump far more often than the
  // diagram does, the engine's pump flow changes at every routing step.
  'pump-curve': ({ report, links, nodes }, { series }, { type }) => {
    const { depthFt, pumpedFt3, energyKwh, starts } = series.at(-1);
    if (type === 'type1' || type === 'type2') {
      return [['depth', nodes.WELL.depthFt.at(-1), depthFt]];
    }
    const summary = pumpSummaryOf(report, 'PUMP');
    const note =
      summary.starts > 2 * starts + 1 ? `the engine starts it ${summary.starts} times` : '';
    return [
      // The report step is 2 s.
      ['volume', 2 * sum(links.PUMP.flowCfs), pumpedFt3, note],
      // The report has two decimals.
      ['energy', summary.energyKwh, energyKwh, note, 0.01],
    ];
  },
  'network-topology': ({ report, links }, { errors, flows }, { method }) =>
    errors[method].length > 0
      ? [['errors', new Set(report.match(/ERROR \d+:.*/g)).size, errors[method].length]]
      : Object.entries(flows)
          .filter(([, flow]) => flow !== undefined)
          .map(([id, flow]) => [`flow of ${id}`, links[id].flowCfs.at(-1), flow]),
  general: ({ report }, { runoffIn, outflowLb }) => {
    const value = (title, row) => {
      const table = report.includes(title) ? report.slice(report.indexOf(title)) : '';
      return Number(new RegExp(`^ +${row} \\.+ +.*?(\\S+)$`, 'm').exec(table)?.[1] ?? 0);
    };
    return [
      ['runoff', value('Runoff Quantity Continuity', 'Surface Runoff'), runoffIn],
      ['load', value('Quality Routing Continuity', 'External Outflow'), outflowLb],
    ];
  },
  hydrograph: ({ report, hours, subcatchments, nodes }, { peakCfs }, params, input) => {
    if (params.show === 'gage') {
      const table = report.slice(report.indexOf('Runoff Quantity Continuity'));
      const precipitationIn = Number(/Total Precipitation[ .]+\S+ +(\S+)/.exec(table)[1]);
      return [['precipitation', precipitationIn, input.depthOf(input.blocksOf(params))]];
    }
    if (params.show === 'inflow') {
      const index = Math.max(
        0,
        hours.findLastIndex((one) => one <= params.atHour + 1e-6),
      );
      const shown = input.inflowCfs(params, hours[index]);
      return [['inflow', nodes.NODE.inflowCfs[index], shown]];
    }
    return [['peak', Math.max(...subcatchments.S1.runoffCfs), peakCfs]];
  },
  rdii: ({ nodes: { SEWER } }, { peakCfs, volumeFt3 }) => [
    ['peak', Math.max(...SEWER.lateralCfs), peakCfs],
    // The report step is 15 min.
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
      // The project has gardens of at least 10 ft².
      const gardenAc = Math.max(10 / 43560, (lid * params.placeAc) / gardens);
      // The report has two decimals, in inches.
      return [['treated', treated * gardenAc, first * imperv * params.placeAc, '', gardenAc / 100]];
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

/** Runs a project. If the diagram shows errors for the routing method, the engine may fail. */
function run(project, state, result) {
  try {
    return runEngine(project);
  } catch (error) {
    if (!result.errors?.[state.method]?.length) throw error;
    return { report: error.message };
  }
}

/** Pseudorandom numbers from 0 to less than 1: a linear congruential generator. */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * A state with a random value of each control, except the one that Play moves. The value of a slider
 * is one of its steps.
 */
function randomState({ controls, initial, play }, limitsOf, random) {
  let state = initial;
  for (const control of controls) {
    if (control.name === play?.name) continue;
    const part = random();
    if (control.type === 'range') {
      const { min, max } = limitsOf(control, state);
      const steps = Math.floor(part * (Math.floor((max - min) / control.step + 1e-9) + 1));
      state = { ...state, [control.name]: Number((min + steps * control.step).toFixed(6)) };
    } else if (control.type === 'choice') {
      const { value } = control.options[Math.floor(part * control.options.length)];
      state = { ...state, [control.name]: value };
    } else state = { ...state, [control.name]: part < 0.5 };
  }
  return state;
}

const count = Number(process.argv[2] ?? 0);
if (!Number.isInteger(count) || count < 0) {
  throw new Error(`N is "${process.argv[2]}", expected a whole number`);
}
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
    '../kit/controls.ts',
    ...(kind === 'hydrograph' ? ['input.ts'] : []),
    ...(kind === 'lid' ? ['placement.ts'] : []),
  );
  const ofQuestions = questions
    .filter(({ explore }) => explore?.diagram === kind)
    .map(({ id, explore }) => ({
      label: id,
      params: rest.fromSearch(spec.controls, spec.initial, explore.state ?? '').params,
    }));
  const random = randomNumbers(1);
  const states =
    count > 0
      ? Array.from({ length: count }, (_, n) => ({
          label: `random ${n + 1}`,
          params: randomState(spec, rest.limitsOf, random),
        }))
      : [{ label: 'start', params: {} }, ...spec.examples, ...ofQuestions];
  for (const { label, params } of states) {
    const state = { ...spec.initial, ...params };
    // The diagram, too, runs its model with the initial value of the control that Play moves.
    const moment = spec.play ? { [spec.play.name]: spec.initial[spec.play.name] } : {};
    const result = spec.run({ ...state, ...moment });
    const pairs = compare(run(rest.project(state), state, result), result, state, {
      ...rest,
      spec,
    });
    for (const [what, engine, shown, note = '', tolerance = 1e-3] of pairs) {
      const percent = (100 * Math.abs(shown - engine)) / Math.max(Math.abs(engine), 1e-6);
      // NaN does not agree.
      const agrees = percent <= limitPercent(kind) || Math.abs(shown - engine) <= tolerance;
      if (!agrees && !note) failed += 1;
      const mark = agrees ? '✓' : note ? '~' : '✗';
      console.log(
        `${mark} ${kind}, ${label}: ${what} ${engine.toPrecision(5)} in the engine, ${shown.toPrecision(5)} shown, ${percent.toFixed(2)}%${note && `; ${note}`}`,
      );
    }
  }
}
if (failed > 0) {
  console.error(`values that differ by more than the limit: ${failed}`);
  process.exit(1);
}
