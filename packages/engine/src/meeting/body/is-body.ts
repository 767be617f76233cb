import type { ContentKind } from '@ecco/domain';
import type { Source } from '../../ports/ports.ts';
import { cachedBySource } from '../../reading/cache.ts';
import {
  countsMembers,
  endsMeeting,
  movesThings,
  namesBusiness,
  opensMeeting,
  secondsThings,
  votes,
} from './body.lexicon.ts';

const signs = [opensMeeting, countsMembers, movesThings, secondsThings, votes, namesBusiness, endsMeeting];

/** How many of the signs a source must show. A call's operator has no motions; a report on a meeting shows some. */
const fewest: Readonly<Record<ContentKind, number>> = {
  meeting: 4,
  document: 4,
  video: 4,
  episode: 5,
  article: 6,
  earnings: signs.length + 1,
};

/** Whether a source is of a body that meets by rules: its recording, its minutes or the papers for it. */
export const isBody = cachedBySource(({ context, segments }: Source): boolean => {
  const needed = fewest[context.kind];
  const shown = new Set<number>();
  for (const { text } of segments) {
    for (const [at, sign] of signs.entries()) if (!shown.has(at) && sign.test(text)) shown.add(at);
    if (shown.size >= needed) return true;
  }
  return false;
});
