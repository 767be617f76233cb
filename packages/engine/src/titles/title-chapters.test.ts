import { expect, it } from 'vitest';
import { buildOutline } from '../outline/build-outline.ts';
import { sourceOf } from '../testing/source.fixture.ts';

const titleOf = (text: string): string | undefined => buildOutline(sourceOf([text])).chapters[0]?.title;
const plans = 'Staff wrote the plan in March. The plan met the budget. '.repeat(14);

it('calls a chapter by a phrase that says something rather than by a lone word said more often', () => {
  const assumption =
    'The distribution assumption was too high. The board lowered the distribution assumption.';
  expect(titleOf(plans + assumption)).toBe('Distribution assumption');
});

it('keeps a lone word where nothing says more', () => {
  expect(titleOf(plans)).toBe('Plan');
});

it('calls a chapter that only sells what it is', () => {
  const read = 'This episode is brought to you by Cedar Software. Use the code ALLOCATOR for a free trial.';
  expect(titleOf(read)).toBe('Sponsor message');
});
