import { limits } from '@ecco/contract';
import { themeIds } from '@ecco/domain';
import { presentInsights } from '../insight/insight.presenter.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import { guarded, os } from '../request/request-context.ts';
import type { Services } from '../request/services.ts';
import { presentRising } from './trending-theme.presenter.ts';
import { readRising, readRisingQuotes } from './trending-themes.usecases.ts';
import { updateLines, updatesOf } from './updates.usecases.ts';
import { openWatched, type WatchedSource } from './watched.ts';

const dayMs = 86_400_000;
/** So many days back, where no first day is said. */
const defaultDays = 30;

const updateDay = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** The days that are asked for, both included; `now` in ms. */
function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }, now: number) {
  const last = to ?? updateDay(now);
  const first = from ?? updateDay(Date.parse(last) - defaultDays * dayMs);
  return {
    days: { from: first, to: last },
    after: new Date(Date.parse(first) - 1),
    until: new Date(Date.parse(last) + dayMs - 1),
  };
}

const list = guarded(os.update.list).handler(async ({ input, context: { services, actor, event } }) => {
  const watched = await openWatched(services.store, { ...input, reader: actor });
  const { days, after, until } = periodOf(input, services.now());
  const limit = limits.updatesShown;
  const updates = await updatesOf(services, watched, { after, until, limit: limit + 1 });
  const lines = await updateLines(services.store, watched, updates.slice(0, limit));
  event.found = lines.length;
  return { thing: watched.thing, ...days, lines, partial: updates.length > limit };
});

/** The organizations of what is asked about, and the time as far as it has come. */
async function comparedOf(
  { store, now }: Pick<Services, 'store' | 'now'>,
  input: Parameters<typeof periodOf>[0] & Parameters<typeof openWatched>[1],
) {
  const { scope } = await openWatched(store, input);
  const { days, after, until } = periodOf(input, now());
  return {
    ids: scope.organizationIds ?? [],
    days,
    from: after,
    to: new Date(Math.min(until.getTime(), now())),
  };
}

const themes = guarded(os.update.themes).handler(async ({ input, context: { services, actor, event } }) => {
  const { ids, days, ...time } = await comparedOf(services, { ...input, reader: actor });
  const risingThemes = await readRising(services.store, ids, time);
  event.found = risingThemes.themes.length;
  return { ...days, organizations: ids.length, themes: presentRising(risingThemes) };
});

const quotes = guarded(os.update.quotes).handler(async ({ input, context: { services, actor, event } }) => {
  const { ids, days: _, ...time } = await comparedOf(services, { ...input, reader: actor });
  const queries = input.org === undefined ? ids : ids.filter((id) => id === input.org);
  const theme = themeIds.find((id) => id === input.themeId) ?? 1;
  const said = presentInsights(await readRisingQuotes(services.store, queries, { ...time, theme }));
  event.found = said.length;
  return said;
});

/** What is new on the home page is all that came into the library. */
const library: Pick<WatchedSource, 'scope' | 'search'> & { id: string } = {
  id: 'home',
  scope: { arrivals: true },
  search: null,
};

const note = guarded(os.visit.note).handler(async ({ input: { kind, id }, context: { services, actor } }) => {
  const userId = ownUserOf(actor);
  const result = kind === 'home' ? library : await openWatched(services.store, { kind, id, reader: actor });
  const thingId = 'thing' in result ? result.thing.id : library.id;
  const since = await services.store.visits.note({ userId, kind, thingId });
  if (since === null) return { since: null, lines: [], partial: false };
  const limit = limits.updatesShown;
  const until = new Date(services.now());
  const updates = await updatesOf(services, result, { after: since, until, limit: limit + 1 });
  const lines = await updateLines(services.store, result, updates.slice(0, limit));
  return { since: since.toISOString(), lines, partial: updates.length > limit };
});

export const updateRoutes = { list, themes, quotes };
export const visitRoutes = { note };
