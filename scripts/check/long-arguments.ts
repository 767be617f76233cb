export type SourceText = { path: string; text: string };

/** Calls that take the values of a list as arguments: as many as the stack has room for, and an error beyond that. */
const takesArguments =
  /(?:\.(?:push|unshift|splice|concat)|\bMath\.(?:max|min|hypot)|\bString\.from(?:CharCode|CodePoint)|\bObject\.assign|\bArray\.of)\(/g;

const opens = new Set(['(', '[', '{']);
const closes = new Set([')', ']', '}']);
const quotes = new Set(["'", '"', '`']);

/** Where a quoted text that begins at `open` ends. */
function endOfQuoted(text: string, open: number): number {
  let at = open + 1;
  while (at < text.length && text[at] !== text[open]) at += text[at] === '\\' ? 2 : 1;
  return at;
}

/** Whether the call whose parenthesis opens at `open` has an argument that is spread. */
function spreads(text: string, open: number): boolean {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quotes.has(sign)) at = endOfQuoted(text, at);
    if (opens.has(sign)) depth += 1;
    if (closes.has(sign)) depth -= 1;
    if (depth === 0) return false;
    if (depth === 1 && text.startsWith('...', at)) return true;
  }
  return false;
}

const isProduct = (path: string): boolean =>
  /^packages\/(?!factories\/)/.test(path) && !/\.(?:test|fixture)\.tsx?$|\/testing\//.test(path);

/** Calls of product code with a list of any length as arguments, each with its line. */
export function longArgumentFaults(sources: readonly SourceText[]): string[] {
  return sources
    .filter(({ path }) => isProduct(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(takesArguments)]
        .filter(({ index, 0: called }) => spreads(text, index + called.length - 1))
        .map(({ index, 0: called }) => {
          const line = text.slice(0, index).split('\n').length;
          return `${path}:${line}: ${called}...) takes no list of any length; use largestOf, smallestOf or appendAll`;
        }),
    );
}
