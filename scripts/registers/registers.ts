/**
 * Registers: lists that are found and not kept. What belongs to one names itself by the name of its file and of what it
 * exports; the list is written from that, and `npm run check` says when it is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { byReferences } from './reference-order.ts';
import { type Register, type RegisteredFile, type RegisterText, registerText } from './register.ts';
import { entryPoint, listOfAll, recordByKey, recordOfAll, recordOfNames } from './register-shapes.ts';

/** A key is the name without the role at its end. */
const without =
  (role: string) =>
  (name: string): string =>
    name.endsWith(role) ? name.slice(0, -role.length) : name;

/** Nouns by which the API has always called what the code spells in another way. */
const namesOfApi: Readonly<Record<string, string>> = { organization: 'organisation' };
function nounOfApi(name: string): string {
  const own = without('Api')(name);
  return namesOfApi[own] ?? own;
}

const handsOn = /\} from '\.\/([\w.-]+)';/gu;

/** Files of a folder but its entry points, its tests and those whose names another of them hands on. */
function notHandedOn(files: readonly RegisteredFile[]): RegisteredFile[] {
  const entryPoints = files.filter(({ text }) => text.startsWith('export {'));
  const handedOn = new Set(
    entryPoints.flatMap(({ text }) => [...text.matchAll(handsOn)].map(([, name = '']) => name)),
  );
  return files.filter(
    ({ path }) => !/\/index\.ts$|\.test\.ts$|\.generated\.ts$/u.test(path) && !handedOn.has(basename(path)),
  );
}

/** The noun of the contract that routes answer: the one that they are called by, else the one that their file names. */
function answeredNoun(name: string, { text }: RegisteredFile): string {
  const own = without('Routes')(name);
  if (text.includes(`(os.${own}.`)) return own;
  return /\(os\.(\w+)\./u.exec(text)?.[1] ?? own;
}

const ofJobs = {
  title: 'Every job of the room',
  exported: /^export const (\w+Job) = defineJob\b/gmu,
  shape: recordOfNames('jobs'),
};

export const registers: readonly Register[] = [
  {
    ...ofJobs,
    path: 'packages/pipeline/src/assembly/jobs.generated.ts',
    files: 'packages/pipeline/src/**/*.job.ts',
  },
  {
    ...ofJobs,
    path: 'packages/server/src/compose/jobs.generated.ts',
    files: 'packages/server/src/**/*.job.ts',
  },
  {
    path: 'packages/domain/src/names.generated.ts',
    title: 'Everything that the room names',
    files: 'packages/domain/src/*.ts',
    exported: null,
    chosen: notHandedOn,
    shape: entryPoint,
  },
  {
    path: 'packages/contract/src/noun/schemas.generated.ts',
    title: 'The schemas of all nouns',
    // Of what every text is made of, the entry point names what others may use.
    files: 'packages/contract/src/noun/!(text).schema.ts',
    exported: null,
    shape: entryPoint,
  },
  {
    path: 'packages/contract/src/api/procedures.generated.ts',
    title: 'What the API does, by its nouns',
    files: 'packages/contract/src/api/*.api.ts',
    exported: /^export const (\w+Api) = \{/gmu,
    mayExportNothing: true,
    keyOf: nounOfApi,
    shape: recordByKey('procedures'),
  },
  {
    path: 'packages/factories/src/answers/factories.generated.ts',
    title: 'The factories of all answers',
    files: 'packages/factories/src/answers/*.factory.ts',
    exported: null,
    shape: entryPoint,
  },
  {
    path: 'packages/store/src/assembly/nouns.generated.ts',
    title: 'Every noun of the store, those first that others refer to',
    files: 'packages/store/src/*/index.ts',
    exported: /^export const (\w+Noun) = defineNoun\b/gmu,
    mayExportNothing: true,
    keyOf: without('Noun'),
    inOrder: byReferences,
    shape: recordByKey('nouns'),
  },
  {
    path: 'packages/server/src/app/routes.generated.ts',
    title: 'What answers the contract, by its nouns',
    files: 'packages/server/src/**/*.routes.ts',
    exported: /^export const (\w+Routes) = \{/gmu,
    mayExportNothing: true,
    keyOf: answeredNoun,
    shape: recordByKey('routes'),
  },
  {
    path: 'packages/server/src/app/access-rows.generated.fixture.ts',
    title: 'The rows of access of all nouns',
    files: 'packages/server/src/**/*.access.fixture.ts',
    exported: /^export const (\w+Access)\b/gmu,
    shape: recordOfAll('accessRows'),
  },
  {
    path: 'packages/web/src/app/routes.generated.ts',
    title: 'Every page with its address',
    files: 'packages/web/src/app/routes/*.routes.ts',
    exported: /^export const (\w+Routes)\b/gmu,
    shape: listOfAll('routes'),
  },
  {
    path: 'packages/web/src/messages/ecco.generated.ts',
    title: 'Every word that the product shows, by section',
    files: 'packages/web/src/messages/ecco/*.ts',
    exported: /^export const (\w+)\b/gmu,
    shape: recordOfAll('ecco'),
  },
];

const textOf = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
};

/** The registers that do not say what is there. */
export const staleRegisters = (root: string): RegisterText[] =>
  registers
    .map((register) => registerText(register, root))
    .filter(({ path, text }) => textOf(join(root, path)) !== text);

/** Writes what is stale, and says where. */
export function writeRegisters(root: string): string[] {
  const stale = staleRegisters(root);
  for (const { path, text } of stale) writeFileSync(join(root, path), text);
  return stale.map(({ path }) => path);
}
