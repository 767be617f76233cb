import { type KeyPerson, limits, type OrganizationVoice } from '@ecco/contract';
import type { VoiceInItem } from '@ecco/store';
import { isCalledAlike, isWholeName } from './same-person.ts';

type Group = { voices: VoiceInItem[] };

const presentVoice = ({ voices }: Group): OrganizationVoice[] => {
  const [newest] = voices;
  if (newest === undefined) return [];
  const { id, ...item } = newest.item;
  const names = voices.map(({ name }) => name).toSorted((a, b) => b.length - a.length);
  return [
    {
      name: names[0] ?? newest.name,
      role: voices.find(({ role }) => role !== null)?.role ?? null,
      slug: voices.find(({ slug }) => slug !== null)?.slug ?? null,
      items: new Set(voices.map((one) => one.item.id)).size,
      item: { uuid: id, ...item },
    },
  ];
};

/** Who moves and votes in an organization's own items is of it, though nobody says what they are there. */
export const votersAsVoices = (
  items: readonly Pick<VoiceInItem, 'item'>[],
  voters: ReadonlyMap<string, ReadonlySet<string>>,
): VoiceInItem[] =>
  items.flatMap(({ item: { id, slug, kind, title } }) =>
    [...(voters.get(id) ?? [])].map((name) => ({
      name,
      role: null,
      slug: null,
      item: { id, slug, kind, title },
    })),
  );

/**
 * Who is heard for an organization besides those who are known to be there, each once, whoever is heard most first. Part of a
 * name may be anybody's, and is left out. `voices`: the newest first.
 */
export function presentVoices(
  voices: readonly VoiceInItem[],
  known: readonly Pick<KeyPerson, 'name' | 'slug'>[],
): OrganizationVoice[] {
  const isKnown = (voice: VoiceInItem): boolean =>
    known.some(({ name, slug }) => slug === voice.slug || isCalledAlike(name, voice.name));
  const groups: Group[] = [];
  for (const voice of voices) {
    if (!isWholeName(voice.name) || isKnown(voice)) continue;
    const group = groups.find((one) => one.voices.some(({ name }) => isCalledAlike(name, voice.name)));
    if (group) group.voices.push(voice);
    else groups.push({ voices: [voice] });
  }
  return groups
    .flatMap(presentVoice)
    .toSorted((one, other) => other.items - one.items)
    .slice(0, limits.organizationVoicesShown);
}
