import { type Run, runText } from '../talk/turn.ts';
import { imagines, noObjection, notNow } from './consensus.lexicon.ts';
import type { DirectDecision } from './motion.ts';
import type { Table } from './table.ts';
import { withoutStop, wordCount } from './wording.ts';

/** Said of what nobody objected to, behind what it is said of. */
const consented =
  /^[\s,;–—-]{0,4}(?<subject>[^.;]{1,300}?)\s(?:was|were|is|are)\s(?:then\s|so\s|thereby\s|thereupon\s|unanimously\s){0,2}(?:approved|adopted|accepted|confirmed|ratified|ordered)\b/iu;
/** What stands for what was asked before. */
const standsIn =
  /^(?:it|this|that|the (?:chair|item|request|matter|recommendation|proposal|agenda item|consent item))$/iu;
/** "The Chair asked whether there was any objection to approving it": all were asked, as minutes tell it. */
const objectionsQuestion = /\b(?:any|no) objections? (?:to|with) (?<asked>[^.?;]{8,400})/iu;

/** What minutes say was approved because nobody objected: "Hearing none, it was approved." The words are before it where it only points at them. */
export function consentIn(statement: Run, table: Table): DirectDecision | null {
  const { turn } = statement;
  const run = noObjection.test(runText(statement)) ? opening(statement) : null;
  const isOfMotion = /\b(?:motion|moved|seconded)\b/iu.test(turn.text);
  if (run === null || isOfMotion || notNow.test(runText(statement))) return null;
  const start = run.end;
  const subject = consented.exec(turn.text.slice(start, statement.end))?.groups?.['subject'];
  if (subject === undefined || imagines.test(turn.text.slice(statement.start, start))) return null;
  const own = withoutStop({ turn, start, end: statement.end });
  const words = standsIn.test(subject) ? (precedingRequest(statement) ?? table.wordsAt(statement)) : own;
  return words === null || wordCount(words) < 3 ? null : { words, result: 'carried' };
}

/** The words at the beginning that nobody objects. */
function opening(statement: Run): Run | null {
  const { turn, start } = statement;
  const said = /^[^,.;]{0,60}(?:,|\s(?=it\b))/iu.exec(runText(statement))?.[0];
  return said !== undefined && noObjection.test(said) ? { turn, start, end: start + said.length } : null;
}

function precedingRequest({ turn, start }: Run): Run | null {
  const before = turn.text.slice(0, start);
  const query = objectionsQuestion.exec(before)?.groups?.['asked'];
  if (query === undefined) return null;
  const from = before.lastIndexOf(query);
  return withoutStop({ turn, start: from, end: from + query.length });
}
