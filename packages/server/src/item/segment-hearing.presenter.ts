import type { Segment as PublicSegment } from '@ecco/contract';
import type { DoubtedLine, LineHearing, Segment, Store } from '@ecco/store';
import { presentDoubts } from './doubted-line.presenter.ts';

/** What is known of how lines were transcribed, by the line. */
export type Hearings = {
  doubted: ReadonlyMap<string, DoubtedLine>;
  /** Only where words are requested. */
  heard: ReadonlyMap<string, LineHearing> | null;
};

export const hearingsOfItem = async (
  { hearings }: Pick<Store, 'hearings'>,
  itemId: string,
): Promise<Hearings> => {
  const doubted = await hearings.doubted(itemId);
  return { doubted: new Map(doubted.map((line) => [line.segmentId, line])), heard: null };
};

type HearingFields = Pick<PublicSegment, 'times' | 'confidence' | 'words' | 'unsure' | 'set_aside'>;

const wordFields = (heard: LineHearing | undefined): HearingFields => ({
  confidence: heard?.confidence ?? null,
  words: (heard?.words ?? []).map(({ at, length, startMs, endMs, confidence }) => ({
    at,
    length,
    start_ms: startMs,
    end_ms: endMs,
    confidence,
  })),
});

/** What a line says of how it was transcribed; nothing of a line that was transcribed surely, or read. */
export function presentHearing(
  { id, startMs, isEstimated }: Pick<Segment, 'id' | 'startMs' | 'isEstimated'>,
  { doubted, heard }: Hearings,
): HearingFields {
  const line = doubted.get(id);
  const { places = [], set_aside: setAside = null } = line ? presentDoubts(line, false) : {};
  const exact = startMs === null ? 'absent' : 'exact';
  return {
    ...((isEstimated || heard !== null) && { times: isEstimated ? 'estimated' : exact }),
    ...(heard !== null && wordFields(heard.get(id))),
    ...(places.length > 0 && { unsure: places }),
    ...(setAside && { set_aside: setAside }),
  };
}
