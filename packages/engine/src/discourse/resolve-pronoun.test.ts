import { describe, expect, it } from 'vitest';
import { analyse } from '../analysis/build-analysis.ts';
import { findEntities } from '../entities/find-entities.ts';
import { readSource } from '../reading/reading.ts';
import { type Line, sourceOf } from '../testing/source.fixture.ts';
import { resolvePronoun } from './resolve-pronoun.ts';

function resolved(...lines: Line[]): string | null {
  const source = sourceOf(lines);
  const { sentences } = readSource(source);
  const at = sentences.length - 1;
  const persons = () => findEntities(source).filter(({ type }) => type === 'person');
  return resolvePronoun({ polished: sentences[at]?.text ?? '', sentences, at, persons })?.text ?? null;
}

describe('who is meant', () => {
  it('is named in square brackets where only one person was named just before', () => {
    expect(resolved('We hired Maria Thornby in May.', 'She runs the private credit book.')).toBe(
      '[Maria Thornby] runs the private credit book.',
    );
    expect(resolved('We hired Maria Thornby in May.', 'Last year she ran the private credit book.')).toBe(
      'Last year [Maria Thornby] ran the private credit book.',
    );
  });

  it.each([
    [['Maria Thornby met Peter Lund in May.', 'She runs the private credit book.']],
    [['Maria Thornby’s father founded the firm.', 'He died in May.']],
    [['We hired somebody in May.', 'She runs the private credit book.']],
    [['We hired Maria Thornby.', 'It rained.', 'It snowed.', 'She runs the private credit book.']],
    [["And I don't know that from Adam.", 'He said that it was cumulative.']],
    [['My grandmother met Maria Thornby in May.', 'She takes ten pills a day.']],
    [['Maria Thornby runs the home.', 'My mother lives there.', 'She takes ten pills a day.']],
    [['We went to the Maria Thornby of Friends home.', 'She takes ten pills a day.']],
    [['We hired Maria Thornby.', 'Every Monday Peter Lund says that he agrees.']],
  ])('is left open in %j', (lines) => {
    expect(resolved(...lines)).toBeNull();
  });

  it('is left open where somebody else spoke before', () => {
    expect(
      resolved(['Ada', 'We hired Maria Thornby in May.'], ['Ben', 'She runs the private credit book.']),
    ).toBeNull();
  });

  it('is proved by a citation of the sentence that names them', () => {
    const source = sourceOf([
      'The fund hired Maria Thornby in May.',
      'She raised the commitment to private credit to $400 million because yields rose.',
    ]);
    const { oneLiner, tldr } = analyse({ ...source, outline: { chapters: [] } });
    const named = [oneLiner, ...tldr].find((one) => one?.text.startsWith('[Maria Thornby] raised'));
    expect(named?.citations.map(({ segmentId }) => segmentId)).toEqual(
      [1, 0].map((at) => source.segments[at]?.id),
    );
    expect(named?.verbatim).toBe(false);
  });
});
