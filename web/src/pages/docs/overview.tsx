import { useCatalog } from '../../bank/catalog-context';
import { count } from '../../bank/format';

/** What the product is, and what happens to answers. */
export function Overview() {
  const { product, pool, quiz } = useCatalog();
  return (
    <>
      <p>
        {product} teaches stormwater modeling with EPA SWMM 5.2 through short questions, most of
        them multiple choice. A quiz draws {count(Math.min(quiz.size, pool.total), 'question')}, or
        as many as you choose, at random from a bank of {pool.total}. Each comes with an
        explanation.
      </p>
      <p>
        There is no account and no login. Questions are drawn and scored in your browser. Answers
        and scores are not sent anywhere, and are gone when you close the tab.
      </p>
    </>
  );
}
