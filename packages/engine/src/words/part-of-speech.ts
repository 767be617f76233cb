import nlp from 'compromise/two';

/** How a word is used, as far as a dictionary and its ending tell; `name` is a person's given name. */
export type WordClass =
  | 'noun'
  | 'adjective'
  | 'verb'
  | 'gerund'
  | 'adverb'
  | 'number'
  | 'name'
  | 'place'
  | 'organisation'
  | 'other';

const classes: Record<string, WordClass> = {
  Singular: 'noun',
  Plural: 'noun',
  Noun: 'noun',
  Uncountable: 'noun',
  Unit: 'noun',
  Actor: 'noun',
  Honorific: 'noun',
  Adjective: 'adjective',
  Comparable: 'adjective',
  Comparative: 'adjective',
  Superlative: 'adjective',
  Gerund: 'gerund',
  Infinitive: 'verb',
  PresentTense: 'verb',
  PastTense: 'verb',
  Participle: 'verb',
  PhrasalVerb: 'verb',
  Copula: 'verb',
  Modal: 'verb',
  Verb: 'verb',
  Adverb: 'adverb',
  Cardinal: 'number',
  Ordinal: 'number',
  TextValue: 'number',
  FirstName: 'name',
  MaleName: 'name',
  FemaleName: 'name',
  City: 'place',
  Country: 'place',
  Region: 'place',
  Place: 'place',
  Organization: 'organisation',
  SportsTeam: 'organisation',
  Company: 'organisation',
};

/** The dictionary of compromise: some 24,000 words with one tag or several. Only looked up, never tagged with. */
function readLexicon(): Map<string, string> {
  const model: unknown = nlp.model();
  const lexicon = field(field(model, 'one'), 'lexicon');
  const result = new Map<string, string>();
  if (typeof lexicon !== 'object' || lexicon === null) return result;
  for (const [word, tag] of Object.entries(lexicon)) {
    const first: unknown = Array.isArray(tag) ? tag[0] : tag;
    if (typeof first === 'string') result.set(word, first);
  }
  return result;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** The words of which compromise says that they are as often a noun as a verb: "share", "fund", "report". */
function readAmbiguous(): Set<string> {
  const model: unknown = nlp.model();
  const switches = field(field(model, 'two'), 'switches');
  if (typeof switches !== 'object' || switches === null) return new Set();
  return new Set(Object.keys(switches).filter((word) => field(switches, word) === 'Noun|Verb'));
}

const lexicon = readLexicon();
const ambiguous = readAmbiguous();

/** What the dictionary says of a lower-case word or phrase; null where it does not have it. */
export function lookUp(lower: string): WordClass | null {
  const tag = lexicon.get(lower);
  return tag === undefined ? null : (classes[tag] ?? 'other');
}

const nounEnding =
  /(?:tion|sion|ment|ness|ity|ism|ist|ance|ence|ship|hood|cy|er|or|age|ure|ics|ology|dom|gy|ty|ry)s?$/u;
const adjectiveEnding = /(?:able|ible|al|ful|ic|ive|less|ous|ary|ory|ish)$/u;

/** Words the dictionary has as verbs which the field uses as nouns at least as often. */
const alsoNouns = new Set(
  `flow flows demand yield yields share shares fund funds tax rate rates market markets plan plans vote votes target targets
  reserve reserves exit exits test tests code release releases network networks model models support lease leases account
  accounts award license licence access attack attacks balance ban bet brand budget cap cause check claim claims comeback
  conduct control controls count cover crash cut cuts damage discount discounts display draft drive end estimate estimates exchange export exports
  fall feature features feed focus force forecast gain gains grant grants guide handle harm help impact import imports increase
  influence interest interview issue issues labor labour limit limits link links load loss map mark match merge mix monitor need
  needs notice object offer office paper patch pay permit pitch play point position practice present process processes program
  progress promise protest purchase range rank record report reports request requests research result review reviews rise rule rules
  sale scale search sense service set shift shop signal sign size slot space spread stake stand standard start state step stop
  stream strike study style subject swing switch talk task thread threat tool touch tour track transfer transfers trend trial trust turn
  upgrade use value values view views visit wage wages watch wave wealth web`.split(/\s+/u),
);

/** The class of a lower-case word: by dictionary, else by its ending, else a noun. */
export function wordClass(lower: string): WordClass {
  const known = lookUp(lower);
  if (known === 'verb' && (ambiguous.has(lower) || alsoNouns.has(lower))) return 'noun';
  if (known !== null) return known;
  if (/\d/u.test(lower)) return 'number';
  if (lower.endsWith('ly')) return 'adverb';
  if (nounEnding.test(lower)) return 'noun';
  if (adjectiveEnding.test(lower)) return 'adjective';
  if (lower.endsWith('ing')) return 'gerund';
  if (lower.endsWith('ed')) return 'verb';
  return 'noun';
}
