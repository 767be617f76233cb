import { describe, expect, it } from 'vitest';
import { titleOfMemo } from './paper.title.ts';

const memo = [
  'MEMORANDUM',
  'TO: Board of Trustees',
  'FROM: Staff',
  'DATE: May 14, 2026',
  'SUBJECT: Pacing plan for 2027',
];

describe('the title of a memo', () => {
  it('is its subject', () => {
    expect(titleOfMemo(memo)).toEqual({
      title: 'Pacing plan for 2027',
      words: 'SUBJECT: Pacing plan for 2027',
    });
    expect(titleOfMemo(['To: All', 'From: Ada', 'Re: Core funds'])?.title).toBe('Core funds');
  });

  it.each([
    ['no memo', ['Subject: to approval, the fund invests.', 'Two paragraphs.']],
    ['two subjects', [...memo, 'Re: Another']],
    ['no subject', memo.slice(0, 4)],
  ])('is not known of %s', (_, head) => {
    expect(titleOfMemo(head)).toBeNull();
  });
});
