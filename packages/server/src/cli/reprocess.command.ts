import { stageNames } from '@ecco/domain';
import { type Command, textOption, wrongUse } from './command.type.ts';
import { followItems } from './follow.ts';

export const reprocessCommand: Command = {
  usage: 'reprocess <slug> [--from <stage>]',
  doc: `Process an item again, from its source or from a stage on: ${stageNames.join(', ')}.`,
  async run(context, line) {
    const [slug = ''] = line.words;
    const from = textOption(line, 'from');
    const stage = stageNames.find((name) => name === from);
    if (from !== undefined && stage === undefined) {
      line.complain(`There is no stage “${from}”. The stages are ${stageNames.join(', ')}.`);
      return wrongUse;
    }
    const item = await context.commands.reprocess({ slug, ...(stage === undefined ? {} : { from: stage }) });
    return (await followItems(context, [item], line)) > 0 ? 1 : 0;
  },
};
