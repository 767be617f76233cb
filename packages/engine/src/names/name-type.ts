import type { EntityType } from '@ecco/domain';
import { lookUp, wordClass } from '../words/part-of-speech.ts';
import { houses } from './person-name.ts';

const firmWords =
  /\b(?:inc|corp|corporation|ltd|llc|plc|gmbh|ag|company|companies|capital|partners|partnership|bank|banks|bancorp|fund|funds|foundation|trust|system|systems|board|university|college|institute|school|retirement|pension|securities|group|holdings|association|council|commission|committee|authority|department|ministry|agency|administration|court|congress|senate|management|advisors|advisers|ventures|equity|insurance|society|federation|union|league|labs?|studios?|media|networks?|services|technologies|energy|airlines|motors|pharmaceuticals|records|times|cent(?:er|re)|hospital|clinic|museum|library|journal|magazine|office|bureau|reserve|treasury|exchange|investments?|investors?|asset|teachers|employees)\b/iu;
/** Abbreviations of measures, formats and things, which no context makes an organisation. */
const shortForms =
  /^(?:EBITD?A?|GAAP|CAGR|CAPEX|OPEX|CapEx|SQL|APIs?|[CG]PUs?|HTTPS?|HTML|CSS|JSON|XML|YAML|DNS|URLs?|SDKs?|CLI|GPS|SLAs?|ETL|DAG|ISO|NFTs?|RO[EI]C?|IRR|NAV|AUM|EPS|ESG|LTA|OEMs?|COVID(?:-19)?|FX|GDP|CPI|IPOs?|RMB|USD|EUR|GBP|AI|ML|IT|PR|HR|VP|US|UK|EU|TV|PC|IP|OS|UI|UX|IDE|VMs?|CI|CD|BOM|SBOMs?|CRO|ADAS|LLMs?|EVs?|FFO|NOI|RFP|LPs?|GPs?|DEI|Q&A)$/u;
/** What a place's name ends in, whatever it begins with, and what it begins with. */
const placeEnding =
  /\b(?:city|county|island|islands|river|lake|street|avenue|valley|bay|coast|harbou?r|beach|creek|falls|heights|hills|america|europe|asia|africa)$/iu;
const placeOpening =
  /^(?:(?:city|state|province|county|republic|kingdom|town|isle|gulf) of|lake|mount|port|north|south|east|west|northern|southern|eastern|western)\s/iu;
const personTitle =
  /\b(?:mr|mrs|ms|dr|professor|senator|governor|president|chairman|chairwoman|trustee|commissioner|sir)\.?\s*$/iu;
const firmContext =
  /\b(?:at|with|by|from|joined|founded|acquired|employer|competitor|company|firm|manager|backed by)\s+$/iu;
const firmFollows =
  /^(?:'s|’s)?\s+(?:announced|acquired|launched|inc|corp|shares|stock|ceo|cfo|earnings)\b/iu;

/** What every organisation has, and what no organisation is. */
const generic =
  /^(?:(?:the|our|an?|annual|regular|special|general|corporate|global|local|state|city|county|public|private|management|audit|investment|governance|compensation|finance|executive|risk|technical|steering|law|high|board|capital|investors?|retirement|pension|trust|fund|company|group|head|chief|bank|union|office|asset|equity|market|markets|central|federal|state|maintenance|fixed|school|employees|employers|members|staff|service|services|media|network|networks|trustees|directors|teachers|securities|exchange|management|insurance|energy|studio|technology|technologies|information|relations|communications|banking|section|day|room|space|issue|center|centre|system|systems|plan|report|committee|commission|council|agency|authority|department|association|administration|court|calendar|meeting|officer|officers|counsel|team|house|act|of|for)(?:\s+|$))+$/iu;
const notOrganisations =
  /(?:^(?:(?:annual|regular|special|general)(?: and)? )*meetings? of\b.*|\b(?:act|litigation|law|bill|committee|room|hall|avenue|relations|information|day|meeting|mtg|report|project|capability|asset|plan|officer|counsel|week|month|awards?|agreement|treaty|securities offering)|^(?:group|bank|head|group of)\s+.*)$/iu;

/** Lines of a balance sheet, which are written like names: "Retained Earnings", "STOCKHOLDERS EQUITY". */
const statementLine =
  /\b(?:(?:stock|share)holders?['’]?s?['’]?|registrants?['’]?s?|issuer|earnings|continuing operations|common equity|equity securities|purchases|weighted)\b/iu;

/** "Treasury stock" and "Ordinary shares" are papers, and who issued them is not said. */
const shareClass =
  /^(?:ordinary|preferred|preference|common|treasury|restricted|redeemable|basic|diluted|class [a-z])$/iu;
const shareFollows = /^\s+(?:shares?|stocks?|units?|bills?|bonds?|notes?|yields?|rates?)\b/iu;

/** A single word that is common in writing, with a capital only because it opens a line: "Basic shares", "Redeemable stock". */
function isPlainWord(name: string): boolean {
  if (/\s/u.test(name) || /^\p{Lu}{2,}$/u.test(name)) return false;
  const lower = name.toLowerCase();
  const kind = lookUp(lower);
  if (kind !== null && kind !== 'organisation' && kind !== 'place' && kind !== 'name') return true;
  return (
    kind === null && (wordClass(lower) !== 'noun' || /(?:tion|ment|ness|ance|ence)s?$|-\p{Ll}/u.test(name))
  );
}

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
  if (shareClass.test(name) && shareFollows.test(after)) return null;
  if (shortForms.test(name) || (known !== 'organisation' && isGenericName(name))) return null;
  if (known === 'organisation') return { type: 'organisation', certainty: 0.9 };
  if (words.length > 1 && firmWords.test(name)) return { type: 'organisation', certainty: 0.9 };
  if (known === 'place') return { type: 'place', certainty: 0.9 };
  if (personTitle.test(before)) return { type: 'person', certainty: 0.9 };
  if (houses.test(name) && words.length > 1) return { type: 'organisation', certainty: 0.9 };
  if (words.length > 1 && placeEnding.test(name)) return { type: 'place', certainty: 0.8 };
  if (words.length > 1 && words.length < 5 && lookUp(words[0] ?? '') === 'name')
    return { type: 'person', certainty: 0.85 };
  if (words.length > 1 && placeOpening.test(name)) return { type: 'place', certainty: 0.6 };
  if (known === 'name' && !/^\p{Lu}+$/u.test(name)) return { type: 'person', certainty: 0.4 };
  if (isPlainWord(name)) return null;
  if (firmFollows.test(after)) return { type: 'organisation', certainty: 0.5 };
  return firmContext.test(before) && known === null ? { type: 'organisation', certainty: 0.35 } : null;
}

/** Whether a name says nothing of whose it is: "Board Room", "Investment Committee", "Investor Relations". */
export const isGenericName = (name: string): boolean =>
  (generic.test(name) && name.split(' ').length < 4) ||
  statementLine.test(name) ||
  (notOrganisations.test(name) && !/^Bank of \p{Lu}/u.test(name));
