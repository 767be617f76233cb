/** Somebody who listens on this machine, and the guarded client, to which every name is one of this machine. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createGuardedFetch, FetchError } from '@ecco/pipeline';

export type GuardedMachine = {
  port: number;
  /** What came through, though nothing may. */
  heard: () => number;
  /** Whether the client refuses an address with a named error; throws what is none. */
  refuses: (address: string) => Promise<boolean>;
  close: () => Promise<void>;
};

export async function openGuardedMachine(): Promise<GuardedMachine> {
  let received = 0;
  const server = createServer((_request, response) => void response.end('heard'));
  server.on('connection', () => {
    received += 1;
  });
  server.listen(0);
  await once(server, 'listening');
  const bound = server.address();
  const fetch = createGuardedFetch({
    ...{ maxBytes: 1_000, timeoutMs: 2_000, maxRedirects: 0, userAgent: 'fuzz' },
    resolver: async () => [{ address: '127.0.0.1', family: 4 }],
  });
  return {
    port: typeof bound === 'object' && bound !== null ? bound.port : 0,
    heard: () => received,
    refuses: (address) =>
      fetch.get(address).then(
        () => false,
        (error: unknown) => {
          if (error instanceof FetchError) return true;
          throw error;
        },
      ),
    async close() {
      await fetch.close();
      server.close();
    },
  };
}
