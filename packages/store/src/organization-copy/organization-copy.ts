import type { Changes } from '../changes/change-channel.ts';
import type { Db } from '../connection/db.ts';
import type { MeetingCopy } from './cached-organization.types.ts';
import { copyWeight, OrganizationIndex } from './organization-index.ts';
import {
  readMeetings,
  readMeetingsOf,
  readOrganizations,
  sizeOfOrganizations,
} from './read-organizations.ts';

/** So many bytes at most, about, which some 50,000 organizations take. What is more is left to the database. */
const mostBytes = 64_000_000;
/** Where more than so many have changed, all are read anew. */
const changedMax = 5_000;

/**
 * What is stored, with everything that this process had heard of when it was asked; null where it is too much to be kept.
 */
export type OrganizationCopy = () => Promise<OrganizationIndex | null>;

type ChangedIds = { organizations: Set<string>; meetings: Set<string> };
const noChange = (): ChangedIds => ({ organizations: new Set(), meetings: new Set() });

/**
 * Keeps in memory what lists of organizations and funds look through. It is read when it is asked for first; what changed,
 * whichever process changed it, is read again before the next answer.
 */
export function createOrganizationCopy(db: Db, changes: Changes, bytesMax = mostBytes): OrganizationCopy {
  /** The shelf null: it is too much. */
  let retained: { shelf: OrganizationIndex | null } | null = null;
  let changed = noChange();
  /** How often all was forgotten. */
  let forgotten = 0;
  let reading: Promise<OrganizationIndex | null> | null = null;

  const forget = (): void => {
    forgotten += 1;
    retained = null;
    changed = noChange();
  };

  changes.subscribe(['organisation.changed', 'meeting.changed'], ({ tag, id }) => {
    const ids = tag === 'meeting.changed' ? changed.meetings : changed.organizations;
    if (id === null || ids.add(id).size > changedMax) forget();
  });

  const isStale = (): boolean =>
    retained === null || (retained.shelf !== null && changed.organizations.size + changed.meetings.size > 0);

  async function read(): Promise<OrganizationIndex | null> {
    const [before, changedIds, known] = [forgotten, changed, retained?.shelf];
    changed = noChange();
    try {
      const isToAll = known === null || known === undefined;
      const organizationIndex = isToAll
        ? await readAll(db, bytesMax)
        : await rereadChanged(db, known, changedIds);
      const fits =
        organizationIndex !== null && organizationIndex.weight <= bytesMax ? organizationIndex : null;
      // What was forgotten meanwhile is good for whoever waits for it, but is not kept.
      if (before === forgotten) retained = { shelf: fits };
      return fits;
    } catch (error) {
      forget();
      throw error;
    }
  }

  return async () => {
    // One that was begun before may lack what was heard of since.
    if (reading) await reading.catch(() => undefined);
    if (!isStale()) return retained?.shelf ?? null;
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };
}

async function readAll(db: Db, bytesMax: number): Promise<OrganizationIndex | null> {
  if (copyWeight(await sizeOfOrganizations(db)) > bytesMax) return null;
  const organizationIndex = new OrganizationIndex();
  await putOrganizations(db, organizationIndex, null);
  return organizationIndex;
}

async function rereadChanged(
  db: Db,
  organizationIndex: OrganizationIndex,
  changed: ChangedIds,
): Promise<OrganizationIndex> {
  const meetingIds = [...changed.meetings];
  const held = new Map((await readMeetings(db, meetingIds)).map(({ id, heldAt }) => [id, heldAt]));
  await putOrganizations(db, organizationIndex, [...changed.organizations]);
  for (const id of meetingIds) organizationIndex.putMeeting({ id, heldAt: held.get(id) ?? null });
  return organizationIndex;
}

/** Puts these on the shelf as they are stored, or all; those of these that are gone are taken off it. */
async function putOrganizations(
  db: Db,
  organizationIndex: OrganizationIndex,
  ids: string[] | null,
): Promise<void> {
  if (ids?.length === 0) return;
  const rows = await readOrganizations(db, ids);
  const meetings = Map.groupBy(await readMeetingsOf(db, ids), ({ organizationId }) => organizationId);
  const meetingsOf = (id: string): MeetingCopy[] =>
    (meetings.get(id) ?? []).map((one) => ({ id: one.id, heldAt: one.heldAt?.getTime() ?? null }));
  const there = new Set(rows.map(({ id }) => id));
  for (const id of ids ?? []) if (!there.has(id)) organizationIndex.drop(id);
  for (const row of rows) organizationIndex.put(row, meetingsOf(row.id));
}
