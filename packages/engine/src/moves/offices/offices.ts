import type { Signal, SignalKind, SignalStage } from '@ecco/domain';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { citedEffectiveDay, emptyFields, uniquePlaces } from '../../meeting/signals/cited-fields.ts';
import type { FactSentence } from '../../meeting/signals/discussion.ts';
import { ofBody, ofRetirement, opensBody } from '../../meeting/signals/names.lexicon.ts';
import { isOneThing } from '../../meeting/signals/one-thing.ts';
import { isUndone } from '../../meeting/signals/undone.ts';
import { citedValue } from '../../meeting/signals/words.ts';
import { isFirmByName } from '../../names/name-type.ts';
import { isSamePerson, nameLikeness, namePattern, trimName } from '../../names/person-name.ts';
import { anyMonth } from '../../words/calendar.ts';
import { foldApostrophes } from '../../words/fold.ts';
import {
  departureOf,
  givesOffice,
  isGivenOffice,
  leavesOffice,
  noNews,
  officeTitle,
  searchForOffice,
} from './office.lexicon.ts';

/** Somebody who takes an office or leaves one, and where it is said. */
type OfficeChange = { kind: SignalKind; stage: SignalStage; person: string | null; telling: FactSentence };

/** How far before what is done the name stands, how close behind it, and how near the office. */
const [reachBefore, reachBehind, reachOffice] = [110, 30, 130];
/** Names that are less surely those of people may be firms. */
const leastLikeness = 0.75;

const people = new RegExp(namePattern, 'gu');
const inRelative = /, (?:who|which|formerly|previously|most recently|our|the|former) [^,;]{0,160},/gu;

/** "EFFECTIVE SEPTEMBER 1" in a headline of capitals. */
const aMonth = new RegExp(String.raw`\b${anyMonth}$`, 'iu');

type Piece = { text: string; index: number };
type Way = {
  kind: SignalKind;
  acts: Lexicon;
  /** Where the name stands. */
  side: 'before' | 'behind';
};
const ways: readonly Way[] = [
  { kind: 'appointment', acts: isGivenOffice, side: 'before' },
  { kind: 'appointment', acts: givesOffice, side: 'behind' },
  { kind: 'departure', acts: leavesOffice, side: 'before' },
  { kind: 'departure', acts: departureOf, side: 'behind' },
];

type NameSpan = { name: string; start: number; end: number };

/** Words with capitals that may be somebody's name, whoever that is; a body's are not. */
const calledIn = (text: string): NameSpan[] =>
  [...text.matchAll(people)].flatMap(({ 0: all, 1: match = '', index }) => {
    const name = trimName(match);
    const start = index + all.indexOf(match);
    const mayBe =
      name.includes(' ') && !ofBody.test(name) && !aMonth.test(name) && !opensBody.test(text.slice(0, start));
    return mayBe ? [{ name, start, end: start + name.length }] : [];
  });

const nameSpans = (text: string): NameSpan[] =>
  calledIn(text).filter(({ name }) => nameLikeness(name) >= leastLikeness);

