/** What is said to people: the catalogue of the pages, what the server and the pipeline answer, its mails and its guide. */
const spoken = /^packages\/(?:web\/src\/messages|contract\/src|domain\/src|pipeline\/src|server\/src)\//;
/** Of other rooms, what may reach somebody. */
const errors = /^packages\/(?:store|models|engine)\/src\/.*\.errors\.ts$/;
const notSpoken = /\.(?:test|fixture|lexicon|words|label)\.tsx?$|\/testing\/|lexicon\//;
/** What is said to whoever reads the code: why a change is told to nobody. */
const forReaders = /\bsilent: '[^'\n]*'/g;

/** Words that nobody says in a tool of every day. */
const stilted = `anew|at once|all the same|as it stands|of its own|somebody|whoever|whomever|spoken of`;
/** Words that are written otherwise in the United States; the second part of each is an ending. */
const british = [
  `(?:summar|organ|recogn|author|final|custom|util|optim|minim|maxim|real|categor|priorit|character|visual|normal|capital|emphas|critic|apolog|special|general|standard|modern|initial|local|synchron|sanit|memor|tokeni?|anonym)is(?:e|es|ed|ing|er|ers|ation|ations)`,
  `(?:analys|paralys|catalys)(?:e|ed|ing)`,
  String.raw`(?:col|fav|hon|lab|hum|harb|behavi|neighb|rum|flav|endeav)our\w*`,
  `(?:cent|met|lit|theat|fib)res?`,
  `programmes?|cheques?|licences?|defences?|offences?|judgements?|ageing|grey|whilst|amongst|learnt|spelt|fulfil|per cent`,
  `(?:cancel|travel|label|model|signal|fuel|total|level)l(?:ed|ing)`,
].join('|');
const notPlain = new RegExp(String.raw`\b(?:${stilted}|${british})\b`, 'giu');

const literal = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const values = /\$?\{\{?[^{}]*\}?\}/g;
/** A sentence or a part of one: names of things have no space. */
const isSaid = (text: string): boolean => text.includes(' ');
/** Comments go, and the lines stay what they were. */
const withoutComments = (text: string): string =>
  text.replace(comment, (match) => match.replace(/[^\n]/g, ' '));

/** Words in what is said to people that the house has otherwise, with their places. */
export function plainWordFaults(files: readonly { path: string; text: string }[]): string[] {
  return files
    .filter(({ path }) => (spoken.test(path) || errors.test(path)) && !notSpoken.test(path))
    .flatMap(({ path, text }) => {
      const bare = withoutComments(text).replace(forReaders, (match) => ' '.repeat(match.length));
      return [...bare.matchAll(literal)].flatMap(({ 0: whole, 1: one, 2: two, 3: three, index }) => {
        const said = (one ?? two ?? three ?? '').replace(values, '');
        const line = bare.slice(0, index).split('\n').length;
        return isSaid(whole)
          ? [...said.matchAll(notPlain)].map(([word]) => `${path}:${line}: “${word}”`)
          : [];
      });
    });
}

/** Names that a program uses are spelled as it spells them. */
const code = /`[^`]*`/g;

/** The same for pages of words. */
export function plainPageFaults(pages: readonly { path: string; text: string }[]): string[] {
  return pages.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, at) =>
        [...line.replaceAll(code, '').matchAll(notPlain)].map(([word]) => `${path}:${at + 1}: “${word}”`),
      ),
  );
}
