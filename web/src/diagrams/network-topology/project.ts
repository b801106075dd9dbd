import { manningUs } from '../hydraulics/constants';
import {
  conduitColumns,
  constantInflows,
  junctionColumns,
  options,
  outfallColumns,
  projectText,
  reportAll,
  type Section,
  storageColumns,
  xsectionColumns,
} from '../kit/project';
import {
  hasSmallC3,
  type LinkId,
  type NetworkLink,
  type NetworkNode,
  type NetworkParams,
  type NodeId,
  networkOf,
  sideInflowCfs,
} from './network';

const methods = { steady: 'STEADY', kinematic: 'KINWAVE', dynamic: 'DYNWAVE' } as const;

/** Where the nodes are on the map. */
const places: Record<NodeId, readonly [number, number]> = {
  J1: [1000, 7000],
  J3: [1000, 3000],
  X: [3000, 5000],
  J4: [5000, 5000],
  O1: [7000, 5000],
  J5: [7000, 5000],
  O2: [5000, 2000],
};

/** Writes the network with constant inflows for six hours, even if the engine rejects it. */
export function project(params: NetworkParams): string {
  const { nodes, links } = networkOf(params);
  const nodesOf = (kind: NetworkNode['kind']) => nodes.filter((node) => node.kind === kind);
  return projectText('A small network', [
    options(6, {
      FLOW_ROUTING: methods[params.method],
      REPORT_STEP: '00:10:00',
      ROUTING_STEP: 5,
    }),
    [
      'JUNCTIONS',
      junctionColumns,
      nodesOf('junction').map(({ id, invertFt }) => [id, invertFt, 10, 0, 0, 0]),
    ],
    [
      'DIVIDERS',
      ['Name', 'Elev', 'Diverted', 'Type', 'Parameters'],
      nodesOf('divider').map(({ id, invertFt }) => [
        id,
        invertFt,
        params.second === 'none' ? '*' : 'L5',
        ...(params.divider === 'cutoff' ? ['CUTOFF', params.cutoffCfs] : ['OVERFLOW']),
        10,
      ]),
    ],
    [
      'STORAGE',
      storageColumns,
      nodesOf('storage').map(({ id, invertFt }) => [id, invertFt, 10, 0, 'FUNCTIONAL', 0, 0, 500]),
    ],
    [
      'OUTFALLS',
      outfallColumns,
      nodesOf('outfall').map(({ id, invertFt }) => [id, invertFt, 'FREE', '', 'NO']),
    ],
    ...linkSections(links, params),
    constantInflows([
      ['J1', params.inflowCfs],
      ['J3', sideInflowCfs],
    ]),
    reportAll,
    ['COORDINATES', ['Node', 'X', 'Y'], nodes.map(({ id }) => [id, ...places[id]])],
  ]);
}

const lengthFt = 400;
const roughness = 0.013;

/**
 * Returns a conduit's diameter: 6 ft, unless C3 must have the full flow `cutoffCfs`. For a full
 * flow of 0 it is 0.1 ft, because the engine rejects a diameter of 0.
 */
function diameterFt(id: LinkId, params: NetworkParams): number {
  if (id !== 'C3' || !hasSmallC3(params)) return 6;
  // Manning's equation for a full circle, solved for the diameter to the power of 8/3. C3 falls by
  // 4 ft; the engine divides this by the horizontal length.
  const slope = 4 / Math.sqrt(lengthFt ** 2 - 4 ** 2);
  const power =
    (params.cutoffCfs * roughness * 4 ** (5 / 3)) / (manningUs * Math.PI * Math.sqrt(slope));
  return Math.max(0.1, power ** (3 / 8));
}

function linkSections(links: readonly NetworkLink[], params: NetworkParams): Section[] {
  const rows = (
    kind: NetworkLink['kind'],
    fields: (link: NetworkLink) => readonly (string | number)[],
  ) =>
    links
      .filter((link) => link.kind === kind)
      .map((link) => [link.id, link.from, link.to, ...fields(link)]);
  return [
    [
      'CONDUITS',
      conduitColumns,
      rows('conduit', ({ id }) => [
        id === 'L5' && params.end === 'same' ? 2 * lengthFt : lengthFt,
        roughness,
        0,
        0,
        0,
      ]),
    ],
    [
      'WEIRS',
      ['Name', 'Node1', 'Node2', 'Type', 'CrestHt', 'Cd', 'Gated', 'EC', 'Cd2'],
      rows('weir', () => ['TRANSVERSE', 1, 3.33, 'NO', 0, 0]),
    ],
    [
      'ORIFICES',
      ['Name', 'Node1', 'Node2', 'Type', 'Offset', 'Cd', 'Gated', 'CloseTime'],
      rows('orifice', () => ['SIDE', 0, 0.65, 'NO', 0]),
    ],
    ['PUMPS', ['Name', 'Node1', 'Node2', 'Curve', 'Status'], rows('pump', () => ['*', 'ON'])],
    [
      'XSECTIONS',
      xsectionColumns,
      links
        .filter(({ kind }) => kind !== 'pump')
        .map(({ id, kind }) =>
          kind === 'weir'
            ? [id, 'RECT_OPEN', 2, 4, 0, 0]
            : [id, 'CIRCULAR', kind === 'orifice' ? 2 : diameterFt(id, params), 0, 0, 0],
        ),
    ],
  ];
}
