import type { UserProfile } from '@ecco/contract';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPersisted, writePersisted } from '../../persistence/browser-storage.ts';
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx';
import { useNoteWelcome } from './api/note-welcome.api.ts';
import classes from './hub.module.css';

/** Whether a visitor was welcomed on this device; of members the account remembers it. */
const storageKey = 'hub-welcomed';
const cards = ['follow', 'read', 'ask'] as const;

/** What a watchlist is good for, told to each person once, and to visitors once on each device. */
export function HubWelcome({ user }: { user: UserProfile | null }) {
  const { t } = useTranslation();
  const id = useId();
  const { mutate } = useNoteWelcome();
  const [isOpen, setOpen] = useState(() => (user ? !user.hub_welcomed : readPersisted(storageKey) !== true));
  const close = (): void => {
    if (user) mutate();
    else writePersisted(storageKey, true);
    setOpen(false);
  };
  return (
    <Dialog open={isOpen} label={id} onClose={close}>
      <h2 id={id}>{t('hubWelcome.title')}</h2>
      <ul className={classes['values']}>
        {cards.map((card) => (
          <li key={card}>
            <h3>{t(`hubWelcome.${card}`)}</h3>
            <p>{t(`hubWelcome.${card}Text`)}</p>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={close}>{t('hubWelcome.go')}</Button>
      </DialogActions>
    </Dialog>
  );
}
