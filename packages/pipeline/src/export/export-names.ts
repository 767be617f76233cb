import { type CitedText, type Speaker, soleSpeaker, tellsOfQuotes } from '@ecco/domain';
import type { Segment } from '@ecco/engine';
import type { ExportItem } from './export.type.ts';

/** What a source writes where it knows nobody. */
const nobody = /^unknown$/i;

const namesBySpeakers = new WeakMap<readonly Speaker[], ReadonlyMap<string, string>>();

/** Names by label, gathered once: a source may have as many speakers as lines. */
function speakerNames(speakers: readonly Speaker[]): ReadonlyMap<string, string> {
  const known = namesBySpeakers.get(speakers);
  if (known !== undefined) return known;
  const names = new Map(speakers.toReversed().map(({ label, name }) => [label, name]));
  namesBySpeakers.set(speakers, names);
  return names;
}

/**
 * The name that stands for a label: the speaker's where one is known, else the label as the source has it. Nobody is
 * named unknown.
 */
export function labelName({ speakers }: Pick<ExportItem, 'speakers'>, label: string | null): string | null {
  if (label === null) return null;
  const name = oneLine(speakerNames(speakers).get(label) ?? label);
  return name === '' || nobody.test(name) ? null : name;
}

/**
 * Who says a sentence: null where its places are of several, where what is told is about quoted words, and where the
 * name stands before the words already.
 */
export function sayerOf(
  { labelOf, speakers }: Pick<ExportItem, 'labelOf' | 'speakers'>,
  cited: CitedText,
): string | null {
  const speaker = soleSpeaker(cited.citations, (segmentId) => {
    const name = labelName({ speakers }, labelOf(segmentId));
    return name === null ? null : { name };
  });
  if (speaker === null || tellsOfQuotes(cited) || cited.text.startsWith(`${speaker.name}: `)) return null;
  return speaker.name;
}

/** Text in one line. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const pad = (value: number, width = 2): string => String(value).padStart(width, '0');

/** ms as `h:mm:ss`. */
export function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
}

/** ms as `hh:mm:ss.mmm`, with the separator of the caption format. */
export function cueTime(ms: number, separator: '.' | ','): string {
  const rest = Math.max(0, Math.round(ms));
  const clock = [Math.floor(rest / 3_600_000), Math.floor(rest / 60_000) % 60, Math.floor(rest / 1000) % 60];
  return `${clock.map((part) => pad(part)).join(':')}${separator}${pad(rest % 1000, 3)}`;
}

/** Where a statement stands, for a reader: the second or the page; about which second, where its time is estimated. */
export function placeText(place: Pick<Segment, 'startMs' | 'page'>, isEstimated = false): string | null {
  if (place.startMs !== null) return `${isEstimated ? 'about ' : ''}${clockTime(place.startMs)}`;
  return place.page === null ? null : `p. ${place.page}`;
}
