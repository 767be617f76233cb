import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { sampleHost } from './sample.address.ts';

const SampleMeeting = z.object({
  title: z.string(),
  date: z.iso.datetime(),
  /** As the IANA names it. */
  time_zone: z.string(),
  fund_name: z.string(),
  location: z.string(),
  meeting_type: z.string(),
  /** Addresses out of `urls`, in order; of a feed its newest entry belongs to the meeting. */
  sources: z.array(z.url()),
});
export type SampleMeeting = z.infer<typeof SampleMeeting>;

/** What `samples/manifest.json` holds: the host that stands for the folder, and the addresses to ingest. */
const Manifest = z.object({
  host: z.literal(sampleHost),
  urls: z.array(z.url()),
  /** Which of them belong to one meeting. */
  meetings: z.array(SampleMeeting),
});
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
