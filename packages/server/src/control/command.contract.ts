import { ContentKind, ImportReport, Status } from '@ecco/contract/schemas';
import { bounceOutcomes, exportFormats, stageNames } from '@ecco/domain';
import { z } from 'zod';
import { bounceTokensMax } from '../bounce/bounce-report.ts';

/** An item as a terminal shows it. */
export const CommandItem = z.object({
  uuid: z.string(),
  slug: z.string(),
  title: z.string(),
  kind: ContentKind,
  status: Status,
  progress: z.number(),
  message: z.string().nullable(),
});
export type CommandItem = z.infer<typeof CommandItem>;

const IngestOutcome = z.object({
  recognised: z.string(),
  known: z.boolean(),
  show: z.string().nullable(),
  showsQueued: z.number(),
  items: z.array(CommandItem),
});
export type IngestOutcome = z.infer<typeof IngestOutcome>;

const Counts = z.object({ name: z.string(), queued: z.number(), active: z.number(), failed: z.number() });
const Archive = z.object({ rows: z.number(), files: z.number(), bytes: z.number() });
const path = z.string().min(1);

/** What may be asked of a store from a terminal: the same whether it is opened here or owned by a server. */
export const commandContract = {
  ingestUrl: { input: z.object({ url: z.string().min(1) }), output: IngestOutcome },
  ingestFile: {
    input: z.object({ path, title: z.string().optional(), kind: ContentKind.optional() }),
    output: IngestOutcome,
  },
  items: { input: z.object({ uuids: z.array(z.string()) }), output: z.array(CommandItem) },
  status: {
    input: z.object({}),
    output: z.object({
      items: z.record(z.string(), z.number()),
      queues: z.array(Counts),
      failed: z.array(CommandItem),
    }),
  },
  reprocess: {
    input: z.object({ slug: z.string().min(1), from: z.enum(stageNames).optional() }),
    output: CommandItem,
  },
  export: {
    input: z.object({ slug: z.string().min(1), format: z.enum(exportFormats) }),
    output: z.object({ text: z.string() }),
  },
  importGraph: {
    input: z.object({
      path,
      kind: ImportReport.shape.kind,
      commit: z.boolean(),
      skipRefused: z.boolean(),
    }),
    output: ImportReport,
  },
  bounce: {
    input: z.object({
      report: z
        .object({
          tokens: z.array(z.string().max(64)).max(bounceTokensMax),
          status: z.string().max(16).nullable(),
        })
        .nullable(),
    }),
    output: z.object({ outcome: z.enum(bounceOutcomes) }),
  },
  backup: { input: z.object({ file: path }), output: Archive },
  restore: { input: z.object({ file: path }), output: Archive },
} as const;

type Contract = typeof commandContract;
export type CommandName = keyof Contract;
export type CommandInput<N extends CommandName> = z.infer<Contract[N]['input']>;
type CommandOutput<N extends CommandName> = z.infer<Contract[N]['output']>;
export type Commands = { [N in CommandName]: (input: CommandInput<N>) => Promise<CommandOutput<N>> };

export const isCommandName = (value: string): value is CommandName => Object.hasOwn(commandContract, value);
