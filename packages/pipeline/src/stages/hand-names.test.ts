import type { Speaker } from '@ecco/domain';
import { describe, expect, it } from 'vitest';
import { withHandNames } from './hand-names.ts';

const speaker = (label: string, name: string, provenance: Speaker['provenance']): Speaker => ({
  label,
  name,
  role: null,
  organisation: null,
  provenance,
  confidence: 0.5,
  evidence: null,
});
const unnamedSpeakers = [speaker('1', 'Speaker 1', null), speaker('2', 'Bob Stone', 'publisher')];
const labels = new Set(['1', '2', '3']);
const namesOf = (speakers: Speaker[]) =>
  speakers.map(({ label, name, provenance }) => [label, name, provenance]);

describe('names that persons gave', () => {
  it('stand before what was found', () => {
    const ofItem = [speaker('2', 'Rob Stone', 'hand')];
    expect(namesOf(withHandNames(unnamedSpeakers, { ofItem, ofShow: [], labels }))).toEqual([
      ['1', 'Speaker 1', null],
      ['2', 'Rob Stone', 'hand'],
    ]);
  });

  it('for the show stand behind those for the item and behind the publisher', () => {
    const ofShow = [
      { label: '1', name: 'Ada' },
      { label: '2', name: 'Ada' },
    ];
    expect(namesOf(withHandNames(unnamedSpeakers, { ofItem: [], ofShow, labels }))).toEqual([
      ['1', 'Ada', 'hand'],
      ['2', 'Bob Stone', 'publisher'],
    ]);
    const ofItem = [speaker('1', 'Eve', 'hand')];
    expect(namesOf(withHandNames(unnamedSpeakers, { ofItem, ofShow, labels }))[0]).toEqual([
      '1',
      'Eve',
      'hand',
    ]);
  });

  it('are kept for labels that nothing was found of, while they stand in the text', () => {
    const ofItem = [speaker('3', 'Eve', 'hand'), speaker('9', 'Gone', 'hand')];
    expect(namesOf(withHandNames(unnamedSpeakers, { ofItem, ofShow: [], labels })).slice(2)).toEqual([
      ['3', 'Eve', 'hand'],
    ]);
  });
});
