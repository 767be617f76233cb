import type { KeptImport, KeptRecord } from '@ecco/contract';
import { buildOrganization, idOf } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { button, ok, pagination, said, session } from '../../../testing/admin-session.ts';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const record = (part: Partial<KeptRecord>): KeptRecord => ({
  uuid: idOf(0x71),
  slug: 'halvern',
  name: 'Halvern Teachers',
  type: 'organization',
  detail: 'US_PENSION_FUND',
  state: null,
  items: 12,
  created_at: '2026-03-01T00:00:00.000Z',
  updated_at: '2026-03-02T00:00:00.000Z',
  ...part,
});
const rows = [
  record({}),
  record({ uuid: idOf(0x72), slug: 'ada-verity', name: 'Ada Verity', type: 'person', detail: 'Chair' }),
];

async function open(path: string) {
  const queries: string[] = [];
  const sent: string[] = [];
  const server = await standIn({
    ...session,
    'GET /v2/admin/records/': (url) => {
      queries.push(`${url.pathname}${url.search}`);
      return { body: { records: rows, pagination: pagination(2) } };
    },
    'POST /v2/admin/records/': (url, _request, text) => {
      sent.push(`${url.pathname} ${text}`);
      return { body: { changed: 1, refused: [] } };
    },
  });
  renderApp(path);
  await screen.findByRole('rowheader', { name: 'Halvern Teachers' });
  return { queries, sent, server };
}

test('organizations and people stand together; filters and order are in the address', async () => {
  const { queries } = await open('/admin/node/edit?state=organization&sort=-updated_at&q=hal');
  expect(queries[0]).toContain('/v2/admin/records/node?');
  for (const part of ['state=organization', 'sort=-updated_at', 'query=hal'])
    expect(queries[0]).toContain(part);
  expect(screen.getByRole('link', { name: 'Halvern Teachers' }).getAttribute('href')).toBe(
    '/manage/org/halvern',
  );
  expect(screen.getByRole('link', { name: 'Ada Verity' }).getAttribute('href')).toBe(
    '/manage/person/ada-verity',
  );
  expect(screen.getByText('US PENSION FUND')).toBeShown();
});

test('something is done to many at once', async () => {
  const { sent } = await open('/admin/node/edit');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ada Verity' }));
  await userEvent.click(button('Delete'));
  await waitFor(() =>
    expect(sent).toEqual([
      `/v2/admin/records/node/run ${JSON.stringify({ uuids: [idOf(0x72)], task: 'delete' })}`,
    ]),
  );
  await waitFor(() => expect(said()[0]).toContain('Filter by “Deleted” to restore it.'));
});

test('hubs are shared, and made one’s own, together', async () => {
  const { sent } = await open('/admin/hub');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ada Verity' }));
  await userEvent.click(button('Assign to me'));
  await waitFor(() => expect(sent[0]).toContain('"task":"claim"'));
  await waitFor(() => expect(said()).toEqual(['1 is yours now.']));
});

