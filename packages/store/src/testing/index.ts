/** What tests and tools of other folders need of this room besides its door. */
export { openMemoryStore } from './memory-store.ts';
export { type PostgresServer, startPostgresServer } from './postgres-server.ts';
