import { version } from 'react';
import { StatementList } from './statement-list';

/** Explains how a question gets from its file into the browser. */
export function Architecture() {
  return (
    <>
      <p>
        A command-line tool written in Go checks the question bank and exports it. A static React
        site shows it. The quiz needs no server.
      </p>
      <StatementList
        isNumbered
        items={[
          <>
            <code>questions.json</code> and <code>topics.json</code> contain the questions and
            topics, <code>swmmquiz.yaml</code> the categories and settings.
          </>,
          <>
            <code>swmmquiz lint</code> finds mistakes and reports the line and column of each.
          </>,
          <>
            <code>swmmquiz export</code> writes the data of the site and converts TeX to MathML.
          </>,
          `The site is built with Vite from React ${version.split('.')[0]}, TypeScript and Tailwind CSS.`,
          <>
            <code>swmmquiz serve</code> serves the site for a preview; any static host can publish
            it.
          </>,
        ]}
      />
    </>
  );
}
