import { setTimeout as wait } from 'node:timers/promises';
import { isFinal } from '@ecco/contract';
import type { CommandItem } from '../control/command.contract.ts';
import type { CommandLine } from './command.type.ts';
import type { Desk } from './desk.ts';

const everyMs = 500;

export const lineOf = (item: CommandItem): string =>
  `${item.slug}: ${item.status}${item.message === null ? '' : ` (${item.message})`}`;

/** Prints each status as it comes until every item is at its end; answers how many failed. */
export async function follow(
  desk: Desk,
  items: readonly CommandItem[],
  print: CommandLine['print'],
): Promise<number> {
  const shown = new Map(items.map((item) => [item.uuid, '']));
  await desk.work();
  for (;;) {
    const now = await desk.commands.items({ uuids: [...shown.keys()] });
    for (const item of now) {
      if (shown.get(item.uuid) === item.status) continue;
      shown.set(item.uuid, item.status);
      print(lineOf(item));
    }
    if (now.every((item) => isFinal(item.status))) {
      return now.filter((item) => item.status === 'FAILED').length;
    }
    await wait(everyMs);
  }
}
