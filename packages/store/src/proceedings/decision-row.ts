import { randomUUID } from 'node:crypto';
import { ballots, type CitedField, type Decision, type NamedBallot } from '@ecco/domain';
import { z } from 'zod';
import { citationCodec, citedTextCodec } from '../citations/citation.ts';
import { citedFieldReader, evidenceOf } from './cited-columns.ts';
import type { decisions } from './decision.table.ts';

const citedTexts = z.array(citedTextCodec);
const ballotCodec = z.object({
  name: z.string(),
  ballot: z.enum(ballots),
  citation: citationCodec,
}) satisfies z.ZodType<NamedBallot>;

export function rowOfDecision(decision: Decision, at: { itemId: string; idx: number }) {
  const { movedBy, secondedBy, result, yes, no, abstain, voteUnread: unread, ...plain } = decision;
  const voteUnread: CitedField<true> = unread && { value: true, certainty: 'stated', citation: unread };
  const reported = { movedBy, secondedBy, result, yes, no, abstain, voteUnread };
  return {
    ...plain,
    ...at,
    id: randomUUID(),
    movedBy: movedBy?.value ?? null,
    secondedBy: secondedBy?.value ?? null,
    result: result?.value ?? null,
    yes: yes?.value ?? null,
    no: no?.value ?? null,
    abstain: abstain?.value ?? null,
    evidence: evidenceOf(reported),
  };
}

export function decisionOfRow(row: typeof decisions.$inferSelect): Decision {
  const reported = citedFieldReader(row.evidence);
  return {
    motion: citedTextCodec.parse(row.motion),
    basis: row.basis,
    movedBy: reported('movedBy', row.movedBy),
    secondedBy: reported('secondedBy', row.secondedBy),
    result: reported('result', row.result),
    yes: reported('yes', row.yes),
    no: reported('no', row.no),
    abstain: reported('abstain', row.abstain),
    ballots: z.array(ballotCodec).parse(row.ballots),
    voteUnread: reported('voteUnread', true)?.citation ?? null,
    amounts: citedTexts.parse(row.amounts),
    conditions: citedTexts.parse(row.conditions),
    amended: row.amended,
    move: row.move,
    outcome: citationCodec.parse(row.outcome),
    agendaItem: row.agendaItem,
  };
}