/** "The appointment of Adan Quorle to the board": whoever stands there is who is appointed, though nobody knows the name. */
const isAppointed = /\b(?:re)?appointment of (?:(?:Mr|Ms|Mrs|Dr)\.? )?$/iu;
const toOffice = /^(?:,[^,;]{1,60},)? (?:to|as) /u;
/** Of two words or more, none of them in capitals alone, as firms have them. */
const isPlainName = (name: string): boolean =>
  name.split(' ').every((word) => /^\p{Lu}(?:\.|\p{Ll}|['’]\p{Lu}|-)/u.test(word)) && !isFirmByName(name);

/** Who is appointed by the words right before and behind the name; null where they do not say it. */
function appointedIn(text: string): string | null {
  const nameSpan = calledIn(text).find(
    ({ start, end }) => isAppointed.test(text.slice(0, start)) && toOffice.test(text.slice(end)),
  );
  return nameSpan !== undefined && isPlainName(nameSpan.name) && !officeTitle.test(nameSpan.name)
    ? nameSpan.name
    : null;
}

/** The person of an act: the last one before it in its clause, or the first one right behind it. */
function actPerson(text: string, { index, text: said }: Piece, side: Way['side']): string | null {
  if (side === 'before') {
    const clause = text.slice(Math.max(0, index - reachBefore), index).replace(/^.*[.;:!?]\s/su, '');
    return nameSpans(clause).at(-1)?.name ?? null;
  }
  // The lexicon may have read into the name, whose words are words.
  const from = index + (/^\P{Lu}*/u.exec(said)?.[0].length ?? said.length);
  const own = appointedIn(text.slice(index, from + reachBehind * 2));
  if (own !== null) return own;
  // A name that nobody knows gives way to no other: whoever is named behind it is somebody else.
  const [first] = calledIn(text.slice(from, from + reachBehind * 2));
  const isPerson = first !== undefined && nameLikeness(first.name) >= leastLikeness;
  return isPerson && first.start <= reachBehind ? first.name : null;
}

function officeChanges(telling: FactSentence): OfficeChange[] {
  const whole = foldApostrophes(telling.words.text);
  if (noNews.test(whole)) return [];
  const text = whole.replaceAll(inRelative, (piece) => ' '.repeat(piece.length));
  return ways.flatMap(({ kind, acts, side }) =>
    acts.findAll(text).flatMap((act): OfficeChange[] => {
      if (isInName(text, act)) return [];
      const person = actPerson(text, act, side);
      const around = text.slice(
        Math.max(0, act.index - reachOffice),
        act.index + act.text.length + reachOffice,
      );
      if (person === null || !officeTitle.test(around)) return [];
      return [{ kind, stage: stageOf(act.text), person, telling }];
    }),
  );
}

/** "The Board of Retirement of the Larch County", "Larch County's retirement plan": a word in a name, and nobody goes. */
const isInName = (text: string, { index, text: said }: Piece): boolean =>
  (/\S\s*$/u.test(text.slice(0, index)) && /\bRetirement\b/u.test(said)) ||
  (/\bretirement$/iu.test(said) && ofRetirement.test(text.slice(index + said.length)));

/** What is said to come, or in the present, is decided; everything else has been done. */
const stageOf = (act: string): SignalStage =>
  toCome.test(act) && !isDone.test(act) ? 'approved' : 'completed';
const toCome =
  /^(?:will|to|plans|intends|is|are|decided|who will|(?:steps|takes|moves|joins|resigns|retires|succeeds|replaces|becomes|assumes|quits)\b)\b|ing\b/iu;
const isDone = /^(?:is|are) (?:succeeded|replaced)\b/iu;

function searchesIn(telling: FactSentence): OfficeChange[] {
  const text = foldApostrophes(telling.words.text);
  const isOne = searchForOffice.test(text) && !noNews.test(text);
  return isOne ? [{ kind: 'search', stage: 'approved', person: null, telling }] : [];
}

const isSame = (one: OfficeChange, other: OfficeChange): boolean =>
  one.kind === other.kind &&
  (one.person === null || other.person === null
    ? one.person === other.person
    : isSamePerson(one.person, other.person));

/** Who takes an office or leaves one, by name, and for which office somebody is looked for; each once. */
export function findOffices(tellings: readonly FactSentence[]): Signal[] {
  const events: OfficeChange[][] = [];
  for (const officeChange of tellings
    .filter((telling, at) => isOneThing(telling) && !isUndone(tellings, at))
    .flatMap((telling) => [...officeChanges(telling), ...searchesIn(telling)])) {
    const known = events.find(([first]) => first !== undefined && isSame(first, officeChange));
    if (known) known.push(officeChange);
    else events.push([officeChange]);
  }
  return events.flatMap((event) => officeSignal(event) ?? []);
}

function officeSignal(event: readonly OfficeChange[]): Signal | null {
  const [first] = event;
  const [place] = first?.telling.words.citations ?? [];
  if (first === undefined || place === undefined) return null;
  const { words } = first.telling;
  const person = event.map(({ person: name }) => name).find((name) => name !== null) ?? null;
  return {
    ...emptyFields,
    kind: first.kind,
    sentence: { text: words.text, verbatim: true, citations: words.citations },
    person: person === null ? null : citedValue(person, { words, text: person }),
    effective: citedEffectiveDay(words),
    stage: citedValue(first.stage, { words, text: words.text, certainty: 'inferred' }),
    places: uniquePlaces(event.flatMap(({ telling }) => telling.words.citations.slice(0, 1))),
  };
}
