import { createOrganization } from '@ecco/factories/rows';
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

type Row = { line: number; status: string; changes: string[]; message: string | null };
const post = async (kind: string, content: string | Uint8Array, more: object = {}) => {
  const json = { kind, content: Buffer.from(content).toString('base64'), ...more };
  return world.ask('/v2/manage/import', { method: 'POST', session, json });
};
const rowsIn = (body: Record<string, unknown>): Row[] => (Array.isArray(body['rows']) ? body['rows'] : []);
const lines = (...rows: string[]) => `${rows.join('\n')}\n`;
const look = async (kind: string, ...rows: string[]) =>
  rowsIn((await post(kind, lines(...rows))).body)
    .toSorted((a, b) => a.line - b.line)
    .map(({ status, message }) => [status, message]);
const write = (kind: string, ...rows: string[]) => post(kind, lines(...rows), { commit: true });

describe('organizations', () => {
  it('are looked at first, then written all at once, and are the same afterwards', async () => {
    const file = [
      'Name,Type,State,Total assets,Members,Aliases,Website,As of,Headquarters',
      '"Fern, Moss & Co",US pension fund,California,$41.6bn,,FMC|Fern,fern.example,2026-06-30,Fernton',
      'Heather Fund,PENSION_FUND,,,,,,,',
    ];
    expect(await look('organizations', ...file)).toEqual([
      ['new', null],
      ['new', null],
    ]);
    expect(await world.store.organizations.find('heather-fund')).toBeNull();
    const { body } = await write('organizations', ...file);
    expect(body).toMatchObject({ committed: true, counts: { new: 2, changed: 0, same: 0, refused: 0 } });
    const organization = await world.store.organizations.find('fern-moss-co');
    expect(organization).toMatchObject({
      organization: {
        name: 'Fern, Moss & Co',
        state: 'CA',
        totalAssets: 41.6e9,
        website: 'https://fern.example',
        headquarters: 'Fernton',
      },
      aliases: ['FMC', 'Fern'],
    });
    expect(await world.store.organizations.factsOf(organization?.organization.id ?? '')).toMatchObject([
      { kind: 'headquarters', asOf: '2026-06-30', provenance: 'import' },
      { kind: 'total_assets', asOf: '2026-06-30' },
    ]);
    expect(await look('organizations', ...file)).toEqual([
      ['same', null],
      ['same', null],
    ]);
    const changed = await post(
      'organizations',
      lines(
        'slug,name,description,calendar_url',
        'heather-fund,Heather Fund,New,https://heather.example/c.ics',
      ),
    );
    expect(rowsIn(changed.body)).toMatchObject([
      { status: 'changed', changes: ['description', 'calendar_url'] },
    ]);
  });

  it('are refused row by row, each with the reason', async () => {
    for (const name of ['Twin One', 'Twin Two'])
      await createOrganization(world.store, { name, aliases: ['Twins'] });
    expect(
      await look(
        'organizations',
        'slug,name,type,state,website,total_assets,as_of,aliases,new_slug,description',
        ',X,FOUNDATION,,,,,,,',
        ',Short,FOUNDATION,,,,,Q,,',
        ',=cmd(),FOUNDATION,,,,,,,',
        ',Bank A,BANK,,,,,,,',
        ',Lost,FOUNDATION,Atlantis,,,,,,',
        ',Nowhere,FOUNDATION,,javascript:alert(1),,,,,',
        ',Rich,FOUNDATION,,,many,,,,',
        ',Late,FOUNDATION,,,,2026-02-30,,,',
        ',Twins,,,,,,,,',
        ',Other,FOUNDATION,,,,,Twins,,',
        ',Typeless,,,,,,,,',
        'twin-one,Twin One,,,,,,,twin-two,',
        'twin-two,Twin Two,,,,,,,twin-one,',
        'same-slug,Same A,FOUNDATION,,,,,,,',
        'same-slug,Same B,FOUNDATION,,,,,,,',
        ',Marked,FOUNDATION,,,,,,,<script>alert(1)</script>',
        ',Said Twice,FOUNDATION,,,,,,,',
        ',said twice,FOUNDATION,,,,,,,',
      ),
    ).toEqual([
      ['refused', 'name: it needs two letters at least.'],
      ['refused', 'aliases: “Q” needs two letters at least.'],
      ['refused', 'name: this is a formula.'],
      ['refused', 'type: “BANK” is no type of organization.'],
      ['refused', 'state: “Atlantis” is no state.'],
      ['refused', 'website: “javascript:alert(1)” is no address of a website.'],
      ['refused', 'total_assets: “many” is no number.'],
      ['refused', 'as_of: “2026-02-30” is no day as yyyy-mm-dd.'],
      ['refused', 'name: two organizations are called “Twins”. Say which by its slug.'],
      ['refused', 'aliases: “Twins” is what another organization is called.'],
      ['refused', 'type: a new organization needs one.'],
      ['refused', 'new_slug: “twin-two” leads to Twin Two, so that the names would turn in a circle.'],
      ['refused', 'slug: “twin-two” is in line 13 already.'],
      ['new', null],
      ['refused', 'slug: “same-slug” is in line 15 already.'],
      ['new', null],
      ['new', null],
      ['refused', 'name: “said twice” is in line 18 already.'],
    ]);
  });

  it('are refused with characters that nobody sees, which would make one name look like another', async () => {
    const rows = await look(
      'organizations',
      'name,type,description,aliases',
      'Fern\u202e dnuF,PENSION_FUND,,',
      'Fe\u200brn Fund,PENSION_FUND,,',
      '"Fern\nFund",PENSION_FUND,,',
      'Fern Fund,PENSION_FUND,Its \u2066words,',
      'Fern Trust,PENSION_FUND,,Fern\u200f',
    );
    expect(rows).toEqual([
      ['refused', 'name: There are line breaks or invisible characters in it.'],
      ['refused', 'name: There are line breaks or invisible characters in it.'],
      ['refused', 'name: There are line breaks or invisible characters in it.'],
      ['refused', 'description: There are invisible characters in it.'],
      ['refused', 'aliases: There are line breaks or invisible characters in it.'],
    ]);
    const { body } = await post('organizations', lines('name,type', 'Fern\u202e dnuF,PENSION_FUND'));
    expect(rowsIn(body)).toMatchObject([{ name: 'Fern\uFFFD dnuF' }]);
  });

  it('know nothing as of a day that has not come, no share beyond reason and no site behind a password', async () => {
    const rows = await look(
      'organizations',
      'name,as_of,funded_ratio,website',
      'Ahead Fund,2199-01-01,,',
      'Old Fund,0001-01-01,,',
      'Rich Fund,,100000,',
      'Masked Fund,,,https://bank.example@evil.example',
      'Slashed Fund,,,//evil.example',
    );
    expect(rows).toEqual([
      ['refused', 'as_of: “2199-01-01” has not come yet.'],
      ['refused', 'as_of: “0001-01-01” is no day as yyyy-mm-dd.'],
      ['refused', 'funded_ratio: “100000” is no percentage.'],
      ['refused', 'website: “https://bank.example@evil.example” is no address of a website.'],
      ['refused', 'website: “//evil.example” is no address of a website.'],
    ]);
  });

  it('have as many members as people can be', async () => {
    const reported = await look(
      'organizations',
      'name,type,total_members',
      'Crowd,FOUNDATION,9bn',
      'Half,FOUNDATION,1.5',
    );
    expect(reported).toEqual([
      ['refused', 'total_members: “9bn” is no number of members.'],
      ['refused', 'total_members: “1.5” is no number of members.'],
    ]);
  });

  it('do not take the address of what is deleted, nor of a page that is none of theirs', async () => {
    const gone = await createOrganization(world.store, { name: 'Gone Fund' });
    await world.store.organizations.remove(gone.id);
    const file = ['slug,name,type', 'gone-fund,Gone Again,FOUNDATION', 'types,Types Fund,FOUNDATION'];
    expect((await look('organizations', ...file)).map(([status]) => status)).toEqual(['refused', 'refused']);
    const { status, body } = await write('organizations', ...file);
    expect([status, body['code']]).toEqual([409, 'graph-import.rows-refused']);
  });

  it('are not written where one is refused, unless those are left out', async () => {
    const file = lines('name,type', 'Good Fund,FOUNDATION', 'B,FOUNDATION');
    const refused = await post('organizations', file, { commit: true });
    expect([refused.status, refused.body['code']]).toEqual([409, 'graph-import.rows-refused']);
    expect(await world.store.organizations.find('good-fund')).toBeNull();
    await post('organizations', file, { commit: true, skip_refused: true });
    expect(await world.store.organizations.find('good-fund')).not.toBeNull();
  });

  it('are exported as they are imported', async () => {
    await write('organizations', 'name,type,description', '"Comma, Fund",FOUNDATION,"- a ""list"""');
    const { body } = await world.ask('/v2/manage/export?kind=organizations', { session });
    const csv = String(body['csv']);
    expect(csv).toContain('"Comma, Fund"');
    const again = await post('organizations', csv);
    expect(again.body['counts']).toMatchObject({ new: 0, changed: 0, refused: 0 });
  });
});

