/*
 * The pension funds somebody watches: what they come to, when they meet, where they are, and each of them.
 */
import { type FundsMeta, limits, type PensionSearch } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconAdjustments, IconSearch } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFunds, useFundsMeta, useSavePensionSearch } from '../../../features/fund/api/funds.api.ts';
import { filtersOn, withoutFilters } from '../../../features/fund/filters-on.ts';
import {
  type FundSettings,
  filterOf,
  settingsOf,
  timeframes,
  toggleState,
} from '../../../features/fund/fund-settings.ts';
import { SettingsDrawer } from '../../../features/fund/settings-drawer.tsx';
import { StateMap } from '../../../features/fund/state-map.tsx';
import { StatsLine } from '../../../features/fund/stats-line.tsx';
import { timeWords } from '../../../features/fund/time-words.ts';
import { InsightsSection } from '../../../features/insight/insights-section.tsx';
import { SearchDrawer } from '../../../features/search/drawer/search-drawer.tsx';
import { shownAssets } from '../../../format/money.ts';
import { useSession } from '../../../session/get-session.api.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { EntrySkeleton } from '../../../ui/list/entry-skeleton.tsx';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import { usePage } from '../../../ui/page/page.store.ts';
import { LoadFailed } from '../load-failed.tsx';
import pages from '../pages.module.css';
import { AllocatorEvents } from './allocator-events.tsx';
import classes from './allocators-page.module.css';
import { AllocatorsSummary } from './allocators-summary.tsx';
import { type FundPages, FundsSection } from './funds-section.tsx';
import { TopicsField } from './topics-field.tsx';
import { type FundsView, useFundsView } from './use-funds-view.ts';

/** What the funds come to in the time that is chosen: those that are left of all of them, where filters are on. */
function useStats(meta: FundsMeta | undefined, { days, all }: { days: number; all: number | null }) {
  const { t } = useTranslation();
  if (!meta || meta.total_funds === 0) return null;
  const sum = (of: (state: FundsMeta['funds_meta'][number]) => number): number =>
    meta.funds_meta.reduce((total, state) => total + of(state), 0);
  const upcoming = sum(({ meeting_count, past_meeting_count }) => meeting_count - past_meeting_count);
  const inStates = meta.funds_meta.filter(({ state }) => state !== null && state !== 'Federal').length;
  return t('funds.stats', {
    funds: fundsLeft(t, meta.total_funds, all),
    states: t('funds.stateCount', { count: inStates }),
    assets: shownAssets(sum(({ total_assets }) => total_assets)),
    past: t('funds.pastCount', { count: sum(({ past_meeting_count }) => past_meeting_count) }),
    upcoming: upcoming.toLocaleString('en-US'),
    time: timeWords(t, days),
  });
}

/** "5 of 230 pension funds"; `all` is null where nothing is filtered. */
const fundsLeft = (t: TFunction, count: number, all: number | null): string =>
  all === null ? t('funds.count', { count }) : t('funds.countOf', { count, all });

type ToolsProps = {
  filter: PensionSearch;
  onSave: (filter: PensionSearch) => void;
  asked: FundsView;
  ids: string[];
};

/** What the page can be told: which funds, what time, and what to look for in them. */
function Tools({ filter, onSave, asked: { words, ask }, ids }: ToolsProps) {
  const { t } = useTranslation();
  const [isTuning, setTuning] = useState(false);
  const [isSearching, setSearching] = useState(words !== undefined);
  const scored = useSession()?.role === 'admin';
  const settings = settingsOf(filter);
  const on = filtersOn(t, settings).length;
  return (
    <div className={classes['tools']}>
      <Button
        variant="default"
        leftSection={<IconAdjustments size={16} stroke={1.6} />}
        {...(on > 0 && { 'aria-label': t('funds.settingsOn', { count: on }) })}
        onClick={() => setTuning(true)}
      >
        {t('funds.settings')}
        {on > 0 ? <span className={classes['on']}>{on}</span> : null}
      </Button>
      <SelectField
        aria-label={t('funds.time')}
        value={String(settings.days)}
        data={[...new Set([...timeframes.map(({ days }) => days), settings.days])]
          .toSorted((a, b) => a - b)
          .map((days) => ({ value: String(days), label: timeWords(t, days) }))}
        onChange={(event) => onSave(filterOf({ ...settings, days: Number(event.currentTarget.value) }))}
      />
      <Button
        variant="default"
        leftSection={<IconSearch size={16} stroke={1.6} />}
        disabled={ids.length === 0}
        onClick={() => setSearching(true)}
      >
        {t('funds.search')}
      </Button>
      <SettingsDrawer
        open={isTuning}
        onClose={() => setTuning(false)}
        initial={settings}
        topics={(chosen, onChange) => <TopicsField chosen={chosen} onChange={onChange} />}
        onSave={(next) => {
          onSave(filterOf(next));
          setTuning(false);
        }}
      />
      {ids.length > 0 ? (
        <SearchDrawer
          open={isSearching}
          title={t('funds.searchTitle')}
          label={t('funds.searchLabel')}
          scope={{ of: 'organizations', ids, service: 'pensionfund' }}
          query={words ?? ''}
          scored={scored}
          onSearch={(query) => ask({ search: query })}
          onClose={() => {
            setSearching(false);
            ask({ search: undefined });
          }}
          onSelect={null}
        />
      ) : null}
    </div>
  );
}

