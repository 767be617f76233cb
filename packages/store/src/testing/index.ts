/** What tests and tools of other folders need of this room besides its door. */
export { copyItems } from './copy-items.ts';
export { layEmptyDatabase } from './empty-directory.ts';
export { openMemoryStore } from './memory-store.ts';
export { type PostgresServer, startPostgresServer } from './postgres-server.ts';
