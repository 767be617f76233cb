import { EditedDraft, MailDraft, MailShown } from '@ecco/contract/schemas';
import { createList, createProcessedItem } from '@ecco/factories/rows';
import type { Item } from '@ecco/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let session: string;
let item: Item;
beforeAll(async () => {
  world = await openWorld({ WAITLIST_MODE: 'off' });
  session = await world.becomeAdmin();
  item = await createProcessedItem(world.store, { title: 'On <b>ferries</b>', publishedAt: new Date() });
});
afterAll(() => world.end());

const path = (type: string, id: string) => `/v2/admin/emailgenerator/${type}/${id}`;
const draftOf = async (type: string, id: string, more = ''): Promise<MailDraft> =>
  MailDraft.parse((await world.ask(path(type, id) + more, { session })).body);
const post = (what: 'preview' | 'send', json: object) =>
  world.ask(`${path('episode', item.id)}/${what}`, { method: 'POST', session, json });
const linesOf = ({ sections }: MailDraft) => sections.flatMap(({ lines }) => lines);
const lineOf = (draft: MailDraft, text: string) => {
  const line = linesOf(draft).find((one) => one.text === text);
  if (!line) throw new Error(`the draft does not say ${text}`);
  return line;
};

describe('a mail about an item', () => {
  it('could say what its summary says, each sentence once, with the place it can be heard at', async () => {
    const draft = await draftOf('episode', item.slug);
    expect(draft).toMatchObject({
      ...{ type: 'episode', uuid: item.id, title: item.title, subject: item.title },
      ...{ href: `${world.url}/ep/${item.slug}`, to: 'admin@ecco.example' },
    });
    expect(draft.sections.map(({ name }) => name)).toEqual(['Key insights', 'Decisions', 'In their words']);
    expect(linesOf(draft).map(({ text }) => text)).not.toContain('Leads nowhere.');
    const [named] = linesOf(draft);
    expect(named).toMatchObject({ text: 'The reserve was named.', places: [{ at: '0:28' }] });
    expect(named?.places[0]?.href).toMatch(new RegExp(`^${world.url}/ep/${item.slug}\\?content_id=7&`));
    expect(lineOf(draft, 'Raise the reserve.').label).toBe(
      'Commitment rejected: $4 million, cash, 3–3, effective by summer',
    );
  });

  it('is shown as it was edited: sentences left out, others reworded, own words around them', async () => {
    const draft = await draftOf('episode', item.id);
    const retained = lineOf(draft, 'The reserve was named.');
    const edit = {
      subject: 'Of ferries',
      opening: 'Dear board,\n\nthis <i>matters</i>.',
      closing: 'Ada',
      lines: [{ id: retained.id, text: 'They named a reserve.' }],
    };
    const { html, text } = MailShown.parse((await post('preview', edit)).body);
    for (const mail of [html, text]) {
      expect(mail).toContain('They named a reserve.');
      expect(mail).not.toContain('Raise the reserve.');
      expect(mail).toContain(`${world.url}/ep/${item.slug}?content_id=7`);
    }
    expect(html).toContain('this &lt;i&gt;matters&lt;/i&gt;.');
    expect(html).toContain('On &lt;b&gt;ferries&lt;/b&gt;');
    expect(text).toMatch(/Dear board,\n\n\nthis/);
  });

  it.each([
    ['a number that its place does not hold', 'They named a reserve of $5 million.', 'mail-draft.unproved'],
    ['words in quotation marks that nobody said', 'They named “a war chest”.', 'mail-draft.unproved'],
  ])('refuses %s', async (_what, text, code) => {
    const { id } = lineOf(await draftOf('episode', item.id), 'The reserve was named.');
    const { status, body } = await post('preview', { subject: 'Of note', lines: [{ id, text }] });
    expect([status, body['code']]).toEqual([400, code]);
  });

  it('refuses a quotation in other words, and a sentence that the summary no longer says', async () => {
    const quote = linesOf(await draftOf('episode', item.id)).find(({ verbatim }) => verbatim);
    const codeOf = async (line: object) =>
      (await post('preview', { subject: 'Of note', lines: [line] })).body['code'];
    expect(await codeOf({ id: quote?.id, text: 'The reserve of silver' })).toBe('mail-draft.quote-reworded');
    expect(await codeOf({ id: quote?.id, text: quote?.text })).toBeUndefined();
    expect(await codeOf({ id: 'of-last-week' })).toBe('mail-draft.outdated');
  });

  it('is sent to nobody but its writer, as HTML and text, and noted in the audit log', async () => {
    const { id } = lineOf(await draftOf('episode', item.id), 'The reserve was named.');
    const sent = await post('send', { subject: 'Of note\r\nBcc: eve@example.com', lines: [{ id }] });
    expect(sent.status).toBe(400);
    expect((await post('send', { subject: 'Of note', lines: [{ id }] })).body).toMatchObject({
      to: 'admin@ecco.example',
    });
    const { rows } = await world.store.mails.page({ page: 1, perPage: 10 });
    expect(rows.find(({ subject }) => subject === 'Of note')).toMatchObject({
      to: 'admin@ecco.example',
      text: expect.stringContaining('The reserve was named.'),
      html: expect.stringContaining('The reserve was named.'),
    });
    const { rows: noted } = await world.store.audits.page({ page: 1, perPage: 5 });
    expect(noted).toContainEqual(
      expect.objectContaining({
        action: 'mailDraft.send',
        subject: { kind: 'episode', id: item.id, name: 'Of note' },
      }),
    );
  });

  it('leads where it is told to, which is a page and no script', async () => {
    const to = 'https://fund.example/events/7';
    expect((await draftOf('episode', item.id, `?event_url=${encodeURIComponent(to)}`)).href).toBe(to);
    expect((await draftOf('episode', item.id, '?event_url=/event/7')).href).toBe(`${world.url}/event/7`);
    for (const bad of ['javascript:alert(1)', '//evil.example', 'https://a:b@evil.example', 'nowhere'])
      expect(
        (await world.ask(`${path('episode', item.id)}?event_url=${encodeURIComponent(bad)}`, { session }))
          .status,
      ).toBe(400);
  });
});

