import type { SignalKind } from '@ecco/domain';
import { foldApostrophes } from '../../words/fold.ts';
import { lookUp } from '../../words/part-of-speech.ts';
import { functionWords } from '../../words/stop-words.ts';
import { leaves } from './event.lexicon.ts';
import { commonName } from './fields.lexicon.ts';
import { ofBody, office, opensBody } from './names.lexicon.ts';

const part = String.raw`\p{Lu}[\p{L}\p{N}&'’/-]{0,40}(?:\.\p{Lu}\.)?`;
/** "Clayton, Birch & Reed Fund II": a firm that has the names of three. */
const partnershipName = String.raw`${part}(?:(?:, ${part}){1,3},? & ${part})?`;
const name = String.raw`(${partnershipName}(?:,? (?:L\.P\.|LLC\b|Inc\b\.?)|\s(?:(?:of|and|&)\s)?${part}){0,7})`;
const plain = String.raw`((?:[a-z][a-z'-]{1,20}\s?){1,5})`;

/** Before the name of a manager or a fund. */
const leads: Partial<Record<SignalKind, string>> = {
  commitment: 'to|in|into|with|called',
  redemption: 'from|out of|in',
  termination:
    'terminate|terminating|terminated|fire|fired|dismiss|dismissed|dropped|replaced|termination of|relationship with|contract with|mandate of|mandate with|let',
  hire: 'chose|chosen|choose|choosing|picked|tapped|select|selecting|selected|selection of|hire|hiring|hired|retain|retaining|retention of|engage|engaging|appoint|appointing|appointed|appointment of|to|with',
};

/** The same in raw recognition, where nothing but the words before it tells a name. */
const plainLeads: typeof leads = {
  commitment: 'to',
  redemption: 'from',
  termination: 'terminate|fire|dismiss|termination of',
  hire: 'select|hire|retain|engage',
};

/** The firm or fund that words of a kind are about; null where none is named. `isPlain`: the words have no capitals. */
export function firmInWords(words: string, kind: SignalKind, isPlain: boolean): string | null {
  const lead = (isPlain ? plainLeads : leads)[kind];
  if (lead === undefined) return null;
  const pattern = new RegExp(String.raw`\b(?:${anyCase(lead)})\s(?:the\s)?${isPlain ? plain : name}`, 'gu');
  for (const match of words.matchAll(pattern)) {
    const result = isPlain ? withoutTail(match[1] ?? '') : withoutStop(match[1] ?? '');
    const isSum = isCurrency.test(result) && /^\s?\d/u.test(words.slice(match.index + match[0].length));
    if (result !== '' && !isSum && !commonName.test(result)) return result;
  }
  const chosen = kind === 'hire' ? withoutStop(isChosen.exec(words)?.[1] ?? '') : '';
  return chosen === '' || commonName.test(chosen) ? null : chosen;
}

/** "Up to EUR 100 million": what a sum is in is nobody's name. */
const isCurrency = /^\p{Lu}{3}$/u;

/** "Hire Larch Point": what is moved may begin with the word. */
const anyCase = (lead: string): string =>
  lead.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);

