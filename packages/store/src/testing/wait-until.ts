import { setTimeout as delay } from 'node:timers/promises';

/**
 * Asks until there is an answer other than null, undefined and false, ever less often, since asking takes the time of
 * what is waited for; throws after 100 s.
 */
export async function waitUntil<T>(
  ask: () => T | null | undefined | false | Promise<T | null | undefined | false>,
): Promise<T> {
  const deadline = performance.now() + 100_000;
  for (let pauseMs = 10; performance.now() < deadline; pauseMs = Math.min(pauseMs * 1.5, 100)) {
    const answer = await ask();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    await delay(pauseMs);
  }
  throw new Error('what was waited for did not happen within 100 s');
}
