import { type Handler, Parser, type ParserOptions } from 'htmlparser2';

/** Deeper than any page written by people or programs with good intentions. */
export const maxDepth = 512;
const chunkSize = 16_384;

const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
// Their end tags may be left out, so an unclosed run of them is no depth.
const selfEnding = new Set(
  'p li dt dd tr td th thead tbody tfoot option optgroup rt rp colgroup body html head'.split(' '),
);

/**
 * Parses HTML as a stream, in time that grows with its size: elements nested deeper than `maxDepth` end the reading,
 * since the parser's own work grows with the square of the depth.
 */
export function readHtml(html: string, handler: Partial<Handler>, options: ParserOptions = {}): void {
  let depth = 0;
  const parser = new Parser(
    {
      ...handler,
      onopentag(name, attributes, implied) {
        depth++;
        handler.onopentag?.(name, attributes, implied);
      },
      onclosetag(name, implied) {
        depth--;
        handler.onclosetag?.(name, implied);
      },
    },
    options,
  );
  for (let at = 0; at < html.length && depth <= maxDepth; at += chunkSize)
    parser.write(html.slice(at, at + chunkSize));
  // What is left in the buffer of a broken-off reading is no text.
  if (depth > maxDepth) parser.reset();
  else parser.end();
}

/** Whether a page nests so deeply that code which walks its tree would run out of stack. One pass, no tree. */
export function nestsTooDeep(html: string): boolean {
  let depth = 0;
  for (const match of html.matchAll(/<(\/?)([a-z][a-z0-9-]{0,40})/gi)) {
    const name = (match[2] ?? '').toLowerCase();
    if (empty.has(name) || selfEnding.has(name)) continue;
    depth = match[1] === '/' ? Math.max(0, depth - 1) : depth + 1;
    if (depth > maxDepth) return true;
  }
  return false;
}
