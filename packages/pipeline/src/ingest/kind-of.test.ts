import { expect, it } from 'vitest';
import { kindOf } from './kind-of.ts';

it.each([
  ['transcript', 'City Council 251122.txt', 'meeting'],
  ['transcript', 'Larch County Commission part 3.txt', 'meeting'],
  ['transcript', 'Planning Commission 211014.txt', 'meeting'],
  ['transcript', 'Harbor talk.txt', 'episode'],
  ['text', 'LRC Q3 2025 call.txt', 'earnings'],
  ['pdf', 'larchen_2q25_earnings_call_transcript.pdf', 'earnings'],
  ['pdf', 'larchen 2Q25 earnings call slides.pdf', 'document'],
  ['pdf', 'larchen 2Q25 earnings release.pdf', 'document'],
  ['text', 'A call to action.txt', 'document'],
] as const)('a %s named %s is of the kind %s', (form, name, kind) => {
  expect(kindOf(form, name)).toBe(kind);
});
