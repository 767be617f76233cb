import { housekeepingOf } from '../discourse/housekeeping.ts';
import type { Candidate, CandidateVerdict, KnownPerson } from '../ports.ts';
import { splitSentences } from '../sentences/split.ts';
import { isSamePerson } from '../speakers/person-name.ts';
import { themeOf } from '../themes/theme.ts';
import { countWords } from '../words/token.ts';

/**
 * Judges whether a found item is worth bringing in for an organisation: whether the person speaks in it,
 * whether it is about the person and the organisation, and whether it says anything of substance.
 */
export function classifyCandidate({
  context,
  personName,
  organisationName,
  text,
}: Candidate): CandidateVerdict {
  const heading = `${context.title} ${context.description}`;
  const person = personName === null ? 0 : countName(text, personName) + 3 * countName(heading, personName);
  const organisation =
    countOrganisation(text, organisationName) + 3 * countOrganisation(heading, organisationName);
  const speakerPresent =
    personName !== null && speaks({ heading, text, people: context.people, name: personName });
  const substance = substanceOf(text === '' ? heading : text);
  const aboutPerson = speakerPresent || person >= 3;
  const aboutOrganisation = organisation >= 3;
  const value =
    (speakerPresent ? 0.3 : 0) + (aboutPerson ? 0.15 : 0) + (aboutOrganisation ? 0.2 : 0) + 0.35 * substance;
  return {
    speakerPresent,
    aboutPerson,
    aboutOrganisation,
    meaningful: substance >= 0.35,
    overallValue: Math.round(Math.min(1, value) * 100) / 100,
  };
}

type Presence = { heading: string; text: string; people: readonly KnownPerson[]; name: string };

/** Named by the publisher, announced in the title or description, introduced in the text, or a speaker's label. */
function speaks({ heading, text, people, name }: Presence): boolean {
  if (people.some((person) => isSamePerson(person.name, name))) return true;
  const person = literally(name);
  const announced = new RegExp(
    String.raw`(?:with|guests?|featuring|feat\.?|joins?|joined by|interview|conversation|talks?|speaks?|sits down|welcome)\W[^.]{0,60}${person}|${person}[^.]{0,40}\b(?:joins|talks|discusses|explains|shares|speaks|on)\b`,
    'iu',
  );
  const introduced = new RegExp(
    String.raw`(?:I'm|I am|my name is|joined by|joining (?:me|us)[^.]{0,30}is|guest[^.]{0,40}|welcome,?)\s+${person}|^\s*${person}\s*:`,
    'imu',
  );
  return announced.test(heading) || introduced.test(text);
}

function countName(text: string, name: string): number {
  return text.match(new RegExp(String.raw`(?<!\p{L})${literally(name)}(?!\p{L})`, 'giu'))?.length ?? 0;
}

/** An organisation is also met by its initials and without its legal ending. */
function countOrganisation(text: string, name: string): number {
  const short = name.replace(/,?\s+(?:inc|corp|corporation|ltd|llc|plc|company|co)\.?$/iu, '');
  const capitals = name
    .split(/[\s-]+/u)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.charAt(0))
    .join('');
  const initials =
    capitals.length >= 3
      ? (text.match(new RegExp(String.raw`(?<!\p{L})${literally(capitals)}(?!\p{L})`, 'gu'))?.length ?? 0)
      : 0;
  return countName(text, short) + initials;
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Share of the sentences that speak of a theme and are no housekeeping, by how much text there is. 0 to 1. */
function substanceOf(text: string): number {
  const spans = splitSentences(text.slice(0, 60_000));
  if (spans.length === 0) return 0;
  const themed = spans.filter(({ start, end }) => {
    const sentence = text.slice(start, end);
    return housekeepingOf(sentence) === null && (themeOf(sentence)?.total ?? 0) >= 1;
  }).length;
  const amount = Math.min(1, countWords(text) / 250);
  return Math.min(1, (themed / spans.length) * 2.2) * (0.4 + 0.6 * amount);
}
