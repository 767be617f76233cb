import { definePart } from '../changes/noun.ts';
import { createLibraryPages } from './library.repository.ts';

export type { LibraryEntry, LibraryPageQuery } from './library.repository.ts';
export type { LibraryFilter } from './library-condition.ts';

export const libraryPages = definePart({
  repository: createLibraryPages,
  access: { browse: 'reads' },
});
