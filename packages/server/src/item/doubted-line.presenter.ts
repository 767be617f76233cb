import type { HearingReview as PublicReview } from '@ecco/contract';
import type { DoubtedLine, HearingReview } from '@ecco/store';

/** Who confirmed is said to admins by name. */
const presentReview = (review: HearingReview | null, isAdmin: boolean): PublicReview | null =>
  review && {
    uuid: review.id,
    by: isAdmin ? review.by : null,
    paper: review.paper,
    at: review.at.toISOString(),
  };

export const presentDoubts = ({ places, setAside, review }: DoubtedLine, isAdmin: boolean) => ({
  places: places.map((place) => ({
    at: place.at,
    length: place.length,
    kind: place.kind,
    review: presentReview(place.review, isAdmin),
  })),
  set_aside: setAside && { reason: setAside, review: presentReview(review, isAdmin) },
});
