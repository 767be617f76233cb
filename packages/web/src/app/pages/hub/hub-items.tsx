import { type EpisodeList, type ItemCard, limits, pathOf } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHeldItems } from '../../../features/hub/api/hub.api.ts';
import hub from '../../../features/hub/hub.module.css';
import { itemFacts } from '../../../features/library/item-facts.ts';
import { ProcessingLine } from '../../../features/processing/processing-line.tsx';
import { AgeGroup } from '../../../features/show/age-group.tsx';
import { groupByAge } from '../../../features/show/group-by-age.ts';
import { informativeExcerpt } from '../../../format/row-excerpt.ts';
import { shownTitle, truncate } from '../../../format/text.ts';
import { useNewFact } from '../../../ui/list/new-mark.tsx';
import { MetaLine } from '../../../ui/text/meta-line.tsx';

type Group = 'conversations' | 'publications';
type Age = 'recent' | 'older';

const noneOf = {
  conversations: { recent: 'hub.noRecentConversations', older: 'hub.noOlderConversations' },
  publications: { recent: 'hub.noRecentPublications', older: 'hub.noOlderPublications' },
} as const;

/** An item in two lines: what it is and when, and what it comes to. */
function HeldRow({ item }: { item: ItemCard }) {
  const { t } = useTranslation();
  const isNew = useNewFact(item.uuid);
  const facts = [...isNew, { key: 'kind', node: t(`kindOne.${item.kind}`) }, ...itemFacts(t, item)];
  const text = informativeExcerpt(item) ?? item.description ?? t('hub.noSummary');
  return (
    <li>
      <h3>
        <Link to={pathOf(item)} data-row>
          {shownTitle(item.title) || t('library.untitled')}
        </Link>
      </h3>
      <MetaLine parts={facts} />
      <p>{truncate(text, limits.summaryExcerpt)}</p>
      <ProcessingLine item={item} />
    </li>
  );
}

type AgedProps = { uuid: string; group: Group; age: Age; first: readonly ItemCard[]; count: number };

/** The items of one age: those that came with the page, and further ones as they are asked for. */
function ItemsOfAge({ uuid, group, age, first, count }: AgedProps) {
  const { t } = useTranslation();
  const [wantsMore, setWantsMore] = useState(false);
  const perPage = limits.hubItemsShown;
  const more = useHeldItems(uuid, { group, age }, { perPage, enabled: wantsMore });
  const known = new Map(
    [...first, ...(more.data?.pages.flatMap(({ items }) => items) ?? [])].map((item) => [item.uuid, item]),
  );
  if (known.size === 0) return <p className={hub['none']}>{t(noneOf[group][age])}</p>;
  const loadMore = (): void => {
    if (!wantsMore) setWantsMore(true);
    else if (more.data) void more.fetchNextPage();
    else void more.refetch();
  };
  return (
    <>
      <ul className={hub['rows']}>
        {[...known.values()].map((item) => (
          <HeldRow key={item.uuid} item={item} />
        ))}
      </ul>
      {more.isError ? <p role="alert">{t('hub.moreFailed')}</p> : null}
      {known.size < count && (!wantsMore || more.hasNextPage || more.isPending || more.isError) ? (
        <Button variant="default" loading={more.isFetching} onClick={loadMore}>
          {t('hub.loadMore')}
        </Button>
      ) : null}
    </>
  );
}

/** What a watchlist holds of a kind, in a recent and an older group; the older one is open where nothing is recent. */
export function HubItems({ list, group }: { list: EpisodeList; group: Group }) {
  const { t } = useTranslation();
  const [now] = useState(() => Date.now());
  const counts = list.counts[group];
  const items = group === 'conversations' ? list.org_episodes : list.articles;
  const first = groupByAge(items, now, limits.hubRecentDays);
  const [shown, setShown] = useState({ recent: true, older: counts.recent === 0 });
  return (['recent', 'older'] as const).map((age) => (
    <AgeGroup
      key={age}
      title={t(`show.${age}`)}
      count={counts[age]}
      level={3}
      shown={shown[age]}
      onToggle={() => setShown({ ...shown, [age]: !shown[age] })}
    >
      <ItemsOfAge uuid={list.uuid} group={group} age={age} first={first[age]} count={counts[age]} />
    </AgeGroup>
  ));
}
