import type { Span } from '../../sentences/span.ts';
import { callsToOrder } from '../talk/chair.lexicon.ts';
import { findLeader } from '../talk/chair.ts';
import { firstIn } from '../talk/pattern.ts';
import { isPunctuated, statementsOf } from '../talk/statements.ts';
import { type Run, segmentAt, type Turn } from '../talk/turn.ts';
import {
  businessName,
  nextItemPhrase,
  nextThing,
  noSubject,
  opensBusiness,
  refersTo,
  standing,
} from './announce.lexicon.ts';
import { handOver } from './hand-over.ts';
import { inSequence } from './in-sequence.ts';
import type { AnnouncedItem } from './item.ts';
import { spokenNumber, writtenNumber } from './number.ts';
import { sentenceCase, titleFrom } from './title.ts';

/** So far into a sentence an item may be called: behind "Thank you, Anneke, so let's go to". */
const reach = 70;
const called = new RegExp(
  String.raw`\b(?:agenda )?item(?: number| no\.)? (${spokenNumber})(?=[\s,.:;?!]|$)`,
  'giu',
);
const lettered =
  /^(?:(?:okay|so|and|now|all right|alright|then|next|well|which gets us to|that brings us to|on to)[,. ]{1,3}){0,3}((?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ?[a-h])(?=[.,:]|$| right)/iu;
/** A sentence in which an item is only spoken of. */
const onlySpeaks =
  /\b(?:ask|asked|objection|question|heard|pulled|pull|pulling|remove|removed|included|including|strike|striking|struck|seconded|made under|taking|voted on|back in|refer|skip|skipping)\b/iu;
const fewestTalk = 15;

/** The items that are announced in speech, in order: by the chair, or by anybody where nobody clearly leads. */
export function spokenItems(turns: readonly Turn[]): AnnouncedItem[] {
  const leader = findLeader(turns);
  const handedTo = handOver(turns);
  const items: AnnouncedItem[] = [];
  for (const turn of turns) {
    const isLead = leader === null || turn.speaker === leader;
    for (const [at, statement] of turnLines(turn).entries()) {
      const place = { isLead, isFirst: at === 0, isLed: leader !== null };
      const item =
        announcedIn(statement, place) ??
        (isLead && leader !== null ? (inSequence(statement, items) ?? handedTo(statement)) : null);
      if (item !== null) add(items, item);
    }
  }
  return items;
}

/** Sentences; where a recognizer gave none, its own lines. */
const turnLines = (turn: Turn): Run[] =>
  isPunctuated(turn)
    ? statementsOf(turn)
    : turn.parts.map(({ start }, at) => ({
        turn,
        start,
        end: (turn.parts[at + 1]?.start ?? turn.text.length + 1) - 1,
      }));

type Place = { isLead: boolean; isFirst: boolean; isLed: boolean };

function announcedIn(statement: Run, { isLead, isFirst, isLed }: Place): AnnouncedItem | null {
  const { turn, start, end } = statement;
  const text = turn.text.slice(start, end);
  const letter = isFirst || isLead ? lettered.exec(text) : null;
  if (letter !== null && (isLead || turn.text.split(' ').length >= fewestTalk)) {
    const behind = start + letter[0].length;
    if (!speaksOf(turn, behind)) return itemAt(statement, { number: letter[1] ?? '', behind });
  }
  if (!isLead) return isFirst ? ordinalItem(statement) : null;
  return numbered(statement) ?? business(statement) ?? (isLed ? goingOn(statement) : null);
}

const speaksOf = (turn: Turn, at: number): boolean =>
  refersTo.test(turn.text.slice(at, at + 60).replace(/^[\s,.:;–-]{0,4}/u, ''));

/** "Item seven, the discount rate", "Before that, Rafael, item six." */
function numbered(statement: Run): AnnouncedItem | null {
  const { turn, start, end } = statement;
  const text = turn.text.slice(start, end);
  for (const match of text.matchAll(called)) {
    const before = text.slice(0, match.index);
    const behind = start + match.index + match[0].length;
    const isNear = match.index <= reach || !isPunctuated(turn) || behind >= end - 2;
    if (!isNear || onlySpeaks.test(before) || speaksOf(turn, behind)) continue;
    return itemAt(statement, { number: match[1] ?? '', behind, before });
  }
  return null;
}

type Call = { number: string; behind: number; before?: string };

function itemAt({ turn, start, end }: Run, { number, behind, before = '' }: Call): AnnouncedItem {
  const title =
    titleFrom(turn, behind) || titleBefore(before) || businessBehind({ turn, start: behind, end });
  return { segment: segmentAt(turn, start), number: writtenNumber(number), title, run: { turn, start, end } };
}

/** "Item four. We've one public question.": business of every meeting that the next words name. */
function businessBehind({ turn, start, end }: Run): string {
  const next = statementsOf(turn).find((one) => one.start >= end);
  const named = firstIn(businessName, turn.text, { start, end: next?.end ?? end });
  return named === null ? '' : sentenceCase(turn.text.slice(named.start, named.end));
}

/** "Okay, real estate, item five": the title stands before the number. */
function titleBefore(before: string): string {
  const bare = before
    .replace(/^(?:okay|so|and|now|alright|all right|well|next|thank you|uh|um|[\s,.]){0,6}/iu, '')
    .replace(/[\s,]{0,3}(?:uh|um|that's|that is|is|on)?[\s,]{0,3}$/iu, '');
  const words = bare.split(/\s+/u).filter(Boolean);
  return words.length > 0 && words.length <= 4 && !/,|\b(?:we|i|you|us|go|to|before|let's)\b/iu.test(bare)
    ? sentenceCase(bare)
    : '';
}

/** Business that every meeting has: public comment, the consent calendar, the minutes, closed session. */
function business(statement: Run): AnnouncedItem | null {
  const { turn, start, end } = statement;
  const text = turn.text.slice(start, end);
  if (callsToOrder.test(text))
    return { segment: segmentAt(turn, start), number: null, title: 'Call to order', run: statement };
  const known = firstIn(standing, turn.text, statement);
  const span = known ?? opening(statement);
  const near = isPunctuated(turn) ? text : text.slice(0, (span?.end ?? start) - start + reach);
  if (span === null || /\b(?:pull|motion|second|move approval|in favou?r)\b/iu.test(near)) return null;
  const named = firstIn(businessName, turn.text, {
    start: span.start,
    end: Math.min(turn.text.length, span.end + 30),
  });
  const plain = named === null ? '' : sentenceCase(turn.text.slice(named.start, named.end));
  const title = (known === null ? plain : titleFrom(turn, named?.start ?? span.start)) || plain;
  if (title === '') return null;
  const number = /\bitems? (\w{1,8})(?: [a-h]\b| through|,|$)/iu.exec(text)?.[1] ?? null;
  const written = number === null ? '' : writtenNumber(number);
  return {
    segment: segmentAt(turn, start),
    number: /^\d/u.test(written) ? written : null,
    title,
    run: statement,
  };
}

const endsInQuestion = /\?\s{0,2}$/u;

function opening(statement: Run): Span | null {
  const span = firstIn(opensBusiness, statement.turn.text, statement);
  if (span === null || span.start - statement.start > reach) return null;
  const isNamed = /business|public/iu.test(statement.turn.text.slice(span.start, span.end));
  return endsInQuestion.test(statement.turn.text.slice(statement.start, statement.end)) &&
    (!isNamed || isOfMotion(statement))
    ? null
    : span;
}

/** "We have a motion and a second. Is there any public comment?": on what is moved, before it is voted on. */
const isOfMotion = ({ turn, start }: Run): boolean => {
  const before = turn.text.slice(Math.max(0, start - motionWithin), start);
  return (
    /\b(?:motion|second|seconded)\b/iu.test(before) &&
    !/\b(?:carrie[sd]|pass(?:es|ed)|fail(?:s|ed)|died|dies|adopted|approved)\b/iu.test(before)
  );
};
const motionWithin = 120;

/** "Moving on to the audit", "next is the pacing plan". */
function goingOn(statement: Run): AnnouncedItem | null {
  const { turn, start } = statement;
  const span = firstIn(nextItemPhrase, turn.text, statement);
  if (span === null || span.start - start > reach || onlySpeaks.test(turn.text.slice(start, span.start)))
    return null;
  if (noSubject.test(turn.text.slice(span.end, span.end + 60))) return null;
  const title = titleFrom(turn, span.end);
  const isNamed = title.split(' ').length > 1 || isNextThe.test(turn.text.slice(span.start, span.end + 5));
  return title === '' || !isNamed
    ? null
    : { segment: segmentAt(turn, start), number: null, title, run: statement };
}

/** "Next up is the audit.": one word names it where an article stands before it. */
const isNextThe =
  /^(?:up )?(?:next|first|last)\b.{0,40}\b(?:the|our)\s$|^(?:up )?(?:next|first|last)\b.{0,40}\b(?:the|our)\b/iu;

/** "And the second is the audit fund.", by one who said that there are two. */
function ordinalItem(statement: Run): AnnouncedItem | null {
  const { turn, start } = statement;
  const span = firstIn(nextThing, turn.text, statement);
  if (span === null) return null;
  const title = titleFrom(turn, span.end);
  const isArticled = /^\s?(?:the|our|this)\b/iu.test(turn.text.slice(span.end));
  return title === '' || (title.split(' ').length < 2 && !isArticled)
    ? null
    : { segment: segmentAt(turn, start), number: null, title, run: statement };
}

/** One item begins with a segment: a number and a name count more than none, and what is said later more than before. */
function add(items: AnnouncedItem[], item: AnnouncedItem): void {
  const before = items.at(-1);
  if (before?.number != null && item.number === before.number) {
    if (before.title === '') before.title = item.title;
    return;
  }
  if (before === undefined || before.segment !== item.segment) items.push(item);
  else if (before.number === null || item.number !== null) items[items.length - 1] = item;
}
