// Pumps: web/src/diagrams/pump-curve/engine.json.
//
// The first cases record the flow of a pump whose wet well is so large that its level does not
// change. If the pump's curve depends on the head (types 3 and 5), a force main connects the pump to
// the outfall. The other cases cover an hour in which a wet well fills and empties. They record the
// pump's starts, the pumped volume, the energy from the report, and the depths.
//
// The diagram's test checks that the diagram agrees with the engine within 1%: the flow and head of a
// running pump at 18 settings, and the starts, volume and energy in an hour of a wet well for each
// of the six pumps and a custom curve. Levels agree within 1.1% of the well's depth.
import { sum } from './input.mjs';
import { loadDiagram, pumpSummaryOf, runEngine, writeNumbers } from './run.mjs';

const stepSeconds = 2;

const { spec, curveOf } = await loadDiagram('pump-curve', 'pump.ts');
const initial = { ...spec.initial, minute: 0 };

/**
 * The control rules that start and stop a pump at a speed other than 100%. The depths in [PUMPS]
 * would start it at 100%.
 */
function rules({ startDepthFt, stopDepthFt, speedPercent }) {
  if (speedPercent === 100) return '';
  return `
[CONTROLS]
RULE START
IF NODE WELL DEPTH > ${startDepthFt}
THEN PUMP P SETTING = ${speedPercent / 100}
RULE STOP
IF NODE WELL DEPTH < ${stopDepthFt}
THEN PUMP P SETTING = 0
`;
}

const model = (params, { area, depth, isOn, byDepth }) => `
[OPTIONS]
FLOW_UNITS CFS
FLOW_ROUTING DYNWAVE
FORCE_MAIN_EQUATION H-W
START_DATE 01/01/2024
END_DATE 01/01/2024
END_TIME 01:00
REPORT_START_TIME 00:00:00
REPORT_STEP 00:00:0${stepSeconds}
WET_STEP 00:00:10
ROUTING_STEP ${stepSeconds}
VARIABLE_STEP 0

[STORAGE]
WELL 0 12 ${depth} FUNCTIONAL 0 0 ${area}

[JUNCTIONS]
${params.hasMain ? 'J 0 0 0 200' : ''}

[OUTFALLS]
O ${params.hasMain ? params.liftFt - params.mainDiameterIn / 12 - 0.01 : 0} FIXED ${params.liftFt}

[CONDUITS]
${params.hasMain ? `MAIN J O ${params.mainLengthFt} 0.01 0 0` : ''}

[XSECTIONS]
${params.hasMain ? `MAIN FORCE_MAIN ${params.mainDiameterIn / 12} 120 0 0` : ''}

[PUMPS]
P WELL ${params.hasMain ? 'J' : 'O'} ${params.type === 'ideal' ? '*' : 'CURVE'} ${isOn ? 'ON' : 'OFF'} ${
  byDepth ? `${params.startDepthFt} ${params.stopDepthFt}` : '0 0'
}

[CURVES]
${
  params.type === 'ideal'
    ? ''
    : curveOf(params)
        .map(([x, y], n) => `CURVE ${n === 0 ? params.type.replace('type', 'PUMP') : ''} ${x} ${y}`)
        .join('\n')
}
${params.rules ?? ''}
[INFLOWS]
${params.inflowCfs > 0 ? `WELL FLOW "" FLOW 1 1 ${params.inflowCfs}` : ''}

[REPORT]
NODES ALL
LINKS ALL
`;

/** The case of a pump that runs at a constant level. */
function steadyCase(changes) {
  const { depthFt, ...rest } = changes;
  const params = { ...initial, inflowCfs: 0, ...rest };
  const hasMain = params.type === 'type3' || params.type === 'type5';
  const setting = `\n[CONTROLS]\nRULE SPEED\nIF SIMULATION TIME >= 0\nTHEN PUMP P SETTING = ${params.speedPercent / 100}\n`;
  const { links, nodes } = runEngine(
    model(
      { ...params, hasMain, rules: params.speedPercent === 100 ? '' : setting },
      { area: 1e7, depth: depthFt, isOn: true, byDepth: false },
    ),
  );
  const last = (series) => series.at(-1);
  const flowCfs = last(links.P.flowCfs);
  return {
    params,
    depthFt,
    flowCfs,
    ...(hasMain && { headFt: last(nodes.J.headFt) - last(nodes.WELL.headFt) }),
  };
}

