import { isFinal, type StatusUpdate, socketPath } from '@ecco/contract';
import type { Status } from '@ecco/domain';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createLiveStatus } from './live-status.store.ts';

const liveStatus = createLiveStatus(async () => {
  const { io } = await import('socket.io-client');
  return io({ path: socketPath, transports: ['websocket', 'polling'] });
});

type WatchedItem = { uuid: string; processing_status: Status };

/** When an item at its end is watched, in ms: its page comes first, and nobody waits for such news. */
const watchLaterMs = 3_000;

/** The newest news of an item; watches it as long as it is being processed. Undefined before the first update. */
export function useLiveStatus(item: WatchedItem): StatusUpdate | undefined {
  const watching = !isFinal(item.processing_status);
  useEffect(() => (watching ? liveStatus.getState().watch(item.uuid) : undefined), [watching, item.uuid]);
  return useStore(liveStatus, (state) => (watching ? state.updates[item.uuid] : undefined));
}

/**
 * The newest news of an item, of its end too: its digest is made after it, and names and scores change at any time.
 * `soon`: something is known to come.
 */
export function useNews(item: WatchedItem, soon: boolean): StatusUpdate | undefined {
  const { uuid } = item;
  const delayMs = soon || !isFinal(item.processing_status) ? 0 : watchLaterMs;
  useEffect(() => {
    let leave = (): void => undefined;
    const timer = setTimeout(() => {
      leave = liveStatus.getState().watch(uuid);
    }, delayMs);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [uuid, delayMs]);
  return useStore(liveStatus, (state) => state.updates[uuid]);
}

/** Calls whenever the socket is connected, again too. Returns how to stop. */
export const onConnected = (run: () => void): (() => void) =>
  liveStatus.subscribe((now, before) => {
    if (now.online && !before.online) run();
  });

/** Whether news of items come by themselves. */
export const useOnline = (): boolean => useStore(liveStatus, (state) => state.online);
