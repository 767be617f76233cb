import { type Run, runText } from '../talk/turn.ts';
import { saidCount } from './count.ts';
import { bareCount, type Tally, type VoteTotal } from './tally.ts';

const sides = [
  [
    'yes',
    /\b(?:in favou?r|for (?:it|that|the (?:motion|recommendation|amendment)))\b[^?]{0,40}\?$|^for\?$/iu,
  ],
  ['no', /\b(?:against|opposed|opposition|nays?|noes)\b[^?]{0,30}\?$/iu],
  ['abstain', /\babst(?:ain(?:ing)?|entions?)\b[^?]{0,20}\?$/iu],
] as const;
const nobody = /^(?:none|no|nobody|no one|nil|zero)[.,! ]{0,2}$/iu;

/** "All in favour? Three. Against? Five.": counts that answer the question for their side. */
export function answeredTally(runs: readonly Run[]): Partial<Tally> {
  const result: Partial<Tally> = {};
  for (const [at, run] of runs.entries()) {
    const side = sides.find(([, asks]) => asks.test(runText(run).trim()))?.[0];
    const next = runs[at + 1];
    if (side === undefined || next === undefined) continue;
    const count = isVoice(run, next) ? null : answered(next);
    if (count !== null) result[side] = count;
  }
  return result;
}

/** "Opposed?" "No.": a member votes, and does not say that nobody does. */
const isVoice = (run: Run, next: Run): boolean =>
  next.turn.speaker !== run.turn.speaker && /^(?:no|nay)\b/iu.test(runText(next).trim());

const answered = (run: Run): VoteTotal | null =>
  nobody.test(runText(run).trim()) ? { value: saidCount('none'), run } : bareCount(run);
