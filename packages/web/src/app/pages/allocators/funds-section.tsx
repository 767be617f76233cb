import type { Fund } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';
import { FundGroups } from '../../../features/fund/fund-groups.tsx';
import type { FundOrder } from '../../../features/fund/group-funds.ts';
import { SilentFunds } from '../../../features/fund/silent-funds.tsx';
import { Segmented } from '../../../ui/field/segmented.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { TableSkeleton } from '../../../ui/table/table-skeleton.tsx';
import classes from './allocators-page.module.css';
import type { FundsView, FundView } from './use-funds-view.ts';

const FundTable = lazyChunk(
  () => import('../../../features/fund/fund-table.tsx'),
  ({ FundTable }) => FundTable,
);

/** How the funds are shown, and in what order. */
function Choices({ asked: { view, order, ask } }: { asked: FundsView }) {
  const { t } = useTranslation();
  return (
    <div className={classes['choices']}>
      {view === 'cards' ? (
        <SelectField
          aria-label={t('funds.groupBy')}
          value={order}
          data={[
            { value: 'region', label: t('funds.byRegion') },
            { value: 'fundSize', label: t('funds.bySize') },
          ]}
          onChange={(event) => {
            const chosen: FundOrder = event.currentTarget.value === 'fundSize' ? 'fundSize' : 'region';
            ask({ sort: chosen === 'region' ? undefined : chosen });
          }}
        />
      ) : null}
      <Segmented<FundView>
        label={t('funds.view')}
        value={view}
        choices={[
          { value: 'cards', text: t('funds.cards') },
          { value: 'table', text: t('funds.table') },
        ]}
        onChoose={(chosen) => ask({ view: chosen === 'cards' ? undefined : chosen })}
      />
    </div>
  );
}

/** Pages of a list of funds, as they have come. */
export type FundPages = {
  funds: readonly Fund[];
  total: number;
  more: { left: boolean; busy: boolean; load: () => void };
};

function NoFunds({ asked, areAny }: Pick<Props, 'asked' | 'areAny'>) {
  const { t } = useTranslation();
  if (!areAny)
    return (
      <StatePanel title={t('funds.emptyTitle')}>
        <p>{t('funds.emptyText')}</p>
      </StatePanel>
    );
  return (
    <StatePanel
      title={t('funds.noMatch')}
      action={<Button onClick={() => asked.askFor({})}>{t('funds.reset')}</Button>}
    >
      <p>{t('funds.noMatchText')}</p>
    </StatePanel>
  );
}

/** As many are seen at first of those of which there is little to say. */
const silentAtFirst = 20;

/** Funds that do not meet in the time: behind those that do, a line each. */
function Silent({ pages: { funds, total, more }, time }: { pages: FundPages; time: string }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? funds : funds.slice(0, silentAtFirst);
  const title = t('funds.silent', { count: total, time });
  return (
    <Section id="silent-funds" title={title}>
      <SilentFunds title={title} funds={shown} />
      {shown.length < funds.length ? <LoadMore busy={false} onMore={() => setWhole(true)} /> : null}
      {shown.length === funds.length && more.left ? <LoadMore busy={more.busy} onMore={more.load} /> : null}
    </Section>
  );
}

type Props = {
  asked: FundsView;
  /** All that are asked for in a table; else those that meet in the time. */
  shown: FundPages;
  /** Those that do not; null where they stand in the table, and until they have come. */
  silent: FundPages | null;
  /** The time around today in which their meetings are shown. */
  time: string;
  /** Whether there are funds at all, whatever is asked for. */
  areAny: boolean;
};

/** The funds that are asked for: as a table, or those that meet as cards in groups and the silent ones behind them. */
export function FundsSection({ asked, shown, silent, time, areAny }: Props) {
  const { t } = useTranslation();
  const { view, order, heads, ask } = asked;
  const { funds, total, more } = shown;
  const isTable = view === 'table';
  const none = total + (silent?.total ?? 0) === 0 && (isTable || silent !== null);
  const title = isTable ? t('funds.count', { count: total }) : t('funds.meet', { count: total, time });
  return (
    <>
      <Section id="funds" title={title} {...(!none && { aside: <Choices asked={asked} /> })}>
        {none ? <NoFunds asked={asked} areAny={areAny} /> : null}
        {total === 0 && !none ? <p className={classes['none']}>{t('funds.onlySilent', { time })}</p> : null}
        {total > 0 && !isTable ? <FundGroups funds={funds} order={order} isWhole={!more.left} /> : null}
        {total > 0 && isTable ? (
          <Suspense fallback={<TableSkeleton />}>
            <FundTable
              funds={funds}
              sort={heads}
              onSort={(next) => ask({ order: next })}
              ownOrder={t(order === 'fundSize' ? 'funds.bySize' : 'funds.byRegion')}
            />
          </Suspense>
        ) : null}
        {more.left ? <LoadMore busy={more.busy} onMore={more.load} /> : null}
      </Section>
      {silent && silent.total > 0 ? <Silent pages={silent} time={time} /> : null}
    </>
  );
}
