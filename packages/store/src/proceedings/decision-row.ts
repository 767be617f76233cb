import { randomUUID } from 'node:crypto';
import { ballots, type CitedField, type Decision, type NamedBallot } from '@ecco/domain';
import { z } from 'zod';
import { citationCodec, citedTextCodec } from '../citations/citation.ts';
import type { decisions } from './decision.table.ts';
import { evidenceOf, toldBy } from './told-columns.ts';

const citedTexts = z.array(citedTextCodec);
const ballotCodec = z.object({
  name: z.string(),
  ballot: z.enum(ballots),
  citation: citationCodec,
}) satisfies z.ZodType<NamedBallot>;

export function rowOfDecision(decision: Decision, at: { itemId: string; idx: number }) {
  const { movedBy, secondedBy, result, yes, no, abstain, voteUnread: unread, ...plain } = decision;
  const voteUnread: CitedField<true> = unread && { value: true, certainty: 'stated', citation: unread };
  const told = { movedBy, secondedBy, result, yes, no, abstain, voteUnread };
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
    evidence: evidenceOf(told),
  };
}

export function decisionOfRow(row: typeof decisions.$inferSelect): Decision {
  const told = toldBy(row.evidence);
  return {
    motion: citedTextCodec.parse(row.motion),
    basis: row.basis,
    movedBy: told('movedBy', row.movedBy),
    secondedBy: told('secondedBy', row.secondedBy),
    result: told('result', row.result),
    yes: told('yes', row.yes),
    no: told('no', row.no),
    abstain: told('abstain', row.abstain),
    ballots: z.array(ballotCodec).parse(row.ballots),
    voteUnread: told('voteUnread', true)?.citation ?? null,
    amounts: citedTexts.parse(row.amounts),
    conditions: citedTexts.parse(row.conditions),
    amended: row.amended,
    move: row.move,
    outcome: citationCodec.parse(row.outcome),
    agendaItem: row.agendaItem,
  };
}
