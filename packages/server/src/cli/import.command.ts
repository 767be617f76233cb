import { resolve } from 'node:path';
import { type Command, textOption, wrongUse } from './command.type.ts';

const kinds = ['organizations', 'people'] as const;

/** Rows that are told one by one; the counts tell of all. */
const shown = 200;

export const importCommand: Command = {
  usage: `import <file> [--kind ${kinds.join('|')}] [--commit] [--skip-refused]`,
  doc: 'Look at a CSV of organizations or people row by row; with --commit all of it is written, or nothing.',
  async run(context, line) {
    const [file = ''] = line.words;
    const named = textOption(line, 'kind') ?? 'organizations';
    const kind = kinds.find((one) => one === named);
    if (kind === undefined) {
      line.complain(`There is no kind “${named}”. The kinds are ${kinds.join(', ')}.`);
      return wrongUse;
    }
    const commit = line.options['commit'] === true;
    const skipRefused = line.options['skip-refused'] === true;
    const report = await context.commands.importGraph({ path: resolve(file), kind, commit, skipRefused });
    for (const { line: at, name, status, changes, message } of report.rows.slice(0, shown))
      if (status !== 'same') line.print(`${at}  ${status}  ${name}  ${message ?? changes.join(', ')}`);
    const { counts, ignored } = report;
    if (ignored.length > 0) line.print(`Columns that are not read: ${ignored.join(', ')}`);
    const done = report.committed ? 'Imported' : 'Nothing was written';
    line.print(
      `${done}: ${counts.new} new, ${counts.changed} changed, ${counts.same} the same, ${counts.refused} refused`,
    );
    return counts.refused > 0 && !skipRefused ? 1 : 0;
  },
};
