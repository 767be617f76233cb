import type { Segment } from '@ecco/contract';
import { IconLink, IconQuote } from '@tabler/icons-react';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MarkedText } from '../../ui/marked-text.tsx';
import { PlaceChip } from '../../ui/place-chip.tsx';
import classes from './transcript.module.css';
import type { LineTarget } from './use-line-wish.ts';

type Props = {
  line: number;
  segment: Segment | undefined;
  previous: Segment | undefined;
  name: string | null;
  tone: string | undefined;
  active: boolean;
  /** The wish that led here, while the line is lit. */
  found: LineTarget | null;
  phrases: readonly string[];
  /** Whether Tab comes to this line; up and down go on from it. */
  stop: boolean;
  onCopy: (segment: Segment) => void;
  onQuote: (line: number) => void;
};

const onItsWay = [96, 88, 54];

function LineOnItsWay() {
  const { t } = useTranslation();
  return (
    <div className={classes['waiting']}>
      <span className="visually-hidden">{t('transcript.loadingLine')}</span>
      {onItsWay.map((width) => (
        <i key={width} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}

/** One line: its place in the margin, who says it where that changes, and the words. */
export const TranscriptLine = memo(function TranscriptLine(props: Props) {
  const { line, segment, previous, name, tone, active, found, phrases, stop, onCopy, onQuote } = props;
  const { t } = useTranslation();
  const row = useRef<HTMLDivElement>(null);
  const loaded = segment !== undefined;
  // Who jumps here with the keyboard or hears the page goes on from the line.
  useEffect(() => {
    if (found && loaded) row.current?.focus({ preventScroll: true });
  }, [found, loaded]);
  if (!segment) return <LineOnItsWay />;
  const speakerChanges = previous?.speaker_label !== segment.speaker_label;
  const page = segment.page_number;
  const pageChanges = page !== null && previous?.page_number !== page;
  const seconds = segment.start_ms === null ? null : segment.start_ms / 1_000;
  return (
    <>
      {pageChanges && page !== null ? (
        <h3 className={classes['page']}>
          <span className="visually-hidden">{t('transcript.page', { page })}</span>
          <PlaceChip place={{ line, segment: segment.id, seconds: null, page }} />
        </h3>
      ) : null}
      <div
        ref={row}
        tabIndex={stop ? 0 : -1}
        className={classes['line']}
        data-line={line}
        data-timeless={seconds === null || undefined}
        data-first={speakerChanges || undefined}
        data-active={active || undefined}
        data-found={found ? true : undefined}
      >
        {seconds === null ? null : (
          <div className={classes['margin']}>
            <PlaceChip quiet live={active} place={{ line, segment: segment.id, seconds, page }} />
          </div>
        )}
        <div>
          {speakerChanges && name ? (
            <p className={classes['speaker']} style={{ color: tone }}>
              {name}
            </p>
          ) : null}
          <p className={classes['text']} data-words={line}>
            <MarkedText text={segment.text} phrases={phrases} />
          </p>
        </div>
        <div className={classes['tools']}>
          <button type="button" aria-label={t('quote.copyLine')} onClick={() => onQuote(line)}>
            <IconQuote size={16} stroke={1.6} />
          </button>
          <button type="button" aria-label={t('transcript.copyLine')} onClick={() => onCopy(segment)}>
            <IconLink size={16} stroke={1.6} />
          </button>
        </div>
      </div>
    </>
  );
});
