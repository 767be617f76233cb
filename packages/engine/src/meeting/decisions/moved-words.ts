import { isPunctuated, statementsOf } from '../talk/statements.ts';
import { type Run, type Turn, textOf } from '../talk/turn.ts';
import type { Act } from './act.ts';
import { isProcedure } from './motion.lexicon.ts';
import { cut, isReference, withoutStop, wordCount, wordingFrom } from './wording.ts';

/** What a meeting is about at a character of a turn, in the words that announced it. */
export type TopicOf = (turn: Turn, at: number) => Run | null;

/** A motion that the chair asked for, with the words for it where there were some. */
export type Invited = { words: Run | null; turn: number };

/** An invitation is answered within so many turns, and a motion is repeated by its mover. */
export const soon = 8;

const fewestWords = 3;

/** What a statement says behind an act; null where that is next to nothing. */
export function restOf(act: Act): Run | null {
  const words = wordingFrom(act.turn, act.end);
  const rest = {
    ...words,
    start: Math.max(act.end, words.start),
    end: Math.min(words.end, act.statement.end),
  };
  return rest.end <= rest.start || wordCount(rest) < 2 ? null : withoutStop(rest);
}

const offers =
  /\b(?:recommend(?:s|ing|ation(?:'s| is))?|asking (?:for|you)|propos(?:e|ing|al(?:'s| is))|request(?:s|ing)?)\b/iu;
const atEnd = 40;

/** What was asked for just before "so moved": a proposal of whoever spoke, or a motion of order the chair named last. */
export function justOffered(before: Turn | undefined): Run | null {
  if (before === undefined || before.isWritten) return null;
  const statements = statementsOf(before);
  const last = statements.at(-1);
  if (last === undefined) return null;
  const close = { ...last, start: Math.max(last.start, last.end - atEnd) };
  if (isProcedure.test(textOf(close))) return withoutStop(close);
  const offer = isPunctuated(before) ? statements.findLast((one) => offers.test(textOf(one))) : undefined;
  return offer === undefined || textOf(offer).endsWith('?') ? null : withoutStop(cut(offer));
}

const givesFloor = /\b(?:go to|turn to|move on|over to|the floor|call on|thank)\b/iu;

/** The words that a second by the speaker of a turn is to: those of another who spoke before and asked nothing. */
export function offeredTo(turn: Turn, before: Turn): Run | null {
  const isSpoken = !before.isWritten && before.speaker !== null && before.speaker !== turn.speaker;
  const offered = isSpoken && !before.text.trimEnd().endsWith('?') ? wordingFrom(before, 0) : null;
  return offered === null || givesFloor.test(textOf(offered)) ? null : offered;
}

/** The words of a motion; of one that only refers, those of the chair who asked for it, or of the item. */
export function wordsMoved(act: Act, asked: Invited | null, topicOf: TopicOf): Run[] {
  const said = act.turn.text.slice(act.start, act.end);
  const kept = /\b(?:approval|adoption|acceptance|the|we)$/iu.exec(said)?.[0].length ?? 0;
  const own = wordingFrom(act.turn, act.end - kept, act.start);
  if (wordCount(own) >= fewestWords && !/\bso moved?$/iu.test(said) && !isReference(own))
    return [/^(?:it|that|them|those)\b/iu.test(textOf(own)) ? { ...own, start: act.start } : own];
  if (asked !== null && asked.words !== null && act.turn.index - asked.turn <= soon) return [asked.words];
  const topic = topicOf(act.turn, act.start);
  const isScrap = wordCount(own) < fewestWords;
  if (topic !== null && isScrap) return [topic];
  return [...(topic === null ? [] : [topic]), ...(wordCount(own) > 0 ? [own] : [withoutStop(act)])];
}
