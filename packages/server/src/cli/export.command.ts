import { exportFormats } from '@ecco/domain';
import { type Command, textOption, wrongUse } from './command.type.ts';

export const exportCommand: Command = {
  usage: `export <slug> --format ${exportFormats.join('|')}`,
  doc: 'Write an item to the standard output.',
  async run(context, line) {
    const [slug = ''] = line.words;
    const wished = textOption(line, 'format') ?? 'md';
    const format = exportFormats.find((known) => known === wished);
    if (format === undefined) {
      line.complain(`There is no format “${wished}”. The formats are ${exportFormats.join(', ')}.`);
      return wrongUse;
    }
    const { text } = await context.commands.export({ slug, format });
    line.print(text.trimEnd());
    return 0;
  },
};
