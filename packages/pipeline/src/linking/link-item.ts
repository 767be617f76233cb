import type { Speaker } from '@ecco/domain';
import type { LinkedSpeaker, Voice } from '@ecco/engine';
import type { Store, Transaction } from '@ecco/store';
import { queueGathering } from '../jobs/gather-signals.job.ts';
import type { JobResult } from '../jobs/job-line.ts';
import { compareVoices } from '../voices/compare-voices.ts';
import type { LinkInput } from '../work/link-input.type.ts';
import type { WorkPool } from '../work/work-pool.ts';
import { confirmByPapers } from './confirm-by-papers.ts';
import { joinMeeting } from './join-meeting.ts';
import { meetingSignOf } from './meeting-sign.ts';
import { joinMeantOrganization, joinNamedOrganization, namedOrganizationOf } from './named-organization.ts';
import { storeText, textKeyOf } from './text-key.ts';

export type LinkTools = { store: Store; pool: Pick<WorkPool, 'run'> };
type ItemMentions = Awaited<ReturnType<typeof find>>;

/** The speakers of an item whose names are known, with what is called like the organization that is said of them. */
async function speakersOf(
  { links }: Store,
  speakers: readonly Speaker[],
  firstOf: ReadonlyMap<string, string>,
) {
  const named = speakers.filter(({ provenance }) => provenance !== null);
  const houses = await links.called(named.flatMap(({ organisation: organization }) => organization ?? []));
  return named.map(
    ({ label, name, role, organisation: organization }): LinkedSpeaker => ({
      label,
      name,
      role,
      segmentId: firstOf.get(label) ?? null,
      organizationIds: (houses.get(organization ?? '') ?? []).flatMap(({ kind, id }) =>
        kind === 'organisation' ? [id] : [],
      ),
    }),
  );
}

/** Everybody who speaks, and the words that nobody is said to speak. */
const voicesOf = (speakers: readonly Speaker[]): Voice[] => [
  ...speakers.map(({ label, role, organisation }) => ({ label, role, organisation })),
  { label: '', role: null, organisation: null },
];

/** Reads whom an item names; null where it is gone. */
async function find({ store, pool }: LinkTools, itemId: string, signal: AbortSignal) {
  const itemWithShow = await store.items.findById(itemId);
  if (itemWithShow === null) return null;
  const segments = await store.segments.ofItem(itemId);
  const firstOf = new Map(
    segments.toReversed().flatMap(({ id, speakerLabel: label }) => (label === null ? [] : [[label, id]])),
  );
  const item: LinkInput['item'] = {
    title: itemWithShow.item.title,
    segments: segments.map(({ id, text }) => ({ id, text })),
  };
  const received = await store.speakers.ofItem(itemId);
  const speakers = await speakersOf(store, received, firstOf);
  const texts = await pool.run('nameTexts', { item }, signal);
  const called = await store.links.called([...texts, ...speakers.map(({ name }) => name)]);
  const named = speakers.flatMap(({ name }) => called.get(name) ?? []);
  const people = named.flatMap(({ kind, id }) => (kind === 'person' ? [id] : []));
  const home = await store.links.homeOf(itemId, people);
  const input = {
    item,
    kind: itemWithShow.item.kind,
    voices: voicesOf(received),
    speakers,
    called: [...called],
    home,
  };
  const made = await pool.run('linkNames', input, signal);
  const sign = await meetingSignOf(store, { item: itemWithShow.item, segments });
  return { ...made, item: itemWithShow.item, firstOf, sign, textKey: textKeyOf(segments) };
}

/** Gives each newcomer a page, unless somebody got one of this name meanwhile. */
async function welcome(tx: Transaction, { newcomers, firstOf }: NonNullable<ItemMentions>) {
  const people = [];
  for (const { label, name } of newcomers) {
    const known = await tx.people.calledSo(name);
    const [person, other] = known.length > 0 ? known : [await tx.people.add({ name, ofText: true })];
    if (!person || other) continue;
    const segmentId = firstOf.get(label) ?? null;
    people.push({ personId: person.id, speaks: label, mentions: 0, names: [name], segmentId, sign: null });
  }
  return people;
}

/** Links an item: what its connections say, and what its text says (D39). */
export async function linkItem(tools: LinkTools, itemId: string, signal: AbortSignal): Promise<boolean> {
  const { store } = tools;
  const before = await store.items.findById(itemId);
  if (before !== null && namedOrganizationOf(before.item) !== null)
    await store.transaction((tx) => joinNamedOrganization(tx, before.item));
  await store.links.relateItem(itemId);
  const match = await find(tools, itemId, signal);
  if (match === null) return false;
  await store.transaction(async (tx) => {
    const fresh = await welcome(tx, match);
    const known = new Set(match.people.map(({ id }) => id));
    await tx.links.putFound(itemId, {
      organizations: match.organisations.map(({ id: organizationId, ...one }) => ({
        ...one,
        organizationId,
      })),
      people: [
        ...match.people.map(({ id: personId, ...one }) => ({ ...one, personId })),
        ...new Map(
          fresh.filter(({ personId }) => !known.has(personId)).map((one) => [one.personId, one]),
        ).values(),
      ],
      affiliations: match.affiliations,
    });
    await joinMeantOrganization(tx, match.item, match.organisations);
    await storeText(tx, itemId, match.textKey);
    await tx.ledger.review(itemId);
    await joinMeeting(tx, itemId, match.sign);
  });
  await confirmByPapers(store, itemId);
  await compareVoices(store, itemId);
  return true;
}

/** The same as the work of a job. */
export async function linkOne(tools: LinkTools, itemId: string, signal: AbortSignal): Promise<JobResult> {
  const isLinked = await linkItem(tools, itemId, signal);
  // Now it is known who does what its signals tell.
  if (isLinked) await queueGathering(tools.store);
  return { outcome: isLinked ? 'written' : 'stale', failure: null };
}
