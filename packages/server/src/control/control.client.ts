import { request } from 'node:http';
import { z } from 'zod';
import { type CommandInput, type CommandName, type Commands, commandContract } from './command.contract.ts';
import { noAnswer, refusedCommand } from './control.errors.ts';
import { controlSocket } from './control-socket.ts';

const Failure = z.object({ code: z.string(), message: z.string() });

function post(socketPath: string, name: string, input: object): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath, method: 'POST', path: `/${name}` }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
      );
    });
    call.on('error', reject);
    call.end(JSON.stringify(input));
  });
}

/** The commands of the server that owns the data directory; null where none is running. */
export async function connectControl(dataDirectory: string): Promise<Commands | null> {
  const path = controlSocket(dataDirectory);
  const reachable = await post(path, 'items', { uuids: [] }).catch(() => null);
  if (reachable === null) return null;

  async function ask<Output>(
    name: CommandName,
    output: z.ZodType<Output>,
    input: CommandInput<CommandName>,
  ): Promise<Output> {
    const { status, body } = await post(path, name, input).catch((error: unknown) => {
      throw noAnswer(error);
    });
    const answer: unknown = JSON.parse(body);
    if (status === 200) return output.parse(answer);
    const { code, message } = Failure.parse(answer);
    throw refusedCommand(code, message);
  }

  const { ingestUrl, ingestFile, items, status, reprocess, backup, restore } = commandContract;
  return {
    ingestUrl: (input) => ask('ingestUrl', ingestUrl.output, input),
    ingestFile: (input) => ask('ingestFile', ingestFile.output, input),
    items: (input) => ask('items', items.output, input),
    status: (input) => ask('status', status.output, input),
    reprocess: (input) => ask('reprocess', reprocess.output, input),
    export: (input) => ask('export', commandContract.export.output, input),
    importGraph: (input) => ask('importGraph', commandContract.importGraph.output, input),
    bounce: (input) => ask('bounce', commandContract.bounce.output, input),
    backup: (input) => ask('backup', backup.output, input),
    restore: (input) => ask('restore', restore.output, input),
  };
}
