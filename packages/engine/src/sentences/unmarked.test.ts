import { expect, it } from 'vitest';
import { sourceOf } from '../testing/source.fixture.ts';
import { readSentences } from './sentence.ts';
import { splitUnmarked } from './unmarked.ts';

const talk =
  'thank you very much for that report i think we are ready to move on to the next item and that is the contract ' +
  'for the new bridge at the river so the staff has looked at three bids over the last two months and we recommend the ' +
  'lowest one which is four hundred and twelve thousand dollars are there any questions from the members of the board ' +
  'i just want to say that this took a long time and we should thank the people who worked on it';

const sentencesOf = (text: string): string[] =>
  splitUnmarked(text).map(({ start, end }) => text.slice(start, end));

it('cuts words without marks where their words begin a sentence', () => {
  const sentences = sentencesOf(talk);
  expect(sentences.length).toBeGreaterThan(2);
  expect(sentences.slice(1).map((one) => one.split(' ')[0])).toEqual(expect.arrayContaining(['i', 'so']));
});

it('loses no word, and tears no number', () => {
  expect(sentencesOf(talk).join(' ')).toBe(talk);
  expect(sentencesOf(talk).some((one) => one.includes('four hundred and twelve thousand dollars'))).toBe(
    true,
  );
});

it('cuts before a word that a silence stands before', () => {
  const words = Array.from({ length: 60 }, (_, at) => `word${at}`).join(' ');
  const silence = words.indexOf('word20');
  expect(splitUnmarked(words, new Set([silence]))[1]).toMatchObject({ start: silence });
});

it('joins captions without marks before they are cut, with each of their places', () => {
  const words = talk.split(' ');
  const lines = Array.from({ length: Math.ceil(words.length / 6) }, (_, at) =>
    words.slice(at * 6, at * 6 + 6).join(' '),
  );
  const { segments } = sourceOf(lines);
  const sentences = readSentences(segments, true);
  expect(sentences.map(({ text }) => text)).toEqual(sentencesOf(talk));
  for (const { pieces, text } of sentences)
    expect(
      pieces.map(({ segment, start, end }) => segments[segment]?.text.slice(start, end).trim()).join(' '),
    ).toBe(text);
});
