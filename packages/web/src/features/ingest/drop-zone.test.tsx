import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { DropZone } from './drop-zone.tsx';

const files = ['fees.mp3', 'minutes.pdf'].map((name) => new File(['x'], name));

function zone() {
  const given: string[][] = [];
  const { container } = renderComponent(
    <DropZone onFiles={(some) => given.push(some.map(({ name }) => name))} />,
  );
  const area = container.querySelector('div') ?? container;
  return { given, area, input: screen.getByLabelText<HTMLInputElement>('choose files') };
}

test('files are chosen, several at once, and the same one again', async () => {
  const { given, input } = zone();
  await userEvent.upload(input, files);
  await userEvent.upload(input, files.slice(0, 1));
  expect(given).toEqual([['fees.mp3', 'minutes.pdf'], ['fees.mp3']]);
});

test('the choice is reached by the keyboard', async () => {
  const { input } = zone();
  await userEvent.tab();
  expect(document.activeElement).toBe(input);
});

test('files are dropped, and the place shows that it would take them', async () => {
  const { given, area } = zone();
  fireEvent.dragOver(area);
  expect(area.dataset['over']).toBe('true');
  fireEvent.drop(area, { dataTransfer: { files, items: [] } });
  await waitFor(() => expect(given).toEqual([['fees.mp3', 'minutes.pdf']]));
  expect(area.dataset['over']).toBeUndefined();
});

test('files that are carried on are not taken', () => {
  const { given, area } = zone();
  fireEvent.dragOver(area);
  fireEvent.dragLeave(area);
  expect(area.dataset['over']).toBeUndefined();
  expect(given).toEqual([]);
});
