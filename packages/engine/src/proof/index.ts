export { figureKeys } from './figure-key.ts';
export { proveNumbers } from './numbers.ts';
export { numeralPlaces } from './numeral-places.ts';
export { type ProvedQuote, proveQuote } from './quote.ts';
