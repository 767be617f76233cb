import { cellsOf, hasCells } from '../../tables/table-row.ts';
import { type Run, textOf } from '../talk/turn.ts';
import { ballotOf, type Cast } from './ballots.ts';
import { type Directory, titles } from './who.ts';

const label =
  /(?<!\p{L})(ayes?|yeas?|yes|in favou?r|voting (?:yes|aye|no|nay)|noes|nays?|no|opposed|against|abstain(?:ed|ing|s)?|abstentions?|absent|excused|recused|not voting)(?:\s?[:–-]\s{0,2}|\s\d{1,2}\s{0,2}(?=\(|[:–-]))/giu;
const listEnd = /[.;\n|)]|\b(?:motion|vote|the motion)\b/iu;
const notName = /^(?:none|nil|n\/a|all|unanimous|\d+|and|trustees?|members?)$/iu;

/** Lists of names behind "Ayes:", "Noes 1 (Finch)", and rows of a table of votes. */
export function readListed(run: Run, directory: Directory): Cast[] {
  const text = textOf(run);
  if (hasCells(text)) return readRow(run, directory);
  const labels = [...text.matchAll(label)];
  return labels.flatMap((found, at): Cast[] => {
    const from = found.index + found[0].length;
    const rest = text.slice(from, labels[at + 1]?.index ?? text.length);
    const open = /^[:\s(–-]{0,4}/u.exec(rest)?.[0].length ?? 0;
    const stop = rest.slice(open).search(listEnd);
    const list = rest.slice(open, stop < 0 ? rest.length : open + stop);
    return namesOf(list).map(({ name, at: offset }) => {
      const start = run.start + from + open + offset;
      const cast = { turn: run.turn, start, end: start + name.length };
      return { name: directory.fullName(name), ballot: ballotOf(found[1] ?? ''), run: cast };
    });
  });
}

const listed = new RegExp(
  String.raw`(?<=^|[,&]|\band)\s{0,2}${titles}(\p{Lu}[\p{L}'-]{1,40}(?:\s(?:\p{Lu}\.\s)?\p{Lu}[\p{L}'-]{1,40}){0,2})`,
  'giu',
);

function namesOf(list: string): { name: string; at: number }[] {
  return [...list.matchAll(listed)].flatMap(({ 0: all, 1: name = '', index }) =>
    notName.test(name) || !/^\p{Lu}/u.test(name) ? [] : [{ name, at: index + all.length - name.length }],
  );
}

const vote = /^(?:aye|yes|yea|y|no|nay|n|abstain(?:ed)?|recused|absent|excused)$/iu;

/** "| Trustee Finch | Aye |": a member with a vote beside the name. */
function readRow(run: Run, directory: Directory): Cast[] {
  const cells = cellsOf(textOf(run)).filter((cell) => cell !== '');
  const said = cells.find((cell, at) => at > 0 && vote.test(cell));
  // A head names the columns.
  if (cells.filter((cell) => vote.test(cell)).length > 1) return [];
  const name = (cells[0] ?? '').replace(new RegExp(`^${titles}`, 'iu'), '');
  if (said === undefined || !/^\p{Lu}\p{Ll}/u.test(name) || /\d/u.test(name)) return [];
  return [{ name: directory.fullName(name), ballot: ballotOf(said), run }];
}
