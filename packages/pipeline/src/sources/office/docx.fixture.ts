import { writeZip } from './zip.fixture.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A run of words; a line break where its text has one, a tab where it has one. */
export const run = (text: string, { bold = false }: { bold?: boolean } = {}): string =>
  `<w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}${escaped(text)
    .split(/(\n|\t)/)
    .map((part) =>
      part === '\n' ? '<w:br/>' : part === '\t' ? '<w:tab/>' : `<w:t xml:space="preserve">${part}</w:t>`,
    )
    .join('')}</w:r>`;

type ParagraphOptions = { style?: string; list?: number; level?: number };

/** A paragraph of a text, or of runs that are written already. */
export function paragraph(content: string, { style, list, level = 0 }: ParagraphOptions = {}): string {
  const styled = style === undefined ? '' : `<w:pStyle w:val="${style}"/>`;
  const counted =
    list === undefined ? '' : `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`;
  return `<w:p><w:pPr>${styled}${counted}</w:pPr>${content.startsWith('<w:') ? content : run(content)}</w:p>`;
}

export const table = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows
    .map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`)
    .join('')}</w:tbl>`;

const names =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"';

const styles = `<w:styles ${names}>${['1', '2', '3', '4']
  .map(
    (level) =>
      `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/></w:style>`,
  )
  .join('')}<w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/></w:style></w:styles>`;

const level = (at: number, format: string, text: string): string =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;

/** List 1 counts "1.", "a." and "i."; list 2 has bullets; list 3 counts "I." and goes on "I.1". */
const numbering = `<w:numbering ${names}><w:abstractNum w:abstractNumId="1">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '%2.')}${level(2, 'lowerRoman', '%3.')}</w:abstractNum><w:abstractNum w:abstractNumId="2">${level(0, 'bullet', '•')}</w:abstractNum><w:abstractNum w:abstractNumId="3">${level(0, 'upperRoman', '%1.')}${level(1, 'decimal', '%1.%2')}</w:abstractNum>${[1, 2, 3].map((id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`).join('')}</w:numbering>`;

const types =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';

type DocxOptions = {
  /** What stands before the document's root. */
  prolog?: string;
  footnotes?: readonly string[];
  /** Parts beside those that every document has. */
  parts?: Readonly<Record<string, string | Uint8Array>>;
};

/** A Word document of paragraphs and tables. */
export function writeDocx(body: readonly string[], options: DocxOptions = {}): Uint8Array {
  const notes = (options.footnotes ?? []).map(
    (text, at) => `<w:footnote w:id="${at + 1}">${paragraph(text)}</w:footnote>`,
  );
  return writeZip({
    '[Content_Types].xml': types,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?>${options.prolog ?? ''}<w:document ${names}><w:body>${body.join('')}</w:body></w:document>`,
    'word/styles.xml': styles,
    'word/numbering.xml': numbering,
    'word/footnotes.xml': `<w:footnotes ${names}>${notes.join('')}</w:footnotes>`,
    ...options.parts,
  });
}
