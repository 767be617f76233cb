import { afterAll, beforeAll, expect, it } from 'vitest';
import { metaOf } from '../item/item-meta.ts';
import { tidyFiles } from '../maintenance/tidy-files.ts';
import { plainDialogue } from '../testing/texts.fixture.ts';
import { bytesOf, openWorld, textEngines, until, type World } from '../testing/world.fixture.ts';
import { createRecurring } from './recurring.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.pipeline.start();
});
afterAll(() => world.close());

const inTwoDays = () => new Date(Date.now() + 48 * 3_600_000);
const put = (key: string) => world.store.files.put({ key, body: bytesOf('bytes'), mime: 'text/plain' });

it('files that nothing leads to are removed, those in use stay', async () => {
  const { items } = await world.pipeline.ingestFile({ name: 'kept.txt', content: bytesOf(plainDialogue) });
  const id = items[0]?.id ?? '';
  await world.settled(id);
  await world.pipeline.retry(id);
  const item = await world.settled(id);
  const older = `items/${id}/transcript-1.json`;
  const gone = [
    'uploads/0b2f/orphan.txt',
    `media/${crypto.randomUUID()}/source.mp3`,
    `media/${id}/source.mp3`,
  ];
  for (const key of gone) await put(key);
  expect(await world.store.files.head(older)).not.toBeNull();

  expect(await tidyFiles({ store: world.store, engines: textEngines() }, new Date())).toBe(0);
  expect(await tidyFiles({ store: world.store, engines: textEngines() }, inTwoDays())).toBe(gone.length + 1);
  for (const key of [...gone, older]) expect(await world.store.files.head(key)).toBeNull();
  const { file, transcript } = metaOf(item);
  expect(await world.store.files.head(file?.key ?? '')).not.toBeNull();
  expect(await world.store.files.head(transcript?.key ?? '')).not.toBeNull();
});

it('recurring work goes on after a fault, never runs twice at once, and ends with what runs', async () => {
  let running = 0;
  const seen: number[] = [];
  const errors: unknown[] = [];
  const recurring = createRecurring({
    atStart: () => Promise.reject(new Error('broken')),
    async regularly() {
      running += 1;
      await until(async () => true);
      seen.push(running);
      running -= 1;
    },
    everyMs: 1,
    onError: (error) => errors.push(error),
  });
  recurring.start();
  await until(async () => (seen.length >= 3 ? true : null));
  await recurring.stop();
  const atEnd = seen.length;
  expect([running, new Set(seen), errors.length]).toEqual([0, new Set([1]), 1]);
  await until(async () => true);
  expect(seen).toHaveLength(atEnd);
});
