import type { Figure } from '@ecco/domain';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { baseOf, clauseContrast, restatedFigure } from './clause.lexicon.ts';
import { down, up } from './direction.lexicon.ts';

/** A direction stands so near to its figure. */
const [before, behind] = [48, 24];

/**
 * Whether the words around a figure say that it went up or down; the nearest word before it decides. What a figure is
 * compared with did not move: "up from $88 million", "8% more than the $3 million of last year".
 */
export function directionOf(sentence: string, start: number, end: number): Figure['direction'] {
  const lead = lastPart(sentence.slice(Math.max(0, start - before), start));
  if (isBase(lead)) return null;
  const [rise, fall] = [lastMatch(lead, up), lastMatch(lead, down)];
  if (rise !== fall && !isTaken(lead, Math.max(rise, fall))) return rise > fall ? 'up' : 'down';
  const rest = firstPart(sentence.slice(end, end + behind));
  const [riseAfter, fallAfter] = [firstMatch(rest, up), firstMatch(rest, down)];
  if (riseAfter === fallAfter) return null;
  return riseAfter < fallAfter ? 'up' : 'down';
}

/** The words of the clause that a figure ends. */
function lastPart(text: string): string {
  const cut = clauseContrast.findAll(text).at(-1);
  return cut === undefined ? text : text.slice(cut.index + cut.text.length);
}

/** The words of the clause that a figure opens; behind a comma only where they tell of the figure itself. */
function firstPart(text: string): string {
  const own = text.slice(0, clauseContrast.findAll(text)[0]?.index);
  const [near = '', next = ''] = own.split(/,\s*/u);
  const goesOn =
    /^(?:up|down|higher|lower|an?\s(?:increase|decrease|decline|drop|gain|rise|improvement))\b/iu;
  return goesOn.test(next) ? own : near;
}

/** Behind a word that compares, unless something new is said: "rose from $5 million to $6 million". */
function isBase(lead: string): boolean {
  const match = baseOf.findAll(lead).at(-1);
  if (match === undefined) return false;
  const rest = lead.slice(match.index + match.text.length);
  return !restatedFigure.test(rest) && !up.test(rest) && !down.test(rest);
}

/** "It rose 8% on sales of $3 million": the word is of the nearer figure. */
function isTaken(lead: string, at: number): boolean {
  const between = lead.slice(at);
  return (
    /\d|percent|[mb]illion|dollars/iu.test(between) && !/(?:\b(?:to|or|and|by)|[,–-])\s*$/iu.test(between)
  );
}

const lastMatch = (text: string, words: Lexicon): number => words.findAll(text).at(-1)?.index ?? -1;

const firstMatch = (text: string, words: Lexicon): number =>
  words.findAll(text)[0]?.index ?? Number.POSITIVE_INFINITY;
