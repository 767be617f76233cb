import { createServer, type RequestListener } from 'node:http';
import { createServer as createSocketServer, type Server, type Socket } from 'node:net';

/** A real HTTP server of a test on a free port of the loopback address. */
export type LocalServer = { origin: string; host: string; hits: string[]; close: () => Promise<void> };

export async function startServer(listener: RequestListener): Promise<LocalServer> {
  const hits: string[] = [];
  const server = createServer((request, response) => {
    hits.push(request.url ?? '');
    listener(request, response);
  });
  return listen(server, hits, () => server.closeAllConnections());
}

/** A server that speaks no HTTP of its own: `talk` gets the bare socket. */
export async function startSocketServer(talk: (socket: Socket) => void): Promise<LocalServer> {
  const sockets = new Set<Socket>();
  const server = createSocketServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    talk(socket);
  });
  return listen(server, [], () => {
    for (const socket of sockets) socket.destroy();
  });
}

async function listen(server: Server, hits: string[], cut: () => void): Promise<LocalServer> {
  await new Promise<void>((resolve) => {
    server.once('listening', () => resolve());
    server.listen(0, '127.0.0.1');
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      cut();
    });
  return { origin: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}`, hits, close };
}
