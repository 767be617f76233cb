import { builtInEngine } from '@ecco/engine';
import { afterEach, expect, it } from 'vitest';
import { plainDialogue } from '../testing/texts.fixture.ts';
import { bytesOf, openWorld, textEngines, until, type World } from '../testing/world.fixture.ts';

let world: World;
afterEach(() => world.close());

const german = Array.from(
  { length: 6 },
  (_, index) =>
    `Der Vorstand der Pensionskasse hat am ${index + 1}. Mai beschlossen, die Gebühren um ${index + 2} Prozent zu senken und die Anlagen in Immobilien nicht weiter zu erhöhen.`,
).join('\n\n');

async function takenIn(text: string): Promise<string> {
  const { items } = await world.pipeline.ingestFile({ name: 'one.txt', content: bytesOf(text) });
  const id = items[0]?.id ?? '';
  await world.settled(id);
  return id;
}

it('the built-in voice speaks English, and the log and the item say why of the rest nothing is spoken', async () => {
  world = await openWorld({ ...textEngines(), speak: { engines: [builtInEngine], fallBack: false } });
  await world.pipeline.start();
  const spoken = await takenIn(plainDialogue);
  const digest = await until(async () => world.store.digests.find(spoken));
  expect(digest.madeBy).toBe(`${builtInEngine.engine} ${builtInEngine.version}`);
  expect(digest.totalMs).toBeGreaterThan(20_000);

  const unspoken = await takenIn(german);
  const line = await until(
    async () => world.lines.find(({ job, item }) => job === 'make-digest' && item === unspoken) ?? null,
  );
  expect(line).toMatchObject({ outcome: 'stale', code: 'speech.language' });
  const remarks = async () => (await world.store.items.findById(unspoken))?.item.notes ?? [];
  const said =
    'There is no audio digest. The voice speaks English only, and the language of this item is “de”.';
  expect(await remarks()).toContain(said);
  expect((await world.store.items.findById(spoken))?.item.notes).toEqual([]);
  await expect(world.pipeline.remakeDigest(unspoken)).rejects.toThrow(/English only/);

  await world.store.items.update(unspoken, { language: 'en' });
  await world.pipeline.remakeDigest(unspoken);
  await until(async () => world.store.digests.find(unspoken));
  expect(await remarks()).not.toContain(said);
});
