import { expect, it } from 'vitest';
import { findKeyTopics } from '../analysis/key-topics.ts';
import { readSource } from '../reading/reading.ts';
import { rateSentences } from '../salience/salience.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { tokenize } from '../words/token.ts';
import { findLoops } from './loop.ts';

const read = (...texts: string[]) => texts.map((text) => ({ tokens: tokenize(text) }));

it('knows sentences in which recognition repeats itself, wherever they are cut', () => {
  expect([...findLoops(read('we will be back in a moment, '.repeat(5)))]).toEqual([0]);
  expect([
    ...findLoops(
      read(
        'we will be back in a moment, we will be',
        'back in a moment, we will be back in a moment',
        'we will be back in a moment',
      ),
    ),
  ]).toEqual([0, 1, 2]);
  expect([
    ...findLoops(read('No, no, no, no, no, no, no, no, no, no, no, no, no, no, the levy is not due.')),
  ]).toEqual([]);
  expect([
    ...findLoops(read('The north ward, the south ward, the east ward and the west ward are even.')),
  ]).toEqual([]);
});

it('knows the same sentence again and again, and not one that returns', () => {
  const same = 'The ferry dredging plan is back.';
  expect([...findLoops(read('We begin.', same, same, same, same, same, 'We end.'))]).toEqual([1, 2, 3, 4, 5]);
  expect([...findLoops(read(same, 'One.', same, 'Two.', same, 'Three.', same, 'Four.'))]).toEqual([]);
  expect([...findLoops(read('Aye.', 'Aye.', 'Aye.', 'Aye.', 'Aye.'))]).toEqual([]);
});

it('makes no topic of what is only repeated', () => {
  // Given a loop of one sentence in a talk of something else
  const talk = [
    'The harbor levy pays for the sea wall of the town.',
    'A harbor levy of two cents was asked for in the spring.',
    'The sea wall needs the harbor levy before the winter storms.',
  ];
  const loop = Array.from({ length: 12 }, () => 'The dredging barge carries granite blocks.');
  const source = sourceOf([...talk, ...loop, ...talk]);

  // When
  const rated = rateSentences(source);
  const labels = findKeyTopics(source, readSource(source), rated).map(({ label }) => label.toLowerCase());

  // Then
  expect(labels).toContain('harbor levy');
  expect(labels.join(' ')).not.toMatch(/barge|granite/u);
  const best = rated.toSorted((a, b) => b.score - a.score)[0];
  expect(best?.polished).not.toContain('barge');
});
