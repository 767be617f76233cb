import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { QuestionBox } from './question-box.tsx';

let done: string[];
beforeEach(() => {
  done = [];
});

function show(initial = '') {
  renderComponent(
    <QuestionBox
      label="Ask across 12 items"
      initial={initial}
      onAsk={(question) => done.push(`ask ${question}`)}
      onSearch={(words) => done.push(`search ${words}`)}
      onClear={() => done.push('clear')}
    />,
  );
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ask across 12 items' });
}
const send = () => screen.getByRole('button', { name: /^(Ask|Search)$/ });

describe('the form of what is typed', () => {
  test('a question is asked by Enter, and searched for by the other key', async () => {
    const field = show();
    await userEvent.type(field, 'why did the fees fall');
    expect(send().textContent).toBe('Ask');
    expect(screen.getByText(/^Enter asks · Ctrl\+Enter searches instead/)).toBeShown();
    await userEvent.type(field, '{Enter}{Control>}{Enter}{/Control}');
    expect(done).toEqual(['ask why did the fees fall', 'search why did the fees fall']);
  });

  test('words are searched for by Enter, and asked by the other key', async () => {
    const field = show();
    await userEvent.type(field, 'infrastructure fees');
    expect(send().textContent).toBe('Search');
    expect(screen.getByText(/^Enter searches · Ctrl\+Enter asks instead/)).toBeShown();
    await userEvent.type(field, '{Enter}{Meta>}{Enter}{/Meta}');
    expect(done).toEqual(['search infrastructure fees', 'ask infrastructure fees']);
    await userEvent.click(send());
    expect(done.at(-1)).toBe('search infrastructure fees');
  });
});

test('Shift+Enter begins a line; blank words do nothing', async () => {
  const field = show();
  await userEvent.type(field, '  {Enter}{Control>}{Enter}{/Control}');
  await userEvent.type(field, 'why{Shift>}{Enter}{/Shift}not');
  expect(field.value.trim()).toBe('why\nnot');
  expect(done).toEqual([]);
});

test('Enter that chooses a word of an input method sends nothing off', () => {
  const field = show('なぜですか?');
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(done).toEqual([]);
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(done).toEqual(['ask なぜですか?']);
});

test('what is too long is kept, said to be, and not sent off', async () => {
  const field = show();
  fireEvent.change(field, { target: { value: 'fees '.repeat(2_000) } });
  expect(screen.getByText('This has 9,999 characters. Up to 300 can be asked or searched for.')).toBeShown();
  await userEvent.type(field, '{Enter}{Control>}{Enter}{/Control}');
  await userEvent.click(send());
  expect([done, field.value.length]).toEqual([[], 10_000]);
});

test('all of it can be cleared', async () => {
  const field = show('Who said so?');
  await userEvent.click(screen.getByRole('button', { name: 'Clear the question' }));
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
  expect(done).toEqual(['clear']);
});
