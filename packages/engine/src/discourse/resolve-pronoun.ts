import type { Entity } from '@ecco/domain';
import type { Sentence } from '../sentences/sentence.ts';

/** A sentence that says who is meant, and the earlier sentence that proves it. */
export type ResolvedSentence = { text: string; antecedent: Sentence };

type PronounRequest = {
  /** The sentence as it is to be read. */
  polished: string;
  sentences: readonly Sentence[];
  /** Its place among them. */
  at: number;
  /** Who is named in the source; asked only where a sentence opens so. */
  persons: () => readonly Entity[];
};

/** "He", "Last year she", "When he": a person is spoken of before anything is named. */
const opensWithPerson =
  /^((?:(?:when|after|before|as|while|last|this|in|at|by|now|then|today|later)\b[^.,;:“"()]{0,30}?,?\s)?)(he|she)(?=\s\p{Ll})/iu;
/** Somebody who is meant sooner than whoever has a name: "my grandmother goes to the Alder Circle. She takes". */
const kin =
  /\b(?:my|our|his|her|your|their|a|an|the) (?:\p{L}+ ){0,2}(?:(?:grand|step)?(?:mother|father|son|daughter|child)|grand(?:ma|pa)|mom|mum|dad|sister|brother|wife|husband|spouse|aunt|uncle|cousin|niece|nephew)(?:-in-law)?\b/iu;
/** Names nobody who is there: "I don't know him from Adam". */
const idiom = /\bfrom Adam\b|\bTom,? Dick,? (?:and|or) Harry\b|\bup with the Joneses\b/iu;
/** "The Alder Circle of Friends" is no person. */
const ofMore = /^ of \p{Lu}/u;

/** As many sentences back a name may stand. */
const reach = 2;

/** The words of a sentence between spaces, so that a name is found whole; what is somebody's is not that person. */
const sentenceWords = ({ tokens }: Sentence): string => ` ${tokens.map(({ text }) => text).join(' ')} `;

/** A person's name as the words have it, the longest form first. */
const formIn = (words: string, { name, aliases }: Entity): string | null =>
  [name, ...aliases].toSorted((a, b) => b.length - a.length).find((form) => words.includes(` ${form} `)) ??
  null;

const isOwner = (words: string, { name, aliases }: Entity): boolean =>
  [name, ...aliases].some((form) => words.includes(` ${form}'s `) || words.includes(` ${form}’s `));

/**
 * Puts a name in square brackets for the "he" or "she" with which a sentence opens. Only where nobody else can be
 * meant: the same speaker named exactly one person in one of the two sentences before, and nobody since. The name is
 * the one said there, so that what is read can be proved.
 * Null where that is not so.
 */
export function resolvePronoun({
  polished,
  sentences,
  at,
  persons,
}: PronounRequest): ResolvedSentence | null {
  const [whole, before = ''] = opensWithPerson.exec(polished) ?? [];
  const sentence = sentences[at];
  if (whole === undefined || sentence === undefined || /\p{Lu}\p{Ll}/u.test(before.slice(1))) return null;
  const known = persons();
  for (let back = 1; back <= reach; back++) {
    const antecedent = sentences[at - back];
    if (!antecedent || antecedent.speaker !== sentence.speaker) return null;
    if (kin.test(antecedent.text) || idiom.test(antecedent.text)) return null;
    const words = sentenceWords(antecedent);
    if (known.some((person) => isOwner(words, person))) return null;
    const [form, ...more] = known.flatMap((person) => formIn(words, person) ?? []);
    if (more.length > 0) return null;
    if (form && ofMore.test(antecedent.text.slice(antecedent.text.indexOf(form) + form.length))) return null;
    if (form) return { text: `${before}[${form}]${polished.slice(whole.length)}`, antecedent };
  }
  return null;
}
