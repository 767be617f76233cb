const listOf = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u));

/** Ends of words that are none by themselves, so that a hyphen before them can only be the line's. */
export const boundEndings = listOf(
  'ment ments mental mented menting tion tions tional tionally tioned tioning sion sions sional cial cially tial tially ness nesses ing ings ity ities ety ally ously ously lessly fully ance ances ence ences ancy ency encies tive tives tively sive sively bly bility bilities ized izing ization izations ised ising isation tee tees teed teeing tary taries tory tories ture tures tural sure sured suring ated ating ately lated lating mated mating nated nating rated rating tain tained taining dend dends nue nues nuities nuity arial aries ary ery ory ician icians eral erally erly ered ering ished ishing ishment folio folios tiary tiaries ciary ciaries tuary tuaries tality cation cations lation lations tation tations gation gations dation dations mation pation pations zation zations ployment ployee ployees ployer ployers ficiary ficiaries ficial tribution tributions tirement mittee mittees agement agements formance vestment vestments vestor vestors tuarial cember vember tember tober bruary quired quirement quirements tinue tinued tinues sumption sumptions nomic nomics centage centages',
);

/** Words whose parts are words too, and which no paper writes with a hyphen. */
export const neverHyphenated = listOf(
  'percent percentage percentages throughout within without therefore whereas hereby thereof',
);

/** "Short- and long-term": the hyphen waits for a word that comes later. */
export const suspends = listOf('and or nor to as vs versus und oder bis');

/** What stands before a hyphen in speech and is no word broken off. */
export const prefixes = listOf(
  'non pre post ex self multi anti semi quasi mid cross inter ultra pro under over long short high low half full year',
);
