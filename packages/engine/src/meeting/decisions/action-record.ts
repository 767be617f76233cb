import { type Run, runText } from '../talk/turn.ts';
import type { DirectDecision, Outcome } from './motion.ts';
import { nameAt } from './who.ts';
import { withoutStop, wordCount } from './wording.ts';

// Summaries of actions, as many boards publish them: "ACTION: Approved a commitment to Alder. (Finch/Lee, 7-0)".

const action = /^(?:[^.:]{0,60}[.:] )?ACTIONS?(?: TAKEN)?:? /u;
const done =
  /^(?:Approved|Adopted|Accepted|Authori[sz]ed|Ratified|Appointed|Elected|Selected|Directed|Awarded|Granted|Confirmed|Terminated|Hired)\b/u;
const refused = /^(?:Denied|Rejected|Declined|Disapproved) /u;
const putOff = /^(?:Deferred|Tabled|Postponed|Continued)\b/u;
/** Who moved, who seconded, and the count. */
const record =
  /\((?:Motion:? )?(\p{Lu}[\p{L}'’. -]{1,40})\/(\p{Lu}[\p{L}'’. -]{1,40})[,;:]? (?:passed |carried |approved )?\d{1,2}-\d{1,2}(?:-\d{1,2})?[^()]{0,60}\)/u;

const fewestWords = 3;

/** What became of an action, and how much of its words only says that; null where none is told. */
function outcomeOf(text: string): { result: Outcome; lead: number } | null {
  if (done.test(text)) return { result: 'carried', lead: 0 };
  if (putOff.test(text)) return { result: 'deferred', lead: 0 };
  const lead = refused.exec(text)?.[0].length;
  return lead === undefined ? null : { result: 'failed', lead };
}

/** An action that a summary tells, with those who moved it and its count where they follow in brackets. */
export function actionIn(statement: Run): DirectDecision | null {
  const { turn, start, end } = statement;
  const text = runText(statement);
  const mark = turn.isWritten ? action.exec(text)?.[0].length : undefined;
  const outcome = mark === undefined ? null : outcomeOf(text.slice(mark));
  if (mark === undefined || outcome === null) return null;
  const inside = record.exec(text);
  const words = withoutStop({
    turn,
    start: start + mark + outcome.lead,
    end: inside === null ? end : start + inside.index,
  });
  if (wordCount(words) < fewestWords) return null;
  return { words, result: outcome.result, ...movedBehind(statement) };
}

/** The record in brackets that follows an action in its paragraph, before another action. */
function movedBehind({ turn, start, end }: Run): Pick<DirectDecision, 'moved'> {
  const rest = turn.text.slice(start);
  const next = rest.slice(end - start).search(/\bACTIONS?(?: TAKEN)?: /u);
  const match = record.exec(next < 0 ? rest : rest.slice(0, end - start + next));
  if (match === null) return {};
  const from = start + match.index;
  const mover = nameAt(turn, from + match[0].indexOf(match[1] ?? ''));
  const seconder = nameAt(turn, from + match[0].indexOf('/') + 1);
  return { moved: { mover, seconder, run: { turn, start: from, end: from + match[0].length } } };
}
