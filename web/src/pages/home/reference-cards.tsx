import { links } from '../../app/links';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { ExternalLink } from '../../ui/external-link';

const documentation = [
  {
    title: 'EPA SWMM',
    text: 'The official page of the Storm Water Management Model: download, manuals, news.',
    href: links.swmm,
  },
  {
    title: "SWMM User's Manual 5.2",
    text: 'Every object, option and file format of version 5.2, with a tutorial.',
    href: links.userManual,
  },
  {
    title: 'Release Notes 5.2',
    text: 'What changed in version 5.2: streets and inlets, storage shapes, control rules.',
    href: links.releaseNotes,
  },
] as const;

const sources = [
  {
    title: 'SWMM 5.2 source',
    text: 'The engine of version 5.2.4 as EPA publishes it.',
    language: 'C/C++',
    badge: 'Official Release',
    tone: 'success',
    href: links.source52,
  },
  {
    title: 'SWMM 5.1 reference',
    text: 'The legacy engine before version 5.2, for comparing older models.',
    language: 'C',
    badge: 'Stable',
    tone: 'blue',
    href: links.source51,
  },
] as const;

/** Makes a link as large as its card. */
const fillCard =
  'text-link underline after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-link';

/** Links to the manuals and to the engine's source code. */
export function ReferenceCards() {
  return (
    <div className="space-y-8">
      <section aria-labelledby="documentation" className="space-y-4">
        <h2 id="documentation" className="text-xl font-bold">
          Documentation
        </h2>
        {documentation.map(({ title, text, href }) => (
          <Card key={href} className="relative space-y-1 hover:bg-muted">
            <h3 className="font-semibold">
              <ExternalLink href={href} className={fillCard}>
                {title}
              </ExternalLink>
            </h3>
            <p className="text-pretty text-on-muted">{text}</p>
          </Card>
        ))}
      </section>
      <section aria-labelledby="source-code" className="space-y-4">
        <h2 id="source-code" className="text-xl font-bold">
          SWMM5 Source Code & Development
        </h2>
        {sources.map(({ title, text, language, badge, tone, href }) => (
          <Card key={href} className="relative space-y-2 hover:bg-muted">
            <h3 className="font-semibold">
              <ExternalLink href={href} className={fillCard}>
                {title}
              </ExternalLink>
            </h3>
            <p className="text-pretty text-on-muted">{text}</p>
            <p className="flex flex-wrap gap-2">
              <Badge>{language}</Badge>
              <Badge tone={tone}>{badge}</Badge>
            </p>
          </Card>
        ))}
      </section>
    </div>
  );
}
