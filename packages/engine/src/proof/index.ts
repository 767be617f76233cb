export { proveNumbers } from './numbers.ts';
export { type ProvedQuote, proveQuote } from './quote.ts';
