import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '@ecco/store';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createKnownPeople, type UserCache } from './known-people.ts';

const minuteMs = 60_000;
let store: Store;
let now = 0;
let looked: string[] = [];
let userId = '';
let made = 0;

beforeAll(async () => {
  store = await openStore({
    database: { kind: 'memory' },
    files: { kind: 'directory', directory: join(tmpdir(), 'ecco-no-files') },
  });
});
afterAll(() => store.close());

/** The hash of a new session of the person. */
async function signIn(): Promise<string> {
  made += 1;
  const hash = `session ${made}`;
  const at = new Date();
  await store.identity.create('session', {
    ...{ id: hash, tokenHash: hash, userId, expiresAt: new Date(Date.now() + minuteMs) },
    ...{ createdAt: at, updatedAt: at, lastSeenAt: at },
  });
  return hash;
}

/** Notes whom the store was asked for. */
function open(isAlone: boolean): UserCache {
  looked = [];
  const { sessions, users, changes } = store;
  const watched = {
    changes,
    sessions: {
      ...sessions,
      find: (hash: string) => {
        looked.push(hash);
        return sessions.find(hash);
      },
    },
    users: {
      ...users,
      findById: (id: string) => {
        looked.push(id);
        return users.findById(id);
      },
    },
  };
  return createKnownPeople({ store: watched, isAlone, now: () => now });
}

beforeEach(async () => {
  now = Date.now();
  made += 1;
  const person = { firstName: 'A', lastName: 'Reader', passwordHash: 'hash' };
  const user = await store.transaction((tx) =>
    tx.accounts.addPerson({ email: `${made}@fund.example`, ...person }),
  );
  userId = user?.id ?? '';
});

it('reads who asks once, whoever else asks', async () => {
  const hash = await signIn();
  const people = open(true);
  for (let input = 0; input < 3; input += 1) {
    expect((await people.bySession(hash))?.user.id).toBe(userId);
    expect((await people.byId(userId))?.id).toBe(userId);
  }
  expect(looked).toEqual([hash, userId]);
});

it('knows at once who has another role, was disabled, or has signed out', async () => {
  const hash = await signIn();
  const people = open(true);
  expect((await people.bySession(hash))?.user.role).toBe('member');
  await store.users.update(userId, { role: 'admin' });
  expect((await people.bySession(hash))?.user.role).toBe('admin');
  expect((await people.byId(userId))?.role).toBe('admin');
  await store.users.update(userId, { disabledAt: new Date() });
  expect(await people.bySession(hash)).toBeNull();
  await store.users.update(userId, { disabledAt: null });
  expect(await people.bySession(hash)).not.toBeNull();
  await store.sessions.remove(hash);
  expect(await people.bySession(hash)).toBeNull();
});

it('takes no session that has expired since it was read', async () => {
  const hash = await signIn();
  const people = open(true);
  expect(await people.bySession(hash)).not.toBeNull();
  now += 3_000;
  expect(await people.bySession(hash)).not.toBeNull();
  now += minuteMs;
  expect(await people.bySession(hash)).toBeNull();
});

it('keeps nothing of tokens that are made up', async () => {
  const people = open(true);
  expect(await people.bySession('made up')).toBeNull();
  expect(await people.bySession('made up')).toBeNull();
  expect(looked).toEqual(['made up', 'made up']);
});

it('reads each time where others write to the store too', async () => {
  const hash = await signIn();
  const people = open(false);
  await people.bySession(hash);
  await people.bySession(hash);
  expect(looked).toEqual([hash, hash]);
});
