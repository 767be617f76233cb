import type { Assertion, Highlight, Outline, Overview, Speaker } from '@ecco/domain';
import { analyse } from '../analysis/build-analysis.ts';
import { findAssertions } from '../assertions/find-assertions.ts';
import { findHighlights } from '../highlights/find-highlights.ts';
import { buildOutline } from '../outline/build-outline.ts';
import { buildOverview } from '../overview/build-overview.ts';
import type { EntityAnalysis, Source } from '../ports/ports.ts';
import { identifySpeakers } from '../speakers/identify-speakers.ts';

export type Result = {
  speakers: Speaker[];
  outline: Outline;
  overview: Overview;
  highlights: Highlight[];
  analysis: EntityAnalysis;
  assertions: Assertion[];
};

/** All that the built-in engine says of a source. */
export function readEverything(source: Source): Result {
  const outline = buildOutline(source);
  const input = { ...source, outline };
  return {
    speakers: identifySpeakers(source),
    outline,
    overview: buildOverview(input),
    highlights: findHighlights(input),
    analysis: analyse(input),
    assertions: findAssertions(source),
  };
}
