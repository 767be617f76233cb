/** Where keys of queries are made; everybody else names operations and nouns. */
const keysModule = 'packages/web/src/api/operations.ts';

const literalKey = /(?:\b(?:query|mutation)Key\s*:\s*|Quer(?:y|ies)(?:Data|State|Defaults)\(\s*)\[/g;

/** Keys of queries and mutations written as lists by hand: nothing would hold them to the operation they stand for. */
export function queryKeyFaults(files: readonly { path: string; text: string }[]): string[] {
  return files
    .filter(({ path }) => path.startsWith('packages/web/') && path !== keysModule)
    .flatMap(({ path, text }) =>
      [...text.matchAll(literalKey)].map(
        ({ index }) =>
          `${path}:${text.slice(0, index).split('\n').length}: a key by hand; ${keysModule} makes them of operations`,
      ),
    );
}
