import type { Engine } from '@ecco/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { summaryVersion } from '../item/source-of-item.ts';
import { tidyFiles } from '../maintenance/tidy-files.ts';
import { plainDialogue } from '../testing/texts.fixture.ts';
import { bytesOf, openWorld, textEngines, until, type World } from '../testing/world.fixture.ts';

/** What happens while the voice speaks. */
let meanwhile: () => Promise<void> = async () => undefined;
const voice: Engine = {
  engine: 'interrupted',
  version: '1',
  ports: {
    speak: async () => {
      await meanwhile();
      return { samples: new Int16Array(1_600).fill(500), sampleRate: 16_000 };
    },
  },
};
const engines = { ...textEngines(), speak: { engines: [voice], fallBack: false } };

let world: World;
let itemId: string;
beforeAll(async () => {
  world = await openWorld(engines);
  await world.pipeline.start();
  const { items } = await world.pipeline.ingestFile({ name: 'one.txt', content: bytesOf(plainDialogue) });
  itemId = items[0]?.id ?? '';
  await until(async () => world.store.digests.find(itemId));
});
afterAll(() => world.close());

const inTwoDays = () => new Date(Date.now() + 48 * 3_600_000);

/** Gives the item another overview, as a new summary does. */
async function say(text: string): Promise<void> {
  const madeBy = { engine: 'none', version: '0' };
  const overview = { keyInsights: [{ text, verbatim: false, citations: [] }], whyItMatters: [] };
  await world.store.summaries.save({ itemId, version: summaryVersion, madeBy, overview });
}
async function spoken(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of world.store.files.list(`spoken/${itemId}/`)) keys.push(key);
  return keys;
}

it('a card whose text changes while it is spoken is spoken as it is then, and the other recording goes', async () => {
  const ref = { itemId, card: 0 };
  await say('Fees fell.');
  meanwhile = () => say('Fees rose.');
  const { key } = await world.pipeline.speakCard(ref);
  expect((await world.pipeline.spokenCard(ref))?.key).toBe(key);

  const reader = { store: world.store, engines };
  const before = (await spoken()).length;
  expect(await tidyFiles(reader, new Date())).toBe(0);
  expect(await tidyFiles(reader, inTwoDays())).toBeGreaterThan(0);
  const left = await spoken();
  expect(left.length).toBeLessThan(before);
  expect(left).toContain(key);
  const digest = await world.store.digests.find(itemId);
  expect(left).toEqual(expect.arrayContaining((digest?.parts ?? []).map((part) => part.key)));
});
