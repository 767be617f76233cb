import type { Source } from '../ports/ports.ts';
import { guidance } from '../salience/headline.lexicon.ts';
import type { RatedStatement } from '../salience/salience.ts';
import { isListSentence } from '../sentences/list-sentence.ts';
import { says } from './passes.ts';

/** What an outlook rests on is not what the company expects of itself. */
const assumes = /\bassum/iu;

/** The sentence of a call in which a company lists what it expects of several measures; null where none does. */
export const guidanceListOf = (
  { context }: Source,
  rated: readonly RatedStatement[],
): RatedStatement | null =>
  (context.kind === 'earnings' &&
    rated.find(
      (one) =>
        says(one) &&
        one.signals.figures > 1 &&
        isListSentence(one.sentence.text) &&
        guidance.test(one.sentence.text) &&
        !assumes.test(one.sentence.text.split(':', 1)[0] ?? ''),
    )) ||
  null;
