import { type Mentions, mentionsIn, type SourceText } from './mentions.ts';

const declared =
  /^export (?:declare )?(?:async )?(?:const|let|function\*?|class|type|interface) ([A-Za-z_$][\w$]*)/gm;

// Tools and set-ups are called by name from outside the code, as `teardown` is by the test runner.
const isProduct = (path: string) => path.startsWith('packages/') && !path.endsWith('.setup.ts');

// A door hands on what others ask for; that it names something is no use of it.
const isEntryPoint = (path: string) =>
  /^packages\/[^/]+\/src\/(?:index|schemas|answers|rows)\.ts$/.test(path);

/**
 * Exported names that no other file mentions: they are private to their file, or dead. A name is looked for as a word, so
 * that one used under another's name is missed rather than one in use reported.
 */
export function unusedExportFaults(
  files: readonly SourceText[],
  mentions: Mentions = mentionsIn(files),
): string[] {
  return files
    .filter(({ path }) => isProduct(path))
    .flatMap(({ path, text }) => {
      const names = [...text.matchAll(declared)].map(([, name = '']) => name);
      return [...new Set(names)]
        .filter((name) =>
          [...(mentions.get(name) ?? [])].every((other) => other === path || isEntryPoint(other)),
        )
        .map((name) => `${path}: ${name} is exported and used nowhere else`);
    });
}
