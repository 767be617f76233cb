import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconPlaylist } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyChunk } from '../../chunks/lazy-chunk.ts';
import { PlaylistWelcome } from '../panel/playlist-welcome.tsx';
import { usePlayer } from '../player.context.ts';
import { useQueue } from '../queue/use-queue.ts';
import classes from './player-bar.module.css';

const PlaylistPanel = lazyChunk(
  () => import('../panel/playlist-panel.tsx'),
  ({ PlaylistPanel }) => PlaylistPanel,
);
const SettingsPanel = lazyChunk(
  () => import('../panel/settings-panel.tsx'),
  ({ SettingsPanel }) => SettingsPanel,
);

/** The two buttons that open something above the bar: the settings, named by the speed, and the playlist. */
export function BarPanels({ onOpen }: { onOpen: (path: string) => void }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<'settings' | 'playlist' | null>(null);
  const settings = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLButtonElement>(null);
  const speed = usePlayer((state) => state.speed);
  const count = useQueue((state) => state.entries.length);
  const toggle = (panel: 'settings' | 'playlist') => (): void => setShown(shown === panel ? null : panel);
  const shut = (): void => setShown(null);
  return (
    <div className={classes['panels']}>
      <UnstyledButton
        ref={settings}
        className={classes['speed']}
        aria-haspopup="dialog"
        aria-expanded={shown === 'settings'}
        aria-label={`${t('playing.settings')}, ${t('playing.speedOption', { speed })}`}
        onClick={toggle('settings')}
      >
        {t('playing.speedOption', { speed })}
      </UnstyledButton>
      <ActionIcon
        ref={list}
        className={classes['listButton']}
        variant="subtle"
        size={40}
        aria-haspopup="dialog"
        aria-expanded={shown === 'playlist'}
        aria-label={count > 0 ? t('playing.playlistOf', { count }) : t('playing.playlist')}
        onClick={toggle('playlist')}
      >
        <IconPlaylist size={22} stroke={1.6} />
        {count > 0 ? (
          <span className={classes['count']} aria-hidden="true">
            {count}
          </span>
        ) : null}
      </ActionIcon>
      {shown === null ? <PlaylistWelcome /> : null}
      <Suspense>
        {shown === 'settings' ? <SettingsPanel opener={settings} onClose={shut} /> : null}
        {shown === 'playlist' ? <PlaylistPanel opener={list} onClose={shut} onOpen={onOpen} /> : null}
      </Suspense>
    </div>
  );
}
