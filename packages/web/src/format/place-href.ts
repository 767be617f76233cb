export { type LinkedPlace, placeHref, placeQuery } from '@ecco/contract';
