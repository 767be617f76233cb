/** Whether a service transcribes: a short recording is sent whose words are known. */
import { readFile } from 'node:fs/promises';
import type { ServiceTest } from '@ecco/domain';
import { testWords } from '@ecco/domain';
import type { Transcriber } from '@ecco/models';
import { wordsRight } from './words-right.ts';

/** A voice that is made is understood worse than people are. */
const leastRight = 0.3;

const patienceMs = 120_000;

const recording = () => readFile(new URL('test-recording.mp3', import.meta.url));

const reasonOf = (error: unknown): string =>
  error instanceof Error && error.name === 'ModelError'
    ? error.message
    : error instanceof Error && error.name === 'TimeoutError'
      ? 'The service did not answer within two minutes.'
      : 'The test could not be completed.';

/** Tests a service; it does not reject. */
export async function testService(transcriber: Transcriber, now: () => number): Promise<ServiceTest> {
  const begun = performance.now();
  const seconds = () => Math.round((performance.now() - begun) / 100) / 10;
  const at = new Date(now()).toISOString();
  const nothing = { hasWordTimes: false, hasConfidence: false, hasSpeakers: false, wordsRight: null };
  try {
    const bytes = await recording();
    const file = { bytes, mimeType: 'audio/mpeg', fileName: 'test.mp3', language: 'en' };
    const signal = AbortSignal.timeout(patienceMs);
    const { segments = [] } = (await transcriber.ports.transcribe?.(file, signal)) ?? {};
    const share = wordsRight(testWords, segments.map(({ text }) => text).join(' '));
    const passed = share >= leastRight;
    return {
      ...{ at, passed, form: transcriber.answerForm(), seconds: seconds(), wordsRight: share },
      reason: passed
        ? null
        : `The service answered, but with only ${Math.round(share * 100)}% of the words of the test recording.`,
      hasWordTimes: segments.some(({ words }) => words.length > 0),
      hasConfidence: segments.some(
        ({ confidence, words }) => confidence !== null || words.some((word) => word.confidence !== null),
      ),
      hasSpeakers: segments.some(({ speaker }) => speaker !== null),
    };
  } catch (error) {
    const form = transcriber.answerForm();
    return { at, passed: false, reason: reasonOf(error), form, ...nothing, seconds: seconds() };
  }
}
