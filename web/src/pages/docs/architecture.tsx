import { version } from 'react';
import { BulletList } from './bullet-list';

/** Tells how a question gets from its file into the browser. */
export function Architecture() {
  return (
    <>
      <p>
        A command-line tool written in Go checks the question bank and exports it. A React site,
        made of static files only, shows it. No server answers for the quiz.
      </p>
      <BulletList
        steps
        items={[
          <>
            <code>questions.json</code> and <code>topics.json</code> hold the content;{' '}
            <code>swmmquiz.yaml</code> holds the categories and settings.
          </>,
          <>
            <code>swmmquiz lint</code> finds mistakes and shows the line and column of each.
          </>,
          <>
            <code>swmmquiz export</code> writes the bank for the site and turns TeX into MathML.
          </>,
          `The site is built with Vite from React ${version.split('.')[0]}, TypeScript and Tailwind CSS.`,
          <>
            <code>swmmquiz serve</code> serves the site for a preview; any host for static files can
            publish it.
          </>,
        ]}
      />
    </>
  );
}
