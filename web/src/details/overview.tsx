import type { ReactNode } from 'react';
import type { Topic } from '../bank/bundle';
import { RichText } from '../bank/rich-text';
import { type Kind, titleOf } from '../diagrams/kinds';
import { NoDiagram } from '../diagrams/no-diagram';
import { RichList } from './rich-list';
import { TopicDiagram } from './topic-diagram';

interface OverviewProps {
  kind: Kind | undefined;
  /** The diagram's state for the case in the question. */
  state?: string | undefined;
  topic: Topic | undefined;
}

/** The first tab: technical overview, diagram and key points. */
export function Overview({ kind, state, topic }: OverviewProps) {
  const diagram = (
    <Section
      title={kind ? `Diagram: ${titleOf(kind)}` : 'Diagram'}
      className={kind && 'overview-diagram'}
    >
      {kind ? <TopicDiagram kind={kind} state={state} /> : <NoDiagram />}
    </Section>
  );
  return (
    <div className={kind ? 'overview' : 'grid items-start gap-x-10 gap-y-6 lg:grid-cols-2'}>
      <Section title={topic ? `Technical overview: ${topic.title}` : 'Technical overview'}>
        <p>
          <RichText text={topic?.description ?? 'This question has no topic yet.'} />
        </p>
      </Section>
      {kind && diagram}
      <div className="space-y-6">
        {!kind && diagram}
        <Section title="Key points">
          <RichList texts={topic?.keyPoints ?? []} empty="No key points are listed." />
        </Section>
        {/* The topic's picture in words may not match the case in the question. */}
        {topic?.diagram && !state && (
          <Section title="Picture it in your mind">
            <p>
              <RichText text={topic.diagram} />
            </p>
          </Section>
        )}
      </div>
    </div>
  );
}

interface SectionProps {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

function Section({ title, className = '', children }: SectionProps) {
  return (
    <section className={`min-w-0 space-y-2 ${className}`}>
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}
