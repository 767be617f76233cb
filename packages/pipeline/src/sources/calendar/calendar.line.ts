/** The lines of a calendar file as RFC 5545 has them, out of the ways in which programs write them. */
import { decodeText } from '../text/text-decoding.ts';

const newline = 0x0a;
const isFoldSign = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x09;

/** Bytes on whole lines: a program that folds by bytes cuts letters of several bytes in two. */
function unfolded(bytes: Uint8Array): Uint8Array {
  const whole = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === newline && isFoldSign(bytes[at + 1])) {
      if (whole[length - 1] === 0x0d) length--;
      at++;
    } else whole[length++] = byte;
  }
  return whole.subarray(0, length);
}

/** The text of a calendar file, each of its lines whole. */
export function calendarText(bytes: Uint8Array, charset: string | null = null): string {
  const isWide = bytes[0] === 0xff || bytes[0] === 0xfe || bytes.subarray(0, 64).includes(0);
  const { text } = decodeText(isWide ? bytes : unfolded(bytes), charset);
  const lined = text.includes('\n') ? text : text.replaceAll('\r', '\r\n');
  const named = /^BEGIN:VEVENT/m.test(lined)
    ? lined
    : lined.replace(/^(?:begin|end):\w{1,20}[ \t]*\r?$/gim, (line) => line.toUpperCase());
  return named.replace(/^\ufeff/, '');
}

const dateNames = 'DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID|DTSTAMP';
const dateLine = new RegExp(`^(?:${dateNames})[^\\r\\n]{0,20000}`, 'gim');
const quoted = /"([^"\r\n]{0,200})"/g;

/** "2026-12-03T09:00:00" and "20261203T0900" are the same moment as "20261203T090000". */
const plainMoment = (value: string): string =>
  value
    .replace(/(\d{4})-(\d{2})-(\d{2})(?!\d)/g, '$1$2$3')
    .replace(
      /T(\d{2}):(\d{2})(?::(\d{2}))?(?:\.\d{1,6})?/g,
      (_, hour, minute, second) => `T${hour}${minute}${second ?? '00'}`,
    )
    .replace(/(\d{8}T\d{4})(?!\d)/g, '$100');

/** A name in quotes may hold the signs that part a line; what it names is told without them. */
function plainDates(line: string): string {
  const bare = line.replace(quoted, (_, name: string) => name.replace(/[:;,"]/g, ' '));
  const colon = bare.indexOf(':');
  if (colon === -1) return bare;
  const params = bare.slice(0, colon).replace(/;[a-z-]{1,30}=/gi, (name) => name.toUpperCase());
  return params + plainMoment(bare.slice(colon));
}

const property = /^([a-z][a-z-]{1,40})(?=[;:])/gim;
const isAllDay = /^X-(?:MICROSOFT-CDO-ALLDAYEVENT|FUNAMBOL-ALLDAY):(?:TRUE|1)\s*$/im;
const badRule = /^RRULE(?![^\r\n]*FREQ=(?:SECOND|MINUTE|HOUR|DAI|WEEK|MONTH|YEAR)LY\b)[^\r\n]*(?:\r?\n|$)/gim;

/** An event with its names in capitals, its moments in the one form, and no rule that is none. */
export function plainEvent(block: string): string {
  const plain = block
    .replace(property, (name) => name.toUpperCase())
    .replace(dateLine, plainDates)
    .replace(/^(?:RRULE|EXRULE):[^\r\n]*/gm, (rule) => rule.toUpperCase())
    .replace(badRule, '');
  return isAllDay.test(plain)
    ? plain.replace(/^(DTSTART|DTEND)[^:\r\n]{0,300}:(\d{8})T000000Z?[ \t]*$/gm, '$1;VALUE=DATE:$2')
    : plain;
}
