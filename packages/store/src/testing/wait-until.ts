import { setTimeout as delay } from 'node:timers/promises';

/** Asks until there is an answer other than null, undefined and false; throws after 100 s. */
export async function waitUntil<T>(
  ask: () => T | null | undefined | false | Promise<T | null | undefined | false>,
): Promise<T> {
  const deadline = performance.now() + 100_000;
  while (performance.now() < deadline) {
    const answer = await ask();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    await delay(20);
  }
  throw new Error('what was waited for did not happen within 100 s');
}
