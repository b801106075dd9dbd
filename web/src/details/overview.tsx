import type { ReactNode } from 'react';
import type { Topic } from '../bank/bundle';
import { RichText } from '../bank/rich-text';
import { type Kind, titleOf } from '../diagrams/kinds';
import { NoDiagram } from '../diagrams/no-diagram';
import { RichList } from './rich-list';
import { TopicDiagram } from './topic-diagram';

interface OverviewProps {
  kind: Kind | undefined;
  /** The diagram's state that shows the question's own case. */
  state: string | undefined;
  topic: Topic | undefined;
}

/** The first tab: diagram, technical overview, key points. */
export function Overview({ kind, state, topic }: OverviewProps) {
  return (
    <div className="space-y-6">
      <Section title={kind ? `Diagram: ${titleOf(kind)}` : 'Diagram'}>
        {kind ? <TopicDiagram kind={kind} state={state} /> : <NoDiagram />}
      </Section>
      <Section title={topic ? `Technical overview: ${topic.title}` : 'Technical overview'}>
        <p>
          <RichText text={topic?.description ?? 'This question has no topic yet.'} />
        </p>
        {topic?.diagram && (
          <p>
            <strong>Picture it: </strong>
            <RichText text={topic.diagram} />
          </p>
        )}
      </Section>
      <Section title="Key points">
        <RichList texts={topic?.keyPoints ?? []} empty="No key points are listed for this topic." />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-2">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}
