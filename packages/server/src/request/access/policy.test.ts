import { describe, expect, it } from 'vitest';
import { networkOf } from '../limit/network-address.ts';
import { anonymous } from './actor.ts';
import { authorize } from './authorize.ts';
import { isFromOwnPage } from './own-page.ts';

const visitor = anonymous('192.0.2.1', false);
const statusOf = (act: () => unknown): unknown => {
  try {
    act();
  } catch (error) {
    return error instanceof Error && 'statusCode' in error ? error.statusCode : error;
  }
  return 200;
};

describe('who may', () => {
  it('keeps visitors to single items while the waitlist is on', () => {
    const waiting = { ...visitor, waitlistOn: true };
    expect(statusOf(() => authorize('item.library', visitor))).toBe(200);
    expect(statusOf(() => authorize('item.library', waiting))).toBe(401);
    expect(statusOf(() => authorize('item.episode', waiting))).toBe(200);
  });
});

describe('limits', () => {
  it('counts an IPv6 household as one network', () => {
    expect(networkOf('2001:db8:1:2:3::9')).toBe(networkOf('2001:0db8:1:2:ffff::1'));
    expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
    expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
  });
});

describe('own pages', () => {
  const ownOrigins = ['https://ecco.example'];
  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'none', origin: 'https://ecco.example' }, false],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://ecco.example' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ origin: 'https://ecco.example' }, true],
    [{ origin: 'https://ecco.example.evil.test' }, false],
    [{ origin: 'null' }, false],
    [{}, false],
  ])('%o -> %s', (headers, expected) => {
    expect(isFromOwnPage({ headers, ownOrigins })).toBe(expected);
  });

  it.each(['null', 'nonsense', ''])(
    'are not those of the origin "%s", though ours cannot be told',
    (origin) => {
      expect(isFromOwnPage({ headers: { origin }, ownOrigins: ['http://a b', 'http://['] })).toBe(false);
    },
  );
});
