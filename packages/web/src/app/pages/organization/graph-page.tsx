import { pointKinds } from '@ecco/domain';
import { Button } from '@mantine/core';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { type GraphQuery, useGraph } from '../../../features/graph/graph.api.ts';
import classes from '../../../features/graph/graph.module.css';
import type { GraphDrawing } from '../../../features/graph/graph.types.ts';
import { type GraphFilter, GraphFilters, isFiltering } from '../../../features/graph/graph-filters.tsx';
import { GraphWalk, graphViews } from '../../../features/graph/graph-walk.tsx';
import { ShowSkeleton } from '../../../features/show/show-skeleton.tsx';
import { type Crumb, usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { useWide } from '../../../ui/page/use-wide.ts';
import { NotFoundPage } from '../../failure/not-found-page.tsx';
import { LoadFailed } from '../load-failed.tsx';
import pages from '../pages.module.css';

const from = '/org/$id/graph';
const dayShape = /^\d{4}-\d{2}-\d{2}$/;
const dayIn = (text: string | undefined): string => (text !== undefined && dayShape.test(text) ? text : '');

/** What of the graph the address asks for. */
function useGraphFilter(): [GraphFilter, (filter: GraphFilter) => void] {
  const search = useSearch({ from });
  const navigate = useNavigate({ from });
  const { types, since, until } = search;
  const filter = useMemo(
    (): GraphFilter => ({
      kinds: types === undefined ? pointKinds : pointKinds.filter((kind) => types.split(',').includes(kind)),
      from: dayIn(since),
      until: dayIn(until),
    }),
    [types, since, until],
  );
  const choose = ({ kinds, ...days }: GraphFilter): void =>
    void navigate({
      search: {
        ...search,
        types: kinds.length === pointKinds.length ? undefined : kinds.join(','),
        since: days.from || undefined,
        until: days.until || undefined,
      },
      replace: true,
    });
  return [filter, choose];
}

function Nothing({ id, isFiltered }: { id: string; isFiltered: boolean }) {
  const { t } = useTranslation();
  if (isFiltered) return <StatePanel title={t('graph.noneFiltered')} />;
  return (
    <StatePanel
      title={t('graph.noneTitle')}
      action={
        <Button
          renderRoot={(props) => (
            <Link to="/manage/org/$id" params={{ id }} search={{ tab: 'person' }} {...props} />
          )}
        >
          {t('graph.addFirst')}
        </Button>
      }
    >
      <p>{t('graph.noneText')}</p>
    </StatePanel>
  );
}

function useGraphPage(drawn: GraphDrawing | null): void {
  const { t } = useTranslation();
  const crumbs = useMemo((): Crumb[] => {
    const list = { label: t('shell.organizations'), href: '/org' };
    return drawn ? [list, { label: drawn.center.name, href: drawn.center.href }] : [list];
  }, [t, drawn]);
  usePage({ title: drawn ? t('graph.title', { name: drawn.center.name }) : t('graph.crumb'), crumbs });
}

type WalkedProps = { id: string; filter: GraphFilter; onFilter: (filter: GraphFilter) => void };

function Walked({ id, filter, onFilter }: WalkedProps) {
  const { t } = useTranslation();
  const { view } = useSearch({ from });
  const navigate = useNavigate({ from });
  // Where there is little room, words say more than a picture.
  const isWide = useWide();
  const graphQuery = useMemo((): GraphQuery => {
    const { kinds, from: since, until } = filter;
    return { kinds: [...kinds], ...(since && { from: since }), ...(until && { until }) };
  }, [filter]);
  const { first, drawn, expand } = useGraph(id, graphQuery);
  useGraphPage(drawn);
  if (drawn === null) {
    if (first.isPending) return <ShowSkeleton />;
    return failureOf(first.error).status === 404 ? <NotFoundPage /> : <LoadFailed query={first} />;
  }
  return (
    <>
      <div className={pages['head']}>
        <h1>{t('graph.title', { name: drawn.center.name })}</h1>
      </div>
      <GraphFilters filter={filter} onFilter={onFilter} />
      {drawn.points.size === 1 ? (
        <Nothing id={id} isFiltered={isFiltering(filter)} />
      ) : (
        <GraphWalk
          drawn={drawn}
          expand={expand}
          view={graphViews.find((one) => one === view) ?? (isWide ? 'picture' : 'list')}
          onView={(next) =>
            void navigate({
              search: (before) => ({ ...before, view: next }),
              replace: true,
            })
          }
        />
      )}
    </>
  );
}

/** What stands around an organization, to be walked from point to point. */
export function GraphPage() {
  const { id } = useParams({ from });
  const [filter, choose] = useGraphFilter();
  return (
    <div className={classes['page']}>
      <Walked key={`${id} ${JSON.stringify(filter)}`} id={id} filter={filter} onFilter={choose} />
    </div>
  );
}
