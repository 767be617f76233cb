import { stripVTControlCharacters } from 'node:util';

/** What is needed of a terminal; without a width, or with none yet (0), it is taken for one of 80 columns. */
export type Terminal = { write: (text: string) => unknown; columns?: number | undefined };

type TerminalScreen = {
  /** A line that stays; it scrolls away above the foot. */
  say: (line: string) => void;
  /** The lines that stand below everything that is said; none takes them away. */
  setFoot: (lines: readonly string[]) => void;
};

/** Rows up, to their beginning, and everything from there away. */
const eraseRows = (rows: number): string => (rows === 0 ? '' : `\u001B[${rows}A\r\u001B[0J`);

/** A terminal with a foot: what is said scrolls, what stands in the foot stays the last thing to be seen. */
export function createTerminalScreen(terminal: Terminal): TerminalScreen {
  let foot: readonly string[] = [];
  const rowsOf = (line: string): number =>
    Math.max(1, Math.ceil(stripVTControlCharacters(line).length / (terminal.columns || 80)));
  const write = (said: readonly string[], next: readonly string[]): void => {
    const rows = foot.reduce((sum, line) => sum + rowsOf(line), 0);
    foot = next;
    terminal.write(eraseRows(rows) + [...said, ...next].map((line) => `${line}\n`).join(''));
  };
  return {
    say: (line) => write([line], foot),
    setFoot(lines) {
      if (lines.join('\n') !== foot.join('\n')) write([], lines);
    },
  };
}