describe('a mail about more than one source', () => {
  it('tells of a meeting its decisions, then what each recording and paper says', async () => {
    const paper = await createProcessedItem(world.store, { title: 'Minutes', kind: 'document' });
    const { body } = await world.ask('/v2/admin/events', {
      method: 'POST',
      session,
      json: { title: 'Board of May', location: 'Room 2', sources: [item.id, paper.id] },
    });
    const { uuid } = Object(body['event']);
    const draft = await draftOf('event', uuid);
    expect(draft).toMatchObject({
      title: 'Board of May',
      meta: 'Room 2',
      href: `${world.url}/event/${uuid}`,
    });
    expect(draft.sections.map(({ name }) => name)).toEqual(['Decisions', item.title, 'Minutes']);
    expect(draft.sections[0]?.lines.map(({ places }) => places[0]?.title)).toEqual([item.title, 'Minutes']);
  });

  it('tells of a hub what came in its week', async () => {
    const list = await createList(world.store, { title: 'Ferry money', itemIds: [item.id] });
    const draft = await draftOf('hub', list.id);
    expect(draft.subject).toMatch(/^Ferry money: \w+ \d+, \d{4} to /);
    expect(draft.sections.map(({ name }) => name)).toEqual([item.title]);
  });

  it('is about nothing that is not there, or is of another kind', async () => {
    const video = await world.ask(path('video', item.id), { session });
    const nobody = await world.ask(path('person', item.id), { session });
    expect([video.status, nobody.status]).toEqual([404, 400]);
  });
});

it('a mail needs a subject, and holds so many sentences at most', () => {
  const edit = { type: 'hub', uuid: 'a', subject: 'Of note', lines: [] };
  expect(EditedDraft.safeParse(edit).success).toBe(true);
  expect(EditedDraft.safeParse({ ...edit, subject: ' ' }).success).toBe(false);
  expect(EditedDraft.safeParse({ ...edit, lines: Array(301).fill({ id: 'a' }) }).success).toBe(false);
});
