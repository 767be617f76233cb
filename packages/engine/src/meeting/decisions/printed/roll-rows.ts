import type { NamedBallot } from '@ecco/domain';
import { cellsOf, hasCells } from '../../../tables/table-row.ts';
import { type Run, runText } from '../../talk/turn.ts';
import { nameAtStart } from './name-list.ts';
import type { VoteLetters } from './vote-letters.ts';

type Ballot = NamedBallot['ballot'];

/** A member with the vote beside the name. */
type RollRow = { name: string; ballot: Ballot; run: Run };
/** The rows of a statement; `isWhole`: it is a roll and nothing else, and all of it was understood. */
type RollRows = { rows: RollRow[]; isWhole: boolean };

const votes: readonly (readonly [Ballot, string])[] = [
  ['yes', 'aye|yes|yea|yep|in favou?r|for'],
  ['no', 'no|nay|against|opposed'],
  ['abstain', 'abstain(?:ed|s|ing)?|abstention|abs'],
  ['recused', 'recus(?:ed|es|ing|e)?|rec|recused (?:him|her|them)sel(?:f|ves)'],
  ['not_voting', 'not voting|did not vote|nv|present,? not voting'],
  ['absent', 'absent|excused|abt|not present'],
];
/** A letter alone is a vote as the key of the minutes has it. */
const voted = [...votes.map(([, pattern]) => pattern), String.raw`[a-z](?=$|[\s,;.)])`].join('|');
const link = String.raw`(?:\s?[:–—-]\s?|\s?\.{3,}\s?|,\s|\s(?:voted|votes|voting|was|is)\s|\s)`;
const behindName = new RegExp(
  String.raw`^(?:${link}(?<said>${voted})|\s?\((?<inside>${voted})\))(?![\p{L}\p{N}'])`,
  'iu',
);
const joint = /^\s{0,2}(?:[,;.]\s{0,3})?(?:and\s)?/u;
const fewest = 2;

/** The ballot that a word or a letter beside a name stands for; null where it is none, or may be several. */
export const ballotOfVote = (said: string, letters: VoteLetters): Ballot | null =>
  said.length === 1
    ? (letters.get(said.toUpperCase()) ?? null)
    : (votes.find(([, pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(said))?.[0] ?? null);

/** The members whose votes a statement of minutes calls: "Vale – aye; Oak – nay.", "Trustee Vale voted no.", a row of a table. */
export function rollRowsIn(run: Run, letters: VoteLetters): RollRows {
  const text = runText(run);
  if (hasCells(text)) return rowOfCells(run, letters);
  const starts = [0, ...[...text.matchAll(opens)].map(({ 0: mark, index }) => index + mark.length)];
  for (const start of starts) {
    const rollRows = rowsFrom(run, start, letters);
    const isLine = rollRows.rows.length === 1 && rollRows.isWhole;
    const isRoll =
      rollRows.rows.length >= fewest || (isLine && (start === 0 || callsRoll.test(text.slice(0, start))));
    // A vote before the first name that was understood is somebody's too.
    if (isRoll) return { ...rollRows, isWhole: rollRows.isWhole && !holdsVote.test(text.slice(0, start)) };
  }
  return { rows: [], isWhole: [...text.matchAll(letterBehind)].length < fewestLetters };
}

/** A name with a letter, a mark or a vote behind it and nothing between; so many are a roll. */
const letterBehind =
  /\p{Lu}\p{Ll}{1,30}\)?[\s(-]{1,2}(?:[YNAEPRX]|Aye|Nay|Yes|No|Abstain(?:ed)?|Absent|Excused)(?=[\s,;.)]|$)/gu;
const fewestLetters = 3;

/** Where a roll may begin. */
const opens = /(?:(?<=\p{Ll}{3}|[)\d])\.|:)\s{1,3}(?=\p{Lu})/gu;
const holdsVote =
  /(?:[:–—|.]\s{0,3}|\s)(?:Aye|Nay|Yes|No|Abstain(?:ed)?|Absent|Excused|Recused|aye|nay)(?![\p{L}.])/u;
