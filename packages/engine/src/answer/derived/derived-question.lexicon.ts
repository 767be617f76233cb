import { lexicon } from '../../lexicon/lexicon.ts';

/** Words of a question for a figure that name neither what is asked for nor whose it is. */
export const sayingNothing = lexicon({
  at: 'whole',
  words: String.raw`total amount amounts figure figures value year years yearly annual annually end ended ending fiscal fy calendar ratio rate rates level
    profile positive negative company corporation inc corp co plc ltd business data basis based using use report reported reporting much many big large
    generate generated make made earn earned have has had spend spent incur incurred roughly approximately exactly usd us dollars dollar million millions
    billion billions thousand thousands units unit percent percents percentage % average mean growth growing grow grew change changed changes increase
    increased increases decrease decreased drop dropped decline declined fall fell rise rose improve improved improving worsen worsened historically
    consistent cagr compound compounded yoy year-over-year year-on-year three two four five 2 3 4 5 over period between quantity size times any there
    healthy reasonably reasonable strong weak good liquidity latest last recent most state round answer calculate compute shown item items line`,
});
