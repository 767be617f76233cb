import { type Cue, citeCue, firmFollowing } from './cue.ts';
import type { Opinion } from './opinion.ts';
import { nameLikeness, namePattern, trimName } from './person-name.ts';
import { roleIn } from './role.ts';

const selfNamed = new RegExp(
  String.raw`\b(I am|I'm|I’m|[Mm]y name is|[Mm]y name's|[Tt]his is)\s+(?:your host,?\s+)?${namePattern}(?!['’]s)(?=([\s\S]{0,80}))`,
  'gu',
);
/** Introductions stand at the beginning of a turn; a long one is not searched to its end. */
const reach = 4000;

/** Names that a segment gives its own speaker: "I'm Jane Doe", "this is Jane Doe with Acme". */
export function selfIntroductions(cue: Cue, label: string): Opinion[] {
  const opinions: Opinion[] = [];
  for (const match of cue.segment.text.slice(0, reach).matchAll(selfNamed)) {
    const [whole, phrase = '', raw = '', after = ''] = match;
    const name = trimName(raw);
    const isWeak = /^this/iu.test(phrase) && match.index >= 60;
    const organisation = firmFollowing(after);
    const likeness = nameLikeness(name);
    if (likeness < 0.7 || (isWeak && organisation === null)) continue;
    opinions.push({
      label,
      name,
      role: roleIn(after.slice(0, 60)),
      organisation,
      provenance: 'introduction',
      confidence: likeness * (name.includes(' ') ? 0.9 : 0.75) * (isWeak ? 0.7 : 1),
      evidence: citeCue(cue, match.index, whole.length),
    });
  }
  return opinions;
}
