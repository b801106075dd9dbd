import { useHref } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useCatalog } from '../../bank/catalog-context';
import { isBrowser } from '../../ui/is-browser';
import { CommandList } from './command-list';
import { Subheading } from './subheading';

/** How to run the product on a local machine, and how to embed the quiz. */
export function Running() {
  const { repository, site, embedParents } = useCatalog();
  const origin = site.replace(/\/+$/, '') || (isBrowser ? window.location.origin : '');
  const frame = `<iframe src="${origin}${useHref(paths.embed)}?n=10" title="Quiz"></iframe>`;
  return (
    <>
      <Subheading>The site</Subheading>
      <p>
        You need Git, Go 1.26 or later, and Node.js 20 (20.19 or later), 22 (22.13 or later), or 24
        or later. In a terminal:
      </p>
      <CommandList
        commands={[
          { command: `git clone ${repository} swmmquiz`, description: 'copies the repository' },
          { command: 'cd swmmquiz', description: 'enters its folder' },
          {
            command: 'npm start',
            description: 'installs, builds and serves the quiz, and prints its address',
          },
          { command: 'npm test', description: 'runs all checks' },
        ]}
      />
      <Subheading>Your own questions</Subheading>
      <p>Authors of questions need only Go:</p>
      <CommandList
        commands={[
          { command: 'go build ./cmd/swmmquiz', description: 'builds the tool' },
          { command: './swmmquiz lint', description: 'checks the questions' },
          { command: './swmmquiz stats', description: 'counts them by category, level and topic' },
        ]}
      />
      <Subheading id="embedding">The quiz on a course page</Subheading>
      <p>
        To let other pages embed the quiz, the owner of the site lists their origins under{' '}
        <code>embed.parents</code> in <code>swmmquiz.yaml</code>
        {embedParents.length === 0 && ' (this site allows none yet)'}. A page embeds it with:
      </p>
      <p>
        <code className="wrap-anywhere">{frame}</code>
      </p>
    </>
  );
}
