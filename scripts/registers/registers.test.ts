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
