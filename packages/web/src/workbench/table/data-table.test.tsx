import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { singleKeys } from '../../ui/keys/single-keys.store.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DataTable } from './data-table.tsx';
import type { TableColumn, TableColumns } from './table-column.ts';

type Fund = { name: string; size: number };
const funds: Fund[] = [
  { name: 'Cedar', size: 3 },
  { name: 'Alder', size: 20 },
  { name: 'Birch', size: 100 },
];
const columns: TableColumns<Fund> = [
  { id: 'name', title: 'Name', sortable: true, cell: ({ name }) => name },
  { id: 'size', title: 'Size', sortable: true, cell: ({ size }) => size },
  { id: 'do', title: 'Actions', bare: true, cell: () => <button type="button">Open</button> },
];

/** A list whose order stands where its page keeps it; what it asks for is said. */
function Ordered({ first }: { first?: string }) {
  const [sort, setSort] = useState(first);
  return (
    <>
      <output>{sort ?? 'its own'}</output>
      <DataTable
        caption="Funds"
        columns={columns}
        rows={funds}
        idOf={({ name }) => name}
        sort={sort}
        onSort={setSort}
      />
    </>
  );
}

function Chosen() {
  const [chosen, choose] = useState<Set<string>>(new Set());
  return (
    <>
      <output>{[...chosen].join(' ')}</output>
      <DataTable
        caption="Funds"
        columns={columns}
        rows={funds}
        idOf={({ name }) => name}
        sort={undefined}
        onSort={() => undefined}
        selection={{ chosen, onChoose: choose, nameOf: ({ name }) => name }}
      />
    </>
  );
}

const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
const queryOf = () => screen.getByRole('status').textContent;
const headOf = (name: string) => screen.getByRole('columnheader', { name });
const narrow = (): void => {
  window.happyDOM.setViewport({ width: 390 });
  onTestFinished(() => window.happyDOM.setViewport({ width: 1024 }));
};

describe('order', () => {
  test('a head asks for its order, then for the other way, then for the list’s own', async () => {
    renderComponent(<Ordered />);
    const head = screen.getByRole('button', { name: 'Size' });
    for (const order of ['size', '-size', 'its own']) {
      await userEvent.click(head);
      expect(queryOf()).toBe(order);
    }
  });

  test('rows stand as the server sent them, and the head says how they are ordered', () => {
    renderComponent(<Ordered first="-size" />);
    expect(names()).toEqual(['Cedar', 'Alder', 'Birch']);
    expect(headOf('Size').getAttribute('aria-sort')).toBe('descending');
    expect(headOf('Name').getAttribute('aria-sort')).toBe('none');
    expect(headOf('Actions').hasAttribute('aria-sort')).toBe(false);
  });

  test('heads are reached and pressed by the keyboard, those of buttons are not', async () => {
    renderComponent(<Ordered />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(queryOf()).toBe('name');
    expect(within(headOf('Actions')).queryByRole('button')).toBeNull();
  });
});

describe('choice', () => {
  test('Shift chooses everything between two rows, in the order shown', async () => {
    renderComponent(<Chosen />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Cedar' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select Birch' }), { shiftKey: true });
    expect(queryOf()).toBe('Cedar Alder Birch');
  });

  test('the box of the head chooses all, says when it is some, and takes all back', async () => {
    renderComponent(<Chosen />);
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all on this page' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Birch' }));
    expect(all.indeterminate).toBe(true);
    await userEvent.click(all);
    expect(queryOf()?.split(' ').toSorted()).toEqual(['Alder', 'Birch', 'Cedar']);
    await userEvent.click(all);
    expect(queryOf()).toBe('');
  });
});

describe('the keyboard', () => {
  const inRow = () => document.activeElement?.closest('tr')?.querySelector('th')?.textContent;

  test('moves by rows, chooses one and a range, and chooses none', async () => {
    renderComponent(<Chosen />);
    await userEvent.keyboard('jj');
    expect(inRow()).toBe('Alder');
    await userEvent.keyboard('x');
    expect(queryOf()).toBe('Alder');
    await userEvent.keyboard('j{Shift>}X{/Shift}');
    expect(queryOf()?.split(' ').toSorted()).toEqual(['Alder', 'Birch']);
    await userEvent.keyboard('k{Escape}');
    expect(inRow()).toBe('Alder');
    expect(queryOf()).toBe('');
  });

  test('works beside a window that is closed, and leaves the keys to one that is open', async () => {
    const beside = (isOpen: boolean) => (
      <>
        <Dialog open={isOpen} label="window" onClose={() => {}}>
          <p id="window">Columns</p>
        </Dialog>
        <Chosen />
      </>
    );
    const { rerenderComponent } = renderComponent(beside(false));
    await userEvent.keyboard('jx');
    expect(queryOf()).toBe('Cedar');
    rerenderComponent(beside(true));
    await userEvent.keyboard('jx');
    expect(queryOf()).toBe('Cedar');
  });

  test('does nothing alone where somebody has turned that off', async () => {
    singleKeys.getState().setSingle(false);
    renderComponent(<Chosen />);
    await userEvent.keyboard('jx');
    expect(inRow()).toBeUndefined();
    expect(queryOf()).toBe('');
  });
});

describe('on a narrow page', () => {
  test('every row is a short list of its facts', () => {
    narrow();
    renderComponent(<Ordered />);
    expect(screen.queryByRole('table')).toBeNull();
    const [first] = within(screen.getByRole('list', { name: 'Funds' })).getAllByRole('listitem');
    expect(first?.textContent).toBe('CedarSize3ActionsOpen');
  });

  test('a field orders the list, since there are no heads', async () => {
    narrow();
    renderComponent(<Ordered />);
    const field = screen.getByLabelText('Sort by');
    await userEvent.selectOptions(field, 'Size, descending');
    expect(queryOf()).toBe('-size');
    await userEvent.selectOptions(field, 'Newest first');
    expect(queryOf()).toBe('its own');
  });

  test('a fact that a row does not have is left out of its list, with its name', () => {
    narrow();
    const note: TableColumn<Fund> = {
      id: 'note',
      title: 'Note',
      cell: ({ size }) => (size > 50 ? 'Large' : null),
    };
    renderComponent(
      <DataTable
        caption="Funds"
        columns={[columns[0], note]}
        rows={funds}
        idOf={({ name }) => name}
        sort={undefined}
        onSort={() => undefined}
      />,
    );
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Cedar',
      'Alder',
      'BirchNoteLarge',
    ]);
  });
});

test('when the row that has the focus goes, the focus stays with the table', async () => {
  function Shrinking() {
    const [rows, setRows] = useState(funds);
    const withButton: TableColumn<Fund> = {
      id: 'drop',
      title: 'Actions',
      bare: true,
      cell: ({ name }) => (
        <button type="button" onClick={() => setRows((all) => all.filter((fund) => fund.name !== name))}>
          Drop {name}
        </button>
      ),
    };
    return (
      <DataTable
        caption="Funds"
        columns={[columns[0], withButton]}
        rows={rows}
        idOf={({ name }) => name}
        sort={undefined}
        onSort={() => undefined}
      />
    );
  }
  renderComponent(<Shrinking />);
  screen.getByRole('button', { name: 'Drop Alder' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['Cedar', 'Birch']);
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Funds' }));
});
