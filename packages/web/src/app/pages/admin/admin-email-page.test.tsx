import type { MailDraft } from '@ecco/contract';
import { idOf } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { button, ok, said, session } from '../../../testing/admin-session.ts';
import { standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const place = {
  title: 'Board of May',
  at: '0:12:30',
  quote: 'fees fell',
  href: 'https://ecco.example/ep/may',
};
const draft: MailDraft = {
  ...{ type: 'episode', uuid: idOf(1), title: 'Board of May', meta: 'Halvern · May 4, 2026' },
  ...{ subject: 'Board of May', href: 'https://ecco.example/ep/may', to: 'ada@fund.example' },
  sections: [
    {
      ...{ name: 'Key insights', meta: null, href: null },
      lines: [
        { id: 'fees', label: null, text: 'Fees fell.', verbatim: false, speaker: null, places: [place] },
        { id: 'said', label: null, text: 'fees fell', verbatim: true, speaker: 'Ada Cole', places: [place] },
      ],
    },
  ],
};
const base = `/v2/admin/emailgenerator/episode/${idOf(1)}`;
const page = `/admin/emailgenerator/episode/${idOf(1)}`;

/** The server as it draws what was sent, and what was sent last. */
function drawing(sent: string[]) {
  return {
    ...session,
    [`GET ${base}`]: ok(draft),
    [`POST ${base}/preview`]: (_url: URL, _request: unknown, body: string) => {
      sent.push(body);
      if (body.includes('9%'))
        return { status: 400, body: { message: 'The source of this sentence does not say “9%”.' } };
      return { body: { subject: 'Board of May', html: `<html><head></head>${body}</html>`, text: body } };
    },
    [`POST ${base}/send`]: (_url: URL, _request: unknown, body: string) => {
      sent.push(`send ${body}`);
      return { body: { message: 'The email to ada@fund.example is in the outbox.', to: 'ada@fund.example' } };
    },
  };
}

test('a mail is edited sentence by sentence, shown at two widths and as text, and sent to its writer', async () => {
  const sent: string[] = [];
  await standIn(drawing(sent));
  renderApp(page);
  await screen.findByRole('heading', { level: 1, name: 'Email about Board of May' });
  const [link] = screen.getAllByRole('link', { name: 'Board of May, 0:12:30' });
  expect(link?.getAttribute('href')).toBe(place.href);
  // A source's own words cannot be reworded.
  expect(screen.getAllByRole('button', { name: /^Reword/ })).toHaveLength(1);

  await userEvent.click(screen.getByRole('checkbox', { name: /Ada Cole: “fees fell”/ }));
  await userEvent.type(screen.getByLabelText('Opening'), 'Dear board');
  await userEvent.click(button('Reword: Fees fell.'));
  const words = screen.getByLabelText('In your words');
  await userEvent.clear(words);
  expect(button('Send to me').disabled).toBe(true);
  await userEvent.type(words, 'Fees went down.');
  const expected = {
    ...{ subject: 'Board of May', opening: 'Dear board', closing: '' },
    lines: [{ id: 'fees', text: 'Fees went down.' }],
  };
  await waitFor(() => expect(JSON.parse(sent.at(-1) ?? '')).toEqual(expected));

  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  const frame = preview.getByTitle('Preview');
  expect(frame.getAttribute('srcdoc')).toContain('<base target="_blank">');
  expect(frame.dataset['view']).toBe('wide');
  await userEvent.click(button('Phone'));
  expect(preview.getByTitle('Preview').dataset['view']).toBe('narrow');
  await userEvent.click(button('Plain text'));
  await waitFor(() =>
    expect(preview.getByLabelText('The email as plain text').textContent).toContain('Fees went down.'),
  );

  await waitFor(() => expect(button('Send to me').disabled).toBe(false));
  await userEvent.click(button('Send to me'));
  await waitFor(() => expect(said()).toEqual(['The email to ada@fund.example is in the outbox.']));
  expect(sent.at(-1)).toBe(`send ${JSON.stringify(expected)}`);
});

test('words that the source does not prove are told, and cannot be copied or sent', async () => {
  await standIn(drawing([]));
  renderApp(page);
  await userEvent.click(await screen.findByRole('button', { name: 'Reword: Fees fell.' }));
  await userEvent.type(screen.getByLabelText('In your words'), ' By 9%.');
  expect(await screen.findByText('The source of this sentence does not say “9%”.')).toBeShown();
  expect([button('Copy HTML').disabled, button('Send to me').disabled]).toEqual([true, true]);
  await userEvent.click(button('Use the original: Fees fell.'));
  await waitFor(() => expect(button('Copy HTML').disabled).toBe(false));
});

test('of what is no such thing the page says so', async () => {
  await standIn(session);
  renderApp('/admin/emailgenerator/person/7');
  expect(await screen.findByRole('heading', { name: 'There is nothing to write about here' })).toBeShown();
});

test('what was changed of a mail is there again after a reload, until it is discarded', async () => {
  onTestFinished(() => sessionStorage.clear());
  await standIn(drawing([]));
  const before = renderApp(page);
  await userEvent.type(await screen.findByLabelText('Opening'), 'Dear board,');
  await userEvent.click(screen.getByRole('checkbox', { name: /Ada Cole: “fees fell”/ }));
  before.unmount();
  renderApp(page);
  expect(await screen.findByLabelText('Opening')).toHaveProperty('value', 'Dear board,');
  expect(screen.getByRole('checkbox', { name: /Ada Cole: “fees fell”/ })).toHaveProperty('checked', false);
  await userEvent.click(button('Discard changes'));
  expect(screen.getByLabelText('Opening')).toHaveProperty('value', '');
  expect(screen.getByRole('checkbox', { name: /Ada Cole: “fees fell”/ })).toHaveProperty('checked', true);
  expect(screen.queryByText('Your changes are kept in this tab.')).toBeNull();
});
