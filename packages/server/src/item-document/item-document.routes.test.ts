import { createProcessedItem } from '@ecco/factories/rows';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let admin: string;
let item: { id: string; slug: string };
let line: { id: string; idx: number };
beforeAll(async () => {
  world = await openWorld();
  admin = await world.becomeAdmin();
});
afterAll(() => world.end());
beforeEach(async () => {
  item = await createProcessedItem(world.store, { title: 'Analyzed', lines: 12 });
  const [, , , said] = await world.store.segments.ofItem(item.id);
  if (!said) throw new Error('the item has twelve lines');
  line = said;
});

const save = (html: string, base?: string | null) =>
  world.ask('/v2/episode/save_html_document', {
    method: 'POST',
    session: admin,
    json: { uuid: item.id, html_document: html, ...(base !== undefined && { base }) },
  });
const read = async () => (await world.ask(`/v2/content/${item.id}/document`, { session: admin })).body;
const shown = async () => {
  const { body } = await world.ask(`/v2/content/${item.slug}`);
  return JSON.stringify(body).match(/"html_document":("(?:[^"\\]|\\.)*"|null)/)?.[1] ?? '';
};
const saveDraft = (html: string, base: string | null = null) =>
  world.ask(`/v2/content/${item.id}/document/draft`, {
    method: 'PUT',
    session: admin,
    json: { html_document: html, base },
  });
const versionsOf = (body: Record<string, unknown>): { uuid: string; by: string; length: number }[] =>
  Array.isArray(body['versions']) ? body['versions'] : [];

describe('versions of the analysis', () => {
  it('are kept with who saved them, the newest first, and each can be read again', async () => {
    const first = await save('<p>One.</p>', null);
    await save('<p>Two.</p>', String(first.body['version']));
    await save('<p>Two.</p>');
    const now = await read();
    expect(now).toMatchObject({ html: '<p>Two.</p>', draft: null });
    const versions = versionsOf(now);
    expect(versions).toHaveLength(2);
    expect(versions[0]).toMatchObject({ uuid: now['version'], length: 11, by: expect.stringContaining('@') });
    const older = await world.ask(`/v2/content/${item.id}/document/${versions[1]?.uuid}`, { session: admin });
    expect(older.body).toEqual({ html: '<p>One.</p>' });
    await save('', String(now['version']));
    expect(await read()).toMatchObject({ html: null, versions: [{ length: 0 }, {}, {}] });
  });

  it.each([
    ['nests too deeply', `${'<div>'.repeat(100_000)}words`],
    ['is a script alone', '<script>x()</script>'],
  ])('stay where what %s is sent instead, which is told', async (_what, html) => {
    await save('<p>One.</p>');
    const { status, body } = await save(html);
    expect([status, body['code']]).toEqual([422, 'document.unreadable']);
    expect(await read()).toMatchObject({ html: '<p>One.</p>' });
    expect((await save('<p></p>')).status).toBe(200);
  });

  it('are not written over by who began from an older one, and theirs is kept', async () => {
    const first = await save('<p>One.</p>', null);
    await save('<p>Theirs.</p>');
    await saveDraft('<p>Mine.</p>', String(first.body['version']));
    const refused = await save('<p>Mine.</p>', String(first.body['version']));
    expect(refused).toMatchObject({ status: 409, body: { code: 'document.changed' } });
    expect(await read()).toMatchObject({
      html: '<p>Theirs.</p>',
      draft: { html: '<p>Mine.</p>', base: first.body['version'] },
    });
    expect((await save('<p>Mine.</p>', null)).status).toBe(409);
    expect((await save('<p>Mine.</p>', String((await read())['version']))).status).toBe(200);
    expect(await read()).toMatchObject({ html: '<p>Mine.</p>', draft: null });
  });
});

describe('a draft', () => {
  it('is kept for who writes it, safe, and shown to nobody', async () => {
    await saveDraft('<p onclick="x()">Begun<script>x()</script></p>');
    expect(await read()).toMatchObject({ html: null, draft: { html: '<p>Begun</p>', base: null } });
    expect(await shown()).toBe('null');
    await world.ask(`/v2/content/${item.id}/document/draft`, { method: 'DELETE', session: admin });
    expect(await read()).toMatchObject({ draft: null });
  });

  it('is nothing for the log of what admins did', async () => {
    const entries = async () => (await world.ask('/v2/admin/audit', { session: admin })).text;
    await saveDraft('<p>Begun</p>');
    expect(await entries()).not.toContain('keepDraft');
    await save('<p>Done.</p>');
    expect(await entries()).toContain('curation.saveDocument');
  });
});

describe('a citation', () => {
  it('leads to the line that it names, wherever its address led', async () => {
    await save(
      `<p>Fees <a data-segment="${line.id}" href="https://evil.example/" onclick="x()">0:12</a></p>`,
    );
    const { html } = await read();
    expect(html).toBe(
      `<p>Fees <a data-segment="${line.id}" href="/ep/${item.slug}?content_id=3&amp;segment=${line.id}&amp;timestamp=12">0:12</a></p>`,
    );
    await save(String(html));
    expect(versionsOf(await read())).toHaveLength(1);
  });

  it.each(['nobody', 'a b', '"><script>x()</script>', ''])('that names no line (%j) is text', async (id) => {
    await save(`<p>Fees <a data-segment='${id}' href="/ep/x">0:12</a></p>`);
    const { html } = await read();
    expect(html).toMatch(/^<p>Fees <a(?: rel="noopener nofollow ugc")?>(?:[^<]*)0:12<\/a><\/p>$/);
  });

  it('of another item is text', async () => {
    const other = await createProcessedItem(world.store, { title: 'Another', lines: 9 });
    const [foreign] = await world.store.segments.ofItem(other.id);
    await save(`<p><a data-segment="${foreign?.id}" href="/">0:00</a></p>`);
    expect(await read()).toMatchObject({ html: '<p><a>0:00</a></p>' });
  });
});

it('tables, code and the other parts of the toolbar are kept', async () => {
  const html =
    '<h1>A</h1><h2>B</h2><h3>C</h3><p><strong>b</strong><em>i</em><s>s</s><u>u</u><code>c</code></p><ul><li><p>x</p></li></ul><ol><li><p>y</p></li></ol><blockquote><p>q</p></blockquote><pre><code>z</code></pre><hr /><table><tbody><tr><th colspan="2"><p>h</p></th></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>';
  await save(html);
  expect(await read()).toMatchObject({ html });
});
