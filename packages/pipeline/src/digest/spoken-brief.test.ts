import type { Engine, SpeechRequest } from '@ecco/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tidyFiles } from '../maintenance/tidy-files.ts';
import { openWorld, textEngines, type World } from '../testing/world.fixture.ts';
import type { BriefText } from './spoken-brief.ts';

const said: SpeechRequest[] = [];
/** Hums a second for each turn. */
const voice: Engine = {
  engine: 'hummer',
  version: '1',
  ports: {
    speak: async (request) => {
      said.push(request);
      return { samples: new Int16Array(16_000).fill(500), sampleRate: 16_000 };
    },
  },
};
const engines = { ...textEngines(), speak: { engines: [voice], fallBack: false } };

let world: World;
beforeAll(async () => {
  world = await openWorld(engines);
});
afterAll(() => world.close());

const sentence = (text: string, speaker: string | null = null) => ({
  cited: { text, verbatim: true, citations: [] },
  speaker,
});
const brief = (part: Partial<BriefText> = {}): BriefText => ({
  listId: '7b1f0c52-0000-4000-8000-0000000000c1',
  title: 'Ferries',
  period: 'May 2 – 8, 2026',
  parts: [
    {
      title: 'On fees',
      language: 'en',
      sentences: [sentence('Fees fell.'), sentence('We hired nobody.', 'Ada')],
    },
    { title: 'Leer', language: 'en', sentences: [] },
    { title: 'On rates', language: null, sentences: [sentence('Rates rose.')] },
  ],
  ...part,
});

it('is said part by part, quotations after who says them, each part a chapter; once', async () => {
  expect(await world.pipeline.spokenBrief(brief())).toBeNull();
  const [spoken, again] = await Promise.all([
    world.pipeline.speakBrief(brief()),
    world.pipeline.speakBrief(brief()),
  ]);
  expect(said.map(({ text }) => text)).toEqual([
    'Ferries.',
    'May 2 – 8, 2026.',
    'On fees.',
    'Fees fell. Ada:',
    'We hired nobody.',
    'On rates.',
    'Rates rose.',
  ]);
  expect(spoken.chapters.map(({ title }) => title)).toEqual(['On fees', 'On rates']);
  expect(spoken.durationMs).toBeGreaterThan(7_000);
  expect([again, await world.pipeline.spokenBrief(brief())]).toEqual([spoken, spoken]);
});

it('that says something else is another recording', async () => {
  const { key } = await world.pipeline.speakBrief(brief({ title: 'Boats' }));
  expect(key).not.toBe((await world.pipeline.spokenBrief(brief()))?.key);
});

it('without anything to say is refused', async () => {
  await expect(world.pipeline.speakBrief(brief({ parts: [] }))).rejects.toMatchObject({
    code: 'speech.no-summary',
  });
});

it('goes a month after it was made', async () => {
  const reader = { store: world.store, engines };
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  expect(await tidyFiles(reader, inDays(29))).toBe(0);
  expect(await tidyFiles(reader, inDays(31))).toBeGreaterThan(0);
  expect(await world.pipeline.spokenBrief(brief())).toBeNull();
});
