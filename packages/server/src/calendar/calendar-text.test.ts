import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay, calendarText, escapeText, foldLine, momentOf } from './calendar-text.ts';

const bytes = (text: string): number => new TextEncoder().encode(text).length;
const unfolded = (text: string): string => text.replaceAll('\r\n ', '');

describe('a text in a calendar', () => {
  it.each([
    ['Room 2; ask for Ann, please', 'Room 2\\; ask for Ann\\, please'],
    ['a\\b', 'a\\\\b'],
    ['1. Fees\r\n2. Rates\n', '1. Fees\\n2. Rates\\n'],
    ['bell\u0007 and nul\u0000', 'bell and nul'],
    ['plain: "quoted"', 'plain: "quoted"'],
  ])('%j is written as %j', (text, written) => expect(escapeText(text)).toBe(written));

  it('cannot end its line, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(escapeText(text)).not.toMatch(/[\r\n]/);
      }),
    );
  });
});

describe('a line', () => {
  it('of 75 bytes stays whole, and one of 76 goes on in the next', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
  });

  it('is cut between letters, in pieces of at most 75 bytes that are the whole again', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'é', '漢', '🏛', ' '), maxLength: 400 });
    fc.assert(
      fc.property(words, (text) => {
        const folded = foldLine(text);
        expect(unfolded(folded)).toBe(text);
        for (const piece of folded.split('\r\n')) expect(bytes(piece)).toBeLessThanOrEqual(75);
        expect(folded).not.toContain('\uFFFD');
      }),
    );
  });
});

describe('a calendar', () => {
  it('is parts in parts, every line ended, and a raw value ends none', () => {
    const inner = { name: 'VEVENT', lines: [{ name: 'URL', raw: 'https://a.example\r\nX:1' }] };
    expect(calendarText({ name: 'VCALENDAR', lines: [{ name: 'NAME', text: 'A, B' }], parts: [inner] })).toBe(
      'BEGIN:VCALENDAR\r\nNAME:A\\, B\r\nBEGIN:VEVENT\r\nURL:https://a.exampleX:1\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n',
    );
  });

  it('tells moments and days in UTC', () => {
    const date = new Date('2026-12-10T23:30:15.250-05:00');
    expect([momentOf(date), calendarDay(date)]).toEqual(['20261211T043015Z', '20261211']);
  });
});
