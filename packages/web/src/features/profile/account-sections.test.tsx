import type { UserProfile } from '@ecco/contract';
import { buildUser } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { type Reply, standIn } from '../../testing/api-stand-in.ts';
import { renderComponent, renderLinked } from '../../testing/render.tsx';
import { OtherProfile } from './other-profile.tsx';
import { PasswordLink } from './password-link.tsx';
import { ProfileHead } from './profile-head.tsx';

describe('the head', () => {
  test('says who somebody is, since when, and whether they administrate', () => {
    renderComponent(<ProfileHead user={buildUser({ admin: true })} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ines Varga');
    expect(screen.getByText('Member since Mar 1, 2026')).toBeShown();
    expect(screen.getByText('Administrator')).toBeShown();
  });

  test('names somebody without a name by the address', () => {
    const { profile } = buildUser();
    renderComponent(<ProfileHead user={buildUser({ profile: { ...profile, name: '' } })} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('ines@fund.example');
    expect(screen.queryByText('Administrator')).toBeNull();
  });
});

describe('the password', () => {
  const open = async (reply: Reply, part: Partial<UserProfile> = {}) => {
    const sent: unknown[] = [];
    await standIn({
      'POST /v2/': (_url, _request, body) => {
        sent.push(JSON.parse(body));
        return reply;
      },
    });
    renderComponent(<PasswordLink user={buildUser(part)} contact="help@fund.example" />);
    return sent;
  };
  const said = () => screen.getByRole('status').textContent;

  test('is changed by a link that is sent to the own address', async () => {
    const sent = await open({ body: { message: 'Sent.' } });
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(said()).toBe('A link to set a new password has been sent to ines@fund.example.'),
    );
    expect(sent).toEqual([{ email: 'ines@fund.example' }]);
  });

  test('can be set by somebody who signs in with Google', async () => {
    await open({ body: {} }, { has_password: false });
    expect(screen.getByText(/^You sign in with Google/)).toBeShown();
    expect(screen.getByRole('button', { name: 'Set a password' })).toBeShown();
  });

  test.each([
    [{ status: 429, body: { message: 'Wait a minute.' } }, 'Wait a minute.'],
    [{ status: 500, body: {} }, 'Failed to send reset link. Try again or contact help@fund.example'],
  ])('that cannot be sent says so', async (reply, words) => {
    await open(reply);
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
    await waitFor(() => expect(said()).toBe(words));
  });
});

describe('the profile of somebody else', () => {
  const facts = () =>
    Object.fromEntries(
      screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );

  test('lists what an administrator has to know, and leads to where it is changed', async () => {
    renderLinked(
      <OtherProfile user={buildUser({ flags: { health_hub: true, pe_hub: false }, onboarded: false })} />,
    );
    await screen.findByRole('heading', { level: 1 });
    expect(facts()).toEqual({
      Role: 'Member',
      'Health hub': 'Yes',
      'PE hub': 'No',
      'Onboarding finished': 'No',
      'Has a password': 'Yes',
    });
    const manage = screen.getByRole('link', { name: 'Manage users' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(manage)).toBe('/admin/users?q=ines@fund.example');
  });

  test.each([
    ['Fees.', 'Fees.'],
    ['', 'Nothing was entered.'],
  ])('with the need-to-knows “%s” shows %s', async (profile_prompt, words) => {
    renderLinked(<OtherProfile user={buildUser({ prompt_context: { profile_prompt } })} />);
    expect(await screen.findByText(words)).toBeShown();
  });

  test('cannot be changed', async () => {
    renderLinked(<OtherProfile user={buildUser()} />);
    const section = within(await screen.findByRole('region', { name: 'Need-to-knows' }));
    expect(section.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
