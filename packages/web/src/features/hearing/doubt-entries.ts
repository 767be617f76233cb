import type { DoubtedLine, HearingReview, SetAside, UnsurePlace } from '@ecco/contract';
import { type Place, placeOfLine } from '../../ui/citation/place.ts';

/** Where a line sounds. */
export const placeOfDoubt = ({ line, segment, start_ms, times }: DoubtedLine): Place =>
  placeOfLine({ content_id: line, id: segment, start_ms, times, page_number: null });

/** A row of the list: a place of a line, or an entire line that is set aside. */
export type DoubtEntry = {
  key: string;
  line: DoubtedLine;
  /** The words in question, with what stands around them. */
  before: string;
  words: string;
  after: string;
  aside: SetAside | null;
  review: HearingReview | null;
};

const around = 60;

function entryOfPlace(line: DoubtedLine, { at, length, review }: UnsurePlace): DoubtEntry {
  const { text, segment } = line;
  const end = at + length;
  return {
    key: `${segment}-${at}`,
    line,
    before: `${at > around ? '…' : ''}${text.slice(Math.max(0, at - around), at)}`,
    words: text.slice(at, end),
    after: `${text.slice(end, end + around)}${text.length > end + around ? '…' : ''}`,
    aside: null,
    review,
  };
}

/** The rows of the list, in the order of the recording. */
export const doubtEntries = (lines: readonly DoubtedLine[]): DoubtEntry[] =>
  lines.flatMap((line) => [
    ...(line.set_aside === null
      ? []
      : [
          {
            key: line.segment,
            line,
            before: '',
            words: line.text,
            after: '',
            aside: line.set_aside,
            review: line.set_aside.review,
          },
        ]),
    ...line.places.map((place) => entryOfPlace(line, place)),
  ]);
