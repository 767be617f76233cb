const up =
  /\b(?:up|rose|rise[sn]?|rising|grew|grow(?:s|n|ing|th)?|increas\w+|gain\w*|climb\w+|jump\w+|expand\w+|improv\w+|higher|above|added|surpass\w+|exceed\w+|raised?)\b/giu;
const down =
  /\b(?:down|fell|fall(?:s|en|ing)?|declin\w+|decreas\w+|drop\w*|lower(?:ed)?|reduc\w+|lost|shrank|contract(?:ed|ion)|cut|below|slipp\w+|worse\w*)\b/giu;

/** What is said beside: its words are of another figure. */
const otherClause = /\b(?:while|whereas|but)\b|;/iu;
/** "Down from $88 million": it is not what was that moved. */
const origin = /\bfrom\s+(?:(?:just|only|about|around|approximately|roughly|some)\s+)?$/iu;

/** Whether the words around a figure say that something went up or down; the nearest word before it decides. */
import type { Figure } from '@ecco/domain';
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

function lastMatch(text: string, pattern: RegExp): number {
  let at = -1;
  for (const match of text.matchAll(pattern)) at = match.index;
  return at;
}

function firstMatch(text: string, pattern: RegExp): number {
  for (const match of text.matchAll(pattern)) return match.index;
  return Number.POSITIVE_INFINITY;
}
