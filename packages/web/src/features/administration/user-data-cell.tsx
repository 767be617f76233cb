import type { AdminUser } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { say } from '../../ui/overlay/notice.store.ts';
import { saveFile } from '../../ui/page/save-file.ts';
import classes from './administration.module.css';
import { userData } from './api/user-data.api.ts';
import { userName } from './user-name.ts';

type Props = { user: AdminUser; onDelete: (user: AdminUser) => void };

/** A person's data as a file, and the way to delete them. */
export function UserDataCell({ user, onDelete }: Props) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const name = userName(user);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(`${user.email}.json`, await userData(user.uuid), 'application/json');
    } catch (error) {
      say(failureOf(error).message ?? t('adminUsers.exportFailed'), 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <span className={classes['state']}>
      <Button
        variant="default"
        size="compact-xs"
        loading={isBusy}
        aria-label={t('adminUsers.exportNamed', { name })}
        onClick={() => void save()}
      >
        {t('adminUsers.export')}
      </Button>
      {user.may.remove ? (
        <Button
          variant="default"
          size="compact-xs"
          aria-label={t('adminUsers.deleteNamed', { name })}
          onClick={() => onDelete(user)}
        >
          {t('adminUsers.delete')}
        </Button>
      ) : null}
    </span>
  );
}
