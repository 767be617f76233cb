import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/page/section.tsx';
import { DataTable } from '../../../workbench/table/data-table.tsx';
import type { TableColumns } from '../../../workbench/table/table-column.ts';
import classes from './gallery.module.css';
import { type GalleryFund, galleryFunds } from './gallery-funds.ts';

const ordered = (sort: string | undefined): readonly GalleryFund[] => {
  const rows = galleryFunds.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return sort === 'name' ? rows : sort === '-name' ? rows.toReversed() : galleryFunds;
};

/** The table in small; here the page itself does what a server does for a list. */
export function TableOfFunds() {
  const { t } = useTranslation();
  const [sort, setSort] = useState<string>();
  const [chosen, choose] = useState<Set<string>>(new Set());
  const columns: TableColumns<GalleryFund> = [
    { id: 'name', title: t('gallery.colName'), sortable: true, cell: ({ name }) => name },
    { id: 'state', title: t('gallery.colState'), cell: ({ state }) => state },
    { id: 'assets', title: t('gallery.colAssets'), cell: ({ assets }) => assets },
  ];
  return (
    <Section title={t('gallery.table')}>
      <p role="status" className={classes['count']}>
        {t('gallery.chosen', { count: chosen.size })}
      </p>
      <DataTable
        caption={t('gallery.tableCaption')}
        columns={columns}
        rows={ordered(sort)}
        idOf={({ name }) => name}
        sort={sort}
        onSort={setSort}
        selection={{ chosen, onChoose: choose, nameOf: ({ name }) => name }}
      />
    </Section>
  );
}
