import type { Command } from './command.type.ts';
import { statusLine, wordsOfStatus } from './follow.ts';

const countWidth = 7;

export const statusCommand: Command = {
  usage: 'status',
  doc: 'How many items are in which status, what is queued, and what failed last.',
  async run(context, { print }) {
    const { items, queues, failed } = await context.commands.status({});
    if (Object.keys(items).length === 0) print('The library is empty.');
    else print('Items');
    for (const [status, count] of Object.entries(items)) {
      print(`${String(count).padStart(countWidth)}  ${wordsOfStatus(status)}`);
    }
    const busy = queues.filter(({ queued, active }) => queued + active > 0);
    if (busy.length > 0) print('Jobs');
    for (const { name, queued, active } of busy) {
      print(`${String(queued + active).padStart(countWidth)}  ${name}, ${active} of them running`);
    }
    if (failed.length > 0) print('Failed last');
    for (const item of failed) print(statusLine(item));
    return 0;
  },
};
