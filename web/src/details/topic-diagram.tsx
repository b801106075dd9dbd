import { useState } from 'react';
import { useHref } from 'react-router-dom';
import { paths } from '../app/paths';
import type { Kind } from '../diagrams/kinds';
import { LazyDiagram } from '../diagrams/lazy-diagram';

interface TopicDiagramProps {
  kind: Kind;
  /** The state for the case in the question: "headFt=1.5&units=SI". */
  state?: string | undefined;
}

/** The diagram in the dialog, with a link that opens its current state in a new tab. */
export function TopicDiagram({ kind, state = '' }: TopicDiagramProps) {
  const start = state && `?${state}`;
  const [search, setSearch] = useState(start);
  const href = useHref(paths.diagram(kind, search));
  return (
    <div className="space-y-3">
      <p>
        The diagram starts with {state ? 'a case that suits this question' : 'numbers of its own'}.
      </p>
      <LazyDiagram kind={kind} search={start} onSearch={setSearch} folded />
      {/* In a new tab, so that the learner stays in the quiz. */}
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
