import { namePattern, trimName } from '../names/person-name.ts';
import { type Cue, citeCue, isPerson } from './cue.ts';
import type { Opinion } from './opinion.ts';
import { thanksWeights } from './speaker.weights.ts';

const thanks = new RegExp(
  String.raw`^(?:(?:[Oo]kay|[Aa]ll right|[Ww]ell|[Gg]reat|[Ss]o|[Yy]es|[Yy]eah|[Uu]h|[Uu]m|[Gg]ood (?:morning|afternoon|evening)|[Hh]i|[Hh]ello)[,.!]?\s+){0,2}[Tt]hank(?:s|\s+you)(?:\s+(?:very much|so much|a lot))?,?\s+${namePattern}(?=[,.!]|\s+(?:and|for|very)\b)`,
  'u',
);

/** Who has just spoken, where the next voice opens by thanking somebody by name whom the words before do not name. */
export function thanked(cue: Cue, { label, text }: { label: string; text: string }): Opinion[] {
  const match = thanks.exec(cue.text.slice(0, 120));
  const name = trimName(match?.[1] ?? '').replace(/\s+/gu, ' ');
  if (match === null || !isPerson(name, cue.known) || name.split(' ').some((word) => text.includes(word)))
    return [];
  return [
    {
      label,
      name,
      role: null,
      organisation: null,
      provenance: 'introduction',
      confidence: name.includes(' ') ? thanksWeights.fullName : thanksWeights.givenName,
      evidence: citeCue(cue, match.index, match[0].length),
    },
  ];
}
