import { stageNames } from '@ecco/domain';
import { expect, it } from 'vitest';
import { stageAfter, stages } from './stage.list.ts';

it('has each stage under its own name', () => {
  expect(stages.map(({ name }) => name)).toEqual(stageNames);
});

it('is followed to its end', () => {
  expect(stageAfter('acquire')).toBe('transcript');
  expect(stageAfter('assertions')).toBeNull();
});
