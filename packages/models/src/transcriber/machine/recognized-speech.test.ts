import { describe, expect, it } from 'vitest';
import { Recognition } from './recognition.ts';
import { transcriptionOfSpeech } from './recognized-speech.ts';
import type { SpeakerTurn } from './speaker-turn.ts';

/** What the library says of speech from 10 to 20 seconds of a recording of a minute. */
const transcribed = (answer: object, turns: readonly SpeakerTurn[] = []) =>
  transcriptionOfSpeech({
    stretches: [{ start: 10, end: 20, recognition: Recognition.parse(answer) }],
    turns,
    seconds: 60,
  });

const wordsOf = (answer: object) =>
  transcribed(answer).segments.flatMap(({ words }) =>
    words.map(({ text, startMs, endMs }) => [text, startMs, endMs] as const),
  );

describe('what a recognizer says', () => {
  it('becomes words at their times in the recording, ended by the durations of their tokens', () => {
    const answer = {
      text: 'The motion carries.',
      tokens: [' The', ' mo', 'tion', ' carries', '.'],
      timestamps: [0.4, 0.8, 1, 1.6, 2.1],
      durations: [0.2, 0.2, 0.4, 0.4, 0.1],
    };
    expect(wordsOf(answer)).toEqual([
      ['The', 10_400, 10_600],
      ['motion', 10_800, 11_400],
      ['carries.', 11_600, 12_200],
    ]);
    expect(transcribed(answer).segments).toMatchObject([
      { text: 'The motion carries.', startMs: 10_400, endMs: 12_200, speaker: null },
    ]);
  });

  it('ends a word without a duration soon after its last token, and before the next one begins', () => {
    const answer = { text: 'so moved', tokens: ['▁so', '▁mo', 'ved'], timestamps: [1, 1.1, 2] };
    expect(wordsOf(answer)).toEqual([
      ['so', 11_000, 11_100],
      ['moved', 11_100, 12_300],
    ]);
  });

  it('has the confidence of words from what their tokens were likely', () => {
    const [segment] = transcribed({
      text: 'seven percent',
      tokens: [' se', 'ven', ' percent'],
      timestamps: [0, 0.2, 0.6],
      ys_log_probs: [Math.log(0.5), Math.log(0.5), Math.log(0.9)],
    }).segments;
    expect(segment?.words.map(({ confidence }) => confidence?.toFixed(2))).toEqual(['0.50', '0.90']);
  });

  it('holds words within the stretch in which they were recognized', () => {
    const answer = { text: 'late', tokens: [' late'], timestamps: [12], durations: [3] };
    expect(wordsOf(answer)).toEqual([['late', 20_000, 20_080]]);
  });

  it('leaves out marks that are no words', () => {
    const answer = { text: 'aye', tokens: ['<|en|>', '▁aye'], timestamps: [0, 0.5], lang: '<|en|>' };
    expect(wordsOf(answer).map(([text]) => text)).toEqual(['aye']);
    expect(transcribed(answer).language).toBe('en');
  });

  it('becomes sentences at their times where words have none', () => {
    const { segments } = transcribed({
      text: 'All in favor. Aye.',
      tokens: [' All', ' in', ' favor', '.', ' Aye', '.'],
      segment_texts: [' All in favor.', ' Aye.'],
      segment_timestamps: [0.5, 4],
      segment_durations: [1.5, 0.5],
    });
    expect(segments).toMatchObject([
      { text: 'All in favor.', startMs: 10_500, endMs: 12_000, words: [] },
      { text: 'Aye.', startMs: 14_000, endMs: 14_500, words: [] },
    ]);
  });

  it('is one run over its stretch where nothing in it has a time', () => {
    expect(transcribed({ text: 'ALL IN FAVOR' }).segments).toMatchObject([
      { text: 'ALL IN FAVOR', startMs: 10_000, endMs: 20_000, words: [] },
    ]);
  });

  it('has no words of one length of a script that writes no spaces', () => {
    const tokens = Array.from('动议获得通过');
    const answer = { text: tokens.join(''), tokens, timestamps: tokens.map((_, index) => index * 1.5) };
    expect(transcribed(answer).segments).toMatchObject([{ text: '动议获得通过', words: [] }]);
  });

  it('is nothing where nobody spoke', () => {
    expect(transcribed({ text: ' ' }).segments).toEqual([]);
  });

  it('is divided between those who are audible, by the greater overlap', () => {
    const turns = [
      { start: 9, end: 12.1, speaker: 0 },
      { start: 12, end: 20, speaker: 3 },
    ];
    const { segments } = transcribed(
      {
        text: 'all opposed nay',
        tokens: [' all', ' opposed', ' nay'],
        timestamps: [0.5, 1, 2.05],
        durations: [0.2, 0.5, 0.3],
      },
      turns,
    );
    expect(segments.map(({ text, speaker }) => [text, speaker])).toEqual([
      ['all opposed', '0'],
      ['nay', '3'],
    ]);
  });
});
