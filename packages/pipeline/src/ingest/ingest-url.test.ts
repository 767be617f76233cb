import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalServer, startServer } from '../fetch/local-server.fixture.ts';
import { openWorld, type Page, pages, type World } from '../testing/world.fixture.ts';

let world: World;
let site: LocalServer;
const served: Record<string, Page> = {};

const paragraph =
  '<p>The trustees of the harbor pension fund lowered their assumed rate of return on Thursday, after a long debate of its price for the employers.</p>';
const page = (path: string, canonical: string | null): void => {
  const link = canonical === null ? '' : `<link rel="canonical" href="${canonical}">`;
  const body = `<html><head><title>Rate lowered</title>${link}</head><body><article>${paragraph.repeat(4)}</article></body></html>`;
  served[path] = { body, type: 'text/html' };
};
const idOf = async (path: string): Promise<string | undefined> =>
  (await world.pipeline.ingestUrl(`${site.origin}${path}`)).items[0]?.id;

beforeAll(async () => {
  world = await openWorld();
  site = await startServer((request, response) => pages(served)(request, response));
  await world.pipeline.start();
});
afterAll(async () => {
  await world.close();
  await site.close();
});

it('a page is the item that is known by the address that it says is its own', async () => {
  page('/news/rate', '/news/rate');
  page('/amp/news/rate', '/news/rate');
  page('/print/rate', '/news/rate');
  const first = await idOf('/amp/news/rate');
  expect(first).not.toBeUndefined();
  expect([await idOf('/news/rate'), await idOf('/print/rate')]).toEqual([first, first]);
});

it('pages that all name the front of their site are items of their own', async () => {
  page('/news/one', '/');
  page('/news/two', '/');
  expect(await idOf('/news/one')).not.toBe(await idOf('/news/two'));
});

it('what a newsletter or a click adds to an address makes no other item of it', async () => {
  page('/news/mailed?id=7', null);
  for (const added of [
    'mkt_tok=abc',
    '_hsenc=x&_hsmi=y',
    'msclkid=z',
    'utm_source=mail',
    'mc_cid=1&goal=0_1a2b-3c',
  ])
    served[`/news/mailed?id=7&${added}`] = served['/news/mailed?id=7'] ?? { body: '', type: 'text/html' };
  const first = await idOf('/news/mailed?id=7');
  for (const added of ['mkt_tok=abc', '_hsenc=x&_hsmi=y', 'msclkid=z', 'utm_source=mail'])
    expect(await idOf(`/news/mailed?id=7&${added}`)).toBe(first);
});
