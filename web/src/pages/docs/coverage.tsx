import { useCatalog } from '../../bank/catalog-context';
import { count } from '../../bank/format';
import { TopicList } from './topic-list';

/** The number of questions in total and by category, and the topics. */
export function Coverage() {
  const { categories, pool, uncategorized } = useCatalog();
  const others = pool.total - categories.reduce((sum, category) => sum + category.count, 0);
  const rows = [
    ...categories,
    ...(others > 0
      ? [{ id: '', label: uncategorized, subtitle: 'In mixed quizzes only', count: others }]
      : []),
  ];
  return (
    <>
      <p>
        {pool.documented > 0 &&
          `Earlier documentation stated ${count(pool.documented, 'question')}. `}
        The bank has {count(pool.total, 'question')} now
        {pool.total < pool.target && <>, and is growing to {pool.target}</>}.
      </p>
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">Questions by category</caption>
        <thead>
          <tr className="border-b border-outline">
            <th scope="col" className="py-2 pr-4">
              Category
            </th>
            <th scope="col" className="py-2 text-right">
              Questions
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, subtitle, count }) => (
            <tr key={id} className="border-b border-hairline">
              <th scope="row" className="py-2 pr-4 font-normal">
                <span className="font-semibold">{label}</span>
                <span className="block text-on-muted">{subtitle}</span>
              </th>
              <td className="py-2 text-right align-top tabular-nums">{count}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" className="py-2 pr-4">
              Total
            </th>
            <td className="py-2 text-right tabular-nums">{pool.total}</td>
          </tr>
        </tfoot>
      </table>
      <TopicList />
    </>
  );
}
