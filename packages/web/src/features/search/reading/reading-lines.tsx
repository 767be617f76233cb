import type { Segment } from '@ecco/contract';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { shownSpeaker } from '../../../format/speaker.ts';
import { placeOfLine } from '../../../ui/citation/place.ts';
import { PlaceChip } from '../../../ui/citation/place-chip.tsx';
import { MarkedText } from '../../../ui/text/marked-text.tsx';
import classes from './reading.module.css';

type Props = {
  lines: readonly Segment[];
  /** The line that the reader came for. */
  line: number;
  /** Words that are marked in that line. */
  phrases: readonly string[];
};

/** Lines of a transcript, each with its place; the one that was looked for is lit and brought into sight. */
export function ReadingLines({ lines, line, phrases }: Props) {
  const { t } = useTranslation();
  const lit = useRef<HTMLLIElement>(null);
  const isThere = lines.some(({ content_id }) => content_id === line);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line is another place to go to
  useEffect(() => {
    if (!isThere) return;
    const box = lit.current?.closest<HTMLElement>('[data-scrolls]');
    if (box && lit.current) box.scrollTop = lit.current.offsetTop - box.clientHeight / 3;
  }, [line, isThere]);
  return (
    <ol className={classes['lines']}>
      {lines.map((segment, at) => {
        const { id, content_id, text, speaker_label: label } = segment;
        const isFound = content_id === line;
        const speaker = lines[at - 1]?.speaker_label === label ? null : shownSpeaker(segment.speaker);
        return (
          <li key={id} ref={isFound ? lit : null} data-found={isFound || undefined}>
            {speaker ? <p className={classes['speaker']}>{speaker}</p> : null}
            <p className={classes['text']}>
              {isFound ? <span className="visually-hidden">{t('searching.foundLine')} </span> : null}
              <MarkedText text={text} phrases={isFound ? phrases : []} />
            </p>
            <PlaceChip quiet place={placeOfLine(segment)} />
          </li>
        );
      })}
    </ol>
  );
}
