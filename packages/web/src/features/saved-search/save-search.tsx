import { limits, type SavedSearch } from '@ecco/contract';
import type { SavedTab } from '@ecco/domain';
import { Button } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { TextInput } from '../../ui/field/inputs.ts';
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { useSaveSearch } from './api/saved-searches.api.ts';
import classes from './saved-search.module.css';
import { useNameForm } from './use-name-form.ts';

/** `name`: what it is called first; the query where it says enough. */
type Search = { query: string; tab: SavedTab; name?: string };

function NameForm({
  search: { name: first, ...search },
  label,
  onClose,
}: {
  search: Search;
  label: string;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const save = useSaveSearch();
  const { fault, setFault, onSubmit } = useNameForm((name) =>
    save.mutate(
      { ...search, name },
      {
        onSuccess: () => {
          say(t('savedSearches.done', { name }));
          onClose();
        },
        onError: (error) => setFault(failureOf(error).message ?? t('savedSearches.saveFailed')),
      },
    ),
  );
  return (
    <form className={classes['dialog']} onSubmit={onSubmit} noValidate>
      <h2 id={label}>{t('savedSearches.dialogTitle')}</h2>
      <p>{t('savedSearches.dialogText')}</p>
      <TextInput
        name="name"
        label={t('savedSearches.name')}
        defaultValue={(first ?? search.query).slice(0, limits.savedSearchNameMax)}
        maxLength={limits.savedSearchNameMax}
        autoComplete="off"
        error={fault}
        onFocus={(event) => event.currentTarget.select()}
      />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {t('savedSearches.cancel')}
        </Button>
        <Button type="submit" loading={save.isPending}>
          {t('savedSearches.submit')}
        </Button>
      </DialogActions>
    </form>
  );
}

type Props = {
  search: Search;
  saved: SavedSearch | null;
  /** How somebody is told of what a saved search finds. */
  alertOf?: (saved: SavedSearch) => ReactNode;
};

/** Keeps the search of the page under a name; where it is kept already, says so and leads to where it is managed. */
export function SaveSearch({ search, saved, alertOf }: Props) {
  const { t } = useTranslation();
  const label = useId();
  const [isOpen, setOpen] = useState(false);
  if (saved) {
    return (
      <span className={classes['kept']}>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconBookmarkFilled size={14} aria-hidden="true" />}
          renderRoot={(props) => (
            <Link
              to="/profile"
              hash="saved-searches"
              title={t('savedSearches.savedAs', { name: saved.name })}
              aria-label={t('savedSearches.manage', { name: saved.name })}
              {...props}
            />
          )}
        >
          {t('savedSearches.saved')}
        </Button>
        {alertOf?.(saved)}
      </span>
    );
  }
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        leftSection={<IconBookmark size={14} stroke={1.8} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {t('savedSearches.save')}
      </Button>
      <Dialog open={isOpen} label={label} onClose={() => setOpen(false)}>
        <NameForm search={search} label={label} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}
