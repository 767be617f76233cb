import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalServer, startServer } from '../fetch/local-server.fixture.ts';
import { paragraph, run, writeDocx } from '../sources/office/docx.fixture.ts';
import { bytesOf, openWorld, type Page, pages, type World } from '../testing/world.fixture.ts';

let world: World;
let site: LocalServer;
const served: Record<string, Page> = {};

beforeAll(async () => {
  site = await startServer(pages(served));
  world = await openWorld();
  await world.pipeline.start();
});
afterAll(async () => {
  await world.close();
  await site.close();
});

const talk = writeDocx(
  [
    ['Ada Lund', '0:03', 'Good morning, this is the meeting of the Harbor board.'],
    ['Bo Vale', '0:12', 'Thank you. The fund returned six percent in the year.'],
    ['Ada Lund', '0:24', 'Any questions on that report before we move on?'],
    ['Bo Vale', '1:02', 'None from my side, and we can go on with the agenda.'],
  ].map(([name = '', time = '', words = '']) =>
    paragraph(run(name, { bold: true }) + run(`   ${time}\n${words}`)),
  ),
);
const minutes = writeDocx([
  paragraph('Minutes of the Harbor Pension Board', { style: 'Title' }),
  paragraph('Call to order', { style: 'Heading1' }),
  paragraph(
    `${run('The Board of Trustees met on November 12, 2026 and approved the minutes of October')}<w:del w:id="1"><w:r><w:delText> and September</w:delText></w:r></w:del>${run('.')}`,
  ),
]);

async function settled(ingesting: ReturnType<World['pipeline']['ingestUrl']>) {
  const { recognised, items } = await ingesting;
  const item = await world.settled(items[0]?.id ?? '');
  return { recognised, item, segments: await world.store.segments.ofItem(item.id) };
}

it('a talk in a Word document is a transcript with voices and times, whatever the file is called', async () => {
  const { recognised, segments } = await settled(
    world.pipeline.ingestFile({ name: 'board.bin', content: bytesOf(talk) }),
  );
  expect(recognised).toBe('transcript');
  expect(segments.map(({ speakerLabel, startMs }) => [speakerLabel, startMs])).toEqual([
    ['Ada Lund', 3_000],
    ['Bo Vale', 12_000],
    ['Ada Lund', 24_000],
    ['Bo Vale', 62_000],
  ]);
});

it('minutes in a Word document by their address are a document that says what was left out of it', async () => {
  served['/minutes'] = {
    body: minutes,
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  };
  const { recognised, item, segments } = await settled(world.pipeline.ingestUrl(`${site.origin}/minutes`));
  expect(recognised).toBe('document');
  expect(item.title).toBe('Minutes of the Harbor Pension Board');
  expect(segments.map(({ text }) => text)).toContain(
    'The Board of Trustees met on November 12, 2026 and approved the minutes of October.',
  );
  expect(item.readingReports).toMatchObject([
    { reader: 'text', entries: [{ what: 'text-deleted', count: 1 }] },
  ]);
});

it('captions packed by gzip are read as captions', async () => {
  const captions = 'WEBVTT\n\n00:01.000 --> 00:04.000\n<v Ada Lund>The board met in November.</v>\n';
  const { recognised, segments } = await settled(
    world.pipeline.ingestFile({ name: 'board.vtt.gz', content: bytesOf(gzipSync(captions)) }),
  );
  expect(recognised).toBe('transcript');
  expect(segments.map(({ text }) => text)).toEqual(['The board met in November.']);
});

it('a packed recording is refused by name and leaves no file', async () => {
  const packed = gzipSync(Buffer.concat([Buffer.from('%PDF-1.4'), Buffer.alloc(100)]));
  await expect(world.pipeline.ingestFile({ name: 'a.gz', content: bytesOf(packed) })).rejects.toMatchObject({
    code: 'source.packed.unread',
  });
});
