// How a matter is read out with the number of its paper, and what says behind a number alone what it is.
import { marker } from '../talk/marker.ts';
import { actionWords, reading, subject } from './matter-words.ts';

/** Whether nothing but a number was read of what is before the body, and whether that was just now. */
export type ReadOutState = { isOpen: boolean; isFresh: boolean };

const lead = `(?:(?:${[
  "okay|ok|so|and|now|then|all right|alright|thank you|the|our|clerk|madam clerk|mr\\.? clerk|this is|we're on|we are on",
  'next|first|next up|first up|next is|next up is|first is|next we have|now we have|we have|we now have|the next item is|our next item is',
  "that brings us to|moving on to|we'll go to|we will go to|let's go to|we'll move to|we move to",
].join('|')})[,. ]{1,2}){0,4}`;

/** "Agenda item 3, Council Bill 119880, relating to ...", "Docket 143. Message and order authorizing ...". */
const marked = new RegExp(
  String.raw`^${lead}${marker}(?:[,.:;]| is(?= (?:an?|the|\p{L}{4,}ing)\b)| -|$)`,
  'iu',
);
const ended =
  'carried|carries|passed|passes|pulled|approved|adopted|failed|fails|deferred|withdrawn|postponed|continued|tabled|held|excused';
/** What stands behind such a number and does not read it out: somebody speaks of it. */
const remark = new RegExp(
  `^(?:(?:${[
    "we|i|i'm|i'd|you|it|it's|that|that's|this|they|he|she|there|has|have|had|was|were|will|would|is|are|do|does|did",
    'and|but|so|because|which|who|what|where|when|how|please|could|can|thank|okay|yes|no|if|as|on|in|at|up|not|also',
    "already|moved?|second|any|all|right|correct|mr|ms|mrs|mayor|next|sorry|just|let|let's|councilm\\p{L}+|commissioner|vice",
  ].join('|')})\\b|(?:${ended})\\b(?! (?:an?|the|by)\\b))`,
  'iu',
);
const fewestNaming = 3;

/** A sentence that reads nothing but a number, with or without a remark. */
export const alone = /^/u.exec('');

/** What calls a matter by the number of a paper; `alone` where nothing is read out behind it. */
export function markedIn(text: string): RegExpExecArray | null {
  const match = marked.exec(text);
  if (match === null) return null;
  const rest = text.slice(match[0].length).trim();
  return remark.test(rest) || rest.split(/\s+/u).length < fewestNaming ? alone : match;
}

const onlyNumber = new RegExp(String.raw`^${lead}(?<number>${marker})[.,]?$`, 'iu');

/** The number in a sentence that reads nothing else: "Item number 45."; null elsewhere. */
export const numberRead = (text: string): string | null =>
  onlyNumber.exec(text.trim())?.groups?.['number'] ?? null;

const idleParticiples =
  'going|being|getting|looking|trying|something|nothing|anything|everything|having|doing|coming|making|asking|saying|working|interesting';
/** "It's amending the code ...", behind a number that was read alone. */
const actionStatement = new RegExp(
  `^(?:it|this|that)(?:'s| is) (?:(?:resolution|ordinance) [\\w-]{1,12},? (?:is )?)?(?=${subject}|${actionWords}|(?!(?:${idleParticiples})\\b)\\p{Ll}{3,}ing[, ])`,
  'iu',
);
const notProposed = 'be|not|have|go|come|need|require|help|also|give|make|require|never|only|still';
/** "This bill would rezone ...": what whoever brought it says of it. */
const proposed = new RegExp(
  `^(?:so )?(?:this|the) (?:(?:proposed|council) )?(?:bill|ordinance|resolution|item|contract|agreement) (?:would|will) (?!(?:${notProposed})\\b)(?=\\p{L}{4,})`,
  'iu',
);
/** What is read out behind a number alone. */
const describes = new RegExp(
  `^(?:(?:an?|the) )?(?:(?:${[
    'report|communication|message|order|petition|application|appeal|appointment|reappointment|purchase|lease|grant|bid|rezoning',
    'annexation|public hearing|recommendation|resolution|ordinance|request|contract|agreement|amendment|proposal|change order|plat|budget',
  ].join(
    '|',
  )})s? (?:from|to|of|on|for|by|with|and|regarding|relating|concerning|authori[sz]ing|approving|amending|in)\\b|${[
    '(?:relating|related) to\\b|regarding\\b|concerning\\b',
    reading,
  ].join('|')})`,
  'iu',
);
const fewestRead = 4;
const talks =
  /\b(?:i|i'm|we|we're|you|he|she|they|was|were|is|are|has|have|had|will|would|can|could|think|want)\b/iu;
const beginning = /^/u;

/** Behind a number that was read alone, the sentence that says what it is. */
export function openIn(text: string, { isOpen, isFresh }: ReadOutState): RegExpExecArray | null {
  if (!isOpen) return null;
  const words = text.split(/\s+/u);
  const isRead =
    isFresh && describes.test(text) && words.length >= fewestRead && !talks.test(words.slice(0, 9).join(' '));
  return actionStatement.exec(text) ?? proposed.exec(text) ?? (isRead ? beginning.exec(text) : null);
}

const noMatter = "public forum|public comment|mayor's report|reports?|minutes";
/** "The next item is the purchase of two trucks." */
export const follows = new RegExp(
  `^(?:(?:okay|so|and|now|all right|alright|thank you|then)[,. ]{1,2}){0,3}(?:the |our )?(?:next|first|last|final) (?:item|matter|order of business|thing)(?: (?:${[
    "up|of business|on (?:the|our|tonight's) agenda|before us|tonight",
  ].join(
    '|',
  )})){0,2},? (?:is|will be|would be) (?=(?:an?|the|approval|consideration|\\p{L}{4,}ing)\\b)(?!(?:the )?(?:${noMatter})\\b|(?:going|coming|being)\\b)`,
  'iu',
);
