import { useStore } from 'zustand';
import { type QueueState, queue } from './queue.store.ts';

/** A part of the queue; the component renders again only when that part changes. */
export const useQueue = <Selected>(select: (state: QueueState) => Selected): Selected =>
  useStore(queue, select);
