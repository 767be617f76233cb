import type { Context, Segment, Source } from '../ports/ports.ts';

/**
 * Remembers a result for as long as its source's segments are in use: the stages of one item ask for the same
 * things. The result is made anew where the context is another object.
 */
export function remembering<Result>(make: (source: Source) => Result): (source: Source) => Result {
  const kept = new WeakMap<readonly Segment[], { context: Context; result: Result }>();
  return (source) => {
    const found = kept.get(source.segments);
    if (found !== undefined && found.context === source.context) return found.result;
    const result = make(source);
    kept.set(source.segments, { context: source.context, result });
    return result;
  };
}
