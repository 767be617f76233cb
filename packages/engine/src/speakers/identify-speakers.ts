import { isShowTalk, type Speaker } from '@ecco/domain';
import { isSamePerson, nameLikeness, namePattern, trimName } from '../names/person-name.ts';
import type { KnownPerson, Segment, Source } from '../ports/ports.ts';
import { openGate } from '../proof/gate.ts';
import { cachedBySource } from '../reading/cache.ts';
import { foldApostrophes } from '../words/fold.ts';
import { announcedPeople } from './announced.ts';
import { boardRoles, sitAsBoard } from './board-role.ts';
import { type Conduct, findChair, findHost, findOperators, observeConduct } from './conduct.ts';
import { gatherOpinions } from './gather-opinions.ts';
import { readLabel } from './label.ts';
import { officeNearby } from './office.ts';
import type { Opinion } from './opinion.ts';
import { roleIn } from './role.ts';
import { decisionWeights, labelWeights } from './speaker.weights.ts';

/**
 * Who speaks: one entry for each label, in order of first appearance. A label that is a name is that person;
 * any other is named by introductions in the text, where they agree; else it stays "Speaker 2". Of a call without labels,
 * whom its opening introduces.
 */
export const identifySpeakers = (source: Source): Speaker[] => source.speakers ?? speakersOfText(source);

const speakersOfText = cachedBySource((source: Source): Speaker[] => {
  const conducts = observeConduct(source);
  if (conducts.length === 0) return announcedPeople(source);
  const needsNames = conducts.some(({ label }) => readLabel(label).name === null);
  const opinions = needsNames || conducts.length > 0 ? gatherOpinions(source, conducts) : [];
  const gate = openGate(source.segments);
  const byLabel = Map.groupBy(opinions, ({ label }) => label);
  const known = isOfBoard(source) ? withoutPartsOfTalk(source) : source;
  const named = conducts.map((conduct) => nameLabel(conduct, byLabel.get(conduct.label) ?? [], known));
  const speakers = withInitials(withoutDoubles(named));
  return withRoles(speakers, conducts, source).map((speaker) =>
    speaker.evidence === null || gate.holds(speaker.evidence) ? speaker : { ...speaker, evidence: null },
  );
});

const isOfBoard = (source: Source): boolean =>
  source.context.kind === 'meeting' || (isShowTalk(source.context.kind) && sitAsBoard(source));

/** A feed calls whoever speaks in a meeting host or guest: then their office is read from what is said. */
const withoutPartsOfTalk = (source: Source): Source => ({
  ...source,
  context: {
    ...source.context,
    people: source.context.people.map((one) => ({ ...one, role: special(one.role) })),
  },
});

function nameLabel(
  { label, order }: Conduct,
  about: readonly Opinion[],
  { context, segments }: Source,
): Speaker {
  const reading = readLabel(label);
  if (reading.name !== null)
    return fromLabel(label, { ...reading, name: reading.name }, { about, people: context.people, segments });
  const decided = reading.role === 'operator' ? null : decideName(about);
  if (decided === null) return unnamed(label, order, reading.role);
  const person = context.people.find(({ name }) => isSamePerson(name, decided.name));
  const office = officeNearby(decided.name, segments);
  return {
    label,
    name: person?.name ?? decided.name,
    role: fieldRole(person) ?? special(decided.role) ?? reading.role ?? office?.role ?? decided.role,
    organisation: decided.organisation ?? office?.organisation ?? null,
    provenance: decided.provenance,
    confidence: round(decided.confidence),
    evidence: decided.evidence,
  };
}

type SpeakerIdentity = { name: string; role: string | null; organisation: string | null };
type SpeakerInput = {
  about: readonly Opinion[];
  people: readonly KnownPerson[];
  segments: readonly Segment[];
};

