import type { SignalStage } from '@ecco/domain';
import type { Subject } from './fund-subject.ts';
import { advises, decides, intends, refuses } from './fund-way.lexicon.ts';

const irregular =
  /^(?:cut|put|set|sold|chose|took|brought|gave|let|went|began|ran|sent|withdrew|wrote|rewrote|sought|shed|redrew|wound|unwound|lent|split|reset|struck|rebid|got|said|bade)$/iu;
const afterTo = /\bto\s(?:\p{L}+ly\s)?$/iu;
const isPast = (verb: string, lead: string): boolean =>
  /ed$/iu.test(verb) || (irregular.test(verb) && !afterTo.test(lead));
const isParticiple = (verb: string): boolean => isPast(verb, '') || /(?:en|wn|un)$/iu.test(verb);

const perfect = /\b(?:has|have|had|['’]ve)\b[\p{L}\s]{0,20}$/iu;
const passive = /\b(?:was|were|is|are|been|being|be)\s(?:\p{L}+\s)?$/iu;
/** "We're taking it out." */
const presentVerb = /(?:\b(?:is|are)|['’](?:re|s))\s(?:now |also |currently |still )?$/iu;
const advisedThat = /\b(?:urg|advis|ask|press|recommend|propos|suggest)\p{L}*(?: that)?\s$/iu;
/** "A $5 million commitment": a thing, and no verb. */
const thing = /^(?:[$€£]?\d|commitment|pledge|allocation|investment|search|rfp|request|mandate)/iu;
const reports =
  /\b(?:made|disclosed|announced|reported|closed|signed|completed|inked|finali[sz]ed|executed)\b/iu;

/** Whether what stands between somebody and a verb says that it was done to them. */
export const isPassive = (lead: string): boolean => passive.test(lead);

type ClausePlace = { subject: Subject; index: number; said: string };

/** How far an act has come that stands at a place of a sentence; null where it is not done at all. */
export function stageAt(text: string, { subject, index, said }: ClausePlace): SignalStage | null {
  const lead = text.slice(subject.end, index);
  const verb = /^[\p{L}-]+/u.exec(said)?.[0] ?? '';
  if (subject.by === 'staff') return advises.test(`${lead}${verb} `) ? 'recommended' : null;
  // "They proposed that the plan sell it."
  if (advisedThat.test(text.slice(0, subject.start)) && !isPast(verb, lead)) return 'recommended';
  if (/ing$/iu.test(verb) && presentVerb.test(`${text.slice(subject.start, subject.end)}${lead}`))
    return 'approved';
  if (passive.test(lead)) return null;
  const stage = decidedBy(lead) ?? doneBy(lead, { verb, isThing: thing.test(said) });
  // "The board adopted a pacing plan": decided, and not done yet.
  return stage === 'completed' && decides.findAll(said)[0]?.index === 0 ? 'approved' : stage;
}

function decidedBy(lead: string): SignalStage | null {
  if (refuses.test(lead)) return 'rejected';
  if (advises.test(lead)) return 'recommended';
  return decides.test(lead) ? 'approved' : null;
}

function doneBy(lead: string, { verb, isThing }: { verb: string; isThing: boolean }): SignalStage | null {
  if (isThing) return reports.test(lead) ? 'completed' : null;
  if (/ing$/iu.test(verb)) return /,\s(?:and\s)?$/u.test(lead) ? 'completed' : null;
  if (perfect.test(lead)) return isParticiple(verb) ? 'completed' : null;
  if (isPast(verb, lead)) return 'completed';
  return intends.test(`${lead} `) ? 'approved' : null;
}
