import { expect, it } from 'vitest';
import { interestIn, readInterests } from './interests.ts';

const labels = (text: string): string[] => readInterests(text).map(({ label }) => label);

it('reads each subject of a text', () => {
  expect(labels('Fee structures, climate commitments; changes at the top.\n- timber')).toEqual([
    'Fee structures',
    'climate commitments',
    'changes at the top',
    'timber',
  ]);
  expect(labels(' , the. ')).toEqual([]);
});

it('finds words that are of a subject, whatever their form', () => {
  const interests = readInterests('fee structures, What funds say about timber');
  expect(interestIn(interests, 'The structure of their fees changed.')).toBe('fee structures');
  expect(interestIn(interests, 'Timber lost a tenth.')).toBe('What funds say about timber');
});

it('takes no part of a subject for the whole', () => {
  const interests = readInterests('fee structures');
  expect(interestIn(interests, 'The fees fell.')).toBeNull();
  expect(interestIn([], 'The fees fell.')).toBeNull();
});

it('of a long subject most of its words are enough', () => {
  const interests = readInterests('private equity fees');
  expect(interestIn(interests, 'Private equity returned ten percent.')).toBe('private equity fees');
});
