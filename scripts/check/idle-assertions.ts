export type TestText = { path: string; text: string };

const asserted = /\)\s*\.(?:not\s*\.)?(?:resolves\s*\.)?(to\w+)\(/g;
/** Ends in a query that throws where it finds nothing: it gives an element or ends the test. */
const findsOrThrows =
  /\b(?:get|find)(?:All)?By(?:Role|Text|LabelText|Title|AltText|TestId|PlaceholderText|DisplayValue)(?:<[^<>()]*>)?$/;
const anything = new Set(['toBeTruthy', 'toBeDefined', 'toBeNull', 'toBeUndefined', 'toBeFalsy']);
const literal = /^(?:true|false|null|undefined|-?[\d_.]+|'[^']*'|"[^"]*")$/;

/** Where the parenthesis opens that is closed at `close`; -1 where the text has none. */
function openingOf(text: string, close: number): number {
  let depth = 0;
  for (let at = close; at >= 0; at -= 1) {
    if (text[at] === ')') depth += 1;
    if (text[at] === '(') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** Why an assertion cannot fail; null where it can. */
function idleness(received: string, matcher: string): string | null {
  if (literal.test(received)) return `expects ${received}, which nothing can change`;
  const isFound =
    received.endsWith(')') && findsOrThrows.test(received.slice(0, openingOf(received, received.length - 1)));
  if (isFound && anything.has(matcher)) return `${matcher} of a query that throws where it finds nothing`;
  return null;
}

/** Assertions of tests that cannot fail, each with its line. */
export function idleAssertionFaults(tests: readonly TestText[]): string[] {
  return tests.flatMap(({ path, text }) =>
    [...text.matchAll(asserted)].flatMap(({ index, 1: matcher = '' }) => {
      const open = openingOf(text, index);
      if (!/\bexpect$/.test(text.slice(0, open))) return [];
      const fault = idleness(text.slice(open + 1, index).trim(), matcher);
      return fault === null ? [] : [`${path}:${text.slice(0, open).split('\n').length}: ${fault}`];
    }),
  );
}
