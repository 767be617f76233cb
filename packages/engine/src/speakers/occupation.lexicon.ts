import { lexicon } from '../lexicon/lexicon.ts';

/** What people are by their work. */
export const occupation = lexicon({
  words: `director lead leader manager engineer developer researcher professor lecturer partner economist strategist scientist architect
    author writer editor journalist reporter correspondent advocate designer consultant maintainer creator founder investor
    adviser advisor lawyer attorney historian physician entrepreneur fellow chair president officer head contributor`,
});

/** What one may be head of inside an organization, and what is therefore none itself. */
export const branch = lexicon({
  words: `investors? finance corporate communications? operations strategy administration sales marketing technology business
    development product legal research relations`,
});
