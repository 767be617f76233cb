import type { HistoryEntry as PublicEntry } from '@ecco/contract';
import type { HistoryEntry } from '@ecco/store';
import { presentCard } from '../item/item-card.presenter.ts';
import { type Owned, withOwners } from '../item/owned-items.ts';
import { pageOf, paginationOf } from '../request/http/pagination.ts';
import { guarded, os } from '../request/request-context.ts';
import { forgetOpened, noteOpened, readHistory } from './history.usecases.ts';

const presentEntry = ({ openedAt, positionMs, ...entry }: Owned<HistoryEntry>): PublicEntry => ({
  ...presentCard(entry),
  opened_at: openedAt.toISOString(),
  position: positionMs === null ? null : positionMs / 1_000,
});

const list = guarded(os.history.list).handler(async ({ input, context: { services, actor, event } }) => {
  const page = pageOf(input);
  const { rows, total } = await readHistory(services.store, actor, page);
  event.found = total;
  const entries = await withOwners(services.store, rows);
  return { episodes: entries.map(presentEntry), pagination: paginationOf(page, total) };
});

const note = guarded(os.history.note).handler(async ({ input, context: { services, actor, event } }) => {
  event.item = input.uuid;
  const { opened_at: openedAt, ...place } = input;
  await noteOpened(services, actor, {
    ...place,
    openedAt: openedAt === undefined ? undefined : new Date(openedAt),
  });
  return { message: 'Noted' };
});

const forget = guarded(os.history.forget).handler(async ({ input, context: { services, actor } }) => {
  const receipt = await forgetOpened(services, actor, input.uuid);
  const message = input.uuid === undefined ? 'Your history is empty now' : 'Removed from your history';
  return { message, ...(receipt !== null && { receipt }) };
});

export const historyRoutes = { list, note, forget };
