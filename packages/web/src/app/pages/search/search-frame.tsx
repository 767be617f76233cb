import { type SearchTab, searchTabs } from '@ecco/domain';
import { Link, useNavigate } from '@tanstack/react-router';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { turnKey } from '../../../features/ask/turn-key.ts';
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

/** Asks what was searched for; the same key does it from the field. */
function AskInstead({ query }: { query: string }) {
  const { t } = useTranslation();
  if (query === '') return null;
  return (
    <p className={classes['turn']}>
      <Link to="/home" search={{ q: query }}>
        {t('searching.ask')}
      </Link>{' '}
      <kbd>{turnKey}</kbd>
    </p>
  );
}

/** The one search page: its field, its tabs, and what the tab at hand finds. */
export function SearchFrame({ tab, query, field, children }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  usePage({ title: t('page.search') });
  const onKeyDown = (event: KeyboardEvent): void => {
    const isTurning = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isTurning || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    const words = event.target.value.trim();
    if (words !== '') void navigate({ to: '/home', search: { q: words } });
  };
  return (
    <div className={classes['page']}>
      <h1>{t('page.search')}</h1>
      <div className={classes['field']} onKeyDownCapture={onKeyDown}>
        {field}
      </div>
      <AskInstead query={query} />
      <Tabs tab={tab} query={query} />
      {children}
    </div>
  );
}
