import { federalState, type OrganizationColumn } from '@ecco/domain';
import type { Order } from '../connection/list-query.ts';
import type { MeetingCopy, OrganizationCopyRow } from './cached-organization.types.ts';

/** A meeting that has a time, with whom it is of. */
export type OwnedMeeting = { id: string; heldAt: number; owners: readonly OrganizationCopyRow[] };

const compare = <Value extends string | number>(one: Value, other: Value): number =>
  one < other ? -1 : Number(one > other);

const byName = (one: OrganizationCopyRow, other: OrganizationCopyRow): number =>
  compare(one.nameOrder, other.nameOrder) || compare(one.id, other.id);

/** What each column is ordered by; null stands last either way. The federal government comes before the states. */
const orderedBy: Readonly<Record<OrganizationColumn, (row: OrganizationCopyRow) => string | number | null>> =
  {
    name: ({ nameOrder }) => nameOrder,
    total_assets: ({ totalAssets }) => totalAssets,
    total_members: ({ totalMembers }) => totalMembers,
    state: ({ state }) => (state === federalState ? ' ' : state || null),
  };

function sortedBy(
  rows: readonly OrganizationCopyRow[],
  { column, descending }: NonNullable<Order<OrganizationColumn>>,
): OrganizationCopyRow[] {
  const value = orderedBy[column];
  const turn = descending ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [value(a), value(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return turn * compare(one, other);
  });
}

/** Organizations with their meetings, in the orders that lists ask for; each is made when it is asked for first. */
export class OrganizationIndex {
  readonly #rows = new Map<string, OrganizationCopyRow>();
  readonly #meetings = new Map<string, MeetingCopy>();
  readonly #orders = new Map<string, readonly OrganizationCopyRow[]>();
  #byTime: readonly OwnedMeeting[] | null = null;
  #signs = 0;

  /** About as many bytes as it takes. */
  get weight(): number {
    return copyWeight({ signs: this.#signs, organizations: this.#rows.size, meetings: this.#meetings.size });
  }

  find(id: string): OrganizationCopyRow | undefined {
    return this.#rows.get(id);
  }

  /** Puts an organization in the place of what was known of it; it stays where it is in every order that it keeps. */
  put(row: Omit<OrganizationCopyRow, 'meetings'>, meetings: readonly MeetingCopy[]): void {
    const fresh = { ...row, meetings: meetings.map((meeting) => this.#theMeeting(meeting)) };
    const known = this.#rows.get(row.id);
    this.#signs += row.words.length - (known?.words.length ?? 0);
    if (known === undefined) {
      this.#rows.set(row.id, fresh);
      this.#forgetOrders();
      return;
    }
    const hasMoved = Object.values(orderedBy).some((value) => value(known) !== value(fresh));
    if (hasMoved) this.#orders.clear();
    if (hasMoved || !isSame(known.meetings, fresh.meetings)) this.#byTime = null;
    Object.assign(known, fresh);
  }

  drop(id: string): void {
    const known = this.#rows.get(id);
    if (known === undefined) return;
    this.#signs -= known.words.length;
    this.#rows.delete(id);
    this.#forgetOrders();
  }

  /** When a meeting is that an organization has; `heldAt` null where it is gone or has no time. */
  putMeeting(meeting: MeetingCopy): void {
    if (this.#meetings.has(meeting.id)) this.#theMeeting(meeting);
  }

  /** All of them, by name where no order is given. */
  inOrder(order: Order<OrganizationColumn> | undefined): readonly OrganizationCopyRow[] {
    const key = order ? `${order.column} ${order.descending}` : '';
    const known = this.#orders.get(key);
    if (known) return known;
    const made = order ? sortedBy(this.inOrder(null), order) : [...this.#rows.values()].toSorted(byName);
    this.#orders.set(key, made);
    return made;
  }

  /** All meetings that have a time, the earliest first. */
  byTime(): readonly OwnedMeeting[] {
    this.#byTime ??= this.#ownedMeetings();
    return this.#byTime;
  }

  /** The one object of a meeting, which all who have it refer to. */
  #theMeeting({ id, heldAt }: MeetingCopy): MeetingCopy {
    const known = this.#meetings.get(id);
    if (known?.heldAt === heldAt) return known;
    const meeting = Object.assign(known ?? { id, heldAt }, { heldAt });
    this.#meetings.set(id, meeting);
    this.#byTime = null;
    return meeting;
  }

  #ownedMeetings(): OwnedMeeting[] {
    const owned = new Map<string, { id: string; heldAt: number; owners: OrganizationCopyRow[] }>();
    for (const row of this.inOrder(null))
      for (const { id, heldAt } of row.meetings) {
        const known = owned.get(id);
        if (known) known.owners.push(row);
        else if (heldAt !== null) owned.set(id, { id, heldAt, owners: [row] });
      }
    return [...owned.values()].toSorted((a, b) => a.heldAt - b.heldAt || compare(a.id, b.id));
  }

  #forgetOrders(): void {
    this.#orders.clear();
    this.#byTime = null;
  }
}

const isSame = (one: readonly MeetingCopy[], other: readonly MeetingCopy[]): boolean =>
  one.length === other.length && one.every((meeting) => other.includes(meeting));

/** About as many bytes as so many take beside what is looked through. */
const bytesOf = { organization: 600, meeting: 200 };

export const copyWeight = ({ signs, organizations, meetings }: CopySize): number =>
  signs + organizations * bytesOf.organization + meetings * bytesOf.meeting;

export type CopySize = { signs: number; organizations: number; meetings: number };
