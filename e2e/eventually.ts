import { setTimeout as pause } from 'node:timers/promises';

const pauseMs = 100;

/** Asks again until the answer is not null. @throws when `limitMs` have passed. */
export async function eventually<Answer>(
  what: string,
  ask: () => Promise<Answer | null>,
  limitMs: number,
): Promise<Answer> {
  const end = Date.now() + limitMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > end) throw new Error(`${what} did not happen within ${limitMs / 1000} s`);
    await pause(pauseMs);
  }
}
