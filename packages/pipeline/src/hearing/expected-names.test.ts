import { createItem, createOrganization, createPerson } from '@ecco/factories/rows';
import { createTranscriber } from '@ecco/models';
import type { Item } from '@ecco/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalServer, startServer } from '../fetch/local-server.fixture.ts';
import { wave } from '../testing/texts.fixture.ts';
import { openWorld, textEngines, until, type World } from '../testing/world.fixture.ts';
import { expectedNames } from './expected-names.ts';

let world: World;
let service: LocalServer;
/** What the service was sent, as far as it is text. */
let received: { path: string; body: string }[] = [];
const segments = [{ start: 0, end: 2, text: 'Dana Whitfield called the meeting to order.' }];
const words = segments[0]?.text.split(' ').map((word, at) => ({ word, start: at / 5, end: at / 5 + 0.1 }));
const deepgram = {
  results: { channels: [{ alternatives: [{ transcript: 'said', words }] }] },
  metadata: { duration: 3 },
};

beforeAll(async () => {
  service = await startServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', body: Buffer.concat(chunks).toString('latin1') });
      const answer = request.url?.startsWith('/v1/listen')
        ? deepgram
        : { text: '', language: 'en', segments };
      response.end(JSON.stringify(answer));
    });
  });
  world = await openWorld(textEngines(), 'disk');
  await world.pipeline.start();
});
afterAll(async () => {
  await world.close();
  await service.close();
});

const use = (kind: 'openai-compatible' | 'deepgram') => {
  const engine = createTranscriber(kind, { baseURL: `${service.origin}/v1`, apiKey: null, model: null });
  received = [];
  return world.restart({ ...textEngines(), transcribe: { engines: [engine], fallBack: false } });
};

/** A fund with so many people, whose minutes name a manager and, as a person, somebody of the public. */
async function fundWith(name: string, people: number): Promise<string> {
  const { store } = world;
  const { id: organizationId } = await createOrganization(store, { name });
  const own = { organizationId, provenance: 'hand' as const };
  for (let number = 0; number < people; number += 1) {
    const { id } = await createPerson(
      store,
      number === 0 ? `Dana Whitfield of ${name}` : `Member ${number} of ${name}`,
    );
    await store.graph.connect({ ...own, edge: 'HAS_BOARD_MEMBER', target: { kind: 'person', id } });
  }
  const minutes = await createItem(store, { title: `Minutes of ${name}`, kind: 'document', lines: 1 });
  await store.graph.connect({ ...own, edge: 'PUBLISHES_DOCUMENT', target: { kind: 'item', id: minutes.id } });
  await store.links.relateItem(minutes.id);
  const named = { aliases: [], mentions: 3, segmentIds: [] };
  await store.transaction((tx) =>
    tx.entities.replace(minutes.id, [
      { ...named, type: 'organisation', name: `Northgate of ${name}` },
      { ...named, type: 'person', name: `Private Citizen of ${name}` },
    ]),
  );
  return organizationId;
}

/** An uploaded recording of an organization, transcribed. */
async function transcribed(organizationId: string, name: string, seconds = 2): Promise<Item> {
  const content = (async function* () {
    yield wave(seconds);
  })();
  const { items } = await world.pipeline.ingestFile({ name, content });
  const [item] = items;
  if (item === undefined) throw new Error('nothing was taken in');
  await world.settled(item.id);
  const target = { kind: 'item' as const, id: item.id };
  await world.store.graph
    .connect({ organizationId, edge: 'HAS_MEETING', target, provenance: 'hand' })
    .catch(() => null);
  await world.store.graph.connect({ organizationId, edge: 'PUBLISHES_DOCUMENT', target, provenance: 'hand' });
  received = [];
  await world.pipeline.retry(item.id);
  await until(async () => (received.length > 0 ? true : null));
  return world.settled(item.id);
}

describe('names that may be said in a recording', () => {
  it('go to the service: the organization, its people, and what its papers name', async () => {
    await use('openai-compatible');
    const item = await transcribed(await fundWith('Lakeview Teachers', 3), 'lakeview.wav');
    const prompt = /name="prompt"\r\n\r\n([^\r]*)/.exec(received[0]?.body ?? '')?.[1] ?? '';
    expect(prompt).toContain('Lakeview Teachers, ');
    expect(prompt).toContain('Dana Whitfield of Lakeview Teachers');
    expect(prompt).toContain('Northgate of Lakeview Teachers');
    expect(prompt).toMatch(/\bTIPS\b/);
    expect(prompt.length).toBeLessThan(800);
    expect((await expectedNames(world.store, item)).join()).not.toContain('Private Citizen');
  });

  it('of a long roster are as many as the service takes', async () => {
    await use('deepgram');
    const item = await transcribed(await fundWith('Sorrel County', 320), 'sorrel.wav', 3);
    const sent = new URL(received[0]?.path ?? '', service.origin).searchParams.getAll('keyterm');
    expect(sent[0]).toBe('Sorrel County');
    expect(sent.length).toBeGreaterThan(10);
    expect(sent.join('').length).toBeLessThanOrEqual(1_000);
    expect(await expectedNames(world.store, item)).toHaveLength(300);
  });

  it('of an item of no organization are those of its show, and the terms of the trade', async () => {
    const item = await createItem(world.store, { title: 'Nobody’s talk', show: 'Allocator Hours' });
    expect((await expectedNames(world.store, item))[0]).toBe('Allocator Hours');
  });
});
