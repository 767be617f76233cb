import { describe, expect, it } from 'vitest';
import { showNamed } from './named-show.ts';

const shows = ['The Long Ledger', 'Long Ledger Extra', 'Beyond', 'Capital Notes Podcast'].map((name) => ({
  name,
}));
const nothing = { said: null, fileName: null, texts: [] };
const named = (part: Partial<Parameters<typeof showNamed>[1]>, known = shows) =>
  showNamed(known, { ...nothing, ...part })?.show.name ?? null;

describe('the show of an upload', () => {
  it.each([
    ['its label', { said: 'Long ledger' }, 'The Long Ledger'],
    ['a label of one word', { said: 'BEYOND' }, 'Beyond'],
    ['the name of its file', { fileName: 'Capital_Notes-ep12.mp3' }, 'Capital Notes Podcast'],
    ['the longer of two names', { fileName: 'The Long Ledger Extra 4.vtt' }, 'Long Ledger Extra'],
    [
      'how it greets',
      { texts: ['Hello.', "You're listening to Capital Notes, with me."] },
      'Capital Notes Podcast',
    ],
    ['a welcome', { texts: ['Welcome back to The Long Ledger. Today: fees.'] }, 'The Long Ledger'],
  ])('is read from %s', (_, said, name) => {
    expect(named(said)).toBe(name);
  });

  it('is told with the words that name it', () => {
    const texts = ['Welcome to Capital Notes.'];
    expect(showNamed(shows, { ...nothing, texts })?.words).toBe('Welcome to Capital Notes.');
  });

  it.each([
    ['is not known to the library', { said: 'Another show', texts: ['Welcome to Capital Notes.'] }],
    ['is only spoken of', { texts: ['I heard it on Capital Notes.'] }],
    ['is one of two that are greeted', { texts: ['Welcome to Capital Notes. This is The Long Ledger.'] }],
    ['has a name of one word, which is said in many places', { texts: ['Welcome to beyond the numbers.'] }],
    ['is named late', { texts: [...Array(6).fill('Yes.'), 'Welcome to Capital Notes.'] }],
  ])('is left open where it %s', (_, said) => {
    expect(named(said)).toBeNull();
  });

  it('is left open where two shows are called the same', () => {
    expect(named({ said: 'Beyond' }, [...shows, { name: 'Beyond' }])).toBeNull();
  });
});
