import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { findCategory, useCatalog } from '../../bank/catalog-context';
import { useAnnounce } from '../../ui/announcer';
import { useToast } from '../../ui/toaster';
import { linkQuery } from '../model/link';
import type { Progress } from '../model/progress';
import {
  type DrawnQuiz,
  practiceMissedAtom,
  type QuizSetup,
  redrawAtom,
  startAtom,
  undoRedrawAtom,
} from './quiz';

/**
 * Returns functions that start and redraw quizzes. They update the address, so that a reload
 * draws the same questions. A start adds an entry to the browser's history, so that Back leads
 * to the mode screen. A redraw replaces the entry, and so does a quiz continued after a reload, whose
 * mode screen is the entry before.
 */
export function useQuizActions() {
  const navigate = useNavigate();
  const catalog = useCatalog();
  const isCategoryInPath = findCategory(catalog, useParams().category) !== undefined;
  const toast = useToast();
  const announce = useAnnounce();
  const start = useSetAtom(startAtom);
  const redraw = useSetAtom(redrawAtom);
  const drawMissed = useSetAtom(practiceMissedAtom);
  const undoRedraw = useSetAtom(undoRedrawAtom);

  const go = useCallback(
    ({ plan, mode, attempt }: DrawnQuiz, replace: boolean) => {
      const queryPlan = isCategoryInPath ? { ...plan, category: undefined } : plan;
      // After Back, the browser must not scroll the mode screen, which is shown from its top.
      if (!replace) history.scrollRestoration = 'manual';
      navigate({ search: linkQuery(queryPlan, mode, catalog) }, { replace, state: { attempt } });
      history.scrollRestoration = 'auto';
    },
    [navigate, catalog, isCategoryInPath],
  );
  const startQuiz = useCallback(
    (setup: QuizSetup, progress: Progress | null = null) => {
      const { hash, search } = window.location;
      // Back from a quiz that a link continues must not offer its earlier state again.
      if (progress && hash) navigate({ search }, { replace: true });
      go(start(setup, progress), progress !== null && !hash);
    },
    [go, start, navigate],
  );
  const undo = useCallback(() => {
    const previous = undoRedraw();
    if (!previous) return;
    go(previous, true);
    announce('The earlier quiz is back.');
  }, [go, undoRedraw, announce]);
  const closeToast = useRef(() => {});
  // The notification of a new quiz belongs to its page.
  useEffect(() => () => closeToast.current(), []);
  const redrawQuiz = useCallback(() => {
    const drawn = redraw();
    if (!drawn) return;
    go(drawn, true);
    closeToast.current = toast({
      // A topic may have no more questions than the quiz.
      title: drawn.hasNew ? 'New questions drawn' : 'Drawn again from the same questions',
      action: { label: 'Undo', onClick: undo },
    });
  }, [go, redraw, toast, undo]);
  const practiceMissed = useCallback(() => {
    const drawn = drawMissed(catalog.quiz.size);
    if (!drawn) return;
    go(drawn, false); // Back leads to the mode screen, which offers the results.
    closeToast.current = toast({ title: 'Practicing missed questions' });
  }, [go, drawMissed, catalog, toast]);
  return { startQuiz, redrawQuiz, practiceMissed };
}
