import { version } from 'react';
import { Contact } from '../../app/contact';
import { links } from '../../app/links';
import { useOfflineReady } from '../../app/offline-ready';
import { useCatalog } from '../../bank/catalog-context';
import { ExternalLink } from '../../ui/external-link';

const technologies = [
  { name: `React ${version.split('.')[0]}`, href: links.react },
  { name: 'TypeScript', href: links.typescript },
  { name: 'Go', href: links.go },
  { name: 'Tailwind CSS', href: links.tailwind },
];

/** The technologies of the site, a contact, and further links. */
export function HomeFooter() {
  const { repository } = useCatalog();
  const offline = useOfflineReady();
  return (
    <footer className="border-t border-hairline bg-card text-on-card">
      <div className="mx-auto max-w-6xl space-y-5 px-4 py-8 sm:px-6">
        <ul className="flex flex-wrap gap-2" aria-label="Made with">
          {technologies.map(({ name, href }) => (
            <li key={name}>
              <ExternalLink
                href={href}
                className="inline-flex min-h-11 items-center rounded-full bg-muted px-4 text-link underline"
              >
                {name}
              </ExternalLink>
            </li>
          ))}
        </ul>
        <p>
          Questions about quiz answers? <Contact />
        </p>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {[
            { name: 'EPA SWMM5 Official', href: links.swmm },
            { name: 'GitHub Repository', href: repository },
            { name: 'Documentation (EPA)', href: links.userManual },
          ].map(({ name, href }) => (
            <li key={name}>
              <ExternalLink
                href={href}
                className="inline-flex min-h-11 items-center text-link underline"
              >
                {name}
              </ExternalLink>
            </li>
          ))}
        </ul>
        {offline && <p className="text-sm text-on-muted">Ready to use offline</p>}
      </div>
    </footer>
  );
}
