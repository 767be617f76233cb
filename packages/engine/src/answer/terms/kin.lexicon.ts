import { searchTermsOf } from './search-terms.ts';

/** Words of which an answer may hold another than the question: a family a line. */
const families = String.raw`
  charge charges charged fee fees
  cost costs price
  replace replaces replaced succeed succeeds succeeded successor succession
  hire hired hiring select selected appoint appointed award awarded engage engaged retain retained chosen
  redeem redeemed redemption terminate terminated termination
  adopt adopted approve approved authorize authorized grant granted agree agreed resolve resolved
  extend extended extension renew renewed renewal
  return returns returned performance gain gained
  worth value valued
  retire retires retired leave leaves leaving resign resigned
  raise raised rise rises increase increased
  lower lowered cut reduce reduced decrease decreased
  buy buys bought purchase purchased acquire acquired
  sell sells sold sale disposal
  due deadline
  deal deals transaction transactions
  finish finished complete completed completion due
  close closes closed closing complete completes completed completion consummate consummated finalize finalized
  earnings income profit profits
  risk risks risky danger dangers dangerous warn warns warned warning worry worries worried threat downside
  issue issues issued release releases released publish published
  answer answers answered respond responds responded response responses reply replied
  pay pays paid payment payments
  fire fires fired dismiss dismissed terminate terminated termination
  save saves saved saving savings
  support supports supported endorse endorsed
  keep keeps kept
  run runs ran
  choose chooses chose chosen
  begin begins began begun start starts started
  build builds built
  lose loses lost
  win wins won
  spend spends spent
  lend lends lent loan loans
  grow grows grew grown growth
  fall falls fell fallen drop drops dropped
  give gives gave given
  send sends sent
  hold holds held
  meet meets met
  teach teaches taught
  write writes wrote written
  speak speaks spoke spoken
  draw draws drew drawn
`;

/** A word of two families has the kin of both. */
const kin = new Map<string, ReadonlySet<string>>();
for (const line of families.trim().split('\n')) {
  const family = new Set(searchTermsOf(line));
  for (const stem of family) kin.set(stem, new Set([...(kin.get(stem) ?? []), ...family]));
}

/** The stems that may stand for one of a question, itself among them. */
export const kinOf = (stem: string): ReadonlySet<string> => kin.get(stem) ?? new Set([stem]);

/** Stems of what a body does once and for all: where none of their kin stands near, it has not been done here. */
export const deeds: ReadonlySet<string> = new Set(
  searchTermsOf(
    'hired appointed terminated redeemed extended renewed replaced succeeded adopted authorized granted resigned',
  ),
);
