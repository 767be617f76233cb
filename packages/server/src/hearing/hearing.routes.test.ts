import { createProcessedItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWorld, until, type World } from '../testing/world.ts';

let world: World;
let admin: string;
let item: { id: string; slug: string };
let line: { id: string; text: string };
beforeAll(async () => {
  world = await openWorld();
  admin = await world.becomeAdmin();
});
afterAll(() => world.end());
beforeEach(async () => {
  item = await createProcessedItem(world.store, { title: 'The reserve', lines: 12 });
  const lines = await world.store.segments.ofItem(item.id);
  const [, , , , , , , said] = lines;
  if (!said) throw new Error('the item has twelve lines');
  line = said;
  await world.store.transaction((tx) =>
    tx.hearings.put(
      item.id,
      lines.map(({ id, idx, startMs }) => ({
        segmentId: id,
        confidence: idx === 7 ? 0.4 : 0.9,
        words: [{ at: 0, length: 4, startMs: startMs ?? 0, endMs: (startMs ?? 0) + 300, confidence: 0.75 }],
        unsure: idx === 7 ? [{ at: 5, length: 1, kind: 'figure' as const }] : [],
        setAside: idx === 9 ? ('repeated' as const) : null,
      })),
    ),
  );
});

const doubts = async () => (await world.ask(`/v2/content/${item.id}/hearing`, { session: admin })).body;
const act = (path: string, json?: object) =>
  world.ask(`/v2/content/${item.id}/hearing/${path}`, {
    method: 'POST',
    session: admin,
    ...(json && { json }),
  });
const linesOf = async (query = '') =>
  (await world.ask(`/v2/content/${item.id}/transcript?from=7&limit=1${query}`)).body['segments'];

describe('what a transcriber was not sure of', () => {
  it('stands at its line for every reader, with words only where they are asked for', async () => {
    expect(await linesOf()).toMatchObject([{ unsure: [{ at: 5, length: 1, kind: 'figure', review: null }] }]);
    expect(JSON.stringify(await linesOf())).not.toContain('confidence');
    expect(await linesOf('&words=true')).toMatchObject([
      {
        times: 'exact',
        confidence: expect.closeTo(0.4),
        words: [{ at: 0, length: 4, start_ms: 28_000, end_ms: 28_300, confidence: 0.75 }],
      },
    ]);
    const { body } = await world.ask(`/v2/content/${item.slug}`);
    expect(JSON.stringify(body)).not.toContain('"words":[{');
  });

  it('is confirmed once by somebody who is noted, and that is undone', async () => {
    expect(await doubts()).toMatchObject({ open: 1, waiting: 0, lines: [{ line: 7 }, { line: 9 }] });
    const { status, body } = await act('confirm', { segment: line.id, words: '7' });
    expect(status).toBe(200);
    expect((await act('confirm', { segment: line.id, words: '7' })).body).toEqual(body);
    expect(await doubts()).toMatchObject({
      open: 0,
      waiting: 1,
      lines: [{ places: [{ review: { uuid: body['review'], by: expect.stringContaining('@') } }] }, {}],
    });
    expect(await linesOf()).toMatchObject([{ unsure: [{ review: { by: null, paper: null } }] }]);
    expect((await act(`${String(body['review'])}/undo`)).status).toBe(200);
    expect((await act(`${String(body['review'])}/undo`)).status).toBe(404);
    expect(await doubts()).toMatchObject({ open: 1 });
  });

  it('is no part of what is told until it is confirmed, which is noted as done once it was told anew', async () => {
    const reread = async () => {
      await world.pipeline.retry(item.id, { from: 'speakers' });
      await until(async () => (await world.store.items.findById(item.id))?.item.nextStage === null);
      const { summaries, narration, assertions } = Object(
        (await world.ask(`/v2/content/${item.slug}`)).body['item'],
      );
      return JSON.stringify([summaries, narration, assertions]);
    };
    expect(await reread()).not.toContain(line.text);
    await act('confirm', { segment: line.id, words: '7' });
    expect(await doubts()).toMatchObject({ waiting: 1 });
    expect(await reread()).toContain(line.text);
    expect(await doubts()).toMatchObject({ waiting: 0 });
  });

  it('that is not in doubt cannot be confirmed', async () => {
    expect((await act('confirm', { segment: line.id, words: 'zirconium' })).status).toBe(404);
    expect((await act('restore', { segment: line.id })).status).toBe(404);
  });
});

it('a line that is set aside says why, and is taken back with one call', async () => {
  const of = async () => Object(await doubts())['lines'][1];
  const { segment, set_aside: before } = await of();
  expect(before).toEqual({ reason: 'repeated', review: null });
  expect((await act('restore', { segment })).status).toBe(200);
  expect((await of()).set_aside).toMatchObject({ reason: 'repeated', review: { paper: null } });
});

it('leaves with an item: words and confidence as JSON, times of words in captions', async () => {
  const file = async (format: string) => (await world.ask(`/v2/content/${item.id}/export/${format}`)).text;
  const { segments } = JSON.parse(await file('json'));
  expect(segments[7]).toMatchObject({
    times: 'exact',
    confidence: expect.closeTo(0.4),
    words: [{ at: 0, length: 4, startMs: 28_000, confidence: 0.75 }],
    heardUnsurely: [{ at: 5, length: 1, kind: 'figure' }],
  });
  expect(segments[9].setAside).toBe('repeated');
});
