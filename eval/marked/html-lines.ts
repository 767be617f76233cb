const named: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

function decoded(entity: string, name: string): string {
  if (!name.startsWith('#')) return named.get(name) ?? entity;
  const isHex = /^#x/i.test(name);
  return String.fromCodePoint(Number.parseInt(name.slice(isHex ? 2 : 1), isHex ? 16 : 10));
}

/** Cuts what stands between two marks out of a text, the marks too. */
function without(html: string, open: string, close: string): string {
  const lower = html.toLowerCase();
  const retained: string[] = [];
  let at = 0;
  for (;;) {
    const start = lower.indexOf(open, at);
    const end = start < 0 ? -1 : lower.indexOf(close, start);
    if (end < 0) return [...retained, html.slice(at)].join(' ');
    retained.push(html.slice(at, start));
    at = end + close.length;
  }
}

const removed = [
  ['<!--', '-->'],
  ['<script', '</script>'],
  ['<style', '</style>'],
] as const;

/** What follows a tag begins a line; a sign that opens none stays. */
const afterTag = (part: string): string =>
  part.includes('>') ? `\n${part.slice(part.indexOf('>') + 1)}` : `<${part}`;

/**
 * The lines of text between the tags of a page, in their order, without empty ones. It is no reading of the page, and stays
 * the same whatever the product makes of pages: marks are counted in it.
 */
export function linesOfHtml(html: string): string[] {
  const bare = removed.reduce((text, [open, close]) => without(text, open, close), html);
  return bare
    .split('<')
    .map((part, index) => (index === 0 ? part : afterTag(part)))
    .join('')
    .replaceAll(/&(#[xX]?[0-9a-fA-F]+|[a-z]+);/g, decoded)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
