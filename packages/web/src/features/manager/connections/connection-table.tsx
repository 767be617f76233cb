import type { Connection } from '@ecco/contract';
import type { ConnectionType } from '@ecco/domain';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDate } from '../../../format/date.ts';
import { Day } from '../../../ui/text/moment.tsx';
import { DataTable } from '../../../workbench/table/data-table.tsx';
import type { TableColumn, TableColumns } from '../../../workbench/table/table-column.ts';
import classes from '../manager.module.css';
import { hrefOfNode } from './connection-rows.ts';
import { saysDate, saysRole } from './edge-choice.ts';

type Props = {
  type: ConnectionType;
  connections: readonly Connection[];
  busy: ReadonlySet<string>;
  onRemove: (connection: Connection) => void;
  actionsOf?: ((connection: Connection) => ReactNode) | undefined;
  detailOf?: ((connection: Connection) => ReactNode) | undefined;
};

const dayColumn = (t: TFunction, type: ConnectionType): TableColumn<Connection> => ({
  id: 'date',
  title: t(saysRole(type) ? 'managerConnections.since' : 'managerConnections.date'),
  cell: ({ properties: { date } }) => (date === null ? null : <Day iso={date} />),
});

const connectionColumns = (t: TFunction, { type, onRemove, actionsOf }: Props): TableColumns<Connection> => [
  {
    id: 'name',
    title: t('managerConnections.name'),
    cell: ({ target_node: node }) => (
      <Link className={classes['link']} to={hrefOfNode(node)}>
        {node.name}
      </Link>
    ),
  },
  {
    id: 'edge',
    title: t('managerConnections.type'),
    cell: ({ edge_type }) => t(`managerConnections.edge.${edge_type}`),
  },
  ...(saysRole(type)
    ? [
        {
          id: 'title',
          title: t('managerConnections.role'),
          cell: ({ properties: { title } }: Connection) => title,
        },
        {
          id: 'email',
          title: t('managerConnections.email'),
          cell: ({ properties: { email } }: Connection) => email,
        },
      ]
    : [
        {
          id: 'detail',
          title: t('managerConnections.detail'),
          // Of a meeting it is its day.
          cell: ({ target_node: { detail, type } }: Connection) =>
            (type === 'MEETING' && detail !== null ? shortDate(detail) : null) ?? detail,
        },
      ]),
  ...(saysRole(type) || saysDate(type) ? [dayColumn(t, type)] : []),
  {
    id: 'from',
    title: t('managerConnections.from'),
    cell: ({ provenance }) => t(`managerConnections.provenance.${provenance}`),
  },
  {
    id: 'remove',
    title: t('manager.actions'),
    bare: true,
    cell: (connection) => (
      <span className={classes['decisions']}>
        {actionsOf?.(connection)}
        <Button
          variant="default"
          size="compact-xs"
          aria-label={t('managerConnections.removeNamed', { name: connection.target_node.name })}
          onClick={() => onRemove(connection)}
        >
          {t('manager.remove')}
        </Button>
      </span>
    ),
  },
];

/** A page of what an organization is connected to. */
export function ConnectionTable(props: Props) {
  const { t } = useTranslation();
  return (
    <DataTable
      caption={t(`manager.tab.${props.type}`)}
      columns={connectionColumns(t, props)}
      rows={props.connections}
      idOf={({ edge_id }) => edge_id}
      sort={undefined}
      onSort={() => undefined}
      busy={props.busy}
      detailOf={props.detailOf}
    />
  );
}
