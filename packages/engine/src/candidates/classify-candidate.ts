import { housekeepingOf } from '../discourse/housekeeping.ts';
import type { Candidate, CandidateVerdict } from '../ports/ports.ts';
import { splitSentences } from '../sentences/split.ts';
import { themeSubstance } from '../themes/theme-substance.ts';
import { countWords } from '../words/token.ts';
import { valueWeights } from './candidate.weights.ts';
import { mentionsOf, ownSentences } from './mention.ts';
import { voiceEvidence } from './presence.ts';

/** A name in the title counts for so many in the words, one in the description for so many; more where it is all there is. */
const inTitle = 3;
const inDescription = 2;
const inDescriptionAlone = 3;
/** So often a thing is named that an item is about it; in a long talk once in so many words. */
const often = 3;
const wordsToMention = 2500;
/** What a person's namesake can reach: an admin should look before anybody approves. */
const unsure = 0.6;

/**
 * Judges whether a found item is worth bringing in for an organization: whether the person speaks in it, whether it is
 * about the person and the organization, and whether it says anything of substance. Advertisements count for nothing.
 * The overall value is 0 to 1; where nobody is looked for, the organization and the substance decide.
 */
export function classifyCandidate(candidate: Candidate): CandidateVerdict {
  const { context, personName, organizationName, text, isOwn = false, isOfMeeting = false } = candidate;
  const heading = ownSentences(context.description);
  const body = ownSentences(text);
  const least = Math.max(often, countWords(text) / wordsToMention);
  const described = body.length === 0 ? inDescriptionAlone : inDescription;
  const mentions = (count: (sentences: readonly string[]) => number): number =>
    inTitle * count([context.title]) + described * count(heading) + count(body);
  const isAbout = (count: (sentences: readonly string[]) => number): boolean =>
    count([context.title]) > 0 || mentions(count) >= least;
  const ofOrganization = (sentences: readonly string[]) => countOrganization(sentences, organizationName);
  const ofPerson = (sentences: readonly string[]) =>
    personName === null ? 0 : mentionsOf(sentences, personName).length;
  const evidence = personName === null ? null : voiceEvidence({ context, heading, body, name: personName });
  const roles = context.people.flatMap(({ role, provenance }) =>
    provenance === 'publisher' && role ? [role] : [],
  );
  const result = {
    speakerPresent: evidence !== null,
    aboutPerson: evidence !== null || isAbout(ofPerson),
    aboutOrganisation: isOwn || isAbout(ofOrganization),
  };
  const read = substanceOf(text === '' ? `${context.title}. ${context.description}` : text);
  const substance = isOfMeeting ? Math.max(read, valueWeights.meetingSubstance) : read;
  const isLinked = isOwn || mentions(ofOrganization) > 0 || ofOrganization(roles) > 0;
  const meaningful = substance >= valueWeights.leastSubstance;
  const all = [...heading, ...body, context.title];
  const naming = (count: (sentences: readonly string[]) => number) => all.find((one) => count([one]) > 0);
  return {
    ...result,
    meaningful,
    overallValue: weigh(result, { substance, isLinked, personName }),
    reason: reasonOf({ ...result, meaningful }, candidate, isLinked),
    sentence:
      (
        evidence?.sentence ??
        naming(ofPerson) ??
        naming(ofOrganization) ??
        all.find(isInformative) ??
        null
      )?.trim() || null,
  };
}

const isInformative = (sentence: string): boolean =>
  housekeepingOf(sentence) === null && themeSubstance(sentence) >= 1;

/** The verdict in words, so that an admin sees what it rests on and what it lacks. */
function reasonOf(
  {
    speakerPresent,
    aboutPerson,
    aboutOrganisation: aboutOrganization,
    meaningful,
  }: PresenceVerdict & { meaningful: boolean },
  { personName, organizationName, isOwn, isOfMeeting }: Candidate,
  isLinked: boolean,
): string {
  const ofPerson = speakerPresent
    ? `${personName} is heard in it`
    : aboutPerson
      ? `It is about ${personName}, who is not heard`
      : `Nothing says that ${personName} is heard`;
  const ofOrganization = isOwn
    ? `${organizationName} publishes it`
    : aboutOrganization
      ? `It is about ${organizationName}`
      : isLinked
        ? `${organizationName} is only named`
        : `${organizationName} is not named`;
  const ofSubstance = isOfMeeting
    ? 'It is of a meeting'
    : meaningful
      ? 'It speaks of substance'
      : 'What is known of it says little of substance';
  return `${[...(personName === null ? [] : [ofPerson]), ofOrganization, ofSubstance].join('. ')}.`;
}

type PresenceVerdict = Pick<CandidateVerdict, 'speakerPresent' | 'aboutPerson' | 'aboutOrganisation'>;
type CandidateWeight = { substance: number; isLinked: boolean; personName: string | null };

function weigh(
  presenceVerdict: PresenceVerdict,
  { substance, isLinked, personName }: CandidateWeight,
): number {
  const { speakerPresent, aboutPerson, aboutOrganisation: aboutOrganization } = presenceVerdict;
  const value =
    personName === null
      ? (aboutOrganization ? valueWeights.organisation : 0) +
        (aboutOrganization ? valueWeights.organisation : valueWeights.noOrganizationSubstance) * substance
      : (speakerPresent ? valueWeights.speakerPresent : 0) +
        (aboutPerson ? valueWeights.aboutPerson : 0) +
        (aboutOrganization ? valueWeights.aboutOrganisation : 0) +
        valueWeights.substance * substance;
  return Math.round(Math.min(isLinked ? 1 : unsure, value) * 100) / 100;
}

/** Share of the sentences that speak of a theme and are no housekeeping, by how much text there is. 0 to 1. */
function substanceOf(text: string): number {
  const spans = splitSentences(text.slice(0, 60_000));
  if (spans.length === 0) return 0;
  const themed = spans.filter(({ start, end }) => {
    const sentence = text.slice(start, end);
    return housekeepingOf(sentence) === null && themeSubstance(sentence) >= 1;
  }).length;
  const amount = Math.min(1, countWords(text) / 250);
  return Math.min(1, (themed / spans.length) * 2.2) * (0.4 + 0.6 * amount);
}

const legalEnding =
  /,?\s{1,3}(?:inc|incorporated|corp|corporation|ltd|limited|llc|llp|lp|plc|ag|nv|company|co)\.?$/iu;
/** Letters that stand for something else in every text of the field. */
const taken = new Set('CEO CFO CIO COO CTO ETF IPO ESG IRS SEC GDP NAV LLC IRA USA'.split(' '));
/** So many letters are nobody else's, even where the whole name is never written. */
const sureLetters = 4;

/** How often sentences speak of an organization: by its name, without its legal ending, or by its initials. */
function countOrganization(sentences: readonly string[], name: string): number {
  const whole = mentionsOf(sentences, name.trim().slice(0, 200).replace(legalEnding, '')).length;
  const initials = initialsOf(name);
  if (initials.length < 3 || taken.has(initials)) return whole;
  return whole > 0 || initials.length >= sureLetters ? whole + mentionsOf(sentences, initials).length : 0;
}

const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/u)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.charAt(0))
    .join('');
