// The quarter and the year that a source is of. One that is of another by its title answers only where it names the one that is
// asked for.
import type { Source } from '../../ports/ports.ts';
import { cachedBySource } from '../../reading/cache.ts';
import { tokenize } from '../../words/token.ts';
import { type NamedPeriod, ordinals, periodIn, quartersIn, yearsIn } from '../question/named-period.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { writtenWords } from '../terms/spoken-words.ts';

/** Segments in which a call says of which quarter it is. */
const opening = 3;

/** The quarter and the year that a call is opened with. */
const openedWith = cachedBySource(({ context, segments }: Source): NamedPeriod => {
  const texts = context.kind === 'earnings' ? segments.slice(0, opening) : [];
  return periodIn(texts.map(({ text }) => writtenWords(tokenize(text)).join(' ')).join(' '));
});

/** The quarter and the year that a source is of: by its title, else as it says where it is opened. */
export function periodOfSource(source: Source): NamedPeriod {
  const titled = periodIn(source.context.title);
  if (titled.quarter !== null || titled.year !== null) return titled;
  return source.context.period ?? openedWith(source);
}

/** Stems of a time that is asked for which the title of a source names: its passages need not. */
export function timeInTitle({ quarter, year }: NamedPeriod, source: Source): ReadonlySet<string> {
  const own = periodOfSource(source);
  const isQuarter = quarter !== null && own.quarter === quarter;
  const isYear = year !== null && own.year === year;
  return new Set(
    searchTermsOf(`${isQuarter ? `${ordinals[quarter - 1]} quarter Q${quarter}` : ''} ${isYear ? year : ''}`),
  );
}

/** Whether a source is of the time that is asked for, or speaks of it in one of some segments. */
export function isOfPeriod(asked: NamedPeriod, source: Source, isHeld: (at: number) => boolean): boolean {
  const own = periodOfSource(source);
  const isOtherQuarter = asked.quarter !== null && own.quarter !== null && own.quarter !== asked.quarter;
  const isOtherYear = asked.year !== null && own.year !== null && own.year !== asked.year;
  if (!isOtherQuarter && !isOtherYear) return true;
  return source.segments.some(({ text }, at) => {
    if (!isHeld(at)) return false;
    const written = writtenWords(tokenize(text)).join(' ');
    return (
      (!isOtherQuarter || quartersIn(written).includes(asked.quarter ?? 0)) &&
      (!isOtherYear || yearsIn(written).includes(asked.year ?? 0))
    );
  });
}
