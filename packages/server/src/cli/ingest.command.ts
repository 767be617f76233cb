import { resolve } from 'node:path';
import { type ContentKind, contentKinds } from '@ecco/domain';
import type { CommandItem, Taken } from '../control/command.contract.ts';
import { type Command, type CommandLine, textOption, wrongUse } from './command.type.ts';
import type { CommandContext } from './command-context.ts';
import { follow } from './follow.ts';

type Said = { title?: string; kind?: ContentKind };

const take = (context: CommandContext, source: string, said: Said): Promise<Taken> =>
  /^[a-z][a-z\d+.-]*:\/\//i.test(source)
    ? context.commands.ingestUrl({ url: source })
    : context.commands.ingestFile({ path: resolve(source), ...said });

function tell(source: string, taken: Taken, print: CommandLine['print']): void {
  const show = taken.show === null ? '' : ` “${taken.show}”`;
  print(`${source}: ${taken.recognised}${show}${taken.known ? ', known already' : ''}`);
  if (taken.showsQueued > 0) print(`  ${taken.showsQueued} feeds are being read`);
  for (const item of taken.items) print(`  ${item.slug}: ${item.title}`);
}

/** What was said with options; null for a kind that does not exist. */
function saidOf(line: CommandLine): Said | null {
  const title = textOption(line, 'title');
  const named = textOption(line, 'kind');
  const kind = contentKinds.find((known) => known === named);
  if (named !== undefined && kind === undefined) return null;
  return { ...(title === undefined ? {} : { title }), ...(kind === undefined ? {} : { kind }) };
}

export const ingestCommand: Command = {
  usage: 'ingest <url|file>… [--title <title>] [--kind <kind>] [--no-wait]',
  doc: 'Take in addresses or files and follow them until they are processed.',
  async run(context, line) {
    const said = saidOf(line);
    if (said === null) {
      line.complain(
        `There is no kind “${textOption(line, 'kind')}”. The kinds are ${contentKinds.join(', ')}.`,
      );
      return wrongUse;
    }
    const items: CommandItem[] = [];
    let refused = 0;
    for (const source of line.words) {
      try {
        const taken = await take(context, source, said);
        tell(source, taken, line.print);
        items.push(...taken.items);
      } catch (error) {
        refused += 1;
        line.complain(`${source}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    const failed = line.options['no-wait'] === true ? 0 : await follow(context, items, line);
    return refused + failed > 0 ? 1 : 0;
  },
};
