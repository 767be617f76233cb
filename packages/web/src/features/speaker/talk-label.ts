import type { Speaker } from '@ecco/contract';
import type { TFunction } from 'i18next';
import { spokenDuration } from '../../format/time.ts';

/** How much of an item somebody says: of its time where it has times, else of its words. */
export const shareOf = ({ share, talk_share }: Speaker): number => talk_share ?? share;

const timeOf = (t: TFunction, ms: number): string =>
  ms < 60_000 ? t('speaker.seconds', { count: Math.round(ms / 1_000) }) : spokenDuration(ms / 1_000);

/** How long somebody speaks, or about how long, with the share; the share alone where the item has no times. */
export function talkLabel(t: TFunction, speaker: Speaker): string {
  const percent = Math.round(shareOf(speaker) * 100);
  if (speaker.talk_ms === null) return t('speaker.share', { percent });
  const time = timeOf(t, speaker.talk_ms);
  const isAbout = speaker.talk_times === 'estimated';
  return t('speaker.talk', { time: isAbout ? t('meta.about', { time }) : time, percent });
}
