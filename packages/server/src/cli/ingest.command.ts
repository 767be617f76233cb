import { resolve } from 'node:path';
import { ContentKind } from '@ecco/contract';
import type { CommandItem, Taken } from '../control/command.contract.ts';
import { type Command, type CommandLine, textOption } from './command.type.ts';
import type { Desk } from './desk.ts';
import { follow, lineOf } from './follow.ts';

function take(desk: Desk, source: string, line: CommandLine): Promise<Taken> {
  if (/^https?:\/\//i.test(source)) return desk.commands.ingestUrl({ url: source });
  const kind = ContentKind.optional().parse(textOption(line, 'kind'));
  const title = textOption(line, 'title');
  return desk.commands.ingestFile({
    path: resolve(source),
    ...(kind === undefined ? {} : { kind }),
    ...(title === undefined ? {} : { title }),
  });
}

function tell(source: string, taken: Taken, print: CommandLine['print']): void {
  const show = taken.show === null ? '' : ` “${taken.show}”`;
  print(`${source}: ${taken.recognised}${show}${taken.known ? ', known already' : ''}`);
  if (taken.showsQueued > 0) print(`  ${taken.showsQueued} feeds are being read`);
  for (const item of taken.items) print(`  ${lineOf(item)}`);
}

export const ingestCommand: Command = {
  usage: 'ingest <url|file>… [--title <title>] [--kind <kind>] [--no-wait]',
  doc: 'Take in addresses or files and follow them until they are processed.',
  async run(desk, line) {
    const items: CommandItem[] = [];
    let refused = 0;
    for (const source of line.words) {
      try {
        const taken = await take(desk, source, line);
        tell(source, taken, line.print);
        items.push(...taken.items);
      } catch (error) {
        refused += 1;
        line.print(`${source}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    const failed = line.options['no-wait'] === true ? 0 : await follow(desk, items, line.print);
    return refused + failed > 0 ? 1 : 0;
  },
};
