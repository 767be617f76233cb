import { expect, it } from 'vitest';
import { answerQuestion } from '../answer/answer-question.ts';
import type { Source } from '../ports/ports.ts';
import { readProceedings } from '../proceedings/proceedings.ts';
import { readEverything } from '../testing/read-everything.fixture.ts';
import { type Line, sourceOf } from '../testing/source.fixture.ts';
import { openGate } from './gate.ts';
import { numeralPlaces } from './numeral-places.ts';

const units = ['thousand', 'million', 'billion'];
/** Five hundred figures, none like another: sums, rates and counts, in the sentences in which they are claimed. */
const claims: Line[] = Array.from({ length: 500 }, (_, at) => {
  const value = 137 + at * 3;
  const by = at % 2 === 0 ? 'Dana Whitfield' : 'Marcus Oyelaran';
  const sentences = [
    `Our private equity program returned ${(value / 100).toFixed(2)} percent net of fees over the fiscal year.`,
    `The board approved a commitment of $${value} ${units[at % 2 === 0 ? 1 : 2]} to the Alder Growth Fund.`,
    `We expect the management fee of Bridgewell to fall to ${value} basis points next year.`,
    `The pension fund serves ${value},${String(100 + (at % 900))} retired members in the state of Ohio.`,
    `I move that we commit ${value} million dollars to Cedar Credit Partners. Second. All in favor? Aye. The motion carries ${value} to 2.`,
  ];
  return [by, sentences[at % sentences.length] ?? ''] as const;
});

const meeting: Source = sourceOf(claims, { kind: 'meeting', title: 'Board of Trustees meeting' });
const unsureMeeting: Source = {
  ...meeting,
  segments: meeting.segments.map((segment) => ({ ...segment, unsure: numeralPlaces(segment.text) })),
};

/** What says where something stands, and how much it counts, and no figure of it. */
const places = new Set('segmentId startMs endMs firstSegment lastSegment score weight relevancy'.split(' '));
const escaped = (text: string): string => text.replaceAll(/[$.]/gu, '\\$&');

/** The figures of the source that stand in what is said of it. */
function figuresIn(source: Source): string[] {
  const told = readEverything(source);
  const proceedings = readProceedings({ ...source, outline: told.outline });
  const queries = ['What did the private equity program return?', 'How much did the board commit?'];
  const answers = queries.map((query) => answerQuestion({ query, sources: [source] }));
  const written = JSON.stringify([told, proceedings, answers], (key, value: unknown) =>
    places.has(key) ? null : value,
  );
  return meeting.segments.flatMap(({ text }) =>
    numeralPlaces(text)
      .map(({ at, length }) => text.slice(at, at + length))
      .filter(
        (figure) =>
          /\d{3}/u.test(figure) &&
          written.includes(figure) &&
          new RegExp(`(?<![\\w.,$])${escaped(figure)}(?!\\d)`, 'u').test(written),
      ),
  );
}

it('of 500 figures that were heard unsurely none is told, and of the same heard surely many are', () => {
  expect(figuresIn(unsureMeeting)).toEqual([]);
  expect(figuresIn(meeting).length).toBeGreaterThan(100);
});

it('a motion is told without the sum that was heard unsurely, and its result with it', () => {
  const lines: Line[] = [
    ['Chair', 'We are in the meeting of the Board of Trustees. Is there a motion?'],
    ['Dana', 'I move that we commit $71 million to the Alder Growth Fund.'],
    ['Marcus', 'Second.'],
    ['Chair', 'All in favor say aye. Aye. Opposed? The motion carries.'],
  ];
  const source = sourceOf(lines, { kind: 'meeting', title: 'Board of Trustees meeting' });
  const unsure = source.segments.map((segment) => ({ ...segment, unsure: numeralPlaces(segment.text) }));
  const outline = { chapters: [] };
  const [sure] = readProceedings({ ...source, outline }).decisions;
  const [decision] = readProceedings({ ...source, segments: unsure, outline }).decisions;
  expect(sure?.motion.text).toContain('$71 million');
  expect(sure?.amounts).toHaveLength(1);
  expect(decision?.motion).toMatchObject({
    text: expect.stringMatching(/commit … to the Alder Growth Fund/u),
    verbatim: false,
  });
  expect(decision?.amounts).toEqual([]);
  expect(decision?.result?.value).toBe('carried');
});

it('a sentence beside the figure is proved as ever', () => {
  const text = 'Fees fell. They are 71 basis points.';
  const segment = { id: 's0', index: 0, speaker: null, text, startMs: 0, endMs: 9_000, page: null };
  const gate = openGate([{ ...segment, unsure: [{ at: 20, length: 15 }] }]);
  const at = (quote: string) => ({ segmentId: 's0', quote, startMs: 0, endMs: null, page: null });
  expect([gate.holds(at('Fees fell.')), gate.holds(at('They are 71 basis points.'))]).toEqual([true, false]);
});
