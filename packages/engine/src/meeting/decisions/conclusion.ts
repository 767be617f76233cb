import { firstIn } from '../talk/pattern.ts';
import { statementsOf } from '../talk/statements.ts';
import { type Run, runText } from '../talk/turn.ts';
import { actsIn } from './act.ts';
import { concludes, concludesAgainst, senses, sumsUp } from './conclusion.lexicon.ts';
import { imagines, notNow, resolvedAloud } from './consensus.lexicon.ts';
import type { DirectDecision } from './motion.ts';
import { asks, type Table } from './table.ts';
import { cut, isReference, withoutStop, wordCount } from './wording.ts';

const fewestWords = 4;
/** What was decided stands behind these. */
const leadsOn = /(?:^|\s)(?:that|to|for|on|will|'ll|with)$/iu;
/** "You start on that": it is named before. */
const refersBack = /^(?:we|you|they|staff|officers)(?: \p{L}+){1,3} (?:that|it|this|those)$/iu;
/** What a chair says beside a decision, and is none. */
const aside =
  /\?$|^(?:thank|thanks|good|great|yes|no|nods|okay|next|item|last|first|moving|i|now|any|perfect|very well|you can)\b/iu;

/**
 * What a chair says to have been decided, or not to be done; null where nothing was before the body. `isLed`: it is the
 * chair who speaks, and not anybody.
 */
export function concludedIn(statement: Run, table: Table, isLed: boolean): DirectDecision | null {
  const { turn, start } = statement;
  if (runText(statement).trimEnd().endsWith('?')) return null;
  const isReal = (at: number): boolean =>
    !imagines.test(turn.text.slice(start, at)) && !notNow.test(runText(statement));
  const against = firstIn(concludesAgainst, turn.text, statement);
  if (against !== null && isReal(against.start)) {
    const refused = table.wordsAt(statement);
    return refused === null ? null : { words: refused, result: 'failed' };
  }
  const summed = firstIn(sumsUp, turn.text, statement);
  const span = summed ?? firstIn(concludes, turn.text, statement) ?? firstIn(senses, turn.text, statement);
  if (span === null) return carriedIn(statement, table);
  if (!isReal(span.start)) return null;
  const words = wordsBehind(statement, span.end) ?? minutesIn(statement) ?? table.wordsAt(statement);
  if (words !== null) return { words, result: 'carried' };
  return summed === null || !isLed || asksOn(statement)
    ? null
    : { words: withNext(statement), result: 'carried' };
}

/** What is read aloud as resolved, whoever reads it. */
export function resolutionIn(statement: Run): Run | null {
  const { turn, end } = statement;
  const span = turn.isWritten ? null : firstIn(resolvedAloud, turn.text, statement);
  if (span === null || notNow.test(turn.text.slice(statement.start, span.start))) return null;
  const lead = /\s(?:that|to)(?:\s\w{1,12})?$/iu.exec(turn.text.slice(span.start, span.end));
  const from = lead === null ? span.end : span.start + lead.index;
  const start = from + (/^\s{0,2}(?:that|to)\s/iu.exec(turn.text.slice(from, from + 8))?.[0].length ?? 0);
  const words = withoutStop({ turn, start, end });
  return wordCount(words) < fewestWords ? null : words;
}

/** Whether all are still asked behind a statement. */
const asksOn = ({ turn, end }: Run): boolean =>
  statementsOf(turn).some((one) => one.start >= end && asks(one));

/** "We'll take that as the sense of the committee. Alder goes.": with the sentence that says what. */
function withNext(statement: Run): Run {
  const next = statementsOf(statement.turn).find(({ start }) => start >= statement.end);
  const goesOn = next !== undefined && !aside.test(runText(next).trim());
  return withoutStop(cut(goesOn ? { ...statement, end: next.end } : statement));
}

function wordsBehind({ turn, start, end }: Run, at: number): Run | null {
  if (!leadsOn.test(turn.text.slice(start, at))) return null;
  const words = withoutStop(cut({ turn, start: at, end }));
  return wordCount(words) < fewestWords || isReference(words) || refersBack.test(runText(words))
    ? null
    : words;
}

/** "You have the minutes of May. No changes? Then those stand as written." */
function minutesIn(statement: Run): Run | null {
  if (!/\b(?:stands?|taken as|accepted|approved|read)\b/iu.test(runText(statement))) return null;
  const named = statementsOf(statement.turn).findLast(
    (one) => one.start <= statement.start && /\bminutes\b(?! (?:ago|or so|left))/iu.test(runText(one)),
  );
  return named === undefined || /\b(?:\d|one|two|five|ten|few) minutes\b/iu.test(runText(named))
    ? null
    : withoutStop(cut(named));
}

/** "The recommendation is approved.", where one was before the body. */
function carriedIn(statement: Run, table: Table): DirectDecision | null {
  const isSaid = actsIn(statement).some(({ kind }) => kind === 'carries');
  const words = isSaid ? table.wordsAt(statement) : null;
  return words === null ? null : { words, result: 'carried' };
}
