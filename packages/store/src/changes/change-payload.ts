import { z } from 'zod';
import { type Change, changeTags } from './change.ts';

/** PostgreSQL refuses a notification of 8,000 bytes or more. */
const payloadMax = 7_900;
/** So many of one kind at once are told as "any": whoever holds copies of them loses little. */
const idsMax = 2_000;

const Payload = z.tuple([z.string(), z.array(z.tuple([z.enum(changeTags), z.string().nullable()]))]);

/** The fewest payloads that hold these changes; `origin` names the process that made them. */
export function payloadsOf(origin: string, changes: readonly Change[]): string[] {
  const head = `[${JSON.stringify(origin)},[`;
  const empty = Buffer.byteLength(head) + 2;
  const payloads: string[] = [];
  let entries: string[] = [];
  let size = empty;
  const flush = () => {
    if (entries.length > 0) payloads.push(`${head}${entries.join(',')}]]`);
    entries = [];
    size = empty;
  };
  for (const { tag, id } of fewer(changes)) {
    const entry = JSON.stringify([tag, id]);
    const bytes = Buffer.byteLength(entry) + 1;
    if (size + bytes > payloadMax) flush();
    entries.push(entry);
    size += bytes;
  }
  flush();
  return payloads;
}

function fewer(changes: readonly Change[]): readonly Change[] {
  const byTag = Map.groupBy(changes, ({ tag }) => tag);
  return [...byTag].flatMap(([tag, ofTag]) => (ofTag.length > idsMax ? [{ tag, id: null }] : ofTag));
}

/** What a notification tells and who sent it; null where it is not ours to read. */
export function readPayload(payload: string): { origin: string; changes: Change[] } | null {
  try {
    const [origin, changes] = Payload.parse(JSON.parse(payload));
    return { origin, changes: changes.map(([tag, id]) => ({ tag, id })) };
  } catch {
    return null;
  }
}
