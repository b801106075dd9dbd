import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button';
import { changedParameters, meetsGoal, nextPrompt, type Prompt, passesGoal } from '../kit/prompt';
import type { Units } from '../kit/units';
import type { Origin } from './origin';

interface PromptsProps<P, R> {
  /** A sentence before the question. */
  lead?: string | undefined;
  prompts: readonly Prompt<P, R>[];
  params: P;
  result: R;
  units: Units;
  /** The parameters that the question being tried moves: none once something else has set the state. */
  moved: readonly string[];
  /** Receives what differs from the diagram's initial state. */
  onState: (changes: Partial<P>, origin?: Origin) => void;
  /** Whether the diagram shows an example. */
  isExample: boolean;
  /** Whether a finger is down. A touch may turn out to be scrolling, so it meets a goal only at its end. */
  isTouched: boolean;
  /** The name of the parameter that Play moves, such as a time. */
  playName?: string | undefined;
  /** Returns the state with these changes to the diagram's initial state. */
  stateWith: (changes: Partial<P>) => P;
  /** The controls that the question moves, shown while it is tried. */
  children: ReactNode;
}

/**
 * The height that the note of a met goal may cover at the bottom of the window, in CSS pixels; see
 * [data-met] in app.css.
 */
const noteHeight = 64;

/** The progress of the current question. */
interface Progress {
  index: number;
  /** The index of the choice that the learner predicted. */
  chosen?: number;
  isDone?: boolean;
  /** Whether the learner chose “Show me”. */
  isShown?: boolean;
}

// The word boundary excludes numbers in names: "J1 to 12 cfs" has the amount "12 cfs".
const amount = '\\b\\d[\\d.,]*(?: to [\\d.,]+)? \\S+';
const inBoth = new RegExp(`${amount} \\((${amount})\\)`, 'g');
const inSi = new RegExp(` \\(${amount}\\)`, 'g');

/** Keeps the chosen units of a text in which each amount has its SI value in parentheses after it. */
export const inUnits = (text: string, units: Units) =>
  units === 'SI' ? text.replace(inBoth, '$1') : text.replace(inSi, '');

