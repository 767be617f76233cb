import { useStore } from 'zustand';
import { type QueueState, queue } from './queue.store.ts';

/** A part of the queue; the component renders again only when that part changes. */
export const useQueue = <Part>(select: (state: QueueState) => Part): Part => useStore(queue, select);
