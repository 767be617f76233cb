import { type ContentKind, contentKinds } from '@ecco/domain';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { LibraryAddress } from './api/library-search.ts';
import classes from './kind-filter.module.css';

/** Chooses the kind by the address, so that a filtered library can be sent to someone. */
export function KindFilter({ search }: { search: LibraryAddress }) {
  const { t } = useTranslation();
  const choices: (ContentKind | undefined)[] = [undefined, ...contentKinds];
  return (
    <nav className={`${classes['filter']} edge-fade`} aria-label={t('library.filter')}>
      {choices.map((choice) => (
        <Link
          key={choice ?? 'all'}
          to="/home"
          search={{ ...search, kind: choice }}
          // Else the choice of all, whose address is a part of every other, would count as current beside it.
          activeOptions={{ exact: true }}
          aria-current={choice === search.kind ? 'page' : undefined}
        >
          {t(`kind.${choice ?? 'all'}`)}
        </Link>
      ))}
    </nav>
  );
}
