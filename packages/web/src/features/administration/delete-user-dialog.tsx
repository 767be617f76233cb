import type { AdminUser } from '@ecco/contract';
import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { TextInput } from '../../ui/field/inputs.ts';
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx';
import { say } from '../../ui/overlay/notice.store.ts';
import { useDeleteUser } from './api/user-data.api.ts';
import { userName } from './user-name.ts';

type Props = { user: AdminUser | null; onClose: () => void };

/** Asks for the address of the person who is to be deleted, since nothing brings them back. */
export function DeleteUserDialog({ user, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { mutate, isPending } = useDeleteUser();
  const close = (): void => {
    setTyped('');
    setFault(null);
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (user === null || isPending) return;
    const email = typed.trim().toLowerCase();
    if (email !== user.email) {
      setFault(t('adminUsers.deleteDiffers'));
      return;
    }
    mutate(
      { uuid: user.uuid, email },
      {
        onSuccess: () => {
          say(t('adminUsers.deleted', { name: userName(user) }));
          close();
        },
        onError: (error) => setFault(failureOf(error).message ?? t('adminUsers.deleteFailed')),
      },
    );
  };
  return (
    <Dialog open={user !== null} label={`${id}-title`} description={`${id}-text`} onClose={close}>
      <form onSubmit={submit} noValidate>
        <h2 id={`${id}-title`}>{user ? t('adminUsers.deleteTitle', { name: userName(user) }) : null}</h2>
        <p id={`${id}-text`}>{t('adminUsers.deleteText')}</p>
        <TextInput
          type="email"
          autoComplete="off"
          label={t('adminUsers.deleteType', { email: user?.email ?? '' })}
          value={typed}
          error={fault}
          autoFocus
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setFault(null);
          }}
        />
        <DialogActions>
          <Button variant="default" onClick={close}>
            {t('admin.cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {t('adminUsers.delete')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