const callsRoll = /\b(?:roll|call(?:ed)?|votes?)[^.:]{0,30}:\s{0,3}$/iu;
const showsVote =
  /(?:[:–—|]|\.{3})\s{0,3}(?:Aye|Nay|Yes|No|Abstain(?:ed)?|Absent|Excused|Recused|aye|nay|yes|no)(?![\p{L}])/u;

/** Whether a line looks like one of a roll: a vote, or a letter that no key explains, stands behind a mark. */
export const looksLikeRow = (run: Run): boolean =>
  showsVote.test(runText(run)) || showsLetter.test(runText(run));
const showsLetter = /^\p{Lu}[^|]{2,50} \| [A-Z]{1,2}(?: \||$)/u;

const statementStart =
  /^\W{0,3}(?:$|(?:The )?(?:Motion|MOTION|motion|Result|RESULT|Vote|VOTE|Carried|CARRIED|Passed|PASSED|Failed|FAILED)\b)/u;

function rowsFrom(run: Run, from: number, letters: VoteLetters): RollRows {
  const text = runText(run);
  const rows: RollRow[] = [];
  const marks: boolean[] = [];
  let at = from;
  while (at < text.length) {
    const match = nameInRoll(text.slice(at));
    const said = match === null ? null : behindName.exec(text.slice(at + match.whole));
    const ballot =
      said === null ? null : ballotOfVote(said.groups?.['said'] ?? said.groups?.['inside'] ?? '', letters);
    if (match === null || said === null || ballot === null) break;
    const end = at + match.whole + said[0].length;
    rows.push({ name: match.name, ballot, run: { ...run, start: run.start + at, end: run.start + end } });
    const gap = joint.exec(text.slice(end))?.[0] ?? '';
    marks.push(/[,;.]/u.test(gap));
    at = end + gap.length;
  }
  const rest = text.slice(at);
  if (byLetter.test(text.slice(from, at)) && !areParted(rows, marks)) return { rows: [], isWhole: false };
  return { rows, isWhole: statementStart.test(rest) || /[.]\s{0,3}$/u.test(text.slice(0, at)) };
}

/**
 * Whether letters behind a space are votes: "John N Smith Y" may have one of them as an initial, unless a comma stands
 * behind each, or all names are of as many words.
 */
function areParted(rows: readonly RollRow[], marks: readonly boolean[]): boolean {
  const between = marks.slice(0, -1);
  if (between.every(Boolean)) return true;
  return !between.some(Boolean) && new Set(rows.map(({ name }) => name.split(' ').length)).size <= 1;
}

const byLetter = /\p{Ll} [YN](?=$|[\s,;.])/u;
const innerLetter = /\s[YNAEPR](?:\s|$)/u;

/** The name at the start of a text: a capital behind a name is a vote, where no full stop makes it an initial. */
function nameInRoll(text: string): ReturnType<typeof nameAtStart> {
  const match = nameAtStart(text);
  const inner = match === null ? -1 : match.name.search(innerLetter);
  if (match === null || inner < 0) return match;
  const end = match.start + inner;
  return { name: match.name.slice(0, inner), start: match.start, end, whole: end };
}

/** "| Trustee Vale | Aye |": a member with a vote beside the name; a head names the columns. */
function rowOfCells(run: Run, letters: VoteLetters): RollRows {
  const cells = cellsOf(runText(run)).filter((cell) => cell !== '');
  const said = cells.slice(1).flatMap((cell) => ballotOfVote(cell, letters) ?? []);
  const [name = ''] = cells;
  const match = nameAtStart(name);
  const [ballot] = said;
  const isMember = match !== null && match.whole === name.length && ballot !== undefined && said.length === 1;
  return { rows: isMember ? [{ name: match.name, ballot, run }] : [], isWhole: true };
}
