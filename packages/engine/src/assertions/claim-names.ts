import type { Entity } from '@ecco/domain';
import { findEntities } from '../entities/find-entities.ts';
import type { Source } from '../ports/ports.ts';
import type { RatedStatement } from '../salience/salience.ts';
import { ownFirms } from './own-firm.ts';

/** `named`: organizations in its words. `organizations`: with the speaker's own where it says "we". */
type ClaimNames = { named: string[]; organisations: string[]; isOwn: boolean };

/** Whoever says "we" and asks nothing speaks of the own house. */
const saysWe = ({ sentence, isQuestion }: RatedStatement): boolean =>
  !isQuestion && /\b(?:we|our|ours|us)\b/iu.test(sentence.text);

/** In a meeting of a body and its minutes its own parts are named for "we", and what is moved there it moves. */
const isOfBody = ({ sentence }: RatedStatement, { context: { kind } }: Source): boolean =>
  (kind === 'meeting' || kind === 'document') &&
  /\b(?:the (?:board|committee)|staff|trustees?|motion|moved|seconded)\b/iu.test(sentence.text);

const withOwn = (named: readonly string[], firm: string | undefined): string[] =>
  firm === undefined || named.includes(firm) ? [...named] : [...named, firm];

function namedIn(sentence: string, organizations: readonly Entity[]): string[] {
  return organizations
    .filter(({ name, aliases }) => [name, ...aliases].some((form) => holdsWord(sentence, form)))
    .map(({ name }) => name);
}

/** The form stands in the sentence as a word of its own. */
function holdsWord(sentence: string, form: string): boolean {
  for (let at = sentence.indexOf(form); at >= 0; at = sentence.indexOf(form, at + 1)) {
    const [before, after] = [sentence.charAt(at - 1), sentence.charAt(at + form.length)];
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}

/** Tells of the sentences of a source which organizations they name, and whether they speak of their speaker's own house. */
export function claimNamesIn(source: Source): (one: RatedStatement) => ClaimNames {
  const organizations = findEntities(source).filter(({ type }) => type === 'organisation');
  const own = ownFirms(source, organizations);
  return (one) => {
    const named = namedIn(one.sentence.text, organizations);
    return {
      named,
      organisations: saysWe(one) ? withOwn(named, own.get(one.sentence.speaker ?? '')) : named,
      isOwn: saysWe(one) || isOfBody(one, source),
    };
  };
}
