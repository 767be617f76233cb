import { limits } from '@ecco/contract';
import type { Status } from '@ecco/domain';
import { buildItem, buildSummary } from '@ecco/factories/answers';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isDigestDue, pollEvery, usePoll } from './status-poll.ts';

describe('an item is asked for', () => {
  test.each<[Status, boolean]>([
    ['NOT_STARTED', false],
    ['TRANSCRIBING', false],
    ['TRANSCRIPTION_COMPLETE', true],
    ['SUMMARIZING_STAGE_1', false],
    ['HIGHLIGHTING', true],
  ])('every second while it is %s (summary asked for: %s)', (status, isAsked) => {
    expect(pollEvery(status, { isAsked, isDue: false })).toBe(limits.pollEveryMs);
  });

  test.each<[Status, boolean]>([
    ['TRANSCRIPTION_COMPLETE', false],
    ['SUMMARY_COMPLETE', true],
    ['EXTRACTING_ASSERTIONS', false],
  ])('seldom once it is %s (summary asked for: %s)', (status, isAsked) => {
    expect(pollEvery(status, { isAsked, isDue: false })).toBeGreaterThan(10 * limits.pollEveryMs);
  });

  test.each<Status>(['ASSERTIONS_COMPLETE', 'FAILED'])('never once it is %s', (status) => {
    expect(pollEvery(status, { isAsked: true, isDue: false })).toBeNull();
  });

  test('slowly at its end while its digest is to come', () => {
    const every = pollEvery('ASSERTIONS_COMPLETE', { isAsked: true, isDue: true });
    expect(every).toBeGreaterThan(20 * limits.pollEveryMs);
  });
});

describe('a digest is to come', () => {
  const ended = Date.parse('2026-03-05T00:00:00Z');
  const fresh = buildItem({ updated_at: '2026-03-05T00:00:00.000Z' });
  const digest = { total_duration: 1, audio: [], chapters: [] };
  test.each([
    ['soon after the end', fresh, 1, true],
    ['not hours later', fresh, 120, false],
    ['not where it is there', { ...fresh, audio_digest: digest }, 1, false],
    ['not without a summary to speak', { ...fresh, summaries: [buildSummary({ version: 1 })] }, 1, false],
    ['not of an item that failed', buildItem({ processing_status: 'FAILED' }), 1, false],
  ])('%s', (_, item, minutes, isDue) => {
    expect(isDigestDue(item, ended + minutes * 60_000)).toBe(isDue);
  });
});

describe('the poll', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function Polling(poll: Parameters<typeof usePoll>[0]) {
    usePoll(poll);
    return null;
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  test('begins after four seconds and goes on every second', async () => {
    const ask = vi.fn(() => Promise.resolve());
    render(<Polling every={limits.pollEveryMs} ask={ask} />);
    await pass(3_999);
    expect(ask).toHaveBeenCalledTimes(0);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(2_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  test('waits for an answer before it asks again, also for a refusal', async () => {
    let refuse: (error: Error) => void = () => undefined;
    const ask = vi.fn(() => new Promise((_, reject) => (refuse = reject)).catch(() => undefined));
    render(<Polling every={limits.pollEveryMs} ask={ask} />);
    await pass(10_000);
    expect(ask).toHaveBeenCalledTimes(1);
    refuse(new Error('unreachable'));
    await pass(1_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test('ends when news come by themselves', async () => {
    const ask = vi.fn(() => Promise.resolve());
    const { rerender } = render(<Polling every={limits.pollEveryMs} ask={ask} />);
    await pass(4_000);
    rerender(<Polling every={null} ask={ask} />);
    await pass(10_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
