import { isSamePerson } from '../../names/person-name.ts';
import type { Source } from '../../ports/ports.ts';
import { identifySpeakers } from '../../speakers/identify-speakers.ts';
import { foldApostrophes } from '../../words/fold.ts';
import type { Fund, FundAt } from './fund-names.ts';

/** Letters between somebody's name and the fund that they are said to be of. */
const reach = 260;
/** They are said to be of somebody else. */
const ofAnother = /\b(?:at|of|for|with|from|runs|leads|heads) (?:the )?\p{Lu}/u;

type Finder = (text: string) => FundAt[];

/** The fund that is said of somebody right behind their name. */
function namedFund(name: string, texts: readonly string[], find: Finder): Fund | null {
  for (const text of texts)
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
      const behind = text.slice(at + name.length, at + name.length + reach);
      const [first] = find(behind);
      if (first && !ofAnother.test(behind.slice(0, first.start).replace(/(?:of|at|for) (?:the )?$/u, '')))
        return first.fund;
    }
  return null;
}

/** The only fund that is named before a guest who is alone speaks: they were introduced with it. */
function introduced({ context, segments }: Source, label: string, find: Finder): Fund | null {
  const first = segments.findIndex(({ speaker }) => speaker === label);
  const texts = [context.description, ...segments.slice(0, first).map(({ text }) => text)];
  const [only, ...others] = new Set(
    texts.flatMap((text) => find(foldApostrophes(text)).map(({ fund }) => fund)),
  );
  return others.length === 0 ? (only ?? null) : null;
}

/** For each label of somebody who speaks for a fund, which one; who asks is of none. */
export function speakersOfFunds(source: Source, find: Finder): Map<string, Fund> {
  const { context, segments } = source;
  const texts = [context.description, ...segments.map(({ text }) => text)].map(foldApostrophes);
  const guests = identifySpeakers(source).filter(({ role }) => role !== 'host' && role !== 'operator');
  return new Map(
    guests.flatMap(({ label, name, role, organisation: organization }): [string, Fund][] => {
      const known = context.people.find((person) => isSamePerson(person.name, name));
      const [stated] = [organization, role, known?.role].flatMap((text) => find(text ?? ''));
      const alone = guests.length === 1 ? introduced(source, label, find) : null;
      const fund = stated?.fund ?? namedFund(name, texts, find) ?? alone;
      return fund === null ? [] : [[label, fund]];
    }),
  );
}
