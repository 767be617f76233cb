import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export type ServerDatabase = { url: string; drop(): Promise<void> };

async function run(statement: string): Promise<void> {
  const url = new URL(inject('postgresUrl'));
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A database of its own on the server of this run: with the tables of a store, or with nothing at all. */
export async function makeServerDatabase(content: 'store' | 'nothing'): Promise<ServerDatabase> {
  const url = new URL(inject('postgresUrl'));
  const template = content === 'store' ? url.pathname.slice(1) : 'template0';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await run(`create database ${name} template ${template}`);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
