import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { renderPart } from '../testing/render.tsx';
import { DataTable } from './data-table.tsx';
import { useRowSelection } from './row-selection.ts';
import type { Column } from './table-column.ts';

type Fund = { name: string; size: number };
const funds: Fund[] = [
  { name: 'Cedar', size: 3 },
  { name: 'Alder', size: 20 },
  { name: 'Birch', size: 100 },
];
const columns: [Column<Fund>, ...Column<Fund>[]] = [
  { key: 'name', title: 'Name', sortBy: ({ name }) => name, cell: ({ name }) => name },
  { key: 'size', title: 'Size', sortBy: ({ size }) => size, cell: ({ size }) => size },
  { key: 'do', title: 'Actions', bare: true, cell: () => <button type="button">Open</button> },
];

function Chosen() {
  const [chosen, choose] = useState<Set<string>>(new Set());
  const selection = useRowSelection<Fund>({ chosen, onChoose: choose, nameOf: ({ name }) => name });
  return (
    <>
      <output>{[...chosen].join(' ')}</output>
      <DataTable
        caption="Funds"
        columns={columns}
        rows={funds}
        keyOf={({ name }) => name}
        selection={selection}
      />
    </>
  );
}

const plain = () =>
  renderPart(<DataTable caption="Funds" columns={columns} rows={funds} keyOf={({ name }) => name} />);
const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe('order', () => {
  test('rows stand as they came until a head is pressed, which says how they are ordered', async () => {
    plain();
    expect(names()).toEqual(['Cedar', 'Alder', 'Birch']);
    await userEvent.click(screen.getByRole('button', { name: 'Size' }));
    await userEvent.click(screen.getByRole('button', { name: 'Size' }));
    expect(names()).toEqual(['Birch', 'Alder', 'Cedar']);
    expect(screen.getByRole('columnheader', { name: 'Size' }).getAttribute('aria-sort')).toBe('descending');
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('none');
  });

  test('heads are reached and pressed by the keyboard, those of buttons are not', async () => {
    plain();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(names()).toEqual(['Alder', 'Birch', 'Cedar']);
    expect(within(screen.getByRole('columnheader', { name: 'Actions' })).queryByRole('button')).toBeNull();
  });
});

describe('choice', () => {
  test('Shift chooses everything between two rows, in the order shown', async () => {
    renderPart(<Chosen />);
    await userEvent.click(screen.getByRole('button', { name: 'Name' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Alder' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Cedar' }), { shiftKey: true });
    expect(screen.getByRole('status').textContent).toBe('Alder Birch Cedar');
  });

  test('the box of the head chooses all, says when it is some, and takes all back', async () => {
    renderPart(<Chosen />);
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Birch' }));
    expect(all.indeterminate).toBe(true);
    await userEvent.click(all);
    expect(screen.getByRole('status').textContent).toBe('Cedar Alder Birch');
    await userEvent.click(all);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

test('on a narrow page every row is a short list of its facts', () => {
  window.happyDOM.setViewport({ width: 390 });
  onTestFinished(() => window.happyDOM.setViewport({ width: 1024 }));
  plain();
  expect(screen.queryByRole('table')).toBeNull();
  const [first] = within(screen.getByRole('list', { name: 'Funds' })).getAllByRole('listitem');
  expect(first?.textContent).toBe('CedarSize3ActionsOpen');
});

test('a fact that a row does not have is left out of its list, with its name', () => {
  window.happyDOM.setViewport({ width: 390 });
  onTestFinished(() => window.happyDOM.setViewport({ width: 1024 }));
  const withNote: Column<Fund> = {
    key: 'note',
    title: 'Note',
    cell: ({ size }) => (size > 50 ? 'Large' : null),
  };
  renderPart(
    <DataTable caption="Funds" columns={[columns[0], withNote]} rows={funds} keyOf={({ name }) => name} />,
  );
  expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    'Cedar',
    'Alder',
    'BirchNoteLarge',
  ]);
});

test('when the row that has the focus goes, the focus stays with the table', async () => {
  function Shrinking() {
    const [rows, setRows] = useState(funds);
    const withButton: Column<Fund> = {
      key: 'drop',
      title: 'Actions',
      bare: true,
      cell: ({ name }) => (
        <button type="button" onClick={() => setRows((all) => all.filter((fund) => fund.name !== name))}>
          Drop {name}
        </button>
      ),
    };
    return (
      <DataTable caption="Funds" columns={[columns[0], withButton]} rows={rows} keyOf={({ name }) => name} />
    );
  }
  renderPart(<Shrinking />);
  screen.getByRole('button', { name: 'Drop Alder' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['Cedar', 'Birch']);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Funds' }));
});
