import { memo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { useEmbedded } from '../../app/use-embedded';
import { useCatalog } from '../../bank/catalog-context';

/** The footer, except in an embedded quiz. The specification fixes the year: docs/conformance.md. */
export const QuizFooter = memo(function QuizFooter() {
  const { product } = useCatalog();
  if (useEmbedded()) return null;
  return (
    <footer className="border-t border-hairline bg-card text-on-card">
      <div className="mx-auto flex max-w-4xl flex-wrap items-center justify-between gap-4 px-4 py-6 sm:px-6">
        <Link to={paths.docs} className="inline-flex min-h-11 items-center text-link underline">
          Documentation
        </Link>
        <p className="text-sm text-on-muted">© 2024 {product}</p>
      </div>
    </footer>
  );
});
