import { useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Item } from '../../bank/bundle';
import { findCategory, useCatalog } from '../../bank/catalog-context';
import { draw } from '../model/draw';
import { readLink } from '../model/link';
import { newSeed } from '../model/random';
import { useDraws } from '../state/use-draws';
import { EmptyQuiz } from './empty-quiz';
import { LinkNotes } from './link-notes';
import { ModeScreen } from './mode-screen';

/** What the address asks for, before the quiz is started. */
export function Entrance({ bank }: { bank: readonly Item[] }) {
  const catalog = useCatalog();
  const path = useParams().category;
  const [query] = useSearchParams();
  const [seed] = useState(newSeed);
  const { start } = useDraws();
  const asked = useMemo(
    () => readLink(query, { catalog, questions: bank, category: path, seed }),
    [query, catalog, bank, path, seed],
  );
  const timePerQuestion = catalog.quiz.secondsPerQuestion * 1000;
  const number = useMemo(() => draw(bank, asked.plan).length, [bank, asked]);
  const category = findCategory(catalog, asked.plan.category);
  if (number === 0) return <EmptyQuiz category={category} />;
  return (
    <ModeScreen
      // Another address is another screen, with its own mode.
      key={`${path} ${query}`}
      category={category}
      asked={asked}
      number={number}
      onStart={(mode, pace) =>
        start({ plan: asked.plan, mode, bank, timePerQuestion: timePerQuestion * pace })
      }
    >
      <LinkNotes asked={asked} />
    </ModeScreen>
  );
}
