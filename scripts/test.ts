/**
 * `npm test`: what must hold before anything is handed over. The steps run in order and the first failure ends the
 * run: what failed is named first, then the step's output follows. Unit and integration files that fail are run once
 * more by themselves, a journey once more in a new world; what passes then is named too, since a test that depends on
 * how busy the machine is deserves mending. The last line sums the tests of all steps.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { readJourneyReport } from './test/journey-report.ts';
import { type Failure, readUnitReport } from './test/unit-report.ts';

const root = join(import.meta.dirname, '..');
const reports = join(root, 'node_modules/.cache/test');
const unitReport = join(reports, 'vitest.json');
const journeyReport = join(reports, 'playwright.json');

/** More files than these do not fail by chance. */
const againAtMost = 5;

type Outcome = { ok: boolean; output: string; passed?: number; failed?: number; remarks?: string[] };
type Step = { name: string; run: () => Promise<Outcome> };

function command(program: string, ...args: string[]): Promise<Outcome> {
  const env = {
    ...process.env,
    PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
    PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport,
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

const vitest = (...files: string[]): Promise<Outcome> =>
  command(
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
    ...files,
  );

const line = (word: string, { file, test, message }: Failure): string =>
  `${word}: ${relative(root, file)} > ${test}\n    ${message.split('\n').slice(0, 4).join('\n    ')}`;

async function unitTests(): Promise<Outcome> {
  const first = await vitest();
  const { passed, failed, failures } = readUnitReport(unitReport);
  const remarks = failures.map((failure) => line('failed', failure));
  const files = [...new Set(failures.map(({ file }) => file))];
  if (first.ok || files.length === 0 || files.length > againAtMost)
    return { ...first, passed, failed, remarks };

  const again = await vitest(...files);
  const second = readUnitReport(unitReport);
  const still = new Set(second.failures.map(({ file, test }) => file + test));
  const words = failures.map((failure) =>
    line(still.has(failure.file + failure.test) ? 'failed twice' : 'failed once, passed alone', failure),
  );
  return again.ok
    ? { ok: true, output: '', passed: passed + failures.length, failed: 0, remarks: words }
    : { ...again, passed, failed: Math.max(second.failed, 1), remarks: words };
}

async function journeys(): Promise<Outcome> {
  const outcome = await command('playwright', 'test', '--reporter=list,json');
  const { notable, ...counted } = readJourneyReport(journeyReport);
  return { ...outcome, ...counted, remarks: notable.map(({ title, outcome: how }) => `${how}: ${title}`) };
}

const steps: Step[] = [
  { name: 'check', run: () => command('node', 'scripts/check.ts') },
  { name: 'unit and integration tests', run: unitTests },
  { name: 'web build', run: () => command('npm', 'run', '-s', 'build') },
  { name: 'browser journeys', run: journeys },
];

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0 };
for (const { name, run } of steps) {
  const startedAt = performance.now();
  const { ok, output, passed, failed = 0, remarks = [] } = await run();
  total.passed += passed ?? 0;
  total.failed += failed;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const counted = passed === undefined ? '' : `, ${passed} passed`;
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)${counted}`);
  for (const remark of remarks) console.log(remark);
  if (ok) continue;
  console.log(output.trimEnd());
  process.exitCode = 1;
  break;
}
// A step that broke without a counted test is a failure too.
if (process.exitCode === 1 && total.failed === 0) total.failed = 1;
console.log(`${total.passed} passed, ${total.failed} failed`);
