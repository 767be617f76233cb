/*
 * Live progress. One socket for the page, opened when the first item is watched and loaded only then; each watched
 * item is one room. The last update of an item is kept here for whoever shows it.
 */
import type { ClientEvents, ServerEvents, StatusUpdate } from '@ecco/contract';
import type { Socket } from 'socket.io-client';
import { createStore } from 'zustand/vanilla';

export type LiveSocket = Pick<Socket<ServerEvents, ClientEvents>, 'on' | 'emit' | 'disconnect'>;
type Connect = () => Promise<LiveSocket>;

type LiveState = {
  updates: Readonly<Record<string, StatusUpdate>>;
  /** Joins the room of an item; the returned function leaves it. Rooms are counted, so several may watch one. */
  watch: (uuid: string) => () => void;
};

export function createLiveStatus(connect: Connect) {
  const watched = new Map<string, number>();
  let socket: Promise<LiveSocket> | null = null;

  return createStore<LiveState>((set, get) => {
    const open = async (): Promise<LiveSocket> => {
      const opened = await connect();
      opened.on('status_update', (update) => set({ updates: { ...get().updates, [update.uuid]: update } }));
      // After a broken connection the rooms are gone and updates may have been missed.
      opened.on('connect', () => {
        for (const uuid of watched.keys()) {
          opened.emit('join', uuid);
          opened.emit('get_status', uuid);
        }
      });
      return opened;
    };

    const leave = (uuid: string): void => {
      const left = (watched.get(uuid) ?? 1) - 1;
      if (left > 0) {
        watched.set(uuid, left);
        return;
      }
      watched.delete(uuid);
      void socket?.then((opened) => opened.emit('leave', uuid)).catch(() => undefined);
    };

    const join = async (uuid: string): Promise<void> => {
      socket ??= open();
      const opened = await socket;
      if (!watched.has(uuid)) return;
      opened.emit('join', uuid);
      opened.emit('get_status', uuid);
    };

    return {
      updates: {},
      watch: (uuid) => {
        const watchers = watched.get(uuid) ?? 0;
        watched.set(uuid, watchers + 1);
        // Without a socket the pages still refetch by themselves, so a failed connection needs no words.
        if (watchers === 0) void join(uuid).catch(() => undefined);
        let over = false;
        return () => {
          if (!over) leave(uuid);
          over = true;
        };
      },
    };
  });
}