/** Asks the questions that suit the state, one after another: predict, try, and read why. */
export function Prompts<P extends object, R>(props: PromptsProps<P, R>) {
  const { lead, prompts, params, result, units, moved, onState, isExample, playName } = props;
  const { isTouched, stateWith, children } = props;
  const id = useId();
  const [state, setState] = useState<Progress>({ index: -1 });
  const [lastShown, setLastShown] = useState(-1);
  // The indexes of the questions that the learner has answered.
  const [answered, setAnswered] = useState<readonly number[]>([]);
  // After an example the question is open again, or the next one if it was answered.
  const { index, chosen, isDone, isShown }: Progress =
    moved.length > 0 ? state : { index: state.isDone ? state.index + 1 : state.index };
  // A pressed button disappears, so the focus moves to the text that follows.
  const focusTarget = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);
  useEffect(() => {
    if (wasPressed.current) focusTarget.current?.focus();
    wasPressed.current = false;
  });
  const isMet = isDone === true && !isShown;
  const [needsNote, setNeedsNote] = useState(false);
  useLayoutEffect(() => {
    // If the goal is met, the target is the answer, which has just appeared.
    const top = focusTarget.current?.getBoundingClientRect().top ?? 0;
    setNeedsNote(isMet && (top < 0 || top > innerHeight - noteHeight));
  }, [isMet]);
  const isTrying = chosen !== undefined;
  // An example does not replace the question, even if it is about another case.
  const kept = state.isDone ? index % prompts.length : lastShown;
  const suited = isExample && kept >= 0 ? kept : nextPrompt(prompts, index, params);
  const shownIndex = isTrying ? index : suited;
  if (!isExample && shownIndex !== lastShown) setLastShown(shownIndex);
  const prompt = prompts[shownIndex];
  const ask = (next: number) => {
    wasPressed.current = true;
    setState({ index: next });
    // The question may be about another variant.
    onState(prompts[next]?.start ?? {});
  };
  if (!prompt)
    return (
      <div className="space-y-2 print:hidden">
        <p>The diagram’s questions are about other cases.</p>
        <Button variant="secondary" onClick={() => ask(0)}>
          Show the first question
        </Button>
      </div>
    );
  const { start, solution } = prompt;
  // The question's own state, with the current values of the parameters that it moves. The time
  // matters only if the question sets it. In another state, to which other controls may have led,
  // the numbers of the answer would be wrong.
  const ownCase = stateWith(start);
  for (const name of playName && !(playName in start) ? [...moved, playName] : moved) {
    ownCase[name as keyof P] = params[name as keyof P];
  }
  const otherNames = (Object.keys(ownCase) as (keyof P)[]).filter(
    (name) => ownCase[name] !== params[name],
  );
  const isOtherCase = otherNames.length > 0;
  const otherCase =
    otherNames.join() === playName ? 'a different time from the prediction’s' : 'another case';
  // A goal that was met stays met while the learner moves the controls.
  if (isTrying && !isDone && !isTouched && !isOtherCase && meetsGoal(prompt, params, result))
    setState({ ...state, isDone: true });
  const isWaiting = isTrying && !isDone;
  const isPast = isWaiting && !isOtherCase && passesGoal(stateWith(start), solution, params);
  const next = (index + 1) % prompts.length;
  const verdict =
    chosen === prompt.right
      ? 'As you predicted.'
      : `Not as you predicted. The answer: ${prompt.choices[prompt.right]}.`;
  const answer = inUnits(`${verdict} ${prompt.reveal}`, units);
  const goBack = () => {
    wasPressed.current = true;
    onState(ownCase, { moved });
  };
  const choose = (choice: number) => {
    wasPressed.current = true;
    setState({ index: shownIndex, chosen: choice });
    setAnswered([...answered, shownIndex]);
    onState(start, { moved: changedParameters(prompt) });
  };
  const show = () => {
    setState({ ...state, isShown: true });
    // The gray curves are those of the prediction's case, not of what the learner has tried.
    flushSync(() => onState(start, { moved }));
    wasPressed.current = true;
    onState(solution, { moved, isCompared: true });
  };
  return (
    <>
      {lead && <p className="print:hidden">{lead}</p>}
      <section
        aria-labelledby={id}
        // app.css shows it at the edge of the window.
        data-met={needsNote ? verdict : undefined}
        // Otherwise it would appear again when the learner returns to the tab.
        onAnimationEnd={() => setNeedsNote(false)}
        className="space-y-2 rounded-lg border border-hairline p-4 print:hidden"
      >
        <p id={id} ref={isTrying ? null : focusTarget} tabIndex={-1} className="font-semibold">
          Predict: {inUnits(prompt.ask, units)}
        </p>
        {isTrying ? (
          <div className="grid *:[grid-area:1/1]">
            {/* Once it is done, it reserves its space, so that no control moves. */}
            <p
              ref={isDone ? null : focusTarget}
              tabIndex={-1}
              className={isDone ? 'invisible' : undefined}
            >
              You predict “{prompt.choices[chosen]}”.{' '}
              <span aria-live="polite">
                The diagram now shows {isOtherCase ? otherCase : 'a case that tests it'}.
              </span>{' '}
              {inUnits(prompt.task, units)}
            </p>
            {isDone && (
              <p>
                You predicted “{prompt.choices[chosen]}”. The answer below is for one case; try
                other values.
              </p>
            )}
          </div>
        ) : (
          <div className="flex flex-wrap gap-2">
            {prompt.choices.map((choice, choiceIndex) => (
              <Button key={choice} variant="secondary" onClick={() => choose(choiceIndex)}>
                {choice}
              </Button>
            ))}
          </div>
        )}
        {isTrying && children}
        <div className={`grid *:[grid-area:1/1] ${isTrying ? '' : '-mt-2'}`}>
          {/* Reserves space for the answer, so that no control moves when the answer appears. */}
          {isWaiting && (
            <p aria-hidden="true" className="invisible pb-13">
              {answer}
            </p>
          )}
          <div className={isDone ? 'space-y-2' : undefined}>
            {/* After "Show me" the focus moves to the answer, which needs no other announcement. */}
            <p
              ref={isDone ? focusTarget : null}
              tabIndex={-1}
              aria-live={isShown ? undefined : 'polite'}
            >
              {isDone && answer}
            </p>
            {isDone && (
              <Button variant="secondary" onClick={() => ask(next)}>
                {answered.includes(next)
                  ? next === index
                    ? 'Ask again'
                    : 'Earlier question again'
                  : 'Next question'}
              </Button>
            )}
          </div>
          {isWaiting && (
            <div className="flex flex-col">
              <div className="flex flex-wrap gap-3">
                <Button variant="secondary" onClick={show}>
                  Show me
                </Button>
                {isOtherCase && (
                  <Button variant="secondary" onClick={goBack}>
                    Back to the prediction’s case
                  </Button>
                )}
                <p aria-live="polite" className="self-center">
                  {isPast && 'This is past the goal.'}
                </p>
              </div>
              <p aria-hidden="true" className="my-auto text-on-muted">
                The answer appears here.
              </p>
            </div>
          )}
        </div>
      </section>
    </>
  );
}
