import { type Connection, limits } from '@ecco/contract';
import type { ConnectionType } from '@ecco/domain';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterField } from '../../../ui/field/filter-field.tsx';
import { PageTurner } from '../../../ui/list/page-turner.tsx';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { TableSkeleton } from '../../../ui/table/table-skeleton.tsx';
import { useConnections } from '../api/managed.api.ts';
import classes from '../manager.module.css';
import { ConnectionDialog } from './connection-dialog.tsx';
import { connectionsCalled, pageOfRows } from './connection-rows.ts';
import { ConnectionTable } from './connection-table.tsx';
import { useRemoval } from './use-removal.ts';

type Props = {
  org: string;
  type: ConnectionType;
  /** What else can be done with all of them, and with each, and what is open below one. */
  tools?: ReactNode;
  actionsOf?: (connection: Connection) => ReactNode;
  detailOf?: (connection: Connection) => ReactNode;
};

function Rows({ org, type, actionsOf, detailOf, all }: Props & { all: readonly Connection[] }) {
  const { t } = useTranslation();
  const [query, setQuery] = useState('');
  const [input, setAsked] = useState(1);
  const { remove, busy } = useRemoval(org);
  const matches = connectionsCalled(all, { type, query });
  const { rows, page, pages } = pageOfRows(matches, { page: input, perPage: limits.connectionsShown });
  const nothing =
    query === ''
      ? t('managerConnections.none', { type: t(`managerConnections.target.${type}`).toLowerCase() })
      : t('managerConnections.noneFiltered', { query });
  return (
    <>
      {query !== '' || matches.length > limits.connectionsShown ? (
        <div className={classes['filter']}>
          <FilterField
            label={t('managerConnections.filter')}
            value={query}
            onFilter={(words) => {
              setQuery(words);
              setAsked(1);
            }}
          />
        </div>
      ) : null}
      {rows.length === 0 ? (
        <p className={classes['none']}>{nothing}</p>
      ) : (
        <ConnectionTable
          type={type}
          connections={rows}
          busy={busy}
          onRemove={remove}
          actionsOf={actionsOf}
          detailOf={detailOf}
        />
      )}
      <PageTurner page={page} pages={pages} total={matches.length} onPage={setAsked} />
    </>
  );
}

/** What an organization is connected to of one type, ten at a time, with the way to add and to remove. */
export function ConnectionsPanel(props: Props) {
  const { t } = useTranslation();
  const { data, isPending, refetch } = useConnections(props.org);
  const [isAdding, setAdding] = useState(false);
  return (
    <section className={classes['panel']}>
      <div className={classes['panelHead']}>
        <h2>{t(`manager.tab.${props.type}`)}</h2>
        <div className={classes['panelTools']}>
          {props.tools}
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} stroke={1.8} />}
            onClick={() => setAdding(true)}
          >
            {t('managerConnections.add')}
          </Button>
        </div>
      </div>
      {data ? <Rows {...props} key={props.type} all={data} /> : null}
      {!data && isPending ? <TableSkeleton /> : null}
      {data || isPending ? null : (
        <StatePanel
          tone="error"
          title={t('managerConnections.loadFailed')}
          action={<Button onClick={() => void refetch()}>{t('managerConnections.retry')}</Button>}
        />
      )}
      <ConnectionDialog {...props} open={isAdding} onClose={() => setAdding(false)} />
    </section>
  );
}
