import type { Sentence } from '../sentences/sentence.ts';
import { findPhrases } from './phrase.ts';
import { titleCase } from './title-case.ts';
import { isShouted, unshouted } from './unshouted.ts';

/** A phrase over a whole text: how it is written, how often, and in which sentences. */
export type IndexedPhrase = {
  key: string;
  label: string;
  /** As it is mostly written. */
  form: string;
  words: number;
  count: number;
  sentences: number[];
};

type Entry = { key: string; words: number; count: number; sentences: number[]; forms: Map<string, number> };

/**
 * The noun phrases of some sentences. A phrase that nearly always stands inside the same longer one
 * ("retirement" in "retirement system") gives its place to the longer one (after Frantzi and Ananiadou's C-value).
 */
export function indexPhrases(sentences: readonly Sentence[]): IndexedPhrase[] {
  const entries = new Map<string, Entry>();
  for (const sentence of sentences) {
    for (const { key, text, words } of findPhrases(sentence)) {
      const entry: Entry = entries.get(key) ?? { key, words, count: 0, sentences: [], forms: new Map() };
      entry.count++;
      if (entry.sentences.at(-1) !== sentence.index) entry.sentences.push(sentence.index);
      entry.forms.set(text, (entry.forms.get(text) ?? 0) + 1);
      entries.set(key, entry);
    }
  }
  return withoutNested(entries).map(present);
}

function withoutNested(entries: Map<string, Entry>): Entry[] {
  const covered = new Map<string, number>();
  for (const { key, words, count } of entries.values()) {
    if (words < 2 || count < 2) continue;
    for (const part of keyParts(key)) covered.set(part, Math.max(covered.get(part) ?? 0, count));
  }
  return [...entries.values()].filter(({ key, count }) => (covered.get(key) ?? 0) < count * 0.6);
}

function keyParts(key: string): string[] {
  const words = key.split(' ');
  const parts: string[] = [];
  for (let first = 0; first < words.length; first++)
    for (let end = first + 1; end <= words.length; end++)
      if (end - first < words.length) parts.push(words.slice(first, end).join(' '));
  return parts;
}

function present({ forms, ...entry }: Entry): IndexedPhrase {
  const form = mostOften([...forms]);
  const quiet = isShouted(form) ? mostOften([...forms].filter(([other]) => !isShouted(other))) : form;
  return { ...entry, label: titleCase(quiet || unshouted(form)), form };
}

/** The form with the highest count, the first of several; empty where there is none. */
function mostOften(forms: readonly (readonly [form: string, count: number])[]): string {
  let [best, bestCount] = ['', 0];
  for (const [form, count] of forms) if (count > bestCount) [best, bestCount] = [form, count];
  return best;
}
