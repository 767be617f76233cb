import type { Segment } from '@ecco/contract';
import type { TFunction } from 'i18next';
import { memo, useEffect, useRef } from 'react';
import { quoted } from '../../format/text.ts';
import type { Jump } from '../../ui/citation/place.context.ts';
import { placeOfLine } from '../../ui/citation/place.ts';
import { PlainPlaceChip } from '../../ui/citation/place-chip.tsx';
import classes from './transcript.module.css';
import { AsideNote, isAside, UnsureText } from './unsure-text.tsx';
import type { LineTarget } from './use-line-target.ts';

type Props = {
  line: number;
  segment: Segment | undefined;
  previous: Segment | undefined;
  name: string | null;
  tone: string | undefined;
  active: boolean;
  /** The target that led here, while the line is lit. */
  found: LineTarget | null;
  phrases: readonly string[];
  /** Whether Tab comes to this line; up and down go on from it. */
  stop: boolean;
  // Lines come and go by the dozen while somebody scrolls, so none of them looks up the words and the way for itself.
  t: TFunction;
  jump: Jump;
  onCopy: (segment: Segment) => void;
  onQuote: (line: number) => void;
  /** For those who may put the words right. */
  onCorrect: ((segment: Segment) => void) | undefined;
};

const onItsWay = [96, 88, 54];

function LineOnItsWay({ t }: { t: TFunction }) {
  return (
    <div className={classes['waiting']}>
      <span className="visually-hidden">{t('transcript.loadingLine')}</span>
      {onItsWay.map((width) => (
        <i key={width} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}

/** A line that a person corrected says so, and what the source has in its place. */
const AsSaid = ({ words, t }: { words: string; t: TFunction }) => (
  <details className={classes['said']}>
    <summary>{t('transcript.corrected')}</summary>
    <p>{t('transcript.asSaid', { words: quoted(words) })}</p>
  </details>
);

const isWriting = (): boolean =>
  document.activeElement?.matches('input, textarea, [contenteditable="true"]') ?? false;

/**
 * Gives the focus to the line while it is lit: who jumps here with the keyboard or hears the page goes on from it. Not
 * to who writes somewhere else by now: what is typed there would land here.
 */
function useFocusOnTarget(lineTarget: LineTarget | null, loaded: boolean) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lineTarget && loaded && !isWriting()) row.current?.focus({ preventScroll: true });
  }, [lineTarget, loaded]);
  return row;
}

/** One line: its place in the margin, who says it where that changes, and the words. */
export const TranscriptLine = memo(function TranscriptLine(props: Props) {
  const { line, segment, previous, name, tone, active, found, phrases, stop, t, jump, onCorrect } = props;
  const row = useFocusOnTarget(found, segment !== undefined);
  if (!segment) return <LineOnItsWay t={t} />;
  const speakerChanges = previous?.speaker_label !== segment.speaker_label;
  const page = segment.page_number;
  const pageChanges = page !== null && previous?.page_number !== page;
  const place = placeOfLine(segment);
  const { seconds } = place;
  return (
    <>
      {pageChanges && page !== null ? (
        <h3 className={classes['page']}>
          <span className="visually-hidden">{t('transcript.page', { page })}</span>
          <PlainPlaceChip t={t} jump={jump} place={{ ...place, seconds: null, about: undefined }} />
        </h3>
      ) : null}
      <div
        ref={row}
        tabIndex={stop ? 0 : -1}
        className={classes['line']}
        data-line={line}
        data-timeless={seconds === null || undefined}
        data-about={place.about !== undefined || undefined}
        data-first={speakerChanges || undefined}
        data-active={active || undefined}
        data-found={found ? true : undefined}
        data-aside={isAside(segment) || undefined}
      >
        {seconds === null ? null : (
          <div className={classes['margin']}>
            <PlainPlaceChip quiet live={active} t={t} jump={jump} place={place} />
          </div>
        )}
        <div>
          {speakerChanges && name ? (
            <p className={classes['speaker']} style={{ color: tone }}>
              {name}
            </p>
          ) : null}
          <p className={classes['text']} data-words={line}>
            <UnsureText segment={segment} phrases={phrases} t={t} />
          </p>
          {segment.said === null ? null : <AsSaid t={t} words={segment.said} />}
          {isAside(segment) ? <AsideNote segment={segment} t={t} /> : null}
        </div>
        <div className={classes['tools']}>
          {onCorrect ? (
            <button
              type="button"
              data-tool="correct"
              aria-label={t('transcript.correctLine')}
              onClick={() => onCorrect(segment)}
            />
          ) : null}
          <button
            type="button"
            data-tool="quote"
            aria-label={t('quote.copyLine')}
            onClick={() => props.onQuote(line)}
          />
          <button
            type="button"
            data-tool="link"
            aria-label={t('transcript.copyLine')}
            onClick={() => props.onCopy(segment)}
          />
        </div>
      </div>
    </>
  );
});
