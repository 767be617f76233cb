import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { confinedTo } from './confined-process.ts';

const mebibyte = 2 ** 20;
const most = 60;
/** Takes memory without writing to it, 64 MB at a time, and says how often it got some. */
const greedy = `let got = 0; const kept = [];
try { for (; got < ${most}; got += 1) kept.push(Buffer.alloc(64 * ${mebibyte})); } catch {}
console.log(got);`;

const takenUnder = (memoryBytes: number): number => {
  const { execPath = process.execPath, execArgv, env } = confinedTo(memoryBytes);
  return Number(spawnSync(execPath, [...execArgv, '-e', greedy], { env }).stdout.toString());
};

it.runIf(process.platform === 'linux')('is held by the system where nobody looks', () => {
  const [little, more] = [takenUnder(64 * mebibyte), takenUnder(1_088 * mebibyte)];
  expect(little).toBeGreaterThan(0);
  expect(more - little).toBe(16);
  expect(more).toBeLessThan(most);
});