describe('people', () => {
  it('join organizations, once for each place, and namesakes elsewhere stay others', async () => {
    await createOrganization(world.store, { name: 'Poplar Fund' });
    await createOrganization(world.store, { name: 'Rowan Fund' });
    const file = [
      'name,organization,role,title,since,until,email',
      'Ola Berg,poplar-fund,board,Chair,2020-01-01,,ola@poplar.example',
      'Ola Berg,Rowan Fund,,Analyst,,,',
      'Pia Lind,Poplar Fund,executive,CIO,2020-01-01,2019-01-01,',
      'Ray Moss,Nobody Fund,,,,,',
    ];
    expect(await look('people', ...file)).toEqual([
      ['new', null],
      ['new', null],
      ['refused', 'until: it cannot end before it begins.'],
      ['refused', 'organization: there is no “Nobody Fund”.'],
    ]);
    await post('people', lines(...file), { commit: true, skip_refused: true });
    expect(await world.store.people.calledSo('Ola Berg')).toHaveLength(2);
    expect(await look('people', ...file.slice(0, 3))).toEqual([
      ['same', null],
      ['same', null],
    ]);
    const { body } = await world.ask('/v2/manage/export?kind=people', { session });
    expect(String(body['csv'])).toContain('Ola Berg');
    expect((await post('people', String(body['csv']))).body['counts']).toMatchObject({
      new: 0,
      changed: 0,
      refused: 0,
    });
  });
});

