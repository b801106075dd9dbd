import type { LinkId, Method, Network, NetworkLink, NetworkNode, NodeId } from './network';

/** An error of the engine, in its words. */
export interface EngineError {
  code: number;
  text: string;
  /** The node or link with the error, if any. */
  at?: NodeId | LinkId;
  /** The links of a cycle. */
  cycle?: LinkId[];
}

/** The codes of errors, as in "ERROR 133, 115" or "133, 115, 139"; empty if there are none. */
export function codesOf(errors: readonly EngineError[]): string {
  const codes = [...new Set(errors.map(({ code }) => code))].join(', ');
  // With three codes, the word ERROR does not fit on the line.
  return codes.length > 8 || codes === '' ? codes : `ERROR ${codes}`;
}

/**
 * The errors that the engine reports for a network, in its order; none if the
 * method accepts it. The engine checks the dividers (project.c), then, except in
 * dynamic wave routing, the order of the links (toposort.c), then the layout
 * (flowrout.c), and stops after the first check that finds errors. User's Manual,
 * Appendix E.
 *
 * Check: the errors of the 204 networks that the diagram can show are those
 * of engine 5.2.4 with each method, word for word.
 */
export function errorsOf(network: Network, method: Method): EngineError[] {
  for (const check of method === 'dynamic'
    ? [dividerErrors, generalLayoutErrors]
    : [dividerErrors, cycleErrors, treeLayoutErrors]) {
    const errors = check(network);
    if (errors.length > 0) return errors;
  }
  return [];
}

const error = (code: number, text: string, at?: NodeId | LinkId): EngineError => ({
  code,
  text: `ERROR ${code}: ${text}`,
  ...(at && { at }),
});

const leaving = ({ links }: Network, { id }: NetworkNode) =>
  links.filter(({ from }) => from === id);

/** A divider names the link to which it diverts: node.c, divider_validate. */
function dividerErrors(network: Network): EngineError[] {
  return network.nodes
    .filter((node) => node.kind === 'divider' && leaving(network, node).length < 2)
    .map(({ id }) => error(136, `Divider ${id} has invalid diversion link.`, id));
}

/** Links are sorted from upstream to downstream, which a cycle makes impossible: toposort.c. */
function cycleErrors({ links }: Network): EngineError[] {
  const pathTo = (at: NodeId, goal: NodeId, seen: readonly LinkId[]): LinkId[] | undefined => {
    if (at === goal) return [];
    for (const { id, from, to } of links) {
      if (from !== at || seen.includes(id)) continue;
      const rest = pathTo(to, goal, [...seen, id]);
      if (rest) return [id, ...rest];
    }
    return undefined;
  };
  for (const { id, from, to } of links.toReversed()) {
    const back = pathTo(to, from, [id]);
    if (!back) continue;
    const cycle = [id, ...back];
    const text = `the following links form cyclic loops in the drainage system: ${cycle.join(' --> ')}`;
    return [{ ...error(131, text, id), cycle }];
  }
  return [];
}

/** Checks the layout for steady flow and kinematic wave routing: flowrout.c, validateTreeLayout. */
function treeLayoutErrors(network: Network): EngineError[] {
  const { nodes, links } = network;
  const invertOf = (id: NodeId) => nodes.find((node) => node.id === id)?.invertFt ?? 0;
  const kindOf = (id: NodeId) => nodes.find((node) => node.id === id)?.kind;
  return [
    ...nodes
      .filter((node) => node.kind === 'junction' && leaving(network, node).length > 1)
      .map(({ id }) => error(133, `Node ${id} has more than one outlet link.`, id)),
    ...links.flatMap(({ id, kind, from, to }: NetworkLink) => {
      if (kind === 'conduit' && invertOf(from) < invertOf(to)) {
        return [error(115, `adverse slope for Conduit ${id}.`, id)];
      }
      if ((kind === 'weir' || kind === 'orifice') && kindOf(from) !== 'storage') {
        return [error(139, `Regulator ${id} is the outlet of a non-storage node.`, id)];
      }
      return [];
    }),
  ];
}

/**
 * Checks the layout for dynamic wave routing: flowrout.c, validateGeneralLayout. The
 * engine reverses a conduit that rises (link.c, conduit_reverse), but still counts
 * it as an outlet of its original upstream node.
 */
function generalLayoutErrors(network: Network): EngineError[] {
  const { nodes, links } = network;
  const errors = links
    .filter(
      ({ kind, from }) =>
        kind === 'pump' && links.some((one) => one.from === from && one.kind !== 'pump'),
    )
    .map(({ from }) => error(134, `Node ${from} has illegal DUMMY link connections.`, from));
  const outfalls = nodes.filter(({ kind }) => kind === 'outfall');
  const crowded = outfalls.filter(
    ({ id }) => links.filter(({ from, to }) => from === id || to === id).length > 1,
  );
  errors.push(
    ...crowded.map(({ id }) =>
      error(141, `Outfall ${id} has more than 1 inlet link or an outlet link.`, id),
    ),
  );
  if (outfalls.length === crowded.length) {
    errors.push(error(145, 'Drainage system has no acceptable outlet nodes.'));
  }
  return errors;
}
