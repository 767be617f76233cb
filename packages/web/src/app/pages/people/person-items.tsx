import { limits, type Person } from '@ecco/contract';
import type { PersonRelation } from '@ecco/domain';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { LibraryList } from '../../../features/library/library-list.tsx';
import { usePersonItems } from '../../../features/person/api/person.api.ts';
import classes from '../../../features/person/person-page.module.css';
import { AgeGroup } from '../../../features/show/age-group.tsx';
import { groupByAge } from '../../../features/show/group-by-age.ts';
import { EntrySkeleton } from '../../../ui/list/entry-skeleton.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { Section } from '../../../ui/page/section.tsx';

type Props = { person: Person; relation: PersonRelation };
type Query = ReturnType<typeof usePersonItems>;

/** What is of the last month, and what is older; the rest comes page by page. */
function Aged({ query }: { query: Query }) {
  const { t } = useTranslation();
  const [now] = useState(() => Date.now());
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const groups = groupByAge(items, now, limits.recentConversationDays);
  const [shown, setShown] = useState({ recent: true, older: groups.recent.length === 0 });
  const filled = (['recent', 'older'] as const).filter((age) => groups[age].length > 0);
  return (
    <>
      {filled.map((age) => (
        <AgeGroup
          key={age}
          title={t(`show.${age}`)}
          count={groups[age].length}
          level={3}
          shown={shown[age]}
          onToggle={() => setShown({ ...shown, [age]: !shown[age] })}
        >
          <LibraryList items={groups[age]} level={3} />
        </AgeGroup>
      ))}
      {query.hasNextPage && (shown.older || groups.older.length === 0) ? (
        <LoadMore busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
      ) : null}
    </>
  );
}

function Items({ person, relation }: Props) {
  const { t } = useTranslation();
  const query = usePersonItems(person.uuid, relation);
  if (query.isPending) return <EntrySkeleton />;
  if (query.isError)
    return (
      <p className={classes['none']} role="alert">
        {failureOf(query.error).message ?? t('item.errorOther')}{' '}
        <Button size="compact-sm" variant="default" onClick={() => void query.refetch()}>
          {t('item.reload')}
        </Button>
      </p>
    );
  return <Aged query={query} />;
}

/** Where somebody speaks, or where others speak of them. */
export function PersonItemsSection({ person, relation }: Props) {
  const { t } = useTranslation();
  const { total } = person[relation].pagination;
  const none = relation === 'spoke' ? 'person.noSpoke' : 'person.noMentioned';
  return (
    <Section
      id={relation}
      title={t(`person.${relation}`)}
      aside={total > 0 ? <span className={`tabular ${classes['tenure']}`}>{total}</span> : null}
    >
      {total > 0 ? (
        <Items person={person} relation={relation} />
      ) : (
        <p className={classes['none']}>{t(none, { name: person.name })}</p>
      )}
    </Section>
  );
}
