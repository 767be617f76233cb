/** Text that is safe inside an element or an attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const cells = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => escapeHtml(cell.trim()));

function table(block: string): string {
  const [head = '', , ...rows] = block.split('\n');
  const line = (row: string, tag: string): string =>
    `<tr>${cells(row)
      .map((cell) => `<${tag}>${cell}</${tag}>`)
      .join('')}</tr>`;
  return `<table><thead>${line(head, 'th')}</thead><tbody>${rows.map((row) => line(row, 'td')).join('')}</tbody></table>`;
}

function block(text: string): string {
  if (text.startsWith('## ')) return `<h2>${escapeHtml(text.slice(3))}</h2>`;
  if (text.startsWith('|')) return table(text);
  const lines = text.split('\n').map((line) => {
    if (line.startsWith('- ')) return `<li>${escapeHtml(line.slice(2))}</li>`;
    return `<p${line.startsWith('MOTION:') ? ' class="motion"' : ''}>${escapeHtml(line)}</p>`;
  });
  return lines.join('\n').replace(/<li>[\s\S]*<\/li>/, (items) => `<ul>${items}</ul>`);
}

/** The little Markdown of the sources (headings, paragraphs, lists, tables) as HTML. */
export const toHtml = (body: string): string =>
  body
    .split(/\n{2,}/)
    .flatMap((part) =>
      part.startsWith('## ') ? [part.split('\n')[0] ?? '', part.split('\n').slice(1).join('\n')] : [part],
    )
    .filter((part) => part.trim() !== '')
    .map(block)
    .join('\n');
