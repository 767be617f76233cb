import { sortNamed } from '@ecco/contract';
import { type ContentKind, itemStates, managedItemColumns } from '@ecco/domain';
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { AdminFrame } from '../../../features/administration/admin-frame.tsx';
import {
  allManagedItems,
  type ItemListRequest,
  useManagedItems,
} from '../../../features/house/api/kept-items.api.ts';
import { ItemTable } from '../../../features/house/item-table.tsx';
import { itemsCsv } from '../../../features/house/items-csv.ts';
import { FilterField } from '../../../ui/field/filter-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { pageOf } from '../../../ui/list/page-of.ts';
import { usePageTitle } from '../../../ui/page/page-title.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { ListState } from '../../../workbench/list/list-state.tsx';
import { DataPageLinks } from './data-page-links.tsx';
import { ExportButton } from './export-button.tsx';

/** The data pages of items, each at its address; the kind that it lists, null for all. */
const kindOfPage = {
  media: null,
  episode: 'episode',
  youtubevideo: 'video',
  article: 'article',
  document: 'document',
} as const satisfies Record<string, ContentKind | null>;
type DataPage = keyof typeof kindOfPage;
const dataPages: readonly DataPage[] = ['media', 'episode', 'youtubevideo', 'article', 'document'];

function useItemsView() {
  const navigate = useNavigate();
  const pathname = useLocation({ select: (location) => location.pathname });
  const page = dataPages.find((one) => pathname === `/admin/${one}`) ?? 'media';
  const search = useSearch({ from: `/admin/${page}` });
  const { q, state, show, sort } = search;
  const choose = (change: Partial<typeof search>): void =>
    void navigate({ to: `/admin/${page}`, search: { q, state, show, sort, ...change }, replace: true });
  const turnTo = (next: number): void =>
    void navigate({ to: `/admin/${page}`, search: { ...search, page: String(next) } });
  const asked: ItemListRequest = {
    page: pageOf(search.page),
    kind: kindOfPage[page] ?? undefined,
    state: itemStates.find((one) => one === state),
    query: q?.trim() || undefined,
    show: show || undefined,
    sort: sortNamed(sort, managedItemColumns),
  };
  return { page, asked, choose, turnTo };
}

/** The items of a kind, or all, with how far they are. */
export function AdminItemsPage() {
  const { t } = useTranslation();
  const { page, asked, choose, turnTo } = useItemsView();
  const items = useManagedItems(asked);
  const title = t(`dataPage.${page === 'media' ? 'all' : page}`);
  usePageTitle(title);
  const total = items.data?.pagination.total;
  const isFiltered = asked.query !== undefined || asked.state !== undefined || asked.show !== undefined;
  return (
    <AdminFrame
      title={title}
      count={total === undefined ? null : t('keptItems.count', { count: total })}
      tools={
        <>
          <DataPageLinks current={page === 'media' ? 'all' : page} />
          <FilterField
            label={t('keptItems.search')}
            value={asked.query ?? ''}
            onFilter={(text) => choose({ q: text || undefined })}
          />
          <SelectField
            size="xs"
            aria-label={t('keptItems.state')}
            value={asked.state ?? ''}
            data={[
              { value: '', label: t('keptItems.anyState') },
              ...itemStates.map((one) => ({ value: one, label: t(`keptItems.${one}`) })),
            ]}
            onChange={({ currentTarget: { value } }) => choose({ state: value || undefined })}
          />
          {asked.show === undefined ? null : (
            <Button
              variant="default"
              size="compact-sm"
              rightSection={<IconX size={14} stroke={1.8} />}
              aria-label={t('keptItems.everyShow', { show: asked.show })}
              onClick={() => choose({ show: undefined })}
            >
              {t('keptItems.ofShow', { show: asked.show })}
            </Button>
          )}
        </>
      }
      actions={<ExportButton csv={async () => itemsCsv(await allManagedItems(asked))} name={page} />}
    >
      <ListState
        list={items}
        onPage={turnTo}
        empty={
          <StatePanel
            title={t(isFiltered ? 'keptItems.nothingTitle' : 'keptItems.emptyTitle')}
            action={
              isFiltered ? (
                <Button
                  variant="default"
                  onClick={() => choose({ q: undefined, state: undefined, show: undefined })}
                >
                  {t('keptItems.showAll')}
                </Button>
              ) : null
            }
          >
            <p>{t(isFiltered ? 'keptItems.nothingText' : 'keptItems.emptyText')}</p>
          </StatePanel>
        }
      >
        {({ items: rows }) => (
          <ItemTable items={rows} sort={asked.sort} onSort={(next) => choose({ sort: next })} />
        )}
      </ListState>
    </AdminFrame>
  );
}
