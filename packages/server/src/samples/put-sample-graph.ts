import type { Organization, Person } from '@ecco/domain';
import type { Store, Transaction } from '@ecco/store';
import type { SampleOrganization } from './sample-graph.manifest.ts';

const day = 86_400_000;

/** Where everything of a sample comes from, as it is shown. */
const provenance = 'import' as const;

const saturday = 6;

/** Boards do not meet at weekends: a day of one becomes the Monday after it. */
function onWorkday(date: Date): Date {
  const weekday = date.getUTCDay();
  const daysOff = weekday === saturday ? 2 : weekday === 0 ? 1 : 0;
  return new Date(date.getTime() + daysOff * day);
}

/** When a meeting is, at its hour: on the day that papers of the samples name, else so many days from `now`. */
export function heldAt(
  { on, in_days: days, at }: Pick<SampleOrganization['meetings'][number], 'on' | 'in_days' | 'at'>,
  now: Date,
): Date {
  const named = on === undefined ? null : new Date(`${on}T${at}:00Z`);
  if (named !== null && named > now) return named;
  const date = new Date(now.getTime() + days * day).toISOString().slice(0, 10);
  return onWorkday(new Date(`${date}T${at}:00Z`));
}

/** The person of this name; in the samples nobody shares theirs. */
const samplePerson = async ({ people }: Pick<Transaction, 'people'>, name: string): Promise<Person | null> =>
  (await people.calledSo(name))[0] ?? (await people.add({ name }));

async function putParts(
  tx: Transaction,
  { id: organizationId }: Organization,
  { sample, now }: { sample: SampleOrganization; now: Date },
): Promise<void> {
  const own = { organizationId, provenance };
  for (const { kind, value = null, words = null, as_of: asOf, source } of sample.facts)
    await tx.organizations.putFact({ ...own, kind, value, words, asOf, source, sourceUrl: null });
  for (const { name, title, edge, since = null } of sample.people) {
    const person = await samplePerson(tx, name);
    if (person)
      await tx.graph.connect({ ...own, edge, target: { kind: 'person', id: person.id }, title, since });
  }
  for (const meeting of sample.meetings) {
    const { title, location, meeting_type: meetingType, time_zone: timeZone, agenda } = meeting;
    const held = {
      title,
      location,
      timeZone,
      meetingType,
      agenda,
      fundName: sample.name,
      heldAt: heldAt(meeting, now),
    };
    const made = await tx.meetings.add(held);
    if (made)
      await tx.graph.connect({ ...own, edge: 'HAS_MEETING', target: { kind: 'meeting', id: made.id } });
  }
}

/** Puts an organization with all that hangs from it, unless it is there, or was: then it is left as it is. */
async function putOrganization(tx: Transaction, sample: SampleOrganization, now: Date): Promise<void> {
  const { slug, name, aliases, type, description, website, tags, state = null, ticker = null } = sample;
  const known = (await tx.organizations.find(slug)) ?? (await tx.organizations.findDeleted(slug));
  if (known !== null) return;
  const details = { slug, name, aliases, type, description, website, tags, state, ticker };
  const organization = await tx.organizations.add(details);
  if (organization) await putParts(tx, organization, { sample, now });
}

/** Puts the organizations of the samples, each in a transaction; `now` is when meetings are counted from. */
export async function putSampleGraph(
  store: Pick<Store, 'transaction'>,
  samples: readonly SampleOrganization[],
  now: Date,
): Promise<void> {
  for (const sample of samples) await store.transaction((tx) => putOrganization(tx, sample, now));
}

type Ingested = ReadonlyMap<string, { itemId: string; showId: string | null }>;

/** Connects the organizations to their feeds and items, by the addresses that they were ingested from. */
export async function connectSamples(
  store: Pick<Store, 'transaction'>,
  samples: readonly SampleOrganization[],
  ingested: Ingested,
): Promise<void> {
  for (const { slug, shows, items } of samples) {
    const targets = [
      ...shows.flatMap((url) => ({ kind: 'show' as const, id: ingested.get(url)?.showId ?? null })),
      ...items.flatMap((url) => ({ kind: 'item' as const, id: ingested.get(url)?.itemId ?? null })),
    ].flatMap(({ kind, id }) => (id === null ? [] : [{ kind, id }]));
    if (targets.length === 0) continue;
    await store.transaction(async ({ organizations, graph, links }) => {
      const organizationId = (await organizations.find(slug))?.organization.id;
      if (organizationId === undefined) return;
      for (const target of targets)
        await graph.connect({ organizationId, edge: 'PRODUCES_MEDIA', target, provenance });
      await links.relateOrganization(organizationId);
    });
  }
}
