/** What a talk is, as it says where it is opened: a company's call, or the meeting of a body. */
import type { ContentKind } from '@ecco/domain';
import { bodyOfOpening, companyOfCall } from '@ecco/engine';

/** Turns, and characters of them, in which a talk is opened. */
const [openingTurns, openingCharacters] = [6, 3_000];

/** "Welcome to our third quarter earnings conference call." */
const opensCall =
  /\b(?:earnings|(?:quarter(?:ly)?|full[- ]year|half[- ]year|financial|interim|annual)[^.?!]{0,40} results?|results?)\b[^.?!]{0,60}\b(?:call|webcast|teleconference|conference|presentation|webinar|briefing)\b|\b(?:quarter|full[- ]year)\b[^.?!]{0,60}\b(?:conference call|earnings|financial results)\b|\b(?:call|conference|presentation|webcast|session)\b[^.?!]{0,90}\b(?:(?:financial|interim|preliminary) (?:results|numbers)|quarter(?:['’]s)? results)\b|\bperformance briefing\b/iu;
const welcomes =
  /\b(?:welcome|thank(?:s| you)(?: very much)? for (?:joining|standing by|attending)|we will (?:now )?begin|start)\b/iu;

/** "I call to order the special meeting of the Board of Trustees." */
const opensMeeting =
  /\b(?:call(?:ed|ing)?\b[^.?!]{0,60} to order|this is (?:the|a)\b[^.?!]{0,40}\b(?:committee|board|council|commission) (?:of|meeting)\b|(?:this is|welcome to|open|convene)\b[^.?!]{0,40}\b(?:regular|special|annual|quarterly|monthly|board|committee|council|commission)\b[^.?!]{0,40}\b(?:meeting|session|hearing|committee|board|council|commission)\b)/iu;
const ofBody =
  /\b(?:board of|trustees?|committee|council|commission|commissioners|supervisors|directors)\b/iu;

/** Nobody else calls a meeting to order. */
const toOrder =
  /\bcall(?:ed|ing)?\b[^.?!]{0,40}\bmeeting\b[^.?!]{0,80}\bto order\b|\bto order the\b[^.?!]{0,40}\bmeeting\b/iu;
/** "Welcome to the Education Committee." */
const welcomesToBody =
  /\b[Ww]elcome(?: \p{Lu}\p{Ll}+)? to\b[^.?!]{0,80}\b(?:Committee|Board of \p{Lu}\p{Ll}+|Council|Commission)\b/u;

/** Null where it says neither. `texts`: its first turns. */
export function kindOfTalk(texts: readonly string[]): ContentKind | null {
  const opening = texts.slice(0, openingTurns).join('\n').slice(0, openingCharacters);
  const sentences = opening.split(/(?<=[.?!])\s+|\n/u);
  const isCall = sentences.some((sentence) => welcomes.test(sentence) && opensCall.test(sentence));
  if (isCall || companyOfCall(texts) !== null) return 'earnings';
  const isMeeting = sentences.some(
    (sentence) =>
      toOrder.test(sentence) ||
      welcomesToBody.test(sentence) ||
      (opensMeeting.test(sentence) && ofBody.test(sentence)),
  );
  return isMeeting || bodyOfOpening(texts) !== null ? 'meeting' : null;
}
