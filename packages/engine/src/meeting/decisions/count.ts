const words =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const nothing = new Set(['no', 'none', 'nothing', 'nil', 'nought', 'zip', 'oh']);

/** A count of votes as it may be said. */
export const countPattern = String.raw`(?:\d{1,2}|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|nothing|nil|zip|none|no)`;

/** What it comes to; NaN where it is no count. */
export function saidCount(said: string): number {
  const lower = said.toLowerCase();
  if (/^\d/u.test(lower)) return Number(lower);
  const value = words.indexOf(lower);
  return value >= 0 ? value : nothing.has(lower) ? 0 : Number.NaN;
}
