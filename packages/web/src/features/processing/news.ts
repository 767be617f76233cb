import { type Item, isFinal, type StatusUpdate } from '@ecco/contract';

/**
 * Whether news tell of more than is shown. While an item is being processed a status comes with every step, and what
 * is said within one is no reason to fetch it all again.
 */
export const isNews = (
  item: Pick<Item, 'processing_status' | 'updated_at'>,
  news: Pick<StatusUpdate, 'processing_status' | 'updated_at'>,
): boolean =>
  isFinal(item.processing_status)
    ? news.updated_at > item.updated_at
    : news.processing_status !== item.processing_status;