describe('people of a file', () => {
  it('do not share a slug under two names', async () => {
    expect(
      await look('people', 'slug,name', 'ida-holm,Ida Holm', 'ida-holm,Ida Holm', 'ida-holm,Otto Holm'),
    ).toEqual([
      ['new', null],
      ['new', null],
      ['refused', 'slug: “ida-holm” is of Ida Holm in line 2 already.'],
    ]);
  });
});

describe('an import', () => {
  it('is remembered with how well its file was read, and why rows of it were left out', async () => {
    const file = lines(
      'name;type;total_assets;as_of;colour',
      'Sorrel Fund;FOUNDATION;1.234.567,50;30.06.2026;red',
      'Sorrel Bank;BANK;12;2026-06-30;red',
      'Sorrel Trust;FOUNDATION;12;2026-06-30;red',
    );
    const before = await world.ask('/v2/manage/imports', { session });
    await post('organizations', file);
    await post('organizations', file, { commit: true });
    expect((await world.ask('/v2/manage/imports', { session })).body).toEqual(before.body);

    await post('organizations', file, { name: 'funds.csv', commit: true, skip_refused: true });

    const { body } = await world.ask('/v2/manage/imports?per_page=1', { session });
    const message = 'type: “BANK” is no type of organization.';
    expect(body['imports']).toMatchObject([
      {
        ...{ kind: 'organizations', file_name: 'funds.csv', by: expect.stringContaining('@') },
        counts: { new: 2, changed: 0, same: 0, refused: 1 },
        refused: [{ line: 3, name: 'Sorrel Bank', message }],
        reading_report: {
          ...{ reader: 'csv', format: 'csv' },
          entries: [
            {
              ...{ what: 'row-refused', count: 1, of: 3, first: { kind: 'row', number: 3 } },
              excerpt: `Sorrel Bank: ${message}`,
            },
            {
              what: 'row-mended',
              count: 1,
              of: 3,
              first: { kind: 'row', number: 2 },
              excerpt: '1.234.567,50',
            },
            { what: 'column-unknown', count: 1, of: null, first: null, excerpt: 'colour' },
          ],
        },
      },
    ]);
  });

  it('is forgotten when many came after it', async () => {
    const taken = {
      ...{ kind: 'people' as const, fileName: 'many.csv', importedBy: null, refused: [] },
      counts: { new: 1, changed: 0, same: 0, refused: 0 },
      readingReport: { reader: 'csv' as const, format: 'csv', version: 1, entries: [] },
    };
    for (let at = 0; at < 201; at++) await world.store.graphImports.add(taken);
    const { rows, total } = await world.store.graphImports.page({ page: 1, perPage: 100 });
    expect([rows.length, total]).toEqual([100, 200]);
  });
});

