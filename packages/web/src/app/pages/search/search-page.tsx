import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useLog } from '../../../events/events.context.ts';
import { SaveSearch } from '../../../features/saved-search/save-search.tsx';
import { useSavedSearch } from '../../../features/saved-search/use-saved-search.ts';
import { useSearchPassages } from '../../../features/search/api/search-passages.api.ts';
import { passageGroups } from '../../../features/search/passages/passage-groups.ts';
import { goToFirstHit, useHitKeys } from '../../../features/search/passages/use-hit-keys.ts';
import { SuggestingField } from '../../../features/search/suggesting-field.tsx';
import { singleKeys } from '../../../ui/keys/single-keys.store.ts';
import { EntrySkeleton } from '../../../ui/list/entry-skeleton.tsx';
import { PassageResults } from './passage-results.tsx';
import { PassagesRead, PassagesStatus } from './passages-head.tsx';
import { NoPassages, PassagesFailed } from './passages-state.tsx';
import { SearchFrame } from './search-frame.tsx';
import { SearchHelp } from './search-help.tsx';
import classes from './search-page.module.css';
import { type SearchAddress, useSearchAddress } from './use-search-address.ts';

type Props = {
  address: SearchAddress;
  area: RefObject<HTMLDivElement | null>;
  /** Whether the best hit is to have the focus once it is there. */
  focus: RefObject<boolean>;
};

type ResultsProps = Omit<Props, 'focus'> & { passages: ReturnType<typeof useSearchPassages> };

function Passages({ address, area, passages }: ResultsProps) {
  const { t } = useTranslation();
  const search = useSavedSearch({ query: address.query, tab: 'transcripts' });
  const items = useMemo(() => passageGroups(passages.data?.pages ?? []), [passages.data]);
  const answer = passages.data?.pages[0];
  if (!answer) return null;
  const count = items.reduce((sum, passageGroup) => sum + passageGroup.count, 0);
  const result = { passages: count, items: items.length, more: passages.hasNextPage };
  return (
    <>
      <PassagesRead address={address} answer={answer} />
      {answer.degraded.length > 0 ? (
        <p className={classes['count']}>{t('search.degraded', { legs: answer.degraded.join(', ') })}</p>
      ) : null}
      {items.length === 0 ? (
        <NoPassages query={address.query} understood={answer.understood} onSearch={address.search}>
          {search.canSave ? (
            <SaveSearch search={{ query: address.query, tab: 'transcripts' }} saved={search.saved} />
          ) : null}
        </NoPassages>
      ) : (
        <>
          <PassagesStatus
            address={address}
            found={passages.isPlaceholderData ? null : result}
            kept={search}
          />
          <PassageResults
            address={address}
            items={items}
            newItems={search.newItems}
            area={area}
            onMore={passages.hasNextPage ? () => void passages.fetchNextPage() : null}
            isMoreComing={passages.isFetchingNextPage}
          />
          <p className={classes['keys']}>{t('searching.keys')}</p>
        </>
      )}
    </>
  );
}

/** The passages of one search, in whatever state they are. */
function Results({ address, area, focus }: Props) {
  const passages = useSearchPassages(address);
  const isThere = passages.data !== undefined && !passages.isPlaceholderData;
  useEffect(() => {
    if (!isThere || !focus.current) return;
    focus.current = false;
    goToFirstHit(area.current);
  });
  if (passages.data) return <Passages address={address} area={area} passages={passages} />;
  return passages.isError ? <PassagesFailed onRetry={() => void passages.refetch()} /> : <EntrySkeleton />;
}

const fieldId = 'search-words';

/** What was said in all of the library, and what its summaries say, for the words in the address. */
export function SearchPage() {
  const { t } = useTranslation();
  const log = useLog();
  const address = useSearchAddress();
  const { query } = address;
  const area = useRef<HTMLDivElement>(null);
  const focus = useRef(false);
  const toField = useCallback(() => document.getElementById(fieldId)?.focus(), []);
  const single = useStore(singleKeys, (state) => state.single);
  useHitKeys({ area, enabled: single, onLeave: toField });
  const onSearch = (words: string): void => {
    log({ event: 'search', 'button-src': 'transcripts' });
    focus.current = true;
    if (words === query) goToFirstHit(area.current);
    else address.search(words);
  };
  return (
    <SearchFrame
      tab="transcripts"
      query={query}
      field={
        <SuggestingField
          id={fieldId}
          label={t('searching.label')}
          placeholder={t('searching.placeholder')}
          initial={query}
          onSearch={onSearch}
        />
      }
    >
      {query === '' ? (
        <SearchHelp tab="transcripts" />
      ) : (
        <div className={classes['passages']}>
          <Results key={query} address={address} area={area} focus={focus} />
        </div>
      )}
    </SearchFrame>
  );
}
