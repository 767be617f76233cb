import type { EntityType } from '../ports.ts';
import { lookUp } from '../words/part-of-speech.ts';

const firmWords =
  /\b(?:inc|corp|corporation|ltd|llc|plc|gmbh|ag|company|companies|capital|partners|partnership|bank|banks|bancorp|fund|funds|foundation|trust|system|systems|board|university|college|institute|school|retirement|pension|securities|group|holdings|association|council|commission|committee|authority|department|ministry|agency|administration|court|congress|senate|management|advisors|advisers|ventures|equity|insurance|society|federation|union|league|labs?|studios?|media|networks?|services|technologies|energy|airlines|motors|pharmaceuticals|records|times|journal|magazine|office|bureau|reserve|treasury|exchange|investments?|investors?|asset|teachers|employees)\b/iu;
/** Abbreviations of measures, formats and things, which no context makes an organisation. */
const shortForms =
  /^(?:EBITD?A?|GAAP|CAGR|CAPEX|OPEX|CapEx|SQL|APIs?|[CG]PUs?|HTTPS?|HTML|CSS|JSON|XML|YAML|DNS|URLs?|SDKs?|CLI|GPS|SLAs?|ETL|DAG|ISO|NFTs?|RO[EI]C?|IRR|NAV|AUM|EPS|ESG|LTA|OEMs?|COVID|FX|GDP|CPI|IPOs?|RMB|USD|EUR|GBP|AI|ML|IT|PR|HR|VP|US|UK|EU|TV|PC|IP|OS|UI|UX|IDE|VMs?|CI|CD|BOM|SBOMs?|CRO|ADAS|LLMs?|EVs?|FFO|NOI|RFP|LPs?|GPs?|DEI|Q&A)$/u;
const placeWords =
  /\b(?:city|county|state|province|island|islands|river|lake|street|avenue|valley|bay|coast|north|south|east|west|republic|kingdom|america|europe|asia|africa)\b/iu;
const personTitle =
  /\b(?:mr|mrs|ms|dr|professor|senator|governor|president|chairman|chairwoman|trustee|commissioner|sir)\.?\s*$/iu;
const firmContext =
  /\b(?:at|with|by|from|joined|founded|acquired|employer|competitor|company|firm|manager|backed by)\s+$/iu;
const firmFollows =
  /^(?:'s|’s)?\s+(?:announced|acquired|launched|inc|corp|shares|stock|ceo|cfo|earnings)\b/iu;

export type NameContext = { name: string; before: string; after: string };

/** What a name is, with how surely (0 to 1); null where neither the name nor its surroundings tell. */
export function typeOfName({
  name,
  before,
  after,
}: NameContext): { type: EntityType; certainty: number } | null {
  const lower = name.toLowerCase();
  const words = lower.split(' ');
  if (shortForms.test(name)) return null;
  const known = lookUp(lower);
  if (known === 'organisation') return { type: 'organisation', certainty: 0.9 };
  if (words.length > 1 && firmWords.test(name)) return { type: 'organisation', certainty: 0.9 };
  if (known === 'place') return { type: 'place', certainty: 0.9 };
  if (personTitle.test(before)) return { type: 'person', certainty: 0.9 };
  if (words.length > 1 && words.length < 5 && lookUp(words[0] ?? '') === 'name')
    return { type: 'person', certainty: 0.85 };
  if (words.length > 1 && placeWords.test(name)) return { type: 'place', certainty: 0.6 };
  if (known === 'name') return { type: 'person', certainty: 0.4 };
  if (firmFollows.test(after)) return { type: 'organisation', certainty: 0.5 };
  return firmContext.test(before) && known === null ? { type: 'organisation', certainty: 0.35 } : null;
}
