import type { Segment } from '@ecco/contract';
import type { TFunction } from 'i18next';
import { MarkedText } from '../../ui/text/marked-text.tsx';
import classes from './transcript.module.css';

type SegmentWithHearing = Pick<Segment, 'text' | 'unsure' | 'set_aside'>;
type Place = NonNullable<Segment['unsure']>[number];

/** Whether a line is suspected to be nobody's words, and nobody took that back. */
export const isAside = ({ set_aside: aside }: SegmentWithHearing): boolean =>
  aside !== undefined && aside.review === null;

export const AsideNote = ({
  segment: { set_aside: aside },
  t,
}: {
  segment: SegmentWithHearing;
  t: TFunction;
}) =>
  aside === undefined ? null : <p className={classes['aside']}>{t(`transcript.aside.${aside.reason}`)}</p>;

/** What the mark of a place says: that it was transcribed unsurely, or what made sure of it. */
function markWords({ review }: Place, t: TFunction): string {
  if (review === null) return t('transcript.heardUnsurely');
  return review.paper === null
    ? t('transcript.confirmed')
    : t('transcript.confirmedByPaper', { paper: review.paper });
}

/** The words of a line, with quiet marks under what was transcribed unsurely; the marks add no words that are copied along. */
export function UnsureText({
  segment: { text, unsure = [] },
  phrases,
  t,
}: {
  segment: SegmentWithHearing;
  phrases: readonly string[];
  t: TFunction;
}) {
  if (unsure.length === 0) return <MarkedText text={text} phrases={phrases} />;
  const places = [...unsure].sort((one, other) => one.at - other.at);
  const last = places.at(-1);
  return (
    <>
      {places.map((place, index) => {
        const { at, length, review } = place;
        const before = places[index - 1];
        const from = before === undefined ? 0 : before.at + before.length;
        const words = markWords(place, t);
        return (
          <span key={at}>
            <MarkedText text={text.slice(from, at)} phrases={phrases} />
            <mark
              className={classes[review === null ? 'unsure' : 'confirmed']}
              title={words}
              aria-description={words}
            >
              <MarkedText text={text.slice(at, at + length)} phrases={phrases} />
            </mark>
          </span>
        );
      })}
      <MarkedText text={text.slice(last === undefined ? 0 : last.at + last.length)} phrases={phrases} />
    </>
  );
}
