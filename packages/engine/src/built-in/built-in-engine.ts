// The engine that needs nothing but the text. Each port is a pure function of its input; what they share is the
// reading of a source (sentences, weights), made once for the same list of segments.
import { analyse } from '../analysis/build-analysis.ts';
import { answerQuestion } from '../answer/answer-question.ts';
import { findAssertions } from '../assertions/find-assertions.ts';
import { classifyCandidate } from '../candidates/classify-candidate.ts';
import { findHighlights } from '../highlights/find-highlights.ts';
import { buildOutline } from '../outline/build-outline.ts';
import { buildOverview } from '../overview/build-overview.ts';
import type { Engine, Port } from '../ports.ts';
import { identifySpeakers } from '../speakers/identify-speakers.ts';
import { speak } from '../speech/index.ts';

/** A pure function as a port: rejects with the signal's reason where it is cancelled before it begins. */
function portOf<Input, Output>(work: (input: Input) => Output): Port<Input, Output> {
  return async (input, signal) => {
    signal?.throwIfAborted();
    return work(input);
  };
}

/** The default engine: no network, no key, no model download. It neither transcribes nor embeds. */
export const builtInEngine: Engine = {
  engine: 'built-in',
  version: '1',
  ports: {
    identifySpeakers: portOf(identifySpeakers),
    outline: portOf(buildOutline),
    overview: portOf(buildOverview),
    highlights: portOf(findHighlights),
    analyse: portOf(analyse),
    assertions: portOf(findAssertions),
    classifyCandidate: portOf(classifyCandidate),
    answer: portOf(answerQuestion),
    speak,
  },
};
