import { expect, test } from 'vitest';
import { linesOfHtml } from './html-lines.ts';

test('a page is its lines of text, without tags, scripts, styles and empty lines', () => {
  const html =
    '<head><STYLE>p > a { color: red }</STYLE><script>if (a < b) go();</script></head><p>Alder &amp; Birch</p>\n <p> &nbsp;</p><p>The <b>board</b> met</p>';
  expect(linesOfHtml(html)).toEqual(['Alder & Birch', 'The', 'board', 'met']);
});

test('what is no entity stays as it is, and numbers of characters are read', () => {
  expect(linesOfHtml('A &copy; B &#8217; &#x2019; C < D')).toEqual(['A &copy; B ’ ’ C < D']);
});
