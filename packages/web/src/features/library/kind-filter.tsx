import { type ContentKind, contentKinds } from '@ecco/domain';
import { useLinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { LibraryAddress } from './api/library-search.ts';
import classes from './kind-filter.module.css';

type Choice = ContentKind | undefined;

/** The router would call the chosen one the page, which it is a view of. */
function KindLink({ kind, search }: { kind: Choice; search: LibraryAddress }) {
  const { t } = useTranslation();
  const link = useLinkProps({ to: '/home', search: { ...search, kind } });
  return (
    <a {...link} aria-current={kind === search.kind ? 'true' : undefined}>
      {t(`kind.${kind ?? 'all'}`)}
    </a>
  );
}

/** Chooses the kind by the address, so that a filtered library can be sent to someone. */
export function KindFilter({ search }: { search: LibraryAddress }) {
  const { t } = useTranslation();
  const choices: Choice[] = [undefined, ...contentKinds];
  return (
    <nav className={`${classes['filter']} edge-fade`} aria-label={t('library.filter')}>
      {choices.map((choice) => (
        <KindLink key={choice ?? 'all'} kind={choice} search={search} />
      ))}
    </nav>
  );
}
