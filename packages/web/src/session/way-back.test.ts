import { describe, expect, test } from 'vitest';
import { wayBack } from './way-back.ts';

describe('the way back', () => {
  test('is a place on this site with its query and anchor', () => {
    expect(wayBack('/ep/fees?card=2#line')).toEqual({
      pathname: '/ep/fees',
      search: '?card=2',
      hash: '#line',
    });
    expect(wayBack('/')).toEqual({ pathname: '/', search: '', hash: '' });
    expect(wayBack('/https://talks.example/feed')?.pathname).toBe('/https://talks.example/feed');
  });

  test.each([
    undefined,
    '',
    'home',
    'https://evil.example',
    'https:/evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    'javascript:alert(1)',
    '@evil.example',
  ])('is none for %j', (next) => {
    expect(wayBack(next)).toBeNull();
  });
});