type FundsQuery = ReturnType<typeof useFunds>;

/** What has come of a list of funds; null until the first page has. */
function pagesOf(query: FundsQuery): FundPages | null {
  const [first] = query.data?.pages ?? [];
  if (!query.data || !first) return null;
  return {
    funds: query.data.pages.flatMap(({ organizations }) => organizations),
    total: first.pagination.total,
    more: {
      left: query.hasNextPage,
      busy: query.isFetchingNextPage,
      load: () => void query.fetchNextPage(),
    },
  };
}

/** The filters that are on, how many funds they leave, and the way to have them off. */
function Filters({
  settings,
  count,
  onSave,
}: {
  settings: FundSettings;
  count: string | null;
  onSave: (filter: PensionSearch) => void;
}) {
  const { t } = useTranslation();
  return (
    <FilterChips
      label={t('funds.filtersOn')}
      chips={filtersOn(t, settings).map(({ key, label, without }) => ({
        key,
        label,
        onRemove: () => onSave(filterOf(without)),
      }))}
      count={count}
      onClear={() => onSave(filterOf(withoutFilters(settings)))}
    />
  );
}

type LoadedProps = { asked: FundsView; query: FundsQuery; silent: FundsQuery };

function Loaded({ asked, query, silent }: LoadedProps) {
  const { t } = useTranslation();
  const [first] = query.data?.pages ?? [];
  const save = useSavePensionSearch();
  // What was just chosen is seen at once; the funds follow when they are there.
  const filter = (query.isPlaceholderData ? asked.said : null) ?? first?.filter ?? {};
  const settings = settingsOf(filter);
  const { days, states } = settings;
  const isFiltered = filtersOn(t, settings).length > 0;
  const { data: meta, isPending: isCounting } = useFundsMeta(days);
  const { data: left } = useFundsMeta(days, isFiltered ? filter : null);
  const all = isFiltered ? (meta?.total_funds ?? null) : null;
  const stats = useStats(left, { days, all });
  const shown = useMemo(() => pagesOf(query), [query]);
  const silentPages = useMemo(() => pagesOf(silent), [silent]);
  if (!first || !shown) return null;
  // The counts and the map stand above everything else, which they would push down.
  if (isCounting) return <EntrySkeleton shape="row" />;
  const keep = (next: PensionSearch): void => {
    save.mutate(next);
    asked.askFor(next);
  };
  const time = timeWords(t, days);
  return (
    <>
      <Tools
        asked={asked}
        filter={filter}
        onSave={keep}
        ids={[...shown.funds, ...(silentPages?.funds ?? [])]
          .slice(0, limits.searchOrganizationsMax)
          .map(({ uuid }) => uuid)}
      />
      <Filters
        settings={settings}
        count={left && all !== null ? fundsLeft(t, left.total_funds, all) : null}
        onSave={keep}
      />
      {stats ? <StatsLine text={stats} /> : null}
      <div className={classes['top']}>
        <AllocatorsSummary
          events={first.recent_events}
          filter={filter}
          days={days}
          onLookBack={(longer) => keep(filterOf({ ...settings, days: longer }))}
        />
        {meta && meta.total_funds > 0 ? (
          <StateMap
            meta={meta}
            chosen={states}
            onToggle={(code) => {
              const state = toggleState(states, code);
              asked.askFor({ ...filter, state });
            }}
          />
        ) : null}
      </div>
      <InsightsSection of={{ filter: JSON.stringify(filter) }} />
      <AllocatorEvents recent={first.recent_events} upcoming={first.upcoming_events} time={time} />
      <div className={classes['funds']} aria-busy={query.isPlaceholderData || undefined}>
        <FundsSection
          asked={asked}
          shown={shown}
          silent={silentPages}
          time={time}
          areAny={(meta?.total_funds ?? 0) > 0}
        />
      </div>
    </>
  );
}

/** Pension funds. */
export function AllocatorsPage() {
  const { t } = useTranslation();
  const input = useFundsView();
  const isTable = input.view === 'table';
  const { said: filter, sort } = input;
  const query = useFunds({ filter, sort, meets: isTable ? undefined : true });
  const silent = useFunds({ filter, sort, meets: false }, !isTable);
  usePage({ title: t('funds.title') });
  return (
    <div className={pages['broad']}>
      <div className={pages['head']}>
        <h1>{t('funds.title')}</h1>
      </div>
      {query.isPending ? <EntrySkeleton shape="row" /> : null}
      {query.data ? <Loaded asked={input} query={query} silent={silent} /> : null}
      {query.isError && !query.data ? <LoadFailed query={query} level={2} /> : null}
    </div>
  );
}
