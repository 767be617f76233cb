// The engine that needs nothing but the text. Each port is a pure function of its input; what they share is the
// reading of a source (sentences, weights), made once for the same list of segments.
// A port's modules and word lists are loaded with its first call: a process that hands its texts to worker threads
// names the engine and never loads it.
import type { Engine, Port, StreamingPort } from '../ports/ports.ts';

/** A pure function as a port: rejects with the signal's reason where it is cancelled before it begins. */
function portOf<Input, Output>(load: () => Promise<(input: Input) => Output>): Port<Input, Output> {
  return async (input, signal) => {
    signal?.throwIfAborted();
    const work = await load();
    signal?.throwIfAborted();
    return work(input);
  };
}

/** The same for a function that gives its result piece by piece; it is cancelled between two of them. */
function streamOf<Input, Output>(
  load: () => Promise<(input: Input) => Iterable<Output>>,
): StreamingPort<Input, Output> {
  return async function* (input, signal) {
    signal?.throwIfAborted();
    const work = await load();
    for (const piece of work(input)) {
      signal?.throwIfAborted();
      yield piece;
    }
  };
}

/** The default engine: no network, no key, no model download. It neither transcribes nor embeds. */
export const builtInEngine: Engine = {
  engine: 'built-in',
  version: '8',
  ports: {
    identifySpeakers: portOf(async () => (await import('../speakers/identify-speakers.ts')).identifySpeakers),
    outline: portOf(async () => (await import('../outline/build-outline.ts')).buildOutline),
    overview: portOf(async () => (await import('../overview/build-overview.ts')).buildOverview),
    highlights: portOf(async () => (await import('../highlights/find-highlights.ts')).findHighlights),
    analyse: portOf(async () => (await import('../analysis/build-analysis.ts')).analyse),
    assertions: portOf(async () => (await import('../assertions/find-assertions.ts')).findAssertions),
    proceedings: portOf(async () => (await import('../proceedings/proceedings.ts')).readProceedings),
    classifyCandidate: portOf(
      async () => (await import('../candidates/classify-candidate.ts')).classifyCandidate,
    ),
    answer: portOf(async () => (await import('../answer/answer-question.ts')).answerQuestion),
    speak: async (request, signal) => (await import('../speech/index.ts')).speak(request, signal),
  },
  streams: {
    answer: streamOf(async () => (await import('../answer/answer-question.ts')).answerInPieces),
  },
};
