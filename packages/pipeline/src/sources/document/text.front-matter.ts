/** What a program writes between two lines of "---" at the beginning of a text, for itself (YAML front matter). */

const mostLines = 60;
/** "key: value", what is indented below it, an item of its list, or nothing. */
const entry = /^(?:[\w-]{1,40}\s{0,3}:(?:\s.*)?|\s+\S.*|-\s.*|#.*|)$/;
const title = /^title\s{0,3}:\s*(.+)$/i;

type FrontMatter = { lines: readonly string[]; title: string | null };

/** The lines below it, and the title that it gives; all lines where there is none. */
export function readFrontMatter(lines: readonly string[]): FrontMatter {
  const close =
    lines[0]?.trim() === '---'
      ? lines.findIndex((line, at) => at > 0 && /^(?:---|\.\.\.)\s*$/.test(line))
      : -1;
  const own = close === -1 ? [] : lines.slice(1, close);
  const isMatter = own.length <= mostLines && own.some((line) => /^[\w-]{1,40}\s{0,3}:/.test(line));
  if (!isMatter || !own.every((line) => entry.test(line))) return { lines, title: null };
  const said = own.flatMap((line) => title.exec(line)?.[1] ?? [])[0];
  return { lines: lines.slice(close + 1), title: said?.trim().replace(/^(["'])(.*)\1$/, '$2') ?? null };
}
