import type { IncomingHttpHeaders } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RouteName } from '../access/route-policy.ts';
import { createOverload, type Overload, urgencyOf } from './overload.ts';

let now: number;
let overload: Overload;
/** Ends the question that is being asked. */
let answered: () => Promise<void>;
let requested: number;
let over: (() => void)[];

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

beforeEach(() => {
  [now, requested, over] = [0, 0, []];
  const ask = () => {
    requested += 1;
    const { promise, resolve } = Promise.withResolvers<void>();
    answered = async () => {
      resolve();
      await settle();
    };
    return promise;
  };
  overload = createOverload({ ask, clock: () => now, random: () => 0.5 });
  overload.recognize(member);
});

const member = { cookie: 'ecco_session=any' };
const admit = (route: RouteName, headers: IncomingHttpHeaders = member, cost = 0) =>
  overload.admit({ route, headers, cost, whenOver: (then) => over.push(then) });
/** So many calls are under way, and the shortest question waits so long. */
const busy = (calls: number, waitMs: number) => {
  for (let call = 0; call < calls; call += 1) admit('item.episode');
  now += waitMs;
};
const isRefused = (route: RouteName, headers?: IncomingHttpHeaders): boolean => {
  try {
    admit(route, headers);
    return false;
  } catch (error) {
    expect(error).toMatchObject({ statusCode: 503, code: 'server.busy', headers: { 'retry-after': '2' } });
    return true;
  }
};

describe('where more is asked than can be answered', () => {
  it('is refused first what a page can do without, then what pages show, and last what is read', () => {
    busy(40, 60);
    const routes = ['search.transcripts', 'organisation.find', 'item.episode', 'list.create'] as const;
    expect(routes.map((route) => isRefused(route))).toEqual([true, false, false, false]);
    now += 60;
    expect(routes.map((route) => isRefused(route))).toEqual([true, true, false, false]);
    now += 600;
    expect(routes.map((route) => isRefused(route))).toEqual([true, true, true, true]);
  });

  it('are refused visitors before members', () => {
    busy(40, 60);
    expect(isRefused('organisation.find', {})).toBe(true);
    expect(isRefused('organisation.find')).toBe(false);
    expect(isRefused('item.episode', {})).toBe(false);
  });

  it('is whoever says that they are somebody a visitor until they were found to be', () => {
    const key = { authorization: 'Bearer key' };
    busy(40, 60);
    expect(isRefused('organisation.find', { cookie: 'ecco_session=made up' })).toBe(true);
    expect(isRefused('organisation.find', key)).toBe(true);
    overload.recognize(key);
    expect(isRefused('organisation.find', key)).toBe(false);
  });

  it('is nothing refused for the wait of a few, nor once they have their answers', () => {
    busy(39, 5_000);
    expect(isRefused('search.transcripts')).toBe(false);
    expect(isRefused('search.transcripts')).toBe(true);
    for (const end of over) end();
    expect(isRefused('search.transcripts')).toBe(false);
  });

  it('are a few costly searches as much as many that cost nothing', () => {
    admit('search.transcripts', member, 26);
    admit('search.transcripts', member, 26);
    now += 5_000;
    expect(isRefused('search.transcripts')).toBe(true);
    for (const end of over) end();
    expect(isRefused('search.transcripts')).toBe(false);
  });

  it('is asked how long it waits one question at a time, and none while nobody asks', async () => {
    busy(40, 1_000);
    expect(isRefused('search.transcripts')).toBe(true);
    expect(requested).toBe(1);
    await answered();
    expect([isRefused('search.transcripts'), requested]).toEqual([true, 2]);
    await answered();
    now += 2_000;
    expect([isRefused('search.transcripts'), requested]).toEqual([false, 3]);
  });
});

it('tells calls that stay open from others', () => {
  busy(40, 5_000);
  expect(isRefused('item.progress')).toBe(false);
  expect(isRefused('ingest.upload')).toBe(false);
  expect(urgencyOf('item.library', true)).toBe('usual');
  expect(urgencyOf('item.library', false)).toBe('last');
});
