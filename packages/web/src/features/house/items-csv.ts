import { type KeptItem, pathOf } from '@ecco/contract';

const columns = {
  title: ({ title }: KeptItem) => title,
  kind: ({ kind }: KeptItem) => kind,
  show: ({ show }: KeptItem) => show?.name ?? '',
  status: ({ processing_status }: KeptItem) => processing_status,
  reason: ({ message }: KeptItem) => message ?? '',
  score: ({ score }: KeptItem) => (score === null ? '' : String(score)),
  released: ({ release_date }: KeptItem) => release_date ?? '',
  added: ({ created_at }: KeptItem) => created_at,
  changed: ({ updated_at }: KeptItem) => updated_at,
  path: (item: KeptItem) => pathOf(item),
};

/** A cell as RFC 4180 has it; what a spreadsheet would take for a formula is marked as text. */
function cellOf(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Items as a table with a head, a line each. */
export const csvOf = (items: readonly KeptItem[]): string =>
  [
    Object.keys(columns).join(','),
    ...items.map((item) =>
      Object.values(columns)
        .map((read) => cellOf(read(item)))
        .join(','),
    ),
  ].join('\r\n');
