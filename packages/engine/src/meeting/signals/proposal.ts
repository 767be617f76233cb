// A vote may only name what is voted on ("We vote on Alder Ridge"): what that is was said when it was proposed.
import { readMoney } from '../../figures/money.ts';

/** Segments before a vote in which what is voted on was proposed. */
export const proposedWithin = 30;

const onlyNames =
  /^we (?:will |now |shall )?vote (?:now |first )?on (?:the )?([\p{L}\p{N}][^.,;]{2,60}?)(?: first| next| now)?[.]?$/iu;

/** What a motion votes on by its name alone; null where it says more, or less. */
export const nameVotedOn = (motion: string): string | null => onlyNames.exec(motion)?.[1] ?? null;

/** Where the sum stands that a sentence proposes for somebody: "up to $5 million to Alder Ridge"; null where it does not. */
export function sumProposed(sentence: string, name: string): { start: number } | null {
  const [money] = readMoney(sentence);
  if (money === undefined || !sentence.slice(money.end).includes(name)) return null;
  const isUpTo = sentence.slice(0, money.start).endsWith('up to ');
  return { start: isUpTo ? money.start - 'up to '.length : money.start };
}
