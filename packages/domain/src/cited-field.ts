import type { Citation } from './citation.ts';

/** How a field is known: `stated` in so many words, `inferred` from what was said around it. */
export const certainties = ['stated', 'inferred'] as const;
type Certainty = (typeof certainties)[number];

/** A field that a source tells, with the words it rests on; null where the source does not say. */
export type CitedField<Value> = { value: Value; certainty: Certainty; citation: Citation } | null;
