import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { Toolbar } from './toolbar.tsx';

const tools = (names: readonly string[]) => (
  <>
    <Toolbar label="Actions">
      {names.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </Toolbar>
    <button type="button">After</button>
  </>
);
const focused = () => document.activeElement?.textContent;

test('a toolbar is one stop, at which the arrows move, and remembers where', async () => {
  renderComponent(tools(['Play', 'Follow', 'Copy']));
  await userEvent.tab();
  expect(focused()).toBe('Play');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Follow');
  await userEvent.tab();
  expect(focused()).toBe('After');
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('Follow');
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(focused()).toBe('Play');
});

test('the stop goes to another tool when its own goes', async () => {
  const { rerenderComponent } = renderComponent(tools(['Play', 'Follow']));
  rerenderComponent(tools(['Follow', 'Copy']));
  await userEvent.tab();
  expect(['Follow', focused()]).toEqual(['Follow', 'Follow']);
  expect(screen.getByRole('button', { name: 'Copy' }).tabIndex).toBe(-1);
});

test('what is chosen from belongs to the same stop', async () => {
  renderComponent(
    <Toolbar label="Pages">
      <select aria-label="Page">
        <option>1</option>
        <option>2</option>
      </select>
      <a href="/file">Document</a>
    </Toolbar>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Page' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Document' }));
});
