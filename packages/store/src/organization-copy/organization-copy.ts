import type { Changes } from '../changes/change-channel.ts';
import type { Db } from '../connection/db.ts';
import type { MeetingCopy } from './kept-organization.types.ts';
import { OrganizationShelf, weightOf } from './organization-shelf.ts';
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
export type OrganizationCopy = () => Promise<OrganizationShelf | null>;

type ChangedIds = { organizations: Set<string>; meetings: Set<string> };
const noChange = (): ChangedIds => ({ organizations: new Set(), meetings: new Set() });

/**
 * Keeps in memory what lists of organizations and funds look through. It is read when it is asked for first; what changed,
 * whichever process changed it, is read again before the next answer.
 */
export function keepOrganizations(db: Db, changes: Changes, bytesMax = mostBytes): OrganizationCopy {
  /** The shelf null: it is too much. */
  let kept: { shelf: OrganizationShelf | null } | null = null;
  let changed = noChange();
  /** How often all was forgotten. */
  let forgotten = 0;
  let reading: Promise<OrganizationShelf | null> | null = null;

  const forget = (): void => {
    forgotten += 1;
    kept = null;
    changed = noChange();
  };

  changes.subscribe(['organisation.changed', 'meeting.changed'], ({ tag, id }) => {
    const ids = tag === 'meeting.changed' ? changed.meetings : changed.organizations;
    if (id === null || ids.add(id).size > changedMax) forget();
  });

  const isStale = (): boolean =>
    kept === null || (kept.shelf !== null && changed.organizations.size + changed.meetings.size > 0);

  async function read(): Promise<OrganizationShelf | null> {
    const [before, told, known] = [forgotten, changed, kept?.shelf];
    changed = noChange();
    try {
      const isToAll = known === null || known === undefined;
      const shelf = isToAll ? await readAll(db, bytesMax) : await readAgain(db, known, told);
      const fits = shelf !== null && shelf.weight <= bytesMax ? shelf : null;
      // What was forgotten meanwhile is good for whoever waits for it, but is not kept.
      if (before === forgotten) kept = { shelf: fits };
      return fits;
    } catch (error) {
      forget();
      throw error;
    }
  }

  return async () => {
    // One that was begun before may lack what was heard of since.
    if (reading) await reading.catch(() => undefined);
    if (!isStale()) return kept?.shelf ?? null;
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };
}

async function readAll(db: Db, bytesMax: number): Promise<OrganizationShelf | null> {
  if (weightOf(await sizeOfOrganizations(db)) > bytesMax) return null;
  const shelf = new OrganizationShelf();
  await putOrganizations(db, shelf, null);
  return shelf;
}

async function readAgain(db: Db, shelf: OrganizationShelf, changed: ChangedIds): Promise<OrganizationShelf> {
  const meetingIds = [...changed.meetings];
  const held = new Map((await readMeetings(db, meetingIds)).map(({ id, heldAt }) => [id, heldAt]));
  await putOrganizations(db, shelf, [...changed.organizations]);
  for (const id of meetingIds) shelf.putMeeting({ id, heldAt: held.get(id) ?? null });
  return shelf;
}

/** Puts these on the shelf as they are stored, or all; those of these that are gone are taken off it. */
async function putOrganizations(db: Db, shelf: OrganizationShelf, ids: string[] | null): Promise<void> {
  if (ids?.length === 0) return;
  const rows = await readOrganizations(db, ids);
  const meetings = Map.groupBy(await readMeetingsOf(db, ids), ({ organizationId }) => organizationId);
  const meetingsOf = (id: string): MeetingCopy[] =>
    (meetings.get(id) ?? []).map((one) => ({ id: one.id, heldAt: one.heldAt?.getTime() ?? null }));
  const there = new Set(rows.map(({ id }) => id));
  for (const id of ids ?? []) if (!there.has(id)) shelf.drop(id);
  for (const row of rows) shelf.put(row, meetingsOf(row.id));
}
