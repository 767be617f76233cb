import { expect, test } from 'vitest';
import { cleanPasted } from './pasted-html.ts';

const line = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span style='font:7pt "Times New Roman"'>&nbsp;</span></span>${text}<o:p></o:p></p>`;

test('paragraphs that Word draws as a list become one, also inside each other', () => {
  const html = `<!--StartFragment-->${line(1, '·', 'One')}${line(2, 'o', 'Inner')}${line(1, '·', 'Two')}<p class=MsoNormal>After</p>${line(1, '1.', 'First')}<!--EndFragment-->`;
  expect(cleanPasted(html)).toBe(
    '<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul><p class="MsoNormal">After</p><ol><li>First</li></ol>',
  );
});

test('what is not to be seen goes, and so do paragraphs of nothing', () => {
  const html =
    '<html><head><style>p{}</style><xml><w:WordDocument/></xml></head><body><p>Kept<o:p>&nbsp;</o:p></p><p><o:p>&nbsp;</o:p></p><p style="mso-hide:all">Hidden</p><script>x()</script></body></html>';
  expect(cleanPasted(html).replaceAll('&nbsp;', '')).toBe('<p>Kept</p>');
});

test('tables stay', () => {
  const html = '<table class=MsoTableGrid><tr><td width=10><p>1</p></td></tr></table>';
  expect(cleanPasted(html)).toContain('<td width="10"><p>1</p></td>');
});
