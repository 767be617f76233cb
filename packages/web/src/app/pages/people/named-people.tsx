import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePeople } from '../../../features/entity/api/get-people.api.ts';
import { PersonList, PersonListSkeleton } from '../../../features/entity/person-list.tsx';
import { FilterField } from '../../../ui/field/filter-field.tsx';
import { PageTurner } from '../../../ui/list/page-turner.tsx';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { LoadFailed } from '../load-failed.tsx';
import classes from '../pages.module.css';
import people from './people-page.module.css';
import type { PeopleView } from './use-people-view.ts';

function Nobody({ q, filter }: PeopleView) {
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

function People({ asked, query }: { asked: PeopleView; query: ReturnType<typeof usePeople> }) {
  const { t } = useTranslation();
  if (query.isPending) return <PersonListSkeleton />;
  if (query.isError) {
    return <LoadFailed query={query} level={2} />;
  }
  const { people: named, pagination } = query.data;
  if (named.length === 0 && pagination.total === 0) return <Nobody {...asked} />;
  return (
    <>
      <p className={people['count']} aria-live="polite">
        {t('people.count', { count: pagination.total })}
      </p>
      <PersonList people={named} busy={query.isPlaceholderData} />
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
export function NamedPeople({ asked }: { asked: PeopleView }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes['tools']}>
        <FilterField label={t('people.filter')} value={asked.q} onFilter={asked.filter} />
      </div>
      <People asked={asked} query={usePeople(asked)} />
    </>
  );
}
