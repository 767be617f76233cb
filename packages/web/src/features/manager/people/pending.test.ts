import { expect, test } from 'vitest';
import {
  changesBack,
  type Pending,
  personChanges,
  withDecision,
  withName,
  without,
  withToggled,
} from './pending.ts';

const ann = { id: 'ann', name: 'Ann Reed' };

test('what is taken away and given back before it is saved is no change', () => {
  const taken = withToggled({}, 'ann', 'talk');
  expect(personChanges(taken, 'ann')).toEqual([{ action: 'remove', entity_id: 'ann', slug: 'talk' }]);
  expect(personChanges(withToggled(taken, 'ann', 'talk'), 'ann')).toEqual([]);
});

test('a name counts only where it is another one', () => {
  expect(personChanges(withName({}, ann, ' Ann Reed-Hale '), 'ann')).toEqual([
    { action: 'rename', entity_id: 'ann', new_name: 'Ann Reed-Hale' },
  ]);
  for (const name of ['Ann Reed', ' Ann Reed ', '', '  '])
    expect(personChanges(withName({}, ann, name), 'ann')).toEqual([]);
});

test('one person is saved, or given up, without the others', () => {
  const pending: Pending = withToggled(
    withName(withToggled({}, 'ann', 'talk'), ann, 'Ann Hale'),
    'bea',
    'call',
  );
  expect(personChanges(pending, 'ann')).toHaveLength(2);
  expect(personChanges(pending, 'bea')).toEqual([{ action: 'remove', entity_id: 'bea', slug: 'call' }]);
  const left = without(pending, 'ann');
  expect(personChanges(left, 'ann')).toEqual([]);
  expect(personChanges(left, 'bea')).toEqual(personChanges(pending, 'bea'));
});

test('candidates are accepted together, one is rejected after all, and what is left undecided is no change', () => {
  const accepted = withDecision({}, 'ann', { candidates: ['one', 'two'], decision: 'add' });
  const mixed = withDecision(accepted, 'ann', { candidates: ['two'], decision: 'reject' });
  expect(personChanges(mixed, 'ann')).toEqual([
    { action: 'add', entity_id: 'ann', candidate_id: 'one' },
    { action: 'reject', entity_id: 'ann', candidate_id: 'two' },
  ]);
  expect(
    personChanges(withDecision(mixed, 'ann', { candidates: ['one', 'two'], decision: null }), 'ann'),
  ).toEqual([]);
});

test('what takes saved changes back is their opposite, with the candidates that are open again', () => {
  const named = withName(withToggled({}, 'ann', 'talk'), ann, 'Ann Hale');
  const pending = withDecision(named, 'ann', { candidates: ['one'], decision: 'reject' });
  expect(changesBack(pending, ann)).toEqual({
    changes: [
      { action: 'rename', entity_id: 'ann', new_name: 'Ann Reed' },
      { action: 'add', entity_id: 'ann', slug: 'talk' },
    ],
    candidates: ['one'],
  });
  expect(changesBack({}, ann)).toEqual({ changes: [], candidates: [] });
});
