import type { Rich } from '../bank/bundle';
import { RichText } from '../bank/rich-text';

interface RichListProps {
  texts: Rich[];
  /** The text shown for an empty list. */
  empty: string;
}

/** A list of texts of the bank. */
export function RichList({ texts, empty }: RichListProps) {
  if (texts.length === 0) return <p>{empty}</p>;
  return (
    <ul className="list-disc space-y-1.5 pl-5">
      {texts.map((text) => (
        <li key={JSON.stringify(text)}>
          <RichText text={text} />
        </li>
      ))}
    </ul>
  );
}
