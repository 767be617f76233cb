import { polish } from '../../discourse/polish.ts';
import { faultOf } from '../../discourse/standing.ts';
import type { Sentence } from '../../sentences/sentence.ts';
import { breaksTalk, opensTalk } from './point.lexicon.ts';

/** Raw recognition has no full stops. */
const isRaw = (text: string): boolean => !/[.!?…]["'”’)\]]*\s*$/u.test(text);
const fewestWords = 6;

/**
 * A sentence of talk as a point: what was heard without full stops loses the greeting it opens with, and what follows a
 * thanks or an "okay" where enough stands before it.
 */
export function spokenPoint({ text, ends }: Pick<Sentence, 'text' | 'ends'>): string {
  if (!isRaw(text)) return polish(text, ends);
  const body = withoutOpening(text);
  const [cut] = breaksTalk
    .findAll(body)
    .filter(({ index }) => body.slice(0, index).trim().split(/\s+/u).length >= fewestWords);
  return cut === undefined
    ? polish(body, ends)
    : polish(body.slice(0, cut.index), { start: ends.start, end: 'unmarked' });
}

function withoutOpening(text: string): string {
  const opening = opensTalk.findAll(text).find(({ index }) => index === 0)?.text ?? '';
  return opening === '' ? text : withoutOpening(text.slice(opening.length).trimStart());
}

/** Whether a point can be read by somebody who was not there; what it is about may stand before it in brackets. */
export function isTellable(words: string, isNamed: boolean): boolean {
  const fault = faultOf(words);
  return (
    fault === null || fault === 'not meant' || fault === 'paper' || (isNamed && fault !== 'housekeeping')
  );
}
