import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { sampleHost } from './sample.address.ts';

/** What `samples/manifest.json` holds: the host that stands for the folder, and the addresses to take in. */
const Manifest = z.object({ host: z.literal(sampleHost), urls: z.array(z.url()) });
export type Manifest = z.infer<typeof Manifest>;

/** The manifest of the bundled samples; null where none are bundled. */
export async function readManifest(directory: string): Promise<Manifest | null> {
  try {
    return Manifest.parse(JSON.parse(await readFile(join(directory, 'manifest.json'), 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
