import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { FilterField } from './filter-field.tsx';

function filter() {
  const sent: string[] = [];
  function Filtered() {
    const [value, setValue] = useState('fees');
    return (
      <>
        <FilterField
          label="Search"
          value={value}
          onFilter={(words) => {
            sent.push(words);
            setValue(words);
          }}
        />
        <button type="button" onClick={() => setValue('')}>
          Show all
        </button>
      </>
    );
  }
  renderComponent(<Filtered />);
  return { sent, field: screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }) };
}

test('what is typed filters once the typing pauses, without the spaces around it', async () => {
  const { sent, field } = filter();
  await userEvent.type(field, ' and costs ');
  expect(sent).toEqual([]);
  await waitFor(() => expect(sent).toEqual(['fees and costs']));
});

test('the field keeps what is typed, also the space that was not sent', async () => {
  const { sent, field } = filter();
  await userEvent.type(field, ' and ');
  await waitFor(() => expect(sent).toEqual(['fees and']));
  expect(field.value).toBe('fees and ');
});

test('a filter that is taken away from outside empties the field', async () => {
  const { field } = filter();
  expect(field.value).toBe('fees');
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(field.value).toBe('');
});

test('what is typed filters as soon as the field is left, so that nothing comes after', async () => {
  const { sent, field } = filter();
  await userEvent.type(field, ' and costs');
  expect(sent).toEqual([]);
  await userEvent.tab();
  expect(sent).toEqual(['fees and costs']);
});
