import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { NoticeDialog } from './notice-dialog.tsx';

function Notice({ title, onClose }: { title?: string; onClose: () => void }) {
  const [text, setText] = useState<string | null>('It is saved.');
  const close = (): void => {
    setText(null);
    onClose();
  };
  return <NoticeDialog {...(title && { title })} text={text} ok="OK" onClose={close} />;
}

test('it is named by its words, or by a title that they explain', () => {
  renderComponent(
    <>
      <Notice onClose={() => {}} />
      <Notice title="Notice" onClose={() => {}} />
    </>,
  );
  expect(screen.getByRole('alertdialog', { name: 'It is saved.' })).toBeShown();
  expect(screen.getByRole('alertdialog', { name: 'Notice', description: 'It is saved.' })).toBeShown();
});

test('its button closes it, which is reported once', async () => {
  const happened: string[] = [];
  renderComponent(<Notice onClose={() => happened.push('close')} />);
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(happened).toEqual(['close']);
});

test('so does Escape', () => {
  const happened: string[] = [];
  renderComponent(<Notice onClose={() => happened.push('close')} />);
  screen.getByRole<HTMLDialogElement>('alertdialog').close();
  expect(happened).toEqual(['close']);
});
