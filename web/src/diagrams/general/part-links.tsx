import { paths } from '../../app/paths';
import { classNames } from '../../ui/class-names';
import { declarationOf, kinds, type Part, titleOf } from '../kinds';
import { partNames } from './model';

const base = import.meta.env.BASE_URL.replace(/\/$/, '');

const parts = Object.keys(partNames) as Part[];

/**
 * The diagrams of each part; on a phone, those of the chosen part. They open in a new tab, so
 * that a quiz is not left.
 */
export function PartLinks({ chosen }: { chosen: Part }) {
  return (
    <nav aria-label="Diagrams of each part, in new tabs" className="print:hidden">
      <ul className="text-sm">
        {parts.map((part) => (
          <li
            key={part}
            aria-current={part === chosen ? 'true' : undefined}
            className={classNames(
              'rounded-lg border px-3 py-1 lg:py-0',
              part === chosen
                ? 'border-outline bg-muted'
                : 'border-transparent forced-colors:border-[Canvas] max-sm:hidden',
            )}
          >
            <span className="font-semibold">{partNames[part]}</span>
            <ul className="flex flex-wrap gap-x-4">
              {kindsAt(part).map((kind) => (
                <li key={kind}>
                  <a
                    href={`${base}${paths.diagram(kind)}`}
                    target="_blank"
                    rel="noopener"
                    className="inline-flex min-h-8 items-center max-sm:min-h-11 text-link underline"
                  >
                    {titleOf(kind)}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const kindsAt = (part: Part) => kinds.filter((kind) => declarationOf(kind).parts.includes(part));
