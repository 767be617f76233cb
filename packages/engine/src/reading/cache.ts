import type { Context, Segment, Source } from '../ports/ports.ts';

/**
 * Caches a result for as long as its source's segments are in use: the stages of one item ask for the same
 * things. The result is made anew where the context is another object.
 */
export function cachedBySource<Result>(make: (source: Source) => Result): (source: Source) => Result {
  const cached = new WeakMap<readonly Segment[], { context: Context; result: Result }>();
  return (source) => {
    const match = cached.get(source.segments);
    if (match !== undefined && match.context === source.context) return match.result;
    const result = make(source);
    cached.set(source.segments, { context: source.context, result });
    return result;
  };
}
