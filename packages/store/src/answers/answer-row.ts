import type { answers } from './answer.table.ts';
import { answerCodec, type StoredAnswer } from './answer.types.ts';

type Row = typeof answers.$inferSelect;

export const answerOfRow = ({ scopeKind, scopeId, scopeTitle, told, ...row }: Row): StoredAnswer => ({
  id: row.id,
  query: row.query,
  normal: row.normal,
  scope: { kind: scopeKind, id: scopeId, title: scopeTitle },
  told: answerCodec.parse(told),
  askedAt: row.askedAt,
  times: row.times,
});
