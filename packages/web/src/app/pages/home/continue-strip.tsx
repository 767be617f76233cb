import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useRecentHistory } from '../../../features/history/api/history.api.ts';
import { isUnfinished, playedOf, wayBackTo } from '../../../features/history/left-off.ts';
import { shownTitle } from '../../../format/text.ts';
import { spokenDuration } from '../../../format/time.ts';
import { useReservedRoom } from '../../../ui/page/use-reserved-room.ts';
import classes from './home.module.css';

/** What somebody opened last and has not finished, on one line. */
export function ContinueStrip() {
  const { t } = useTranslation();
  const { data, isPending } = useRecentHistory(true);
  const last = data?.episodes.find(isUnfinished);
  const hasRoom = useReservedRoom('continue', isPending ? undefined : last !== undefined);
  if (!hasRoom) return null;
  const played = last && playedOf(last);
  return (
    <div className={classes['continue']}>
      <span>{t('libraryList.continue')}</span>
      {last ? <Link {...wayBackTo(last)}>{shownTitle(last.title) || t('library.untitled')}</Link> : null}
      {played ? (
        <span>{t('libraryList.left', { time: spokenDuration(played.duration - played.seconds) })}</span>
      ) : null}
    </div>
  );
}
