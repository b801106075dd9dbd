import type { ReactNode } from 'react';
import { links } from '../../app/links';
import { Badge } from '../../ui/badge';
import { Card } from '../../ui/card';
import { ExternalLink } from '../../ui/external-link';

const documentation = [
  {
    title: 'EPA SWMM',
    text: 'The official page: download, manuals, news',
    href: links.swmm,
  },
  {
    title: "SWMM User's Manual 5.2",
    text: 'Objects, options, file formats and a tutorial',
    href: links.userManual,
  },
  {
    title: 'Release Notes 5.2',
    text: 'Streets and inlets, storage shapes, control rules',
    href: links.releaseNotes,
  },
] as const;

const sources = [
  {
    title: 'SWMM 5.2 source',
    text: 'The version 5.2.4 engine, as published by EPA',
    language: 'C/C++',
    badge: 'Official Release',
    tone: 'success',
    href: links.source52,
  },
  {
    title: 'SWMM 5.1 reference',
    text: 'The legacy engine, for comparison with older models',
    language: 'C',
    badge: 'Stable',
    tone: 'blue',
    href: links.source51,
  },
] as const;

interface Reference {
  title: string;
  text: string;
  href: string;
  children?: ReactNode;
}

/** A link as large as its card. */
function ReferenceCard({ title, text, href, children }: Reference) {
  return (
    <Card className="relative py-2.5 hover:bg-muted sm:px-4 sm:py-2.5">
      <h3 className="font-semibold">
        <ExternalLink
          href={href}
          className="scroll-my-16 text-link underline after:absolute after:inset-0 after:rounded-xl focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-link"
        >
          {title}
        </ExternalLink>
      </h3>
      <p className="text-sm text-pretty text-on-muted">{text}</p>
      {children}
    </Card>
  );
}

/** Links to the official documentation and to the engine's source code. */
export function ReferenceList() {
  return (
    <div className="grid content-start gap-6 sm:grid-cols-2 lg:grid-cols-1">
      <section aria-labelledby="documentation" className="space-y-2 lg:space-y-4">
        <h2 id="documentation" className="font-bold lg:flex lg:min-h-11 lg:items-center">
          Documentation
        </h2>
        {documentation.map((one) => (
          <ReferenceCard key={one.href} {...one} />
        ))}
      </section>
      <section aria-labelledby="source-code" className="space-y-2">
        <h2 id="source-code" className="font-bold">
          SWMM5 Source Code & Development
        </h2>
        {sources.map(({ language, badge, tone, ...one }) => (
          <ReferenceCard key={one.href} {...one}>
            <p className="mt-1 flex flex-wrap gap-2">
              <Badge>{language}</Badge>
              <Badge tone={tone}>{badge}</Badge>
            </p>
          </ReferenceCard>
        ))}
      </section>
    </div>
  );
}
