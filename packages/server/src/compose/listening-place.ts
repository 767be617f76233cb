import { once } from 'node:events';
import { createServer } from 'node:net';

type Place = { host: string; port: number };

/**
 * Tries whether this process may listen where it is to, so that a start that cannot succeed ends before it opens, or makes,
 * a database. Rejects with what listening itself would end with.
 */
export async function tryListening({ host, port }: Place): Promise<void> {
  // Any port that is free will do.
  if (port === 0) return;
  const server = createServer().listen({ host, port });
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
