import { Link } from 'react-router-dom';
import { Contact } from '../../app/contact';
import { PageTitle } from '../../app/page';
import { paths } from '../../app/paths';
import { useEmbedded } from '../../app/use-embedded';
import type { Category } from '../../bank/bundle';
import { useCatalog } from '../../bank/catalog-context';
import { poolSize } from '../../bank/format';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { Plan } from '../model/draw';
import type { Mode } from '../model/session';
import { CopyLink } from './copy-link';

const modeNames: Record<Mode, string> = { practice: 'Practice Mode', timed: 'Timed Mode' };

interface QuizHeaderProps {
  plan: Plan;
  mode: Mode;
  category: Category | undefined;
  onKeys: () => void;
}

/** The header of the quiz page, with the title and a link home. */
export function QuizHeader({ plan, mode, category, onKeys }: QuizHeaderProps) {
  const { pool } = useCatalog();
  const title = (
    <PageTitle title={category?.label ?? 'Mixed Topics'} className="text-2xl font-bold">
      SWMM5 Technical Quiz ({modeNames[mode]})
    </PageTitle>
  );
  if (useEmbedded()) {
    return (
      <section aria-label="Quiz" className="mx-auto max-w-4xl px-4 pt-4 sm:px-6">
        {title}
      </section>
    );
  }
  return (
    <header className="border-b border-hairline bg-card text-on-card">
      <div className="mx-auto max-w-4xl space-y-1 px-4 py-4 sm:px-6">
        <Link
          to={paths.home}
          className="inline-flex min-h-11 items-center gap-1 text-link underline"
        >
          <Icon name="left" />
          Back to home
        </Link>
        {title}
        <p className="text-on-muted">
          {plan.ids ? 'Chosen questions' : 'Questions drawn at random'} from a bank of{' '}
          {poolSize(pool)}
        </p>
        <p>
          Category: {category?.label ?? 'Mixed Topics'}
          {plan.topic && <>, topic: {plan.topic.replaceAll('-', ' ')}</>}
        </p>
        <div className="-ml-4 flex flex-wrap">
          <CopyLink plan={plan} mode={mode} />
          <Button variant="quiet" onClick={onKeys} className="pointer-coarse:hidden">
            <Icon name="keyboard" />
            Keyboard shortcuts
          </Button>
        </div>
        <p className="text-sm text-on-muted">
          Questions about an answer? <Contact newTab />
        </p>
      </div>
    </header>
  );
}
