import { describe, expect, it } from 'vitest';
import { breathsOf } from './sentences.ts';
import { speak } from './speak.ts';

const loudness = (samples: Int16Array): number =>
  samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);

describe('speak', () => {
  it('gives audible mono speech of a plausible length', async () => {
    const speech = await speak({ text: 'The fund returned 7.25% in 2026.', voice: 'narrator' });
    const seconds = speech.samples.length / speech.sampleRate;
    expect(speech.sampleRate).toBe(16_000);
    expect(seconds).toBeGreaterThan(2);
    expect(seconds).toBeLessThan(6);
    expect(loudness(speech.samples)).toBeGreaterThan(3_000);
  });

  it('says the same text differently as narrator and as quote', async () => {
    const narrator = await speak({ text: 'We stayed the course.', voice: 'narrator' });
    const quote = await speak({ text: 'We stayed the course.', voice: 'quote' });
    expect(narrator.samples).not.toEqual(quote.samples);
  });

  it('is the same each time', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(() => speak({ text: 'Nothing is random here.', voice: 'quote' })),
    );
    expect(first).toEqual(second);
  });

  it('says nothing for a text without words', async () => {
    expect((await speak({ text: ' — … ', voice: 'quote' })).samples).toHaveLength(0);
  });

  it('stops when it is cancelled', async () => {
    const reason = new Error('enough');
    await expect(speak({ text: 'One. Two.', voice: 'quote' }, AbortSignal.abort(reason))).rejects.toBe(
      reason,
    );
  });
});

describe('breaths', () => {
  it('pauses longer after a paragraph than after a sentence', () => {
    const [first, second] = breathsOf('One. Two!\nThree?');
    expect(first?.words).toBe('One.');
    expect(second?.pauseMs).toBeGreaterThan(first?.pauseMs ?? 0);
  });

  it('cuts an endless sentence and loses no word', () => {
    const words = Array.from({ length: 400 }, (_, index) => `word${'x'.repeat(index % 7)}`).join(' ');
    const breaths = breathsOf(words);
    expect(Math.max(...breaths.map((breath) => breath.words.length))).toBeLessThanOrEqual(280);
    expect(breaths.map((breath) => breath.words).join(' ')).toBe(words);
  });
});