/** The case of a wet well whose level changes during an hour. */
function hourCase(changes) {
  const params = { ...initial, ...changes };
  const byRules = params.speedPercent !== 100;
  const { report, nodes, links } = runEngine(
    model(
      { ...params, hasMain: true, rules: rules(params) },
      {
        area: params.wellAreaFt2,
        depth: params.stopDepthFt,
        isOn: false,
        byDepth: !byRules,
      },
    ),
  );
  const levels = nodes.WELL.depthFt;
  return {
    params,
    // Counted here, because the report counts a start twice if a surge in the force main stops the pump.
    starts: levels.filter(
      (level, n) => level > params.startDepthFt && levels[n - 1] <= params.startDepthFt,
    ).length,
    energyKwh: pumpSummaryOf(report, 'P').energyKwh,
    pumpedFt3: stepSeconds * sum(links.P.flowCfs),
    // Every three minutes. The engine does not report the end of the hour.
    depthsFt: levels.filter((_, n) => (n + 1) % (180 / stepSeconds) === 0),
  };
}

// Curves whose three points lie on a line.
const ownByDepth = {
  curve: 'own',
  firstFt: 2,
  firstCfs: 1,
  secondFt: 5,
  secondCfs: 2,
  thirdFt: 8,
  thirdCfs: 3,
};
const ownByHead = {
  curve: 'own',
  firstFt: 10,
  firstCfs: 4,
  secondFt: 25,
  secondCfs: 3,
  thirdFt: 40,
  thirdCfs: 2,
};

writeNumbers('pump-curve', [
  steadyCase({ type: 'type2', depthFt: 2 }),
  steadyCase({ type: 'type2', depthFt: 5 }),
  steadyCase({ type: 'type2', depthFt: 10, speedPercent: 80 }),
  steadyCase({ type: 'type4', depthFt: 3 }),
  steadyCase({ type: 'type4', depthFt: 9, speedPercent: 110 }),
  steadyCase({ type: 'type3', depthFt: 6 }),
  steadyCase({ type: 'type3', depthFt: 2, liftFt: 36, mainLengthFt: 500 }),
  steadyCase({ type: 'type3', depthFt: 6, speedPercent: 70 }),
  steadyCase({ type: 'type3', depthFt: 10, mainLengthFt: 4000, mainDiameterIn: 12 }),
  steadyCase({ type: 'type3', depthFt: 2, liftFt: 50 }),
  steadyCase({ type: 'type5', depthFt: 6 }),
  steadyCase({ type: 'type5', depthFt: 6, speedPercent: 120 }),
  steadyCase({ type: 'type5', depthFt: 8, speedPercent: 85 }),
  steadyCase({ type: 'type5', depthFt: 4, speedPercent: 60 }),
  steadyCase({ type: 'type2', ...ownByDepth, depthFt: 5.5 }),
  steadyCase({ type: 'type4', ...ownByDepth, depthFt: 5.5 }),
  steadyCase({ type: 'type3', ...ownByHead, depthFt: 6, speedPercent: 50 }),
  steadyCase({ type: 'type5', ...ownByHead, depthFt: 6, speedPercent: 75 }),
  hourCase({ type: 'ideal' }),
  hourCase({ type: 'type1', wellAreaFt2: 150 }),
  hourCase({ type: 'type2' }),
  hourCase({ type: 'type2', inflowCfs: 3.5 }),
  hourCase({ type: 'type4', speedPercent: 90 }),
  hourCase({
    type: 'type2',
    ...ownByDepth,
    firstCfs: 3,
    secondCfs: 3,
    inflowCfs: 0.83,
    startDepthFt: 6.1,
    wellAreaFt2: 133,
    mainDiameterIn: 16,
    mainLengthFt: 100,
  }),
  hourCase({ type: 'type3' }),
  hourCase({ type: 'type5', speedPercent: 110 }),
]);
