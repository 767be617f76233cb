import type { SavedSearch } from '@ecco/contract';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../session/get-session.api.ts';
import { isSignedIn } from '../../session/is-signed-in.ts';
import { SideList, SideListRow, SideListRows } from '../../ui/list/side-list.tsx';
import { useSavedSearches } from './api/saved-searches.api.ts';
import classes from './saved-search.module.css';
import { newOf, SavedSearchLink } from './saved-search-link.tsx';

const shownMax = 5;

/** Those with the most new come first; else they stay by name. */
const byNew = (a: SavedSearch, b: SavedSearch): number => b.new_items.length - a.new_items.length;

/** The searches that the person saved, with how much is new in each. Nothing for whoever saved none. */
export function SavedSearchList() {
  const { t } = useTranslation();
  const { data } = useSavedSearches(isSignedIn(useSession()));
  const searches = data?.saved_searches ?? [];
  if (searches.length === 0) return null;
  return (
    <SideList
      title={t('savedSearches.title')}
      aside={
        <Link to="/profile" hash="saved-searches">
          {t('savedSearches.all')}
        </Link>
      }
    >
      <SideListRows>
        {searches
          .toSorted(byNew)
          .slice(0, shownMax)
          .map((search) => {
            const fresh = newOf(t, search);
            return (
              <SideListRow
                key={search.id}
                title={<SavedSearchLink search={search}>{search.name}</SavedSearchLink>}
                facts={[
                  {
                    key: 'new',
                    node: fresh ? (
                      <strong className={classes['new']}>{fresh}</strong>
                    ) : (
                      t('savedSearches.nothingNew')
                    ),
                  },
                  { key: 'query', node: search.query === search.name ? null : search.query },
                ]}
              />
            );
          })}
      </SideListRows>
    </SideList>
  );
}
