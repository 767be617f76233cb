/**
 * `npm run check`: everything that can be said about the code without running it. Each step is one tool; all of them run,
 * side by side, so that one call shows every fault. With `--changed` the tools read what differs from `main`.
 */
import { checkImports, checkTexts, type OwnCheck } from './check/own-checks.ts';
import { runTool, toolsOfAll, toolsOfChanges } from './check/tools.ts';

type Report = { ok: boolean; output: string };

/** Says what came of a step, and why where it failed. */
function report(name: string, { ok, output }: Report): void {
  const seconds = (performance.now() / 1000).toFixed(1);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (after ${seconds} s)`);
  if (ok) return;
  process.exitCode = 1;
  console.log(output.trimEnd());
}

const reportAll = (checks: readonly OwnCheck[]): void => {
  for (const { name, faults } of checks) report(name, { ok: faults.length === 0, output: faults.join('\n') });
};

const tools = process.argv.includes('--changed') ? toolsOfChanges() : toolsOfAll();
const running = tools.map(async (tool) => report(tool.name, await runTool(tool)));
reportAll(checkTexts());
reportAll(await checkImports());
await Promise.all(running);
