import { limits } from '@ecco/contract';
import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useLog } from '../../events/events.context.ts';
import { clock } from '../../format/time.ts';
import { copyLink } from '../../ui/overlay/copy-text.ts';
import { usePlayer, usePlayerStore } from '../player.context.ts';
import { slugOf } from '../track.ts';
import classes from './bar-panel.module.css';
import { BarPanel } from './bar-panel.tsx';
import { SeekForm } from './seek-form.tsx';
import { hrefOfPlace } from './share-href.ts';

const shortcuts = ['toggle', 'step', 'speed', 'list'] as const;

/** What keys do while nothing that takes keys itself has the focus. */
function ShortcutList() {
  const { t } = useTranslation();
  return (
    <details className={classes['keys']}>
      <summary>{t('playing.keys')}</summary>
      <dl>
        {shortcuts.map((name) => (
          <div key={name}>
            <dt>
              <kbd>{t(`playing.keyName.${name}`)}</kbd>
            </dt>
            <dd>{t(`playing.key.${name}`, { seconds: limits.seekStepSeconds })}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Speeds() {
  const { t } = useTranslation();
  const log = useLog();
  const speed = usePlayer((state) => state.speed);
  const track = usePlayer((state) => state.track);
  const setSpeed = usePlayer((state) => state.setSpeed);
  const onChoose = (chosen: number): void => {
    setSpeed(chosen);
    if (track) log({ event: 'speed', slug: slugOf(track), 'button-src': 'player', speed: chosen });
  };
  return (
    <fieldset className={classes['speeds']}>
      <legend>{t('playing.speed')}</legend>
      {limits.playbackSpeeds.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name="playback-speed"
            value={option}
            checked={speed === option}
            onChange={() => onChoose(option)}
          />
          <span>{t('playing.speedOption', { speed: option })}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Share() {
  const { t } = useTranslation();
  const log = useLog();
  const player = usePlayerStore();
  const digest = usePlayer((state) => state.track?.content === 'digest');
  const time = usePlayer((state) => clock(state.time));
  const onShare = (): void => {
    const { track, time: seconds } = player.getState();
    if (!track) return;
    log({ event: 'copy_link', slug: slugOf(track), 'button-src': 'player' });
    void copyLink(t, hrefOfPlace(track, seconds));
  };
  return (
    <div className={classes['share']}>
      <Button variant="default" leftSection={<IconLink size={16} stroke={1.6} />} onClick={onShare}>
        {t('playing.share')}
      </Button>
      <p>{digest ? t('playing.shareCard') : t('playing.shareAt', { time })}</p>
    </div>
  );
}

/** The settings of the player: where it is, how fast it goes, and a link to this very place. */
export function SettingsPanel(props: { opener: RefObject<HTMLElement | null>; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <BarPanel title={t('playing.settings')} closeLabel={t('playing.closeSettings')} {...props}>
      <SeekForm />
      <Speeds />
      <Share />
      <ShortcutList />
    </BarPanel>
  );
}
