import type { EntityType } from '../ports.ts';
import { lookUp } from '../words/part-of-speech.ts';

const firmWords =
  /\b(?:inc|corp|corporation|ltd|llc|plc|gmbh|ag|company|companies|capital|partners|partnership|bank|banks|bancorp|fund|funds|foundation|trust|system|systems|board|university|college|institute|school|retirement|pension|securities|group|holdings|association|council|commission|committee|authority|department|ministry|agency|administration|court|congress|senate|management|advisors|advisers|ventures|equity|insurance|society|federation|union|league|labs?|studios?|media|networks?|services|technologies|energy|airlines|motors|pharmaceuticals|records|times|journal|magazine|office|bureau|reserve|treasury|exchange|investments?|investors?|asset|teachers|employees)\b/iu;
const placeWords =
  /\b(?:city|county|state|province|island|islands|river|lake|street|avenue|valley|bay|coast|north|south|east|west|republic|kingdom|america|europe|asia|africa)\b/iu;
const personTitle =
  /\b(?:mr|mrs|ms|dr|professor|senator|governor|president|chairman|chairwoman|trustee|commissioner|sir)\.?\s*$/iu;
const firmContext =
  /\b(?:at|with|by|from|joined|founded|acquired|employer|competitor|company|firm|manager|backed by)\s+$/iu;
const firmFollows =
  /^(?:'s|’s)?\s+(?:announced|reported|said|raised|acquired|launched|inc|corp|shares|stock|ceo|cfo|earnings|invested|manages|hired)\b/iu;

export type NameContext = { name: string; before: string; after: string };

/** What a name is, with how surely (0 to 1); null where neither the name nor its surroundings tell. */
export function typeOfName({
  name,
  before,
  after,
}: NameContext): { type: EntityType; certainty: number } | null {
  const lower = name.toLowerCase();
  const words = lower.split(' ');
  const known = lookUp(lower);
  if (known === 'organisation') return { type: 'organisation', certainty: 0.9 };
  if (words.length > 1 && firmWords.test(name)) return { type: 'organisation', certainty: 0.9 };
  if (known === 'place') return { type: 'place', certainty: 0.9 };
  if (personTitle.test(before)) return { type: 'person', certainty: 0.9 };
  if (words.length > 1 && words.length < 5 && lookUp(words[0] ?? '') === 'name')
    return { type: 'person', certainty: 0.85 };
  if (words.length > 1 && placeWords.test(name)) return { type: 'place', certainty: 0.6 };
  if (known === 'name') return { type: 'person', certainty: 0.4 };
  if (/^\p{Lu}{3,6}$/u.test(name) || firmFollows.test(after)) return { type: 'organisation', certainty: 0.5 };
  return firmContext.test(before) && known === null ? { type: 'organisation', certainty: 0.35 } : null;
}
