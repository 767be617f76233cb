/** The funds that a list of plans names, each with the state that the list gives it. */
import { states } from '@ecco/domain';
import { readRecords } from '@ecco/engine';

type ListedFund = { name: string; state: string | null };

const mostFunds = 200;
const ofFunds = /\b(?:pension|retirement|superannuation)\b/iu;
/** What plans are called whose names do not say that they are for retirement: "Municipal Employees Benefit System". */
const fundEnding = /\b(?:systems?|funds?|plans?|schemes?|trusts?|board|association|corporation)$/iu;
/** "(TRS-GA)": the short form behind a name. */
const shortForm = /\s*\([^()]{1,40}\)$/u;

const codeOf = (value: string | undefined): string | null =>
  states.find(({ code, name }) => code === value?.trim() || name === value?.trim())?.code ?? null;

/**
 * Empty for what is no list of plans: its title or its first line has to say so, and each name what a plan is called.
 * `texts`: of all blocks.
 */
export function listedFunds(title: string, texts: readonly string[]): ListedFund[] {
  const records = readRecords(texts.map((text) => ({ text, speaker: null, startMs: null })));
  if (records.length === 0 || !ofFunds.test([title, texts[0] ?? ''].join('\n'))) return [];
  const result = new Map<string, ListedFund>();
  for (const { name, fields } of records.slice(0, mostFunds)) {
    const plain = name.replace(shortForm, '').trim();
    if (!ofFunds.test(plain) && !fundEnding.test(plain)) continue;
    const state = codeOf(fields.find(({ label }) => /^state$/iu.test(label))?.value);
    if (!result.has(plain.toLowerCase())) result.set(plain.toLowerCase(), { name: plain, state });
  }
  return [...result.values()];
}
