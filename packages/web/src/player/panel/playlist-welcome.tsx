import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keep, readKept } from '../../persistence/kept.ts';
import { useQueue } from '../queue/use-queue.ts';
import classes from './bar-panel.module.css';

const keptAs = 'player-welcomed';

/** Greets whoever plays a list for the first time, once. */
export function PlaylistWelcome() {
  const { t } = useTranslation();
  const [greeted, setGreeted] = useState(() => readKept(keptAs) === true);
  const isThere = useQueue((state) => state.entries.length > 0);
  if (greeted || !isThere) return null;
  return (
    <div className={classes['welcome']} role="status">
      <strong>{t('playing.welcome')}</strong>
      <p>{t('playing.welcomeText')}</p>
      <Button
        size="compact-sm"
        onClick={() => {
          keep(keptAs, true);
          setGreeted(true);
        }}
      >
        {t('playing.welcomed')}
      </Button>
    </div>
  );
}
