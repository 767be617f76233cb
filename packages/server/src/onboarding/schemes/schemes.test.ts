import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@ecco/contract';
import { onboardingSchemes, surveyTypes } from '@ecco/domain';
import { readInterests } from '@ecco/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { categoryTagTerms, tagsOf } from './scheme-tags.ts';
import { readScheme, schemes } from './schemes.ts';

const labelMax = limits.categoryLabelMax;
const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/u;
const isUnique = (values: readonly string[]) => new Set(values).size === values.length;
const isText = (text: string, least: number) => text.trim() === text && text.length >= least;

it('has every scheme of the contract and no other', () => {
  expect(Object.keys(schemes).toSorted()).toEqual([...onboardingSchemes].toSorted());
});

it('says something of its own in each scheme', () => {
  const all = Object.values(schemes);
  expect(isUnique(all.map(({ intro }) => intro.title))).toBe(true);
  expect(isUnique(all.map(({ intro }) => intro.text))).toBe(true);
  expect(isUnique(all.flatMap(({ quotes }) => quotes.map(({ text }) => text)))).toBe(true);
  expect(isUnique(all.flatMap(({ quotes }) => quotes.map(({ by }) => by)))).toBe(true);
});

describe.each(Object.entries(schemes))('%s', (_, { intro, quotes, survey, categories }) => {
  it('opens with a title, two to four sentences and at least three quotes by kinds of readers', () => {
    expect(isText(intro.title, 10)).toBe(true);
    const sentences = intro.text.match(/[.!?](\s|$)/gu) ?? [];
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(5);
    expect(quotes.length).toBeGreaterThanOrEqual(3);
    for (const { text, by } of quotes) {
      expect(isText(text, 30)).toBe(true);
      expect(by).toMatch(/^(A|An|The) [^,]/u);
    }
  });

  it('asks each question once, none of which holds anybody up, with choices to choose from', () => {
    expect(isUnique(survey.map(({ id }) => id))).toBe(true);
    expect(survey.length).toBeGreaterThanOrEqual(2);
    expect(survey.filter(({ required }) => required)).toEqual([]);
    const reading = survey.find(({ id }) => id === 'audio_or_visual');
    expect(Object.keys(reading?.choices ?? {}).toSorted()).toEqual(['audio', 'both', 'visual']);
    for (const { id, question, choices } of survey) {
      expect(surveyTypes).toContain(id);
      expect(question).toMatch(/\?$/u);
      expect(Object.keys(choices).length).toBeGreaterThanOrEqual(3);
      expect(isUnique(Object.values(choices))).toBe(true);
      for (const label of Object.values(choices))
        expect(isText(label, 2) && label.length <= labelMax).toBe(true);
    }
  });

  it('asks nothing from which nothing follows', () => {
    for (const { id, choices, needs = {} } of survey) {
      expect(Object.keys(choices)).toEqual(expect.arrayContaining(Object.keys(needs)));
      expect(id === 'audio_or_visual' || Object.keys(needs).length > 0, id).toBe(true);
      for (const need of Object.values(needs)) expect(readInterests(need).length, need).toBeGreaterThan(0);
    }
  });

  it('offers ten to sixteen categories in order, about a third of them secondary', () => {
    expect(categories.length).toBeGreaterThanOrEqual(10);
    expect(categories.length).toBeLessThanOrEqual(16);
    expect(isUnique(categories.map(({ slug }) => slug))).toBe(true);
    expect(isUnique(categories.map(({ label }) => label))).toBe(true);
    const share = categories.filter(({ secondary }) => secondary).length / categories.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.5);
    for (const { slug, label, rank } of categories) {
      expect(slug).toMatch(slugShape);
      expect(isText(label, 3) && label.length <= labelMax, label).toBe(true);
      expect(Number.isInteger(rank) && rank > 0).toBe(true);
    }
  });

  it('knows a tag by its slug alone', () => {
    expect(isUnique(categories.flatMap(tagsOf).map(({ slug }) => slug))).toBe(true);
  });

  it('refines each category by four to eight tags and finds its podcasts by terms', () => {
    for (const category of categories) {
      const tags = tagsOf(category);
      expect(tags.length, category.slug).toBeGreaterThanOrEqual(4);
      expect(tags.length, category.slug).toBeLessThanOrEqual(8);
      for (const { slug, label } of tags) {
        expect(slug).toMatch(slugShape);
        expect(isText(label, 2) && label.length <= labelMax, label).toBe(true);
      }
      const terms = categoryTagTerms(category);
      expect(terms.length, category.slug).toBeGreaterThanOrEqual(3);
      expect(isUnique(terms.map((term) => term.toLowerCase()))).toBe(true);
      for (const term of terms) expect(isText(term, 2), category.slug).toBe(true);
    }
  });
});

describe('a file that is not what it has to be', () => {
  const directory = mkdtempSync(join(tmpdir(), 'ecco-schemes-'));
  afterAll(() => rmSync(directory, { recursive: true }));
  const reading = (content: string | null) => () => {
    if (content !== null) writeFileSync(join(directory, 'career-change.scheme.json'), content);
    return readScheme('career_change', directory);
  };

  it.each([
    ['is missing', null, /career-change\.scheme\.json cannot be used/u],
    ['is no JSON', '{', /no JSON/u],
    ['lacks a field', JSON.stringify({ ...schemes.sports, intro: { title: 'A title' } }), /intro\.text/u],
    ['has a field too many', JSON.stringify({ ...schemes.sports, extra: 1 }), /extra/u],
  ])('%s', (_, content, said) => {
    expect(reading(content)).toThrow(said);
  });

  it('is read when it is whole', () => {
    expect(reading(JSON.stringify(schemes.sports))()).toEqual(schemes.sports);
  });
});
