import { buildAdminUser } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { agree, button, ok, pagination, said, session } from '../../../testing/admin-session.ts';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderApp } from '../../../testing/render.tsx';

const ines = buildAdminUser({ uuid: 'u2', name: 'Ines Varga', email: 'ines@fund.example', role: 'admin' });

describe('users', () => {
  const users = ok({ users: [buildAdminUser(), ines], pagination: pagination(2) });
  const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

  test('stand in a table, and a name leads to the profile', async () => {
    await standIn({ ...session, 'GET /v2/admin/users': users });
    renderApp('/admin/users');
    expect(await screen.findByText('2 users')).toBeShown();
    expect(screen.getByRole('link', { name: 'Tom Okoro' }).getAttribute('href')).toMatch(
      /^\/profile\/tom(@|%40)fund\.example$/,
    );
    expect(row('Tom Okoro').getByRole('checkbox', { name: 'Health hub for Tom Okoro' })).toHaveProperty(
      'checked',
      true,
    );
    const tabs = within(screen.getByRole('navigation', { name: 'Administration' }));
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Users');
  });

  test('are deleted once their address is typed, and not before', async () => {
    const { asked } = await standIn({
      ...session,
      'GET /v2/admin/users': users,
      'POST /v2/admin/users/u2/delete': ok({ message: 'The person has been deleted.' }),
    });
    renderApp('/admin/users');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Ines Varga' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete Ines Varga?' }));
    const address = dialog.getByLabelText('Type ines@fund.example to confirm');
    await userEvent.type(address, 'tom@fund.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(dialog.getByText('This is not their email address.')).toBeShown();
    expect(asked.filter((line) => line.startsWith('POST'))).toEqual([]);
    await userEvent.clear(address);
    await userEvent.type(address, 'Ines@fund.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(said()).toEqual(['Ines Varga has been deleted.']));
    expect(asked).toContain('POST /v2/admin/users/u2/delete');
  });

  test('are searched once the typing pauses, in the address', async () => {
    const { asked } = await standIn({
      ...session,
      'GET /v2/admin/users': (url) =>
        url.searchParams.get('query') === 'zz'
          ? { body: { users: [], pagination: pagination(0, 1, 0) } }
          : { body: { users: [buildAdminUser()], pagination: pagination(1) } },
    });
    const { router } = renderApp('/admin/users');
    await screen.findByRole('link', { name: 'Tom Okoro' });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name or email' }), 'zz');
    expect(await screen.findByText('Nobody matches “zz”')).toBeShown();
    expect(router.state.location.href).toBe('/admin/users?q=zz');
    expect(asked.filter((line) => line.includes('query='))).toEqual(['GET /v2/admin/users?page=1&query=zz']);
    await userEvent.click(screen.getByRole('link', { name: 'Show all users' }));
    await screen.findByRole('link', { name: 'Tom Okoro' });
    expect(screen.getByRole('searchbox', { name: 'Search by name or email' })).toHaveProperty('value', '');
  });

  test('are turned over page by page, in the address', async () => {
    await standIn({
      ...session,
      'GET /v2/admin/users': (url) => {
        const page = Number(url.searchParams.get('page'));
        return {
          body: { users: [page === 1 ? buildAdminUser() : ines], pagination: pagination(101, page, 2) },
        };
      },
    });
    const { router } = renderApp('/admin/users');
    await screen.findByRole('link', { name: 'Tom Okoro' });
    await userEvent.click(button('Next'));
    await screen.findByRole('link', { name: 'Ines Varga' });
    expect(router.state.location.href).toBe('/admin/users?page=2');
  });

  test('are ordered and filtered by the server, in the address, from the first page on', async () => {
    const { asked } = await standIn({ ...session, 'GET /v2/admin/users': users });
    const { router } = renderApp('/admin/users?page=2');
    await userEvent.click(await screen.findByRole('button', { name: 'Email' }));
    await waitFor(() => expect(router.state.location.href).toBe('/admin/users?sort=email'));
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Administrators');
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Disabled');
    await waitFor(() =>
      expect(router.state.location.href).toBe('/admin/users?role=admin&state=disabled&sort=email'),
    );
    await waitFor(() =>
      expect(asked.at(-1)).toBe('GET /v2/admin/users?page=1&role=admin&state=disabled&sort=email'),
    );
  });

  test('an address that names no order or filter of theirs chooses nothing', async () => {
    const { asked } = await standIn({ ...session, 'GET /v2/admin/users': users });
    renderApp('/admin/users?sort=password&role=owner');
    await screen.findByRole('link', { name: 'Tom Okoro' });
    expect(asked).toContain('GET /v2/admin/users?page=1');
  });

  test('nobody under these filters is said, with the way back to all', async () => {
    await standIn({
      ...session,
      'GET /v2/admin/users': (url) =>
        url.searchParams.has('state') ? { body: { users: [], pagination: pagination(0, 1, 0) } } : users(),
    });
    renderApp('/admin/users?state=disabled');
    await screen.findByText('Nobody matches these filters');
    await userEvent.click(screen.getByRole('link', { name: 'Show all users' }));
    await screen.findByRole('link', { name: 'Tom Okoro' });
    expect(screen.getByLabelText('Status')).toHaveProperty('value', '');
  });

  test('a flag that is given changes at once and is sent alone', async () => {
    let given: unknown;
    let answer = (_reply: Reply): void => {};
    await standIn({
      ...session,
      'GET /v2/admin/users': users,
      'PATCH /v2/admin/users/u1': (_url, _request, text) => {
        given = JSON.parse(text);
        return new Promise<Reply>((resolve) => {
          answer = resolve;
        });
      },
    });
    renderApp('/admin/users');
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'PE hub for Tom Okoro' });
    await userEvent.click(box);
    await waitFor(() => expect(given).toEqual({ pe_hub: true }));
    expect(box.checked).toBe(true);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Health hub for Tom Okoro' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByLabelText('Health hub for Tom Okoro'));
    answer({ body: { user: buildAdminUser({ flags: { health_hub: true, pe_hub: true } }) } });
    await waitFor(() => expect(said()).toEqual(['Tom Okoro has been updated.']));
    expect(box.checked).toBe(true);
  });

  test('what may not be changed of a person is not offered', async () => {
    const self = buildAdminUser({ may: { change: true, turn_off: false, remove: false } });
    const other = { ...ines, may: { change: false, turn_off: false, remove: false } };
    const off = buildAdminUser({
      uuid: 'u3',
      name: 'Ana Lind',
      disabled: true,
      may: { change: true, turn_off: false, remove: false },
    });
    await standIn({
      ...session,
      'GET /v2/admin/users': ok({ users: [self, other, off], pagination: pagination(3) }),
    });
    renderApp('/admin/users');
    expect(await screen.findByLabelText('Role of Tom Okoro')).toHaveProperty('disabled', false);
    expect(screen.queryByRole('button', { name: 'Disable Tom Okoro' })).toBeNull();
    expect(screen.getByLabelText('Role of Ines Varga')).toHaveProperty('disabled', true);
    expect(screen.getByLabelText('Health hub for Ines Varga')).toHaveProperty('disabled', true);
    expect(button('Enable Ana Lind')).toHaveProperty('disabled', false);
  });

  test('what takes a right away is asked for, and not done without consent', async () => {
    const { asked } = await standIn({ ...session, 'GET /v2/admin/users': users });
    renderApp('/admin/users');
    const questions: [() => Promise<void>, string][] = [
      [
        () => userEvent.selectOptions(screen.getByLabelText('Role of Ines Varga'), 'member'),
        'Make Ines Varga a member?',
      ],
      [
        () => userEvent.click(screen.getByLabelText('Health hub for Tom Okoro')),
        'Remove Tom Okoro from the Health hub?',
      ],
      [() => userEvent.click(button('Disable Tom Okoro')), 'Disable Tom Okoro?'],
      [
        () => userEvent.selectOptions(screen.getByLabelText('Role of Tom Okoro'), 'admin'),
        'Make Tom Okoro an administrator?',
      ],
    ];
    await screen.findByRole('link', { name: 'Tom Okoro' });
    for (const [act, title] of questions) {
      await act();
      expect(screen.getByRole('alertdialog', { name: title })).toBeShown();
      await agree('Cancel');
    }
    expect(asked.some((line) => line.startsWith('PATCH'))).toBe(false);
    expect(screen.getByLabelText('Role of Ines Varga')).toHaveProperty('value', 'admin');
    expect(screen.getByLabelText('Health hub for Tom Okoro')).toHaveProperty('checked', true);
  });

  test('chosen ones are changed together, after a question, and who refuses it is told', async () => {
    const sent: string[] = [];
    await standIn({
      ...session,
      'GET /v2/admin/users': users,
      'PATCH /v2/admin/users/u1': (_url, _request, text) => {
        sent.push(text);
        return { body: { user: buildAdminUser({ disabled: true }) } };
      },
      'PATCH /v2/admin/users/u2': () => ({ status: 409, body: { message: 'It is your own account.' } }),
    });
    renderApp('/admin/users');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    expect(screen.getByText('2 selected')).toBeShown();
    await userEvent.click(button('Disable'));
    expect(screen.getByRole('alertdialog', { name: 'Disable 2 users?' })).toBeShown();
    await agree('Disable');
    await waitFor(() =>
      expect(said()).toEqual(['1 user has been updated.', '1 user was not changed: It is your own account.']),
    );
    expect(sent).toEqual(['{"disabled":true}']);
    expect(screen.queryByText('2 selected')).toBeNull();
  });

  test('the refusal to lose the last administrator is shown, and the row is as it was', async () => {
    await standIn({
      ...session,
      'GET /v2/admin/users': users,
      'PATCH /v2/admin/users/u2': () => ({
        status: 409,
        body: { message: 'The last administrator must stay one.' },
      }),
    });
    renderApp('/admin/users');
    await userEvent.selectOptions(await screen.findByLabelText('Role of Ines Varga'), 'member');
    await agree('Make member');
    await waitFor(() => expect(said()).toEqual(['The last administrator must stay one.']));
    expect(screen.getByLabelText('Role of Ines Varga')).toHaveProperty('value', 'admin');
  });

  test('a failure can be tried again', async () => {
    let isBroken = true;
    await standIn({
      ...session,
      'GET /v2/admin/users': () => (isBroken ? { status: 500, body: { message: 'Down.' } } : users()),
    });
    renderApp('/admin/users');
    expect((await screen.findByRole('alert')).textContent).toContain('Down.');
    isBroken = false;
    await userEvent.click(button('Retry'));
    expect(await screen.findByRole('link', { name: 'Tom Okoro' })).toBeShown();
  });
});
