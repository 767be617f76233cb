import type { Noun } from '../connection/noun.ts';
import { createStoredFilesRepository } from './stored-file.repository.ts';
import { storedFiles } from './stored-file.table.ts';

export { createDirectoryFiles } from './directory-files.ts';
export type { ByteRange, FileHead, FileStore, PutFile, PutResult } from './file-store.ts';
export { createFiles, type Files } from './files.ts';
export { keepPrivate, type Privacy, privateFileMode } from './private-directory.ts';
export { createS3Files, type S3Options } from './s3-files.ts';
export type { StoredFile } from './stored-file.repository.ts';

export const noun = {
  tables: { storedFiles },
  repository: createStoredFilesRepository,
} satisfies Noun;
