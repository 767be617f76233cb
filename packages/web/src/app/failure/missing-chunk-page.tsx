import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlayerStore } from '../../player/player.context.ts';
import { usePageTitle } from '../../ui/page/page-title.ts';
import { StatePanel } from '../../ui/page/state-panel.tsx';
import { mayReload, watchForServer } from './server-watch.ts';

type Reason = 'late' | 'away' | 'missing';

/**
 * What stands where a part of the page did not come. As soon as the server is there the page loads itself again, once,
 * but not while something plays; a part that takes too long is not asked for again unasked.
 */
export function MissingChunkPage({ isLate }: { isLate: boolean }) {
  const { t } = useTranslation();
  const player = usePlayerStore();
  const [reason, setReason] = useState<Reason>(isLate ? 'late' : 'away');
  usePageTitle(t(`partMissing.${reason}.title`));
  useEffect(() => {
    if (isLate) return;
    return watchForServer({
      onLook: (isThere) => {
        if (!isThere) return;
        const isPlaying = player.getState().status === 'playing';
        if (!isPlaying && mayReload(sessionStorage, Date.now())) location.reload();
        else setReason('missing');
      },
    });
  }, [isLate, player]);
  return (
    <StatePanel
      level={1}
      tone="error"
      title={t(`partMissing.${reason}.title`)}
      action={<Button onClick={() => location.reload()}>{t('crash.reload')}</Button>}
    >
      <p>{t(`partMissing.${reason}.text`)}</p>
    </StatePanel>
  );
}
