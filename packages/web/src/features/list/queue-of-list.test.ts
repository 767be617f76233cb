import { buildItemCard, buildShowName } from '@ecco/factories/answers';
import { expect, test } from 'vitest';
import { queue } from '../../player/queue/queue.store.ts';
import { isPlayable, queueEntry } from '../../player/queue/queue-entry.ts';
import { playList } from './queue-of-list.ts';

test.each([
  ['episode', 60_000, true],
  ['video', 60_000, true],
  ['earnings', 60_000, true],
  ['meeting', 60_000, true],
  ['episode', null, false],
  ['article', 60_000, false],
  ['document', null, false],
] as const)('whether a %s of %s ms is heard: %s', (kind, duration, isReceived) => {
  expect(isPlayable({ kind, duration })).toBe(isReceived);
});

test('an entry names its show and takes its picture, before those of the item', () => {
  const show = buildShowName({ name: 'The Hours', thumbnail_url: '/hours.png' });
  const item = buildItemCard({ show, author: 'Ines Varga', image_url: '/fees.png' });
  expect(queueEntry(item)).toMatchObject({
    title: 'Why fees fell',
    subtitle: 'The Hours',
    image: '/hours.png',
  });
  expect(queueEntry({ ...item, show: null })).toMatchObject({ subtitle: 'Ines Varga', image: '/fees.png' });
  expect(queueEntry({ ...item, show: { ...show, thumbnail_url: null } }).image).toBe('/fees.png');
});

const list = {
  uuid: 'l1',
  title: 'Timber',
  episodes: ['a', 'b', 'c'].map((uuid) => buildItemCard({ uuid })),
};

test.each([
  [undefined, 0],
  ['b', 1],
  ['gone', 0],
])('a list asked for from %s begins at %i', (from, at) => {
  playList(list, from);
  expect(queue.getState()).toMatchObject({ id: 'l1', name: 'Timber', at });
  expect(queue.getState().entries.map(({ uuid }) => uuid)).toEqual(['a', 'b', 'c']);
});
