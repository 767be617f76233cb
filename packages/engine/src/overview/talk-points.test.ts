import { describe, expect, it } from 'vitest';
import { rateSentences } from '../salience/salience.ts';
import { type Line, sourceOf } from '../testing/source.fixture.ts';
import { talkSubject, whoSpeaks } from './talk-points.ts';

const speakersOf = (...lines: Line[]): string[] => {
  const source = sourceOf(lines, { kind: 'episode' });
  return whoSpeaks(source, rateSentences(source)).map(({ polished }) => polished);
};

describe('who speaks', () => {
  it('is told by the host who presents a guest, with what the guest is', () => {
    const said = 'Today I am joined by Ada Lark, founder of the paper mill Alder Works.';
    expect(
      speakersOf(['Ben Frost', said], ['Ada Lark', 'Thank you for having me on the show today.']),
    ).toEqual([said]);
  });

  it('is told by guests themselves where nobody presents them', () => {
    const own = 'My name is Ada Lark, I am a researcher at the University of the North.';
    expect(speakersOf(['Ada Lark', own], ['Cem Alder', 'We look at the mills of the north now.'])).toEqual([
      own,
    ]);
  });

  it('is nobody where a name stands without a station, or a station without a guest', () => {
    expect(speakersOf(['Ben Frost', 'Today I am joined by Ada Lark and we are glad of it.'])).toEqual([]);
    expect(speakersOf(['Ben Frost', 'I am joined as always by my co-host Cem Alder, an engineer.'])).toEqual(
      [],
    );
  });
});

it('what a talk is about is what it says that the subject of its title is', () => {
  const is = 'Larchsig is a scheme in which several keepers sign together.';
  const lines = ['Keepers are people who hold a key of the mill.', is];
  const source = sourceOf(lines, { kind: 'episode', title: 'Larchsig, two years on' });
  expect(talkSubject(source, rateSentences(source))?.polished).toBe(is);
  const what = 'What Larchsig is is a scheme in which several keepers sign together.';
  const input = sourceOf([what], { kind: 'episode', title: 'Larchsig' });
  expect(talkSubject(input, rateSentences(input))?.polished).toBe(what);
  const other = sourceOf(lines, { kind: 'episode', title: 'Two years on' });
  expect(talkSubject(other, rateSentences(other))).toBeNull();
});
