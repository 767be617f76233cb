import type { Intake } from './intake.type.ts';

/** A page of a site that is known: of one video, or of a show in a directory, with the address of its feed. */
export type Site = { kind: 'video' | 'directory'; url: string };

/** Whether an address is of a site that is read in its own way; null for every other address. */
export async function recogniseSite(_intake: Intake, _url: string): Promise<Site | null> {
  return null;
}
