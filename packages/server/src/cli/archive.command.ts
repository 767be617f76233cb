import { resolve } from 'node:path';
import type { Command, CommandLine } from './command.type.ts';

type Report = { rows: number; files: number; bytes: number };

const printReport = ({ print }: CommandLine, what: string, { rows, files, bytes }: Report): void =>
  print(`${what}: ${rows} rows, ${files} files, ${(bytes / 1_000_000).toFixed(1)} MB`);

export const backupCommand: Command = {
  usage: 'backup <file>',
  doc: 'Write everything, as it is at one moment, to one archive; the server may go on.',
  async run(context, line) {
    const [file = ''] = line.words;
    printReport(line, 'Backed up', await context.commands.backup({ file: resolve(file) }));
    return 0;
  },
};

export const restoreCommand: Command = {
  usage: 'restore <file>',
  doc: 'Read an archive into an empty data directory or database.',
  async run(context, line) {
    const [file = ''] = line.words;
    printReport(line, 'Restored', await context.commands.restore({ file: resolve(file) }));
    return 0;
  },
};
