/**
 * The way in for the command line while a server owns the data directory: the same commands as JSON over HTTP on
 * a Unix domain socket that only the server's own user may open.
 */
import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type CommandName, type Commands, commandContract, isCommandName } from './command.contract.ts';
import { CommandError, noSuchCommand } from './control.errors.ts';
import { controlSocket } from './control-socket.ts';

export type Control = { path: string; close: () => Promise<void> };

/** Largest request, in bytes: commands are names and paths. */
const maxBody = 100_000;

async function requestBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > maxBody) throw new CommandError('command.too_large', 'The command is too large.');
    chunks.push(bytes);
  }
  return size === 0 ? {} : JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

/** One entry per command, so that input and handler keep their types. */
function bind(commands: Commands): Record<CommandName, (input: unknown) => Promise<unknown>> {
  const parse = commandContract;
  return {
    ingestUrl: (input) => commands.ingestUrl(parse.ingestUrl.input.parse(input)),
    ingestFile: (input) => commands.ingestFile(parse.ingestFile.input.parse(input)),
    items: (input) => commands.items(parse.items.input.parse(input)),
    status: (input) => commands.status(parse.status.input.parse(input)),
    reprocess: (input) => commands.reprocess(parse.reprocess.input.parse(input)),
    export: (input) => commands.export(parse.export.input.parse(input)),
    importGraph: (input) => commands.importGraph(parse.importGraph.input.parse(input)),
    bounce: (input) => commands.bounce(parse.bounce.input.parse(input)),
    backup: (input) => commands.backup(parse.backup.input.parse(input)),
    restore: (input) => commands.restore(parse.restore.input.parse(input)),
  };
}

function failureOf(error: unknown): { code: string; message: string } {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'command.failed';
  return { code, message };
}

async function listen(server: Server, path: string): Promise<void> {
  // The owner of the directory is the only server on it, so a socket that is still there is of one that was killed.
  await rm(path, { force: true });
  const before = process.umask(0o177);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(path, () => resolve());
    });
  } finally {
    process.umask(before);
  }
  await chmod(path, 0o600);
}

/** Listens for commands. Call it only in the process that owns the data directory. */
export async function startControl(dataDirectory: string, commands: Commands): Promise<Control> {
  const handlers = bind(commands);
  async function answerTo(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = (status: number, body: unknown) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    try {
      const name = (request.url ?? '/').slice(1);
      if (request.method !== 'POST' || !isCommandName(name)) throw noSuchCommand(name);
      answer(200, await handlers[name](await requestBody(request)));
    } catch (error) {
      answer(400, failureOf(error));
    }
  }
  const server = createServer((request, response) => void answerTo(request, response));
  const path = controlSocket(dataDirectory);
  await listen(server, path);
  return {
    path,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await rm(path, { force: true });
    },
  };
}
