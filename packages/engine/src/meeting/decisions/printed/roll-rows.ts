import type { NamedBallot } from '@ecco/domain';
import { cellsOf, hasCells } from '../../../tables/table-row.ts';
import { type Run, textOf } from '../../talk/turn.ts';
import { nameAtStart } from './name-list.ts';

type Ballot = NamedBallot['ballot'];

/** A member with the vote beside the name. */
type RollRow = { name: string; ballot: Ballot; run: Run };
/** The rows of a statement; `isWhole`: it is a roll and nothing else, and all of it was understood. */
type RollRows = { rows: RollRow[]; isWhole: boolean };

const votes: readonly (readonly [Ballot, string])[] = [
  ['yes', 'aye|yes|yea|yep|y|in favou?r|for'],
  ['no', 'no|nay|n|against|opposed'],
  ['abstain', 'abstain(?:ed|s|ing)?|abstention|abs'],
  ['recused', 'recus(?:ed|es|ing|e)?|rec|recused (?:him|her|them)sel(?:f|ves)'],
  ['not_voting', 'not voting|did not vote|nv|present,? not voting'],
  ['absent', 'absent|excused|abt|not present'],
];
const voted = votes.map(([, pattern]) => pattern).join('|');
const link = String.raw`(?:\s?[:–—-]\s?|\s?\.{3,}\s?|,\s|\s(?:voted|votes|voting|was|is)\s|\s)`;
const behindName = new RegExp(
  String.raw`^(?:${link}(?<said>${voted})|\s?\((?<inside>${voted})\))(?![\p{L}\p{N}'])`,
  'iu',
);
const joint = /^\s{0,2}(?:[,;.]\s{0,3})?(?:and\s)?/u;
const fewest = 2;

const ballotOfVote = (said: string): Ballot | null =>
  votes.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(said))?.[0] ?? null;

/** The members whose votes a statement of minutes calls: "Vale – aye; Oak – nay.", "Trustee Vale voted no.", a row of a table. */
export function rollRowsIn(run: Run): RollRows {
  const text = textOf(run);
  if (hasCells(text)) return rowOfCells(run);
  const starts = [0, ...[...text.matchAll(opens)].map(({ 0: mark, index }) => index + mark.length)];
  for (const start of starts) {
    const found = rowsFrom(run, start);
    const isLine = found.rows.length === 1 && found.isWhole;
    const isRoll =
      found.rows.length >= fewest || (isLine && (start === 0 || callsRoll.test(text.slice(0, start))));
    // A vote before the first name that was understood is somebody's too.
    if (isRoll) return { ...found, isWhole: found.isWhole && !holdsVote.test(text.slice(0, start)) };
  }
  return { rows: [], isWhole: true };
}

/** Where a roll may begin. */
const opens = /(?:(?<=\p{Ll}{3}|[)\d])\.|:)\s{1,3}(?=\p{Lu})/gu;
const holdsVote =
  /(?:[:–—|.]\s{0,3}|\s)(?:Aye|Nay|Yes|No|Abstain(?:ed)?|Absent|Excused|Recused|aye|nay)(?![\p{L}.])/u;
const callsRoll = /\b(?:roll|call(?:ed)?|votes?)[^.:]{0,30}:\s{0,3}$/iu;
const showsVote =
  /(?:[:–—|]|\.{3})\s{0,3}(?:Aye|Nay|Yes|No|Abstain(?:ed)?|Absent|Excused|Recused|aye|nay|yes|no)(?![\p{L}])/u;

/** Whether a line looks like one of a roll: a vote stands behind a mark. */
export const looksLikeRow = (run: Run): boolean => showsVote.test(textOf(run));

const goesOn =
  /^\W{0,3}(?:$|(?:The )?(?:Motion|MOTION|motion|Result|RESULT|Vote|VOTE|Carried|CARRIED|Passed|PASSED|Failed|FAILED)\b)/u;

function rowsFrom(run: Run, from: number): RollRows {
  const text = textOf(run);
  const rows: RollRow[] = [];
  let at = from;
  while (at < text.length) {
    const found = nameAtStart(text.slice(at));
    const said = found === null ? null : behindName.exec(text.slice(at + found.whole));
    const ballot =
      said === null ? null : ballotOfVote(said.groups?.['said'] ?? said.groups?.['inside'] ?? '');
    if (found === null || said === null || ballot === null) break;
    const end = at + found.whole + said[0].length;
    rows.push({ name: found.name, ballot, run: { ...run, start: run.start + at, end: run.start + end } });
    at = end + (joint.exec(text.slice(end))?.[0].length ?? 0);
  }
  const rest = text.slice(at);
  return { rows, isWhole: goesOn.test(rest) || /[.]\s{0,3}$/u.test(text.slice(0, at)) };
}

/** "| Trustee Vale | Aye |": a member with a vote beside the name; a head names the columns. */
function rowOfCells(run: Run): RollRows {
  const cells = cellsOf(textOf(run)).filter((cell) => cell !== '');
  const said = cells.slice(1).flatMap((cell) => ballotOfVote(cell) ?? []);
  const [name = ''] = cells;
  const found = nameAtStart(name);
  const [ballot] = said;
  const isMember = found !== null && found.whole === name.length && ballot !== undefined && said.length === 1;
  return { rows: isMember ? [{ name: found.name, ballot, run }] : [], isWhole: true };
}
