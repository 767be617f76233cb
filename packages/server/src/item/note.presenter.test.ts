import { expect, it } from 'vitest';
import { presentNotes } from './note.presenter.ts';

it('tells a warning from what is only good to know', () => {
  const captions = 'The captions were made by a machine of the video site.';
  const date = 'The date comes from the head of the paper: “March 4, 2026”';
  const digest = 'There is no audio digest. The built-in voice speaks English only.';
  expect(presentNotes({ notes: [date, captions, digest] })).toEqual({
    notes: [captions],
    remarks: [date, digest],
  });
});
