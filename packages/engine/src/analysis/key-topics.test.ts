import { expect, it } from 'vitest';
import { readSource } from '../reading/reading.ts';
import { rateSentences } from '../salience/salience.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { findKeyTopics } from './key-topics.ts';

const lines = [
  'The chief investment officer of the Port Alder Police Retirement System spoke of private credit in the morning.',
  'Trustee Thornby asked the chief investment officer why private credit had replaced public bonds in that system.',
  'The business of the fund is a system of services, and Trustee Thornby wants the system to own more public bonds.',
  'The Port Alder Police Retirement System reviews its securities lending programme in the spring.',
];

it('names neither offices nor names nor general words, and nothing said once', () => {
  const source = sourceOf(lines);
  const topics = findKeyTopics(source, readSource(source), rateSentences(source));
  const labels = topics.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['Private Credit', 'Public Bonds']));
  expect(labels.join(' / ')).not.toMatch(
    /Officer|Trustee|Thornby|Retirement|Police|System|Service|Business|Lending/u,
  );
  expect(topics.every(({ mentions }) => mentions >= 2)).toBe(true);
});

it('names no words of voting', () => {
  const votes = lines.map((line) => `${line} There are six in favor of private credit and two against it.`);
  const source = sourceOf(votes);
  const labels = findKeyTopics(source, readSource(source), rateSentences(source)).map(({ label }) => label);
  expect(labels).toContain('Private Credit');
  expect(labels.join(' / ')).not.toMatch(/favor/iu);
});

it('names no formalities of a meeting, and no time of day', () => {
  const texts = lines.map(
    (line) =>
      `${line} After public comment and a staff report on private credit the board met at 2:00 p.m. again.`,
  );
  const source = sourceOf(texts);
  const labels = findKeyTopics(source, readSource(source), rateSentences(source)).map(({ label }) => label);
  expect(labels).toContain('Private Credit');
  expect(labels.join(' / ')).not.toMatch(/comment|staff|p\.m/iu);
});

it.each([
  ['a paper', 'The memorandum', /memorandum/iu],
  ['what a vote is called', 'The election', /election/iu],
  ['who moves', 'The mover', /mover/iu],
  ['a thing that every item of the field has', 'The loan', /loan/iu],
])('names no single word for %s', (_, subject, word) => {
  const texts = lines.map(
    (line) => `${line} ${subject} is about private credit, and ${subject.toLowerCase()} says so.`,
  );
  const source = sourceOf(texts);
  const labels = findKeyTopics(source, readSource(source), rateSentences(source)).map(({ label }) => label);
  expect(labels).toContain('Private Credit');
  expect(labels.join(' / ')).not.toMatch(word);
});

it('names no great part of something', () => {
  const texts = lines.map((line) => `${line} It is for the vast majority of members. A vast majority voted.`);
  const source = sourceOf(texts);
  const labels = findKeyTopics(source, readSource(source), rateSentences(source)).map(({ label }) => label);
  expect(labels).toContain('Private Credit');
  expect(labels.join(' / ')).not.toMatch(/majority/iu);
});
