// Captions without full stops: nobody can tell where a motion ends. What was called by its number, moved as it was called and
// counted in the words of its outcome is told all the same; everything else is not.
import { newMotion } from '../decisions/motion.ts';
import type { Run, Turn } from '../talk/turn.ts';
import type { SpokenDecision } from './find-spoken-votes.ts';
import { type Phrase, runsBetween } from './phrase.ts';
import { countIn } from './spoken-vote.ts';

/** "12a is an ordinance to close ..." */
const calls = /\b\d{1,2} ?[a-z] is (?=an? (?:emergency )?(?:resolution|ordinance) )/giu;
/** "Move to approve", behind what was read out. */
const moves =
  /[ ,.](?:(?:okay|their|motion|i'll make a|make a|i) ){0,3}(?:motion|move|moved) (?:to approve|for approval|approved|made)\b/iu;
const votes = /\b(?:roll call|all (?:those )?in favor)\b/iu;
const carries = /\bmotion (?:carries|passes) \d{1,2}(?:-| to )\d{1,2}\b/giu;
const ends =
  /\b(?:motion|it|substitute|vote) (?:carries|carried|passes|passed|fails|failed|is approved)\b/giu;
/** Something else than was called may have been voted on. */
const changes = new RegExp(
  String.raw`\b(?:${[
    String.raw`amend(?:s|ed|ing|ments?)?|substitute|postpon\p{L}{1,6}|defer\p{L}{0,5}|withdr[ae]w\p{L}{0,3}|tabled?`,
    String.raw`abst[ae]\p{L}{2,8}|recus\p{L}{1,4}|reconsider\p{L}{0,3}|(?:send|refer) (?:it|this|that)|conditions?`,
    String.raw`modif\p{L}{2,6}|strike|instead|next item|item please|is (?:an?|the) (?:resolution|ordinance)`,
  ].join('|')})\b`,
  'iu',
);
const longestCaption = 640;

/** What was decided as it was called, and the turn that called it. */
export function findUnstopped(turns: readonly Turn[]): SpokenDecision[] {
  const [first, ...rest] = turns.map((turn): Run => ({ turn, start: 0, end: turn.text.length }));
  if (first === undefined) return [];
  const whole: Phrase = { runs: [first, ...rest], text: turns.map(({ text }) => text).join(' ') };
  const starts = [...whole.text.matchAll(calls)].map((match) => match.index + match[0].length);
  return starts.flatMap((from, at) => {
    const settled = settledIn(whole, from, starts[at + 1] ?? whole.text.length);
    return settled === null ? [] : [settled];
  });
}

function settledIn(whole: Phrase, from: number, to: number): SpokenDecision | null {
  const text = whole.text.slice(from, to);
  const moved = moves.exec(text)?.index ?? longestCaption;
  const [outcome] = text.matchAll(carries);
  const isOnly = [...text.matchAll(ends)].length === 1;
  if (outcome === undefined || moved >= longestCaption || !isOnly || moved > outcome.index) return null;
  const debate = text.slice(moved, outcome.index);
  if (changes.test(debate) || !votes.test(debate)) return null;
  const words = runsBetween(whole, from, from + moved);
  const [head, ...tail] = runsBetween(whole, from + outcome.index, from + outcome.index + outcome[0].length);
  const [called] = words;
  if (head === undefined || called === undefined) return null;
  const tally = countIn([{ runs: [head, ...tail], text: outcome[0] }], 'carried');
  if (tally.yes === null) return null;
  const last = tail.at(-1) ?? head;
  const motion = newMotion(last.turn.index, { words });
  const ended = { basis: 'motion', result: 'carried', isStated: true, outcome: last } as const;
  return { settled: { motion, ...ended, tally }, calledAt: called.turn.index };
}
