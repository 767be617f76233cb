import type { Item } from '@ecco/contract';
import type { ContentKind } from '@ecco/domain';
import { useTranslation } from 'react-i18next';
import { durationSeconds, minutesOf } from '../../format/time.ts';
import { ProgressBar } from '../../ui/page/progress-bar.tsx';
import { MetaLine } from '../../ui/text/meta-line.tsx';
import { useLiveStatus } from './live-status.ts';
import classes from './processing.module.css';

type Times = Pick<Item, 'duration' | 'time_to_read'>;

/** Whole minutes to listen, to listen at double speed, and to read; null where unknown. */
export function planningMinutes({ duration, time_to_read }: Times) {
  const seconds = duration === null ? null : durationSeconds(duration);
  return {
    listen: seconds === null ? null : minutesOf(seconds),
    twice: seconds === null ? null : minutesOf(seconds / 2),
    read: time_to_read === null ? null : minutesOf(time_to_read),
  };
}

/** A call is spoken of as an episode here, and what is no recording of a show as content. */
const isEpisode = (kind: ContentKind): boolean => kind === 'episode' || kind === 'earnings';

/** What stands at the head of an item while it is being processed. */
export function StatusBar({ item }: { item: Item }) {
  const { t } = useTranslation();
  const live = useLiveStatus(item);
  const percent = live?.progress ?? item.progress;
  const minutes = planningMinutes(item);
  // How far a step of many minutes has come, where it says so.
  const text = live ? live.message : item.message;
  return (
    <div className={classes['bar']}>
      <p className={classes['title']}>
        {t(isEpisode(item.kind) ? 'processing.hangTight' : 'processing.hangTightContent')}
      </p>
      <ProgressBar percent={percent} label={t('processing.progress')} />
      <p className={classes['label']} role="status">
        <span>{t(`status.${live?.processing_status ?? item.processing_status}`)}</span>
        {text && <span>{text}</span>}
        <span>{Math.round(percent)}%</span>
      </p>
      <MetaLine
        parts={[
          { key: 'listen', node: minutes.listen && t('processing.listen', { minutes: minutes.listen }) },
          { key: 'twice', node: minutes.twice && t('processing.twice', { minutes: minutes.twice }) },
          { key: 'read', node: minutes.read && t('processing.read', { minutes: minutes.read }) },
        ]}
      />
    </div>
  );
}
