import { describe, expect, it } from 'vitest';
import { roleIn } from './role.ts';

describe('the head of something', () => {
  it.each([
    ['head of the dry and quiet branch at Alder Office', 'head of the dry and quiet branch'],
    ['Head of Grants and Public Affairs, Birch Fund', 'head of grants and public affairs'],
    ['head of research at Alder', 'head of research'],
  ])('%s', (words, role) => expect(roleIn(words)).toBe(role));

  it.each([
    'head of research and Jane Alder, our analyst',
    'head of research and we will begin.',
    'head of research and deputy director of Birch',
    'head of research and lines to carry on',
  ])('is not of what stands behind "and": %s', (words) => expect(roleIn(words)).toBe('head of research'));
});
