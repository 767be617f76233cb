/** One spelling of a noun, of one thing and of several. */
export type Spelling = { singular: string; plural: string };

/** A noun in every spelling that the code has. */
export type NounNames = {
  /** `fund-manager`: files, folders, addresses of pages. */
  kebab: Spelling;
  /** `fund_manager`: tables, the API. */
  snake: Spelling;
  /** `fundManager`: values. */
  camel: Spelling;
  /** `FundManager`: types. */
  pascal: Spelling;
  /** `fund manager`: comments and messages. */
  words: Spelling;
  /** `Fund manager`: where a message begins. */
  sentence: Spelling;
};

/** What English makes of a regular noun; the others are given. */
function pluralOf(singular: string): string {
  if (/[^aeiou]y$/u.test(singular)) return singular.replace(/y$/u, 'ies');
  return /(?:s|x|z|ch|sh)$/u.test(singular) ? `${singular}es` : `${singular}s`;
}

const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const camelOf = (name: string): string => name.replaceAll(/-(\w)/gu, (_, letter: string) => upper(letter));
const spacedName = (name: string): string => name.replaceAll('-', ' ');

/** The spellings of a noun that is given in kebab-case, as `fund-manager`. */
export function nounNames(singular: string, plural = pluralOf(singular)): NounNames {
  const both = (spell: (name: string) => string): Spelling => ({
    singular: spell(singular),
    plural: spell(plural),
  });
  return {
    kebab: both((name) => name),
    snake: both((name) => name.replaceAll('-', '_')),
    camel: both(camelOf),
    pascal: both((name) => upper(camelOf(name))),
    words: both(spacedName),
    sentence: both((name) => upper(spacedName(name))),
  };
}

/** How templates write each spelling: as that of a noun that is called "noun name". */
const written: Readonly<Record<keyof NounNames, Spelling>> = {
  kebab: { singular: '__noun-name__', plural: '__noun-names__' },
  snake: { singular: '__noun_name__', plural: '__noun_names__' },
  camel: { singular: '__nounName__', plural: '__nounNames__' },
  pascal: { singular: '__NounName__', plural: '__NounNames__' },
  words: { singular: '__noun name__', plural: '__noun names__' },
  sentence: { singular: '__Noun name__', plural: '__Noun names__' },
};

const spellings = ['kebab', 'snake', 'camel', 'pascal', 'words', 'sentence'] as const;

/** A text or a path of a template, for this noun. */
export const filledIn = (template: string, names: NounNames): string =>
  spellings.reduce(
    (text, spelling) =>
      text
        .replaceAll(written[spelling].singular, names[spelling].singular)
        .replaceAll(written[spelling].plural, names[spelling].plural),
    template,
  );
