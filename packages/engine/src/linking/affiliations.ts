import type { ContentKind } from '@ecco/domain';
import type { LinkedSpeaker } from './link-speakers.ts';
import type { Home, PersonMention, Voice } from './linking.type.ts';
import type { NodeLookup } from './mentions.ts';

type Scene = {
  kind: ContentKind;
  voices: readonly Voice[];
  speakers: readonly LinkedSpeaker[];
  people: readonly PersonMention[];
  called: NodeLookup;
  home: Home;
  /** Organizations that the item is of, or that it names. */
  linked: ReadonlySet<string>;
};

export type Affiliation = { label: string; organizationId: string };

/** Who asks, leads the talk or comes from outside: the house of an item is not theirs. */
const outside =
  /\b(?:analyst|operator|moderator|interviewer|reporter|journalist|public|guest|panelist|consultant|actuary|auditor|adviser|advisor)\b/iu;
/** Offices that are held in the house whose meeting it is: a chief executive may as well come as a witness. */
const ofMeeting =
  /\b(?:trustee|chair|chairman|chairwoman|chairperson|treasurer|secretary|clerk|staff|commissioner|investment officer|executive director|administrator|member|counsel)\b/iu;
/** The same of a call. */
const ofCall =
  /\b(?:chief|president|chair|chairman|chairwoman|chairperson|executive|officer|treasurer|relations)\b/iu;
/** Kinds in which words that nobody is said to speak are those of the house. */
const writtenKinds: ReadonlySet<ContentKind> = new Set(['meeting', 'document', 'earnings']);

const isInside = (kind: ContentKind, role: string): boolean =>
  (kind === 'meeting' && ofMeeting.test(role)) || (kind === 'earnings' && ofCall.test(role));

const only = (ids: readonly string[]): string | null => (new Set(ids).size === 1 ? (ids[0] ?? null) : null);

/** The house that a person's connections tell: one that the item is of before one that it names, and those before others. */
function byConnections(places: readonly string[], { home, linked }: Scene): string | null {
  const own = places.filter((id) => home.organizationIds.includes(id));
  const near = places.filter((id) => linked.has(id));
  return only(own.length > 0 ? own : near.length > 0 ? near : places);
}

function employerOf({ label, role, organisation: organization }: Voice, scene: Scene): string | null {
  const { speakers, people, called, home, kind } = scene;
  const owner = only(home.organizationIds);
  if (label === '') return writtenKinds.has(kind) ? owner : null;
  const speaker = speakers.find((one) => one.label === label);
  const introduced = only(speaker?.organizationIds ?? []);
  if (introduced !== null) return introduced;
  const self = people.find(({ speaks }) => speaks === label);
  const places = called(speaker?.name ?? '').flatMap((node) =>
    node.kind === 'person' && node.id === self?.id ? node.places : [],
  );
  const connected = byConnections(places, scene);
  if (connected !== null || places.length > 0) return connected;
  // Introduced with a house that nobody knows, or that two are called like: it is not the item's.
  if (organization !== null || role === null || outside.test(role)) return null;
  return isInside(kind, role) ? owner : null;
}

/**
 * Whose "we" each voice of an item is: the organization that it is introduced with, else that of its connections, else the
 * one whose meeting or call it is where its title says that it belongs there. Nobody's in doubt (D82). The empty label
 * stands for words that nobody is said to speak, such as those of minutes.
 */
export const affiliationsOf = (scene: Scene): Affiliation[] =>
  scene.voices.flatMap((voice) => {
    const organizationId = employerOf(voice, scene);
    return organizationId === null ? [] : [{ label: voice.label, organizationId }];
  });
