import { useState } from 'react';
import { useHref } from 'react-router-dom';
import { paths } from '../app/paths';
import type { Kind } from '../diagrams/kinds';
import { LazyDiagram } from '../diagrams/lazy-diagram';

interface TopicDiagramProps {
  kind: Kind;
  /** The state to start from, as in "depthFt=1.5"; absent for the diagram's own. */
  state: string | undefined;
}

/** The diagram in the dialog, with a link that opens its current state in a new tab. */
export function TopicDiagram({ kind, state = '' }: TopicDiagramProps) {
  const [search, setSearch] = useState('');
  const href = useHref(paths.diagram(kind, search));
  return (
    <div className="space-y-3 sm:rounded-lg sm:border sm:border-hairline sm:p-4">
      <LazyDiagram kind={kind} search={`?${state}`} onSearch={setSearch} />
      {/* In a new tab, so that the quiz is not left. */}
      <a
        href={href}
        target="_blank"
        rel="noopener"
        className="inline-flex min-h-11 items-center text-link underline print:hidden"
      >
        Open this diagram in its current state in a new tab
      </a>
    </div>
  );
}
