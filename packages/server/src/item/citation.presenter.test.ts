import { expect, it } from 'vitest';
import { presentCitedText } from './citation.presenter.ts';
import { profileTranscript } from './transcript-profile.ts';

const speaker = (label: string, name: string, role: string | null = null) => ({
  ...{ label, name, role, organisation: null },
  ...{ provenance: null, confidence: 0, evidence: null },
});
const line = (id: string, speakerLabel: string | null) => ({
  ...{ id, speakerLabel, startMs: null, endMs: null, isEstimated: false, length: 1 },
});
const lines = [line('a', 'A'), line('b', 'B'), line('u', 'U'), line('n', null), line('x', 'X')];
const speakers = [speaker('A', 'Ines Varga', 'chair'), speaker('B', 'Tom Okoro'), speaker('U', 'Unknown')];

const meeting = { id: 'i', slug: 'board', kind: 'meeting', title: 'Board' } as const;
const here = { segmentId: 'a', quote: 'Fees fell.', startMs: null, endMs: null, page: null };

const speakerOf = (kind: 'meeting' | 'document', ...segmentIds: string[]) =>
  presentCitedText(
    {
      text: 'Fees fell.',
      verbatim: true,
      citations: segmentIds.map((segmentId) => ({ ...here, segmentId })),
    },
    profileTranscript({ ...meeting, kind }, lines, speakers),
  ).speaker;

it('says who says a sentence, and their role where the item has one', () => {
  expect(speakerOf('meeting', 'a')).toEqual({ name: 'Ines Varga', role: 'chair' });
  expect(speakerOf('meeting', 'b', 'b')).toEqual({ name: 'Tom Okoro', role: null });
});

it.each([['u'], ['n'], ['x'], ['gone']])('names nobody who is not known: %s', (segmentId) => {
  expect(speakerOf('meeting', segmentId)).toBeNull();
});

it('gives nobody the words of two, and no author words that are written', () => {
  expect(speakerOf('meeting', 'a', 'b')).toBeNull();
  expect(speakerOf('meeting', 'a', 'n')).toBeNull();
  expect(speakerOf('document', 'a')).toBeNull();
});

it.each([
  ['Ines Varga: “Fees fell.”', { text: 'Fees fell.', verbatim: true, speaker: speakers[0]?.name }],
  ['Ines Varga: Fees fell.', { text: 'Fees fell.', verbatim: false, speaker: speakers[0]?.name }],
  ['Fees fell.', { text: 'Fees fell.', verbatim: false, speaker: speakers[0]?.name }],
  [
    'Carried 6 to 2: “Cut fees.”',
    { text: 'Carried 6 to 2: “Cut fees.”', verbatim: false, speaker: undefined },
  ],
])('tells who says words from the words: %s', (text, expected) => {
  const profile = profileTranscript(meeting, lines, speakers);
  const shown = presentCitedText({ text, verbatim: false, citations: [here] }, profile);
  const { verbatim, speaker } = shown;
  expect({ text: shown.text, verbatim, speaker: speaker?.name }).toEqual(expected);
});
