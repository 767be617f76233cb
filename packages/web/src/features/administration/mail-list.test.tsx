import type { Mail } from '@ecco/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { MailList } from './mail-list.tsx';

const aMail = (id: string, part: Partial<Mail> = {}): Mail => ({
  id,
  to: `${id}@fund.example`,
  subject: `Letter ${id}`,
  text: `Open https://ecco.example/welcome/${id} to begin.`,
  status: 'sent',
  problem: null,
  created_at: '2026-03-04T09:00:00Z',
  sent_at: '2026-03-04T09:01:00Z',
  ...part,
});

function list(mails: readonly Mail[], opened: string | null = null, refused = 0): (string | null)[] {
  const queries: (string | null)[] = [];
  renderComponent(
    <MailList mails={mails} refused={refused} opened={opened} onOpen={(id) => queries.push(id)} />,
  );
  return queries;
}
const row = (name: RegExp) => screen.getByRole('button', { name });

test('each mail says to whom, what about and what became of it', () => {
  list(
    [aMail('a'), aMail('b', { subject: '', status: 'failed' }), aMail('c', { status: 'bounced' })],
    null,
    2,
  );
  expect(row(/a@fund\.example.*Letter a.*Sent/)).toBeShown();
  expect(row(/b@fund\.example.*\(no subject\).*Failed/)).toBeShown();
  expect(row(/c@fund\.example.*Letter c.*Bounced/)).toBeShown();
  expect(screen.getByText(/no longer emailed to 2 addresses/)).toBeShown();
});

test('one is opened and closed by the keyboard', async () => {
  const queries = list([aMail('a'), aMail('b')], 'b');
  await userEvent.tab();
  expect(row(/Letter a/).getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(row(/Letter b/).getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard(' ');
  expect(queries).toEqual(['a', null]);
});

describe('an open mail', () => {
  const open = (part: Partial<Mail>) => {
    list([aMail('a', part)], 'a');
    return within(screen.getByRole('listitem'));
  };

  test('shows its words, whose links can be followed', () => {
    const link = open({}).getByRole('link');
    expect(link.getAttribute('href')).toBe('https://ecco.example/welcome/a');
  });

  test('that was sent and cleared says why there are no words', () => {
    const mail = open({ text: null });
    expect(mail.getByText(/^The text isn’t kept after sending/)).toBeShown();
    expect(mail.queryByRole('link')).toBeNull();
  });

  test('that failed says what the mail server said', () => {
    const mail = open({ status: 'failed', sent_at: null, problem: '550 no such mailbox' });
    expect(mail.getByText('It could not be delivered.')).toBeShown();
    expect(mail.getByText('550 no such mailbox')).toBeShown();
  });

  test.each([
    ['kept', /^No mail server is configured/],
    ['queued', /^On its way/],
    ['sent', /^The mail server accepted it on /],
  ] as const)('that is %s says what that means', (status, words) => {
    expect(open({ status }).getByText(words)).toBeShown();
  });
});
