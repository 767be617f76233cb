import { describe, expect, it } from 'vitest';
import { holdsTalk } from './json.file.ts';
import { clock, endOf, expected, type Line, labeled, read, said } from './layouts.fixture.ts';

describe('JSON of services', () => {
  const ids = ['Ola Brandt', 'Pia Castell', 'Rui Donati'] as const;
  const idOf = ({ name }: Line) => ids.indexOf(name);
  const wordsOf = (line: Line) => {
    const words = line.text.split(' ');
    return words.map((word, at) => ({
      word,
      start: line.s + (at * 6) / words.length,
      end: line.s + ((at + 1) * 6) / words.length,
    }));
  };
  const json = (value: unknown) => JSON.stringify(value);
  const joined = said.map(({ text }) => text).join(' ');
  const counted = labeled(['0', '1', '2']);

  it('entries that say only when they end begin with the end of the one before', () => {
    const results = said.map((line) => ({
      alternatives: [{ transcript: `${line.name}: ${line.text}` }],
      resultEndOffset: `${endOf(line)}s`,
    }));
    const starts = [0, ...said.map((line) => endOf(line) * 1000)];
    expect(read(json({ results }), 'talk.json')).toEqual(
      expected.map((line, at) => ({ ...line, startMs: starts[at] })),
    );
  });

  it.each([
    ['offsetMilliseconds', 'durationMilliseconds', 1000],
    ['start_in_seconds', 'end_in_seconds', 1],
    ['startMillis', 'endMillis', 1000],
    ['beginTimeMs', 'endTimeMs', 1000],
    ['from_time', 'to_time', 1],
  ])('a time whose key says its unit: %s', (start, end, each) => {
    const phrases = said.map((line) => ({
      [start]: line.s * each,
      [end]: (start.startsWith('offset') ? 6 : endOf(line)) * each,
      speaker: line.name,
      text: line.text,
    }));
    expect(read(json({ phrases }), 'talk.json')).toEqual(expected);
  });

  it.each([
    [
      'words with a counted voice',
      json({
        results: {
          channels: [
            {
              alternatives: [
                {
                  transcript: joined,
                  words: said.flatMap((line) =>
                    wordsOf(line).map(({ word, ...times }) => ({
                      word: word.toLowerCase(),
                      punctuated_word: word,
                      ...times,
                      speaker: idOf(line),
                    })),
                  ),
                },
              ],
            },
          ],
        },
      }),
      counted,
    ],
    [
      'words and signs apart, with times as text',
      json({
        results: {
          transcripts: [{ transcript: joined }],
          items: said.flatMap((line) =>
            wordsOf(line).flatMap(({ word, start, end }) => [
              {
                start_time: String(start),
                end_time: String(end),
                type: 'pronunciation',
                alternatives: [{ content: word.replace(/[.,?]$/, '') }],
                speaker_label: String(idOf(line)),
              },
              ...(/[.,?]$/.test(word)
                ? [
                    {
                      type: 'punctuation',
                      alternatives: [{ content: word.slice(-1) }],
                      speaker_label: String(idOf(line)),
                    },
                  ]
                : []),
            ]),
          ),
        },
      }),
      counted,
    ],
    [
      'words whose voices stand in a list of spans',
      json({
        results: {
          speaker_labels: {
            segments: said.map((line) => ({
              start_time: String(line.s),
              end_time: String(endOf(line)),
              speaker_label: String(idOf(line)),
            })),
          },
          items: said.flatMap((line) =>
            wordsOf(line).map(({ word, start, end }) => ({
              start_time: String(start),
              end_time: String(end),
              alternatives: [{ content: word }],
            })),
          ),
        },
      }),
      counted,
    ],
    [
      'entries with names and offsets',
      json({
        entries: said.map((line) => ({
          text: line.text,
          speakerDisplayName: line.name,
          startOffset: `${clock(line.s)}0000`,
          endOffset: clock(endOf(line)),
        })),
      }),
      expected,
    ],
    [
      'sentences',
      json({
        title: 'Board',
        sentences: said.map((line) => ({
          speaker_id: idOf(line),
          speaker_name: line.name,
          text: line.text,
          start_time: line.s,
          end_time: endOf(line),
        })),
      }),
      expected,
    ],
    [
      'phrases in ticks',
      json({
        recognizedPhrases: said.map((line) => ({
          speaker: idOf(line),
          offset: `PT${line.s}S`,
          offsetInTicks: line.s * 1e7,
          durationInTicks: 6e7,
          nBest: [{ display: line.text, lexical: line.text.toLowerCase() }],
        })),
      }),
      counted,
    ],
    [
      'results, each with its words',
      json({
        results: said.map((line) => ({
          alternatives: [
            {
              transcript: ` ${line.text}`,
              words: wordsOf(line).map(({ word, start, end }) => ({
                word,
                startTime: `${start}s`,
                endTime: `${end}s`,
                speakerTag: idOf(line),
              })),
            },
          ],
        })),
      }),
      counted,
    ],
    [
      'monologues with the names of their voices',
      json({
        speakers: ids.map((name, id) => ({ id, name })),
        monologues: said.map((line) => ({
          speaker: idOf(line),
          elements: wordsOf(line).flatMap(({ word, start, end }) => [
            { type: 'text', value: word, ts: start, end_ts: end },
            { type: 'punct', value: ' ' },
          ]),
        })),
      }),
      expected,
    ],
    [
      'a list under "transcript"',
      json({
        name: 'Board',
        transcript: said.map((line) => ({
          speaker: line.name,
          start_time: line.s,
          end_time: endOf(line),
          text: line.text,
        })),
      }),
      expected,
    ],
    [
      'a voice beside its number',
      json(
        said.map((line) => ({
          start: clock(line.s),
          start_ms: line.s * 1000,
          end: clock(endOf(line)),
          speaker: String(idOf(line)),
          voice: line.name,
          text: line.text,
        })),
      ),
      expected,
    ],
    [
      'segments in milliseconds',
      json({
        segments: said.map((line) => ({
          start: line.s * 1000,
          end: endOf(line) * 1000,
          speaker: line.name,
          text: line.text,
        })),
      }),
      expected,
    ],
    [
      'a list that is an object, with seconds and nanoseconds',
      json({
        turns: Object.fromEntries(
          said.map((line, at) => [
            at,
            {
              startTime: { seconds: String(Math.floor(line.s)), nanos: (line.s % 1) * 1e9 },
              spk: line.name,
              speech: line.text,
            },
          ]),
        ),
      }),
      expected,
    ],
    [
      'one text with labels',
      json({ title: 'Board', transcript: said.map(({ name, text }) => `${name}: ${text}`).join('\n') }),
      expected.map((line) => ({ ...line, startMs: null })),
    ],
    [
      'one value a line',
      said
        .map((line) => json({ start: line.s, end: endOf(line), speaker: line.name, text: line.text }))
        .join('\n'),
      expected,
    ],
    [
      'a person and words with times of their own',
      json(
        said.map((line) => ({
          participant: { id: idOf(line), name: line.name },
          words: wordsOf(line).map(({ word, start, end }) => ({
            text: word,
            start_timestamp: { relative: start },
            end_timestamp: { relative: end },
          })),
        })),
      ),
      expected,
    ],
    [
      'a shape that no service of today has',
      json({
        answer: {
          talk: { blocks: said.map((line) => ({ who: line.name, utterance: line.text, begin: line.s })) },
        },
      }),
      expected,
    ],
  ])('%s', (_name, text, requested) => {
    expect(read(text, 'talk.json')).toEqual(requested);
  });

  it('a sentence that stands inside the text', () => {
    const section = said.map(({ text, s }) => ({ startMs: s * 1000, text: { sentence: { text } } }));
    const words = read(json({ version: 2, section }), 'talk.json').map(({ text }) => text);
    expect(words.join(' ')).toBe(joined);
  });

  it('is known as such by its beginning, and other data is not', () => {
    const words = json({ format: '2.9', results: said.flatMap(wordsOf) });
    const lines = said.map(({ name, text, s }) => json({ start: s, who: name, says: text })).join('\n');
    const prices = json({ day: '2026-11-03', prices: said.map(({ s }) => ({ fund: 'Quay', price: s })) });

    expect([words, words.slice(0, 700), lines, lines.slice(0, 300)].map(holdsTalk)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([prices, prices.slice(0, 90)].map(holdsTalk)).toEqual([false, false]);
  });
});
