import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let session: string;
beforeAll(async () => {
  world = await openWorld();
  await world.becomeAdmin();
  session = await world.sessionOfAdmin();
});
afterAll(() => world.end());

const call = async (method: string, path: string, json?: object) => {
  const { status, body } = await world.ask(`/v2${path}`, { method, session, ...(json && { json }) });
  return { status, body, code: body['code'] };
};
const make = (json: object) => call('POST', '/manage/org', { org_type: 'FOUNDATION', ...json });
const addPerson = (org: string, name: string, title: string) =>
  call('POST', `/admin/org_builder/${org}/entity`, { name, title });

describe('two organizations', () => {
  it('become one, under every name and link of both, and two again', async () => {
    await make({ name: 'Granite Fund', aliases: ['Granite'] });
    const website = 'https://granite.example';
    await make({ name: 'Granite State Fund', aliases: ['granite', 'GSF'], website, total_members: 12 });
    await addPerson('granite-state-fund', 'Ann Reed', 'Trustee');
    const path = '/manage/merge/organization/granite-fund';
    expect((await call('GET', `${path}?gone=granite-state-fund`)).body).toMatchObject({
      kept: { slug: 'granite-fund', type: 'ORG', detail: 'FOUNDATION' },
      gone: { name: 'Granite State Fund' },
      moves: { connections: 1, meetings: 0, aliases: 2, facts: 1, items: 0 },
    });
    const merged = await call('POST', path, { gone: 'granite-state-fund' });
    expect(merged.body).toMatchObject({ kept: { slug: 'granite-fund' } });
    expect((await call('GET', '/org/granite-state-fund')).body).toMatchObject({
      organization: {
        slug: 'granite-fund',
        aliases: ['Granite', 'Granite State Fund', 'GSF'],
        website,
        total_members: 12,
        board: [{ name: 'Ann Reed' }],
        linking: true,
      },
    });
    const undo = `/manage/merges/${String(merged.body['merge_id'])}/undo`;
    expect((await call('POST', undo)).body).toMatchObject({ restored: { slug: 'granite-state-fund' } });
    expect((await call('POST', undo)).code).toBe('merge.not-found');
    expect((await call('GET', '/org/granite-state-fund')).body).toMatchObject({
      organization: { slug: 'granite-state-fund', website, total_members: 12, board: [{ name: 'Ann Reed' }] },
    });
    expect((await call('GET', '/org/granite-fund')).body).toMatchObject({
      organization: { aliases: ['Granite'], website: null, total_members: null, board: [] },
    });
  });

  it('are two things: nothing is merged into itself, or with what is not there', async () => {
    await make({ name: 'Slate Fund' });
    const path = '/manage/merge/organization/slate-fund';
    expect((await call('POST', path, { gone: 'slate-fund' })).code).toBe('merge.itself');
    expect((await call('GET', `${path}?gone=no-such-fund`)).status).toBe(404);
    expect((await call('POST', '/manage/merge/person/slate-fund', { gone: 'slate-fund' })).status).toBe(404);
  });

  it('are told of by the log, from which the merge is undone, but not once one of them is gone', async () => {
    await make({ name: 'Basalt Fund' });
    await make({ name: 'Basalt Trust' });
    await call('POST', '/manage/merge/organization/basalt-fund', { gone: 'basalt-trust' });
    const { body } = await call('GET', '/admin/audit?query=basalt');
    const [entry] = Array.isArray(body['entries']) ? body['entries'] : [];
    expect(entry).toMatchObject({
      action: 'merge.merge',
      subject: { name: 'Basalt Fund' },
      after: { gone: 'Basalt Trust' },
      may: { undo: true },
    });
    await call('DELETE', '/manage/org/basalt-fund');
    expect((await call('POST', `/admin/audit/${entry.id}/undo`)).code).toBe('merge.cannot-undo');
    await call('POST', '/manage/org/basalt-fund/restore');
    expect((await call('POST', `/admin/audit/${entry.id}/undo`)).status).toBe(200);
    expect((await call('GET', '/org/basalt-trust')).body).toMatchObject({
      organization: { name: 'Basalt Trust' },
    });
  });
});

describe('two people', () => {
  it('become one, with the places of both', async () => {
    await make({ name: 'Ash Fund' });
    await make({ name: 'Elm Fund' });
    await addPerson('ash-fund', 'Mia Orr', 'Trustee');
    await addPerson('elm-fund', 'Mia Orr', 'Analyst');
    const merged = await call('POST', '/manage/merge/person/mia-orr', { gone: 'mia-orr-2' });
    expect(merged.body).toMatchObject({ kept: { slug: 'mia-orr', type: 'PERSON' } });
    const { body } = await call('GET', '/people/mia-orr-2');
    expect(body).toMatchObject({ person: { slug: 'mia-orr', aliases: [] } });
    expect(JSON.stringify(body['person'])).toContain('Elm Fund');
  });
});
