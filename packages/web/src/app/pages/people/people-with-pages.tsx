import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PersonListSkeleton } from '../../../features/entity/person-list.tsx';
import { usePeopleWithPages } from '../../../features/person/api/person.api.ts';
import { PersonLetters } from '../../../features/person/person-letters.tsx';
import { PersonRows } from '../../../features/person/person-rows.tsx';
import { FilterField } from '../../../ui/field/filter-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { PageTurner } from '../../../ui/list/page-turner.tsx';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { LoadFailed } from '../load-failed.tsx';
import classes from './people-page.module.css';
import type { PeopleView } from './use-people-view.ts';

const orders = ['name', '-name', '-added'] as const;

function Tools({ asked }: { asked: PeopleView }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes['tools']}>
        <FilterField label={t('people.filter')} value={asked.q} onFilter={asked.filter} />
        <SelectField
          label={t('person.sort')}
          value={asked.sort}
          data={orders.map((value) => ({ value, label: t(`person.sorted.${value}`) }))}
          onChange={(event) => asked.order(event.currentTarget.value)}
        />
      </div>
      <PersonLetters letter={asked.letter} onChoose={asked.begin} />
    </>
  );
}

function Nobody({ asked: { q, letter, filter, begin } }: { asked: PeopleView }) {
  const { t } = useTranslation();
  const showAll = (): void => (q === '' ? begin(null) : filter(''));
  if (q === '' && letter === null)
    return (
      <StatePanel title={t('person.noneTitle')}>
        <p>{t('person.noneText')}</p>
      </StatePanel>
    );
  return (
    <StatePanel
      title={q === '' ? t('person.noLetter') : t('people.noMatch', { query: q })}
      action={<Button onClick={showAll}>{t('people.clear')}</Button>}
    >
      <p>{t('people.noMatchText')}</p>
    </StatePanel>
  );
}

function Rows({ asked, query }: { asked: PeopleView; query: ReturnType<typeof usePeopleWithPages> }) {
  const { t } = useTranslation();
  if (query.isPending) return <PersonListSkeleton />;
  if (query.isError) return <LoadFailed query={query} level={2} />;
  const { people, pagination } = query.data;
  if (people.length === 0 && pagination.total === 0) return <Nobody asked={asked} />;
  return (
    <>
      <p className={classes['count']} aria-live="polite">
        {t('people.count', { count: pagination.total })}
      </p>
      <PersonRows people={people} busy={query.isPlaceholderData} />
      <PageTurner
        page={pagination.page}
        pages={pagination.pages}
        total={pagination.total}
        onPage={asked.turnTo}
      />
    </>
  );
}

/** Everybody with a page, by name, letter and order; the server holds them and gives a page at a time. */
export function PeopleWithPages({ asked }: { asked: PeopleView }) {
  return (
    <>
      <Tools asked={asked} />
      <Rows asked={asked} query={usePeopleWithPages(asked)} />
    </>
  );
}
