import { basename } from 'node:path';
import type { SourceText } from './mentions.ts';

/** Words of our own that the field has otherwise (`docs/glossary.md`), each with the forms that count as it. */
const forms: Readonly<Record<string, readonly string[]>> = {
  again: ['again'],
  anew: ['anew'],
  apart: ['apart'],
  asked: ['asked'],
  besides: ['besides'],
  deed: ['deed', 'deeds'],
  door: ['door', 'doors'],
  found: ['found'],
  glance: ['glance'],
  heard: ['heard'],
  house: ['house'],
  keep: ['keep', 'keeps', 'kept', 'keeping'],
  keeper: ['keeper', 'keepers'],
  lit: ['lit'],
  loose: ['loose'],
  mend: ['mend', 'mends', 'mended', 'mending'],
  risen: ['risen'],
  shelf: ['shelf', 'shelves'],
  'take up': ['takeup'],
  tell: ['tell', 'tells', 'told', 'telling', 'tellings'],
  tended: ['tended'],
  wanted: ['wanted'],
  whole: ['whole'],
};

/** Where words are counted: names that a file declares, names of files and folders, comments. */
type WordPlace = 'names' | 'files' | 'comments';

/** How often each word stands; one that is missing stands nowhere. */
type Counts = Record<string, number>;
export type WordCounts = Record<WordPlace, Counts>;

const wordOfForm = new Map(
  Object.entries(forms).flatMap(([word, spelled]) => spelled.map((form) => [form, word] as const)),
);

/** The forms as words of a sentence. */
const spelled = new RegExp(String.raw`\b(?:${[...wordOfForm.keys()].join('|')})\b`, 'gi');

const declared =
  /^(?:export )?(?:async )?(?:function\*? ?|const |let |class |type |interface |enum )([A-Za-z_$][\w$]*)/gm;
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** The parts of a name as words of a sentence. */
const spacedName = (name: string): string => name.replace(/(?<=[a-z\d])(?=[A-Z])|[-_.]/g, ' ');
/** "Not found" is what everybody calls it, and "take up" is one verb. */
const singleTerms = (words: string): string =>
  words.replace(/\bnot[ -]found\b/gi, ' ').replace(/\btake[ns]?[ -]up\b/gi, 'takeup');

const add = (counts: Counts, words: string): void => {
  for (const [form] of singleTerms(words).matchAll(spelled)) {
    const word = wordOfForm.get(form.toLowerCase());
    if (word !== undefined) counts[word] = (counts[word] ?? 0) + 1;
  }
};

/** Counts the private words of files, by where they stand. A folder counts once, with the first file in it. */
export function countPrivateWords(files: readonly SourceText[]): WordCounts {
  const counts: WordCounts = { names: {}, files: {}, comments: {} };
  const folders = new Set<string>();
  for (const { path, text } of files) {
    for (const [, name] of text.matchAll(declared)) add(counts.names, spacedName(name ?? ''));
    for (const [words] of text.matchAll(comment)) add(counts.comments, words);
    add(counts.files, spacedName(basename(path)));
    const parts = path.split('/').slice(0, -1);
    for (const [at, part] of parts.entries()) {
      const folder = parts.slice(0, at + 1).join('/');
      if (!folders.has(folder)) add(counts.files, spacedName(part));
      folders.add(folder);
    }
  }
  return counts;
}

/** Words that stand in more names, files or comments than their ceiling allows. */
export function privateWordFaults(counts: WordCounts, ceilings: WordCounts): string[] {
  return (['names', 'files', 'comments'] as const).flatMap((place) =>
    Object.entries(counts[place]).flatMap(([word, count]) => {
      const most = ceilings[place][word] ?? 0;
      return count > most
        ? [`“${word}” in ${place}: ${count}, at most ${most}; docs/glossary.md has the word of the field`]
        : [];
    }),
  );
}

/** Ceilings that what is counted leaves: none rises, so that a word that went does not come back. */
export function loweredCeilings(counts: WordCounts, ceilings: WordCounts): WordCounts {
  const lowered = (place: WordPlace): Counts =>
    Object.fromEntries(
      Object.entries(ceilings[place]).flatMap(([word, most]) => {
        const least = Math.min(most, counts[place][word] ?? 0);
        return least > 0 ? [[word, least]] : [];
      }),
    );
  return { names: lowered('names'), files: lowered('files'), comments: lowered('comments') };
}