function fromLabel(
  label: string,
  reading: SpeakerIdentity,
  { about, people, segments }: SpeakerInput,
): Speaker {
  const person = people.find(({ name }) => isSamePerson(name, reading.name));
  const office = officeNearby(reading.name, segments);
  const backing = about.find(({ name }) => isSamePerson(name, reading.name));
  return {
    label,
    name: person !== undefined && person.name.length > reading.name.length ? person.name : reading.name,
    role:
      reading.role ?? fieldRole(person) ?? special(backing?.role) ?? office?.role ?? backing?.role ?? null,
    organisation: reading.organisation ?? backing?.organisation ?? office?.organisation ?? null,
    provenance: person?.provenance ?? 'label',
    confidence: person === undefined ? labelWeights.read : labelWeights.known,
    evidence: backing?.evidence ?? null,
  };
}

/** "Chief Executive Officer, Alder Works, Inc." as the field says it. */
const fieldRole = (person: KnownPerson | undefined): string | null =>
  person?.role ? (ofGovernment.test(person.role) ? person.role : (roleIn(person.role) ?? person.role)) : null;
/** Offices that say nothing without what they are of. */
const ofGovernment =
  /^(?:(?:prime|first|deputy|deputy prime) )?minister\b|^(?:leader|president|speaker|secretary) of the\b|^parliamentary secretary\b/iu;

/** A host or a guest may have an office besides, which says more. */
const special = (role: string | null | undefined): string | null =>
  role === undefined || role === 'host' || role === 'guest' ? null : role;

function unnamed(label: string, order: number, role: string | null): Speaker {
  const number = /(?<!\d)\d+$/u.exec(label)?.[0];
  const spoken = /^speaker/iu.test(label) && number !== undefined ? number : String(order + 1);
  const name = role === 'operator' ? 'Operator' : role === 'moderator' ? 'Moderator' : `Speaker ${spoken}`;
  return { label, name, role, organisation: null, provenance: null, confidence: 0, evidence: null };
}

/**
 * Of two labels that claim the same name by introduction the surer keeps it, and the other only if it is sure of a full
 * name, as where one person calls in twice.
 */
function withoutDoubles(speakers: Speaker[]): Speaker[] {
  return speakers.map((speaker, order) => {
    const isSure = speaker.confidence >= decisionWeights.twice && speaker.name.includes(' ');
    if (speaker.provenance !== 'introduction' || isSure) return speaker;
    const rival = speakers.some(
      (other, at) =>
        at !== order &&
        isSamePerson(other.name, speaker.name) &&
        (other.confidence > speaker.confidence || (other.confidence === speaker.confidence && at < order)),
    );
    return rival ? unnamed(speaker.label, order, null) : speaker;
  });
}

const initials = /^(?:\p{Lu}\.?\s?){2,3}:?$/u;

/** "MF" is Michael Folkson, where he and no other name of the source has these initials. */
function withInitials(speakers: Speaker[]): Speaker[] {
  return speakers.map((speaker) => {
    if (!initials.test(speaker.label)) return speaker;
    const letters = speaker.label.replace(/[^\p{Lu}]/gu, '');
    const fitting = speakers.filter(({ name }) => name.includes(' ') && initialsOf(name) === letters);
    const [only] = fitting;
    return only !== undefined && fitting.every(({ name }) => name === only.name)
      ? { ...only, label: speaker.label }
      : speaker;
  });
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/u)
    .map((part) => part.charAt(0).toUpperCase())
    .join('');

function withRoles(speakers: Speaker[], conducts: readonly Conduct[], source: Source): Speaker[] {
  const { context, segments } = source;
  const operators = findOperators(conducts, context.kind);
  const isTalk = isShowTalk(source.context.kind);
  if (isOfBoard(source)) return withSeats(speakers, findChair(conducts), boardRoles(source));
  const host = operators.size === 0 && isTalk ? findHost(conducts) : null;
  const coHosts = isTalk ? findCoHosts(segments) : [];
  const leading = new Set(conducts.filter(({ hosts }) => hosts > 1).map(({ label }) => label));
  return speakers.map((speaker) => {
    if (operators.has(speaker.label)) {
      return { ...speaker, name: speaker.provenance === null ? 'Operator' : speaker.name, role: 'operator' };
    }
    if (speaker.role === 'moderator') return speaker;
    if (speaker.label === host && readLabel(speaker.label).role === null) return { ...speaker, role: 'host' };
    if (isTalk && coHosts.some((name) => isSamePerson(name, speaker.name)))
      return { ...speaker, role: 'host' };
    if (speaker.role !== null) return speaker;
    const isGuest = host !== null && conducts.length === 2 && !leading.has(speaker.label);
    return isGuest ? { ...speaker, role: 'guest' } : speaker;
  });
}

