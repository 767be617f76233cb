import { describe, expect, it } from 'vitest';
import { SourceError } from '../source.errors.ts';
import { bytesOf, hostileInputs } from '../suite.fixture.ts';
import { documentTypeOf } from './document.kind.ts';
import { extractTextDocument } from './extract-text.ts';

it('reads Markdown by headings, paragraphs, items, quotes, tables and code', () => {
  const markdown =
    '# The *plan*\n\nFirst **line**\nsecond [line](https://e.com).\n\n- one\n  more\n- two\n\n> said\n\n| a | b |\n|---|---|\n```\n# code\n```\nTitle\n-----\nend';
  expect(extractTextDocument(bytesOf(markdown)).blocks.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'heading: The *plan*',
    'paragraph: First line second line.',
    'list-item: one more',
    'list-item: two',
    'quote: said',
    'table-row: a | b',
    'code: # code',
    'heading: Title',
    'paragraph: end',
  ]);
});

describe('what a document says it is', () => {
  it.each([
    ['Board of Trustees Agenda', 'Call to order\nApproval of minutes', 'agenda'],
    ['Minutes of the regular meeting', 'DRAFT - subject to approval', 'draft-minutes'],
    ['Approved Minutes, May 2025', '', 'approved-minutes'],
    ['Minutes of May 2025', 'Present: all\n1. Agenda', 'minutes'],
    ['Notice of Public Meeting', '', 'notice'],
    ['Harbour Ltd Q3 2025 Earnings Call', 'Operator', 'earnings-call'],
    ['Annual report', 'A year of growth', 'report'],
    ['', 'FORM 10-Q\nQUARTERLY REPORT PURSUANT TO SECTION 13', 'filing'],
    ['A word on fees', 'What we charge', 'document'],
  ])('%s is %s', (title, head, type) => {
    expect(documentTypeOf(title, head)).toBe(type);
  });
});

it.each(hostileInputs)('%s ends with a document or a named error', (_name, bytes) => {
  try {
    expect(extractTextDocument(bytes).blocks.length).toBeGreaterThan(0);
  } catch (error) {
    expect(error).toBeInstanceOf(SourceError);
  }
});
