import type { DatabaseOptions } from '../store.ts';
import type { Connection } from './connection.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrations.ts';
import { openServer } from './server.ts';

/** Opens the configured database and brings its tables up to date. */
export async function openConnection(
  options: DatabaseOptions,
  onError: (error: Error) => void,
): Promise<Connection> {
  const connection = await connect(options, onError);
  try {
    await connection.alone(() => migrate(connection.db));
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function connect(options: DatabaseOptions, onError: (error: Error) => void): Promise<Connection> {
  switch (options.kind) {
    case 'embedded':
      return openEmbedded({ directory: options.directory, onError });
    case 'memory':
      return openEmbedded({ directory: null, onError });
    case 'server':
      return openServer({ url: options.url, onError });
  }
}
