import type { Fund, FundsMeta } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';
import { FundGroups } from '../../../features/fund/fund-groups.tsx';
import type { FundOrder } from '../../../features/fund/group-funds.ts';
import { WithWords } from '../../../messages/with-words.tsx';
import { Segmented } from '../../../ui/field/segmented.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { TableSkeleton } from '../../../ui/table/table-skeleton.tsx';
import classes from './allocators-page.module.css';
import type { AskedFunds, FundView } from './use-asked-funds.ts';

const FundTable = lazyChunk(
  () => import('../../../features/fund/fund-table.tsx'),
  ({ FundTable }) => FundTable,
);

/** How the funds are shown, and in what order. */
function Choices({ asked: { view, order, ask } }: { asked: AskedFunds }) {
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

type Props = {
  asked: AskedFunds;
  funds: readonly Fund[];
  /** The time around today in which their meetings are shown. */
  time: string;
  total: number;
  meta: FundsMeta | null;
  more: { left: boolean; busy: boolean; load: () => void };
};

/** The funds that are asked for, in groups or as a table. */
export function FundsSection({ asked, funds, time, total, meta, more }: Props) {
  const { t } = useTranslation();
  const { view, order, heads, ask, askFor } = asked;
  const all = meta?.total_funds ?? total;
  const title =
    total === all ? t('funds.count', { count: total }) : t('funds.countOf', { count: total, all });
  if (total === 0)
    return (
      <Section id="funds" title={title}>
        {all === 0 ? (
          <StatePanel title={t('funds.emptyTitle')}>
            <p>{t('funds.emptyText')}</p>
          </StatePanel>
        ) : (
          <StatePanel
            title={t('funds.noMatch')}
            action={<Button onClick={() => askFor({})}>{t('funds.reset')}</Button>}
          >
            <p>{t('funds.noMatchText')}</p>
          </StatePanel>
        )}
      </Section>
    );
  return (
    <Section id="funds" title={title} aside={<Choices asked={asked} />}>
      {view === 'cards' ? (
        <FundGroups funds={funds} time={time} order={order} meta={total === all ? meta : null} />
      ) : (
        <WithWords chunk="workbench" before={<TableSkeleton />}>
          <Suspense fallback={<TableSkeleton />}>
            <FundTable
              funds={funds}
              sort={heads}
              onSort={(next) => ask({ order: next })}
              ownOrder={t(order === 'fundSize' ? 'funds.bySize' : 'funds.byRegion')}
            />
          </Suspense>
        </WithWords>
      )}
      {more.left ? <LoadMore busy={more.busy} onMore={more.load} /> : null}
    </Section>
  );
}
