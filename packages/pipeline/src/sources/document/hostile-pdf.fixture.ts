import { deflateSync } from 'node:zlib';

type Stream = { filters: number; bytes: Uint8Array };

/** A PDF written by hand: `pages` pages that all show the one stream. */
function pdfShowing({ filters, bytes }: Stream, pages: number): Uint8Array {
  const kids = Array.from({ length: pages }, (_, index) => `${5 + index} 0 R`).join(' ');
  const filter = `[${' /FlateDecode'.repeat(filters)} ]`;
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')];
  const offsets: number[] = [];
  const add = (...object: (string | Uint8Array)[]): void => {
    offsets.push(parts.reduce((sum, { length }) => sum + length, 0));
    parts.push(
      Buffer.concat([`${offsets.length} 0 obj\n`, ...object, '\nendobj\n'].map((part) => Buffer.from(part))),
    );
  };
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  add(`<< /Length ${bytes.length} /Filter ${filter} >>\nstream\n`, bytes, '\nendstream');
  for (let page = 0; page < pages; page += 1) {
    add(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F1 3 0 R >> >> /Contents 4 0 R >>',
    );
  }
  const start = parts.reduce((sum, { length }) => sum + length, 0);
  const xref = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = offsets.length + 1;
  const tail = `xref\n0 ${size}\n0000000000 65535 f \n${xref}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`;
  return Buffer.concat([...parts, Buffer.from(tail)]);
}

/** Spaces by the megabyte, deflated again and again. */
function deflatedSpaces(megabytes: number, times: number): Stream {
  let bytes: Uint8Array = Buffer.alloc(megabytes * 2 ** 20, ' ');
  for (let time = 0; time < times; time += 1) bytes = deflateSync(bytes, { level: 9 });
  return { filters: times, bytes };
}

/** Some kilobytes that become so many megabytes of nothing. */
export const inflatingPdf = (megabytes: number): Uint8Array => pdfShowing(deflatedSpaces(megabytes, 2), 1);

const line = (text: string): Uint8Array => Buffer.from(`BT /F1 10 Tf 50 700 Td (${text}) Tj ET\n`);

/** So many pages with a line each. */
export const pdfOfPages = (pages: number): Uint8Array =>
  pdfShowing(
    { filters: 1, bytes: deflateSync(line('The fund met on Monday and voted on the budget.')) },
    pages,
  );
