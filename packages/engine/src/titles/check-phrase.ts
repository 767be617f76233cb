import nlp from 'compromise/two';

const known = new Map<string, boolean>();
const limit = 20_000;

/**
 * Whether a phrase is a noun phrase in its sentence, by the tagger of compromise: it ends in a noun, and holds
 * no verb, pronoun, adverb or question word. The tagger is slow (about a millisecond a sentence), so it is asked only about
 * phrases that are candidates already.
 */
export function isNounPhrase(phrase: string, sentence: string): boolean {
  const key = `${phrase}\n${sentence}`;
  const isFound = known.get(key);
  if (isFound !== undefined) return isFound;
  if (known.size >= limit) known.clear();
  const result = judge(phrase, sentence);
  known.set(key, result);
  return result;
}

function judge(phrase: string, sentence: string): boolean {
  const words = phrase.toLowerCase().split(' ');
  const at = sentence.toLowerCase().indexOf(phrase.toLowerCase());
  const window =
    at < 0 ? phrase : sentence.slice(Math.max(0, at - 60), at + phrase.length + 40).replace(/^\S*\s/u, '');
  const terms = taggedTerms(nlp(window).json());
  const first = terms.findIndex((_, index) =>
    words.every((word, offset) => terms[index + offset]?.text === word),
  );
  if (first < 0) return true;
  return isNominal(terms.slice(first, first + words.length).map(({ tags }) => tags));
}

const never = [
  'Pronoun',
  'Adverb',
  'QuestionWord',
  'Preposition',
  'Conjunction',
  'Copula',
  'Modal',
  'Infinitive',
  'PastTense',
  'Expression',
  'Negative',
  'Determiner',
  'Value',
  'Date',
];

function isNominal(tags: readonly string[][]): boolean {
  const last = tags.at(-1) ?? [];
  const first = tags[0] ?? [];
  if (!last.includes('Noun')) return false;
  if (first.includes('Gerund') || first.includes('PresentTense')) return false;
  return !tags.some((own) => own.some((tag) => never.includes(tag)) && !own.includes('ProperNoun'));
}

type Term = { text: string; tags: string[] };

/** The tagger's answer is not typed: only what is needed is read from it. */
function taggedTerms(json: unknown): Term[] {
  if (!Array.isArray(json)) return [];
  return json.flatMap((sentence: unknown) => {
    const terms = property(sentence, 'terms');
    return Array.isArray(terms) ? terms.map(readTerm) : [];
  });
}

function readTerm(term: unknown): Term {
  const [text, tags] = [property(term, 'text'), property(term, 'tags')];
  const list = Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
  return { text: typeof text === 'string' ? text.toLowerCase() : '', tags: list };
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
