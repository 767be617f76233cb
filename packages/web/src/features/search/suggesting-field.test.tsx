import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { standIn } from '../../testing/api-stand-in.ts';
import { renderComponent } from '../../testing/render.tsx';
import { SuggestingField } from './suggesting-field.tsx';

const flavor = {
  name: 'US_Pension_Funds',
  terms: {
    financial_instruments: [['treasury bonds', 'treasuries']],
    asset_classes: [
      ['private equity', 'PE', 'buyouts'],
      ['real estate', 'property'],
    ],
    strategies: [],
    concepts: [['funded ratio', 'funded status']],
    regions_and_markets: [],
    performance_metrics: [],
    regulations_and_compliance: [],
  },
  entities: { organizations: [] },
};

const field = () => screen.getByRole('combobox', { name: 'Search inside' });
const words = () => screen.queryAllByRole('option').map((option) => option.textContent);
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent ?? null;

async function show({ status = 200, initial = '' } = {}) {
  const { asked } = await standIn({ 'GET /v2/search/flavors/': () => ({ status, body: flavor }) });
  const searched: string[] = [];
  const { services } = renderComponent(
    <>
      <SuggestingField
        label="Search inside"
        placeholder=""
        initial={initial}
        onSearch={(query) => searched.push(query)}
      />
      <button type="button">Elsewhere</button>
    </>,
  );
  return { asked, searched, services };
}

async function opened(how?: Parameters<typeof show>[0]) {
  const shown = await show(how);
  await userEvent.click(field());
  await screen.findByRole('listbox', { name: 'Suggested terms' });
  return shown;
}

describe('a field that suggests', () => {
  test('asks for nothing until somebody comes to it, then once', async () => {
    const { asked } = await show();
    expect(asked).toEqual([]);
    await userEvent.click(field());
    await screen.findByRole('listbox');
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(field());
    await screen.findByRole('listbox');
    expect(asked).toEqual(['GET /v2/search/flavors/US_Pension_Funds']);
  });

  test('shows terms under the names of their categories before anything is typed', async () => {
    await opened();
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Financial instruments',
      'Asset classes',
      'Concepts',
    ]);
    const classes = within(screen.getByRole('group', { name: 'Asset classes' }));
    expect(classes.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'private equity',
      'real estate',
    ]);
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  });

  test('keeps those that are like what is typed, and says by which word a term was found', async () => {
    await opened();
    await userEvent.type(field(), 'pe');
    await waitFor(() => expect(words()).toEqual(['private equityPE', 'person:a person it names']));
    await userEvent.type(field(), 'lican');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  test('is moved in by arrows, around and back to the field, and Enter searches what is chosen', async () => {
    const { searched } = await opened();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()).toBe('private equity');
    const active = field().getAttribute('aria-activedescendant') ?? '';
    expect(document.getElementById(active)?.textContent).toBe('private equity');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(chosen()).toBeNull();
    await userEvent.keyboard('{ArrowUp}');
    expect(chosen()).toBe('funded ratio');
    await userEvent.keyboard('{Enter}');
    expect(searched).toEqual(['funded ratio']);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveProperty('value', 'funded ratio');
    expect(document.activeElement).toBe(field());
  });

  test('searches what is typed where nothing is chosen, and closes', async () => {
    const { searched } = await opened();
    await userEvent.type(field(), 'pe{Enter}');
    expect(searched).toEqual(['pe']);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('a choice is forgotten when typing goes on', async () => {
    const { searched } = await opened();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.type(field(), 'fund{Enter}');
    expect(searched).toEqual(['fund']);
  });

  test('Escape closes it and keeps the words; an arrow opens it again', async () => {
    const { searched } = await opened();
    await userEvent.type(field(), 'fund');
    await waitFor(() => expect(words()).toEqual(['funded ratio']));
    expect(fireEvent.keyDown(field(), { key: 'Escape' })).toBe(false);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveProperty('value', 'fund');
    await userEvent.keyboard('{ArrowDown}');
    expect(chosen()).toBe('funded ratio');
    expect(searched).toEqual([]);
  });

  test('a click on a suggestion searches it, even after the field lost the focus', async () => {
    const { searched } = await opened();
    const option = screen.getByRole('option', { name: 'real estate' });
    // At once, since a list that lost the focus goes after a moment.
    fireEvent.blur(field());
    fireEvent.click(option);
    expect(searched).toEqual(['real estate']);
  });

  test('opens to what stands there already', async () => {
    await opened({ initial: 'property' });
    expect(words()).toEqual(['real estateproperty']);
  });

  test('is a plain field where there are no terms to be had', async () => {
    const { searched } = await show({ status: 400 });
    await userEvent.click(field());
    const plain = await screen.findByRole('searchbox', { name: 'Search inside' });
    await userEvent.type(plain, 'fund{ArrowDown}{Enter}');
    expect(searched).toEqual(['fund']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a field that completes the language of searches', () => {
  const values = [{ name: 'Ada Verity', value: '"Ada Verity"', items: 3 }];

  async function completing() {
    const { asked } = await standIn({
      'GET /v2/search/flavors/': () => ({ body: flavor }),
      'GET /v2/search/values': () => ({ body: { values } }),
    });
    const searched: string[] = [];
    renderComponent(
      <SuggestingField
        label="Search inside"
        placeholder=""
        initial=""
        onSearch={(query) => searched.push(query)}
      />,
    );
    await userEvent.click(field());
    await screen.findByRole('listbox');
    return { asked, searched };
  }

  test('with the keyboard an operator is chosen, then its value, then it is searched', async () => {
    const { asked, searched } = await completing();
    await userEvent.type(field(), 'fees spe');
    await waitFor(() => expect(words()).toEqual(['speaker:who says it']));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveProperty('value', 'fees speaker:');
    expect(searched).toEqual([]);
    await waitFor(() => expect(words()).toEqual(['Ada Verity3 items']));
    expect(asked.some((line) => line.includes('values?operator=speaker'))).toBe(true);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveProperty('value', 'fees speaker:"Ada Verity" ');
    await userEvent.keyboard('{Enter}');
    expect(searched).toEqual(['fees speaker:"Ada Verity"']);
  });

  test('values that are known are told without asking, each with what it stands for', async () => {
    const { asked } = await completing();
    await userEvent.type(field(), 'kind:ea');
    await waitFor(() => expect(words()).toEqual([expect.stringMatching(/^earnings/)]));
    await userEvent.click(screen.getByRole('option'));
    expect(field()).toHaveProperty('value', 'kind:earnings ');
    expect(asked.filter((line) => line.includes('values'))).toEqual([]);
  });
});
