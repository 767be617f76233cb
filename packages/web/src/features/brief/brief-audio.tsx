import type { BriefAudio as Audio, Brief } from '@ecco/contract';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../api/failure.ts';
import { clock } from '../../format/time.ts';
import type { useSpokenBrief } from './api/brief.api.ts';
import classes from './brief.module.css';

/** The recording of a brief with its chapters. */
function BriefPlayer({ audio }: { audio: Audio }) {
  const { t } = useTranslation();
  const player = useRef<HTMLAudioElement>(null);
  const playFrom = (seconds: number): void => {
    if (player.current === null) return;
    player.current.currentTime = seconds;
    void player.current.play();
  };
  return (
    <section className={classes['listen']} aria-label={t('brief.audio')}>
      {/* biome-ignore lint/a11y/useMediaCaption: what is said stands on the page below. */}
      <audio ref={player} controls preload="metadata" src={audio.url} aria-label={t('brief.audio')} />
      <ol className={classes['chapters']}>
        {audio.chapters.map(({ title, start }) => (
          <li key={start}>
            <button
              type="button"
              onClick={() => playFrom(start)}
              aria-label={t('brief.playFrom', { time: clock(start), title })}
            >
              <time>{clock(start)}</time> {title}
            </button>
          </li>
        ))}
      </ol>
      {audio.left_out > 0 ? <p>{t('brief.leftOut', { count: audio.left_out })}</p> : null}
    </section>
  );
}

type Props = { brief: Brief; speech: ReturnType<typeof useSpokenBrief> };

/** The brief read aloud, or how far that is. */
export function BriefAudio({ brief: { audio, to }, speech }: Props) {
  const { t } = useTranslation();
  if (audio) return <BriefPlayer audio={audio} />;
  const { isPending, isError, error, variables } = speech;
  // What was asked of one week is not told of another.
  const isOfWeek = variables === to;
  return (
    <div className={classes['told']}>
      <p role="status">{isOfWeek && isPending ? t('brief.speaking') : ''}</p>
      {isOfWeek && isError ? <p role="alert">{failureOf(error).message ?? t('brief.speakFailed')}</p> : null}
    </div>
  );
}
