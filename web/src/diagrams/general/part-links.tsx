import { paths } from '../../app/paths';
import { declarationOf, kinds, type Part, titleOf } from '../kinds';
import { partNames } from './model';

const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Links to the diagrams of the chosen part. They open in a new tab, so that a quiz stays open. */
export function PartLinks({ chosen }: { chosen: Part }) {
  return (
    <nav aria-label="Diagrams of this part, in new tabs" className="text-sm print:hidden">
      <p className="font-semibold">{partNames[chosen]}: more detailed diagrams (in new tabs)</p>
      <ul className="flex flex-wrap gap-x-4">
        {kindsAt(chosen).map((kind) => (
          <li key={kind}>
            <a
              href={`${base}${paths.diagram(kind)}`}
              target="_blank"
              rel="noopener"
              className="inline-flex min-h-11 items-center text-link underline"
            >
              {titleOf(kind)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const kindsAt = (part: Part) => kinds.filter((kind) => declarationOf(kind).parts.includes(part));
