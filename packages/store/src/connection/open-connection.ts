import type { Connection, DatabaseOptions } from './connection.ts';
import { openEmbedded } from './embedded.ts';
import { openMemory } from './memory.ts';
import type { Template } from './memory-template.ts';
import { migrate } from './migrations.ts';
import { openServer } from './server.ts';

type Opening = {
  onError: (error: Error) => void;
  /** What a database in memory begins with. */
  template: Template;
};

/** Opens the configured database and brings its tables up to date. */
export async function openConnection(options: DatabaseOptions, opening: Opening): Promise<Connection> {
  const connection = await connect(options, opening);
  try {
    await connection.alone(() => migrate(connection.db));
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

async function connect(options: DatabaseOptions, { onError, template }: Opening): Promise<Connection> {
  switch (options.kind) {
    case 'embedded':
      return openEmbedded({
        directory: options.directory,
        ...(options.limits && { limits: options.limits }),
        onError,
      });
    case 'memory':
      return openMemory({ template, onError });
    case 'server':
      return openServer({ ...options, onError });
  }
}