/** In a meeting nobody is a host or a guest, and one is in the chair: who is addressed so, else who leads. */
function withSeats(speakers: Speaker[], leads: string | null, roles: ReadonlyMap<string, string>): Speaker[] {
  const isSeated = [...roles.values()].includes('chair');
  return speakers.map((speaker) => {
    const own = readLabel(speaker.label).role ?? roles.get(speaker.label);
    const office = special(speaker.role);
    // An office says more than that somebody is of the staff.
    if (own === 'staff' && office !== null && office !== 'chair') return { ...speaker, role: office };
    if (own !== undefined && own !== null) return { ...speaker, role: own };
    if (speaker.label === leads && !isSeated) return { ...speaker, role: 'chair' };
    const isWrong = speaker.role === 'chair' && isSeated;
    return isWrong ? { ...speaker, role: null } : { ...speaker, role: office };
  });
}

const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * The person a label is, from all opinions about it. Opinions for the same person strengthen each other; two
 * different persons with confidence name nobody (decision: two confident opinions that disagree).
 */
function decideName(opinions: readonly Opinion[]): Opinion | null {
  const people: Opinion[] = [];
  for (const opinion of opinions) {
    const at = people.findIndex((person) => isSamePerson(person.name, opinion.name));
    const known = people[at];
    if (known === undefined) people.push(opinion);
    else people[at] = merge(known, opinion);
  }
  const [best, second] = people.sort((a, b) => b.confidence - a.confidence);
  if (best === undefined || best.confidence < decisionWeights.confident) return null;
  const disputed =
    second !== undefined &&
    second.confidence >= decisionWeights.confident &&
    best.confidence - second.confidence < decisionWeights.ahead;
  return disputed ? null : best;
}

function merge(a: Opinion, b: Opinion): Opinion {
  const [strong, weak] = a.confidence >= b.confidence ? [a, b] : [b, a];
  return {
    ...strong,
    name: strong.name.length >= weak.name.length ? strong.name : weak.name,
    role: strong.role ?? weak.role,
    organisation: strong.organisation ?? weak.organisation,
    // Guesses that are each too weak to name anybody do not become sure by their number.
    confidence:
      strong.confidence < decisionWeights.confident
        ? strong.confidence
        : Math.min(decisionWeights.most, 1 - (1 - a.confidence) * (1 - b.confidence)),
  };
}

const opening = 12;
const introduced = new RegExp(
  String.raw`\b[Cc]o-?hosts?,?\s+(?:(?:is|are|and friend|in crime|as always|today|here),?\s+)*${namePattern}(?:,?\s+and\s+${namePattern})?`,
  'gu',
);
const added = new RegExp(
  String.raw`${namePattern},?\s+(?:who is\s+|is\s+)?(?:my|our|your|the)\s+(?:\w+\s+)?co-?host`,
  'gu',
);

/** The people whom the opening of a talk calls somebody's co-host: "my co-host, Jane Doe", "Jane, my co-host". */
function findCoHosts(segments: readonly Segment[]): string[] {
  const text = foldApostrophes(
    segments
      .slice(0, opening)
      .map((segment) => segment.text.slice(0, 2000))
      .join('\n'),
  );
  const names = [...text.matchAll(introduced), ...text.matchAll(added)].flatMap(([, first, second]) => [
    first,
    second,
  ]);
  return names.map((name) => trimName(name ?? '')).filter((name) => name !== '' && nameLikeness(name) >= 0.7);
}
