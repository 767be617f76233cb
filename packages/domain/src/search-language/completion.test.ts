import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completionsAt } from './completion.ts';

/** The caret stands where the bar is. */
const at = (marked: string) => completionsAt(marked.replace('|', ''), marked.indexOf('|'));

describe('what can be completed at the caret', () => {
  it.each([
    ['harbor sp|', { type: 'operators', operators: ['speaker'], from: 7, to: 9 }],
    ['harbor (-SH|', { type: 'operators', operators: ['show'], from: 9, to: 11 }],
    ['a| kind:', { type: 'operators', operators: ['after', 'age'], from: 0, to: 1 }],
    ['kind:e|', { type: 'values', operator: 'kind', values: ['episode', 'earnings'], from: 5, to: 6 }],
    [
      'rent -is:|',
      { type: 'values', operator: 'is', values: ['highlight', 'summary', 'mine'], from: 9, to: 9 },
    ],
    ['speaker:|', { type: 'names', operator: 'speaker', prefix: '', from: 8, to: 8 }],
    ['org:"Quiet Le| rent', { type: 'names', operator: 'org', prefix: 'Quiet Le', from: 4, to: 13 }],
  ])('in %j', (marked, completion) => expect(at(marked)).toEqual(completion));

  it.each([
    '|',
    'rent |',
    'zebra|',
    'org:"Quiet Ledger"|',
    'kind:meeting|',
    'after:20|',
    '"speaker:a b|',
    'https://sp|',
  ])('is nothing in %j', (marked) => expect(at(marked)).toBeNull());

  it('lies in the text, whatever it is and wherever the caret stands', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: -3, max: 40 }), (text, caret) => {
        const result = completionsAt(text, caret);
        if (!result) return;
        expect(result.from).toBeGreaterThanOrEqual(0);
        expect(result.to).toBeLessThanOrEqual(text.length);
        expect(result.from).toBeLessThanOrEqual(result.to);
      }),
    );
  });
});
