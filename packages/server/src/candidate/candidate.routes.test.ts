import { createOrganization } from '@ecco/factories/rows';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let session: string;
let fund: { id: string; slug: string };
let person: string;
beforeAll(async () => {
  world = await openWorld();
  session = await world.becomeAdmin();
});
afterAll(() => world.end());
beforeEach(async () => {
  fund = await createOrganization(world.store, {});
  person = (await world.store.people.add({ name: `Mia Flint ${fund.slug}` }))?.id ?? '';
});

/** A talk that a crawl found for the person, to be an episode once it is approved. */
const talk = (title: string, value = 0.8) => {
  const url = `https://talks.example/${fund.slug}/${encodeURIComponent(title)}`;
  return {
    personId: person,
    kind: 'episode' as const,
    source: 'feed' as const,
    sourceUrl: 'https://talks.example/feed.xml',
    error: null,
    crawlId: null,
    content: {
      ...{ title, url, description: null, release_date: null, duration: null, podcast_name: 'Harbor Talks' },
      ...{ author: null, image: null, publisher: null, people: [], document_type: null, day: null },
      ...{ time: null, time_zone: null, location: null, cancelled: false, papers: [] },
    },
    verdict: {
      ...{ speakerPresent: true, aboutPerson: false, aboutOrganisation: true, meaningful: true },
      ...{ overallValue: value, reason: 'They speak.', sentence: null },
    },
    draft: {
      item: { kind: 'episode', title, canonicalUrl: url, sourceUrl: url, meta: {} },
      show: null,
      edge: 'FEATURES_IN_MEDIA',
    },
    keys: [`url ${url}`],
  };
};
async function propose(...talks: ReturnType<typeof talk>[]): Promise<string[]> {
  const made = await world.store.transaction((tx) => tx.candidates.propose(fund.id, talks));
  return (made ?? []).map(({ id }) => id);
}
const ask = (method: string, path: string, json?: object) =>
  world.ask(`/v2${path}`, { method, session, ...(json && { json }) });
const statuses = async () => {
  const { body } = await ask('GET', `/manage/candidates?org_identifier=${fund.slug}&sort=title`);
  const rows: Record<string, unknown>[] = Array.isArray(body['candidates']) ? body['candidates'] : [];
  return rows.map((row) => [Object(row['content_object'])['title'], row['status']]);
};
const isThere = async (title: string) =>
  (await ask('GET', `/admin/items?query=${encodeURIComponent(title)}`)).body['pagination'];

