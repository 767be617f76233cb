type FileType = 'text/csv' | 'text/markdown' | 'application/json';

/** Hands a text to the browser as a file to keep; a mark before a table tells spreadsheets that it is UTF-8. */
export function saveFile(name: string, text: string, type: FileType): void {
  const mark = type === 'text/csv' ? ['\uFEFF'] : [];
  const address = URL.createObjectURL(new Blob([...mark, text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it once the click is over.
  setTimeout(() => URL.revokeObjectURL(address));
}
