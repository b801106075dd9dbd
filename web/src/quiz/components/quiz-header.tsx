import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Contact } from '../../app/contact';
import { PageTitle } from '../../app/page';
import { paths } from '../../app/paths';
import { useEmbedded } from '../../app/use-embedded';
import { useCatalog } from '../../bank/catalog-context';
import { poolSize } from '../../bank/format';
import { Icon } from '../../ui/icon';
import { capitalized } from '../model/capitalized';
import type { Plan } from '../model/draw';
import type { Mode } from '../model/session';
import { useTitles } from '../state/use-titles';
import { CopyLink } from './copy-link';

interface QuizHeaderProps {
  plan: Plan;
  mode: Mode;
  /** Whether to offer a link that draws the same quiz again, without the learner's answers. */
  canShare: boolean;
  /** Buttons that act on the quiz, not on one question. */
  children: ReactNode;
}

/** The header of the quiz page. In an embedded quiz, it has only the title and the buttons. */
export function QuizHeader({ plan, mode, canShare, children }: QuizHeaderProps) {
  const { pool } = useCatalog();
  const { topic, level, difficulty, withoutOptions, ids } = plan;
  // A restricted quiz draws from only part of the bank or category.
  const isRestricted = !ids && (topic || level || difficulty || withoutOptions);
  const { title, category, topicTitle } = useTitles(plan);
  const heading = (
    <PageTitle title={title} className="text-xl font-bold sm:text-2xl">
      SWMM5 Technical Quiz ({capitalized(mode)} Mode)
    </PageTitle>
  );
  if (useEmbedded()) {
    return (
      <section
        aria-label="Quiz"
        className="mx-auto flex max-w-4xl flex-wrap items-center justify-between px-4 pt-4 sm:px-6"
      >
        {heading}
        <div className="-mx-3 flex flex-wrap *:px-3">{children}</div>
      </section>
    );
  }
  return (
    <header className="border-b border-hairline bg-card text-on-card">
      <div className="mx-auto max-w-4xl px-4 pt-2 pb-1 sm:px-6">
        <Link
          to={paths.home}
          className="inline-flex min-h-11 items-center gap-1 text-link underline"
        >
          <Icon name="left" />
          Back to home
        </Link>
        {heading}
        <p>
          {category || !topic ? 'Category' : 'Topic'}: {title}
          {category && topic && `, topic: ${topicTitle}`}
          {level && `, level: ${level}`}
          {difficulty && `, difficulty: ${difficulty}`}
          <span className="text-on-muted">
            {' '}
            - {ids ? 'chosen questions' : 'questions drawn at random'}
            {!isRestricted &&
              ` from a bank of ${poolSize(category ? { total: category.count, target: category.target } : pool)}`}
          </span>
        </p>
        <p className="text-sm text-on-muted">
          Questions about an answer? <Contact newTab />
        </p>
        <div className="-mx-3 flex flex-wrap pt-1 *:px-3">
          {children}
          {canShare && <CopyLink plan={plan} mode={mode} />}
        </div>
      </div>
    </header>
  );
}
