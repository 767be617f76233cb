import type { VoiceInItem } from '@ecco/store';
import { expect, it } from 'vitest';
import { presentVoices, votersAsVoices } from './organization-voices.ts';

const item = (id: string) => ({ id, slug: id, kind: 'meeting' as const, title: `Board ${id}` });
const voice = (name: string, at: string, part: Partial<VoiceInItem> = {}): VoiceInItem => ({
  ...{ name, role: null, slug: null, item: item(at), ...part },
});

it('tells each once by the fullest name, with the newest item, whoever is heard most first', () => {
  const shown = presentVoices(
    [
      voice('Ada Reeve', 'june', { role: 'trustee' }),
      voice('T. Okoro', 'june'),
      voice('Trustee Thomas Okoro', 'may', { role: 'chair', slug: 'thomas-okoro' }),
    ],
    [],
  );
  expect(
    shown.map(({ name, role, slug, items, item: { slug: at } }) => [name, role, slug, items, at]),
  ).toEqual([
    ['Trustee Thomas Okoro', 'chair', 'thomas-okoro', 2, 'june'],
    ['Ada Reeve', 'trustee', null, 1, 'june'],
  ]);
});

it('leaves out who is known to be there, or was, and who is called by a part of a name', () => {
  const known = [{ name: 'Ada Reeve', slug: 'ada-reeve' }];
  const voices = [voice('Ms. A. Reeve', 'june'), voice('Okoro', 'june'), voice('Chair', 'june')];
  expect(presentVoices(voices, known)).toEqual([]);
  expect(presentVoices([voice('Ada Hume', 'june', { slug: 'ada-reeve' })], known)).toEqual([]);
});

it('makes voices of who moves and votes, each with the item', () => {
  const voters = new Map([['june', new Set(['Ada Reeve'])]]);
  const own = [{ item: item('june') }, { item: item('may') }];
  expect(votersAsVoices(own, voters)).toEqual([voice('Ada Reeve', 'june')]);
});
