import { namesSubject } from '../talk/marker.ts';
import { isPunctuated, statementsOf } from '../talk/statements.ts';
import { type Run, runText, type Turn } from '../talk/turn.ts';
import type { Act } from './act.ts';
import { isProcedure } from './motion.lexicon.ts';
import { isReferring, referredTo } from './referred.ts';
import { cut, isReference, withoutStop, wordCount, wordingFrom } from './wording.ts';

/** What a meeting is about at a character of a turn, in the words that announced it. */
export type TopicOf = (turn: Turn, at: number) => Run | null;

/** A motion that the chair asked for, with the words for it where there were some. */
export type InvitedMotion = { words: Run | null; turn: number };

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
  if (isProcedure.test(runText(close))) return withoutStop(close);
  const offer = isPunctuated(before) ? statements.findLast((one) => offers.test(runText(one))) : undefined;
  return offer === undefined || runText(offer).endsWith('?') ? null : withoutStop(cut(offer));
}

const givesFloor = /\b(?:go to|turn to|move on|over to|the floor|call on|thank)\b/iu;

/** The words that a second by the speaker of a turn is to: those of another who spoke before and asked nothing. */
export function offeredTo(turn: Turn, before: Turn): Run | null {
  const isSpoken = !before.isWritten && before.speaker !== null && before.speaker !== turn.speaker;
  const offered = isSpoken && !before.text.trimEnd().endsWith('?') ? wordingFrom(before, 0) : null;
  return offered === null || givesFloor.test(runText(offered)) ? null : offered;
}

/** What was said before a motion: the item, and the last turns. */
type MotionContext = {
  topicOf: TopicOf;
  recent: readonly Turn[];
  motions: { settled: readonly { outcome: Run }[] };
};

/** "Move to approve": what, was said before. */
const bareMotion =
  /^(?:i(?:'ll| will|'d)? |we )?(?:so )?(?:moved?|motion|make (?:a|the) motion)(?: to| for| that we)? (?:approv(?:e|al)|adopt(?:ion)?|accept(?:ance)?)(?: (?:it|this|that))?[.]?$/iu;

/** "11A is a resolution authorizing ...", "12. An ordinance to close ...": how a chair calls what is moved next. */
const calls =
  /^(?:(?:and|next|next is|item|number|agenda item)[, ]{1,2}){0,2}\d{1,2}[ -]?[a-z]?(?:,| is| are|\.) (?:an?|the) (?:resolution|ordinance|request|contract|agreement|motion|recommendation|proposal|appointment)s? /iu;
/** A sentence runs through so many lines of captions at most. */
const mostCaptions = 8;
/** Turns that are kept, in which something may have been asked for that is moved now. */
export const recentTurnsMax = 16;

/** What the chair called straight before a motion that does not say what it approves, in one sentence, on one line or on several. */
export function calledBefore(
  recent: readonly Turn[],
  { turn, statement }: Pick<Act, 'turn' | 'statement'>,
): Run[] | null {
  const own = statementsOf(turn).filter(({ end }) => end <= statement.start);
  const before = recent.findLast((one) => one.index === turn.index - 1);
  const last = own.at(-1) ?? (before === undefined ? undefined : statementsOf(before).at(-1));
  if (last === undefined || turn.isWritten) return null;
  const runs: [Run, ...Run[]] = [last];
  for (let first = last; !calls.test(runText(first)); ) {
    const above = first.start > 0 ? undefined : recent.findLast((one) => one.index === first.turn.index - 1);
    const end = above === undefined ? undefined : statementsOf(above).at(-1);
    if (end === undefined || /[.?!]$/u.test(runText(end).trim()) || runs.length >= mostCaptions) return null;
    runs.unshift(end);
    first = end;
  }
  const [opening, ...rest] = runs;
  return [withoutNumber(opening), ...rest].map(withoutStop);
}

