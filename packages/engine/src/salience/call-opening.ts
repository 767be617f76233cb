import { leadsOver } from './call-opening.lexicon.ts';

/** A sentence of a call without what only leads over to it; the same where it has no such opening or no figure. */
export function withoutLeadOver(sentence: string): string {
  const [opening] = leadsOver.findAll(sentence);
  if (opening === undefined || opening.index !== 0) return sentence;
  const behind = sentence.slice(opening.text.length);
  if (!behind.startsWith(',') || !/\d/u.test(behind)) return sentence;
  const told = behind.slice(1).trimStart();
  return told.charAt(0).toUpperCase() + told.slice(1);
}