const withoutStop = (match: string): string => match.replace(/['’]s$|(?<!\.\p{Lu})[.,;:]$/u, '');

/** "Northgate Trust Company be appointed": who is chosen stands before it. */
const isChosen = new RegExp(
  String.raw`${name},?\s(?:(?:be|is|was|were|been|has been|will be)\s)(?:and (?:it|they) (?:is|are) hereby )?(?:re)?(?:appointed|selected|hired|retained|engaged|chosen)\b`,
  'u',
);

/** Raw recognition: the name ends before a word of grammar, and a lone word of grammar is none. */
function withoutTail(run: string): string {
  const words = run.trim().split(/\s+/u);
  const end = words.findIndex((word) => functionWords.has(word) || plainWords.has(word));
  const retained = words.slice(0, end < 0 ? words.length : end);
  const isKnown = retained.length === 1 && lookUp(retained[0] ?? '') !== null;
  return isKnown ? '' : retained.join(' ');
}

const plainWords = new Set(
  'last next this um uh yeah okay half effective subject board full whole cash amend june july vote motion question staff fund one two thing things it may april march contract recommendation commitment'.split(
    ' ',
  ),
);

const numeral =
  /\s(?:[IVX]{1,5}|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Eleven|Twelve|\d{1,2})(?:,? L\.P\.)?$/u;
const vehicleWord = /\b(?:Fund|Trust|L\.P\.|Vehicle|Portfolio|Partnership)\b/u;
const firmWord =
  /\b(?:Partners|Capital|Management|Advisors|Advisers|Company|Group|LLC|Associates|Investors|Global)$/u;

/** Whether a name is a fund's rather than a firm's. */
export const isVehicle = (match: string, kind: SignalKind): boolean =>
  numeral.test(match) ||
  (vehicleWord.test(match) && !(kind === 'hire' && firmWord.test(match))) ||
  ((kind === 'commitment' || kind === 'redemption') && !firmWord.test(match));

const person = String.raw`((?:(?:Mr|Ms|Mrs|Dr|Trustee|Commissioner)\.?\s)?\p{Lu}[\p{L}'’-]{1,30}(?:\s\p{Lu}[\p{L}.'’-]{0,30}){0,3})`;
const appoints = new RegExp(
  String.raw`\b(?:[Aa]ppoint|[Ee]lect|[Nn]am|[Pp]romot|[Nn]ominat|[Rr]eappoint|[Cc]onfirm|[Ss]wear|[Ss]worn|oath of office to)(?:e|ed|ing|s)?\s(?:in\s)?(?:[Tt]rustee\s|[Cc]ommissioner\s)?${person}`,
  'u',
);
/** Whoever stands there is appointed: "confirms the appointment of Adan Quorle to the board". */
const appointmentOf = new RegExp(
  String.raw`\b(?:[Rr]e-?)?[Aa]ppointment of (?:[Tt]rustee\s|[Cc]ommissioner\s)?${person}(?=,[^,;]{1,60}, (?:to|as) | (?:to|as) )`,
  'u',
);
const takes = new RegExp(
  String.raw`${person}[^.;]{0,60}?\b(?:(?:was|has been|will be|is)\s(?:declared\s)?(?:re)?(?:appointed|elected|named|promoted|sworn|hired|selected)|will\s(?:serve|act))`,
  'u',
);
const introduced = /\b(?:[Hh]er|[Hh]is|[Tt]heir) name is (\p{L}+ \p{L}+)/u;

/** The person who takes an office or leaves one; null where the words do not name one. */
export function personIn(words: string, kind: SignalKind): string | null {
  if (kind === 'departure') return whoLeaves(words);
  if (kind !== 'appointment') return null;
  for (const pattern of [introduced, appoints, appointmentOf, takes]) {
    const match = pattern.exec(words);
    const result = match?.[1];
    if (match === null || result === undefined || office.test(result) || ofBody.test(result)) continue;
    if (!opensBody.test(words.slice(0, match.index + match[0].indexOf(result)))) return tidy(result);
  }
  return null;
}

const everyPerson = new RegExp(person, 'gu');

/** "Trustee Birch's term ends": whoever else announces it. */
const ofTerm = /^(?:trustee|commissioner)\s(\p{L}+)(?=['’]s\s(?:\p{L}+\s)?term)/iu;
/** "The resignation of our actuary, Ann Birch": named behind the words; not so "her resignation from the board". */
const ofWhom =
  /(?<!\b(?:his|her|their|my)\s(?:\p{L}+\s)?)\b(?:retirement|resignation|departure)(?:\swas received)?\s(?:of|from)\s/iu;
const behindWords = new RegExp(
  String.raw`^(?:(?!of\b|from\b|at\b|to\b|and\b)\p{Ll}[\p{Ll}-]*,?\s){0,5}${person}`,
  'u',
);

/** The one whom the words name that say that somebody leaves, else the last one named before them. */
function whoLeaves(words: string): string | null {
  const text = foldApostrophes(words);
  const { index: at = 0, text: said = '' } = leaves.findAll(text)[0] ?? {};
  if (/^(?:i|my)\b/iu.test(said)) return null;
  if (ofTerm.test(said)) return ofTerm.exec(words.slice(at))?.[0] ?? null;
  const behind = ofWhom.exec(text.slice(at));
  if (behind !== null && behind.index < said.length)
    return namedBehind(words.slice(at + behind.index + behind[0].length));
  const before = words.slice(Math.max(0, at - 90), at);
  const names = [...before.matchAll(everyPerson)]
    .map(({ 1: match = '' }) => withoutOffice(match))
    .filter(isPerson);
  return names.length === 0 ? null : tidy(names.at(-1) ?? '');
}

function namedBehind(words: string): string | null {
  const match = withoutOffice(behindWords.exec(words)?.[1] ?? '');
  return isPerson(match) ? tidy(match) : null;
}

/** "Trustee Birch" is somebody, and "Trustee" alone is nobody. */
const isPerson = (match: string): boolean =>
  match !== '' && !office.test(match.replace(/^(?:Trustee|Commissioner)\s/u, '')) && !ofBody.test(match);

/** "Deputy Director Paul Hale" is Paul Hale. */
const withoutOffice = (match: string): string =>
  match.replace(
    /^(?:(?:Deputy|Assistant|Associate|Senior|Vice|Acting|Interim|Director|Chief|Executive|General|Investment|Financial|Operating|Officer|Counsel|President|Chair|Secretary|Administrator|Treasurer|Manager)\b\s?){1,6}/u,
    '',
  );

const tidy = (match: string): string => match.replace(/['’]s$|[.,]$/u, '');

/** Words of a name that may be shared by its long and short forms. */
export const significant = (match: string): string[] =>
  match
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3 && !common.has(word));

const common = new Set(
  'fund partners capital management private equity credit real estate infrastructure growth value global international group company trust income core small large opportunity opportunities investors advisors markets property properties'.split(
    ' ',
  ),
);
