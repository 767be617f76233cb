import type { CitedText } from '@ecco/domain';
import { describe, expect, it } from 'vitest';
import { openingOf, sayable, scriptOf } from './script.ts';

const said = (text: string, verbatim = false) => ({ text, verbatim, citations: [] });
const chapter = (title: string, parts: { summary?: string[]; takeaways?: string[] }) => ({
  title,
  firstSegment: 0,
  lastSegment: 1,
  startMs: null,
  endMs: null,
  page: null,
  relevancy: 50,
  summary: (parts.summary ?? []).map((text) => said(text)),
  takeaways: (parts.takeaways ?? []).map((text) => said(text)),
});

describe('a text for the ear', () => {
  it('holds no addresses and is closed', () => {
    expect(sayable('Read it at https://example.com/a?b=c, or www.example.com')).toBe('Read it at or.');
    expect(sayable('Fees fell:')).toBe('Fees fell.');
    expect(sayable('“Fees fell.”')).toBe('“Fees fell.”');
    expect(sayable('write to office@example.com')).toBe('write to.');
  });

  it('is nothing where there are no words', () => {
    expect([sayable(' — … '), sayable('https://example.com'), sayable('')]).toEqual(['', '', '']);
  });
});

describe('the script of a summary', () => {
  it('names the two lists of the overview, and who says what the narrator cannot, in another voice', () => {
    const overview = {
      keyInsights: [
        said('Fees fell', true),
        said('Costs rose.'),
        said('We hired nobody.', true),
        said('I would not have.', true),
        said('We saved a lot.', true),
      ],
      whyItMatters: [said('It is the first time.')],
    };
    const speakerOf = ({ text }: CitedText) => (text.startsWith('We saved') ? null : 'Ada Verity');
    expect(scriptOf({ overview, outline: null }, speakerOf)).toEqual([
      {
        card: 0,
        title: 'Insights and Key Takeaways',
        turns: [
          { voice: 'narrator', text: 'Insights and Key Takeaways.' },
          { voice: 'narrator', text: 'Fees fell. Costs rose. Ada Verity:' },
          { voice: 'quote', text: 'We hired nobody. I would not have.' },
          { voice: 'narrator', text: 'We saved a lot.' },
          { voice: 'narrator', text: 'Why It Matters.' },
          { voice: 'narrator', text: 'It is the first time.' },
        ],
      },
    ]);
  });

  it('keeps the numbers of the cards where one has nothing to say, and reads details only of a card without more', () => {
    const outline = {
      chapters: [
        chapter('Empty', {}),
        chapter('Pacing', { summary: ['The plan ran away.'], takeaways: ['Not read.'] }),
        chapter('Details', { takeaways: ['Read.'] }),
      ],
    };
    const cards = scriptOf({ overview: { keyInsights: [], whyItMatters: [] }, outline }, () => null);
    expect(cards.map(({ card, title }) => [card, title])).toEqual([
      [2, 'Pacing'],
      [3, 'Details'],
    ]);
    expect(cards.map(({ turns }) => turns.map(({ text }) => text))).toEqual([
      ['Pacing.', 'The plan ran away.'],
      ['Details.', 'Read.'],
    ]);
  });

  it('opens with what is read', () => {
    expect(openingOf('The pacing plan', 'Quorum and Carry').map(({ text }) => text)).toEqual([
      'The pacing plan.',
      'Quorum and Carry.',
    ]);
    expect(openingOf('年金', null)).toHaveLength(1);
  });
});
