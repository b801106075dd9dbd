import type { Kind } from '../diagrams/kinds';
import type { DiagramSpec } from '../diagrams/kit/spec';

/** A specification whose parameter and result types are not known. */
type AnySpec = DiagramSpec<Record<string, number | string | boolean>, unknown>;

const modules = import.meta.glob<{ spec: AnySpec }>('../diagrams/*/index.tsx');

/** Loads the specification of a kind of diagram. */
export async function specOf(kind: Kind): Promise<AnySpec> {
  const load = modules[`../diagrams/${kind}/index.tsx`];
  if (!load) throw new Error(`no diagram ${kind}`);
  return (await load()).spec;
}
