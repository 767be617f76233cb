import type { Engine, SpeechRequest } from '@ecco/engine';
import { BufferSource, Input, MP3 } from 'mediabunny';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainDialogue } from '../testing/texts.fixture.ts';
import { bytesOf, openWorld, textEngines, until, type World } from '../testing/world.fixture.ts';
import type { Engines } from '../work/engine-chain.ts';

const withVoice = (voice: Engine): Engines => ({
  ...textEngines(),
  speak: { engines: [voice], fallBack: false },
});

/** A voice that hums a tenth of a second for each turn, and remembers what it was asked to say. */
function hummer() {
  const said: SpeechRequest[] = [];
  const engine: Engine = {
    engine: 'hummer',
    version: '1',
    ports: {
      speak: async (request) => {
        said.push(request);
        return { samples: new Int16Array(1_600).fill(500), sampleRate: 16_000 };
      },
    },
  };
  return { said, engine };
}

let world: World;
const voice = hummer();
beforeAll(async () => {
  world = await openWorld(withVoice(voice.engine));
  await world.pipeline.start();
});
afterAll(() => world.close());

/** The conversation as an item of its own: equal bytes would be the same item. */
async function takenIn(name: string): Promise<string> {
  const content = bytesOf(`${plainDialogue}\n\nMara Ellison: This was ${name}.`);
  const { items } = await world.pipeline.ingestFile({ name, content, kind: 'episode' });
  const id = items[0]?.id ?? '';
  await world.settled(id);
  return id;
}
const digestOf = (itemId: string, isRight = (_fingerprint: string) => true) =>
  until(async () => {
    const digest = await world.store.digests.find(itemId);
    return digest !== null && isRight(digest.fingerprint) ? digest : null;
  });
const linesOf = (itemId: string) =>
  world.lines.filter(({ job, item }) => job === 'make-digest' && item === itemId);
const spokenKeys = async (itemId: string) => {
  const keys: string[] = [];
  for await (const { key } of world.store.files.list(`spoken/${itemId}/`)) keys.push(key);
  return keys.sort();
};
async function bytesAt(key: string): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of await world.store.files.get(key)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

describe('the digest of an item', () => {
  it('comes by itself: a recording of each card and one of all, with the cards as chapters', async () => {
    const id = await takenIn('first.txt');
    const statements: string[] = [];
    const stop = world.store.statusUpdates.subscribe(
      ({ itemId, status }) => void statements.push(itemId + status),
    );
    const digest = await digestOf(id);
    const [combined, ...parts] = digest.parts;
    const summary = await world.store.summaries.latest(id, 2);
    const titles = summary?.outline?.chapters.map(({ title }) => title) ?? [];
    expect(parts.map(({ title }) => title)).toEqual(['Insights and Key Takeaways', ...titles]);
    expect(combined).toMatchObject({ title: 'combined', durationMs: digest.totalMs });
    expect(digest.chapters.map(({ card }) => card)).toEqual(parts.map((_part, index) => index));
    const starts = digest.chapters.map(({ startMs }) => startMs);
    expect(starts).toEqual([...starts].sort((one, other) => one - other));
    expect(starts[0]).toBe(0);

    for (const { key, durationMs } of digest.parts) {
      const file = new Uint8Array(await bytesAt(key));
      const input = new Input({ source: new BufferSource(file.buffer), formats: [MP3] });
      expect(Math.abs((await input.computeDuration()) * 1000 - durationMs)).toBeLessThan(60);
      input.dispose();
    }
    const whole = await bytesAt(combined?.key ?? '');
    expect(whole.includes('CTOC') && whole.includes('CHAP')).toBe(true);
    expect(await world.store.files.find(combined?.key ?? '')).toMatchObject({ mime: 'audio/mpeg' });
    await until(async () => (linesOf(id).some(({ outcome }) => outcome === 'written') ? true : null));
    await until(async () => (statements.includes(`${id}ASSERTIONS_COMPLETE`) ? true : null));
    stop();
  });

  it('says only what is stored, and who says what in another voice', async () => {
    const id = await takenIn('second.txt');
    voice.said.length = 0;
    await world.pipeline.remakeDigest(id);
    const summary = await until(async () => world.store.summaries.latest(id, 2));
    await until(async () => (linesOf(id).length > 1 ? true : null));
    const stored = JSON.stringify([summary, (await world.store.items.findById(id))?.item.title]);
    const names = ['Insights and Key Takeaways.', 'Why It Matters.'];
    const speakers = await world.store.speakers.ofItem(id);
    const sentences = voice.said
      .filter(({ text }) => !names.includes(text))
      .flatMap(({ text }) => text.split(/(?<=[.!?]) (?=[A-Z])/));
    expect(sentences.length).toBeGreaterThan(4);
    const announced = new RegExp(` ?(?:${speakers.map(({ name }) => name).join('|')}):$`);
    for (const sentence of sentences)
      expect(stored).toContain(sentence.replace(announced, '').replace(/\.$/, ''));
    expect(sentences.some((sentence) => announced.test(sentence))).toBe(true);
    expect(new Set(voice.said.map((one) => one.voice))).toEqual(new Set(['narrator', 'quote']));
  });

  it('is spoken again when the summary has changed, only the cards that did, and old recordings go', async () => {
    const id = await takenIn('third.txt');
    const before = await digestOf(id);
    const summary = await world.store.summaries.latest(id, 2);
    if (summary?.overview == null) throw new Error('there is no overview');
    const keyInsights = [{ text: 'Nothing was decided.', verbatim: false, citations: [] }];
    const overview = { ...summary.overview, keyInsights };
    await world.store.summaries.save({ itemId: id, version: 2, madeBy: summary.madeBy, overview });
    voice.said.length = 0;
    await world.pipeline.runAgain(id, { from: 'analysis' });
    const after = await digestOf(id, (fingerprint) => fingerprint !== before.fingerprint);
    const texts = voice.said.map(({ text }) => text);
    expect(texts).toContain('Nothing was decided.');
    expect(texts.length).toBeLessThan(7);
    expect(after.parts.slice(2)).toEqual(before.parts.slice(2));
    await until(async () =>
      (await spokenKeys(id)).length === new Set(after.parts.map(({ key }) => key)).size ? true : null,
    );
  });

  it('is left as it is by a run that found the same', async () => {
    const id = await takenIn('fourth.txt');
    const before = await digestOf(id);
    await world.pipeline.retry(id, { from: 'outline' });
    await world.settled(id);
    await until(async () => (linesOf(id).length > 1 ? true : null));
    expect(await digestOf(id)).toEqual(before);
  });

  it('that fails leaves the item as it is, and the log says so', async () => {
    const broken: Engine = {
      ...voice.engine,
      ports: { speak: () => Promise.reject(new Error('out of breath')) },
    };
    await world.restart(withVoice(broken));
    const id = await takenIn('hoarse.txt');
    const line = await until(async () => linesOf(id)[0] ?? null);
    expect(line).toMatchObject({ outcome: 'retry', message: 'out of breath' });
    expect((await world.store.items.findById(id))?.item.status).toBe('ASSERTIONS_COMPLETE');
    expect(await world.store.digests.find(id)).toBeNull();
  });
});
