/** A file by its path from the top of the checkout, and its text. */
export type SourceText = { path: string; text: string };

const declared =
  /^export (?:declare )?(?:async )?(?:const|let|function\*?|class|type|interface) ([A-Za-z_$][\w$]*)/gm;
const word = /[A-Za-z_$][\w$]*/g;

// Tools and set-ups are called by name from outside the code, as `teardown` is by the test runner.
const isProduct = (path: string) => path.startsWith('packages/') && !path.endsWith('.setup.ts');

// A door hands on what others ask for; that it names something is no use of it.
const isDoor = (path: string) => /^packages\/[^/]+\/src\/(?:index|schemas|answers|rows)\.ts$/.test(path);

function filesByWord(files: readonly SourceText[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    if (isDoor(path)) continue;
    for (const name of new Set(text.match(word))) {
      const paths = found.get(name) ?? new Set<string>();
      found.set(name, paths.add(path));
    }
  }
  return found;
}

/**
 * Exported names that no other file mentions: they are private to their file, or dead. A name is looked for as a word, so
 * that one used under another's name is missed rather than one in use reported.
 */
export function unusedExportFaults(files: readonly SourceText[]): string[] {
  const mentions = filesByWord(files);
  return files
    .filter(({ path }) => isProduct(path))
    .flatMap(({ path, text }) => {
      const names = [...text.matchAll(declared)].map(([, name = '']) => name);
      return [...new Set(names)]
        .filter((name) => [...(mentions.get(name) ?? [])].every((other) => other === path))
        .map((name) => `${path}: ${name} is exported and used nowhere else`);
    });
}
