import { createProcessedItem } from '@ecco/factories/rows';
import type { Item } from '@ecco/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let item: Item;
beforeAll(async () => {
  world = await openWorld();
  item = await createProcessedItem(world.store, { slug: 'the-funding-ratio', lines: 20 });
});
afterAll(() => world.end());

const get = (id: string, format: string) => world.ask(`/v2/content/${id}/export/${format}`);
const headersOf = (headers: Headers, ...names: string[]) => names.map((name) => headers.get(name));

describe('an item as a file', () => {
  it.each([
    ['md', 'text/markdown', '# The Funding Ratio \\| Episode 12'.replace('\\', '')],
    ['txt', 'text/plain', 'The Funding Ratio | Episode 12\n=='],
    ['json', 'application/json', '{\n  "format": "ecco-item"'],
    ['vtt', 'text/vtt', 'WEBVTT\n\n00:00:00.000 --> 00:00:03.900\n<v Ada Verity>Line 0'],
    ['srt', 'application/x-subrip', '1\n00:00:00,000 --> 00:00:03,900\nAda Verity: Line 0'],
  ])('%s is a download under its slug', async (format, type, beginning) => {
    const { status, headers, text } = await get('the-funding-ratio', format);
    expect([status, text.slice(0, beginning.length)]).toEqual([200, beginning]);
    expect(headersOf(headers, 'content-type', 'cache-control', 'x-content-type-options')).toEqual([
      `${type}; charset=utf-8`,
      'no-store',
      'nosniff',
    ]);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="the-funding-ratio.${format}"; filename*=UTF-8''the-funding-ratio.${format}`,
    );
  });

  it('says what made the summary, and where every statement stands', async () => {
    for (const format of ['md', 'txt']) {
      const { text } = await get(item.id, format);
      expect(text).toContain('Summary made by: built-in 1.0');
      const unlinked = text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1');
      expect(unlinked).toContain('- The reserve was named. (B, 0:00:28)');
      expect(unlinked).toContain('“zirconium reserve” (Ada Verity, 0:00:28)');
    }
    const { body } = await get(item.id, 'json');
    expect(body).toMatchObject({ madeBy: 'built-in 1.0', uuid: item.id });
  });

  it('links every place of its Markdown to the words on its page, and begins with where it is from', async () => {
    const { text } = await get(item.id, 'md');
    const page = `${world.url}/ep/the-funding-ratio`;
    const head = text.slice(0, text.indexOf('## '));
    expect(head).toContain(`In Ecco: ${page}`);
    const segments = await world.store.segments.page(item.id, { from: 0, limit: 20 });
    for (const { id } of segments) expect(text).toContain(`](${page}?segment=${id})`);
    // No place is left without its link.
    expect(text.replace(/\[\d:\d\d:\d\d\]\([^)]+\)/g, '')).not.toMatch(/\(\d:\d\d:\d\d\)|, \d:\d\d:\d\d\)/);
  });

  it('has the names that people gave', async () => {
    const named = await createProcessedItem(world.store, { title: 'Named', lines: 4 });
    const [speaker] = await world.store.speakers.ofItem(named.id);
    if (!speaker) throw new Error('the item has a speaker');
    await world.store.speakers.replace(named.id, [{ ...speaker, name: 'Grace Öster', provenance: 'hand' }]);
    for (const format of ['md', 'txt', 'json', 'vtt', 'srt'])
      expect((await get(named.slug, format)).text).toContain('Grace Öster');
  });

  it.each(['md', 'txt', 'json', 'vtt', 'srt'])(
    '%s of ten thousand lines is whole and comes in pieces',
    async (format) => {
      const long =
        (await world.store.items.find('the-marathon'))?.item ??
        (await createProcessedItem(world.store, { slug: 'the-marathon', lines: 10_000 }));
      const response = await fetch(`${world.url}/v2/content/${long.slug}/export/${format}`);
      expect(response.headers.get('content-length')).toBeNull();
      const text = await response.text();
      expect(text.match(/Line \d+\b/g)?.length).toBeGreaterThanOrEqual(10_000);
      expect(text).toContain('Line 9999');
      if (format === 'json') expect(JSON.parse(text).segments).toHaveLength(10_000);
    },
  );

  it('has a safe name whatever the slug is made of', async () => {
    const slug = 'доклад-"2026"\r\n../x';
    const { item: odd } = await world.store.items.insertOrFind({
      kind: 'article',
      title: 'Odd',
      slug,
      nextStage: null,
    });
    await world.store.segments.replace(odd.id, [{ text: 'One line.', page: 1 }]);
    const { status, headers } = await get(odd.id, 'txt');
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="2026-x.txt"; filename*=UTF-8''${encodeURIComponent('доклад-2026-x')}.txt`,
    ]);
  });
});

describe('what is no export', () => {
  const refusal = async (id: string, format: string) => {
    const { status, body } = await get(id, format);
    return [status, body['code'], body['message']];
  };

  it('is told in words', async () => {
    expect(await refusal('nothing', 'md')).toEqual([
      404,
      'item.not-found',
      'There is no such item in the library.',
    ]);
    for (const format of ['pdf', 'MD', '__proto__', '..%2fmd'])
      expect(await refusal(item.slug, format)).toEqual([
        404,
        'export.format-not-found',
        'There is no such format. The formats are md, txt, json, vtt, srt.',
      ]);
  });

  it('is what has no transcript yet, or will have none', async () => {
    const add = (title: string, status: Item['status']) =>
      world.store.items.insertOrFind({ kind: 'episode', title, nextStage: null, status });
    const waiting = await add('Waiting', 'TRANSCRIBING');
    expect((await refusal(waiting.item.slug, 'md')).slice(0, 2)).toEqual([409, 'export.no-transcript']);
    const failed = await add('Failed', 'FAILED');
    const [status, , message] = await refusal(failed.item.slug, 'vtt');
    expect([status, String(message)]).toEqual([409, expect.stringContaining('There is no transcript')]);
  });

  it('is captions of what is read by pages', async () => {
    const { item: paper } = await world.store.items.insertOrFind({
      kind: 'document',
      title: 'Minutes',
      nextStage: null,
    });
    await world.store.segments.replace(paper.id, [{ text: 'The board met.', page: 2 }]);
    for (const format of ['vtt', 'srt'])
      expect(await refusal(paper.slug, format)).toEqual([
        422,
        'export.no_times',
        '“Minutes” has no times, so it cannot be exported as captions. Export it as md, txt or json.',
      ]);
    expect((await get(paper.slug, 'txt')).text).toContain('[Page 2]\n\nThe board met.');
  });

  it('is anything but GET', async () => {
    const { status, headers } = await world.ask(`/v2/content/${item.slug}/export/md`, { method: 'POST' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('is more than one a second, for a minute', async () => {
    const answers: string[] = [];
    for (let input = 0; input <= 60; input += 1) {
      const { status, headers } = await get(item.slug, 'txt');
      answers.push(`${status} ${headers.has('retry-after')}`);
    }
    expect([answers[0], answers.at(-1)]).toEqual(['200 false', '429 true']);
  });
});
