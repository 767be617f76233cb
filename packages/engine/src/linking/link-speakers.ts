import type { GraphNode, Home, LinkResult, PersonMention } from './linking.type.ts';

/** A speaker whose name is known. */
export type LinkedSpeaker = {
  label: string;
  name: string;
  /** As the field says it: host, guest, analyst, trustee. */
  role: string | null;
  segmentId: string | null;
  /** What the organization that is said of them is called like. */
  organizationIds: readonly string[];
};

type Scene = {
  speakers: readonly LinkedSpeaker[];
  called: (text: string) => readonly GraphNode[];
  home: Home;
  /** Organizations that the item is of or means. */
  linked: ReadonlySet<string>;
};

type Choice = { id: string; sign: string | null } | 'nobody' | 'doubt';

/** Who a speaker is: of the roster, heard in the show before, of an organization that is meant, or the only one called so. */
function choose({ name, organizationIds }: LinkedSpeaker, { called, home, linked }: Scene): Choice {
  const people = called(name).flatMap((node) => (node.kind === 'person' ? [node] : []));
  const candidates = [...new Map(people.map((one) => [one.id, one])).values()];
  const [first] = candidates;
  if (first === undefined) return 'nobody';
  const roster = new Set(home.roster.map(({ id }) => id));
  const tests = [
    { sign: 'the roster', is: ({ id }: { id: string }) => roster.has(id) },
    {
      sign: 'their organization',
      is: ({ places }: { places: readonly string[] }) => places.some((id) => organizationIds.includes(id)),
    },
    { sign: 'they spoke here before', is: ({ id }: { id: string }) => home.speakers.includes(id) },
    {
      sign: 'their organization',
      is: ({ places }: { places: readonly string[] }) => places.some((id) => linked.has(id)),
    },
  ];
  for (const { sign, is } of tests) {
    const [one, other] = candidates.filter(is);
    if (one) return other ? 'doubt' : { id: one.id, sign };
  }
  return candidates.length === 1 && first.places.length === 0 ? { id: first.id, sign: null } : 'doubt';
}

const isFullName = (name: string): boolean =>
  /^\p{Lu}\S*(?:\s+\S+){0,3}\s+\p{Lu}\S+$/u.test(name) && name.length <= 80;

/** The people of an item with those who speak in it, and the speakers who have no page. */
export function linkSpeakers(
  people: readonly PersonMention[],
  scene: Scene,
): Pick<LinkResult, 'people' | 'newcomers'> {
  const result = new Map(people.map((one) => [one.id, { ...one }]));
  const newcomers: LinkResult['newcomers'] = [];
  for (const speaker of scene.speakers) {
    const { label, name, segmentId } = speaker;
    if (!isFullName(name)) continue;
    const chosen = choose(speaker, scene);
    if (chosen === 'nobody') newcomers.push({ label, name });
    if (typeof chosen === 'string') continue;
    const known = result.get(chosen.id);
    if (known) known.speaks ??= label;
    else result.set(chosen.id, { ...chosen, mentions: 0, names: [name], segmentId, speaks: label });
  }
  return { people: [...result.values()], newcomers };
}
