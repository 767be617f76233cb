import type { Lexicon } from '../../lexicon/lexicon.ts';
import { findIn } from '../talk/pattern.ts';
import { isPunctuated } from '../talk/statements.ts';
import { type Run, runText, type Turn } from '../talk/turn.ts';
import { accepts, amends, declines } from './amend.lexicon.ts';
import { imagines, notNow, offersOptions } from './consensus.lexicon.ts';
import { asksMotion, motionReport, moves, opensMotion, putsQuestion, seconds } from './motion.lexicon.ts';
import {
  carries,
  carriesBare,
  defers,
  endsCarried,
  endsFailed,
  fails,
  failsBare,
  opensWithMotion,
  withdraws,
} from './outcome.lexicon.ts';
import { callsVote, callsVoteBare } from './vote.lexicon.ts';

export type ActKind =
  | 'asks'
  | 'moves'
  | 'tells'
  | 'puts'
  | 'amends'
  | 'accepts'
  | 'seconds'
  | 'calls'
  | 'carries'
  | 'fails'
  | 'withdraws'
  | 'defers';

/** Something that is done by saying it, and the words that do it. */
export type Act = Run & { kind: ActKind; statement: Run };

/** Of two acts in the same words the one that stands first here is meant. */
const signs: readonly (readonly [ActKind, Lexicon])[] = [
  ['asks', asksMotion],
  ['amends', amends],
  ['moves', moves],
  ['moves', opensMotion],
  ['puts', putsQuestion],
  ['tells', motionReport],
  ['seconds', seconds],
  ['withdraws', withdraws],
  ['accepts', accepts],
  ['fails', fails],
  ['fails', failsBare],
  ['carries', carries],
  ['carries', carriesBare],
  ['defers', defers],
  ['calls', callsVote],
  ['calls', callsVoteBare],
];
const outcomes = new Set<ActKind>(['carries', 'fails', 'withdraws', 'defers']);
const mayAsk = new Set<ActKind>(['asks', 'amends', 'moves']);

/** What is done in a statement, in order. What is asked, imagined or told of another time is not done. */
export function actsIn(statement: Run): Act[] {
  const acts: Act[] = [];
  for (const [kind, lexicon] of signs) {
    for (const { start, end } of findIn(lexicon, statement.turn.text, statement)) {
      const act = { kind, turn: statement.turn, start, end, statement };
      if (isDone(act) && !acts.some((other) => start < other.end && other.start < end)) acts.push(act);
    }
  }
  return withEnding(acts, statement).sort((a, b) => a.start - b.start);
}

/** "The motion, that it be granted, passed.": an outcome far behind what it is of. */
function withEnding(acts: Act[], statement: Run): Act[] {
  const text = runText(statement);
  if (acts.some(({ kind }) => outcomes.has(kind)) || !opensWithMotion.test(text)) return acts;
  const kind = endsCarried.test(text) ? 'carries' : endsFailed.test(text) ? 'fails' : null;
  return kind === null ? acts : [...acts, { ...statement, kind, statement }];
}

const reach = 70;
const isQuestion = (run: Run): boolean => runText(run).trimEnd().endsWith('?');

function isDone({ kind, turn, start, end, statement }: Act): boolean {
  const from = isPunctuated(turn) ? statement.start : lineStart(turn, start);
  const before = turn.text.slice(Math.max(statement.start, from, start - reach), start);
  if (kind === 'calls')
    return (
      !isQuestion(statement) ||
      !/^(?:we|let|put|go|take|time|ready|a yes)/iu.test(turn.text.slice(start, end))
    );
  if (kind === 'accepts') return !declines.test(runText(statement)) && !isQuestion(statement);
  if (outcomes.has(kind)) {
    const after = turn.isWritten ? '' : turn.text.slice(start, Math.min(statement.end, end + reach));
    if (offersOptions.test(turn.text.slice(statement.start, start))) return false;
    if (kind === 'defers' && isSubmitted({ turn, start, end, statement })) return false;
    return !isQuestion(statement) && !imagines.test(before) && !notNow.test(before) && !notNow.test(after);
  }
  if (kind === 'amends' && /\bif (?:not|it fails|that fails)\b[^.?!]{0,30}$/iu.test(before)) return false;
  if (kind === 'seconds') return !isQuestion(statement) || turn.text[end] === ',';
  if (kind === 'asks' && /\b(?:\p{L}+n['’]t|not|never|no)\b[^.?!]{0,16}$/iu.test(before)) return false;
  return mayAsk.has(kind) || !isQuestion(statement);
}

/** "I tabled these amendments": what a parliament is given to consider. */
const isSubmitted = ({ start, end, statement }: Pick<Act, 'turn' | 'start' | 'end' | 'statement'>): boolean =>
  /\btabled\b/iu.test(statement.turn.text.slice(start, end)) &&
  /\b(?:amendments?|questions?|petitions?|papers?|bill)\b/iu.test(runText(statement));

/** Where the recognizer's own line with a character begins. */
const lineStart = ({ parts }: Turn, at: number): number =>
  parts.findLast(({ start }) => start <= at)?.start ?? 0;

const breath = 80;

/** Where an act is said: its sentence, or in speech without full stops the words before it. */
export function actRun({ turn, start, end, statement }: Act): Run {
  if (isPunctuated(turn)) return statement;
  const from = Math.max(statement.start, start - breath);
  const space = from === statement.start ? -1 : turn.text.slice(from, start).indexOf(' ');
  return { turn, start: from + space + 1, end };
}
