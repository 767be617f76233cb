/**
 * `npm test`: what must hold before anything is handed over. The steps run in order and the first failure ends the
 * run with that step's output; the last line sums the tests of all steps.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const reports = join(root, 'node_modules/.cache/test');
type Tally = { passed: number; failed: number };
type Step = { name: string; command: string[]; tally?: () => Tally };

/** A number in a tool's JSON report, by its path. */
function numberIn(report: unknown, ...path: string[]): number {
  const found = path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([name]) => name === key)?.[1]
        : null,
    report,
  );
  return typeof found === 'number' ? found : 0;
}

function readReport(name: string): unknown {
  const file = join(reports, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

const steps: Step[] = [
  { name: 'check', command: ['node', 'scripts/check.ts'] },
  {
    name: 'unit and integration tests',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'vitest.json')}`,
    ],
    tally: () => {
      const report = readReport('vitest.json');
      return { passed: numberIn(report, 'numPassedTests'), failed: numberIn(report, 'numFailedTests') };
    },
  },
  { name: 'web build', command: ['npm', 'run', '-s', 'build'] },
  {
    name: 'browser journeys',
    command: ['playwright', 'test', '--reporter=list,json'],
    tally: () => {
      const report = readReport('playwright.json');
      const passed = numberIn(report, 'stats', 'expected') + numberIn(report, 'stats', 'flaky');
      return { passed, failed: numberIn(report, 'stats', 'unexpected') };
    },
  },
];

function run([program = '', ...args]: string[]): Promise<{ ok: boolean; output: string }> {
  const env = {
    ...process.env,
    PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json'),
  };
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ ok: false, output: `${output}\n${error.message}` }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total: Tally = { passed: 0, failed: 0 };
for (const { name, command, tally } of steps) {
  const startedAt = performance.now();
  const { ok, output } = await run(command);
  const counted = tally?.() ?? { passed: 0, failed: 0 };
  total.passed += counted.passed;
  total.failed += counted.failed;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)${tally ? `, ${counted.passed} passed` : ''}`,
  );
  if (!ok) {
    console.log(output.trimEnd());
    process.exitCode = 1;
    break;
  }
}
// A step that broke without a counted test is a failure too.
if (process.exitCode === 1 && total.failed === 0) total.failed = 1;
console.log(`${total.passed} passed, ${total.failed} failed`);
