// The command line: one command, done by the server that owns the data directory, or here when none runs.

import { parseArgs } from 'node:util';
import { backupCommand, restoreCommand } from './cli/archive.command.ts';
import { bounceCommand } from './cli/bounce.command.ts';
import { type Command, wrongUse } from './cli/command.type.ts';
import { openCommandContext } from './cli/command-context.ts';
import { exportCommand } from './cli/export.command.ts';
import { importCommand } from './cli/import.command.ts';
import { ingestCommand } from './cli/ingest.command.ts';
import { reprocessCommand } from './cli/reprocess.command.ts';
import { statusCommand } from './cli/status.command.ts';
import { writePrivately } from './compose/write-privately.ts';
import { parseConfig } from './config/config.ts';

const commands: Readonly<Record<string, Command>> = {
  ingest: ingestCommand,
  import: importCommand,
  status: statusCommand,
  reprocess: reprocessCommand,
  export: exportCommand,
  bounce: bounceCommand,
  backup: backupCommand,
  restore: restoreCommand,
};

const commandHelp = ({ usage, doc }: Command): string => `  ecco ${usage}\n      ${doc}`;

const help = (): string => `Usage\n${Object.values(commands).map(commandHelp).join('\n')}`;

function parse(argv: string[]) {
  return parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      format: { type: 'string' },
      from: { type: 'string' },
      kind: { type: 'string' },
      title: { type: 'string' },
      'no-wait': { type: 'boolean' },
      commit: { type: 'boolean' },
      'skip-refused': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
}

/** Says how it is done after what was typed cannot be; the exit code for that. */
function refuse(message: string, command?: Command): number {
  console.error(`${message}\n\n${command === undefined ? help() : commandHelp(command)}`);
  return wrongUse;
}

/** Runs what stands on the command line; answers with the exit code. */
async function main(argv: string[]): Promise<number> {
  writePrivately();
  let line: ReturnType<typeof parse>;
  try {
    line = parse(argv);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
  const [name = '', ...words] = line.positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (line.values.help === true || name === 'help' || name === '') {
    console.log(command === undefined ? help() : commandHelp(command));
    return name === '' && line.values.help !== true ? wrongUse : 0;
  }
  if (command === undefined) return refuse(`There is no command “${name}”.`);
  if (command.usage.includes('<') && words.length === 0) return refuse('Something is missing.', command);
  const context = await openCommandContext(parseConfig(process.env));
  try {
    return await command.run(context, {
      words,
      options: line.values,
      input: process.stdin,
      print: (text) => console.log(text),
      complain: (text) => console.error(text),
    });
  } finally {
    await context.close();
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
