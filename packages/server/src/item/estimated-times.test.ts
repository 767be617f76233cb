import { createProcessedItem } from '@ecco/factories/rows';
import type { Item } from '@ecco/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let item: Item;
let admin: string;
/** A meeting whose lines have estimated times; the eighth, which everything cites, begins about 0:28. */
beforeAll(async () => {
  world = await openWorld();
  admin = await world.becomeAdmin();
  const lines = Array.from({ length: 12 }, (_, at) => ({
    text: `Line ${at} about the ${at === 7 ? 'zirconium reserve' : 'pension board'}.`,
    speakerLabel: 'A',
    startMs: at * 4_000,
    endMs: at * 4_000 + 3_900,
    isEstimated: at > 0,
  }));
  item = await createProcessedItem(world.store, { kind: 'meeting', slug: 'about', title: 'About', lines });
});
afterAll(() => world.end());

const textOf = async (path: string): Promise<string> => (await world.ask(path, { session: admin })).text;

describe('a place whose time is estimated', () => {
  it('has no second in any citation, chapter, highlight, decision or claim of its item, and says about when it is', async () => {
    const { summaries, assertions, ...rest } = Object((await world.ask('/v2/content/about')).body['item']);
    const { body: proceedings } = await world.ask(`/v2/content/${item.id}/proceedings`);
    const stated = JSON.stringify([summaries, assertions, proceedings]);
    expect(stated).toContain('"start_timestamp":null,"end_timestamp":null,"about_timestamp":28');
    expect(stated).not.toMatch(/"(?:start|end)_timestamp":\d/);
    expect(stated).not.toMatch(/"(?:start|end)_time":"/);
    expect(rest.content[0]).not.toHaveProperty('times');
    expect(rest.content[7]).toMatchObject({ times: 'estimated', start_ms: 28_000 });
  });

  it('is found by a search and by a question without a second', async () => {
    const found = await textOf('/v2/episode/search_transcripts?query=zirconium');
    expect(found).toContain('"start_ms":null,"about_timestamp":28');
    expect(found).not.toMatch(/"start_(?:ms|time)":(?!null)/);
    const inside = await textOf(`/v2/search/search_inside/${item.id}?query=zirconium`);
    expect(inside).toContain('"start_ms":null,"about_timestamp":28');
  });

  it('leaves in Markdown and text as about when, with a link to its line', async () => {
    const [markdown, plain] = await Promise.all(
      ['md', 'txt'].map((format) => textOf(`/v2/content/${item.id}/export/${format}`)),
    );
    expect(plain).toContain('The reserve was named. (about 0:00:28)');
    expect(plain).toContain('[about 0:00:28] Line 7');
    expect(plain).toContain('The reserve (about 0:00:20)');
    expect(plain).toContain('[0:00:00] Ada Verity: Line 0');
    expect(markdown).toMatch(/The reserve was named\. \(\[about 0:00:28\]\([^)]+\?segment=[^)]+\)\)/);
    expect(markdown).toMatch(/### The reserve \(\[about 0:00:20\]\([^)]+\?content_id=5\)\)/);
    expect(markdown).not.toContain('timestamp=');
  });

  it('leaves in JSON and captions with the word that it is estimated', async () => {
    const json = JSON.parse(await textOf(`/v2/content/${item.id}/export/json`));
    expect(json.overview.keyInsights[0].citations[0]).toMatchObject({
      startMs: null,
      endMs: null,
      aboutMs: 28_000,
    });
    expect(json.chapters[0]).toMatchObject({ startMs: null, aboutMs: 20_000 });
    expect(json.segments[7]).toMatchObject({ startMs: 28_000, times: 'estimated' });
    const captions = await textOf(`/v2/content/${item.id}/export/vtt`);
    expect(captions.match(/NOTE The time of the next cue is estimated/g)).toHaveLength(11);
  });
});
