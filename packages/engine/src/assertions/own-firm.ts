import type { Entity } from '@ecco/domain';
import { firmPattern } from '../names/person-name.ts';
import type { Source } from '../ports/ports.ts';
import { tidyFirm } from '../speakers/cue.ts';
import { identifySpeakers } from '../speakers/identify-speakers.ts';

const welcomed = new RegExp(
  String.raw`\b(?:[Ww]elcome|joining)(?:\s+[a-z]+){0,4}\s+to\s+(?:the\s+)?(?:(?:first|second|third|fourth|full|Q[1-4])[\s-]+(?:quarter|year)\s+(?:20\d\d\s+)?)?${firmPattern}(?=(?:['’]s)?[,\s])`,
  'u',
);
const outsiders = new Set(['analyst', 'operator', 'moderator', 'guest', 'public comment']);
const period =
  /(?<!\s)\s+(?:First|Second|Third|Fourth|Q[1-4]|Full|Fiscal|Quarter|Year|Earnings|Results|Conference)\b.*$/u;

/** Whose "we" a label's is: the organization its speaker is introduced with, or on a call the company that holds it. */
export function ownFirms(source: Source, organizations: readonly Entity[]): ReadonlyMap<string, string> {
  const holder = source.context.kind === 'earnings' ? holderOf(source) : null;
  const firms = new Map<string, string>();
  for (const { label, role, organisation: organization } of identifySpeakers(source)) {
    if (role !== null && outsiders.has(role)) continue;
    const firm = organization ?? (role === null ? null : holder);
    if (firm !== null) firms.set(label, firmName(firm, organizations));
  }
  return firms;
}

/** The company that a call's opening welcomes to its results; null where it welcomes to no name. */
function holderOf({ segments }: Source): string | null {
  for (const { text } of segments.slice(0, 3)) {
    const name = welcomed
      .exec(text.slice(0, 2000))?.[1]
      ?.replace(/['’]s?$/u, '')
      .replace(period, '');
    const firm = tidyFirm(name ?? null);
    if (firm !== null && !/^(?:quarter|q[1-4]|today|this|our|everyone|earnings|conference)\b/iu.test(firm))
      return firm;
  }
  return null;
}

function firmName(firm: string, organizations: readonly Entity[]): string {
  const known = organizations.find(({ name, aliases }) => [name, ...aliases].some((form) => form === firm));
  return known?.name ?? firm;
}
