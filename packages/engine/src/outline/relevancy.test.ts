import { expect, it } from 'vitest';
import { rateSentences } from '../salience/salience.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { relevancies } from './relevancy.ts';

it('parts chapters of content, also thin ones, from greetings, sponsors and thanks', () => {
  const chapters = [
    [
      'Hello and welcome to the show.',
      'This episode is brought to you by Cedar Software.',
      'Thanks for listening.',
    ],
    [
      'The fund cut its assumed rate to 6.75 percent because inflation fell and the board expects lower returns.',
    ],
    [
      'The trustees talked about their offices and where the staff of the fund should sit next to each other.',
    ],
  ];
  const rated = rateSentences(sourceOf(chapters.flat()));
  const [greeting, news, talk] = relevancies([rated.slice(0, 3), rated.slice(3, 4), rated.slice(4)]);
  expect(greeting).toBeLessThan(50);
  expect(news).toBeGreaterThan(90);
  expect(talk).toBeGreaterThanOrEqual(70);
});
