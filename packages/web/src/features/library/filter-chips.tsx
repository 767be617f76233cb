import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../format/date.ts';
import { filtersOn, type LibraryAddress, type LibraryFilterName } from './api/library-search.ts';
import classes from './library-bar.module.css';

/** What the server calls the show, the organization and the person of a filter. */
export type ScopeNames = { show: string | null; organization: string | null; person: string | null };
type Props = { search: LibraryAddress; scope: ScopeNames | undefined };

/** A filter in words. */
export function useFilterWords({ search, scope }: Props): (name: LibraryFilterName) => string {
  const { t } = useTranslation();
  return (name) => {
    const { kind, state } = search;
    const values: Record<LibraryFilterName, string> = {
      kind: kind ? t(`kind.${kind}`) : '',
      show: scope?.show ?? search.show ?? '',
      organization: scope?.organization ?? search.organization ?? '',
      person: scope?.person ?? search.person ?? '',
      after: shortDate(search.after ?? '') ?? '',
      before: shortDate(search.before ?? '') ?? '',
      state: state ? t(`libraryList.state.${state}`) : '',
      mine: '',
    };
    return t(`libraryList.chip.${name}`, { value: values[name] });
  };
}

/** The filters that are on; each is taken off by itself. The kind stands above, among the kinds. */
export function FilterChips({ search, scope }: Props) {
  const { t } = useTranslation();
  const wordsOf = useFilterWords({ search, scope });
  const on = filtersOn(search).filter((name) => name !== 'kind');
  if (on.length === 0) return null;
  return (
    <ul className={classes['chips']} aria-label={t('libraryList.filterLabel')}>
      {on.map((name) => (
        <li key={name}>
          <Link
            to="/home"
            search={{ ...search, [name]: undefined }}
            aria-label={t('libraryList.off', { filter: wordsOf(name) })}
            resetScroll={false}
          >
            {wordsOf(name)}
            <IconX size={14} stroke={1.8} aria-hidden="true" />
          </Link>
        </li>
      ))}
      {on.length > 1 ? (
        <li>
          <Link
            to="/home"
            search={{ kind: search.kind, sort: search.sort, q: search.q }}
            data-plain
            resetScroll={false}
          >
            {t('libraryList.clear')}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
