import { type ThemeId, themeIds } from '@ecco/domain';

/** What somebody would write down for each theme in ten minutes; this stands for what the engine must be better than. */
const keywords: Record<ThemeId, readonly string[]> = {
  1: [
    'investor',
    'commitment',
    'fundraising',
    'limited partner',
    'capital',
    'dividend',
    'mandate',
    'allocation',
  ],
  2: ['revenue', 'earnings', 'return', 'performance', 'net asset value', 'margin', 'profit', 'income'],
  3: ['deal', 'acquisition', 'pipeline', 'transaction', 'merger', 'investment', 'opportunity', 'exit'],
  4: ['operations', 'customer', 'product', 'production', 'capacity', 'supply chain', 'store', 'service'],
  5: ['market', 'inflation', 'interest rate', 'economy', 'demand', 'pandemic', 'recession', 'price'],
  6: ['regulation', 'regulatory', 'compliance', 'law', 'audit', 'legislation', 'legal', 'court'],
  7: ['team', 'employee', 'appoint', 'hire', 'ceo', 'officer', 'leadership', 'board'],
};

/** The theme with most keywords in a sentence, the first of those with as many; null where none stands in it. */
export function keywordThemeOf(sentence: string): ThemeId | null {
  const words = sentence.toLowerCase();
  const counts = themeIds.map((id) => keywords[id].filter((keyword) => words.includes(keyword)).length);
  const most = Math.max(...counts);
  return most === 0 ? null : (themeIds[counts.indexOf(most)] ?? null);
}