/** "12B is an ordinance": from "an" on, since a number with a letter reads as a sum. */
const withoutNumber = (run: Run): Run => {
  const lead = calls.exec(runText(run))?.[0].replace(/(?:an?|the) \p{L}+ $/iu, '').length ?? 0;
  return { ...run, start: run.start + lead };
};

/** What was heard without stops runs on to what the chair asks. */
const isTalkOfChair = /\bmotion\b|\bnext item\b/iu;

/** Lines of captions in which an item that was called may still be meant. */
const nearCaptions = 12;

/** Whether an item was called near enough to be meant by a motion that names nothing; people who are told apart stay with it. */
const isNear = (topic: Run, { turn }: Act): boolean =>
  !isTalkOfChair.test(runText(topic)) &&
  (turn.speaker !== null || turn.index - topic.turn.index <= nearCaptions);

/** "Harold, legal.": whoever leads gives somebody the floor, and names nothing that is moved. */
const handsOver = /^\p{Lu}\p{Ll}+,? \p{Ll}+\W{0,3}$/u;
/** "I so move. Alder Bay, fifty million, subject to legal review.": the next sentence says what. */
const isOwnSentence = ({ turn, end }: Act, own: Run): boolean =>
  turn.speaker !== null && own.start > end && wordCount(own) > mostOfScrap && namesSubject(runText(own));
const mostOfScrap = 5;

/** The turn in which something was decided last: what was asked for before it is no longer meant. */
const lastEnd = (settled: readonly { outcome: Run }[]): number => settled.at(-1)?.outcome.turn.index ?? 0;

const isOfVoice = ({ turn }: Act): boolean => !turn.isWritten && turn.speaker !== null;

/** What was said of the item before a motion that only refers to it. */
const referred = (act: Act, own: Run, { topicOf, recent, motions }: MotionContext): Run | null =>
  referredTo({
    own,
    recent,
    from: topicOf(act.turn, act.start)?.turn.index ?? 0,
    ended: lastEnd(motions.settled),
  });

/** The words of a motion; of one that only refers, those of the chair who asked for it, or of the item. */
export function wordsMoved(act: Act, invitedMotion: InvitedMotion | null, before: MotionContext): Run[] {
  const { topicOf, recent } = before;
  const said = act.turn.text.slice(act.start, act.end);
  const retained = /\b(?:approval|adoption|acceptance|the|we)$/iu.exec(said)?.[0].length ?? 0;
  const own = wordingFrom(act.turn, act.end - retained, act.start);
  const isBare = bareMotion.test(runText(own));
  const isGoingOn = act.turn.text[act.end] === ',' && own.start > act.end && namesSubject(runText(own));
  if (isGoingOn || isOwnSentence(act, own)) return [own];
  if (isOfVoice(act) && isReferring(own)) {
    const named = referred(act, own, before) ?? topicOf(act.turn, act.start);
    if (named !== null && !handsOver.test(runText(named))) return [named];
  }
  if (!isBare && wordCount(own) >= fewestWords && !/\bso moved?$/iu.test(said) && !isReference(own))
    return [/^(?:it|that|them|those)\b/iu.test(runText(own)) ? { ...own, start: act.start } : own];
  if (invitedMotion !== null && invitedMotion.words !== null && act.turn.index - invitedMotion.turn <= soon)
    return [invitedMotion.words];
  const announced = calledBefore(recent, act);
  if (announced !== null) return announced;
  const topic = topicOf(act.turn, act.start);
  const offer = isOfVoice(act) && wordCount(own) < fewestWords ? referred(act, own, before) : null;
  if (offer !== null) return [offer];
  if (isBare) return [topic !== null && isNear(topic, act) ? topic : own];
  const isScrap = wordCount(own) < fewestWords;
  if (topic !== null && isScrap) return [topic];
  return [...(topic === null ? [] : [topic]), ...(wordCount(own) > 0 ? [own] : [withoutStop(act)])];
}
