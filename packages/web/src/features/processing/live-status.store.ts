/*
 * Live progress. One socket for the page, opened when the first item is watched and loaded only then; each watched
 * item is one room. The last update of an item is kept here for whoever shows it, as long as the socket lives: what
 * was told before a break may be older than what is asked for meanwhile.
 */
import type { ClientEvents, ServerEvents, StatusUpdate } from '@ecco/contract';
import type { Socket } from 'socket.io-client';
import { createStore } from 'zustand/vanilla';

export type LiveSocket = Pick<Socket<ServerEvents, ClientEvents>, 'on' | 'emit' | 'disconnect' | 'connected'>;
type Connect = () => Promise<LiveSocket>;

type LiveState = {
  /** Whether updates come by themselves; without that the pages have to ask. */
  online: boolean;
  updates: Readonly<Record<string, StatusUpdate>>;
  /** Joins the room of an item; the returned function leaves it. Rooms are counted, so several may watch one. */
  watch: (uuid: string) => () => void;
};

export function createLiveStatus(connect: Connect) {
  const watched = new Map<string, number>();
  let socket: Promise<LiveSocket> | null = null;

  const enter = (opened: LiveSocket, uuid: string): void => {
    opened.emit('join', uuid);
    opened.emit('get_status', uuid);
  };

  return createStore<LiveState>((set, get) => {
    const open = async (): Promise<LiveSocket> => {
      const opened = await connect();
      opened.on('status_update', (update) => set({ updates: { ...get().updates, [update.uuid]: update } }));
      // A new connection is in no room, and updates may have been missed.
      opened.on('connect', () => {
        set({ online: true });
        for (const uuid of watched.keys()) enter(opened, uuid);
      });
      opened.on('disconnect', () => set({ online: false, updates: {} }));
      return opened;
    };

    const leave = (uuid: string): void => {
      const left = (watched.get(uuid) ?? 1) - 1;
      if (left > 0) {
        watched.set(uuid, left);
        return;
      }
      watched.delete(uuid);
      void socket?.then((opened) => opened.connected && opened.emit('leave', uuid)).catch(() => undefined);
    };

    const join = async (uuid: string): Promise<void> => {
      socket ??= open();
      const opened = await socket;
      // Before it is connected nothing is sent: that is done for all rooms once it is.
      if (watched.has(uuid) && opened.connected) enter(opened, uuid);
    };

    return {
      online: false,
      updates: {},
      watch: (uuid) => {
        const watchers = watched.get(uuid) ?? 0;
        watched.set(uuid, watchers + 1);
        // Without a socket the pages ask by themselves, so a failed connection needs no words.
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
