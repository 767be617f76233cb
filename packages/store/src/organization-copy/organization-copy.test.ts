import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { libraryTemplate } from '../assembly/library-template.ts';
import type { Change } from '../changes/change.ts';
import type { Connection } from '../connection/connection.ts';
import { openConnection } from '../connection/open-connection.ts';
import { organizations } from '../organizations/index.ts';
import { createOrganizationCopy } from './organization-copy.ts';

let connection: Connection;
let emit: (change: Change) => void;
const changes = {
  subscribe: (_: unknown, listener: (change: Change) => void) => {
    emit = listener;
    return () => undefined;
  },
};
beforeAll(async () => {
  const onError = () => undefined;
  connection = await openConnection({ kind: 'memory' }, { onError, template: libraryTemplate });
});
afterAll(() => connection.close());
beforeEach(() => connection.db.delete(organizations));

const put = async (name: string) => {
  const [id, at] = [randomUUID(), new Date()];
  await connection.db
    .insert(organizations)
    .values({ id, slug: id, name, type: 'FOUNDATION', createdAt: at, updatedAt: at });
  return id;
};
const createCopy = (bytesMax?: number) => {
  const copy = createOrganizationCopy(connection.db, changes, bytesMax);
  return async () => (await copy())?.inOrder(null).map(({ name }) => name) ?? null;
};

it('reads again only what it is told of', async () => {
  await put('One');
  const names = createCopy();
  expect(await names()).toEqual(['One']);
  await put('Unheard of');
  const text = await put('Two');
  emit({ tag: 'organisation.changed', id: text });
  expect(await names()).toEqual(['One', 'Two']);
  emit({ tag: 'organisation.changed', id: null });
  expect(await names()).toEqual(['One', 'Two', 'Unheard of']);
});

it('has what is told while it reads in the next answer', async () => {
  const names = createCopy();
  const reading = names();
  const id = await put('Late');
  emit({ tag: 'organisation.changed', id });
  await Promise.all([reading, expect(names()).resolves.toEqual(['Late'])]);
  const again = names();
  await put('Later');
  emit({ tag: 'organisation.changed', id: null });
  await again;
  expect(await names()).toEqual(['Late', 'Later']);
});

it('keeps nothing where there is too much, until enough has changed to look again', async () => {
  const ids = [await put('One'), await put('Two')];
  const names = createCopy(700);
  expect(await names()).toBeNull();
  await connection.db.delete(organizations);
  emit({ tag: 'organisation.changed', id: ids[0] ?? '' });
  expect(await names()).toBeNull();
  emit({ tag: 'organisation.changed', id: null });
  expect(await names()).toEqual([]);
  for (const name of ['Three', 'Four']) emit({ tag: 'organisation.changed', id: await put(name) });
  expect(await names()).toBeNull();
});

it('fails for those who ask while the database does, and not afterwards', async () => {
  const names = createCopy();
  await put('One');
  const { db } = connection;
  const failing = db.transaction(async (tx) => {
    await tx.execute('drop table connections cascade');
    await expect(names()).rejects.toThrow();
    throw new Error('undone');
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await names()).toEqual(['One']);
});