test('columns are hidden, stay so on the next visit, and come back', async () => {
  onTestFinished(() => localStorage.clear());
  await open('/admin/person');
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads()).toContain('Items');
  await userEvent.click(button('Columns'));
  const dialog = within(screen.getByRole('dialog', { name: 'Columns' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Items' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(heads()).not.toContain('Items');
  expect(JSON.parse(localStorage.getItem('columns.records.person') ?? '')).toEqual(['items']);
  await userEvent.click(button('Columns, 1 hidden'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Items' }));
  expect(heads()).toContain('Items');
});

test('an organization is made of its name and type, and leads to where it is managed', async () => {
  const made: unknown[] = [];
  const organization = buildOrganization({ slug: 'onyx', name: 'Onyx Fund', may: { manage: true } });
  await standIn({
    ...session,
    'GET /v2/admin/records/': ok({ records: rows, pagination: pagination(2) }),
    'POST /v2/manage/org': (_url, _request, text) => {
      made.push(JSON.parse(text));
      return { body: { organization } };
    },
    'GET /v2/manage/org/onyx': ok({ organization }),
  });
  renderApp('/admin/node/edit');
  await userEvent.click(await screen.findByRole('button', { name: 'New organization' }));
  const form = within(screen.getByRole('dialog', { name: 'New organization' }));
  const create = form.getByRole<HTMLButtonElement>('button', { name: 'Create' });
  expect(create.disabled).toBe(true);
  await userEvent.type(form.getByLabelText(/^Name/), 'Onyx Fund');
  await userEvent.selectOptions(form.getByLabelText(/^Type/), 'PENSION FUND');
  await userEvent.selectOptions(form.getByLabelText('State'), 'IL');
  await userEvent.click(create);
  expect(await screen.findByRole('heading', { level: 1, name: 'Manage Onyx Fund' })).toBeShown();
  expect(made).toEqual([{ name: 'Onyx Fund', org_type: 'PENSION_FUND', state: 'IL' }]);
});

test('a CSV is looked at row by row before it is imported, without what is refused', async () => {
  const sent: Record<string, unknown>[] = [];
  const counts = { new: 2, changed: 0, same: 1, refused: 1 };
  const row = { changes: [], message: null };
  await standIn({
    ...session,
    'GET /v2/admin/records/': ok({ records: rows, pagination: pagination(2) }),
    'POST /v2/manage/import': (_url, _request, text) => {
      const requested = JSON.parse(text);
      sent.push(requested);
      const lines = [
        { ...row, line: 3, name: '?', status: 'refused', message: 'name: it has no letter.' },
        { ...row, line: 2, name: 'Onyx Fund', status: 'new' },
      ];
      const { kind, commit: committed } = requested;
      return { body: { kind, committed, counts, ignored: ['color'], rows: lines } };
    },
  });
  renderApp('/admin/node/edit');
  await userEvent.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Import a CSV' }));
  const file = new File(['name,type\nOnyx Fund,FOUNDATION\n'], 'funds.csv', { type: 'text/csv' });
  await userEvent.upload(dialog.getByLabelText('File'), file);
  expect(await dialog.findByText('2 new · 1 unchanged · 1 refused')).toBeShown();
  expect(dialog.getByText('Refused: name: it has no letter.')).toBeShown();
  expect(dialog.getByText('Ignored columns: color')).toBeShown();
  await userEvent.click(dialog.getByRole('button', { name: 'Import 2 rows' }));
  await waitFor(() => expect(said()).toEqual(['2 rows were imported.']));
  expect(sent.map(({ commit, skip_refused }) => [commit, skip_refused])).toEqual([
    [false, false],
    [true, true],
  ]);
  expect(atob(String(sent[0]?.['content']))).toContain('Onyx Fund,FOUNDATION');
  expect(screen.queryByRole('dialog', { name: 'Import a CSV' })).toBeNull();
});

const pastImport: KeptImport = {
  ...{ id: idOf(0x81), at: '2026-11-02T10:00:00.000Z', kind: 'organizations', file_name: 'funds.csv' },
  by: 'ada@ecco.example',
  counts: { new: 2, changed: 0, same: 0, refused: 1 },
  reading_report: {
    ...{ reader: 'csv', format: 'csv', version: 2 },
    entries: [
      {
        ...{ what: 'row-refused', severity: 'left-out', count: 1, of: 3 },
        first: { kind: 'row', number: 3 },
        excerpt: 'Onyx Bank: type: “BANK” is no type of organization.',
      },
    ],
  },
  refused: [{ line: 3, name: 'Onyx Bank', message: 'type: “BANK” is no type of organization.' }],
};

test('imports of before tell what was left out of their files, and why', async () => {
  await standIn({
    ...session,
    'GET /v2/admin/records/': ok({ records: rows, pagination: pagination(2) }),
    'GET /v2/manage/imports': ok({ imports: [pastImport], pagination: pagination(1) }),
  });
  renderApp('/admin/node/edit');
  await userEvent.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const past = within(await screen.findByRole('region', { name: 'Past imports' }));
  expect(past.getByText('funds.csv')).toBeShown();
  expect(past.getByText('2 new · 1 refused')).toBeShown();
  const line = '1 of 3 rows was left out because a value in it can’t be used. It is at row 3.';
  expect(await past.findByText(line, { selector: 'summary' })).toBeShown();
  await userEvent.click(past.getByText('1 refused row'));
  expect(past.getByText('Row 3, Onyx Bank: type: “BANK” is no type of organization.')).toBeShown();
});
