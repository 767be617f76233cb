/** Messages as no page of ours sends them to the socket, by seed: made by the grammar of its protocol, then often broken. */
import fc from 'fast-check';

const events = ['disconnect', 'connect', 'error', '__proto__', '', 'refused'];
/** Types of the transport and of what it carries, with attachments and names of rooms that nobody opened. */
const heads = ['40', '41', '43', '44', '451-', '4599999999-', '42/other,', '421', '2', '3', '5', '1', '6'];
const ends = ['', ']', '}', '"', '\u0000', '[', '4', '\ud83d', '{"_placeholder":true,"num":9}'];

const values = (uuid: string) =>
  fc.oneof(
    fc.constantFrom<unknown>(uuid, uuid.toUpperCase(), [uuid], { id: uuid }, null, '', 1e308, {
      toString: 1,
    }),
    fc.constantFrom<unknown>('a'.repeat(3_000), 'a'.repeat(9_000), { _placeholder: true, num: 0 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.jsonValue(),
  );

const mostly = (usual: readonly string[], odd: readonly string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...usual) },
    { weight: 2, arbitrary: fc.constantFrom(...odd) },
  );

const whole = (uuid: string) =>
  fc
    .tuple(
      mostly(['42'], heads),
      mostly(['join', 'leave', 'get_status'], events),
      fc.array(values(uuid), { maxLength: 3 }),
    )
    .map(([head, event, given]) => head + JSON.stringify([event, ...given]));

const broken = (uuid: string) =>
  fc
    .tuple(whole(uuid), fc.nat(80), fc.nat(4), fc.constantFrom(...ends))
    .map(([text, at, taken, put]) => text.slice(0, at) + put + text.slice(at + taken));

export const hostileMessages = (uuid: string, { seed, count }: { seed: number; count: number }): string[] =>
  fc.sample(fc.oneof(whole(uuid), broken(uuid)), { seed, numRuns: count });
