import type { LinkedSpeaker } from './link-speakers.ts';
import type { PersonMention } from './linking.type.ts';
import type { NodeLookup } from './mentions.ts';

/** Who leads a conversation, or comes to ask: it is not about whom they work for. */
const asking = /\b(?:host|moderator|interviewer|reporter|journalist|operator|analyst)\b/iu;

type Scene = { speakers: readonly LinkedSpeaker[]; people: readonly PersonMention[]; called: NodeLookup };

/** The organizations whose people speak in an item, other than those who ask: their interview is about them. */
export function spokenFor({ speakers, people, called }: Scene): Set<string> {
  const linkedSpeakers = speakers.filter(({ role }) => role === null || !asking.test(role));
  return new Set(
    linkedSpeakers.flatMap(({ label, name, organizationIds }) => {
      const self = people.find(({ speaks }) => speaks === label);
      const places = called(name).flatMap((node) =>
        node.kind === 'person' && node.id === self?.id ? node.places : [],
      );
      return [...organizationIds, ...places];
    }),
  );
}
