import { smallestOf } from '@ecco/domain';
import { firstIn } from '../talk/pattern.ts';
import { isPunctuated, statementsFrom } from '../talk/statements.ts';
import { type Run, runText, type Turn } from '../talk/turn.ts';
import { callsVote } from './vote.lexicon.ts';

const mostWords = 60;
/** A wording of fewer words says too little by itself. */
const fewestWords = 4;

/** In speech without full stops a motion ends where its mover begins to argue, or turns to somebody. */
const argues =
  /\s(?:i think|i mean|i believe|i just|because|you know|okay|ok|thank you|thanks|um|uh|is that|and i(?:'ll|'d|'m)?|we're|let's|if that|does that|yes|yeah|yep|hearing none|seeing none|all in|any objection)(?=\s|$)/u;
/** What refers to words elsewhere. */
const refers =
  /^(?:(?:it|that|this|the (?:staff|staff's|committee's|consultant's)? ?(?:recommendation|motion|item|proposal|report)|as (?:recommended|presented|stated|amended|corrected|read|written)|item \S{1,12}|approval|adoption|the (?:recommendation|same))[\s,.]{0,2}){1,3}$/iu;

export const wordCount = (run: Run): number =>
  runText(run)
    .split(/\s+/u)
    .filter((word) => /[\p{L}\d]/u.test(word)).length;

/** Whether words name nothing by themselves. */
export const isReference = (run: Run): boolean => refers.test(runText(run).trim()) || wordCount(run) === 0;

/**
 * The words of a motion from a character of a turn on: to the end of its sentence, and through the next one where the
 * sentence only refers or is a scrap. `lead` is where the sentence with "I move" began: a scrap keeps it.
 */
export function wordingFrom(turn: Turn, start: number, lead = start): Run {
  const [first, second] = statementsFrom(turn, start);
  const own = cut({ turn, start, end: first?.end ?? turn.text.length });
  const isScrap = wordCount(own) < fewestWords || isReference(own);
  const next = second === undefined ? null : cut(second);
  const goesOn =
    isScrap && isPunctuated(turn) && next !== null && !isTalk(next) && wordCount(next) >= fewestWords;
  if (goesOn && next !== null)
    return withoutStop({ turn, start: isAddress.test(runText(own)) ? next.start : start, end: next.end });
  return withoutStop(isScrap && wordCount(own) > 0 ? { ...own, start: lead } : own);
}

/** Whoever leads is only spoken to. */
const isAddress =
  /^[\s,;:–-]{0,6}(?:(?:thank you|please|to that),? )?(?:mr\.?|mister|madam)? ?chair\w{0,6}[\s.,!]{0,3}$/iu;

/** Words to somebody, a question or an aside: no wording of a motion. */
const isTalk = (run: Run): boolean =>
  /\?$|^(?:i|we|you|thank|thanks|and i|because|it's|he|she|they|there)\b/iu.test(runText(run)) ||
  callsVote.test(runText(run));

/** A wording ends before a vote is called in the same breath, and where its mover argues. */
export function cut(run: Run): Run {
  const { turn, start } = run;
  const text = runText(run);
  const vote = firstIn(callsVote, turn.text, run)?.start ?? run.end;
  const argued = isPunctuated(turn) ? -1 : text.search(argues);
  const words = [...text.matchAll(/\S+/gu)];
  const last = words[mostWords - 1];
  const most = last === undefined ? run.end : start + last.index + last[0].length;
  const ends = [run.end, vote, most, ...(argued > 0 ? [start + argued] : [])];
  return { ...run, end: Math.max(start, smallestOf(ends)) };
}

/** Without white space around it and without the stop, the question mark, or the "; and" of a list, at its end. */
export function withoutStop(run: Run): Run {
  const text = runText(run);
  const open = /^[\s,;:.>–-]{0,6}/u.exec(text)?.[0].length ?? 0;
  const close = /(?:;\s?(?:and|or))?[\s,;:.!?–-]{0,6}$/u.exec(text)?.[0].length ?? 0;
  return {
    ...run,
    start: Math.min(run.end, run.start + open),
    end: Math.max(run.start + open, run.end - close),
  };
}
