import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPersisted, writePersisted } from '../../persistence/browser-storage.ts';
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx';
import classes from './hub.module.css';

/** Holds the ids of those who have been welcomed on this device. */
const storageKey = 'hub-welcomed';
const cards = ['follow', 'read', 'ask'] as const;

const welcomed = (): string[] => {
  const known = readPersisted(storageKey);
  return Array.isArray(known) ? known.filter((id) => typeof id === 'string') : [];
};

/** What a watchlist is good for, told to each person once. */
export function HubWelcome({ person }: { person: string }) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(() => !welcomed().includes(person));
  const close = (): void => {
    writePersisted(storageKey, [...welcomed(), person]);
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
