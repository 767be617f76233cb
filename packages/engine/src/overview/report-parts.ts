// A company's report goes by items with set titles: what the business is, its risks, and what its managers say of results.

import { isTitleLine } from '../headings/heading.ts';
import type { Source } from '../ports/ports.ts';
import { cachedBySource } from '../reading/cache.ts';
import { readSource } from '../reading/reading.ts';
import type { RatedStatement } from '../salience/salience.ts';
import { businessIs, definesOf, vagueOf } from './business.lexicon.ts';
import { explained } from './main-figure.lexicon.ts';
import { reportWeights } from './summary-plan.weights.ts';

type Part = 'business' | 'risk' | 'discussion' | 'cash' | 'other';

const item = /^(?:part [IV]+[\s,.–-]*)?item\s+\d{1,2}[AB]?\b[\s.:–—-]*/iu;
const titles: readonly (readonly [Part, RegExp])[] = [
  ['business', /^business\b/iu],
  ['risk', /^risk factors\b/iu],
  ['discussion', /^management.s discussion and analysis\b/iu],
];

/** Headings within what managers say: of cash, of how figures are made, and of results again. */
const withinDiscussion: readonly (readonly [Part, RegExp])[] = [
  ['cash', /^(?:liquidity|financial condition|capital resources|sources and uses of cash)\b/iu],
  ['other', /\baccounting\b|\bcontractual obligations\b|\boff-balance\b|\bnon-gaap\b|\bforward-looking\b/iu],
  [
    'discussion',
    /^(?:consolidated |summary (?:of )?|operating )*results\b|^(?:executive )?(?:overview|summary)\b/iu,
  ],
];

/** The part of a report in which each segment stands; null for a source whose items name no discussion of results. */
const reportParts = cachedBySource((source: Source): Part[] | null => {
  const { segments } = readSource(source);
  let [part, isDiscussed]: [Part, boolean] = ['other', false];
  const parts = segments.map(({ text }, at) => {
    const line = text.trim();
    // A row is of the table of contents.
    if (item.test(line) && !line.includes(' | ')) {
      const title = line.replace(item, '') || (segments[at + 1]?.text.trim() ?? '');
      part = titles.find(([, pattern]) => pattern.test(title))?.[0] ?? 'other';
      isDiscussed = part === 'discussion';
    } else if (isDiscussed && isTitleLine(segments, at)) {
      part = withinDiscussion.find(([, pattern]) => pattern.test(line))?.[0] ?? part;
    }
    return part;
  });
  return parts.includes('discussion') ? parts : null;
});

/** Whether all years that a sentence names are before the newest of the report. */
const isOlder = (polished: string, newest: number): boolean => {
  const years = polished.match(/\b20\d\d\b/gu)?.map(Number) ?? [];
  return years.length > 0 && years.every((year) => year < newest);
};

/** Letters within which a definition names what is meant. */
const nameLength = 80;
const defines = (polished: string): boolean =>
  definesAll.test(polished) || (!/\d/u.test(polished) && definesOf.test(polished.slice(0, nameLength)));
/** "Comparable sales includes revenue from stores open for 14 months." */
const definesAll =
  /^(?:our )?(?:[\p{L}-]+ ){1,3}(?:includes?|excludes?|is defined as|is (?:a|the) (?:metric|measure)|is calculated)\b/iu;

/**
 * What is left of a sentence's worth by where it stands in a company's report: what its managers say of results counts,
 * and most where it says why they changed; notes to statements, exhibits and what is of older years hardly. `newest`: the
 * year of the report's results.
 */
export function partWeightOf(source: Source, newest: number): (one: RatedStatement) => number {
  const parts = reportParts(source);
  if (parts === null) return () => 1;
  return ({ sentence, polished }) => {
    const isAside = isOlder(polished, newest) || defines(polished);
    const part = isAside ? 'other' : (parts[sentence.segment] ?? 'other');
    return (
      reportWeights[part] * (part === 'discussion' && explained.test(polished) ? reportWeights.explained : 1)
    );
  };
}

/** Sentences of a part in which a report says what its business is. */
const opening = 30;

/** "Larch Works, Inc. (the "Company") is a maker of tools": by its name a company says the same as by "we". */
const ownName = /^.{2,60}?\b(?:inc|corp|co|plc|ltd)\.?(?: \([^()]{0,80}\))? (?=is |are )/iu;

/** The first sentence that says what business it is, where the report tells of its business or of its results. */
export function businessOf(source: Source, fit: readonly RatedStatement[]): RatedStatement | null {
  const parts = reportParts(source);
  for (const part of ['business', 'discussion'] as const) {
    const start = parts?.indexOf(part) ?? -1;
    const said = fit.filter(({ sentence }) => start >= 0 && parts?.[sentence.segment] === part);
    const ratedStatement = said
      .slice(0, opening)
      .find(({ polished }) => businessIs.test(polished.replace(ownName, 'we ')) && !vagueOf.test(polished));
    if (ratedStatement !== undefined) return ratedStatement;
  }
  return null;
}
