import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePlayer } from '../player.context.ts';
import { queue } from '../queue/queue.store.ts';
import { useQueue } from '../queue/use-queue.ts';
import classes from './player-bar.module.css';

/** Why nothing is heard, and the ways on. The place is kept: Retry goes on from there. */
export function PlayerFailure() {
  const { t } = useTranslation();
  const problem = usePlayer((state) => state.problem ?? 'unknown');
  const retry = usePlayer((state) => state.retry);
  const maySkip = useQueue((state) => state.entries.length > 1);
  return (
    <div className={classes['failure']}>
      <p role="alert">
        <strong>{t('player.failed')}</strong> <span>{t(`playing.problem.${problem}`)}</span>
      </p>
      <Button size="compact-sm" variant="default" onClick={retry}>
        {t('playing.retry')}
      </Button>
      {maySkip ? (
        <Button size="compact-sm" variant="subtle" onClick={() => queue.getState().next()}>
          {t('playing.skip')}
        </Button>
      ) : null}
    </div>
  );
}
