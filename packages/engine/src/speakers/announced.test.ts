import type { ContentKind } from '@ecco/domain';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../testing/source.fixture.ts';
import { identifySpeakers } from './identify-speakers.ts';

function voicesIn(kind: ContentKind, ...lines: string[]) {
  const source = sourceOf(lines, { kind });
  const segments = source.segments.map((one) => ({ ...one, speaker: null, startMs: null, endMs: null }));
  return identifySpeakers({ ...source, segments }).map(({ name, role }) => [name, role]);
}

describe('a call whose lines name no voices', () => {
  it('has on it whom its opening introduces with their offices', () => {
    expect(
      voicesIn(
        'earnings',
        'I’m Anna Larch, Head of Investor Relations.',
        'I’m here today with Peter Birch, our president and CEO; Enrique Mayor-Ruiz, our senior vice president and CFO; and Susan Alder, our general counsel.',
      ),
    ).toEqual([
      ['Anna Larch', 'investor relations'],
      ['Peter Birch', 'chief executive'],
      ['Enrique Mayor-Ruiz', 'chief financial officer'],
      ['Susan Alder', 'general counsel'],
    ]);
  });

  it.each<[string, ContentKind, string]>([
    ['who leads a part', 'earnings', 'We are joined by Peter Birch, CEO and Brand President of Larch.'],
    ['who is only spoken of', 'earnings', 'Peter Birch, our president and CEO, built the mills.'],
    ['anybody in another source', 'document', 'I’m here today with Peter Birch, our president and CEO.'],
  ])('has nobody of %s', (_who, kind, line) => expect(voicesIn(kind, line)).toEqual([]));
});
