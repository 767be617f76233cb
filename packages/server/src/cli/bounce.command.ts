import type { BounceOutcome } from '@ecco/domain';
import { bounceBytesMax, readBounce } from '../bounce/bounce-report.ts';
import type { Command, CommandLine } from './command.type.ts';

const outcomeWords: Readonly<Record<BounceOutcome, string>> = {
  stopped: 'Alerts by email to this address are stopped.',
  known: 'This was known. Nothing was changed.',
  'not-for-good': 'The failure may pass. Nothing was changed.',
  'not-ours': 'This is about no email of this installation. Nothing was changed.',
  'no-report': 'This is no report of a delivery. Nothing was changed.',
};

/** The beginning of what is piped in. The rest is read too, so that who pipes it is not cut off. */
async function beginningOf(input: CommandLine['input']): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of input) {
    if (size < bounceBytesMax) chunks.push(Buffer.from(chunk));
    size += chunk.length;
  }
  return Buffer.concat(chunks);
}

export const bounceCommand: Command = {
  usage: 'bounce',
  doc: 'Take in a report that a mail came back, from the standard input: for the mail server to pipe it into.',
  async run(context, { input, print }) {
    const report = readBounce(await beginningOf(input));
    const { outcome } = await context.commands.bounce({ report });
    print(outcomeWords[outcome]);
    return 0;
  },
};
