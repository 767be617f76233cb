import type { IndexedPhrase } from '../phrases/phrase-index.ts';
import { lookUp } from '../words/part-of-speech.ts';
import { stem } from '../words/stem.ts';
import { tokenize } from '../words/token.ts';

/** Phrases that every conversation has; by stems. */
const empty = new Set(
  `long time|first time|free time|same time|long term|short term|term|left hand|right hand|et cetera|doubl digit|singl digit|
  high singl digit|low singl digit|prepar remark|open remark|close remark|open statement|final remark|high proport|larg number|
  net effect|big pictur|high level|good job|bottom line|end user|rabbit hole|sweet spot|low hang fruit|hard time|vice presid|
  chief execut offic|chief financi offic|busi day|confer call|analyst question|recent year|past year|current year|key takeawai|
  unpopular opinion|daili basi|regular basi|common sens|best practic|hot take|side note|big fan|good point|real life|
  great job|great deal|good friend|team member|older peopl|next step|everyth els|fair share|wide rang|broad rang|
  past coupl|past few year|half year|financi year|year end|real world|realiti|situat|convers|situations|chapter|topic|perspect|
  context|opinion|reason|everybodi|exampl|moment|momentum|answer|comment|sort|chang|experi|understand|abil|approach|
  effort|success|possibl|benefit|posit|process|structur|focu|step|role|opportun|situat|direct|purpos|impact|effect|option|choic|
  abl|favorit|favourit|audienc|listen|awesom|passion|mental|mindset|journei|outro|intro|shout|transcript|social media|long run|
  mm-hmm|uh-huh|mm-mm|mhm|uh|huh|human be|top prioriti|blog post|prime minist`
    .split('|')
    .map((phrase) => phrase.trim())
    .filter(Boolean),
);

const offices = new Set(
  'vice presid chairman ceo cfo mr senior cohost co-ceo co-host podcast episod slide'.split(' '),
);

const hour = /^[ap]\.? ?m\.?$/iu;

/** Whether a phrase may not be a title or a topic: a name of those who speak, a given name, an empty phrase. */
export function isTaboo(
  { key, label }: Pick<IndexedPhrase, 'key' | 'label'>,
  names: ReadonlySet<string>,
  longest = 48,
): boolean {
  if (label.length < 4 || label.length > longest || empty.has(key) || hour.test(label)) return true;
  const parts = key.split(' ');
  if (parts.some((part) => offices.has(part))) return true;
  if (parts.every((part) => lookUp(part) === 'name')) return true;
  return parts.some((part) => names.has(part)) && parts.filter((part) => !names.has(part)).length < 2;
}

/** The stems of some names, for the list of words no title may consist of. */
export function stemsOf(names: readonly (string | null)[]): Set<string> {
  return new Set(names.flatMap((name) => tokenize(name ?? '').map((token) => stem(token.lower))));
}
