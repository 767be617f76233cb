import { is, type SQL, StringChunk } from 'drizzle-orm';
import type { Db } from '../connection/db.ts';

const writing = /\b(insert\s+into|delete\s+from|update\s+.*\bset|truncate|pg_notify)\b/isu;
const refused: readonly unknown[] = ['insert', 'update', 'delete', 'transaction'];

const queryText = (query: SQL): string =>
  query.queryChunks.flatMap((chunk) => (is(chunk, StringChunk) ? chunk.value : [' x '])).join('');

/** The same database for a method that says it only reads: what writes is refused, so that a wrong word is found. */
export function readOnly(db: Db): Db {
  return new Proxy(db, {
    get(target, name) {
      if (refused.includes(name))
        throw new Error(`a method that is declared to read asks for "${String(name)}"`);
      if (name === 'execute') {
        return (query: SQL) => {
          if (writing.test(queryText(query))) throw new Error('a method that is declared to read writes');
          return target.execute(query);
        };
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
