import { describe, expect, it } from 'vitest';
import { paperOf } from '../meeting/testing/more-shapes.fixture.ts';
import { isBody } from './is-body.ts';

describe('a paper that calls itself minutes', () => {
  it.each([
    'Minutes of the meeting held on Tuesday 8 September 2026 at County Hall',
    'MINUTES OF THE MEETING OF JULY 22, 2026',
    'REGULAR MEETING MINUTES',
    'Board Meeting Minutes – July 22, 2026',
    'ACTION MINUTES',
    'MINUTES – May 20, 2026',
    'DRAFT MINUTES',
  ])('is of a body with few signs besides: %s', (title) => {
    expect(
      isBody(paperOf(['DUNMERE PENSION FUND', title, 'Present: Whitlock, Sayle', 'AYES: Whitlock'])),
    ).toBe(true);
  });

  it.each([
    'Minutes',
    'The meeting minutes were approved by the board, and nothing came of it.',
    'A plan in ten minutes',
  ])('is not told by a line that speaks of minutes: %s', (line) => {
    expect(
      isBody(paperOf(['DUNMERE PENSION FUND', line, 'Present: Whitlock, Sayle', 'AYES: Whitlock'])),
    ).toBe(false);
  });

  it('is of no body where nothing but its title says so', () => {
    expect(
      isBody(paperOf(['MINUTES OF THE MEETING OF JULY 22, 2026', 'We walked to the river and back.'])),
    ).toBe(false);
  });
});
