import { describe, expect, it } from 'vitest';
import { affiliationsOf } from './affiliations.ts';
import type { LinkedSpeaker } from './link-speakers.ts';
import type { GraphNode, Voice } from './linking.type.ts';

const person = (id: string, ...places: string[]): GraphNode => ({ kind: 'person', id, places });
const graph: Record<string, GraphNode[]> = {
  'Ann Reeve': [person('ann', 'linden')],
  'Ben Frost': [person('ben', 'linden', 'target')],
};
const nobody = { organizationIds: [], names: [], roster: [], speakers: [] };

type Scene = Parameters<typeof affiliationsOf>[0];
/** A voice called so, who is somebody of the graph where it knows the name. */
function affiliation(
  voice: Partial<Voice>,
  { introduced = [], ...part }: Partial<Scene> & { introduced?: string[] } = {},
): string | null {
  const { label = 'Ann Reeve' } = voice;
  const [node] = graph[label] ?? [];
  const speaker: LinkedSpeaker = {
    label,
    name: label,
    role: null,
    segmentId: null,
    organizationIds: introduced,
  };
  const affiliations = affiliationsOf({
    kind: 'episode',
    voices: [{ label, role: null, organisation: null, ...voice }],
    speakers: [speaker],
    people: node
      ? [{ id: node.id, speaks: label, mentions: 1, names: [label], segmentId: null, sign: null }]
      : [],
    called: (name) => graph[name] ?? [],
    home: nobody,
    linked: new Set(),
    ...part,
  });
  return affiliations[0]?.organizationId ?? null;
}
const ofLinden = { home: { ...nobody, organizationIds: ['linden'] } };

describe('whose "we" a voice is', () => {
  it('tells the organization that it is introduced with, before all else', () => {
    expect(affiliation({ organisation: 'Target' }, { introduced: ['target'], ...ofLinden })).toBe('target');
  });

  it('tells that of its connections, and of several the one whose item it is', () => {
    expect(affiliation({})).toBe('linden');
    expect(affiliation({ label: 'Ben Frost' })).toBeNull();
    expect(affiliation({ label: 'Ben Frost' }, ofLinden)).toBe('linden');
    expect(affiliation({ label: 'Ben Frost' }, { linked: new Set(['target']) })).toBe('target');
  });

  it.each([
    ['meeting', 'trustee', 'linden'],
    ['meeting', 'chief investment officer', 'linden'],
    ['meeting', 'consultant', null],
    ['meeting', 'public', null],
    // Who comes as a witness may lead a house of their own.
    ['meeting', 'chief executive', null],
    ['meeting', null, null],
    ['earnings', 'chief executive', 'linden'],
    ['earnings', 'analyst', null],
    ['episode', 'chair', null],
  ] as const)('is read in a %s from the title %s: %s', (kind, role, site) => {
    expect(affiliation({ label: 'Cora Vale', role }, { kind, ...ofLinden })).toBe(site);
  });

  it('is nobody’s where a voice is introduced with a house that nobody knows', () => {
    const voice = { label: 'Cora Vale', role: 'trustee', organisation: 'Elsewhere' };
    expect(affiliation(voice, { kind: 'meeting', ...ofLinden })).toBeNull();
  });

  it('is of words that nobody is said to speak the house of minutes, and of an article nobody’s', () => {
    expect(affiliation({ label: '' }, { kind: 'document', ...ofLinden })).toBe('linden');
    expect(affiliation({ label: '' }, { kind: 'article', ...ofLinden })).toBeNull();
    const two = { home: { ...nobody, organizationIds: ['linden', 'target'] } };
    expect(affiliation({ label: '' }, { kind: 'document', ...two })).toBeNull();
  });
});
