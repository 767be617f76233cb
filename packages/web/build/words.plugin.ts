import type { Plugin } from 'vite';
import { ecco } from '../src/messages/ecco.generated.ts';

const prefix = 'virtual:words/';
const catalogue: Readonly<Record<string, object>> = ecco;
/** A text that begins as the key of a word does: `'lists.add'`, `` `status.${name}` ``. */
const keyed = /['"`](\w+)\.[\w$]/gu;

/** The sections of the catalogue of which a module says words. */
export const sectionsIn = (code: string): string[] =>
  [...new Set([...code.matchAll(keyed)].map(([, section = '']) => section))]
    .filter((section) => Object.hasOwn(catalogue, section))
    .toSorted();

/**
 * Lets words come with the code that says them: a module is given an import of each section that it names, and what is
 * imported puts the words of one section into the catalogue. Which words a page loads follows from its imports, then.
 */
export function wordsPlugin(): Plugin {
  let source = '';
  return {
    name: 'words-with-their-code',
    // What is searched is the text that was written.
    enforce: 'pre',
    configResolved({ root }) {
      source = `${root}/src/`;
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const section = id.slice(prefix.length + 1);
      const added = [section, catalogue[section]].map((value) => JSON.stringify(value)).join(', ');
      return `import { addWords } from '/src/messages/words.ts';\naddWords(${added});\n`;
    },
    transform(code, id) {
      if (!id.startsWith(source) || id.startsWith(`${source}messages/ecco`)) return null;
      const imports = sectionsIn(code).map((section) => `import '${prefix}${section}';\n`);
      // Behind what is written, whose lines keep their numbers; it is imported before they run all the same.
      return imports.length === 0 ? null : { code: `${code}\n${imports.join('')}`, map: null };
    },
  };
}
