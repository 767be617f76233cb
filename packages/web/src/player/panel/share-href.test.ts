import { expect, test } from 'vitest';
import { trackOf } from '../queue/queue.fixture.ts';
import { hrefOfPlace } from './share-href.ts';

test('a place of an episode is its second, of a digest the card that is read', () => {
  const episode = trackOf('a');
  expect(hrefOfPlace(episode, 65.9)).toBe(`${location.origin}/ep/a?timestamp=65`);
  const chapters = [
    { index: 0, title: 'Overview', start: 0 },
    { index: 1, title: 'Fees', start: 30 },
  ];
  expect(hrefOfPlace({ ...episode, content: 'digest', chapters }, 31)).toBe(`${location.origin}/ep/a?card=1`);
  expect(hrefOfPlace({ ...episode, content: 'digest' }, 31)).toBe(`${location.origin}/ep/a`);
});
