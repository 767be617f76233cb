import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { usePeople } from '../../../features/entity/api/get-people.api.ts';
import { PersonList, PersonListSkeleton } from '../../../features/entity/person-list.tsx';
import { FilterField } from '../../../ui/field/filter-field.tsx';
import { pageOf } from '../../../ui/list/page-of.ts';
import { PageTurner } from '../../../ui/list/page-turner.tsx';
import { usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import classes from '../pages.module.css';

/** What the address asks for, and how it is asked for something else. */
function useAsked() {
  const navigate = useNavigate();
  const { q = '', page } = useSearch({ from: '/people' });
  const ask = (next: { q: string; page: number }, replace: boolean): void =>
    void navigate({
      to: '/people',
      search: { ...(next.q !== '' && { q: next.q }), ...(next.page > 1 && { page: String(next.page) }) },
      replace,
      resetScroll: !replace,
    });
  return {
    q,
    page: pageOf(page),
    filter: (words: string) => ask({ q: words, page: 1 }, true),
    turnTo: (to: number) => ask({ q, page: to }, false),
  };
}
type Asked = ReturnType<typeof useAsked>;

function Nobody({ q, filter }: Asked) {
  const { t } = useTranslation();
  if (q === '')
    return (
      <StatePanel title={t('people.noneTitle')}>
        <p>{t('people.noneText')}</p>
      </StatePanel>
    );
  return (
    <StatePanel
      title={t('people.noMatch', { query: q })}
      action={<Button onClick={() => filter('')}>{t('people.clear')}</Button>}
    >
      <p>{t('people.noMatchText')}</p>
    </StatePanel>
  );
}

function People({ asked, query }: { asked: Asked; query: ReturnType<typeof usePeople> }) {
  const { t } = useTranslation();
  if (query.isPending) return <PersonListSkeleton />;
  if (query.isError) {
    const { message } = failureOf(query.error);
    return (
      <StatePanel
        tone="error"
        title={t('item.errorOther')}
        action={<Button onClick={() => void query.refetch()}>{t('item.reload')}</Button>}
      >
        <p>{t('show.failedText')}</p>
        {message ? <p>{message}</p> : null}
      </StatePanel>
    );
  }
  const { people, pagination } = query.data;
  if (people.length === 0 && pagination.total === 0) return <Nobody {...asked} />;
  return (
    <>
      <PersonList people={people} busy={query.isPlaceholderData} />
      <PageTurner
        page={pagination.page}
        pages={pagination.pages}
        total={pagination.total}
        onPage={asked.turnTo}
      />
    </>
  );
}

/** Who is named in the library. */
export function PeoplePage() {
  const { t } = useTranslation();
  const asked = useAsked();
  const query = usePeople(asked);
  const total = query.data?.pagination.total;
  usePage({ title: t('people.title') });
  return (
    <div className={classes['broad']}>
      <div className={classes['head']}>
        <h1>{t('people.title')}</h1>
        <p className={classes['count']} aria-live="polite">
          {total ? t('people.count', { count: total }) : ' '}
        </p>
      </div>
      <p className={classes['lead']}>{t('people.lead')}</p>
      <div className={classes['tools']}>
        <FilterField label={t('people.filter')} value={asked.q} onFilter={asked.filter} />
      </div>
      <People asked={asked} query={query} />
    </div>
  );
}
