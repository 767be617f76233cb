import { isFinal, type Status, type StatusUpdate, socketPath } from '@ecco/contract';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createLiveStatus } from './live-status.store.ts';

const liveStatus = createLiveStatus(async () => {
  const { io } = await import('socket.io-client');
  return io({ path: socketPath, transports: ['websocket', 'polling'] });
});

export type Watched = { uuid: string; processing_status: Status };

/** The newest news of an item; watches it as long as it is being processed. Undefined before the first update. */
export function useLiveStatus(item: Watched): StatusUpdate | undefined {
  const watching = !isFinal(item.processing_status);
  useEffect(() => (watching ? liveStatus.getState().watch(item.uuid) : undefined), [watching, item.uuid]);
  return useStore(liveStatus, (state) => (watching ? state.updates[item.uuid] : undefined));
}

/** Whether news of items come by themselves. */
export const useOnline = (): boolean => useStore(liveStatus, (state) => state.online);
