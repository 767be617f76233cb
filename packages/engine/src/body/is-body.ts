import type { ContentKind } from '@ecco/domain';
import type { Segment, Source } from '../ports/ports.ts';
import { cachedBySource } from '../reading/cache.ts';
import { isOfAllocator } from './allocator.ts';
import {
  addressesBody,
  bodyTalk,
  carriesMotion,
  countsMembers,
  endsMeeting,
  movesThings,
  namesBusiness,
  opensMeeting,
  printsResolution,
  putsMotion,
  recordsAction,
  secondsThings,
  titlesMinutes,
  titlesResolutions,
  votes,
} from './body.lexicon.ts';

const signs = [opensMeeting, countsMembers, movesThings, secondsThings, votes, namesBusiness, endsMeeting];

/** How many of the signs a source must show. A call's operator has no motions; a report on a meeting shows some. */
const fewestSigns: Readonly<Record<ContentKind, number>> = {
  meeting: 4,
  document: 4,
  video: 4,
  episode: 5,
  article: 6,
  earnings: signs.length + 1,
};
/** Of what only such a body says, so many different words stand beside the signs; in a meeting, so many are enough alone. */
const [fewestWords, enoughWords] = [2, 4];
/** Those who invest for others may meet without a motion and a count. */
const fewestOfAllocator = 2;
/** Of a paper that calls itself minutes in its head, so many signs, or different words. */
const fewestOfMinutes = 2;
/** Of a summary of actions, so many signs, or actions that it marks. */
const [fewestOfSummary, fewestRecords] = [3, 2];

/** Whether a source is of a body that meets by rules: its recording, its minutes or the papers for it. */
export const isBody = cachedBySource(({ context: { kind }, segments }: Source): boolean => {
  if (kind === 'earnings') return false;
  if (isVotedOn(segments)) return true;
  const [shown, said] = [countSigns(segments, fewestSigns[kind]), countWords(segments, enoughWords)];
  if (shown >= fewestSigns[kind] && said >= fewestWords) return true;
  if (isHeadedMinutes(segments) && Math.max(shown, said) >= fewestOfMinutes) return true;
  if (kind === 'document' && isOfResolutions(segments)) return true;
  if (kind === 'document') return isSummary(segments, { shown, said }) && isOfAllocator(segments);
  if (kind !== 'meeting') return false;
  return said >= enoughWords || (Math.max(shown, said) >= fewestOfAllocator && isOfAllocator(segments));
});

/** Whether a talk of which no kind is known is of such a body, by what its turns say. */
export const isTalkOfBody = (texts: readonly string[]): boolean =>
  isBody({
    context: { kind: 'episode', title: '', description: '', showName: null, people: [] },
    segments: texts.map((text, index) => ({
      ...{ id: `${index}`, index, text, speaker: null, startMs: null, endMs: null, page: null },
    })),
  });

/** Segments from a motion to what became of it. */
const voteWithin = 8;

/** Whether something is moved and carried here, or not carried: whatever the source is called, and however short it is. */
const isVotedOn = (segments: readonly Segment[]): boolean =>
  segments.some(
    ({ text, speaker }, at) =>
      speaker !== null &&
      putsMotion.test(text) &&
      segments
        .slice(at, at + voteWithin)
        .some((other) => carriesMotion.test(other.text) && votes.test(other.text)),
  );

/** A summary of actions has votes and seconds, or marks what was done, and neither a beginning nor an end. */
const isSummary = (segments: readonly Segment[], { shown, said }: { shown: number; said: number }): boolean =>
  (shown >= fewestOfSummary && said >= fewestWords) ||
  segments.filter(({ text }) => recordsAction.test(text)).length >= fewestRecords;

/** Whether a line of the head calls the source the minutes of a meeting. */
const isHeadedMinutes = (segments: readonly Segment[]): boolean =>
  segments.slice(0, titleWithin).some(({ text }) => titlesMinutes.test(text));

/** Whether the head calls a paper the resolutions of a body, and it prints one: nobody opens it, moves or votes. */
const isOfResolutions = (segments: readonly Segment[]): boolean =>
  segments
    .slice(0, titleWithin)
    .some(({ text }) => text.split('\n').some((line) => titlesResolutions.test(line))) &&
  segments.some(({ text }) => printsResolution.test(text));

/** Whether a document is a paper for such a meeting: its head says so. */
export const isPaperOfBody = ({ context, segments }: Source): boolean =>
  context.kind === 'document' &&
  (countWords(segments.slice(0, head), fewestWords) >= fewestWords ||
    segments.slice(0, head).some(({ text }) => addressesBody.test(text)));

const head = 40;
const titleWithin = 6;

/** How many of the signs some segments show, counted up to a number. */
function countSigns(segments: readonly Segment[], most: number): number {
  const shown = new Set<number>();
  for (const { text } of segments) {
    for (const [at, sign] of signs.entries()) if (!shown.has(at) && sign.test(text)) shown.add(at);
    if (shown.size >= most) break;
  }
  return shown.size;
}

/** How many different words of such bodies they say, counted up to a number. */
function countWords(segments: readonly Segment[], most: number): number {
  const said = new Set<string>();
  for (const { text } of segments) {
    for (const match of bodyTalk.findAll(text)) said.add(match.text.toLowerCase().replace(/s$/u, ''));
    if (said.size >= most) break;
  }
  return said.size;
}
