import { diskFull } from '../errors/store.errors.ts';
import type { Room } from '../room/room.ts';
import type { FileStore, PutFile } from './file-store.ts';
import type { StoredFile, StoredFilesRepository } from './stored-file.repository.ts';

export type Files = Omit<FileStore, 'put'> & {
  /** Writes the bytes, then records what they are (size, hash, type, name). Throws `file.too_large`, `store.disk_full`. */
  put(file: PutFile): Promise<StoredFile>;
  /** What is recorded of a file: its type and hash besides its size. */
  find(key: string): Promise<StoredFile | null>;
};

/** Bytes between two looks at the disk. */
const lookEvery = 4 * 2 ** 20;

/** Passes bytes on for as long as there is room for them. */
async function* whileThereIsRoom(
  body: AsyncIterable<Uint8Array>,
  room: Room,
): AsyncGenerator<Uint8Array, void> {
  let unseen = lookEvery;
  for await (const chunk of body) {
    unseen += chunk.byteLength;
    if (unseen >= lookEvery) {
      if (!(await room.isLeftFor(lookEvery))) throw diskFull();
      unseen = 0;
    }
    yield chunk;
  }
}

/** The file store together with the table that remembers what its files are. */
export function createFiles(store: FileStore, records: StoredFilesRepository, room: Room): Files {
  return {
    ...store,
    find: (key) => records.find(key),
    async put({ name, ...file }) {
      const written = await store.put({ ...file, body: whileThereIsRoom(file.body, room) });
      return records.save({ ...written, mime: file.mime, name: name ?? null });
    },
    async delete(key) {
      await records.remove(key);
      await store.delete(key);
    },
  };
}
