import { withEntry, withLine } from './insert.ts';

type Fill = (template: string) => string;
/** `fill` puts the noun into what is written for one that is called "noun name", as templates are. */
type Registration = { path: string; add: (text: string, fill: Fill) => string };

const exported =
  (line: string): Registration['add'] =>
  (text, fill) =>
    withLine(text, fill(line), 'export * from ');

type NamedRegister = { line: string; entry: string; opening: string; order?: 'sorted' | 'last' };

/** A list that names what is imported above it. */
const imported =
  ({ line, entry, opening, order = 'sorted' }: NamedRegister): Registration['add'] =>
  (text, fill) =>
    withEntry(withLine(text, fill(line), 'import '), fill(entry), { opening, order });

const glossaryRow = [
  '| __noun name__ | - | `__noun_names__` | `domain/__noun-name__.ts`',
  '`contract/noun/__noun-name__.schema.ts`',
  '`store/__noun-names__`',
  '`server/__noun-name__`',
  '`web/features/__noun-name__` |',
].join(', ');

/** Every list in which nouns are named. */
export const registrations: readonly Registration[] = [
  { path: 'packages/domain/src/index.ts', add: exported("export * from './__noun-name__.ts';") },
  {
    path: 'packages/contract/src/schemas.ts',
    add: exported("export * from './noun/__noun-name__.schema.ts';"),
  },
  {
    path: 'packages/contract/src/api/api.ts',
    add: imported({
      line: "import { __nounName__Api } from './__noun-name__.api.ts';",
      entry: '__nounName__: __nounName__Api,',
      opening: 'export const contract = refusingUnknownFields({',
    }),
  },
  {
    path: 'packages/store/src/assembly/nouns.ts',
    // Those that others refer to come first, and nothing refers to a new one.
    add: imported({
      line: "import { noun as __nounNames__ } from '../__noun-names__/index.ts';",
      entry: '__nounNames__,',
      opening: 'export const nouns = {',
      order: 'last',
    }),
  },
  {
    path: 'packages/server/src/app/contract-routes.ts',
    add: imported({
      line: "import { __nounName__Routes } from '../__noun-name__/__noun-name__.routes.ts';",
      entry: '__nounName__: __nounName__Routes,',
      opening: 'os.router({',
    }),
  },
  {
    path: 'packages/server/src/app/access-table.fixture.ts',
    add: imported({
      line: "import { __nounName__Access } from '../__noun-name__/__noun-name__.access.fixture.ts';",
      entry: '...__nounName__Access,',
      opening: 'export const accessTable: Readonly<Record<RouteName, AccessRow>> = {',
    }),
  },
  {
    path: 'packages/web/src/app/router.tsx',
    add: imported({
      line: "import { __nounName__Routes } from './routes/__noun-name__.routes.ts';",
      entry: '...__nounName__Routes,',
      opening: 'const routeTree = root.addChildren([',
      order: 'last',
    }),
  },
  {
    path: 'packages/web/src/messages/ecco.ts',
    add: imported({
      line: "import { __nounNames__ } from './ecco/__noun-name__.ts';",
      entry: '...__nounNames__,',
      opening: 'export const ecco = {',
    }),
  },
  {
    path: 'packages/web/src/messages/chunks.ts',
    add: (text, fill) =>
      withEntry(
        text,
        fill(
          "__nounNames__: () => import('./ecco/__noun-name__.ts').then(({ __nounNames__ }) => __nounNames__),",
        ),
        { opening: 'export const laterChunks = {', order: 'sorted' },
      ),
  },
  {
    path: 'packages/factories/src/answers.ts',
    add: exported("export * from './answers/__noun-name__.factory.ts';"),
  },
  {
    path: 'packages/factories/src/answers/answers.test.ts',
    add: (text, fill) =>
      withEntry(text, fill('build__NounName__: [schemas.__NounName__, factories.build__NounName__()],'), {
        opening: 'const built: Record<string, [ZodType, unknown]> = {',
        order: 'sorted',
      }),
  },
  { path: 'docs/glossary.md', add: (text, fill) => withLine(text, fill(glossaryRow), '| meeting |') },
];
