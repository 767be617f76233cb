/*
 * What allocators do, across the library: the address says which signals, and in what order.
 */
import { limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignalCounts, useSignals } from '../../../features/ledger/api/signals.api.ts';
import {
  chosenIn,
  filterText,
  isFiltered,
  type SignalAddress,
} from '../../../features/ledger/signal-address.ts';
import { noFilters, SignalChips } from '../../../features/ledger/signal-chips.tsx';
import { SignalFilters } from '../../../features/ledger/signal-filters.tsx';
import { SignalRows } from '../../../features/ledger/signal-rows.tsx';
import { unlinkedNames } from '../../../features/ledger/unlinked-names.ts';
import { NamesToAdd } from '../../../features/proposal/names-to-add.tsx';
import { SaveSearch } from '../../../features/saved-search/save-search.tsx';
import { useSavedSearch } from '../../../features/saved-search/use-saved-search.ts';
import { FilterField } from '../../../ui/field/filter-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { EntrySkeleton } from '../../../ui/list/entry-skeleton.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { usePageRowKeys } from '../../../ui/list/use-row-keys.ts';
import { usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { useWide } from '../../../ui/page/use-wide.ts';
import { LoadFailed } from '../load-failed.tsx';
import pages from '../pages.module.css';
import { alertOfSearch } from '../search/alert-of-search.tsx';
import { ExportButton } from './export-button.tsx';
import classes from './signals-page.module.css';
import { useSignalsView } from './use-signals-view.ts';

type SignalsView = ReturnType<typeof useSignalsView>;
const orders = ['-date', 'date', '-amount', 'amount', 'who', 'kind'] as const;

/** What a filter is called first, when it is kept. */
function useFilterName(address: SignalAddress): string {
  const { t } = useTranslation();
  return (
    [
      ...chosenIn(address, 'kind').map((kind) => t(`proceedings.kind.${kind}`)),
      ...chosenIn(address, 'stage').map((stage) => t(`proceedings.stage.${stage}`)),
      ...chosenIn(address, 'asset').map((asset) => t(`signals.asset.${asset}`)),
      ...chosenIn(address, 'state'),
      ...(address.q ? [address.q] : []),
    ].join(', ') || t('signals.title')
  );
}

function Tools({ asked: { address, asked, ask }, total }: { asked: SignalsView; total: number | null }) {
  const { t } = useTranslation();
  const query = filterText(address);
  const { saved } = useSavedSearch({ query, tab: 'signals' });
  const name = useFilterName(address);
  return (
    <div className={classes['tools']}>
      <FilterField
        label={t('signals.filter')}
        value={address.q ?? ''}
        onFilter={(text) => ask({ q: text || undefined })}
      />
      <SelectField
        aria-label={t('signals.sort')}
        value={asked.sort ?? '-date'}
        data={orders.map((value) => ({ value, label: t(`signals.sorted.${value}`) }))}
        onChange={(event) => {
          const sort = event.currentTarget.value;
          ask({ sort: sort === '-date' ? undefined : sort });
        }}
      />
      <ExportButton asked={asked} disabled={total === 0} />
      {query === '' ? null : (
        <SaveSearch search={{ query, tab: 'signals', name }} saved={saved} alertOf={alertOfSearch} />
      )}
    </div>
  );
}

function Nothing({ asked: { address, ask } }: { asked: SignalsView }) {
  const { t } = useTranslation();
  if (!isFiltered(address))
    return (
      <StatePanel title={t('signals.emptyTitle')}>
        <p>{t('signals.emptyText')}</p>
      </StatePanel>
    );
  return (
    <StatePanel
      title={t('signals.noMatch')}
      action={<Button onClick={() => ask(noFilters)}>{t('signals.clear')}</Button>}
    >
      <p>{t('signals.noMatchText')}</p>
    </StatePanel>
  );
}

function List({ asked, query }: { asked: SignalsView; query: ReturnType<typeof useSignals> }) {
  const { t } = useTranslation();
  const signals = useMemo(() => query.data?.pages.flatMap((page) => page.signals) ?? [], [query.data]);
  if (query.isPending) return <EntrySkeleton shape="row" />;
  if (!query.data) return <LoadFailed query={query} level={2} />;
  if (signals.length === 0) return <Nothing asked={asked} />;
  return (
    <div aria-busy={query.isPlaceholderData || undefined}>
      <SignalRows signals={signals} label={t('signals.title')} />
      {query.hasNextPage ? (
        <LoadMore busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
      ) : null}
      <NamesToAdd names={unlinkedNames(signals)} />
    </div>
  );
}

/** What narrows the list: beside it where there is room, else behind a button. */
function Narrowing({ asked: { address, asked, ask } }: { asked: SignalsView }) {
  const { t } = useTranslation();
  const isWide = useWide();
  const [isOpen, setOpen] = useState(false);
  const { sort: _sort, ...filter } = asked;
  const counts = useSignalCounts(filter);
  const isShown = isWide || isOpen;
  return (
    <aside className={classes['narrowing']} aria-label={t('signals.filters')}>
      {isWide ? null : (
        <Button
          variant="default"
          aria-expanded={isOpen}
          leftSection={<IconAdjustments size={16} stroke={1.6} aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        >
          {t('signals.filters')}
        </Button>
      )}
      {isShown ? <SignalFilters address={address} counts={counts.data} ask={ask} /> : null}
    </aside>
  );
}

/** Many signals are counted only so far. */
const shownTotal = (t: TFunction, total: number, hasWords: boolean): string =>
  total >= (hasWords ? limits.signalsFoundCounted : limits.signalsCounted)
    ? t('signals.countMore', { count: total })
    : t('signals.count', { count: total });

/** The ledger of signals. */
export function SignalsPage() {
  usePageRowKeys();
  const { t } = useTranslation();
  const input = useSignalsView();
  const query = useSignals(input.asked);
  const total = query.data?.pages[0]?.pagination.total ?? null;
  const whose = query.data?.pages[0]?.signals[0]?.organization?.name ?? null;
  usePage({ title: t('signals.title') });
  return (
    <div className={pages['broad']}>
      <div className={pages['head']}>
        <h1>{t('signals.title')}</h1>
        <p className={pages['count']} aria-live="polite">
          {total === null ? null : shownTotal(t, total, input.asked.query !== undefined)}
        </p>
      </div>
      <p className={pages['lead']}>{t('signals.lead')}</p>
      <Tools asked={input} total={total} />
      <SignalChips
        address={input.address}
        ask={input.ask}
        count={total === null ? null : shownTotal(t, total, input.asked.query !== undefined)}
        whose={whose}
      />
      <div className={classes['columns']}>
        <Narrowing asked={input} />
        <List asked={input} query={query} />
      </div>
    </div>
  );
}
