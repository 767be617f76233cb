import type { Command } from './command.type.ts';
import { lineOf } from './follow.ts';

export const statusCommand: Command = {
  usage: 'status',
  doc: 'How many items are in which status, what is queued, and what failed last.',
  async run(desk, { print }) {
    const { items, queues, failed } = await desk.commands.status({});
    for (const [status, count] of Object.entries(items)) print(`${status}: ${count}`);
    if (Object.keys(items).length === 0) print('The library is empty.');
    for (const queue of queues.filter(({ queued, active }) => queued + active > 0)) {
      print(`${queue.name}: ${queue.queued} queued, ${queue.active} running`);
    }
    for (const item of failed) print(lineOf(item));
    return 0;
  },
};
