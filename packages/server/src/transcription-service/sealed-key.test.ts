import { expect, it } from 'vitest';
import { createKeySeal } from './sealed-key.ts';

it('gives a key back to who has the secret, and to nobody else', () => {
  const sealed = createKeySeal('one secret').seal('sk-of-a-service');
  expect(sealed).not.toContain('sk-of');
  expect(createKeySeal('one secret').open(sealed)).toBe('sk-of-a-service');
  expect(createKeySeal('another').open(sealed)).toBeNull();
  expect(createKeySeal('one secret').open('none')).toBeNull();
});

it('seals the same key otherwise each time', () => {
  const { seal } = createKeySeal('one secret');
  expect(seal('key')).not.toBe(seal('key'));
});
