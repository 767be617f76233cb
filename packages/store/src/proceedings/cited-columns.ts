import { type CitedField, certainties } from '@ecco/domain';
import { z } from 'zod';
import { citationCodec } from '../citations/citation.ts';

/** How told fields are known, by their names: their values stand in columns of their own. */
const evidenceCodec = z.record(
  z.string(),
  z.object({ certainty: z.enum(certainties), citation: citationCodec }),
);
type Evidence = z.infer<typeof evidenceCodec>;

/** The evidence of the fields that are told. */
export const evidenceOf = (fields: Readonly<Record<string, CitedField<unknown>>>): Evidence =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, reported]) =>
      reported === null ? [] : [[name, { certainty: reported.certainty, citation: reported.citation }]],
    ),
  );

/** Puts values of columns and the evidence of a row together again; a value without evidence is not told. */
export function citedFieldReader(
  stored: unknown,
): <Value>(name: string, value: Value | null) => CitedField<Value> {
  const evidence = evidenceCodec.parse(stored);
  return (name, value) => {
    const known = evidence[name];
    return value === null || known === undefined ? null : { value, ...known };
  };
}
