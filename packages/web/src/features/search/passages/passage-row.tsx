import type { SearchResult } from '@ecco/contract';
import { IconPlayerPlay } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { shownSpeaker } from '../../../format/speaker.ts';
import { MarkedText } from '../../../ui/text/marked-text.tsx';
import { MetaLine } from '../../../ui/text/meta-line.tsx';
import { matchPlace } from '../match-place.ts';
import { playsFrom, shownPlace, timeOfResult } from '../range-of-result.ts';
import { hitKey, hitLink } from './hit-place.ts';
import type { PassageHit } from './passage-groups.ts';
import classes from './passages.module.css';

/** What can be done with hits, and which one is open. */
export type HitActions = {
  query: string;
  /** Opens a hit beside the list; null where there is no room, and its link leads to the item. */
  onOpen: ((result: SearchResult) => void) | null;
  onPlay: (result: SearchResult) => void;
  /** `hitKey` of the one that is open. */
  open: string | null;
};

/** A click that wants a tab or a window of its own. */
const opensTab = (event: MouseEvent): boolean =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;

function PlayFrom({ range, onPlay }: { range: string; onPlay: () => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={classes['time']}
      aria-label={t('chip.playFrom', { time: range })}
      onClick={onPlay}
    >
      <IconPlayerPlay size={12} stroke={2} aria-hidden="true" />
      {range}
    </button>
  );
}

/** A passage: its words with what was searched for marked, who says them, and when. */
export function PassageRow({ hit: { result, same }, actions }: { hit: PassageHit; actions: HitActions }) {
  const { t } = useTranslation();
  const { query, onOpen, onPlay, open } = actions;
  const range = playsFrom(result) === null ? null : timeOfResult(t, result);
  const isOpen = onOpen !== null && open === hitKey(result);
  const onClick = (event: MouseEvent): void => {
    if (!onOpen || opensTab(event)) return;
    event.preventDefault();
    onOpen(result);
  };
  return (
    <li className={classes['passage']} data-open={isOpen || undefined}>
      <Link {...hitLink(result, query)} data-hit aria-current={isOpen || undefined} onClick={onClick}>
        <MarkedText text={result.text} phrases={result.highlights} />
      </Link>
      <MetaLine
        parts={[
          {
            key: 'place',
            node: range ? <PlayFrom range={range} onPlay={() => onPlay(result)} /> : shownPlace(t, result),
          },
          { key: 'speaker', node: shownSpeaker(result.speaker) },
          { key: 'source', node: matchPlace(t, result) },
          {
            key: 'synonyms',
            node:
              result.why.synonyms.length > 0
                ? t('searching.says', { words: result.why.synonyms.join(', ') })
                : null,
          },
          { key: 'same', node: same.length > 0 ? t('searching.same', { count: same.length }) : null },
        ]}
      />
    </li>
  );
}
