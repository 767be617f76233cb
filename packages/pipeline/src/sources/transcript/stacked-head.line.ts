import { clock, readName } from './speaker.label.ts';

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
  const named = withTimesBesideNames(
    abbreviated < fewest ? lines : lines.filter((_line, at) => !isInitials(lines, at)),
  );
  const clocks = named.map(clockOf);
  if (clocks.filter((clock) => clock !== null).length < fewest) return withRecords(named);
  return named.flatMap((line, at) => {
    const clock = clocks[at] ?? null;
    if (clock === null) return [line];
    const isTwice = digits.test(named[at + 1] ?? '') || digits.test(named[at - 1] ?? '');
    return isTwice ? [] : [clock];
  });
}

const timeAlone = new RegExp(String.raw`^\s*[[(]?${clock}[\])]?\s*$`);
/** Of the times alone on a line so many have a name beside them where names stand there. */
const mostlyNamed = 0.8;

/** The name and the time of a head of two lines above words, in either order; null where there is none. */
function speakerHead(lines: readonly string[], at: number): { name: string; time: string } | null {
  const [first = '', second = '', words = ''] = lines.slice(at, at + 3);
  const isTimed = timeAlone.test(first) !== timeAlone.test(second) && !timeAlone.test(words);
  if (!isTimed || words.trim() === '') return null;
  const [time, said] = timeAlone.test(first) ? [first, second] : [second, first];
  const name = said.length <= 60 && !/[.!?,;:]\s*$/.test(said) ? readName(said) : null;
  return name === null ? null : { name: said.trim(), time: time.trim() };
}

/** Heads of two lines, "00:01:05" and "Jane Doe", as one where the names come back; paragraphs may part them. */
function withTimesBesideNames(all: readonly string[]): readonly string[] {
  const lines = all.filter((line) => line.trim() !== '');
  const heads = lines.map((_line, at) => speakerHead(lines, at));
  const matches = heads.flatMap((head) => head?.name ?? []);
  const times = lines.filter((line) => timeAlone.test(line)).length;
  const voices = new Set(matches).size;
  const comeBack = voices > 1 && voices * 1.5 <= matches.length;
  if (matches.length <= fewest || !comeBack || matches.length < times * mostlyNamed) return all;
  let at = -1;
  return all.flatMap((line) => {
    if (line.trim() === '') return [line];
    at += 1;
    const head = heads[at];
    if (head) return ['', `${head.name}  ${head.time}`];
    return (heads[at - 1] ?? null) === null ? [line] : [];
  });
}

const field =
  /^\s*(?:-\s+)?(?:(?<time>time|timestamp|start(?: time)?|begin)|(?<end>end(?: time)?)|(?<who>speaker|name)|(?<text>text|transcript|content|words))\s*:\s*(?<value>.*)$/i;
/** A text of several lines in YAML begins with a sign, and a short one may stand in quotes. */
const bare = (value: string): string => value.trim().replace(/^[>|]-?$|^(["'])(.*)\1$/, '$2');
const listHead = /^\s*(?:segments|turns|transcript|entries|utterances):\s*$/i;
const seconds = /^\d{1,6}(?:\.\d{1,3})?$/;

function headTime(value: string): string {
  if (!seconds.test(value)) return value;
  const past = Number(value);
  const rest = (past % 60).toFixed(3).padStart(6, '0');
  return `${Math.floor(past / 3600)}:${two(Math.floor((past % 3600) / 60))}:${rest}`;
}

/** "Speaker: Jane Doe" on a line of its own, with fields of times and words or with the words below, as a head and its words. */
function withRecords(lines: readonly string[]): string[] {
  const fields = lines.map((line) => field.exec(line.slice(0, 80))?.groups);
  const speakers = fields.flatMap((one, at) => (one?.['who'] === undefined ? [] : [fieldValue(lines, at)]));
  const texts = fields.filter((one) => one?.['text'] !== undefined).length;
  const areRecords = texts === speakers.length || (texts === 0 && speakers.every((name) => readName(name)));
  if (speakers.length < fewest || new Set(speakers).size < 2 || !areRecords) return [...lines];
  let time: string | null = null;
  return lines.flatMap((line, at) => {
    const one = fields[at];
    const value = one ? fieldValue(lines, at) : '';
    if (listHead.test(line)) return [];
    if (!one || (one['end'] !== undefined && texts === 0)) return [line];
    if (one['end'] !== undefined) return [];
    if (one['text'] !== undefined) return [value];
    if (one['time'] !== undefined) {
      if (fields[at - 1]?.['who'] === undefined) time = headTime(value);
      return [];
    }
    // The time of a record may stand below its speaker.
    const below = fields[at + 1]?.['time'] === undefined ? null : headTime(fieldValue(lines, at + 1));
    const said = time ?? below;
    time = null;
    return ['', said === null ? `${value}:` : `${value}  ${said}`];
  });
}

const fieldValue = (lines: readonly string[], at: number): string =>
  bare((lines[at] ?? '').replace(/^[^:]*:/, ''));
