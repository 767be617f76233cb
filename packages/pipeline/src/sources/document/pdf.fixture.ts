/** `angle`: the direction of its letters, in degrees. */
export type DrawnText = { text: string; x: number; y: number; size?: number; bold?: boolean; angle?: number };
/** A field of a form on the first page, as text or a box. */
type DrawnField = { name: string; value: string; x: number; y: number; type?: 'Tx' | 'Btn' };
type PdfOptions = { encrypt?: boolean; fields?: readonly DrawnField[] };

const rotation = (angle: number): string => {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return [cos, sin, -sin, cos].map((part) => part.toFixed(4)).join(' ');
};

/** A small PDF written by hand: each page a list of texts at positions, in Helvetica, light or bold. `encrypt` adds a password entry. */
export function writePdf(pages: readonly DrawnText[][], options: PdfOptions = {}): Uint8Array {
  const objects: string[] = ['<< /Type /Catalog /Pages 2 0 R >>'];
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ');
  objects.push(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>');
  const fields = options.fields ?? [];
  const firstField = 5 + pages.length * 2;
  const annots = `/Annots [${fields.map((_, at) => `${firstField + at} 0 R`).join(' ')}]`;
  for (const [index, page] of pages.entries()) {
    const content = page
      .map(
        ({ text, x, y, size = 10, bold = false, angle = 0 }) =>
          `BT /F${bold ? 2 : 1} ${size} Tf ${rotation(angle)} ${x} ${y} Tm (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`,
      )
      .join('\n');
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> ${index === 0 ? annots : ''} /Contents ${6 + index * 2} 0 R >>`,
    );
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  }
  for (const { name, value, x, y, type = 'Tx' } of fields)
    objects.push(
      `<< /Type /Annot /Subtype /Widget /FT /${type} /T (${name}) /V ${type === 'Tx' ? `(${value})` : `/${value} /AS /${value}`} /Rect [${x} ${y} ${x + 250} ${y + 16}] >>`,
    );
  const hex = 'ab'.repeat(32);
  if (options.encrypt) objects.push(`<< /Filter /Standard /V 1 /R 2 /O <${hex}> /U <${hex}> /P -4 >>`);
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const xref = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const encryption = options.encrypt ? ` /Encrypt ${objects.length} 0 R /ID [<00> <00>]` : '';
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${encryption} >>\nstartxref\n${body.length}\n%%EOF`;
  return new TextEncoder().encode(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${xref}${trailer}`,
  );
}
