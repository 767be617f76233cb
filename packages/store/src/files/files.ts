import type { FileStore, PutFile } from './file-store.ts';
import type { StoredFile, StoredFilesRepository } from './stored-file.repository.ts';

export type Files = Omit<FileStore, 'put'> & {
  /** Writes the bytes, then records what they are (size, hash, type, name). Throws `file.too_large`. */
  put(file: PutFile): Promise<StoredFile>;
  /** What is recorded of a file: its type and hash besides its size. */
  find(key: string): Promise<StoredFile | null>;
};

/** The file store together with the table that remembers what its files are. */
export function createFiles(store: FileStore, records: StoredFilesRepository): Files {
  return {
    ...store,
    find: (key) => records.find(key),
    async put({ name, ...file }) {
      const written = await store.put(file);
      return records.save({ ...written, mime: file.mime, name: name ?? null });
    },
    async delete(key) {
      await records.remove(key);
      await store.delete(key);
    },
  };
}
