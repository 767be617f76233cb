import { Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { LibraryMatches } from './find-in-library.api.ts';
import classes from './palette.module.css';

/** How the search of the library goes: seen while there is something to say, and told to whoever hears the page. */
export function PaletteState({ found }: { found: LibraryMatches }) {
  const { t } = useTranslation();
  const { isAsked, isStale, isPending, isFailed, items, shows, people } = found;
  const count = items.length + shows.length + people.length;
  const isSearching = isAsked && !isFailed && (isPending || isStale);
  const isFound = isAsked && !isFailed && !isSearching && count > 0;
  return (
    <p role="status" className={isFound || !isAsked ? 'visually-hidden' : classes['state']}>
      {isSearching ? <Loader size={14} color="var(--live)" /> : null}
      {isSearching ? t('palette.searching') : null}
      {isFailed ? t('palette.failed') : null}
      {isFound ? t('palette.found', { count }) : null}
      {isAsked && !isFailed && !isSearching && count === 0 ? t('palette.nothing') : null}
    </p>
  );
}