describe('a file', () => {
  it('may name the type as the calls of the API do', async () => {
    const { body } = await post('organizations', 'name,org_type\nA Fund,FOUNDATION\n');
    expect(body['ignored']).toEqual([]);
    expect(rowsIn(body).map(({ status }) => status)).toEqual(['new']);
  });

  it('loses nothing without a word', async () => {
    const { body } = await post(
      'organizations',
      'name;type;Phone no.\nA Fund;FOUNDATION;1;2\nB Fund;FOUNDATION;1\n',
    );
    expect(body['ignored']).toEqual(['phone_no_']);
    expect(rowsIn(body).map(({ line, status, message }) => [line, status, message])).toEqual([
      [2, 'refused', '“2” stands in no column: the row has more fields than the first.'],
      [3, 'new', null],
    ]);
  });

  it.each([
    ['graph-import.encoding', Buffer.from([0x6e, 0xfc, 0x0a])],
    ['graph-import.columns', 'title\nx\n'],
    ['graph-import.empty', 'name,type\n'],
    ['graph-import.too-many-columns', `name,type${',x'.repeat(199)}\nA Fund,FOUNDATION\n`],
    ['graph-import.column-twice', 'name,type,Name\nA Fund,FOUNDATION,B Fund\n'],
    ['graph-import.quote-open', 'name,type\n"A Fund,FOUNDATION\nB Fund,FOUNDATION\n'],
  ])('that cannot be read is refused: %s', async (code, content) => {
    const { status, body } = await post('organizations', content);
    expect([status, body['code']]).toEqual([400, code]);
  });

  it('with fields of megabytes is answered in some lines', async () => {
    const large = 'x'.repeat(5_000_000);
    const file = lines(`name,type,${large}`, `${large},PENSION_FUND,a`, `Short,${large},b`);
    const { status, text, body } = await post('organizations', file);
    expect([status, text.length < 5_000]).toEqual([200, true]);
    expect(rowsIn(body).map((row) => row.status)).toEqual(['refused', 'refused']);
    const wide = await post('organizations', lines(`name,type,${large},${large}`, 'A,PENSION_FUND,,'));
    expect(wide.text.length).toBeLessThan(5_000);
  });

  it('of 200,000 organizations is refused whole, with how many it may have, and none of them is written', async () => {
    const exported = async () => (await world.ask('/v2/manage/export?kind=organizations', { session })).body;
    const before = await exported();
    const rows = Array.from(
      { length: 200_000 },
      (_, at) => `Crowded Fund ${at},PENSION_FUND,CA,$${at % 900}m,Pays the pensions of group ${at}`,
    );
    const file = lines('name,type,state,total_assets,description', rows.join('\n'));
    const { status, body } = await post('organizations', file, { commit: true, skip_refused: true });
    expect([status, body['code'], body['message']]).toEqual([
      400,
      'graph-import.too-many-rows',
      'At most 10,000 rows are imported at a time. Divide the file.',
    ]);
    expect(await world.store.organizations.find('crowded-fund-0')).toBeNull();
    expect(await exported()).toEqual(before);
  });
});
