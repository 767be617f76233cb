import { expect, test } from 'vitest';
import { createPlaylist } from './playlist.store.ts';

test('the list that was opened last and how the own list is made survive a reload', () => {
  const before = createPlaylist().getState();
  before.open({ name: 'Timber', id: 'list-1' });
  before.configure({ categories: ['Financials'] });
  expect(createPlaylist().getState()).toMatchObject({
    userListConfig: { categories: ['Financials'] },
    mostRecentListName: 'Timber',
    mostRecentListId: 'list-1',
  });
});

test.each(['7', '{"mostRecentListName":"Timber"}', '{"userListConfig":"x","mostRecentListId":4}', '{'])(
  'what was persisted as %s counts as nothing',
  (persisted) => {
    localStorage.setItem('playlist', persisted);
    expect(createPlaylist().getState()).toMatchObject({
      userListConfig: null,
      mostRecentListName: null,
      mostRecentListId: null,
    });
  },
);

test('a cleared one leaves nothing of the person on the device', () => {
  const before = createPlaylist().getState();
  before.open({ name: 'Timber', id: 'list-1' });
  before.configure({ categories: ['Financials'] });
  before.clear();
  expect(localStorage.getItem('playlist')).not.toMatch(/Timber|list-1|Financials/);
});
