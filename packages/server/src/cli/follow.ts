import { setTimeout as wait } from 'node:timers/promises';
import { isFinal } from '@ecco/contract';
import { endStatus } from '@ecco/domain';
import type { CommandItem } from '../control/command.contract.ts';
import type { CommandLine } from './command.type.ts';
import type { CommandContext } from './command-context.ts';

const everyMs = 500;

/** "IDENTIFYING_SPEAKERS" as a person reads it. */
export const wordsOfStatus = (status: string): string =>
  status === endStatus ? 'done' : status.toLowerCase().replaceAll('_', ' ');

export const statusLine = ({ slug, status, progress, message }: CommandItem): string => {
  const share = status === 'FAILED' ? 'failed' : `${Math.round(progress)} %`;
  const words = status === 'FAILED' ? (message ?? '') : wordsOfStatus(status);
  return `${share.padStart(6)}  ${slug}: ${words}`;
};

/** Prints each status as it comes until every item is at its end; answers how many failed. */
export async function followItems(
  context: CommandContext,
  items: readonly CommandItem[],
  { print }: Pick<CommandLine, 'print'>,
): Promise<number> {
  if (items.length === 0) return 0;
  const shown = new Map(items.map((item) => [item.uuid, '']));
  await context.work();
  for (;;) {
    const now = await context.commands.items({ uuids: [...shown.keys()] });
    for (const item of now) {
      if (shown.get(item.uuid) === item.status) continue;
      shown.set(item.uuid, item.status);
      print(statusLine(item));
    }
    if (now.every((item) => isFinal(item.status))) {
      return now.filter((item) => item.status === 'FAILED').length;
    }
    await wait(everyMs);
  }
}
