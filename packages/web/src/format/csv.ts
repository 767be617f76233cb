/** A cell as RFC 4180 has it; what a spreadsheet would take for a formula is marked as text. */
function cellOf(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Rows as a table with a head, a line each; `columns`: their names, and what a row has in them. */
export const csvOf = <Row>(
  columns: Readonly<Record<string, (row: Row) => string>>,
  rows: readonly Row[],
): string =>
  [
    Object.keys(columns).join(','),
    ...rows.map((row) =>
      Object.values(columns)
        .map((read) => cellOf(read(row)))
        .join(','),
    ),
  ].join('\r\n');
