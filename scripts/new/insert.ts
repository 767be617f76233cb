/** The text with a line after the last one that begins so; imports and exports are sorted by the formatter. */
export function withLine(text: string, line: string, after: string): string {
  const lines = text.split('\n');
  const last = lines.findLastIndex((other) => other.startsWith(after) && /[;|]$/u.test(other));
  if (last < 0) throw new Error(`there is no line that begins with "${after}"`);
  return lines.toSpliced(last + 1, 0, line).join('\n');
}
