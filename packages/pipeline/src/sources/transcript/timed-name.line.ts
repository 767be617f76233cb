import { clock, readName } from './speaker.label.ts';

const timeFirst = new RegExp(String.raw`^\s*\\?([[(]?${clock}\\?[\])]?)[\s,:|–—-]+(\S.*)$`);

/** Names that stand alone behind a time before they are believed, and their share of all lines that begin with one. */
const [fewest, share] = [4, 0.6];

/**
 * Lines with "[00:05] Jane Doe" and nothing else, written the other way round, as a name and its time. Only where
 * such names come back: behind a single time a few words in capitals may be what was said.
 */
export function withNamesFirst(lines: readonly string[]): string[] {
  const timed = lines.map((line) => timeFirst.exec(line.slice(0, 200)));
  const names = timed.map((match) => {
    const said = (match?.[2] ?? '').trim().replace(/:$/, '');
    const name = readName(said);
    return name !== null && !/[.!?,]$/.test(said) ? name : null;
  });
  const matches = names.filter((name) => name !== null);
  const comeBack = new Set(matches).size * 2 <= matches.length;
  const begun = timed.filter((match) => match !== null).length;
  if (matches.length < fewest || !comeBack || matches.length < begun * share) return [...lines];
  return lines.map((line, at) => {
    const [match, name] = [timed[at], names[at]];
    return match && name ? `${(match[2] ?? '').trim().replace(/:$/, '')}  ${match[1] ?? ''}` : line;
  });
}
