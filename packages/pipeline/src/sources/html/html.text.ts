import { readHtml } from './html.guard.ts';

const skipped = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'head',
  'svg',
  'math',
  'iframe',
  'object',
  'select',
]);
const blocks = new Set(
  'address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody tfoot thead tr ul'.split(
    ' ',
  ),
);

/**
 * The text of HTML for reading: blocks parted by an empty line, `<br>` by a line break, cells by a space. Reads as a
 * stream, so neither depth nor size breaks it. `bold` keeps `<b>` and `<strong>` as `**`.
 */
export function htmlToText(html: string, options: { bold?: boolean } = {}): string {
  const parts: string[] = [];
  let silent = 0;
  const mark = (name: string) => {
    if (options.bold && (name === 'b' || name === 'strong')) parts.push('**');
  };
  readHtml(html, {
    onopentagname(name) {
      if (skipped.has(name)) silent++;
      if (name === 'br') parts.push('\n');
      else if (name === 'td' || name === 'th') parts.push(' ');
      else if (blocks.has(name)) parts.push('\n\n');
      mark(name);
    },
    ontext(text) {
      if (silent === 0) parts.push(text.replace(/\s+/g, ' '));
    },
    onclosetag(name) {
      mark(name);
      if (skipped.has(name)) silent = Math.max(0, silent - 1);
      if (blocks.has(name)) parts.push('\n\n');
    },
  });
  return parts
    .join('')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
