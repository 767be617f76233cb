import { describe, expect, it } from 'vitest';
import { read } from './layouts.fixture.ts';

const [ours, theirs] = [
  [
    [1, 'Good morning, this is the desk of the fund.'],
    [9, 'What is the amount for August?'],
  ],
  [
    [5, 'Quay Bank speaking, how may I help?'],
    [13, 'It is forty million dollars even.'],
  ],
] as const;
type Side = readonly (readonly [number, string])[];

const segments = (side: Side) => side.map(([start, text]) => ({ start, end: start + 3, text }));
const words = (side: Side) =>
  side.flatMap(([start, text]) =>
    text.split(' ').map((word, at) => ({ word, start: start + at * 0.3, end: start + at * 0.3 + 0.2 })),
  );
const json = (value: unknown) =>
  read(JSON.stringify(value), 'call.json').map(({ speaker, text }) => `${speaker}: ${text}`);
const inTurn = (one: string | null, other: string | null) => [
  `${one}: ${ours[0][1]}`,
  `${other}: ${theirs[0][1]}`,
  `${one}: ${ours[1][1]}`,
  `${other}: ${theirs[1][1]}`,
];

describe('a talk that a file divides', () => {
  it('among channels is told whole, each with a voice', () => {
    const channels = [ours, theirs].map((side, channel) => ({ channel, segments: segments(side) }));
    expect(json({ channels })).toEqual(inTurn('Channel 1', 'Channel 2'));
  });

  it('among channels of words is told whole, however alike they are in length', () => {
    const channels = [ours, theirs].map((side) => ({ alternatives: [{ words: words(side) }] }));
    expect(json({ results: { channels } })).toEqual(inTurn('Channel 1', 'Channel 2'));
  });

  it('among persons is told whole, each with a name', () => {
    const participants = [
      { name: 'Ola Brandt', transcript: segments(ours) },
      { name: 'Rui Donati', transcript: segments(theirs) },
    ];
    expect(json({ participants })).toEqual(inTurn('Ola Brandt', 'Rui Donati'));
  });

  it('among parts is told one part after the other', () => {
    const later = theirs.map(([start, text]) => [start + 60, text] as const);
    const parts = [ours, later].map((side, at) => ({ title: `Part ${at}`, segments: segments(side) }));
    expect(json({ parts }).join(' ')).toBe([...ours, ...later].map(([, text]) => `null: ${text}`).join(' '));
  });

  it.each([
    ['in another language', { language: 'en' }, { language: 'de' }, theirs],
    ['by another model', {}, {}, ours],
  ])('and tells %s is told once', (_name, one, other, again) => {
    const versions = [
      { ...one, segments: segments(ours) },
      { ...other, segments: segments(again) },
    ];
    expect(json({ versions })).toEqual(ours.map(([, text]) => `null: ${text}`));
  });
});
