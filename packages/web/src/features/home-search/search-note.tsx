import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './home-search.module.css';

type SearchQueryState = { isFetching: boolean; isError: boolean; refetch: () => unknown };

/** Whether the results are whole: what is still looked through, and what did not answer. */
export function SearchNote({
  library,
  directory,
}: {
  library: SearchQueryState;
  directory: SearchQueryState;
}) {
  const { t } = useTranslation();
  const failed = [library, directory].find(({ isError, isFetching }) => isError && !isFetching);
  const words = failed
    ? t(failed === library ? 'homeSearch.libraryFailed' : 'homeSearch.directoryFailed')
    : directory.isFetching
      ? t('homeSearch.searchingDirectory')
      : null;
  return (
    <div className={classes['note']} role="status">
      {words ? <p>{words}</p> : null}
      {failed ? (
        <Button variant="default" size="compact-sm" onClick={() => void failed.refetch()}>
          {t('homeSearch.retry')}
        </Button>
      ) : null}
    </div>
  );
}
