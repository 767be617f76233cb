/**
 * What programs stack above the words of a turn when they are copied from a page: initials, the name, the time spelled
 * out for the blind, the time in digits; and records with one field a line. They are written as one head.
 */

const spelled = /^\s*(?=\d)(?:(\d{1,3}) hours?,?\s*)?(?:(\d{1,3}) minutes?,?\s*)?(?:(\d{1,2}) seconds?)?\s*$/;
const digits = /^\s*\d{1,3}:\d{2}(?::\d{2})?\s*$/;
const initials = /^\s*(\p{Lu}{2,3})\s*$/u;
/** Of such lines so many before one is believed to be no words. */
const fewest = 3;

const two = (value: number): string => String(value).padStart(2, '0');

function clockOf(line: string): string | null {
  const [, hours = '0', minutes = '0', seconds = '0'] = spelled.exec(line) ?? ['', '', ''];
  if (!spelled.test(line)) return null;
  return `${Number(hours)}:${two(Number(minutes))}:${two(Number(seconds))}`;
}

const firstLetters = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('');

/** Initials whose name stands on the next line. */
const isInitials = (lines: readonly string[], at: number): boolean => {
  const letters = initials.exec(lines[at] ?? '')?.[1];
  return letters !== undefined && firstLetters(lines[at + 1] ?? '') === letters;
};

/** The lines without initials above their names, and with spelled times in digits, each once. */
export function withStackedHeads(lines: readonly string[]): string[] {
  const abbreviated = lines.filter((_line, at) => isInitials(lines, at)).length;
  const named = abbreviated < fewest ? lines : lines.filter((_line, at) => !isInitials(lines, at));
  const clocks = named.map(clockOf);
  if (clocks.filter((clock) => clock !== null).length < fewest) return withRecords(named);
  return named.flatMap((line, at) => {
    const clock = clocks[at] ?? null;
    if (clock === null) return [line];
    const isTwice = digits.test(named[at + 1] ?? '') || digits.test(named[at - 1] ?? '');
    return isTwice ? [] : [clock];
  });
}

const field =
  /^\s*(?:(?<time>time|timestamp|start(?: time)?|begin)|(?<who>speaker|name)|(?<text>text|transcript|content|words))\s*:\s*(?<value>\S.*)$/i;

/** "Speaker: Jane Doe" and "Text: …" on lines of their own, as a head and its words. */
function withRecords(lines: readonly string[]): string[] {
  const fields = lines.map((line) => field.exec(line)?.groups);
  const speakers = fields.filter((one) => one?.['who'] !== undefined).length;
  const texts = fields.filter((one) => one?.['text'] !== undefined).length;
  if (speakers < fewest || speakers !== texts) return [...lines];
  let time: string | null = null;
  return lines.flatMap((line, at) => {
    const one = fields[at];
    if (!one) return [line];
    const value = one['value'] ?? '';
    if (one['text'] !== undefined) return [value];
    if (one['time'] !== undefined) {
      time = value;
      return [];
    }
    const head = time === null ? `${value}:` : `${value}  ${time}`;
    time = null;
    return ['', head];
  });
}
