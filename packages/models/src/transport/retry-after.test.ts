import { describe, expect, it } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

describe('Retry-After', () => {
  it('is read as seconds or as a date, and is null otherwise', () => {
    const now = Date.parse('2026-01-01T00:00:00Z');
    expect(retryAfterMs('3', now)).toBe(3000);
    expect(retryAfterMs('Thu, 01 Jan 2026 00:00:10 GMT', now)).toBe(10_000);
    expect(retryAfterMs('soon', now)).toBeNull();
    expect(retryAfterMs(null, now)).toBeNull();
  });
});
