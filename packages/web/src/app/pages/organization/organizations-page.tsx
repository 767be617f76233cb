/*
 * The organizations of a type: the address says which type, which words they hold, and in what order they stand.
 */
import type { OrganizationTypeCount } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../../chunks/lazy-chunk.ts';
import {
  useOrganizations,
  useOrganizationTypes,
} from '../../../features/organization/api/organizations.api.ts';
import { matching, type OrganizationSort } from '../../../features/organization/group-organizations.ts';
import { OrganizationList } from '../../../features/organization/organization-list.tsx';
import { FilterField } from '../../../ui/field/filter-field.tsx';
import { Segmented } from '../../../ui/field/segmented.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { FilterChips } from '../../../ui/list/filter-chips.tsx';
import { TileGridSkeleton } from '../../../ui/list/tile.tsx';
import { usePageRowKeys } from '../../../ui/list/use-row-keys.ts';
import { usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { TableSkeleton } from '../../../ui/table/table-skeleton.tsx';
import { useEmbedded } from '../../shell/use-embedded.ts';
import { LoadFailed } from '../load-failed.tsx';
import pages from '../pages.module.css';
import classes from './organizations-page.module.css';

type View = 'cards' | 'table';

/** What the address asks for, and how it is asked for something else. */
function useOrganizationsView() {
  const navigate = useNavigate();
  const search = useSearch({ strict: false });
  const { orgType, q = '', sort, order: heads } = search;
  const ask = (change: Record<string, string | undefined>): void =>
    void navigate({ to: '.', search: { ...search, ...change }, replace: true, resetScroll: false });
  const order: OrganizationSort = sort === 'assets' ? 'assets' : 'name';
  const view: View = search.view === 'table' ? 'table' : 'cards';
  return { orgType, q, sort: order, heads, view, ask };
}

/** What the address calls all types at once, which the table alone can show. */
const allTypes = 'ALL';
const OrganizationTable = lazyChunk(
  () => import('../../../features/organization/organization-table.tsx'),
  ({ OrganizationTable }) => OrganizationTable,
);

const shownType = (name: string): string => name.replaceAll('_', ' ').toUpperCase();

type Props = { asked: ReturnType<typeof useOrganizationsView>; types: readonly OrganizationTypeCount[] };

function NoneOfType({ type }: { type: string }) {
  const { t } = useTranslation();
  return (
    <StatePanel title={t('organizations.emptyTitle', { type })}>
      <p>{t('organizations.emptyText')}</p>
    </StatePanel>
  );
}

/** The other types that there are, each with how many it has: one type is open at a time, and an organization of another looks lost. */
function OtherTypes({ types, onChoose }: Pick<Props, 'types'> & { onChoose: (type: string) => void }) {
  const { t } = useTranslation();
  if (types.length === 0) return null;
  return (
    <section className={classes['types']} aria-label={t('organizations.otherTypes')}>
      <span aria-hidden="true">{t('organizations.otherTypes')}</span>
      {types.map(({ value, count }) => (
        <button key={value} type="button" onClick={() => onChoose(value)}>
          {t(`organizations.typeName.${value}`)}{' '}
          <span className="tabular">{count.toLocaleString('en-US')}</span>
        </button>
      ))}
    </section>
  );
}

/** The organizations of the type that is chosen. */
function OfType({ asked, types }: Props) {
  const { orgType, q, sort, view, heads, ask } = asked;
  const { t } = useTranslation();
  const opensTab = useEmbedded();
  const type = types.find(({ value }) => value === orgType) ?? types[0] ?? null;
  const isTable = view === 'table';
  const isMixed = isTable && orgType === allTypes;
  const query = useOrganizations({
    type: isMixed ? allTypes : (type?.value ?? null),
    activity: isTable,
  });
  const all = useMemo(() => query.data?.pages.flatMap((page) => page.organizations) ?? [], [query.data]);
  const words = useDeferredValue(q);
  const matches = useMemo(() => matching(all, words), [all, words]);
  const total = query.data?.pages[0]?.pagination.total ?? 0;
  const isWhole = all.length >= total;
  const list = () => {
    if (type === null) return <NoneOfType type={shownType(orgType ?? t('organizations.anyType'))} />;
    if (query.isPending) return <TileGridSkeleton />;
    if (!query.data) return <LoadFailed query={query} level={2} />;
    if (total === 0) return <NoneOfType type={shownType(type.name)} />;
    if (matches.length === 0 && isWhole)
      return (
        <StatePanel
          title={t('organizations.noMatch', { query: words })}
          action={<Button onClick={() => ask({ q: undefined })}>{t('organizations.showAll')}</Button>}
        >
          <p>{t('organizations.noMatchText')}</p>
        </StatePanel>
      );
    if (isTable)
      return (
        <Suspense fallback={<TableSkeleton />}>
          <OrganizationTable
            organizations={matches}
            isMixed={isMixed}
            opensTab={opensTab}
            sort={heads}
            onSort={(next) => ask({ order: next })}
          />
        </Suspense>
      );
    return <OrganizationList key={type.value} organizations={matches} sort={sort} opensTab={opensTab} />;
  };
  return (
    <>
      <div className={classes['tools']}>
        <SelectField
          label={t('organizations.type')}
          value={isMixed ? allTypes : (type?.value ?? '')}
          disabled={type === null}
          data={[
            ...(isTable ? [{ value: allTypes, label: t('organizations.allTypes') }] : []),
            ...types.map(({ value, name }) => ({ value, label: shownType(name) })),
          ]}
          onChange={(event) => ask({ orgType: event.currentTarget.value })}
        />
        <FilterField
          label={query.data ? t('organizations.filter', { count: total }) : t('organizations.filterAny')}
          value={q}
          onFilter={(text) => ask({ q: text || undefined })}
        />
        {isTable ? null : (
          <Segmented<OrganizationSort>
            label={t('organizations.sort')}
            value={sort}
            choices={[
              { value: 'name', text: t('organizations.byName') },
              { value: 'assets', text: t('organizations.byAssets') },
            ]}
            onChoose={(next) => ask({ sort: next === 'name' ? undefined : next })}
          />
        )}
        <Segmented<View>
          label={t('organizations.view')}
          value={view}
          choices={[
            { value: 'cards', text: t('organizations.cards') },
            { value: 'table', text: t('organizations.table') },
          ]}
          onChoose={(next) => ask({ view: next === 'cards' ? undefined : next })}
        />
      </div>
      <OtherTypes
        types={isMixed ? [] : types.filter(({ value }) => value !== type?.value)}
        onChoose={(value) => ask({ orgType: value })}
      />
      <FilterChips
        label={t('organizations.filtersOn')}
        chips={
          words === '' ? [] : [{ key: 'words', label: `“${words}”`, onRemove: () => ask({ q: undefined }) }]
        }
        count={query.data ? t('organizations.found', { count: matches.length, total }) : null}
        onClear={() => ask({ q: undefined })}
      />
      {list()}
      {query.data && query.isError ? (
        <LoadFailed query={{ error: query.error, refetch: query.fetchNextPage }} level={2} />
      ) : null}
    </>
  );
}

/** Organizations by type. */
export function OrganizationsPage() {
  usePageRowKeys();
  const { t } = useTranslation();
  const input = useOrganizationsView();
  const types = useOrganizationTypes();
  usePage({ title: t('organizations.title') });
  return (
    <div className={pages['broad']}>
      <div className={pages['head']}>
        <h1>{t('organizations.title')}</h1>
      </div>
      {types.isPending ? <TileGridSkeleton /> : null}
      {types.isError ? <LoadFailed query={types} level={2} /> : null}
      {types.data ? <OfType asked={input} types={types.data} /> : null}
    </div>
  );
}
