import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wordForms } from '../testing/word-forms.fixture.ts';
import { type Lexicon, lexicon, patternSource } from './lexicon.ts';

const source = new URL('..', import.meta.url).pathname;

const isLexicon = (value: unknown): value is Lexicon =>
  typeof value === 'object' && value !== null && 'phrases' in value && 'words' in value && 'at' in value;

async function readLexicons(): Promise<{ name: string; one: Lexicon }[]> {
  const files = globSync('**/*.lexicon.ts', { cwd: source });
  const matches = await Promise.all(
    files.map(async (file) => {
      const module: Record<string, unknown> = await import(`${source}${file}`);
      return Object.entries(module).map(([name, value]) => ({
        name: `${relative('.', file)} ${name}`,
        value,
      }));
    }),
  );
  return matches.flat().flatMap(({ name, value }) => (isLexicon(value) ? [{ name, one: value }] : []));
}

const lexicons = await readLexicons();

describe('a lexicon', () => {
  const fees = lexicon({
    words: 'fees? allocat\\w+',
    phrases: 'cash flow(s)?  + Cash flows rose.  - Cash fell.',
  });

  it('finds its words and phrases, whole and in any case', () => {
    expect(fees.test('The Fee rose.')).toBe(true);
    expect(fees.test('Coffee rose.')).toBe(false);
    expect(fees.count('Fees, allocators and cash flow')).toBe(3);
    expect(fees.findAll('Fees and cash flows')).toEqual([
      { text: 'Fees', index: 0 },
      { text: 'cash flows', index: 9 },
    ]);
  });

  it('may stand for the beginning, the end or all of a text', () => {
    const at = (place: 'opening' | 'closing' | 'whole') => lexicon({ at: place, words: 'fees' });
    expect([at('opening').test('(Fees rose.'), at('opening').test('The fees')]).toEqual([true, false]);
    expect([at('closing').test('The fees'), at('closing').test('Fees rose')]).toEqual([true, false]);
    expect([at('whole').test('fees'), at('whole').test('The fees')]).toEqual([true, false]);
  });
});

describe.each(lexicons)('$name', ({ one }) => {
  const framed = (entry: string): RegExp => new RegExp(patternSource([entry], one.at), one.flags);

  it('catches what it must and spares what it must not', () => {
    const phrases = one.phrases.flatMap(({ pattern, catches, spares }) => [
      ...(framed(pattern).test(catches) && one.test(catches) ? [] : [`${pattern} misses: ${catches}`]),
      ...(spares !== '' && !framed(pattern).test(spares) ? [] : [`${pattern} catches: ${spares}`]),
    ]);
    const words = one.words.flatMap((word) =>
      wordForms(word).flatMap((form) => [
        ...(framed(word).test(form) && one.test(form) ? [] : [`${word} misses ${form}`]),
        ...(!word.startsWith('\\') && !form.includes('-') && framed(word).test(`qq${form}`)
          ? [`${word} catches qq${form}`]
          : []),
      ]),
    );
    expect([...phrases, ...words]).toEqual([]);
  });

  it('has each entry once', () => {
    const entries = [...one.words, ...one.phrases.map(({ pattern }) => pattern)];
    expect(entries.filter((entry, at) => entries.indexOf(entry) !== at)).toEqual([]);
  });
});
