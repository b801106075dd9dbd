import { Fragment } from 'react';
import type { FeedbackByID } from '../bank/bundle';
import { useCatalog } from '../bank/catalog-context';
import { count } from '../bank/format';
import type { Question } from '../bank/item';
import { letterOf } from '../bank/letters';
import { RichText } from '../bank/rich-text';
import type { Response } from '../items/item-type';
import { isCorrect, typeOf } from '../items/types';
import { scoreOf } from '../quiz/model/score';
import type { Session } from '../quiz/model/session';
import { withFeedback } from '../quiz/model/shuffle-options';
import { LazyStimulus } from '../stimulus/lazy-stimulus';
import { shareText, timeTaken } from './format';

interface PaperProps {
  /** The title of the quiz, such as that of its category. */
  title: string;
  session: Session;
  feedback: FeedbackByID;
  /** The address that draws this quiz again. */
  address: string;
}

/** The printed quiz: the questions, then on new pages the key with the answers given. */
export function Paper({ title, session, feedback, address }: PaperProps) {
  const catalog = useCatalog();
  const { correct, total } = scoreOf(session);
  const questions = session.questions.map((question) =>
    withFeedback(question, feedback[question.id] ?? { explanation: '' }),
  );
  return (
    <article data-paper className="hidden text-sm print:block">
      <h1 className="text-xl font-bold">
        {catalog.product}: {title}
      </h1>
      <p>
        {count(total, 'question')}
        {questions.every(({ type }) => type === undefined) && ', one answer each'}. {address}
      </p>
      <ol className="mt-4 space-y-4">
        {questions.map((question, index) => (
          <li key={question.id} className="break-inside-avoid">
            <p className="font-semibold">
              {index + 1}. <RichText text={question.q} />
            </p>
            {question.stimulus && <LazyStimulus stimulus={question.stimulus} />}
            {typeOf(question).instruction(question) && (
              <p className="italic">{typeOf(question).instruction(question)}</p>
            )}
            <ol className="mt-1 space-y-0.5 pl-5">
              {question.options.map((option, place) => (
                <li key={letterOf(place)}>
                  {letterOf(place)}. <RichText text={option} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <section className="break-before-page">
        <h2 className="text-lg font-bold">Answer key and explanations</h2>
        <p>
          Score: {shareText(correct, total)}. Time taken: {timeTaken(session)}.
        </p>
        <ol className="mt-4 space-y-3">
          {questions.map((question, index) => (
            <li key={question.id} className="break-inside-avoid">
              <Key
                question={question}
                number={index + 1}
                response={session.answers[index] ?? null}
              />
            </li>
          ))}
        </ol>
      </section>
    </article>
  );
}

interface KeyProps {
  question: Question;
  number: number;
  response: Response | null;
}

function Key({ question, number, response }: KeyProps) {
  const { explanation, references = [] } = question;
  const type = typeOf(question);
  return (
    <>
      <p className="font-semibold">
        {number}.{' '}
        {type.key(question).map(({ letter = '', text }, place) => (
          <Fragment key={letter}>
            {place > 0 && '; '}
            {letter && `${letter}: `}
            <RichText text={text} />
          </Fragment>
        ))}
      </p>
      <p className="italic">
        {response === null
          ? 'Not answered.'
          : `Answered ${type.responseText(question, response)}: ${isCorrect(question, response) ? 'correct' : 'incorrect'}.`}
      </p>
      <p>
        <RichText text={explanation} />
      </p>
      {references.length > 0 && <p>See {references.map(({ label }) => label).join('; ')}.</p>}
    </>
  );
}
