import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { findCategory, useCatalog } from '../../bank/catalog-context';
import { useToast } from '../../ui/toaster';
import { linkQuery } from '../model/link';
import {
  type Beginning,
  type Drawn,
  practiceMissedAtom,
  redrawAtom,
  startAtom,
  undoRedrawAtom,
} from './quiz';

/**
 * Starts quizzes and draws them anew. The address follows: after a reload it
 * asks for the same questions. A start is a new entry in the browser's history,
 * so that Back leads to the mode screen; a new draw takes the place of the old.
 */
export function useDraws() {
  const navigate = useNavigate();
  const catalog = useCatalog();
  const named = findCategory(catalog, useParams().category) !== undefined;
  const toast = useToast();
  const begin = useSetAtom(startAtom);
  const drawAnew = useSetAtom(redrawAtom);
  const drawMissed = useSetAtom(practiceMissedAtom);
  const takeBack = useSetAtom(undoRedrawAtom);

  const go = useCallback(
    ({ plan, mode, sitting }: Drawn, replace: boolean) => {
      const asked = named ? { ...plan, category: undefined } : plan;
      navigate({ search: linkQuery(asked, mode, catalog) }, { replace, state: { sitting } });
    },
    [navigate, catalog, named],
  );
  const start = useCallback((beginning: Beginning) => go(begin(beginning), false), [go, begin]);
  const undo = useCallback(() => {
    const before = takeBack();
    if (before) go(before, true);
  }, [go, takeBack]);
  const redraw = useCallback(() => {
    const drawn = drawAnew();
    if (!drawn) return;
    go(drawn, true);
    toast({
      title: 'New questions drawn',
      ...(drawn.undoable && { action: { label: 'Undo', onClick: undo } }),
    });
  }, [go, drawAnew, toast, undo]);
  const practiceMissed = useCallback(() => {
    const drawn = drawMissed(catalog.quiz.size);
    if (!drawn) return;
    go(drawn, true);
    toast({ title: 'A quiz of what you missed', description: 'With others on the same topics.' });
  }, [go, drawMissed, catalog, toast]);
  return { start, redraw, practiceMissed };
}
