import { titleCase } from '../phrases/title-case.ts';
import { foldApostrophes } from '../words/fold.ts';
import { functionWords } from '../words/stop-words.ts';

const number = String.raw`(?:\d{1,2}(?:\.?\d|[a-z])?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`;
const said = new RegExp(
  String.raw`\b(?:(?:agenda )?item(?: number)? ${number}|(?:the )?(?:next|first|second|third|last|final) (?:agenda )?item(?: on (?:the|our|today's) agenda)?)\b[\s,.:–-]*(?:(?:which )?(?:is|will be|concerns|on)\s+)?(?:(?:the|an?|our|your)\s+)?([^,.;:?!–]{5,60})(?=[,.;:?!–]|$)`,
  'iu',
);
const joins = new Set(['of', 'and', 'for', 'on', 'to', 'in', 'the', 'with']);
const [openingLetters, mostWords] = [500, 8];

/** The item of the agenda that is called at the beginning of a chapter, as a title; empty where none is. */
export function agendaTitle(opening: string): string {
  const called = said.exec(foldApostrophes(opening.slice(0, openingLetters)))?.[1]?.trim() ?? '';
  const words = called.split(/\s+/u);
  const isPlain = words.every(
    (word) => joins.has(word.toLowerCase()) || !functionWords.has(word.toLowerCase()),
  );
  const ends = words.at(-1)?.toLowerCase() ?? '';
  return isPlain && words.length <= mostWords && !joins.has(ends) ? titleCase(called) : '';
}
