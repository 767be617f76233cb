import type { SearchResult } from '@ecco/contract';
import { Button } from '@mantine/core';
import { type RefObject, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { hitKey } from '../../../features/search/passages/hit-place.ts';
import { MatchedItemRow } from '../../../features/search/passages/matched-item-row.tsx';
import type { PassageGroup } from '../../../features/search/passages/passage-groups.ts';
import { playsFrom } from '../../../features/search/range-of-result.ts';
import { type HitSteps, ReadingBeside } from '../../../features/search/reading/reading-aside.tsx';
import { type Jump, JumpProvider } from '../../../ui/citation/place.context.ts';
import { useSplit } from '../../../ui/page/use-wide.ts';
import classes from './search-page.module.css';
import { usePlayHit } from './use-play-hit.ts';
import type { SearchAddress } from './use-search-address.ts';

const hitsOf = (items: readonly PassageGroup[]): SearchResult[] =>
  items.flatMap(({ hits }) => hits.map(({ result }) => result));

/** The hits of its item as they are listed, the best first, and the way from one to the next. */
function stepsOf(
  result: SearchResult,
  items: readonly PassageGroup[],
  open: (place: string) => void,
): HitSteps {
  const ofItem = hitsOf(items.filter(({ uuid }) => uuid === result.parent_uuid));
  const places = [...new Set(ofItem.map(hitKey))];
  const at = places.indexOf(hitKey(result));
  const to = (place: string | undefined) => (place === undefined ? null : () => open(place));
  return { at: at + 1, count: places.length, previous: to(places[at - 1]), next: to(places[at + 1]) };
}

type BesideProps = { address: SearchAddress; items: readonly PassageGroup[]; result: SearchResult };

function Beside({ address, items, result }: BesideProps) {
  const play = usePlayHit();
  const jump: Jump = useCallback(
    ({ seconds }) => {
      if (seconds !== null) play(result, seconds);
    },
    [play, result],
  );
  return (
    <JumpProvider value={jump}>
      <ReadingBeside result={result} query={address.query} steps={stepsOf(result, items, address.open)} />
    </JumpProvider>
  );
}

type Props = {
  address: SearchAddress;
  items: readonly PassageGroup[];
  newItems: ReadonlySet<string>;
  area: RefObject<HTMLDivElement | null>;
  /** Null where there is no more. */
  onMore: (() => void) | null;
  isMoreComing: boolean;
};

/** What was found by item, and beside it, where there is room, the transcript at the hit that is open. */
export function PassageResults({ address, items, newItems, area, onMore, isMoreComing }: Props) {
  const { t } = useTranslation();
  const isSplit = useSplit();
  const play = usePlayHit();
  const hits = hitsOf(items);
  const open = hits.find((hit) => hitKey(hit) === address.at) ?? hits[0];
  const actions = {
    query: address.query,
    onOpen: isSplit ? (result: SearchResult) => address.open(hitKey(result)) : null,
    onPlay: (result: SearchResult) => play(result, playsFrom(result) ?? 0),
    open: open ? hitKey(open) : null,
  };
  return (
    <div className={classes['split']} data-split={isSplit || undefined}>
      <div ref={area}>
        <ul aria-label={t('search.passages')}>
          {items.map((passageGroup) => (
            <MatchedItemRow
              key={passageGroup.uuid}
              found={passageGroup}
              actions={actions}
              isNew={newItems.has(passageGroup.uuid)}
            />
          ))}
        </ul>
        {onMore ? (
          <Button variant="default" mt="md" loading={isMoreComing} onClick={onMore}>
            {t('searching.more')}
          </Button>
        ) : null}
      </div>
      {isSplit && open ? <Beside address={address} items={items} result={open} /> : null}
    </div>
  );
}
