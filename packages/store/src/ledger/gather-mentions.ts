import { appendAll } from '@ecco/domain';
import type { PlacedMention } from './ledger.types.ts';
import { compareDays, isSameAct, mentionDay } from './same-act.ts';

/** What tells one event. `id`: that of its entry, which is the id of the telling it was made of first. */
export type EventMentions = { id: string; tellings: PlacedMention[] };

const byDay = (one: PlacedMention, other: PlacedMention): number =>
  compareDays(mentionDay(one), mentionDay(other)) ||
  one.itemId.localeCompare(other.itemId) ||
  one.id.localeCompare(other.id);

/**
 * The events that some tellings of one actor tell. Those that belong to an entry keep it; one that tells the same as two
 * entries joins them. No two tellings of one item are one event: what an item tells twice was joined when it was read.
 */
export function gatherMentions(all: readonly PlacedMention[]): EventMentions[] {
  const known = Map.groupBy(
    all.filter(({ entryId }) => entryId !== null),
    ({ entryId }) => entryId,
  );
  let groups = [...known].flatMap(([id, tellings]) => (id === null ? [] : [{ id, tellings }]));
  for (const telling of all.filter(({ entryId }) => entryId === null).toSorted(byDay)) {
    const [first, ...others] = groups.filter(({ tellings }) =>
      tellings.some((one) => isSameAct(telling, one)),
    );
    if (first === undefined || isOfItem(first, telling)) {
      groups.push({ id: telling.id, tellings: [telling] });
      continue;
    }
    const joined = { id: first.id, tellings: [...first.tellings, telling] };
    const gone = new Set([first]);
    for (const other of others) {
      if (other.tellings.some((one) => isOfItem(joined, one))) continue;
      appendAll(joined.tellings, other.tellings);
      gone.add(other);
    }
    groups = [...groups.filter((group) => !gone.has(group)), joined];
  }
  return groups;
}

const isOfItem = ({ tellings }: EventMentions, { itemId }: PlacedMention): boolean =>
  tellings.some((one) => one.itemId === itemId);
