import type { EntityType } from '@ecco/domain';
import { lookUp, wordClass } from '../words/part-of-speech.ts';
import {
  addresses,
  dealContext,
  firmContext,
  firmFollows,
  firmOpening,
  firmWords,
  genericWords,
  introduces,
  landform,
  neverOrganization,
  personTitle,
  placeEnding,
  placeOpening,
  prayedTo,
  shortForms,
  statementLine,
  tradeEnding,
} from './name-type.lexicon.ts';
import { houses } from './person-name.lexicon.ts';
import { isFirmName, nameLikeness } from './person-name.ts';
import { wellKnown, wellKnownPairs } from './well-known.lexicon.ts';

/** "Treasury stock" and "Ordinary shares" are papers, and who issued them is not said. */
const shareClass =
  /^(?:ordinary|preferred|preference|common|treasury|restricted|redeemable|basic|diluted|class [a-z])$/iu;
const shareFollows = /^\s+(?:shares?|stocks?|units?|bills?|bonds?|notes?|yields?|rates?)\b/iu;

/** A single word that is common in writing, with a capital only because it opens a line: "Basic shares", "Redeemable stock". */
function isPlainWord(name: string): boolean {
  if (/\s/u.test(name) || /^\p{Lu}{2,}$/u.test(name)) return false;
  const lower = name.toLowerCase();
  const kind = lookUp(lower);
  if (kind !== null && kind !== 'organisation' && kind !== 'place' && kind !== 'name') return true;
  return (
    kind === null && (wordClass(lower) !== 'noun' || /(?:tion|ment|ness|ance|ence)s?$|-\p{Ll}/u.test(name))
  );
}

/** "A Zoom meeting" is held with a tool. */
const calledBy = /^(?:Zoom|Slack|Teams|WebEx|Webex|Skype)$/u;
const callFollows =
  /^\s+(?:meetings?|calls?|windows?|webinars?|links?|rooms?|chats?|channels?|sessions?|app)\b/u;

/** "As a Lab Developed Test, …", "ORAN, which is Open Radio Networks": what there is one of, or many, is a kind of thing. */
const isKind = (name: string, { before, after }: Omit<NameContext, 'name'>): boolean =>
  (/(?:^|\s)an?\s$/u.test(before) && /^\s*(?:$|[.,;:]|(?:or|and|which|that|is|was)\b)/u.test(after)) ||
  (/\p{Lu}{2},? (?:which is|stands for) $/u.test(before) && /s$/u.test(name));

/** "From Jane Birch with Cedar": what stands behind a person and "with". */
function isWhereSomebodyIs(before: string): boolean {
  const person = /(\p{Lu}[\p{L}'-]{1,20} \p{Lu}[\p{L}'-]{1,20})(?: said| asked)?,? (?:with|from|of) $/u.exec(
    before,
  )?.[1];
  return person !== undefined && nameLikeness(person) >= 0.8;
}

/** Neither it nor what it is the plural of is in the dictionary. */
const isUnknown = (lower: string): boolean =>
  lookUp(lower) === null && lookUp(lower.replace(/s$/u, '')) === null;

/** "Larch Circle of Friends": the first part of a society's name, which alone is like a person's or a street's. */
const societyEnding = /\b(?:Circle|Order|Guild|Daughters|Sons|Sisters|Brotherhood|Fellowship|Friends)$/u;

type NameContext = { name: string; before: string; after: string };

/** What a name is, with how surely (0 to 1); null where neither the name nor its surroundings tell. */
export function typeOfName({
  name,
  before,
  after,
}: NameContext): { type: EntityType; certainty: number } | null {
  const lower = name.toLowerCase();
  const words = lower.split(' ');
  const known = lookUp(lower);
  if (shareClass.test(name) && shareFollows.test(after)) return null;
  if (calledBy.test(name) && callFollows.test(after)) return null;
  if (prayedTo.test(name)) return null;
  if (shortForms.test(name) || (known !== 'organisation' && isGenericName(name))) return null;
  if (personTitle.test(before)) return { type: 'person', certainty: 0.9 };
  if (known === 'organisation' || wellKnown.test(name) || wellKnownPairs.test(name))
    return { type: 'organisation', certainty: 0.9 };
  if (isKind(name, { before, after })) return null;
  if (words.length > 1 && societyEnding.test(name) && /^ of \p{Lu}/u.test(after))
    return { type: 'organisation', certainty: 0.9 };
  if (words.length > 1 && landform.test(name) && !/ of /u.test(name))
    return { type: 'place', certainty: 0.8 };
  if (words.length > 1 && (firmWords.test(name) || firmOpening.test(name)))
    return { type: 'organisation', certainty: 0.9 };
  if (known === 'place') return { type: 'place', certainty: 0.9 };
  if (houses.test(name) && words.length > 1) return { type: 'organisation', certainty: 0.9 };
  if (words.length > 1 && placeEnding.test(name)) return { type: 'place', certainty: 0.8 };
  if (words.length > 1 && words.length < 5 && (lookUp(words[0] ?? '') === 'name' || nameLikeness(name) === 1))
    return { type: 'person', certainty: 0.85 };
  if (words.length > 1 && isUnknown(words[0] ?? '') && tradeEnding.test(name))
    return { type: 'organisation', certainty: 0.7 };
  if (words.length > 1 && words.length < 4 && introduces.test(before) && nameLikeness(name) >= 0.8)
    return { type: 'person', certainty: 0.7 };
  if (words.length > 1 && placeOpening.test(name)) return { type: 'place', certainty: 0.6 };
  if (known === 'name' && !/^\p{Lu}+$/u.test(name))
    return { type: 'person', certainty: addresses.test(before) && /^[,.?!]/u.test(after) ? 0.7 : 0.46 };
  if (isPlainWord(name)) return null;
  const isNew = isUnknown(lower);
  if (isNew && /^\p{Lu}\p{Ll}+$/u.test(name) && addresses.test(before) && /^[,.?!]/u.test(after))
    return { type: 'person', certainty: 0.6 };
  if (isNew && dealContext.test(before)) return { type: 'organisation', certainty: 0.6 };
  if (firmFollows.test(after)) return { type: 'organisation', certainty: 0.5 };
  if ((houses.test(name) || (known === null && words.length > 1)) && isWhereSomebodyIs(before))
    return { type: 'organisation', certainty: 0.5 };
  return firmContext.test(before) && known === null ? { type: 'organisation', certainty: 0.35 } : null;
}

/** Whether a name says nothing of whose it is: "Board Room", "Investment Committee", "Investor Relations". */
export const isGenericName = (name: string): boolean => {
  const words = name.split(/\s+/u).filter(Boolean);
  if (words.length > 0 && words.length < 4 && words.every((word) => genericWords.test(word))) return true;
  return statementLine.test(name) || (neverOrganization.test(name) && !/^Bank of \p{Lu}/u.test(name));
};

/** Whether a name is a firm's by what it says alone, or because everybody knows it. */
export const isFirmByName = (name: string): boolean =>
  isFirmName(name) || firmWords.test(name) || wellKnown.test(name) || wellKnownPairs.test(name);
