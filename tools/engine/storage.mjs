// Storage units: web/src/diagrams/storage/engine.json. Volumes by depth, filling and draining by
// kinematic wave routing, and concentrations of a pollutant.
//
// The diagram's test checks that the diagram agrees with the engine within 1%: 18 volumes of six shapes;
// the depth, outflow and overflow at five times in each of ten units (or within 0.0001 ft or cfs);
// and concentrations at five times of 15 mixed volumes, junctions and treatments (or 0.001 mg/L).
import { clock } from './input.mjs';
import { loadDiagram, runEngine, writeNumbers } from './run.mjs';

const { spec, inflowSeries, project } = await loadDiagram('storage', 'model.ts', 'project.ts');

const units = [
  { shape: 'cylindrical', lengthFt: 80, widthFt: 60 },
  { shape: 'conical' },
  { shape: 'parabolic', lengthFt: 108, widthFt: 72 },
  { shape: 'pyramidal', sideSlope: 2 },
  { shape: 'functional', exponent: 1.5 },
  { shape: 'tabular' },
  { shape: 'conical', orificeFt: 0.4, inflowCfs: 12 },
  { shape: 'pyramidal', orificeFt: 1.5, inflowCfs: 30, inflowHours: 0.5, fullDepthFt: 6 },
  { shape: 'cylindrical', inflow: 'triangle', inflowCfs: 15, inflowHours: 3 },
  { shape: 'conical', inflow: 'triangle', inflowCfs: 30, inflowHours: 1.25, orificeFt: 0.4 },
].map((changes) => ({ ...spec.initial, hour: 0, ...changes }));

const lines = (list, line) => list.map(line).join('\n');

/** The fields of [STORAGE] from the shape on. */
function shapeFields(unit, n) {
  const { shape, lengthFt, widthFt, sideSlope, fullDepthFt, bottomFt2, topFt2, exponent } = unit;
  switch (shape) {
    case 'functional':
      return `FUNCTIONAL ${(topFt2 - bottomFt2) / fullDepthFt ** exponent} ${exponent} ${bottomFt2}`;
    case 'tabular':
      return `TABULAR C${n}`;
    case 'parabolic':
      return `PARABOLIC ${lengthFt} ${widthFt} ${fullDepthFt}`;
    default:
      return `${shape.toUpperCase()} ${lengthFt} ${widthFt} ${sideSlope}`;
  }
}

const curves = (list) =>
  lines(list, ({ fullDepthFt, bottomFt2, middleFt2, topFt2 }, n) =>
    [
      `C${n} STORAGE 0 ${bottomFt2}`,
      `C${n} ${fullDepthFt / 2} ${middleFt2}`,
      `C${n} ${fullDepthFt} ${topFt2}`,
    ].join('\n'),
  );

const model = (list, depthOf, rest, hours) => `
[OPTIONS]
FLOW_UNITS CFS
FLOW_ROUTING KINWAVE
START_DATE 01/01/2024
END_DATE 01/01/2024
END_TIME 0${hours}:00
REPORT_STEP 00:15:00
ROUTING_STEP 15

[STORAGE]
${lines(list, (unit, n) => `S${n} 0 ${unit.fullDepthFt} ${depthOf(unit)} ${shapeFields(unit, n)}`)}

[OUTFALLS]
${lines(list, (_, n) => `O${n} 0 FREE`)}

[ORIFICES]
${lines(list, (_, n) => `R${n} S${n} O${n} SIDE 0 0.65 NO`)}

[XSECTIONS]
${lines(list, ({ orificeFt }, n) => `R${n} CIRCULAR ${orificeFt} 0 0 0`)}

[CURVES]
${curves(list)}

${rest}

[REPORT]
NODES ALL
LINKS ALL
`;

/** Fractions of the full depth at which the volume of still water is computed. */
const fractions = [0.1, 0.4, 0.9];
const stillUnits = units
  .slice(0, 6)
  .flatMap((unit) => fractions.map((fraction) => ({ ...unit, fraction })));
const closedOrifices = `[CONTROLS]\n${lines(stillUnits, (_, n) => `RULE ${n}\nIF SIMULATION TIME >= 0\nTHEN ORIFICE R${n} SETTING = 0`)}`;
const still = runEngine(
  model(stillUnits, ({ fraction, fullDepthFt }) => fraction * fullDepthFt, closedOrifices, 1),
);

const inflows = `[TIMESERIES]
${lines(units, (unit, n) => lines([...inflowSeries(unit), [43200, 0]], ([seconds, cfs]) => `T${n} ${clock(seconds)} ${cfs}`))}

[INFLOWS]
${lines(units, (_, n) => `S${n} FLOW T${n} FLOW 1 1`)}`;
const filling = runEngine(model(units, () => 0, inflows, 8));

/** The times whose results are written. */
const hours = [0.5, 1.25, 2, 3, 5];

const pollutants = [
  { show: 'tank' },
  { show: 'tank', pulseStartHours: 2, pulseHours: 2, startMgPerL: 0, decayPerDay: 1 },
  { show: 'tank', flowCfs: 0, decayPerDay: 3, endHours: 72 },
  { show: 'conduit', tankFt3: 1200, endHours: 1, pulseHours: 0 },
  { show: 'conduit', tankFt3: 6000, flowCfs: 2, decayPerDay: 5, startMgPerL: 0 },
  { show: 'junction', flowCfs: 3, inMgPerL: 40, otherMgPerL: 120 },
  { show: 'junction', massKgPerHour: 1, removedPercent: 60 },
  { show: 'firstOrder', flowCfs: 0, ratePerHour: 0.8 / 24 },
  { show: 'firstOrder' },
  { show: 'settling' },
  { show: 'settling', flowCfs: 0, tankFt: 1, startMgPerL: 200 },
  { show: 'hrt', pulseHours: 72 },
  { show: 'hrt', flowCfs: 0 },
  { show: 'hrt', startMgPerL: 200, pulseStartHours: 2, pulseHours: 4 },
  { show: 'hrtJunction' },
].map((changes) => ({ ...spec.initial, hour: 0, ...changes }));

/** The concentrations of a pollutant at five times. */
function concentrationsOf(params) {
  const { hours: times, nodes, links } = runEngine(project(params));
  const { P } = params.show === 'conduit' ? links.CONDUIT : nodes.NODE;
  const quality = [0.2, 0.4, 0.6, 0.8, 0.95].map((fraction) => {
    const index = Math.round(fraction * (times.length - 1));
    return { hour: times[index], mgPerL: P[index] };
  });
  return { params, quality };
}

writeNumbers('storage', [
  ...stillUnits.map(({ fraction, ...params }, n) => ({
    params,
    depthFt: fraction * params.fullDepthFt,
    volumeFt3: still.nodes[`S${n}`].volumeFt3[0],
  })),
  ...units.flatMap((params, n) =>
    hours.map((hour) => {
      const at = filling.hours.indexOf(hour);
      return {
        params: { ...params, hour },
        depthFt: filling.nodes[`S${n}`].depthFt[at],
        volumeFt3: filling.nodes[`S${n}`].volumeFt3[at],
        outflowCfs: filling.links[`R${n}`].flowCfs[at],
        overflowCfs: filling.nodes[`S${n}`].floodingCfs[at],
      };
    }),
  ),
  ...pollutants.map(concentrationsOf),
]);
