import { limits } from '@ecco/contract';
import type { MouseEvent } from 'react';
import { truncate } from '../../format/text.ts';
import { isMobile } from '../../ui/page/is-mobile.ts';
import { usePlayer } from '../player.context.ts';
import { chapterAt, type Track } from '../track.ts';
import classes from './player-bar.module.css';

const titleLimit = (): number => (isMobile() ? limits.playerTitleMaxMobile : limits.playerTitleMax);

const firstWords = (text: string): string => text.split(/\s+/).slice(0, limits.playerAuthorWords).join(' ');

/** What plays, leading to its page, who it is by, and the chapter that runs. */
export function BarTitle({ track, onOpen }: { track: Track; onOpen: (path: string) => void }) {
  const chapter = usePlayer((state) => chapterAt(state.track?.chapters ?? [], state.time)?.title ?? null);
  const author = track.subtitle === null ? null : firstWords(track.subtitle);
  const follow = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen(track.path);
  };
  return (
    <div className={classes['who']}>
      <a href={track.path} title={track.title} onClick={follow}>
        {truncate(track.title, titleLimit())}
      </a>
      <span>{[author, chapter].filter(Boolean).join(' · ')}</span>
    </div>
  );
}
