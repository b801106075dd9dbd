import type { Topic } from '../bank/bundle';
import type { Question } from '../bank/item';
import { Tabs } from '../ui/tabs';
import { Equations } from './equations';
import { kindOfQuestion } from './kind-of-question';
import { Overview } from './overview';
import { RichList } from './rich-list';

interface TopicTabsProps {
  question: Question;
  topic: Topic | undefined;
}

/** The topic of a question in three tabs. Without a topic, they show what is missing. */
export function TopicTabs({ question, topic }: TopicTabsProps) {
  return (
    <Tabs
      label="Technical details"
      tabs={[
        {
          name: 'Overview & Diagram',
          content: (
            <Overview
              kind={kindOfQuestion(question, topic)}
              state={question.explore?.state}
              topic={topic}
            />
          ),
        },
        {
          name: 'Equations',
          content: <Equations equations={topic?.equations ?? []} solution={question.solution} />,
        },
        {
          name: 'Applications',
          content: (
            <RichList texts={topic?.applications ?? []} empty="No applications are listed." />
          ),
        },
      ]}
    />
  );
}
