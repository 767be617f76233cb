/** What tests and tools of other folders need of this room besides its door. */
export { type PostgresServer, startPostgresServer } from './postgres-server.ts';
