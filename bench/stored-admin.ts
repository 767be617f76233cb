import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { World } from '@ecco/server/testing';

/** Signs in the admin of a directory that is kept, whom its first run made. */
export async function storedAdmin(world: World, directory: string, name: string): Promise<string> {
  const mark = join(directory, `${name}-admin`);
  if (existsSync(mark)) return world.sessionOfAdmin();
  const session = await world.becomeAdmin();
  await writeFile(mark, '');
  return session;
}
