import { limits, type SavedSearch } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { TextInput } from '../../ui/field/inputs.ts';
import { useRenameSearch } from './api/saved-searches.api.ts';
import classes from './saved-search.module.css';
import { useNameForm } from './use-name-form.ts';

/** Takes the place of a saved search while it gets another name. */
export function RenameSearch({ search, onDone }: { search: SavedSearch; onDone: () => void }) {
  const { t } = useTranslation();
  const rename = useRenameSearch();
  const { fault, setFault, onSubmit } = useNameForm((name) =>
    rename.mutate(
      { id: search.id, name },
      {
        onSuccess: onDone,
        onError: (error) =>
          setFault(failureOf(error).message ?? t('savedSearches.renameFailed', { name: search.name })),
      },
    ),
  );
  return (
    <form
      className={classes['form']}
      onSubmit={onSubmit}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
      noValidate
    >
      <TextInput
        name="name"
        aria-label={t('savedSearches.name')}
        defaultValue={search.name}
        maxLength={limits.savedSearchNameMax}
        autoComplete="off"
        error={fault}
        ref={(field) => field?.focus()}
      />
      <Button type="submit" loading={rename.isPending}>
        {t('savedSearches.submit')}
      </Button>
      <Button variant="default" onClick={onDone}>
        {t('savedSearches.cancel')}
      </Button>
    </form>
  );
}
