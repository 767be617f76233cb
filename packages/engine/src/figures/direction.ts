import type { Figure } from '@ecco/domain';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { down, up } from './direction.lexicon.ts';

/** What is said beside: its words are of another figure. */
const otherClause = /\b(?:while|whereas|but)\b|;/iu;
/** "Down from $88 million": it is not what was that moved. */
const origin = /\bfrom\s+(?:(?:just|only|about|around|approximately|roughly|some)\s+)?$/iu;

/** Whether the words around a figure say that something went up or down; the nearest word before it decides. */
export function directionBefore(sentence: string, start: number, end: number): Figure['direction'] {
  const before =
    sentence
      .slice(Math.max(0, start - 48), start)
      .split(otherClause)
      .at(-1) ?? '';
  if (origin.test(before)) return null;
  const [rise, fall] = [lastMatch(before, up), lastMatch(before, down)];
  if (rise !== fall) return rise > fall ? 'up' : 'down';
  const after = sentence.slice(end, end + 24);
  const [riseAfter, fallAfter] = [firstMatch(after, up), firstMatch(after, down)];
  if (riseAfter === fallAfter) return null;
  return riseAfter < fallAfter ? 'up' : 'down';
}

const lastMatch = (text: string, words: Lexicon): number => words.findAll(text).at(-1)?.index ?? -1;

const firstMatch = (text: string, words: Lexicon): number =>
  words.findAll(text)[0]?.index ?? Number.POSITIVE_INFINITY;
