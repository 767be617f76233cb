import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NounNames } from './noun-names.ts';
import { planOf } from './plan.ts';

const usageLines = (text: string): string[] => text.trim().split(/\s+/u);

/** Names that mean something else where a noun is named. */
const reserved: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'the language': `abstract any arguments as async await boolean break case catch class const constructor continue
      debugger default delete do else enum eval export extends false finally for from function get if implements import
      in infer instanceof interface is keyof let namespace never new null number object of package private protected
      prototype public readonly require return satisfies set static string super switch symbol then this throw true try
      type typeof undefined unknown using var void while with yield`,
    'the store, beside its nouns': 'backup changes close file health maintain restore transaction',
    'the client, beside the operations of nouns': 'call key operation',
    'every noun in its own files': `access added asked choose classes clock column condition created database db event
      found id index input list name noun order ordered page query row schema session text token total value word world`,
    'a folder that says nothing': 'common helper lib misc shared util',
  }).flatMap(([what, names]) => usageLines(names).map((name): [string, string] => [name, what])),
);

const readIn = (root: string, pattern: string): string =>
  globSync(pattern, { cwd: root })
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');

/** Where the code has one of the names of the noun already. */
function takenIn(names: NounNames, root: string): string | null {
  const { kebab, snake, camel, pascal } = names;
  const folders = ['server/src', 'web/src/features', 'web/src/app/pages'].map(
    (at) => `${at}/${kebab.singular}`,
  );
  const places = [...planOf(names, root).created.map(({ path }) => path)].concat(
    [...folders, `store/src/${kebab.plural}`].map((at) => `packages/${at}`),
  );
  const standing = places.find((path) => existsSync(join(root, path)));
  if (standing !== undefined) return standing;
  const said: readonly [pattern: string, says: RegExp][] = [
    ['packages/contract/src/api/procedures.generated.ts', new RegExp(`^ {2}${camel.singular}:`, 'mu')],
    ['packages/contract/src/api/*.api.ts', new RegExp(`'/${snake.plural}['/]`, 'u')],
    [
      'packages/{contract,domain}/src/**/*.ts',
      new RegExp(`^export \\w+ ${pascal.singular}(?:s?(?:Page|Query|Column))?\\b`, 'mu'),
    ],
    ['packages/store/src/assembly/nouns.generated.ts', new RegExp(`^ {2}${camel.plural}\\b`, 'mu')],
    ['packages/store/src/**/*.table.ts', new RegExp(`'${snake.plural}'`, 'u')],
    ['packages/web/src/app/routes/*.routes.ts', new RegExp(`path: '/${kebab.plural}['/]`, 'u')],
    ['packages/web/src/messages/ecco/*.ts', new RegExp(`^ {2}${camel.plural}:`, 'mu')],
  ];
  return said.find(([pattern, says]) => says.test(readIn(root, pattern)))?.[0] ?? null;
}

const kebabCase = /^[a-z]+(?:-[a-z]+)*$/u;

/** Why the checkout at `root` cannot have a noun of these names, in a sentence; null when it can. */
export function refusalOf(names: NounNames, root: string): string | null {
  const { singular, plural } = names.kebab;
  for (const name of [singular, plural]) {
    if (!kebabCase.test(name))
      return `"${name}" is not in kebab-case: small letters only, words joined by hyphens, as in fund-manager.`;
  }
  if (singular === plural) return `"${singular}" must differ from its plural, which is the name of its list.`;
  if (plural === `${singular}es` && /[^s]s$/u.test(singular))
    return `"${singular}" looks like a plural. Name one of them, or give the plural: --plural ${plural}.`;
  const place = takenIn(names, root);
  if (place !== null) return `"${singular}" exists already: ${place}.`;
  const what = reserved.get(names.camel.singular) ?? reserved.get(names.camel.plural);
  return what === undefined ? null : `"${singular}" is a name of ${what}.`;
}
