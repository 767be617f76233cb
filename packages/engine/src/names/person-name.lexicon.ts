import { lexicon } from '../lexicon/lexicon.ts';

/** What a firm's name ends in. */
export const firmEnding = lexicon({
  at: 'closing',
  words: `capital securities bank banks research partners markets? advisors management group company corporation investments? associates
    america fund brokerage equities inc llc llp advisory advisers consulting consultants actuarial fiduciary custody trustees services solutions analytics`,
});

/** Houses of analysts whose names look like a person's. */
export const houses = lexicon({
  at: 'opening',
  words: `deutsche stifel jefferies cantor evercore bernstein barclays citi citigroup keefe tudor sanford baird roth oppenheimer cowen
    guggenheim sidoti exane macquarie nomura mizuho bnp santander scotia\\w*`,
  phrases: String.raw`
morgan stanley  + Morgan Stanley  - Stanley Morgan
credit suisse  + Credit Suisse  - Suisse Credit
goldman sachs  + Goldman Sachs  - Sachs Goldman
wells fargo  + Wells Fargo  - Jane Wells
raymond james  + Raymond James  - James Raymond
william blair  + William Blair  - Blair William
j\.? ?p\.? ?morgan  + J.P. Morgan  - Jane Morgan
johnson rice  + Johnson Rice  - Jane Johnson
piper sandler  + Piper Sandler  - Jane Piper
edward jones  + Edward Jones  - Jones Edward
charles schwab  + Charles Schwab  - Jane Schwab
peel hunt  + Peel Hunt  - Jane Hunt
robert w baird  + Robert W Baird  - Robert Birch
lake street  + Lake Street  - Jane Lake
societe generale  + Societe Generale  - Generale Societe
grant thornton  + Grant Thornton  - Jane Grant
`,
});