describe('candidates', () => {
  it('are approved and rejected one by one, in the words that are specified', async () => {
    const [one = '', other = ''] = await propose(talk('Kept talk'), talk('Refused talk'));
    expect((await ask('PUT', `/manage/candidates/${one}/approve`)).body['message']).toBe(
      'Candidate approved successfully',
    );
    expect((await ask('PUT', `/manage/candidates/${other}/reject`)).body['message']).toBe(
      'Candidate rejected successfully',
    );
    expect(await statuses()).toEqual([
      ['Kept talk', 'Promoted'],
      ['Refused talk', 'Rejected'],
    ]);
    expect(await isThere('Kept talk')).toMatchObject({ total: 1 });
    const late = await ask('PUT', `/manage/candidates/${one}/reject`);
    expect(late).toMatchObject({ status: 409, body: { code: 'candidate.already-decided' } });
    expect((await ask('PUT', `/manage/candidates/${crypto.randomUUID()}/approve`)).status).toBe(404);
  });

  it('are decided together, each once, and put back', async () => {
    const ids = await propose(talk('First'), talk('Second'), talk('Third'));
    await ask('PUT', `/manage/candidates/${ids[0]}/reject`);
    expect((await ask('PUT', '/manage/candidates/approve', { candidate_ids: ids })).body).toMatchObject({
      message: 'Successfully approved 2 candidate(s)',
      already_decided: [ids[0]],
    });
    expect(
      (await ask('PUT', '/manage/candidates/undo', { candidate_ids: ids.slice(1) })).body['candidate_ids'],
    ).toHaveLength(2);
    expect(await statuses()).toEqual([
      ['First', 'Rejected'],
      ['Second', 'New'],
      ['Third', 'New'],
    ]);
    expect(await isThere('Second')).toMatchObject({ total: 0 });
    const rejected = await ask('PUT', '/manage/candidates/reject', { candidate_ids: ids.slice(1) });
    expect(rejected.body['message']).toBe('Successfully rejected 2 candidate(s)');
    expect((await ask('PUT', '/manage/candidates/approve', { candidate_ids: [] })).status).toBe(400);
    expect(await propose(talk('Second'))).toEqual([]);
  });

  it('are counted by status as they are now, whatever was asked for with a word', async () => {
    const counted = async () =>
      (await ask('GET', `/manage/candidates?org_identifier=${fund.slug}&query=counted`)).body;
    const [first = ''] = await propose(talk('Counted one'), talk('Another'));
    expect(await counted()).toMatchObject({
      counts: { New: 2, Promoted: 0, Rejected: 0 },
      pagination: { total: 1, at_least: false },
    });
    await ask('PUT', `/manage/candidates/${first}/reject`);
    expect((await counted())['counts']).toEqual({ New: 1, Promoted: 0, Rejected: 1 });
    await ask('PUT', '/manage/candidates/undo', { candidate_ids: [first] });
    await propose(talk('A third'));
    expect((await counted())['counts']).toEqual({ New: 3, Promoted: 0, Rejected: 0 });
    await world.store.organizations.remove(fund.id);
    await world.store.organizations.restore(fund.id);
    expect((await counted())['counts']).toEqual({ New: 3, Promoted: 0, Rejected: 0 });
  });

  it('are in the log of what admins did, by name, and put back from there', async () => {
    const ids = await propose(talk('Undone one'), talk('Undone two'));
    await ask('PUT', '/manage/candidates/reject', { candidate_ids: ids });
    const { body } = await ask('GET', '/admin/audit?per_page=1');
    const [entry] = Array.isArray(body['entries']) ? body['entries'] : [];
    expect(entry).toMatchObject({
      action: 'candidate.rejectMany',
      subject: { kind: 'candidate', name: expect.stringMatching(/^Undone (?:one|two) \(\+1\)$/) },
      before: { status: 'New' },
      after: { status: 'Rejected', count: 2 },
      may: { undo: true },
    });
    expect((await ask('POST', `/admin/audit/${Object(entry).id}/undo`)).status).toBe(200);
    expect(await statuses()).toEqual([
      ['Undone one', 'New'],
      ['Undone two', 'New'],
    ]);
  });

  it('are approved by a rule of their source from a value on, those that wait included', async () => {
    await propose(talk('Worth it', 0.9), talk('Not worth it', 0.4));
    const rule = { source_url: 'https://talks.example/feed.xml', least_value: 0.8 };
    const written = await ask('PUT', `/manage/org/${fund.slug}/candidate_rules`, rule);
    expect(written.body).toMatchObject({ approved: 1, rules: [{ ...rule, approved: 1 }] });
    expect(await statuses()).toEqual([
      ['Not worth it', 'New'],
      ['Worth it', 'Promoted'],
    ]);
  });
});

describe('what was found for a person', () => {
  const save = (...changes: object[]) =>
    ask('POST', '/admin/org_builder/save_org_episode_and_video_changes', { org: fund.slug, changes });
  const change = (action: string, candidate_id = '') => ({ action, entity_id: person, candidate_id });

  it('is kept and refused with the other changes of the person', async () => {
    const [retained, refused] = await propose(talk('Kept'), talk('Refused'));
    const rename = { action: 'rename', entity_id: person, new_name: 'Mia Flint-Orr' };
    expect((await save(rename, change('add', retained), change('reject', refused))).body).toEqual({
      org_slug: fund.slug,
      changed: 3,
    });
    expect(await statuses()).toEqual([
      ['Kept', 'Promoted'],
      ['Refused', 'Rejected'],
    ]);
    expect((await ask('GET', `/people/${person}`)).body).toMatchObject({ person: { name: 'Mia Flint-Orr' } });
    expect((await save(change('reject', retained))).body).toMatchObject({ changed: 0 });
    expect((await statuses())[0]).toEqual(['Kept', 'Promoted']);
  });

  it('changes nothing where one of them is not the person’s', async () => {
    const [stored] = await propose(talk('Kept'));
    const rename = { action: 'rename', entity_id: person, new_name: 'Somebody Else' };
    const foreign = { ...change('add', stored), entity_id: person };
    expect((await save(rename, foreign, change('add', crypto.randomUUID()))).status).toBe(404);
    expect(await statuses()).toEqual([['Kept', 'New']]);
    expect((await ask('GET', `/people/${person}`)).body).not.toMatchObject({
      person: { name: 'Somebody Else' },
    });
  });
});
