import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { MenuButton } from './menu-button.tsx';

// What a slow network does to a chunk is the matter of the chunks' own tests.
beforeAll(() => import('./menu.tsx'));

function show() {
  const done: string[] = [];
  renderComponent(
    <>
      <MenuButton
        text="More"
        label="More of this"
        groups={() => [
          { key: 'a', entries: [{ key: 'copy', label: 'Copy', run: () => done.push('copied') }] },
          {
            key: 'b',
            title: 'Export',
            entries: [
              { key: 'md', label: 'Markdown', href: '/export/md', download: true },
              { key: 'print', label: 'Print', href: '/print/a', newTab: true },
            ],
          },
        ]}
      />
      <button type="button">Elsewhere</button>
    </>,
  );
  return done;
}
const button = () => screen.getByRole('button', { name: 'More of this' });
const entry = (name: string) => screen.getByRole('menuitem', { name });

test('it opens on its first entry; arrows go round, Escape gives the focus back', async () => {
  show();
  await userEvent.click(button());
  expect(button().getAttribute('aria-expanded')).toBe('true');
  await screen.findByRole('menu', { name: 'More of this' });
  expect(document.activeElement).toBe(entry('Copy'));
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(entry('Markdown'));
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(document.activeElement).toBe(entry('Copy'));
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(entry('Print'));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(button());
});

test('an entry does what it is for and closes it', async () => {
  const done = show();
  await userEvent.click(button());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy' }));
  expect(done).toEqual(['copied']);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('links are files or new tabs', async () => {
  show();
  button().focus();
  await userEvent.keyboard('{ArrowDown}');
  const file = await screen.findByRole('menuitem', { name: 'Markdown' });
  expect(file.hasAttribute('download')).toBe(true);
  expect(entry('Print').getAttribute('target')).toBe('_blank');
  expect(screen.getByRole('group', { name: 'Export' })).toBeShown();
});

test('what happens elsewhere closes it', async () => {
  show();
  await userEvent.click(button());
  await screen.findByRole('menu');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('menu')).toBeNull();
});
