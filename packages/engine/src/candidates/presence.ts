import { isShowTalk } from '@ecco/domain';
import type { Context } from '../ports/ports.ts';
import { type Mention, mentionsOf } from './mention.ts';
import { against, guestNamed } from './presence.lexicon.ts';

const beside = /(?:^|[^\p{L}])with\s+(?:[^.,]{0,40}\s)?$/iu;
/** Between the announcing word and the name this makes the name the subject and not the guest. */
const subject = /\b(?:about|on|of|regarding|without)\s+(?:[^.,]{0,40}\s)?$/iu;
const speaksUp =
  /^(?:,[^.]{0,80}?,)?\s+(?:joins|talks|discusses|explains|shares|speaks|sits down|tells|describes|reflects|answers|argues|returns to)\b/iu;
/** "Jane Doe on the discount rate", but not "Jane Doe on Monday". */
const onSubject =
  /^(?:,[^.]{0,80}?,)?\s+on\s+(?!(?:mon|tues|wednes|thurs|fri|satur|sun)day|leave|trial|notice|hold|\d)/iu;
const opensTitle = /^(?:.*[:|–—#]|.*\d)?[\s.)-]*$/u;
const closesName = /^\s*(?:[,:|–—(]|-\s|$)/u;

/** What stands before a name in the words of a talk when its bearer is there. */
const introduced =
  /(?:\b(?:I['’]m|I am|my name is)|\b(?:joined (?:today )?by|joining (?:me|us)(?: today| now)? (?:is|are)|(?:my|our|today['’]s|special) guests?(?: today)?(?: is|,)|(?:please )?welcome(?: to the (?:show|podcast|programme|program))?,?|here with|speaking with))\s+(?:[^.?!]{0,30}\s)?$/iu;
/** "With me on the call are our president, Jane Doe, and …" names them in a list. */
const listed =
  /\b(?:(?:with|joining) (?:me|us)(?: (?:here|today|now|on the call|this (?:morning|afternoon)),?){0,3} (?:is|are)|joined (?:today )?by)\s[^.?!]{0,110}$/iu;
const isHere = /^(?:,[^.?!]{0,60}?)?,?\s+(?:is|are) (?:also )?(?:here )?(?:with|joining) (?:me|us)\b/iu;
const later =
  /\b(?:next|last|another|coming) (?:week|month|time|episode|year)|\bwill be joining\b|\bnot\s+$/iu;
const owned = /^['’]s\b/u;

type Presence = { context: Context; heading: readonly string[]; body: readonly string[]; name: string };

/** That somebody is heard, and the words that say so; null for those where the publisher's list of people does. */
type VoiceEvidence = { sentence: string | null };

/**
 * Whether a person is heard in an item: the publisher names them, the title or the description names them as a guest,
 * or the words introduce them or are labeled with their name. A roster names who belongs to the organization and
 * nobody who is heard. Null where nothing says so.
 */
export function voiceEvidence({ context, heading, body, name }: Presence): VoiceEvidence | null {
  const isTalk = isShowTalk(context.kind);
  const said =
    mentionsOf(heading, name).find(namesGuest) ??
    mentionsOf(body, name).find(introduces) ??
    mentionsOf([context.title], name).find((one) => namesGuest(one) || (isTalk && opens(one)));
  if (said !== undefined) return { sentence: said.sentence };
  const requested = plain(name);
  const isNamed = context.people.some(
    (one) => one.provenance === 'publisher' && plain(one.name) === requested,
  );
  return requested.includes(' ') && isNamed ? { sentence: null } : null;
}

const plain = (name: string): string => name.trim().replace(/\s+/gu, ' ').toLowerCase();

function namesGuest({ before, after }: Mention): boolean {
  if (owned.test(after) || later.test(before) || later.test(after)) return false;
  const near = before.slice(-120);
  const isGuest = guestNamed.test(near) || (beside.test(near) && !against.test(near));
  return (isGuest && !subject.test(near)) || speaksUp.test(after) || onSubject.test(after);
}

const opens = ({ before, after }: Mention): boolean =>
  opensTitle.test(before.slice(-120)) && closesName.test(after.slice(0, 4));

function introduces({ before, after }: Mention): boolean {
  const near = before.slice(-120);
  const isLabel = /(?:^|\n)\s{0,9}$/u.test(near) && /^\s{0,3}:/u.test(after);
  return (
    isLabel ||
    ((introduced.test(near) || listed.test(before.slice(-160)) || isHere.test(after.slice(0, 120))) &&
      !owned.test(after) &&
      !later.test(near) &&
      !later.test(after.slice(0, 80)))
  );
}
