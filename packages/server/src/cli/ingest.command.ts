import { resolve } from 'node:path';
import { appendAll, type ContentKind, contentKinds } from '@ecco/domain';
import type { CommandItem, IngestOutcome } from '../control/command.contract.ts';
import { type Command, type CommandLine, textOption, wrongUse } from './command.type.ts';
import type { CommandContext } from './command-context.ts';
import { followItems } from './follow.ts';

type IngestFlags = { title?: string; kind?: ContentKind };

const ingest = (context: CommandContext, source: string, said: IngestFlags): Promise<IngestOutcome> =>
  /^[a-z][a-z\d+.-]*:\/\//i.test(source)
    ? context.commands.ingestUrl({ url: source })
    : context.commands.ingestFile({ path: resolve(source), ...said });

function report(source: string, outcome: IngestOutcome, print: CommandLine['print']): void {
  const show = outcome.show === null ? '' : ` “${outcome.show}”`;
  print(`${source}: ${outcome.recognised}${show}${outcome.known ? ', known already' : ''}`);
  if (outcome.showsQueued > 0) print(`  ${outcome.showsQueued} feeds are being read`);
  for (const item of outcome.items) print(`  ${item.slug}: ${item.title}`);
}

/** What was said with options; null for a kind that does not exist. */
function ingestFlags(line: CommandLine): IngestFlags | null {
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
    const said = ingestFlags(line);
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
        const outcome = await ingest(context, source, said);
        report(source, outcome, line.print);
        appendAll(items, outcome.items);
      } catch (error) {
        refused += 1;
        line.complain(`${source}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
    const failed = line.options['no-wait'] === true ? 0 : await followItems(context, items, line);
    return refused + failed > 0 ? 1 : 0;
  },
};
