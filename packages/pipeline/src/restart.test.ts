import type { Engine } from '@ecco/engine';
import { createTranscriber } from '@ecco/models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalServer, startServer } from './fetch/local-server.fixture.ts';
import { plainDialogue, wave } from './testing/texts.fixture.ts';
import { bytesOf, openWorld, pages, textEngines, until, type World } from './testing/world.fixture.ts';

let world: World;
let site: LocalServer;

beforeAll(async () => {
  world = await openWorld(textEngines(), 'disk');
  site = await startServer(pages({ '/talk.wav': { body: wave(2), type: 'audio/wav' } }));
  await world.pipeline.start();
});
afterAll(async () => {
  await world.close();
  await site.close();
});

const withVoice = (engine: Engine) => ({
  ...textEngines(),
  speak: { engines: [engine], fallBack: false },
});
/** A voice that is done at once: what is seen here is the job, not the speech. */
const quick: Engine = {
  engine: 'quick',
  version: '1',
  ports: { speak: async () => ({ samples: new Int16Array(800), sampleRate: 16_000 }) },
};

async function first(ingested: Promise<{ items: { id: string }[] }>): Promise<string> {
  const [item] = (await ingested).items;
  if (item === undefined) throw new Error('nothing was taken in');
  return item.id;
}

describe('a process that stops between stages', () => {
  it('goes on where it was, with nothing twice', async () => {
    const id = await first(
      world.pipeline.ingestFile({ name: 'stopped.txt', content: bytesOf(plainDialogue) }),
    );
    await until(async () => ((await world.store.segments.count(id)) > 0 ? true : null));
    await world.restart(textEngines());
    expect((await world.settled(id)).status).toBe('ASSERTIONS_COMPLETE');
    const stages = (await world.store.statusHistory.ofItem(id)).filter(
      ({ status }) => status === 'ASSERTIONS_COMPLETE',
    );
    expect(stages).toHaveLength(1);
  });

  it('has an item spoken at the next start that lacks a digest, and what a stop cut off at the one after', async () => {
    const ingesting = world.pipeline.ingestFile({ name: 'mute.txt', content: bytesOf(plainDialogue) });
    const { id } = await world.settled(await first(ingesting));
    expect(await world.store.digests.find(id)).toBeNull();

    let input = 0;
    const endless: Engine = {
      engine: 'patient',
      version: '1',
      ports: {
        speak: (_request, signal) =>
          new Promise((_resolve, reject) => {
            input += 1;
            signal?.addEventListener('abort', () => reject(signal.reason));
          }),
      },
    };
    await world.restart(withVoice(endless));
    await until(async () => (input > 0 ? true : null));

    await world.restart(withVoice(quick));
    const digest = await until(async () => world.store.digests.find(id));
    expect(digest.parts.length).toBeGreaterThan(1);
  });
});

describe('a recording without a transcript', () => {
  it('says what to configure, and goes on by itself once there is a transcriber', async () => {
    const id = await first(world.pipeline.ingestUrl(`${site.origin}/talk.wav`));
    const failed = await world.settled(id);
    expect(failed).toMatchObject({ status: 'FAILED', kind: 'episode' });
    expect(failed.statusMessage).toMatch(/TRANSCRIBER_URL/);

    let received = plainDialogue.split('\n\n');
    const service = await startServer((request, response) => {
      request.resume().on('end', () => {
        const segments = received.map((text, index) => ({ text, start: index, end: index + 1 }));
        response.end(JSON.stringify({ text: '', language: 'en', segments }));
      });
    });
    const transcriber = createTranscriber('openai-compatible', {
      baseURL: `${service.origin}/v1`,
      apiKey: null,
      model: 'stand-in',
    });
    await world.restart({ ...textEngines(), transcribe: { engines: [transcriber], fallBack: false } });
    const done = await until(async () => {
      const item = (await world.store.items.findById(id))?.item;
      return item?.status === 'ASSERTIONS_COMPLETE' ? item : null;
    });
    expect(done).toMatchObject({ transcribedDurationMs: 2000, mediaKey: expect.stringContaining(id) });
    expect(done.makers['transcribe']).toBe('openai-compatible stand-in');

    const before = await world.store.segments.ofItem(id);
    received = received
      .map((text) => text.replace('120 basis points', 'a hundred twenty basis points'))
      .toSpliced(4, 1);
    await world.pipeline.retry(id);
    await world.settled(id);
    const after = await world.store.segments.ofItem(id);
    const retained = after.filter((segment) => before.some(({ id: old }) => old === segment.id));
    expect(retained.length).toBeGreaterThanOrEqual(before.length - 2);
    const moved = await world.store.segments.byIds(before.map(({ id: old }) => old));
    const changed = before.find(({ text }) => text.includes('120 basis points'));
    expect(moved.get(changed?.id ?? '')?.text).toContain('a hundred twenty basis points');
    await service.close();
  });
});
