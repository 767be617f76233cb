import { defineNoun } from '../changes/noun.ts';
import { createStoredFilesRepository } from './stored-file.repository.ts';
import { storedFiles } from './stored-file.table.ts';

export { createDirectoryFiles } from './directory-files.ts';
export type { ByteRange, FileHead, FileStore, PutFile, PutResult } from './file-store.ts';
export { createFiles, type Files } from './files.ts';
export { makePrivate, type Privacy, privateFileMode, restrictDirectory } from './private-directory.ts';
export { createS3Files, type S3Options } from './s3-files.ts';
export type { StoredFile } from './stored-file.repository.ts';
export { storedFiles } from './stored-file.table.ts';

const byKey = { silent: 'A file is asked for by its key; a change of the key changes the item.' };

export const storedFilesNoun = defineNoun({
  tables: { storedFiles },
  repository: createStoredFilesRepository,
  access: { find: 'reads', findBySha256: 'reads', save: byKey, remove: byKey },
});
