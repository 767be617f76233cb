import { type Handler, Parser, type ParserOptions } from 'htmlparser2';

/** Deeper than any page written by people or programs with good intentions. */
const maxDepth = 512;
const chunkSize = 16_384;

/**
 * Parses HTML as a stream, in time that grows with its size: elements nested deeper than `maxDepth` end the reading,
 * since the parser's own work grows with the square of the depth. Returns whether it was read to the end.
 */
export function readHtml(html: string, handler: Partial<Handler>, options: ParserOptions = {}): boolean {
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
  return depth <= maxDepth;
}

const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
// Their end tags may be left out, so an unclosed run of them is no depth.
const selfEnding = new Set('p li dt dd tr td th thead tbody option optgroup rt rp'.split(' '));
const rawText = new Set(['script', 'style', 'textarea', 'title']);
const tags = /<!--|<(\/?)([a-z][a-z0-9-]{0,40})/gi;

/** Elements of ordinary pages lie no deeper. */
const usualDepth = 16;
/** How deep elements and tables may lie, and how many steps deeper than is usual all of them together. */
type Nesting = { depth: number; tables: number; steps: number };
const usual: Nesting = { depth: maxDepth, tables: maxDepth, steps: Number.POSITIVE_INFINITY };

/**
 * Whether a page nests so deeply that code which walks its tree would run out of stack or time. One pass over the
 * text and stricter than any parser, since parsers differ in which elements they close by themselves.
 */
export function nestsTooDeep(html: string, most: Nesting = usual): boolean {
  let depth = 0;
  let tables = 0;
  let steps = 0;
  tags.lastIndex = 0;
  for (let match = tags.exec(html); match; match = tags.exec(html)) {
    const name = (match[2] ?? '').toLowerCase();
    const closing = match[1] === '/';
    if (!closing) steps += Math.max(0, depth - usualDepth);
    if (name === 'table') tables = closing ? Math.max(0, tables - 1) : tables + 1;
    if (steps > most.steps || tables > most.tables) return true;
    if (name === '' || (rawText.has(name) && !closing)) {
      const end = indexOfEnd(html, match.index, name);
      if (end === -1) return false;
      tags.lastIndex = end;
    } else if (!empty.has(name) && !selfEnding.has(name) && !rawText.has(name)) {
      depth = closing ? Math.max(0, depth - 1) : depth + 1;
      if (depth > most.depth) return true;
    }
  }
  return false;
}

function indexOfEnd(html: string, from: number, name: string): number {
  if (name === '') return html.indexOf('-->', from);
  const end = new RegExp(`</${name}`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? -1;
}

/** The number of `<` in a text, counted up to `limit`. */
export function countTags(html: string, limit: number): number {
  let count = 0;
  for (let at = html.indexOf('<'); at !== -1 && count <= limit; at = html.indexOf('<', at + 1)) count++;
  return count;
}
