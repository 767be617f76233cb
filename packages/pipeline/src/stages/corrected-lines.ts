/**
 * Lines of a transcript that a person corrected. A correction changes the line at once; what rests on the transcript is
 * made again once nobody has corrected anything for a while, so that an hour of corrections costs one run.
 */
import type { StandingEdit, Store } from '@ecco/store';
import type { StageJobOf } from '../jobs/stage-job.ts';
import { rerun } from './rerun.ts';

type Line = { id: string; text: string };

/**
 * Puts the words of a person in the lines that read as they did when they were corrected. A source that says something
 * else there by now is right until it is corrected again.
 */
export function withCorrections<Cut extends Line>(
  lines: readonly Cut[],
  standing: readonly StandingEdit[],
): (Cut & { said: string | null })[] {
  const edits = new Map(standing.map((edit) => [edit.segmentId, edit]));
  return lines.map((line) => {
    const edit = edits.get(line.id);
    return edit?.said === line.text && edit.after !== line.text
      ? { ...line, text: edit.after, said: line.text }
      : { ...line, said: null };
  });
}

/** How often is looked for items whose lines were corrected, and how long nobody may have gone on by then, in ms. */
export const correctedEveryMs = 20_000;
const quietMs = 40_000;

/** Rebuilds what rests on corrected lines and on confirmations of unsure ones; what failed waits for somebody who retries it. */
export async function remakeCorrected(store: Store, jobOf: StageJobOf, now: Date): Promise<void> {
  const before = new Date(now.getTime() - quietMs);
  const edited = await store.lineEdits.unsettledItems(before);
  const reviewed = await store.hearings.unsettledItems(before);
  for (const itemId of new Set([...edited, ...reviewed])) {
    const itemWithShow = await store.items.findById(itemId);
    if (itemWithShow === null || itemWithShow.item.status === 'FAILED') continue;
    await rerun(store, jobOf, { itemId, from: 'speakers' });
  }
}
