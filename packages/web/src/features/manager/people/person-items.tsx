import { type ItemCard, pathOf } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageTurner } from '../../../ui/list/page-turner.tsx';
import { TableSkeleton } from '../../../ui/table/table-skeleton.tsx';
import { Day } from '../../../ui/text/moment.tsx';
import { DataTable } from '../../../workbench/table/data-table.tsx';
import type { TableColumns } from '../../../workbench/table/table-column.ts';
import { usePersonItems } from '../api/person-items.api.ts';
import classes from '../manager.module.css';

type Props = {
  person: { slug: string; name: string };
  /** Slugs of what is to be removed. */
  removed: readonly string[];
  onToggle: (slug: string) => void;
};

const personItemColumns = (t: TFunction, { removed, onToggle }: Props): TableColumns<ItemCard> => [
  {
    id: 'title',
    title: t('managerPeople.item'),
    cell: (item) => (
      <Link
        className={classes['link']}
        to={pathOf(item)}
        data-removed={removed.includes(item.slug) || undefined}
      >
        {item.title}
      </Link>
    ),
  },
  { id: 'kind', title: t('managerPeople.kind'), cell: ({ kind }) => t(`kindOne.${kind}`) },
  { id: 'show', title: t('managerPeople.show'), cell: ({ show }) => show?.name ?? null },
  {
    id: 'date',
    title: t('managerPeople.date'),
    cell: ({ release_date }) => (release_date === null ? null : <Day iso={release_date} />),
  },
  {
    id: 'toggle',
    title: t('manager.actions'),
    bare: true,
    cell: ({ slug, title }) => {
      const isRemoved = removed.includes(slug);
      return (
        <Button
          variant="default"
          size="compact-xs"
          aria-label={t(isRemoved ? 'managerPeople.restoreItem' : 'managerPeople.removeItem', { title })}
          onClick={() => onToggle(slug)}
        >
          {t(isRemoved ? 'manager.restore' : 'manager.remove')}
        </Button>
      );
    },
  },
];

/** Where a person speaks, ten at a time; each can be taken from them, and given back until that is saved. */
export function PersonItems(props: Props) {
  const { t } = useTranslation();
  const { person } = props;
  const [page, setPage] = useState(1);
  const { data, isPending, refetch } = usePersonItems(person.slug, page, true);
  if (isPending) return <TableSkeleton />;
  if (!data)
    return (
      <p className={classes['none']} role="alert">
        {t('managerPeople.loadFailed')}{' '}
        <Button variant="default" size="compact-sm" onClick={() => void refetch()}>
          {t('managerPeople.retry')}
        </Button>
      </p>
    );
  if (data.items.length === 0) return <p className={classes['none']}>{t('managerPeople.none')}</p>;
  return (
    <>
      <DataTable
        caption={t('managerPeople.items', { name: person.name })}
        columns={personItemColumns(t, props)}
        rows={data.items}
        idOf={({ uuid }) => uuid}
        sort={undefined}
        onSort={() => undefined}
      />
      <PageTurner {...data.pagination} onPage={setPage} />
    </>
  );
}
