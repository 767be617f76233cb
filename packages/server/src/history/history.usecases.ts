import type { HistoryEntry, Page, Paged, Store } from '@ecco/store';
import type { Authorised } from '../policy/authorise.ts';
import { ownUserOf } from '../policy/own-user.ts';
import { itemNotFound } from '../request/request.errors.ts';

type Memory = Pick<Store, 'readingHistory'>;

/** What the person opened, newest first. */
export const readHistory = (
  { readingHistory }: Memory,
  who: Authorised<'read-own'>,
  page: Page,
): Promise<Paged<HistoryEntry>> => readingHistory.page(ownUserOf(who), page);

/** `position` in seconds. */
export type Place = { uuid: string; position?: number | undefined };

/** Notes that the person has an item open, and how far they came. @throws RequestError 404 */
export async function noteOpened(
  { readingHistory }: Memory,
  who: Authorised<'change-own'>,
  { uuid, position }: Place,
): Promise<void> {
  const positionMs = position === undefined ? null : Math.round(position * 1_000);
  const noted = await readingHistory.note({ userId: ownUserOf(who), itemId: uuid, positionMs });
  if (!noted) throw itemNotFound();
}

/** Forgets one item, or all; what is not in the history is forgotten already. */
export const forgetOpened = (
  { readingHistory }: Memory,
  who: Authorised<'change-own'>,
  uuid: string | undefined,
): Promise<void> =>
  uuid === undefined ? readingHistory.forgetAll(ownUserOf(who)) : readingHistory.forget(ownUserOf(who), uuid);
