import type {
  MinutesComparison as PublicComparison,
  MinutesDifference as PublicDifference,
  MinutesGap as PublicGap,
} from '@ecco/contract';
import type { MinutesDifference, MinutesGap } from '@ecco/domain';
import type { ItemWithShow } from '@ecco/store';
import { presentCitation, presentCitedText } from '../item/citation.presenter.ts';
import type { ItemDetailsReader } from '../item/item-details.ts';
import type { TranscriptProfile } from '../item/transcript-profile.ts';
import type { MinutesCompared } from './minutes.usecases.ts';

/** The lines of both sides, to which citations lead. */
type Sides = { recording: TranscriptProfile; minutes: TranscriptProfile };

const itemName = (itemWithShow: ItemWithShow | null) =>
  itemWithShow && {
    uuid: itemWithShow.item.id,
    slug: itemWithShow.item.slug,
    kind: itemWithShow.item.kind,
    title: itemWithShow.item.title,
  };

/** What has lost its place is not claimed. */
function presentGap({ text, said, written, ...gap }: MinutesGap, { recording, minutes }: Sides): PublicGap[] {
  const place = presentCitation(said, recording);
  if (place === null) return [];
  return [
    {
      ...gap,
      text: presentCitedText(text, recording),
      said: place,
      written: written && presentCitation(written, minutes),
    },
  ];
}

function presentDifference(
  { field, motion, said, written }: MinutesDifference,
  { recording, minutes }: Sides,
): PublicDifference[] {
  const [here, there] = [
    presentCitation(said.citation, recording),
    presentCitation(written.citation, minutes),
  ];
  if (here === null || there === null) return [];
  return [
    {
      field,
      motion: presentCitedText(motion, recording),
      said: { value: said.value, citation: here },
      written: { value: written.value, citation: there },
    },
  ];
}

const nothing = { gaps: [], differences: [], compared: { decisions: 0, matched: 0, unclear: 0 } };

/** A comparison with its places on both sides. */
export async function presentMinutes(
  itemDetails: ItemDetailsReader,
  { state, recording, minutes, comparison }: MinutesCompared,
): Promise<PublicComparison> {
  const head = { state, recording: itemName(recording), minutes: itemName(minutes) };
  if (comparison === null || recording === null || minutes === null) return { ...head, ...nothing };
  const [said, written] = await Promise.all([itemDetails.of(recording.item), itemDetails.of(minutes.item)]);
  const sides = { recording: said.profile, minutes: written.profile };
  return {
    ...head,
    gaps: comparison.gaps.flatMap((gap) => presentGap(gap, sides)),
    differences: comparison.differences.flatMap((one) => presentDifference(one, sides)),
    compared: comparison.compared,
  };
}
