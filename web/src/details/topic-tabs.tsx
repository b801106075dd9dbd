import type { ReactNode } from 'react';
import type { Equation, Rich, Topic } from '../bank/bundle';
import { drawMath, RichText } from '../bank/rich-text';
import { Tabs } from '../ui/tabs';

/** A topic in three tabs; without a topic the tabs say that there is nothing. */
export function TopicTabs({ topic }: { topic: Topic | undefined }) {
  return (
    <Tabs
      label="Technical details"
      tabs={[
        { name: 'Overview & Diagram', content: <Overview topic={topic} /> },
        { name: 'Equations', content: <Equations equations={topic?.equations ?? []} /> },
        {
          name: 'Applications',
          content: (
            <RichList
              texts={topic?.applications ?? []}
              empty="No applications are listed for this topic."
            />
          ),
        },
      ]}
    />
  );
}

function Overview({ topic }: { topic: Topic | undefined }) {
  return (
    <div className="space-y-5">
      <figure className="rounded-lg border border-hairline bg-muted p-4 text-on-card">
        <p className="py-6 text-center">Diagram not available</p>
        {topic?.diagram && (
          <figcaption className="text-sm">
            <RichText text={topic.diagram} />
          </figcaption>
        )}
      </figure>
      <Section title={topic ? topic.title : 'Technical overview'}>
        <p>
          <RichText text={topic?.description ?? 'This question has no topic of its own yet.'} />
        </p>
      </Section>
      <Section title="Key points">
        <RichList texts={topic?.keyPoints ?? []} empty="No key points are listed for this topic." />
      </Section>
    </div>
  );
}

function Equations({ equations }: { equations: Equation[] }) {
  if (equations.length === 0) return <p>No specific equations for this topic.</p>;
  return (
    <div className="space-y-6">
      {equations.map((equation) => (
        <section key={equation.tex} className="space-y-2">
          <h3 className="font-semibold">
            <RichText text={equation.label} />
          </h3>
          <div className="overflow-x-auto">
            {equation.math ? drawMath(equation.math) : <code>{equation.tex}</code>}
          </div>
          {equation.where.length > 0 && (
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
              {equation.where.map(({ symbol, meaning }) => (
                <div key={JSON.stringify(symbol)} className="contents">
                  <dt>
                    <RichText text={symbol} />
                  </dt>
                  <dd>
                    <RichText text={meaning} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      ))}
    </div>
  );
}

function RichList({ texts, empty }: { texts: Rich[]; empty: string }) {
  if (texts.length === 0) return <p>{empty}</p>;
  return (
    <ul className="list-disc space-y-1.5 pl-5">
      {texts.map((text) => (
        <li key={JSON.stringify(text)}>
          <RichText text={text} />
        </li>
      ))}
    </ul>
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
