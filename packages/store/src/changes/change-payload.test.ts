import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { Change } from './change.ts';
import { payloadsOf, readPayload } from './change-payload.ts';

const sent = (changes: readonly Change[]) => payloadsOf('here', changes);
const received = (payload: string) => readPayload(payload)?.changes ?? [];

const some = (count: number) =>
  Array.from({ length: count }, () => ({ tag: 'item.changed' as const, id: randomUUID() }));

it('holds every change in payloads that the database takes', () => {
  const changes = [...some(1_500), { tag: 'show.changed' as const, id: 'ü'.repeat(100) }];
  const payloads = sent(changes);
  expect(payloads.length).toBeGreaterThan(1);
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
  expect(payloads.flatMap(received)).toEqual(changes);
});

it('says "any" of what is too much, and of that alone', () => {
  const list = { tag: 'list.changed' as const, id: 'one' };
  expect(sent([...some(2_001), list]).flatMap(received)).toEqual([{ tag: 'item.changed', id: null }, list]);
});

it('is nothing of nothing, and nothing where it is not ours to read', () => {
  expect(sent([])).toEqual([]);
  expect(['', '{}', '["here",[["other.changed","a"]]]'].map(readPayload)).toEqual([null, null, null]);
});
