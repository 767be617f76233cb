import { describe, expect, it } from 'vitest';
import { readOffices } from './offices.ts';

const names = (question: string, text: string): boolean => readOffices(question).areIn(text);

describe('an office is named', () => {
  it.each([
    ['Who is the CIO of Larch?', 'Ana Varga is chief investment officer of Larch.'],
    ['Who chairs the board of Larch?', 'Chair Ana Varga opened the meeting.'],
    ['Who chairs the audit committee?', 'Ana Varga, who chairs the audit committee, was absent.'],
    ['Who will succeed Bo Lund as chief executive?', 'I will hand over as chief executive to Ana Varga.'],
    ['Who voted against it?', 'Ana Varga voted no.'],
  ])('"%s" by "%s"', (question, text) => {
    expect(names(question, text)).toBe(true);
  });

  it.each([
    ['Who is the CIO of Larch?', 'Ana Varga is a partner at Larch.'],
    [
      'Who is the chief investment officer of Larch?',
      'Ana Varga is deputy chief investment officer of Larch.',
    ],
    ['Who chairs the board of Larch?', 'Ana Varga chairs the investment committee of Larch.'],
    ['Who chairs the board of Larch?', '"We waited," said its chair, Ana Varga.'],
    ['Who chairs the audit committee?', 'Ana Varga chairs the investment committee.'],
  ])('"%s" not by "%s"', (question, text) => {
    expect(names(question, text)).toBe(false);
  });
});

it('somebody of whom a text says another office does not hold the one that is asked', () => {
  const { mayBeOf } = readOffices('Who will succeed Bo Lund as chief executive?');
  const text =
    'With me are Bo Lund, our chief executive officer, and Ana Varga, our chief financial officer.';
  expect(mayBeOf('Ana Varga', text)).toBe(false);
  expect(mayBeOf('Ana Varga', 'I hand over as chief executive to Ana Varga.')).toBe(true);
});
