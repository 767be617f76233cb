import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgText } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { derivedTables, storedTables } from '../assembly/tables.ts';
import { users } from '../users/index.ts';
import { type Fate, personColumns } from './person-columns.ts';

type ColumnFate = { name: string; fate: Fate | null };

/** Every reference to a person, and what the database does to it when the person goes. */
const references = [...storedTables, ...derivedTables].flatMap((table): ColumnFate[] =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    if (getTableName(foreignTable) !== getTableName(users)) return [];
    const fate = key.onDelete === 'cascade' ? 'goes' : key.onDelete === 'set null' ? 'stays' : null;
    return columns.map((column) => ({ name: `${getTableName(table)}.${column.name}`, fate }));
  }),
);

/** Text columns that by their names hold an address, or who did something. */
const namesPerson = /(?:^|_)(?:email|address|recipient|by|user_id|owner_id|subject)$/;
/**
 * The account itself, what is part of a row that is decided upon by another column, and whom the library tells of: people of
 * sources and organizations, who have no account; and the URL of a service.
 */
const ofNobody = new Set([
  ...['users.email', 'sessions.ip_address', 'mails.subject', 'digests.made_by', 'counts.subject'],
  ...['decisions.moved_by', 'decisions.seconded_by', 'connections.email', 'transcription_services.address'],
]);
const named = [...storedTables, ...derivedTables].flatMap((table) =>
  getTableConfig(table)
    .columns.filter((column) => is(column, PgText) && namesPerson.test(column.name))
    .map((column) => `${getTableName(table)}.${column.name}`),
);

describe('columns that name a person', () => {
  it('are many, or they would not be found', () => {
    expect(references.length).toBeGreaterThan(25);
  });

  it.each(references)('$name is decided upon as the database has it', ({ name, fate }) => {
    expect(fate).not.toBeNull();
    // Who did what may be no one's business afterwards, though the reference alone would let it stay.
    const decided = personColumns[name];
    expect(fate === 'stays' ? ['stays', 'goes'] : [fate]).toContain(decided);
  });

  it.each(named.filter((name) => !ofNobody.has(name)))('%s is decided upon', (name) => {
    expect(Object.keys(personColumns)).toContain(name);
  });

  it('are none that no table has', () => {
    const all = new Set(
      [...storedTables, ...derivedTables].flatMap((table) =>
        getTableConfig(table).columns.map((column) => `${getTableName(table)}.${column.name}`),
      ),
    );
    expect(Object.keys(personColumns).filter((name) => !all.has(name))).toEqual([]);
  });
});
