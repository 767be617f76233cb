// Lines that are added to a list in a file: where one line names one noun, so that a search finds the place.

type List = {
  /** The line that opens the list; it ends where the text stands as far left again. */
  opening: string;
  /** Among its neighbors by the alphabet; or as the last one. */
  order: 'sorted' | 'last';
};

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** The text with an entry in one of its lists. @throws Error when it has no such list */
export function withEntry(text: string, entry: string, { opening, order }: List): string {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.trim() === opening);
  const indent = indentOf(lines[start] ?? '');
  const end = lines.findIndex((line, at) => at > start && line.trim() !== '' && indentOf(line) <= indent);
  if (start < 0 || end < 0) throw new Error(`there is no list that begins with "${opening}"`);
  const inList = lines.map((line, at) =>
    at > start && at < end && indentOf(line) === indent + 2 ? line : '',
  );
  const before =
    order === 'last'
      ? end - 1
      : inList.findLastIndex((line) => /^[\w'.]/u.test(line.trim()) && line.trim() < entry);
  // An entry of many lines ends before the next one begins, or the words about it.
  const next = inList.findIndex((line, at) => at > Math.max(before, start) && /^[\w'./]/u.test(line.trim()));
  return lines.toSpliced(next < 0 ? end : next, 0, `${' '.repeat(indent + 2)}${entry}`).join('\n');
}

/** The text with a line after the last one that begins so; imports and exports are sorted by the formatter. */
export function withLine(text: string, line: string, after: string): string {
  const lines = text.split('\n');
  const last = lines.findLastIndex((other) => other.startsWith(after) && /[;|]$/u.test(other));
  if (last < 0) throw new Error(`there is no line that begins with "${after}"`);
  return lines.toSpliced(last + 1, 0, line).join('\n');
}
