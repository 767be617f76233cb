import type { Entity, ItemCard } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Link, useParams } from '@tanstack/react-router';
import { type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useEntityEpisodes } from '../../../features/entity/api/get-entity-episodes.api.ts';
import { nameOfSlug } from '../../../features/entity/name-of-slug.ts';
import { LibraryList, LibrarySkeleton } from '../../../features/library/library-list.tsx';
import { LoadMore } from '../../../ui/list/load-more.tsx';
import { useFocusStays } from '../../../ui/list/use-focus-stays.ts';
import { usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import classes from '../pages.module.css';
import { ShowFailure } from './show-failure.tsx';

type SearchProps = { name: string; isGuess: boolean };

/** What only an address names is not searched for: the slug has lost capitals and accents. */
function SearchLink({ name, isGuess }: SearchProps) {
  const { t } = useTranslation();
  const label = t('people.search', { name });
  if (isGuess)
    return (
      <Button className={classes['long']} variant="default" size="sm" disabled>
        {label}
      </Button>
    );
  return (
    <Button
      className={classes['long']}
      variant="default"
      size="sm"
      renderRoot={(props) => <Link to="/search/transcripts" search={{ q: name }} {...props} />}
    >
      {label}
    </Button>
  );
}

type Props = {
  name: string;
  /** The name is read from the address, as long as nothing better is known. */
  isGuess?: boolean;
  kind: Entity['entity_type'] | null;
  lead: string | null;
  children: ReactNode;
};

/** Who it is about, what there is, and the search for the words themselves. */
function Frame({ name, isGuess = false, kind, lead, children }: Props) {
  const { t } = useTranslation();
  const crumbs = useMemo(
    () => (kind === 'person' ? [{ label: t('people.title'), href: '/people' }] : []),
    [kind, t],
  );
  usePage({ title: name, crumbs });
  return (
    <div className={classes['column']}>
      <div className={classes['head']}>
        <h1>{name}</h1>
      </div>
      {lead === null ? null : <p className={classes['lead']}>{lead}</p>}
      <SearchLink name={name} isGuess={isGuess} />
      {children}
    </div>
  );
}

type RowsProps = { items: readonly ItemCard[]; more: ReactNode };

function Rows({ items, more }: RowsProps) {
  const whole = useRef<HTMLDivElement>(null);
  useFocusStays(whole, items);
  return (
    <div ref={whole} tabIndex={-1}>
      <LibraryList items={items} />
      {more}
    </div>
  );
}

/** What is said about, or by, a person or an organization; newest first. */
export function NamedPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams({ strict: false });
  const query = useEntityEpisodes(id);
  const first = query.data?.pages[0];
  const name = first?.entity?.name ?? nameOfSlug(id);
  if (query.isPending)
    return (
      <Frame name={name} isGuess kind={null} lead={'\u00a0'}>
        <LibrarySkeleton />
      </Frame>
    );
  if (!first) return <ShowFailure query={query} />;
  const items = query.data?.pages.flatMap(({ episodes }) => episodes) ?? [];
  const kind = first.entity?.entity_type ?? null;
  if (items.length === 0)
    return (
      <Frame name={name} kind={kind} lead={null}>
        <StatePanel title={t('people.nothingTitle', { name })}>
          <p>{t('people.nothingText')}</p>
        </StatePanel>
      </Frame>
    );
  return (
    <Frame name={name} kind={kind} lead={t('people.episodes', { count: first.pagination.total, name })}>
      <Rows
        items={items}
        more={
          query.hasNextPage ? (
            <LoadMore busy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
          ) : null
        }
      />
    </Frame>
  );
}
