import { type SearchTab, searchTabs } from '@ecco/domain';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/get-session.api.ts';
import { isSignedIn } from '../../../session/is-signed-in.ts';
import { usePage } from '../../../ui/page/page.store.ts';
import classes from './search-page.module.css';

const pathOf = { episodes: '/search', transcripts: '/search/transcripts' } as const satisfies Readonly<
  Record<SearchTab, string>
>;

/** The tabs, for members: visitors search what was said, and nothing else. */
function Tabs({ tab, query }: { tab: SearchTab; query: string }) {
  const { t } = useTranslation();
  if (!isSignedIn(useSession())) return null;
  return (
    <nav className={classes['tabs']} aria-label={t('searching.tabs')}>
      {searchTabs.map((name) => (
        <Link
          key={name}
          to={pathOf[name]}
          search={query === '' ? {} : { q: query }}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={name === tab ? 'page' : undefined}
        >
          {t(`searching.tab.${name}`)}
        </Link>
      ))}
    </nav>
  );
}

type Props = { tab: SearchTab; query: string; field: ReactNode; children: ReactNode };

/** The one search page: its field, its tabs, and what the tab at hand finds. */
export function SearchFrame({ tab, query, field, children }: Props) {
  const { t } = useTranslation();
  usePage({ title: t('page.search') });
  return (
    <div className={classes['page']}>
      <h1>{t('page.search')}</h1>
      {field}
      <Tabs tab={tab} query={query} />
      {children}
    </div>
  );
}
