import type { Speaker, SpeakerProvenance } from '@ecco/domain';
import type { VoiceMatch, VoiceReview } from '@ecco/store';
import { describe, expect, it } from 'vitest';
import { proposeNames } from './propose-names.ts';

const speaker = (label: string, named: [string, SpeakerProvenance] | null = null): Speaker => ({
  ...{ label, name: named?.[0] ?? label, role: null, organisation: null, provenance: named?.[1] ?? null },
  ...{ confidence: 0.5, evidence: null },
});

/** A voice of another item that sounds like `label`, called so there. */
const alike = (
  label: string,
  item: string,
  named: [string, SpeakerProvenance] | null = null,
): VoiceMatch => ({
  label,
  other: { itemId: item, label: '1', kind: 'episode', slug: item, title: item },
  likeness: 0.8,
  named: named && { name: named[0], provenance: named[1] },
});
const refusal = (label: string, name: string, itemId = 'own'): VoiceReview => ({
  ...{ itemId, label, name, verdict: 'refused', decisionId: 'd', before: null, by: null, at: new Date(0) },
});

type KnownItem = { speakers?: Speaker[]; matches: VoiceMatch[]; reviews?: VoiceReview[] };
const proposed = ({ speakers = [speaker('A'), speaker('B')], matches, reviews = [] }: KnownItem) =>
  proposeNames({ itemId: 'own', speakers, matches, reviews }).map(({ label, name, evidence, others }) => [
    label,
    name,
    evidence.length,
    others.length,
  ]);

describe('whom a voice may be', () => {
  it('is who a person named once, or who is named in two items', () => {
    expect(proposed({ matches: [alike('A', 'one', ['Dana', 'hand'])] })).toEqual([['A', 'Dana', 1, 0]]);
    expect(proposed({ matches: [alike('A', 'one', ['Dana', 'voice'])] })).toEqual([['A', 'Dana', 1, 0]]);
    const [once, twice] = [
      alike('A', 'one', ['Dana', 'introduction']),
      alike('A', 'two', ['dana', 'publisher']),
    ];
    expect(proposed({ matches: [once] })).toEqual([]);
    expect(proposed({ matches: [once, twice] })).toEqual([['A', 'Dana', 2, 0]]);
    expect(proposed({ matches: [once, once] })).toEqual([]);
  });

  it('is nobody where two names disagree, however firm one of them is', () => {
    const matches = [
      alike('A', 'one', ['Dana', 'hand']),
      alike('A', 'two', ['Dana', 'hand']),
      alike('A', 'three', ['Ines', 'introduction']),
    ];
    expect(proposed({ matches })).toEqual([]);
    expect(proposed({ matches, reviews: [refusal('A', 'ines')] })).toEqual([['A', 'Dana', 2, 0]]);
  });

  it('is nobody who was refused for that voice here, and still is for another', () => {
    const matches = [alike('A', 'one', ['Dana', 'hand'])];
    expect(proposed({ matches, reviews: [refusal('A', 'Dana')] })).toEqual([]);
    expect(proposed({ matches, reviews: [refusal('B', 'Dana')] })).toHaveLength(1);
    expect(proposed({ matches, reviews: [refusal('A', 'Dana', 'two')] })).toHaveLength(1);
  });

  it('is nobody who is named in the item, and one voice at most', () => {
    const dana = ['Dana', 'hand'] as [string, SpeakerProvenance];
    const speakers = [speaker('A'), speaker('B', ['Dana', 'introduction'])];
    expect(proposed({ speakers, matches: [alike('A', 'one', dana)] })).toEqual([]);
    expect(proposed({ matches: [alike('A', 'one', dana), alike('B', 'one', dana)] })).toEqual([]);
  });

  it('is asked of unnamed voices alone, and tells in how many more nobody named it', () => {
    const dana = ['Dana', 'hand'] as [string, SpeakerProvenance];
    const speakers = [speaker('A', ['Ines', 'introduction']), speaker('B')];
    const matches = [
      alike('A', 'one', dana),
      alike('B', 'two', dana),
      alike('B', 'three'),
      alike('B', 'four'),
    ];
    expect(proposed({ speakers, matches })).toEqual([['B', 'Dana', 1, 2]]);
  });
});
