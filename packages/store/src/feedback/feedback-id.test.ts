import { expect, it } from 'vitest';
import { z } from 'zod';
import { feedbackId } from './feedback-id.ts';

it('is one for a person and an item, another for every visitor, and always a UUID', () => {
  const [one, again, other] = [feedbackId('i', 'p'), feedbackId('i', 'p'), feedbackId('i', 'q')];
  expect(one).toBe(again);
  expect(one).not.toBe(other);
  expect(feedbackId('i', null)).not.toBe(feedbackId('i', null));
  for (const id of [one, other, feedbackId('i', null)]) expect(z.uuid().safeParse(id).success).toBe(true);
});
