import type { HistoryEntry, Page, RowPage, Store } from '@ecco/store';
import { itemNotFound } from '../item/item.errors.ts';
import type { Authorized } from '../request/access/authorize.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import { entryUnknown } from './history.errors.ts';
import type { Receipts } from './receipt.ts';

type Memory = Pick<Store, 'readingHistory'>;

/** What the person opened, newest first. */
export const readHistory = (
  { readingHistory }: Memory,
  who: Authorized<'read-own'>,
  page: Page,
): Promise<RowPage<HistoryEntry>> => readingHistory.page(ownUserOf(who), page);

type Tools = { store: Memory; receipts: Receipts };
/** `position` in seconds. With `openedAt` and its receipt an entry is put back that was taken out. */
export type Place = {
  uuid: string;
  position?: number | undefined;
  openedAt?: Date | undefined;
  receipt?: string | undefined;
};

/**
 * Notes that the person has an item open, and how far they came.
 * @throws RequestError 404; 409 for a time at which they had not opened it
 */
export async function noteOpened(
  { store: { readingHistory }, receipts }: Tools,
  who: Authorized<'change-own'>,
  { uuid: itemId, position, openedAt, receipt = '' }: Place,
): Promise<void> {
  const userId = ownUserOf(who);
  if (openedAt && !receipts.accepts(receipt, { userId, itemId, openedAt })) throw entryUnknown();
  const positionMs = position === undefined ? null : Math.round(position * 1_000);
  const noted = await readingHistory.note({ userId, itemId, positionMs, ...(openedAt && { openedAt }) });
  if (!noted) throw itemNotFound();
}

/**
 * Forgets one item, or all; what is not in the history is forgotten already. Answers a receipt for one that was there.
 */
export async function forgetOpened(
  { store: { readingHistory }, receipts }: Tools,
  who: Authorized<'change-own'>,
  itemId: string | undefined,
): Promise<string | null> {
  const userId = ownUserOf(who);
  if (itemId === undefined) {
    await readingHistory.forgetAll(userId);
    return null;
  }
  const openedAt = await readingHistory.forget(userId, itemId);
  return openedAt && receipts.of({ userId, itemId, openedAt });
}
