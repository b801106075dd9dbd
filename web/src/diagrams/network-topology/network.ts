/** How flow is routed: the option FLOW_ROUTING of a project. */
export type Method = 'steady' | 'kinematic' | 'dynamic';

export const methods: readonly Method[] = ['steady', 'kinematic', 'dynamic'];

/** What the diagram's controls set. */
export type NetworkParams = {
  method: Method;
  /** The kind of the middle node, X. */
  hub: 'junction' | 'divider' | 'storage';
  /** The second link that leaves X. */
  second: 'none' | 'conduit' | 'orifice' | 'weir' | 'pump';
  /** Where the second link leads: to O2, to the end of C4, to J4 (beside C3), or back to J1. */
  end: 'outfall' | 'same' | 'beside' | 'upstream';
  /** True if C3, which leaves X, rises. */
  isAdverse: boolean;
  /** True if C4 ends at an outfall, false if at a junction. */
  hasOutfall: boolean;
  inflowCfs: number;
  /** What limits the flow that a divider keeps in C3: a cutoff, or the full flow of C3. */
  divider: 'cutoff' | 'overflow';
  /** The cutoff, or the full flow of C3. A divider diverts what exceeds it. */
  cutoffCfs: number;
};

export type NodeId = 'J1' | 'J3' | 'X' | 'J4' | 'J5' | 'O1' | 'O2';
export type LinkId = 'C1' | 'C2' | 'C3' | 'C4' | 'L5';

export interface NetworkNode {
  id: NodeId;
  kind: 'junction' | 'divider' | 'storage' | 'outfall';
  invertFt: number;
}

export interface NetworkLink {
  id: LinkId;
  /** A pump is always ideal. */
  kind: 'conduit' | 'orifice' | 'weir' | 'pump';
  from: NodeId;
  to: NodeId;
}

export interface Network {
  nodes: NetworkNode[];
  links: NetworkLink[];
}

/** The inflow at J3, which no control sets. */
export const sideInflowCfs = 2;

/**
 * Reports whether C3 has the full flow `cutoffCfs`, as it does below an overflow divider unless it
 * rises. All other conduits are large enough for every flow.
 */
export function hasSmallC3({ hub, divider, isAdverse }: NetworkParams): boolean {
  return hub === 'divider' && divider === 'overflow' && !isAdverse;
}

/** The network that the controls describe, with its links in the order of the project file. */
export function networkOf({ hub, second, end, isAdverse, hasOutfall }: NetworkParams): Network {
  const last: NetworkNode = hasOutfall
    ? { id: 'O1', kind: 'outfall', invertFt: 88 }
    : { id: 'J5', kind: 'junction', invertFt: 88 };
  const nodes: NetworkNode[] = [
    { id: 'J1', kind: 'junction', invertFt: 100 },
    { id: 'J3', kind: 'junction', invertFt: 100 },
    { id: 'X', kind: hub, invertFt: 96 },
    { id: 'J4', kind: 'junction', invertFt: isAdverse ? 97 : 92 },
    last,
  ];
  const links: NetworkLink[] = [
    { id: 'C1', kind: 'conduit', from: 'J1', to: 'X' },
    { id: 'C2', kind: 'conduit', from: 'J3', to: 'X' },
    { id: 'C3', kind: 'conduit', from: 'X', to: 'J4' },
    { id: 'C4', kind: 'conduit', from: 'J4', to: last.id },
  ];
  if (second !== 'none') {
    const to = { outfall: 'O2', same: last.id, beside: 'J4', upstream: 'J1' } as const;
    links.push({ id: 'L5', kind: second, from: 'X', to: to[end] });
    if (end === 'outfall') nodes.push({ id: 'O2', kind: 'outfall', invertFt: 92 });
  }
  return { nodes, links };
}
