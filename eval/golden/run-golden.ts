import { brokenPromises, differences, readExpected, writeExpected } from './expectation.ts';
import { goldenLines } from './golden-lines.ts';
import { readGoldenTexts } from './golden-text.ts';

/** What the engine says of the golden texts beside what was accepted, a line each; accepts it when told to. */
export async function runGolden(isAccepted: boolean): Promise<string> {
  const report: string[] = [];
  for (const text of readGoldenTexts()) {
    const lines = await goldenLines(text);
    const changes = differences(readExpected(text.name), lines);
    const faults = brokenPromises(text, lines);
    if (isAccepted && changes.length > 0) writeExpected(text.name, lines);
    const state = changes.length === 0 ? 'as accepted' : isAccepted ? 'accepted now' : 'changed';
    report.push(`${text.name}: ${state}`, ...[...changes, ...faults].map((line) => `  ${line}`));
  }
  return report.join('\n');
}
