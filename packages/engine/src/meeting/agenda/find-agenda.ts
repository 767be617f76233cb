import type { AgendaItem } from '@ecco/domain';
import { isBody } from '../../body/is-body.ts';
import type { Source } from '../../ports/ports.ts';
import { cachedBySource } from '../../reading/cache.ts';
import { citeRun, readTurns } from '../talk/turn.ts';
import { caseReader } from './printed-case.ts';
import { printedItems } from './printed-items.ts';
import { spokenItems } from './spoken-items.ts';

/** Fewer items are no agenda. */
const fewest = 3;

/**
 * The agenda of a meeting in the order in which it was taken, without states; empty where the source has none. A title
 * is empty where nobody names the item.
 */
export const findAgenda = cachedBySource((source: Source): AgendaItem[] => {
  if (!isBody(source)) return [];
  const { segments } = source;
  const turns = readTurns(segments);
  const written = turns.filter(({ isWritten }) => isWritten).length;
  const isWritten = written * 2 > turns.length;
  const inCase = caseReader(segments);
  const announced = isWritten ? printedItems(turns, inCase) : spokenItems(turns);
  const named = announced.filter(({ title, number }) => title !== '' || number !== null);
  if (named.length < fewest) return [];
  return named.flatMap((item, at): AgendaItem[] => {
    const [citation] = citeRun(segments, item.run);
    if (citation === undefined) return [];
    const lastSegment = (named[at + 1]?.segment ?? segments.length) - 1;
    return [
      {
        number: item.number,
        title: inCase(item.title),
        state: null,
        firstSegment: item.segment,
        lastSegment,
        citation,
      },
    ];
  });
});
