// Reads what a mail server says of a mail that it could not deliver: a report of RFC 6522 with the fields of RFC 3464.

import { returnTokenPattern } from '../mailer/return-token.ts';

/** Of a message, what matters: whose mail came back, as it may say, and why. */
export type BounceReport = {
  /** What looks like a token of ours, where servers leave one. */
  tokens: string[];
  /** The status of a recipient whose delivery failed for good or for now, such as `5.1.1`; null where none failed. */
  status: string | null;
};

/** More of a message is not read: the report and the head of what came back stand before. */
export const bounceBytesMax = 1_000_000;

export const bounceTokensMax = 20;
const partsMax = 50;
const depthMax = 5;

type Fields = ReadonlyMap<string, readonly string[]>;
type Part = { fields: Fields; mediaType: string; body: string };

/** The lines up to the first empty one, folded ones joined, by their names in small letters. */
function fieldsOf(head: string): Fields {
  const fields = new Map<string, string[]>();
  for (const line of head.replaceAll(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':');
    if (colon <= 0) continue;
    const name = line.slice(0, colon).trim().toLowerCase();
    const values = fields.get(name) ?? [];
    values.push(line.slice(colon + 1).trim());
    fields.set(name, values);
  }
  return fields;
}

const fieldValues = (fields: Fields, names: readonly string[]): string[] =>
  names.flatMap((name) => fields.get(name) ?? []);

function messagePart(text: string): Part {
  const isHeadless = text.startsWith('\n');
  const end = isHeadless ? 0 : text.indexOf('\n\n');
  const fields = fieldsOf(end < 0 ? text : text.slice(0, end));
  const [type = 'text/plain'] = fields.get('content-type') ?? [];
  const body = end < 0 ? '' : text.slice(end).replace(/^\n{1,2}/, '');
  return { fields, mediaType: (type.split(';')[0] ?? '').trim().toLowerCase(), body };
}

function boundaryOf({ fields }: Part): string | null {
  const [type = ''] = fields.get('content-type') ?? [];
  const match = /;\s*boundary\s*=\s*(?:"([^"]+)"|([^\s;"]+))/i.exec(type);
  return match?.[1] ?? match?.[2] ?? null;
}

/** What stands between the lines of a boundary; what follows the last of them is nothing. */
function bodiesBetween(body: string, boundary: string): string[] {
  const [, ...bodies] = `\n${body}`.split(`\n--${boundary}`);
  const last = bodies.findIndex((one) => one.startsWith('--'));
  return (last < 0 ? bodies : bodies.slice(0, last)).map((one) => one.slice(one.indexOf('\n') + 1));
}

/** A part and the parts within it, those of messages within it left out. */
function mailParts(part: Part, depth = 0): Part[] {
  const boundary = part.mediaType.startsWith('multipart/') ? boundaryOf(part) : null;
  if (boundary === null || depth === depthMax) return [part];
  const inner = bodiesBetween(part.body, boundary).slice(0, partsMax);
  return [part, ...inner.flatMap((one) => mailParts(messagePart(one), depth + 1))].slice(0, partsMax);
}

const reports = ['message/delivery-status', 'message/global-delivery-status'];
const returned = [
  'message/rfc822',
  'message/global',
  'text/rfc822-headers',
  'message/rfc822-headers',
  'message/global-headers',
];
/** Where the address stands to which a server sends a report. */
const toNames = ['to', 'delivered-to', 'x-original-to', 'envelope-to', 'in-reply-to', 'references'];

/** The worst that a report says of its recipients: for good before for now. */
function statusOf(body: string): string | null {
  const failed = body
    .split(/\n{2,}/)
    .map(fieldsOf)
    .filter((fields) => /^(?:failed|delayed)\b/i.test(fields.get('action')?.[0] ?? ''))
    .flatMap((fields) => /^[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status')?.[0] ?? '')?.[0] ?? []);
  return failed.sort().at(-1) ?? null;
}

/** Null for what is no report of a delivery. */
export function readBounce(message: Uint8Array): BounceReport | null {
  const text = Buffer.from(message.subarray(0, bounceBytesMax)).toString('latin1').replaceAll(/\r\n?/g, '\n');
  const parts = mailParts(messagePart(text));
  const report = parts.find(({ mediaType }) => reports.includes(mediaType));
  const [whole] = parts;
  if (!report || !whole) return null;
  const heads = parts
    .filter(({ mediaType }) => returned.includes(mediaType))
    .map(({ body }) => messagePart(body).fields);
  const places = [
    ...fieldValues(whole.fields, toNames),
    ...heads.flatMap((fields) => fieldValues(fields, ['message-id'])),
  ];
  const tokens = places.flatMap((place) => place.match(returnTokenPattern) ?? []);
  return { tokens: [...new Set(tokens)].slice(0, bounceTokensMax), status: statusOf(report.body) };
}
