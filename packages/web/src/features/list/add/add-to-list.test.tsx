import { buildList, buildSession, buildUser } from '@ecco/factories/answers';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Reply, standIn } from '../../../testing/api-stand-in.ts';
import { renderComponent } from '../../../testing/render.tsx';
import { notices } from '../../../ui/overlay/notice.store.ts';
import { AddToList } from './add-to-list.tsx';

const item = { uuid: '7b1f0c52-0000-4000-8000-000000000001', title: 'Why fees fell | Allocator Hours' };
const [credit, energy] = ['7b1f0c52-0000-4000-8000-0000000000c1', '7b1f0c52-0000-4000-8000-0000000000c2'];
const all_lists = [
  { id: credit, title: 'Private credit' },
  { id: energy, title: 'Energy' },
];
const asMember = () => ({ body: buildSession({ role: 'member', user_profile: buildUser() }) });
const said = () => notices.getState().notices.map(({ text }) => text);
const ofItem = 'GET /v2/episode_list/get_episode_lists_for_episode_or_video';
const assign = 'POST /v2/episode_list/update_episodes_lists';
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function opened(answers: Record<string, () => Reply | Promise<Reply>>) {
  const { asked } = await standIn({ 'GET /v2/session': asMember, ...answers });
  renderComponent(<AddToList {...item} />);
  await press('Add to list: Why fees fell | Allocator Hours');
  await screen.findByRole('dialog', { name: 'Add to list' });
  return asked;
}

test('what is ticked is added and what is unticked removed, and both are said', async () => {
  const queries = await opened({
    [ofItem]: () => ({ body: { all_lists, episode_lists: [energy] } }),
    [assign]: () => ({ body: { all_lists, episode_lists: [credit] } }),
  });
  expect((await box('Energy')).checked).toBe(true);
  await userEvent.click(await box('Energy'));
  await userEvent.click(await box('Private credit'));
  await press('Save');
  await waitFor(() => expect(said()).toEqual(['Added to Private credit', 'Removed from Energy']));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(queries).toContain(assign);
});

test('saving without a choice asks for one, and turning a box twice is none', async () => {
  await opened({ [ofItem]: () => ({ body: { all_lists, episode_lists: [] } }) });
  await userEvent.click(await box('Energy'));
  await userEvent.click(await box('Energy'));
  await press('Save');
  expect((await screen.findByRole('alert')).textContent).toBe('Please assign to lists.');
  await userEvent.click(await box('Energy'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where saving fails the boxes stand as they were, and it is said', async () => {
  await opened({
    [ofItem]: () => ({ body: { all_lists, episode_lists: [energy] } }),
    [assign]: () => ({ status: 503, body: { message: 'Try later.' } }),
  });
  await userEvent.click(await box('Energy'));
  await press('Save');
  await waitFor(() => expect(said()).toEqual(['Try later.']));
  await press('Add to list: Why fees fell | Allocator Hours');
  expect((await box('Energy')).checked).toBe(true);
});

test('while lists are on their way that is said, and a failure can be tried again', async () => {
  let answer: (reply: Reply) => void = () => {};
  let isBroken = true;
  await opened({
    [ofItem]: () =>
      isBroken
        ? new Promise<Reply>((resolve) => {
            answer = resolve;
          })
        : { body: { all_lists, episode_lists: [] } },
  });
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('status').textContent).toBe('Loading lists...');
  await waitFor(() => {
    answer({ status: 500, body: { message: 'Down.' } });
    expect(dialog.getByRole('alert').textContent).toContain('Error retrieving lists for this episode');
  });
  isBroken = false;
  await press('Retry');
  expect(await box('Private credit')).toBeShown();
});

test('a new list is made in place, with the item in it', async () => {
  let lists: typeof all_lists = [];
  await opened({
    [ofItem]: () => ({ body: { all_lists: lists, episode_lists: lists.map(({ id }) => id) } }),
    'POST /v2/episode_list': () => {
      lists = all_lists.slice(0, 1);
      return { body: buildList({ title: 'Private credit' }) };
    },
  });
  await screen.findByText('You have no lists yet. Name your first one.');
  await press('Create');
  expect(screen.getByText('The list needs a name')).toBeShown();
  await userEvent.type(screen.getByLabelText('New list'), 'Private credit{Enter}');
  expect((await box('Private credit')).checked).toBe(true);
  expect(screen.getByText('Added to Private credit')).toBeShown();
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a visitor is asked to log in', async () => {
  await standIn({ 'GET /v2/session': () => ({ body: buildSession() }) });
  renderComponent(<AddToList {...item} />);
  await press('Add to list: Why fees fell | Allocator Hours');
  expect(await screen.findByText('You must be logged in to keep lists. Log in now?')).toBeShown();
});
