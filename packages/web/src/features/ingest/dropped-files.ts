/** As many files of a folder as are taken at once. */
const filesMax = 200;

/** What of a folder nobody wants to read: hidden files, and what systems leave in folders. */
const isLitter = (name: string): boolean =>
  name.startsWith('.') || /^(?:thumbs\.db|desktop\.ini)$/i.test(name);

const readEntries = (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> =>
  new Promise((resolve, reject) => reader.readEntries(resolve, reject));

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

async function within(entry: FileSystemEntry, files: File[]): Promise<void> {
  if (files.length >= filesMax || isLitter(entry.name)) return;
  if (isFile(entry)) files.push(await fileOf(entry));
  if (!isFolder(entry)) return;
  const reader = entry.createReader();
  // A folder gives its entries a part at a time, until there are none.
  for (let part = await readEntries(reader); part.length > 0; part = await readEntries(reader))
    for (const one of part) await within(one, files);
}

/** The files of what was dropped, with those inside of folders, `filesMax` at most. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(isFolder)) return [...files];
  const matches: File[] = [];
  for (const entry of entries) await within(entry, matches);
  return matches;
}

/** The files of a folder that was chosen. */
export const filesOfFolder = (files: FileList | null): File[] =>
  [...(files ?? [])].filter(({ name }) => !isLitter(name)).slice(0, filesMax);
