import type { NamedBallot } from '@ecco/domain';
import type { Run } from '../../talk/turn.ts';
import { runText } from '../../talk/turn.ts';
import { type NameList, namesFrom } from './name-list.ts';
import { countIn, labelsIn, type SideLabel } from './side-label.ts';

/** Those of one side of a vote as they are listed: how many, and who, as far as either is printed. */
export type SideList = {
  ballot: NamedBallot['ballot'];
  count: number | null;
  names: { name: string; run: Run }[];
  /** All that stands behind the label was understood. */
  isWhole: boolean;
  /** Nothing stands behind the label: the names are on the next lines. */
  isOpen: boolean;
  run: Run;
};

const nobody = /^(?:none|nil|n\/a|nobody|no one|-{1,3}|—|0(?!\d))(?=$|[\s.,;)|\]])[)\]]?/iu;
const behindCount = /^\s{0,2}[([–—-]\s?(\d{1,2})[)\]]?/u;
const outcomeWords = 'motion resolution result vote carried passed failed adopted approved'
  .split(' ')
  .flatMap((one) => [one.charAt(0).toUpperCase() + one.slice(1), one.toUpperCase()])
  .join('|');
const nextSentence = String.raw`[.)|\]\n]|(?:and|while|with)\s(?=(?!the\b)\p{Ll})|(?:The )?(?:${outcomeWords})\b|The (?:motion|vote|resolution|amendment|measure|item|result)\b`;
const others = String.raw`;\s[^;]{0,120}\b(?:absent|abstain|recus|vot|dissent|oppos|excused)`;
/** What may stand behind the last name of a list: its end, an outcome, or a sentence on others. */
const ends = new RegExp(
  String.raw`^(?:[\s,;]{0,3}(?:and\s{0,2})?$|\s{0,3}(?:${nextSentence})|${others})`,
  'u',
);

/** The lists of a statement of minutes: "Ayes (5): North, West", "FOR: 5 (North, West)". */
export function sideListsIn(run: Run): SideList[] {
  const text = runText(run);
  const labels = labelsIn(text);
  const lists = labels.map((label, at) =>
    listOf({ run, text, label, to: labels[at + 1]?.start ?? text.length }),
  );
  // "No: ..." in prose is a label only beside another, or where names follow it.
  return lists.filter(
    ({ isWhole, isOpen, run: own }) =>
      isWhole || lists.length > 1 || isCertain(text) || (isOpen && own.start === run.start),
  );
}

const isCertain = (text: string): boolean =>
  /^\W{0,3}(?:ayes|yeas|noes|nays|in favou?r|opposed|abstain\p{L}{0,3}:|recused:)/iu.test(text);

type LabelPlace = { run: Run; text: string; label: SideLabel; to: number };

function listOf({ run, text, label, to }: LabelPlace): SideList {
  const { ballot, count, start, end } = label;
  const rest = text.slice(end, to);
  const none = nobody.exec(rest)?.[0].length;
  const { names, end: close }: NameList = none === undefined ? namesFrom(rest, 0) : { names: [], end: none };
  const counted = behindCount.exec(rest.slice(close));
  const behind = rest.slice(close + (counted?.[0].length ?? 0));
  const said = none === undefined ? (counted?.[1] === undefined ? count : countIn(counted[1])) : 0;
  const isContradicted = count !== null && said !== null && count !== said;
  const isOpen = names.length === 0 && said === null && rest.trim() === '' && to === text.length;
  const isTold = names.length > 0 || said !== null;
  return {
    ballot,
    count: said,
    names: names.map((one) => ({
      name: one.name,
      run: { ...run, start: run.start + end + one.start, end: run.start + end + one.end },
    })),
    isWhole: isTold && !isContradicted && ends.test(behind),
    isOpen,
    run: { ...run, start: run.start + start, end: run.start + Math.max(end + close, start + 1) },
  };
}
