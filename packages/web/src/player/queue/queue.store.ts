/*
 * What is played one after the other: the entries of a list, or what somebody put together. The queue says whose turn
 * it is; fetching an entry and playing it is done by the conductor (queue-conductor.ts).
 */

import { limits } from '@ecco/contract';
import { type ContentKind, contentKinds } from '@ecco/domain';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { isRecord, readPersisted, writePersisted } from '../../persistence/browser-storage.ts';
import { playlist } from './playlist.store.ts';

/** An item that waits for its turn. `duration` in ms. */
export type QueueEntry = {
  uuid: string;
  slug: string;
  kind: ContentKind;
  title: string;
  subtitle: string | null;
  image: string | null;
  duration: number | null;
};

/** `id` and `name` of the list it came from; null where it is none. `at`: where it stands, -1 before the first. */
type QueuedList = { id: string | null; name: string | null; entries: readonly QueueEntry[]; at: number };

export type QueueState = QueuedList & {
  /** Goes up whenever the entry at `at` is to be played now. */
  turn: number;
  /** Plays a list from its entry `at`. */
  start: (list: QueuedList) => void;
  /** Adds an entry at the end; one that is there already stays where it is. */
  enqueue: (entry: QueueEntry) => void;
  remove: (uuid: string) => void;
  /** Moves an entry from one place to another; what plays stays what plays. */
  move: (from: number, to: number) => void;
  /** Plays this one. */
  play: (uuid: string) => void;
  /** Plays the following one; after the last comes the first. */
  next: () => void;
  /** Plays the one before; before the first comes the last. */
  previous: () => void;
  /** Plays the present one again. */
  again: () => void;
  /** Stands at an entry, by uuid, without playing it. */
  point: (uuid: string) => void;
  clear: () => void;
};
export type QueueStore = StoreApi<QueueState>;

const storageKey = 'player-playlist';
const nothing: QueuedList = { id: null, name: null, entries: [], at: -1 };

const isText = (value: unknown): value is string => typeof value === 'string';
const textOrNull = (value: unknown): string | null => (isText(value) ? value : null);

function entryFrom(value: unknown): QueueEntry[] {
  if (!isRecord(value)) return [];
  const { uuid, slug, title, subtitle, image, duration } = value;
  const kind = contentKinds.find((known) => known === value['kind']);
  if (!isText(uuid) || !isText(slug) || !isText(title) || !kind) return [];
  const lasts = typeof duration === 'number' ? duration : null;
  return [
    { uuid, slug, kind, title, subtitle: textOrNull(subtitle), image: textOrNull(image), duration: lasts },
  ];
}

function persistedQueue(): QueuedList {
  const persisted = readPersisted(storageKey);
  if (!isRecord(persisted) || !Array.isArray(persisted['entries'])) return nothing;
  const entries = persisted['entries'].flatMap(entryFrom);
  const at =
    typeof persisted['at'] === 'number' && persisted['at'] < entries.length
      ? Math.max(-1, persisted['at'])
      : -1;
  return { id: textOrNull(persisted['id']), name: textOrNull(persisted['name']), entries, at };
}

/** Each item once, at its first place, and no more than a list may hold. */
const distinct = (entries: readonly QueueEntry[]): QueueEntry[] =>
  [...new Map(entries.map((entry) => [entry.uuid, entry])).values()].slice(0, limits.listItemsMax);

function moved<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length) return rows;
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

/** Makes the queue, as it was persisted at the last visit. */
export function createQueue(): QueueStore {
  const queue = createStore<QueueState>((set, get) => {
    const indexOf = (uuid: string): number => get().entries.findIndex((entry) => entry.uuid === uuid);
    const turnTo = (at: number): void => {
      const { entries, turn } = get();
      if (entries.length > 0) set({ at: (at + entries.length) % entries.length, turn: turn + 1 });
    };
    return {
      ...persistedQueue(),
      turn: 0,
      start: ({ id, name, entries, at }) => {
        const queueEntries = distinct(entries);
        const requested = entries[at]?.uuid;
        const place = queueEntries.findIndex(({ uuid }) => uuid === requested);
        if (id !== null && name !== null) playlist.getState().open({ id, name });
        const isEmpty = queueEntries.length === 0;
        set({
          id,
          name,
          entries: queueEntries,
          ...(!isEmpty && { at: Math.max(0, place), turn: get().turn + 1 }),
        });
      },
      enqueue: (entry) => set({ entries: distinct([...get().entries, entry]) }),
      remove: (uuid) => {
        const gone = indexOf(uuid);
        if (gone === -1) return;
        const { entries, at } = get();
        // Whatever followed what is gone is still the next one.
        set({ entries: entries.toSpliced(gone, 1), at: gone <= at ? at - 1 : at });
      },
      move: (from, to) => {
        const { entries, at } = get();
        const current = entries[at]?.uuid;
        set({ entries: moved(entries, from, to) });
        if (current !== undefined) set({ at: indexOf(current) });
      },
      play: (uuid) => {
        const at = indexOf(uuid);
        if (at !== -1) turnTo(at);
      },
      next: () => turnTo(get().at + 1),
      previous: () => turnTo(Math.max(0, get().at) - 1),
      again: () => turnTo(get().at),
      point: (uuid) => {
        const at = indexOf(uuid);
        if (at !== -1 && at !== get().at) set({ at });
      },
      clear: () => set(nothing),
    };
  });
  queue.subscribe(({ id, name, entries, at }) => writePersisted(storageKey, { id, name, entries, at }));
  return queue;
}

export const queue = createQueue();
