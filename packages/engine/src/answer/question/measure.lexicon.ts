import { type Lexicon, lexicon } from '../../lexicon/lexicon.ts';

/** A measure of a company: how questions call it, and how whoever tells it does, in any words. */
export type Measure = {
  asks: Lexicon;
  tells: Lexicon;
  /** What else whoever tells it names in the same sentence, in a paper too. */
  besides?: Lexicon;
};

/** What is called by more words comes first: sales of the same stores are no revenue. */
export const measures: readonly Measure[] = [
  {
    asks: lexicon({
      words: 'FCF',
      phrases: 'free cash flows?  + What was free cash flow?  - What was cash?',
    }),
    tells: lexicon({
      words: 'FCF',
      phrases: 'free cash ?(flows?)?  + Free cash was $2 million.  - Cash flow was $2 million.',
    }),
  },
  {
    asks: lexicon({
      words: 'leverage',
      phrases: 'net debt  + What was net debt?  - What was debt?',
    }),
    tells: lexicon({
      words: 'leverage leveraged',
      phrases: String.raw`
        net debt  + Net debt was $2 million.  - Debt was $2 million.
        debt[- ]to[- ]  + Debt to equity was 2.  - Debt was due to it.
      `,
    }),
  },
  {
    asks: lexicon({ words: 'EBITDAR?' }),
    tells: lexicon({ words: 'EBITDAR?' }),
  },
  {
    asks: lexicon({
      words: 'R&D',
      phrases:
        'research and development  + What was spent on research and development?  - What was the research?',
    }),
    tells: lexicon({
      words: 'R&D',
      phrases:
        'research (and|&) development  + Research and development cost $2 million.  - Research cost $2 million.',
    }),
  },
  {
    asks: lexicon({ words: 'dividends?' }),
    tells: lexicon({ words: 'dividends? payouts?' }),
  },
  {
    asks: lexicon({ phrases: 'tax rate  + What was the effective tax rate?  - What was the tax?' }),
    tells: lexicon({
      words: 'ETR',
      phrases: String.raw`
        tax rates?  + Our tax rate was 20%.  - Our tax was paid.
        rate( \S+){0,3} tax  + The effective rate of tax was 20%.  - The rate was 20%.
      `,
    }),
  },
  {
    asks: lexicon({
      words: 'comps',
      phrases: String.raw`
        (same[- ]stores?|comp(arable)?( store)?|like[- ]for[- ]like) sales  + What were same-store sales?  - What were sales?
      `,
    }),
    tells: lexicon({
      words: 'comps? comparable',
      phrases: String.raw`
        same[- ]stores?  + Same-store sales fell.  - Sales fell.
        like[- ]for[- ]like  + It grew 2% like for like.  - It is like this.
      `,
    }),
  },
  {
    besides: lexicon({ words: String.raw`EPS earn(?:s|ed|ings?) incomes? profits? loss(?:es)? results?` }),
    asks: lexicon({
      words: 'EPS',
      phrases: String.raw`
        (earnings|income|profit|loss)( per|/)( diluted| basic| common)? share  + What were adjusted earnings per share?  - What were adjusted earnings?
      `,
    }),
    tells: lexicon({
      words: 'EPS',
      phrases: String.raw`
        (per|a)( fully)?( diluted| basic| common| ordinary)* share  + We earned $2 per diluted share.  - We earned $2 million.
      `,
    }),
  },
  {
    asks: lexicon({
      phrases: String.raw`
        net (income|earnings|profit|loss)  + What was net income?  - What was income?
      `,
    }),
    tells: lexicon({
      words: 'earned lost',
      phrases: String.raw`
        net ((?!investment|interest|operating|rental)\p{L}+ ){0,2}(income|earnings|profits?|loss(es)?)  + Net income was $2 million.  - Net investment income was $2 million.
        (?<!operating |gross |segment |core )(profits?|loss) (of|was|were|came|for|attributable|after)  + The loss was $2 million.  - The loss ratio was 2%.
        (income|earnings) (attributable|after tax)  + Income attributable to owners rose.  - The income statement is long.
      `,
    }),
  },
  {
    asks: lexicon({
      phrases: String.raw`
        how much cash (does|do|did)( \S+){1,6} (have|hold)  + How much cash did it have?  - How much cash did it earn?
        cash (balance|position|on hand)  + What was its cash position?  - What was its cash flow?
      `,
    }),
    tells: lexicon({
      phrases: String.raw`
        cash,?( and| &)? (cash )?equivalents  + Cash, cash equivalents, and bonds were $2 million.  - Restricted cash was $2 million.
        cash,?( and| &)( \S+){0,2} (securities|investments)  + Our cash and short-term investments were $2 million.  - Cash was invested.
        cash (balance|position|on hand)  + Our cash position is strong.  - Our cash flow is strong.
        (have|had|has|with|holds?|held)( \S+){0,6} (of|in) (total )?cash(?! (equivalents|flows?)\b)  + We have $2 million in cash.  - $2 million in cash was received.
      `,
    }),
  },
  {
    asks: lexicon({
      phrases: String.raw`
        gross (profits?|margins?)  + What was the gross profit rate?  - What was the tax rate?
      `,
    }),
    tells: lexicon({
      phrases: String.raw`
        gross (profits?|margins?)  + Gross profit was 23%.  - The tax rate was 23%.
        (?<!operating |EBITDA |net )margins?  + Margin was 23%.  - Net margin was 23%.
      `,
    }),
  },
  {
    asks: lexicon({
      words: 'revenues?',
      phrases: 'net sales  + What were net sales?  - What were sales costs?',
    }),
    tells: lexicon({
      words: 'revenues? sales turnover billings?',
      phrases: 'top[- ]line  + The top line grew.  - The line grew.',
    }),
  },
];

/** Questions for what is expected of a measure. */
export const asksGuidance = lexicon({
  words: 'guidance outlook forecasts? guide guides guided guiding expect expects targets?',
});

/** What tells what is expected. */
export const tellsGuidance = lexicon({
  words: String.raw`guid(?:e|es|ed|ing|ance) outlook expect(?:s|ed|ing)? anticipat(?:e|es|ed|ing) forecast(?:s|ed|ing)? project(?:s|ed|ing|ions?)
    estimat(?:e|es|ed) target(?:s|ed|ing)? range will should plan planned plans`,
});

/** What stands before a measure of which something else is asked: a part of it, or what moved it. */
export const asksBeside = lexicon({
  words: String.raw`of on to from by behind driv(?:e|es|en|ing) drove affect(?:s|ed)? impact(?:s|ed)? help(?:s|ed)? hurt(?:s)? caus(?:e|es|ed)
    contribut(?:e|es|ed) change(?:s)? share percentage portion how.many`,
});
