import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { readPersisted, writePersisted } from '../../persistence/browser-storage.ts';
import { notices } from '../../ui/overlay/notice.store.ts';
import { useQueue } from '../queue/use-queue.ts';
import classes from './bar-panel.module.css';

const storageKey = 'player-welcomed';

/** Greets whoever plays a list for the first time, once. */
export function PlaylistWelcome() {
  const { t } = useTranslation();
  const [greeted, setGreeted] = useState(() => readPersisted(storageKey) === true);
  const isThere = useQueue((state) => state.entries.length > 0);
  // Where it would stand lie the short messages.
  const isCovered = useStore(notices, (state) => state.notices.length > 0);
  if (greeted || !isThere || isCovered) return null;
  return (
    <div className={classes['welcome']} role="status">
      <strong>{t('playing.welcome')}</strong>
      <p>{t('playing.welcomeText')}</p>
      <Button
        size="compact-sm"
        onClick={() => {
          writePersisted(storageKey, true);
          setGreeted(true);
        }}
      >
        {t('playing.welcomed')}
      </Button>
    </div>
  );
}
