import { ErrorBody, IngestResult } from '@ecco/contract/schemas';
import { createProcessedItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createHostileCallers,
  furnish,
  hostileCallers,
  hostileWorld,
} from '../testing/hostile-callers.fixture.ts';
import { type HostileCall, hostileCalls } from '../testing/hostile-calls.fixture.ts';
import type { KnownValues } from '../testing/hostile-values.fixture.ts';
import { type Answer, openWorld, until, type World } from '../testing/world.ts';

/** Of each operation, for each caller; `npm run bench fuzz` makes as many as there is time for. */
const perOperation = 1;
/** Where this machine keeps its files, where in the code a fault was thrown, and what the database was asked. */
const innerSigns = [
  '/ecco-server-',
  'packages/server',
  'node_modules',
  '.ts:',
  '\n    at ',
  'Failed query',
  'PGlite',
];
const RefusalInWords = ErrorBody.required({ code: true }).strict();
const longestReport = 400;

let world: World;
let known: KnownValues;
let askAs: ReturnType<typeof createHostileCallers>;
beforeAll(async () => {
  world = await openWorld(hostileWorld);
  known = await furnish(world.store);
  askAs = createHostileCallers(world);
});
afterAll(() => world.end());

/** Whether it was answered or refused as the description of the API says, and without a word of what is inside. */
function isInWords({ status, text, body }: Answer): boolean {
  const isRefused = status >= 400 && RefusalInWords.safeParse(body).success;
  return status < 500 && (status < 400 || isRefused) && !innerSigns.some((sign) => text.includes(sign));
}

const reportOf = ({ method, path, body }: HostileCall, { status, text }: Answer): string =>
  [status, method, path, body ?? '', text].map((part) => String(part).slice(0, longestReport)).join(' ');

describe('a hostile call', () => {
  it.each(hostileCallers)('of any operation is answered or refused in words: to a %s', async (caller) => {
    const faults: string[] = [];
    const seed = hostileCallers.indexOf(caller);
    for (const call of await hostileCalls({ seed, perOperation, known })) {
      const answer = await askAs(caller, call);
      if (!isInWords(answer)) faults.push(reportOf(call, answer));
    }
    expect(faults).toEqual([]);
  });

  it('leaves a product that goes on working', async () => {
    const { slug } = await createProcessedItem(world.store, { lines: 8 });
    expect((await world.ask(`/v2/content/${slug}`)).status).toBe(200);
    const body = 'The board met to speak about fees. It decided to lower them by five percent.';
    const headers = { 'content-type': 'application/octet-stream' };
    const uploaded = await world.ask('/v2/uploads?name=after.txt', { method: 'PUT', body, headers });
    const { item } = IngestResult.parse(uploaded.body);
    await until(async () => {
      const now = await world.store.items.findById(item?.uuid ?? '');
      return now?.item.status === 'ASSERTIONS_COMPLETE';
    });
    expect((await world.ask('/readyz')).status).toBe(200);
  });
});
