/** A name that a file exports for a register, under the key that it has there. */
export type Entry = { name: string; key: string; from: string };
/** Writes the body of a register: what stands below its imports. */
export type Shape = (entries: readonly Entry[]) => string[];

export const byText = (one: string, other: string): number => (one < other ? -1 : 1);
/** A text by which paths stand as the formatter sorts imports: what lies higher first, a folder before what is named like it. */
const importOrderOf = (path: string): string =>
  path.replaceAll('../', '\u0000').replaceAll('/', '\u0001').replaceAll('.', '\u0002');
export const byPlace = (one: string, other: string): number =>
  byText(importOrderOf(one), importOrderOf(other));
const byAlphabet = (lines: readonly string[]): string[] => lines.toSorted(byText);
const namesIn = (entries: readonly Entry[]): string[] => entries.map(({ name }) => name);

/** `{ crawlJob, pollJob }` */
export const recordOfNames =
  (list: string): Shape =>
  (entries) => [
    `export const ${list} = {`,
    ...byAlphabet(namesIn(entries).map((name) => `  ${name},`)),
    '};',
  ];

/** `{ ...lists, ...shell }` */
export const recordOfAll =
  (list: string): Shape =>
  (entries) => [
    `export const ${list} = {`,
    ...byAlphabet(namesIn(entries).map((name) => `  ...${name},`)),
    '} as const;',
  ];

/** `[...adminRoutes, ...listRoutes]` */
export const listOfAll =
  (list: string): Shape =>
  (entries) => [
    `export const ${list} = [`,
    ...byAlphabet(namesIn(entries).map((name) => `  ...${name},`)),
    '] as const;',
  ];

/** `{ history: historyApi, list: listApi }`, in the order of the entries; entries of one key are one record. */
export const recordByKey =
  (list: string): Shape =>
  (entries) => {
    const lines = [...Map.groupBy(entries, ({ key }) => key)].map(([key, group]) => {
      const names = byAlphabet(namesIn(group));
      return `  ${key}: ${names.length > 1 ? `{ ${names.map((name) => `...${name}`).join(', ')} }` : names.join('')},`;
    });
    return [`export const ${list} = {`, ...lines, '};'];
  };

/** `export * from './list.ts';` */
export const entryPoint: Shape = (entries) =>
  entries
    .map(({ from }) => from)
    .toSorted(byPlace)
    .map((from) => `export * from '${from}';`);
