import { overlaps, type Span, sureFrom, type TranscriptWord, type UnsurePlace } from '@ecco/domain';
import { numeralPlaces } from '@ecco/engine';

type UnsureText = {
  text: string;
  words: readonly TranscriptWord[];
  /** Of the entire text, for words of which the transcriber does not say. */
  confidence: number | null;
  hasNames: boolean;
};

/** "I" and "I'm" are no names. */
const capitalized =
  /(?!I['’ ])\p{Lu}[\p{L}\p{M}'’.-]{1,40}(?:[ ](?!I(?:['’ ]|$))\p{Lu}[\p{L}\p{M}'’.-]{0,40}){0,5}/gu;
const startsSentence = /(?:^|[.!?…:;]["”’)]{0,2} {1,3}|["“(] {0,1})$/u;
const edge = /[.'’-]{1,4}$/u;

/** What is written with capitals where no sentence begins; at the beginning of one it takes two words to be a name. */
export function namePlaces(text: string): Span[] {
  return [...text.matchAll(capitalized)].flatMap(({ 0: written, index }) => {
    const words = written.replace(edge, '');
    const isFirst = startsSentence.test(text.slice(Math.max(0, index - 6), index));
    return isFirst && !words.includes(' ') ? [] : [{ at: index, length: words.length }];
  });
}

/** How surely a place of a text was transcribed: as surely as the word in it that was transcribed the least. */
function sureness(place: Span, { words, confidence }: UnsureText): number | null {
  const values = words
    .filter((word) => overlaps(word, place))
    .map((word) => word.confidence ?? confidence)
    .filter((value) => value !== null);
  return values.length === 0 ? confidence : values.reduce((least, value) => Math.min(least, value));
}

/** The figures and names of a text that were transcribed below the bar (D56); without overlaps, in order. */
export function unsurePlaces(heard: UnsureText): UnsurePlace[] {
  const isSure = heard.words.every(({ confidence }) => (confidence ?? 1) >= sureFrom);
  if (isSure && (heard.confidence ?? 1) >= sureFrom) return [];
  const isUnsure = (place: Span): boolean => (sureness(place, heard) ?? 1) < sureFrom;
  const figures = numeralPlaces(heard.text).filter(isUnsure);
  const names = heard.hasNames ? namePlaces(heard.text).filter(isUnsure) : [];
  const apart = names.filter((name) => !figures.some((figure) => overlaps(figure, name)));
  return [
    ...figures.map((place): UnsurePlace => ({ ...place, kind: 'figure' })),
    ...apart.map((place): UnsurePlace => ({ ...place, kind: 'name' })),
  ].toSorted((one, other) => one.at - other.at);
}
