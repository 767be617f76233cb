import type { UpdatePlace } from '@ecco/contract';
import type { Citation, DisputedField, Signal, SignalStage } from '@ecco/domain';
import { presentCitation } from '../item/citation.presenter.ts';
import type { CitedLines } from '../item/transcript-profile.ts';
import { updatePlace } from './update-place.ts';

type PlacedSignal = Pick<Signal, 'amount' | 'measure' | 'stage' | 'sentence' | 'places'>;

/** How far something came when it was voted on or done. */
const decidedStages: readonly SignalStage[] = ['approved', 'rejected', 'completed'];

/** Where a signal is said: how it came out first, which is often said later than what it is about. */
function saidAt({ stage, sentence, places }: PlacedSignal): Citation[] {
  const outcome = stage && decidedStages.includes(stage.value) ? stage.citation : null;
  return [...(outcome ? [outcome] : []), ...sentence.citations, ...places];
}

/** `differs`: the field in which sources differ, whose words come first then. */
type PlacesChoice = { most: number; differs?: DisputedField | undefined };

/** Where the field that differs is said: the votes of two sources would read alike beside two sums. */
const differsAt = (signal: PlacedSignal, differs: DisputedField | undefined): Citation[] => {
  const reported = differs === undefined || differs === 'vote' ? null : signal[differs];
  return reported === null ? [] : [reported.citation];
};

/** The places at which a signal can be read, each line of its item once; none where its item is gone. */
export function placesOfSignal(
  signal: PlacedSignal,
  cited: CitedLines | undefined,
  { most, differs }: PlacesChoice,
): UpdatePlace[] {
  if (cited === undefined) return [];
  const there = [...differsAt(signal, differs), ...saidAt(signal)].flatMap(
    (one) => presentCitation(one, cited) ?? [],
  );
  return there
    .filter(({ segment_id }, at) => there.findIndex((one) => one.segment_id === segment_id) === at)
    .slice(0, most)
    .map((citation) =>
      updatePlace(citation, {
        speaker: cited.speakerOf(citation.segment_id)?.name ?? null,
        quote: citation.source_text,
      }),
    );
}
