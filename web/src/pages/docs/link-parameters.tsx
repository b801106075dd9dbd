import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';

const parameters = [
  {
    name: 'n',
    value: '10',
    gives:
      '10 questions; also 5, 25, 50 or “all”, which leaves out questions that give away another’s answer',
  },
  { name: 'topic', value: 'weirs', gives: 'questions on one topic' },
  {
    name: 'difficulty',
    value: 'advanced',
    gives: 'questions of one difficulty; also introductory or intermediate',
  },
  {
    name: 'level',
    value: 'apply',
    gives: 'questions of one kind of thinking; also remember, understand or analyze',
  },
  {
    name: 'ids',
    value: 'hyd-manning-full-pipe,hyd-half-full-circular',
    gives: 'exactly these questions',
  },
  {
    name: 'options',
    value: 'none',
    gives: 'only questions whose answer is a number that you type',
  },
  { name: 'mode', value: 'timed', gives: 'a timed quiz' },
  { name: 'seed', value: 'class-1', gives: 'the same questions for everyone' },
] as const;

/** How to share a quiz, and how to write a link to one by hand. */
export function LinkParameters() {
  return (
    <>
      <p>
        “Copy link to this quiz” shares a quiz: everyone who opens the link gets the same questions
        and options in the same order. You can also write a link by hand. Add one or more of these
        to the address of a quiz, after a question mark (<code>?</code>) and with an ampersand (
        <code>&</code>) between them:
      </p>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">Parts of a link</caption>
        <thead>
          <tr className="border-b border-outline">
            <th scope="col" className="py-2 pr-4">
              Add
            </th>
            <th scope="col" className="py-2">
              To get
            </th>
          </tr>
        </thead>
        <tbody>
          {parameters.map(({ name, value, gives }) => (
            <tr key={name} className="border-b border-hairline">
              <th scope="row" className="py-2 pr-4 font-normal">
                <code className="wrap-break-word">
                  {name}=<wbr />
                  {value}
                </code>
              </th>
              <td className="py-2">{gives}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        The addresses of the{' '}
        <Link to={{ hash: paths.topics }} className="text-link underline">
          quizzes by topic
        </Link>{' '}
        show how links name each topic. Without <code>seed=</code> everyone gets different
        questions: open the link and use “Copy link to this quiz” to make them the same for all. A
        link with <code>ids=</code> always gives the same quiz.
      </p>
    </>
  );
}
