import { limits } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { usePlayer } from './player.context.ts';
import classes from './player-bar.module.css';

export function SpeedSelect() {
  const { t } = useTranslation();
  const speed = usePlayer((state) => state.speed);
  const setSpeed = usePlayer((state) => state.setSpeed);
  return (
    <select
      className={classes['speed']}
      aria-label={t('player.speed')}
      value={speed}
      onChange={(event) => setSpeed(Number(event.currentTarget.value))}
    >
      {limits.playbackSpeeds.map((option) => (
        <option key={option} value={option}>
          {t('player.speedOption', { speed: option })}
        </option>
      ))}
    </select>
  );
}
