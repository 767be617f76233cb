import { type Run, runText, type Turn } from '../talk/turn.ts';
import { rollRowsIn } from './printed/roll-rows.ts';
import { sideListsIn } from './printed/side-list.ts';
import { voteHeadIn } from './printed/vote-table.ts';
import type { Directory } from './who.ts';
import { isReference } from './wording.ts';

// A resolution that minutes print above its vote, with other paragraphs of it between.

/** Paragraphs of one resolution at most. */
const mostParagraphs = 14;
const resolves =
  /^\W{0,3}(?:NOW,? |AND |Now,? |And )?(?:THEREFORE,? |therefore,? )?(?:BE IT |Be it |be it )?(?:FURTHER |Further |further )?(?:RESOLVED|Resolved)\b/u;
const resolutionStart =
  /^\W{0,3}(?:(?:now|and|be it|further|therefore)\b[^.]{0,40}\bresolved\b|resolved\b|whereas\b|provided\b|that\b|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s)/iu;
const movers =
  /^\W{0,3}(?:(?:up)?on (?:a |the )?motion (?:of|by|made by)|moved by|motion (?:by|made by)|mover\b|it was moved by)/iu;
const called = new RegExp(
  String.raw`^\W{0,3}(?:${[
    '(?:up)?on (?:a |the )?(?:roll[ -]call|vote)',
    'roll[ -]call',
    'the vote (?:was|on)',
    'the (?:foregoing |above |said )?resolutions? (?:was|were|is|passed|failed|carried)',
    '(?:motion|resolution) (?:carried|passed|adopted|failed)',
    '(?:duly )?(?:passed|approved|adopted),? (?:approved,? )?and adopted',
  ].join('|')})\b`,
  'iu',
);
const ofResolution = /\b(?:foregoing|above|said|this|the|following) resolutions?\b/iu;

/** Whether a paragraph begins with what was resolved. */
export const printsResolution = ({ turn }: Run): boolean => turn.isWritten && resolves.test(turn.text);

/** Whether the vote on what was resolved in a paragraph follows below it. */
export function isVotedBelow(turns: readonly Turn[], turn: Turn, { letters }: Directory): boolean {
  const next = turns
    .slice(turn.index + 1, turn.index + 1 + mostParagraphs)
    .find(({ text, isWritten }) => !isWritten || !resolutionStart.test(text));
  if (next?.isWritten !== true) return false;
  const run = { turn: next, start: 0, end: next.text.length };
  const moved = /\b(?:moved|motion)\b/iu.test(next.text) && ofResolution.test(next.text);
  const isPrinted = sideListsIn(run).length > 0 || rollRowsIn(run, letters).rows.length > 0;
  return movers.test(next.text) || called.test(next.text) || moved || isPrinted || voteHeadIn(run) !== null;
}

const named =
  /^(?:for )?(?:to )?(?:(?:adopt|approve|pass)(?:ion of|al of|age of)? )?(?:adoption of |approval of |passage of )?(?:the|this|said) (?:foregoing |above |following |proposed |above-mentioned )?resolutions?(?: as (?:presented|read|written))?$/iu;

/** Whether the words of a motion name nothing but the resolution above them. */
export const namesResolution = (words: Run): boolean =>
  isReference(words) || named.test(runText(words).trim());

const leadsOn = /[,;]?\s(?:and\s)?(?:now,? therefore,? )?be it(?: further)?(?: resolved)?\W{0,3}$/iu;

/** What was resolved, without the words that lead to the next paragraph. */
export const withoutLead = (words: Run): Run => ({
  ...words,
  end: words.start + runText(words).replace(leadsOn, '').length,
});
