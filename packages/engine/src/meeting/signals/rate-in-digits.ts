import { saidNumbers } from '../../factuality/said-number.ts';

const parts: Readonly<Record<string, number>> = {
  'a half': 0.5,
  'a quarter': 0.25,
  'three quarters': 0.75,
};
const mixed = /^[ -]and[ -](a half|a quarter|three[ -]quarters)\b/iu;

/** A rate as it is said, with its numbers in figures: "from seven percent to six and three quarters percent" is "from 7% to 6.75%". */
export function rateInDigits(said: string): string {
  let written = '';
  let done = 0;
  for (const { mantissa, start, end } of saidNumbers(said)) {
    if (start < done) continue;
    const behind = mixed.exec(said.slice(end));
    const part = parts[behind?.[1]?.toLowerCase().replace('-', ' ') ?? ''] ?? 0;
    written += `${said.slice(done, start)}${mantissa + part}`;
    done = end + (behind?.[0].length ?? 0);
    if (said.charAt(end - 1) === '%') written += '%';
  }
  return `${written}${said.slice(done)}`.replace(/(\d) ?per ?cent(?!age)/giu, '$1%');
}

/** From which rate to which, where some words say so and end at the rate that holds. */
export const isWayTo = (way: string, rate: string): boolean =>
  /^from /iu.test(way) && way !== rate && way.endsWith(` to ${rate}`);
