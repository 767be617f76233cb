import type { Assertion as PublicAssertion } from '@ecco/contract';
import { themes } from '@ecco/domain';
import type { StoredAssertion } from '@ecco/store';
import { presentCitation } from './citation.presenter.ts';
import type { Names } from './segment.presenter.ts';
import type { TranscriptProfile } from './transcript-profile.ts';

/** Claims with their place; one whose place is gone is left out. */
export const presentAssertions = (
  assertions: readonly StoredAssertion[],
  profile: TranscriptProfile,
  names: Names,
): PublicAssertion[] =>
  assertions.flatMap((assertion) => {
    const citation = presentCitation(assertion.citation, profile);
    if (!citation) return [];
    return {
      id: assertion.id,
      text: assertion.text,
      citation,
      speaker: assertion.speaker === null ? null : (names.get(assertion.speaker) ?? assertion.speaker),
      theme_id: assertion.theme,
      theme_name: assertion.theme === null ? null : themes[assertion.theme],
      stance: assertion.stance,
      kind: assertion.kind,
      organisations: assertion.organisations,
      figures: assertion.figures.map(({ text, value, unit, direction, period }) => ({
        text,
        value,
        unit,
        direction,
        period,
      })),
      weight: assertion.weight,
    };
  });
