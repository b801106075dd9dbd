import { useCatalog } from '../../bank/catalog-context';
import { minutesAndSeconds } from '../../bank/format';
import { performanceMessage } from '../../quiz/model/score';

/** The lowest percentage for each message. */
const percentages = [100, 80, 60, 40, 0] as const;

/** How a quiz is scored, and the message for each score. */
export function Scoring() {
  const { size, secondsPerQuestion } = useCatalog().quiz;
  return (
    <>
      <p>
        Each correct answer scores one point. Incorrect answers and unanswered questions score
        nothing; there is no penalty. Practice Mode updates the score whenever you change an answer.
        Timed Mode shows it at the end.
      </p>
      <p>
        In Timed Mode the {secondsPerQuestion} seconds per question are one budget for the whole
        quiz: {minutesAndSeconds(size * secondsPerQuestion * 1000)} for {size} questions.
      </p>
      <table className="w-full border-collapse text-left">
        <caption className="pb-2 text-left text-on-muted">
          The message for each score. Quizzes of other lengths use the same proportions.
        </caption>
        <thead>
          <tr className="border-b border-outline">
            <th scope="col" className="py-2 pr-4">
              Score out of {size}
            </th>
            <th scope="col" className="py-2">
              Message
            </th>
          </tr>
        </thead>
        <tbody>
          {percentages.map((percentage, index) => {
            const range = scoreRange(index, size);
            if (range === null) return null;
            return (
              <tr key={percentage} className="border-b border-hairline">
                <th scope="row" className="py-2 pr-4 font-normal whitespace-nowrap tabular-nums">
                  {range}
                </th>
                <td className="py-2">{performanceMessage({ correct: percentage, total: 100 })}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

/** Returns the scores that get the message at an index: "20 to 24", "25"; null if there are none. */
function scoreRange(index: number, size: number): string | null {
  const lowestScore = (percentage: number) => Math.ceil((percentage * size) / 100);
  const from = lowestScore(percentages[index] ?? 0);
  const above = percentages[index - 1];
  const to = above === undefined ? size : lowestScore(above) - 1;
  if (from > to) return null;
  return from === to ? `${from}` : `${from} to ${to}`;
}
