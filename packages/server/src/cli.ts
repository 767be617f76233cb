// The command line: one command, done by the server that owns the data directory, or here when none runs.

import { parseArgs } from 'node:util';
import { backupCommand, restoreCommand } from './cli/archive.command.ts';
import type { Command } from './cli/command.type.ts';
import { openDesk } from './cli/desk.ts';
import { exportCommand } from './cli/export.command.ts';
import { ingestCommand } from './cli/ingest.command.ts';
import { reprocessCommand } from './cli/reprocess.command.ts';
import { statusCommand } from './cli/status.command.ts';
import { parseConfig } from './config/config.ts';

const commands: Readonly<Record<string, Command>> = {
  ingest: ingestCommand,
  status: statusCommand,
  reprocess: reprocessCommand,
  export: exportCommand,
  backup: backupCommand,
  restore: restoreCommand,
};

const help = (): string =>
  Object.values(commands)
    .map(({ usage, doc }) => `  ecco ${usage}\n      ${doc}`)
    .join('\n');

/** Runs what stands on the command line; answers with the exit code. */
async function main(argv: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args: argv,
    allowPositionals: true,
    strict: false,
    options: {
      format: { type: 'string' },
      from: { type: 'string' },
      kind: { type: 'string' },
      title: { type: 'string' },
      'no-wait': { type: 'boolean' },
    },
  });
  const [name = '', ...words] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined || (command.usage.includes('<') && words.length === 0)) {
    console.error(command === undefined ? help() : `  ecco ${command.usage}\n      ${command.doc}`);
    return 2;
  }
  const desk = await openDesk(parseConfig(process.env));
  try {
    return await command.run(desk, { words, options: values, print: (line) => console.log(line) });
  } finally {
    await desk.close();
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
