import type { SavedSearch } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { UndoLine } from '../../ui/list/undo-line.tsx';
import { useFocusStays } from '../../ui/list/use-focus-stays.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { TextLines } from '../../ui/text/text-lines.tsx';
import { useDeleteSearch, useSavedSearches, useSaveSearch } from './api/saved-searches.api.ts';
import classes from './saved-search.module.css';
import { SavedSearchRow } from './saved-search-row.tsx';

/** Deletes searches, and puts them back as they were seen last. */
function useRemoval() {
  const { t } = useTranslation();
  const { mutateAsync: remove } = useDeleteSearch();
  const { mutateAsync: save } = useSaveSearch();
  const [gone, setGone] = useState<readonly string[]>([]);
  const forget = (id: string): void => setGone((now) => now.filter((one) => one !== id));
  return {
    gone,
    remove: async ({ id, name }: SavedSearch): Promise<void> => {
      try {
        await remove(id);
        setGone((now) => [...now, id]);
      } catch (error) {
        say(failureOf(error).message ?? t('savedSearches.removeFailed', { name }), 'error');
      }
    },
    undo: async ({ id, name, query, tab, seen_at }: SavedSearch): Promise<void> => {
      try {
        await save({ name, query, tab, seen_at });
        forget(id);
      } catch (error) {
        say(failureOf(error).message ?? t('savedSearches.restoreFailed', { name }), 'error');
      }
    },
  };
}

type Props = {
  /** What else can be done with a search. */
  actionOf?: (search: SavedSearch) => ReactNode;
};

function Rows({ searches, actionOf }: Props & { searches: readonly SavedSearch[] }) {
  const { t } = useTranslation();
  const { gone, remove, undo } = useRemoval();
  const area = useRef<HTMLUListElement>(null);
  useFocusStays(area, [searches, gone]);
  return (
    <ul ref={area} tabIndex={-1} className={classes['rows']}>
      {searches.map((search) =>
        gone.includes(search.id) ? (
          <li key={search.id} className={classes['row']}>
            <UndoLine
              text={t('savedSearches.removed', { name: search.name })}
              onUndo={() => void undo(search)}
            />
          </li>
        ) : (
          <SavedSearchRow key={search.id} search={search} onRemove={() => void remove(search)}>
            {actionOf?.(search)}
          </SavedSearchRow>
        ),
      )}
    </ul>
  );
}

/** All searches that the person saved. One that is deleted leaves a line that puts it back. */
export function SavedSearchList({ actionOf }: Props) {
  const { t } = useTranslation();
  const list = useSavedSearches(true);
  if (list.isPending) {
    return (
      <div role="status">
        <span className="visually-hidden">{t('savedSearches.loading')}</span>
        <TextLines widths={[64, 40]} />
      </div>
    );
  }
  if (!list.data) {
    return (
      <div role="alert">
        <p>{t('savedSearches.failed')}</p>
        <Button variant="default" size="sm" mt="xs" onClick={() => void list.refetch()}>
          {t('savedSearches.retry')}
        </Button>
      </div>
    );
  }
  const searches = list.data.saved_searches;
  if (searches.length > 0) return <Rows searches={searches} {...(actionOf && { actionOf })} />;
  return (
    <>
      <p className={classes['empty']}>{t('savedSearches.empty')}</p>
      <div>
        <Button variant="default" renderRoot={(props) => <Link to="/search/transcripts" {...props} />}>
          {t('savedSearches.search')}
        </Button>
      </div>
    </>
  );
}
