import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerText } from './register.ts';
import { registers, staleRegisters } from './registers.ts';

let root: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'registers-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const [jobs] = registers;
const folder = 'packages/pipeline/src';
const job = (name: string): string => `const Payload = 1;\nexport const ${name}Job = defineJob({});\n`;
const writeAll = (): void => {
  for (const register of registers) {
    const { path, text } = registerText(register, root);
    write(path, text);
  }
};

describe('a register', () => {
  it('names what names itself, wherever that lies', () => {
    write(`${folder}/jobs/poll.job.ts`, `export const PollJob = z.object({});\n${job('poll')}`);
    write(`${folder}/assembly/near.job.ts`, job('near'));
    write(`${folder}/jobs/poll.ts`, job('no'));
    expect(jobs && registerText(jobs, root).text.split('\n')).toEqual([
      '/** Every job of the room, written by `npm run registers`. */',
      "import { pollJob } from '../jobs/poll.job.ts';",
      "import { nearJob } from './near.job.ts';",
      '',
      'export const jobs = {',
      '  nearJob,',
      '  pollJob,',
      '};',
      '',
    ]);
  });

  it('is stale once a file is added or taken away', () => {
    write(`${folder}/jobs/poll.job.ts`, job('poll'));
    writeAll();
    expect(staleRegisters(root)).toEqual([]);
    write(`${folder}/jobs/crawl.job.ts`, job('crawl'));
    expect(staleRegisters(root).map(({ path }) => path)).toEqual([jobs?.path]);
    writeAll();
    rmSync(join(root, folder, 'jobs/poll.job.ts'));
    expect(staleRegisters(root).map(({ path }) => path)).toEqual([jobs?.path]);
  });

  it('refuses a file that names nothing', () => {
    write(`${folder}/jobs/poll.job.ts`, 'export const poll = 1;\n');
    expect(() => staleRegisters(root)).toThrow('jobs/poll.job.ts exports nothing');
  });
});

/** The lines of a register below its imports. */
function bodyOf(path: string): string[] {
  const register = registers.find((one) => one.path === path);
  const lines = register ? registerText(register, root).text.split('\n') : [];
  return lines.filter((line) => line !== '' && !/^(?:\/\*\*|import )/u.test(line));
}

describe('the nouns of the store', () => {
  const at = 'packages/store/src';
  const noun = (folder: string, refersTo?: string): void => {
    write(`${at}/${folder}/index.ts`, `export const ${folder}Noun = defineNoun({});\n`);
    const reference = refersTo ? `import { ${refersTo} } from '../${refersTo}/index.ts';\n` : '';
    write(`${at}/${folder}/${folder}.table.ts`, reference);
  };

  it('stand behind those that their tables refer to', () => {
    noun('alders', 'cedars');
    noun('birches');
    noun('cedars', 'oaks');
    noun('oaks');
    expect(bodyOf(`${at}/assembly/nouns.generated.ts`)).toEqual([
      'export const nouns = {',
      '  oaks: oaksNoun,',
      '  cedars: cedarsNoun,',
      '  alders: aldersNoun,',
      '  birches: birchesNoun,',
      '};',
    ]);
  });

  it('may not refer to each other in a circle', () => {
    noun('alders', 'birches');
    noun('birches', 'alders');
    expect(() => bodyOf(`${at}/assembly/nouns.generated.ts`)).toThrow('tables refer in a circle');
  });
});

describe('the routes', () => {
  const at = 'packages/server/src';

  it('stand under the noun that they answer, those of several files together', () => {
    write(`${at}/key/key.routes.ts`, 'guarded(os.user.keys);\nexport const keyRoutes = { keys };\n');
    write(`${at}/user/user.routes.ts`, 'guarded(os.user.find);\nexport const userRoutes = { find };\n');
    write(
      `${at}/visit/visit.routes.ts`,
      'guarded(os.update.list);\nguarded(os.visit.note);\nexport const updateRoutes = { list };\nexport const visitRoutes = { note };\n',
    );
    expect(bodyOf(`${at}/app/routes.generated.ts`)).toEqual([
      'export const routes = {',
      '  update: updateRoutes,',
      '  user: { ...keyRoutes, ...userRoutes },',
      '  visit: visitRoutes,',
      '};',
    ]);
  });

  it('that the contract does not know are left to whoever mounts them', () => {
    write(`${at}/page/page.routes.ts`, 'export function mountPages() {}\n');
    expect(bodyOf(`${at}/app/routes.generated.ts`)).toEqual(['export const routes = {', '};']);
  });
});

it('what a room names leaves out tests, and files whose names another one hands on', () => {
  const at = 'packages/domain/src';
  for (const name of ['index', 'theme.test', 'vote-words', 'vote']) write(`${at}/${name}.ts`, '');
  write(`${at}/headline.ts`, "export { voteWords } from './vote-words.ts';\n");
  expect(bodyOf(`${at}/names.generated.ts`)).toEqual([
    "export * from './headline.ts';",
    "export * from './vote.ts';",
  ]);
});
