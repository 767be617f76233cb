import { describe, expect, it } from 'vitest';
import { indexPhrases } from '../phrases/phrase-index.ts';
import { readSource } from '../reading/reading.ts';
import { rateSentences } from '../salience/salience.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { findSections } from './find-sections.ts';

const lines = 14;
const about = (subject: string, ...facts: string[]) =>
  Array.from({ length: lines }, (_, at) =>
    facts
      .map((fact) => `${fact} ${subject} in year ${at + 1} of the plan, as the ${subject} report says.`)
      .join(' '),
  );

const talk = [
  ...about(
    'private credit',
    'The board lent more through',
    'The covenants grew looser in',
    'Defaults rose in',
  ),
  ...about('timber land', 'Rain slowed the harvest of', 'The mill paid less for', 'Roads were built through'),
  ...about('office towers', 'Tenants gave up the', 'Banks took over the', 'Rents fell in the'),
];

/** The sections of a talk that is one chapter of this title. */
function sectionsOf(texts: string[], title: string) {
  const source = sourceOf(texts);
  const reading = readSource(source);
  const request = {
    source,
    reading,
    rated: rateSentences(source),
    phrases: indexPhrases(reading.sentences),
    divisions: [{ first: 0, last: texts.length - 1 }],
  };
  return findSections(request, [title])[0] ?? [];
}

describe('the finer level of an outline', () => {
  it('says where the subject turns inside a chapter, and when', () => {
    const sections = sectionsOf(talk, 'What We Own');
    expect(sections.map(({ firstSegment }) => firstSegment)).toEqual([0, lines, 2 * lines]);
    expect(sections.map(({ startMs }) => startMs)).toEqual([0, lines * 10_000, 2 * lines * 10_000]);
    expect(sections.map(({ title }) => title).join(' / ')).toMatch(
      /Private credit.* \/ Timber land.* \/ Office towers/u,
    );
  });

  it('does not say again what the title of the chapter says', () => {
    const titles = sectionsOf(talk, 'Timber Land and Office Towers').map(({ title }) => title);
    expect(titles).not.toContain('Timber Land');
    expect(titles).not.toContain('Office Towers');
  });

  it('is empty for a short talk, and for a chapter of one subject', () => {
    expect(sectionsOf(talk.slice(0, lines), 'Loans')).toEqual([]);
  });
});
