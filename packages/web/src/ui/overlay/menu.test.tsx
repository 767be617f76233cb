import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { Menu, type MenuGroup } from './menu.tsx';

function open() {
  const happened: string[] = [];
  const groups: MenuGroup[] = [
    {
      key: 'copy',
      title: 'Copy',
      entries: [
        { key: 'link', label: 'Link', run: () => happened.push('link') },
        { key: 'words', label: 'Words', run: () => happened.push('words') },
      ],
    },
    {
      key: 'take',
      entries: [
        { key: 'text', label: 'Text', href: '/fees.txt', download: true },
        { key: 'print', label: 'Print', href: '/print/fees', newTab: true },
        { key: 'people', label: 'People', href: '/people', follow: (href) => happened.push(href) },
      ],
    },
  ];
  function Opened() {
    const opener = useRef<HTMLButtonElement>(null);
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button ref={opener} type="button" onClick={() => setOpen(true)}>
          More
        </button>
        {isOpen ? <Menu label="More" groups={groups} opener={opener} onClose={() => setOpen(false)} /> : null}
        <button type="button">Elsewhere</button>
      </>
    );
  }
  renderComponent(<Opened />);
  return happened;
}
const opener = () => screen.getByRole('button', { name: 'More' });
const focused = () => document.activeElement?.textContent;

describe('by the keyboard', () => {
  test('arrows go round, Home and End to the ends', async () => {
    open();
    await userEvent.click(opener());
    expect(focused()).toBe('Link');
    const visited: unknown[] = [];
    for (const key of ['ArrowDown', 'End', 'ArrowDown', 'ArrowUp', 'Home']) {
      await userEvent.keyboard(`{${key}}`);
      visited.push(focused());
    }
    expect(visited).toEqual(['Words', 'People', 'Link', 'People', 'Link']);
  });

  test('Enter does what has the focus, and the focus goes back', async () => {
    const happened = open();
    await userEvent.click(opener());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(happened).toEqual(['words']);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(opener());
  });

  test('Escape closes it and does nothing', async () => {
    const happened = open();
    await userEvent.click(opener());
    await userEvent.keyboard('{Escape}');
    expect([happened, screen.queryByRole('menu')]).toEqual([[], null]);
    expect(document.activeElement).toBe(opener());
  });

  test('Tab leaves it', async () => {
    open();
    await userEvent.click(opener());
    await userEvent.keyboard('{Tab}');
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

test('a press elsewhere closes it', async () => {
  open();
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('what is taken away is a link that says how', async () => {
  open();
  await userEvent.click(opener());
  expect(screen.getByRole('menuitem', { name: 'Text' }).hasAttribute('download')).toBe(true);
  const print = screen.getByRole('menuitem', { name: 'Print' });
  expect([print.getAttribute('target'), print.getAttribute('rel')]).toEqual(['_blank', 'noreferrer']);
});

test('groups are named where they have a name', async () => {
  open();
  await userEvent.click(opener());
  expect(screen.getByRole('group', { name: 'Copy' }).textContent).toContain('Words');
});

test('a way inside the product is followed without a load, and opened elsewhere where that is asked for', async () => {
  const happened = open();
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('menuitem', { name: 'People' }));
  expect(happened).toEqual(['/people']);
  await userEvent.click(opener());
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('menuitem', { name: 'People' }));
  expect(happened).toEqual(['/people']);
});
