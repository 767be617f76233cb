import { firmPattern, isFirmName, nameLikeness, namePattern, trimName } from '../names/person-name.ts';
import { type Cue, citeCue, firmFollowing, isPerson, tidyFirm } from './cue.ts';
import { officeIn } from './office.ts';
import type { Opinion } from './opinion.ts';
import { roleIn } from './role.ts';
import { openingNameWeights, selfNamedWeights } from './speaker.weights.ts';

const selfNamed = new RegExp(
  String.raw`\b(I am|I'm|I’m|[Mm]y name is|[Mm]y name's|[Tt]his is|[Ii]t['’]s|[Ii]t is)[,\s]+(?:your host,?\s+)?${namePattern}(?!['’]s)(?=([\s\S]{0,80}))`,
  'gu',
);
const greeting = String.raw`(?:(?:[Gg]ood|[Mm]orning|[Aa]fternoon|[Ee]vening|[Hh]i|[Hh]ello|[Hh]ey|[Yy]e[sa]h?|[Tt]hanks?|[Tt]hank you|everyone|guys|all)\b[,.!\s]*)*`;
const firmBehind = new RegExp(
  String.raw`^\s*${greeting}${namePattern}(?:,|,?\s+(?:from|with|at|of))\s+${firmPattern}`,
  'u',
);
const here = new RegExp(String.raw`^\s*${greeting}(?:\p{Lu}[\p{L}]+,\s+)?${namePattern},?\s+here\b`, 'u');
/** Introductions stand at the beginning of a turn; a long one is not searched to its end. */
const reach = 4000;
/** How far "this is" and "it's" may stand from the opening and still speak of oneself. */
const atOnce = 70;

/** Names that a segment gives its own speaker: "I'm Jane Doe", "this is Jane Doe with Acme"; a new voice also "Jane Doe, Acme Bank". */
export function selfIntroductions(cue: Cue, label: string, isNew: boolean): Opinion[] {
  return [...named(cue, label), ...(isNew ? bare(cue, label) : [])];
}

function named(cue: Cue, label: string): Opinion[] {
  const opinions: Opinion[] = [];
  for (const match of cue.text.slice(0, reach).matchAll(selfNamed)) {
    const [whole, phrase = '', raw = '', after = ''] = match;
    const name = trimName(raw).replace(/\s+/gu, ' ');
    const isLoose = /^(?:this|it)/iu.test(phrase);
    const isWeak = isLoose && match.index >= atOnce;
    const organization = firmFollowing(after);
    const isAbout =
      /^it/iu.test(phrase) && organization === null && !/^,?\s+(?:here|speaking)\b/u.test(after);
    const isSure = nameLikeness(name) >= 0.7 || (!name.includes(' ') && isPerson(name, cue.known));
    if (!isSure || isAbout || (isWeak && organization === null)) continue;
    opinions.push({
      label,
      name,
      role:
        officeIn(`${name}${after.slice(0, 60)}`, name)?.role ??
        roleIn(/^,?\s*your host/iu.exec(after)?.[0] ?? ''),
      organisation: organization,
      provenance: 'introduction',
      confidence:
        (name.includes(' ') ? selfNamedWeights.fullName : selfNamedWeights.givenName) *
        (isWeak ? selfNamedWeights.late : 1),
      evidence: citeCue(cue, match.index, whole.length),
    });
  }
  return opinions;
}

/** "Morning. Jane Doe, Acme Bank." and "Jane here". */
function bare(cue: Cue, label: string): Opinion[] {
  const opening = cue.text.slice(0, 160);
  const [whole = '', raw = '', site = ''] = firmBehind.exec(opening) ?? here.exec(opening) ?? [];
  const name = trimName(raw).replace(/\s+/gu, ' ');
  const firm = tidyFirm(site);
  if (site !== '' && (firm === null || !isFirmName(firm))) return [];
  if (!isPerson(name, cue.known) || (name.includes(' ') ? nameLikeness(name) < 0.7 : site !== '')) return [];
  const confidence = name.includes(' ') ? openingNameWeights.fullName : openingNameWeights.givenName;
  return [
    {
      label,
      name,
      role: null,
      organisation: firm,
      provenance: 'introduction',
      confidence,
      evidence: citeCue(cue, 0, whole.length),
    },
  ];
}
