import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let session: string;
beforeAll(async () => {
  world = await openWorld();
  await world.becomeAdmin();
  session = await world.sessionOfAdmin();
  await call('POST', '/manage/org', { name: 'Granite Fund', org_type: 'US_PENSION_FUND' });
});
afterAll(() => world.end());

const call = async (method: string, path: string, json?: object) => {
  const { status, body } = await world.ask(`/v2${path}`, { method, session, ...(json && { json }) });
  return { status, body, code: body['code'] };
};
const part = (body: Record<string, unknown>, name: string): Record<string, unknown> => {
  const value = body[name];
  return typeof value === 'object' && value !== null ? { ...value } : {};
};

/** Undoes the newest entry of an action; gives it as it was. */
async function undoLast(action: string) {
  const { body } = await call('GET', `/admin/audit?query=${action}`);
  const [entry] = Array.isArray(body['entries']) ? body['entries'] : [];
  expect(entry).toMatchObject({ action, may: { undo: true } });
  expect((await call('POST', `/admin/audit/${entry.id}/undo`)).status).toBe(200);
  return entry;
}

describe('a meeting of an organization', () => {
  const board = {
    title: 'Board of October',
    date: '2026-10-15T14:00:00Z',
    time_zone: 'America/New_York',
    link: 'granite.example/live',
    agenda: ['Call to order'],
    organization: 'granite-fund',
  };
  const meetings = async () => {
    const { body } = await call('GET', '/manage/org/granite-fund/connections?type=MEETING');
    return Array.isArray(body['connections']) ? body['connections'] : [];
  };
  const read = async () => {
    const [{ target_node }] = await meetings();
    return part((await call('GET', `/pension_funds/events/${target_node.id}`)).body, 'event');
  };

  it('is made by hand, changed and deleted, and each of that is undone', async () => {
    const { body } = await call('POST', '/admin/events', board);
    const made = part(body, 'event');
    expect(made).toMatchObject({
      link: 'https://granite.example/live',
      fund_name: 'Granite Fund',
      organization: { slug: 'granite-fund' },
    });
    expect(await meetings()).toMatchObject([{ provenance: 'hand', edge_type: 'HAS_MEETING' }]);
    await call('PUT', `/admin/events/${String(made['uuid'])}`, { location: 'Hall 2', agenda: [] });
    expect(await undoLast('meeting.update')).toMatchObject({
      subject: { kind: 'meeting', name: 'Board of October' },
      before: { location: null, agenda: ['Call to order'] },
    });
    expect(await read()).toMatchObject({ location: null, agenda: ['Call to order'] });
    await call('DELETE', `/admin/events/${String(made['uuid'])}`);
    expect(await meetings()).toEqual([]);
    await undoLast('meeting.remove');
    expect(await read()).toMatchObject({ title: board.title, date: made['date'], link: made['link'] });
    await call('POST', '/admin/events', { ...board, title: 'Another' });
    await undoLast('meeting.create');
    expect(await meetings()).toHaveLength(1);
  });

  it('is not made of an organization that is not there', async () => {
    const refused = await call('POST', '/admin/events', { ...board, organization: 'no-such-fund' });
    expect(refused).toMatchObject({ status: 400, code: 'meeting.organization-not-found' });
    expect((await call('POST', '/admin/events', { ...board, link: 'javascript:alert(1)' })).status).toBe(400);
  });
});

describe('a person', () => {
  it('gets another title and other names, and the former ones back', async () => {
    await call('POST', '/admin/org_builder/granite-fund/entity', { name: 'Ann Reed', title: 'Trustee' });
    const person = async () => part((await call('GET', '/people/ann-reed')).body, 'person');
    const [place] = Object.values((await person())['orgs'] ?? {});
    const path = `/manage/org/granite-fund/connections/${place.edge_id}`;
    const changed = await call('PUT', path, {
      edge_type: 'HAS_EXECUTIVE',
      properties: { title: 'Chair', date: '2020-01-31' },
    });
    expect(part(changed.body, 'connection')).toMatchObject({
      edge_type: 'HAS_EXECUTIVE',
      properties: { title: 'Chair', date: '2020-01-31', email: null },
    });
    expect((await call('PUT', path, { edge_type: 'HAS_MEETING' })).code).toBe('graph.target-not-found');
    await undoLast('graph.changeConnection');
    expect(await person()).toMatchObject({
      orgs: [{ edge_type: 'HAS_BOARD_MEMBER', title: 'Trustee', since: null }],
    });
    await call('PUT', '/manage/person/ann-reed', { aliases: ['A. Reed'], description: 'Of Dover' });
    expect(await undoLast('graph.updatePerson')).toMatchObject({
      subject: { kind: 'person', name: 'Ann Reed' },
      before: { aliases: [], description: null },
    });
    expect(await person()).toMatchObject({ aliases: [], description: null });
  });

  it('has no place twice, nor one that another organization gave them', async () => {
    const joined = await call('POST', '/admin/org_builder/granite-fund/entity', {
      name: 'Mia Orr',
      title: 'Trustee',
    });
    const { uuid } = part(joined.body, 'person');
    const second = await call('POST', '/manage/org/granite-fund/connections', {
      target_node_id: uuid,
      edge_type: 'HAS_EXECUTIVE',
      properties: { title: 'Chair' },
    });
    const edge = String(part(second.body, 'connection')['edge_id']);
    const twin = { edge_type: 'HAS_BOARD_MEMBER', properties: { title: 'Trustee' } };
    expect((await call('PUT', `/manage/org/granite-fund/connections/${edge}`, twin)).code).toBe(
      'graph.connection-exists',
    );
    await call('POST', '/manage/org', { name: 'Slate Fund', org_type: 'FOUNDATION' });
    expect((await call('PUT', `/manage/org/slate-fund/connections/${edge}`, twin)).code).toBe(
      'graph.connection-not-found',
    );
  });
});
