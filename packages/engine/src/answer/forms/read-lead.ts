import type { Source } from '../../ports/ports.ts';
import type { QuestionReading } from '../question/question-reading.type.ts';
import { dateLead } from './date-lead.ts';
import type { Lead } from './lead.type.ts';
import { nameLead } from './name-lead.ts';
import { numberLead } from './number-lead.ts';
import { isOfOtherClause } from './reason-clause.ts';

/** What is read for a lead: a sentence as it is told, and its source. */
export type Sentence = { text: string; source: Source; segment: number };

const reasons =
  /\b(?:because|due to|owing to|given that|in order to|so that|so as to|on the grounds that|out of concern)\b[^.;!?]{8,}/iu;
const moved =
  /\bfrom\s[^;,!?]{1,40}?\sto\s[^\s;,!?]{0,30}[\p{L}\p{N}%](?:\s(?:percent|per cent|basis points|million|billion|thousand|dollars)\b)*/iu;

const runOf = (pattern: RegExp, text: string): Lead | null => {
  const found = pattern.exec(text)?.[0].trim();
  return found === undefined ? null : { text: found, key: found.toLowerCase(), period: null };
};

/** "From 7 to 6.75 percent", and not "from here to there". */
const changeLead = (text: string): Lead | null => {
  const lead = runOf(moved, text);
  return lead !== null && /\d/u.test(lead.text) ? lead : null;
};

/** The run of a sentence that answers a question of a certain form; null where none is sure. */
export function readLead(asked: QuestionReading, sentence: Sentence): Lead | null {
  const { text } = sentence;
  const { needs } = asked;
  switch (asked.form) {
    case 'number':
      return numberLead(asked, sentence);
    case 'comparison':
      // No side has the word of the difference.
      return numberLead({ ...asked, needs: { ...needs, head: [] } }, sentence);
    case 'date':
      return dateLead(asked, text);
    case 'name':
    case 'list':
      return nameLead(asked, sentence);
    case 'reason':
      return isOfOtherClause(needs, text) ? null : runOf(reasons, text);
    case 'change':
      return changeLead(text);
    case 'open':
      return null;
  }
}
