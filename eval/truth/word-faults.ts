// What a tidied sentence may not lose. These rules know nothing of how sentences are tidied.

const negation = /\b(?:not|no|never|none|nor|neither|without|cannot|nothing|nobody|hardly)\b|n['’]t\b/giu;
const prefix =
  /(?<![\p{L}-])(non|pre|post|ex|anti|mid|sub|co|inter|intra|multi|semi|self|pro|un|re|over|under|cross|counter|quasi|long|short|high|low)-\s*(\p{L}{2,})/giu;
const openers =
  /^[\s"“'(,.–—-]*(?:(?:so|and|well|okay|uh|um|yeah|yes|now)\b[\s,.]*)*(but for|however|excluding|except|including|unlike|although|though|even|if|unless|without|despite|until|till|because|before|after|while|whereas|when|since|instead|rather than|other than|aside from|apart from|absent|assuming|provided|otherwise|nevertheless|nonetheless|only|not|no one|nobody|never|neither|once|during|notwithstanding|barring|subject to|as if|as long as|in case|hypothetically|allegedly|reportedly|for example|for instance|on the other hand)\b/iu;

const counted = (match: Iterable<string>): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const one of match) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
};

/** Words said twice in a row count once, however often they are shown. */
const once = (text: string): string => text.replace(/\b([\p{L}'’]+)(?:[\s,]+\1\b)+/giu, '$1');

/** Prefixed words of the quotes that are shown without their prefix. */
export function lostPrefixes(text: string, quote: string): string[] {
  const prefixed = (of: string) =>
    counted([...of.matchAll(prefix)].map(([, before, word]) => `${before}-${word}`.toLowerCase()));
  const [said, shown] = [prefixed(once(quote)), prefixed(once(text))];
  return [...said]
    .filter(([word, times]) => {
      const [before = '', bare = ''] = word.split('-');
      if (bare.startsWith(before) || /^(?:to|the|we|and|or|it|in|of)$/u.test(bare)) return false;
      return (shown.get(word) ?? 0) < Math.min(times, 1) && new RegExp(`\\b${bare}\\b`, 'iu').test(text);
    })
    .map(([word]) => word);
}

/** Negations that were said and are not shown, or are shown and were not said. */
export function changedNegations(text: string, quote: string): string[] {
  const negations = (of: string) =>
    counted((once(of).match(negation) ?? []).map((word) => word.toLowerCase()));
  const [said, shown] = [negations(quote), negations(text)];
  return [...new Set([...said.keys(), ...shown.keys()])].filter(
    (word) => Math.min(1, said.get(word) ?? 0) !== Math.min(1, shown.get(word) ?? 0),
  );
}

/** An opener that says under what condition, exception or contrast a sentence holds, where it is not shown. */
export function lostOpener(text: string, quote: string): string[] {
  const opener = openers.exec(quote)?.[1]?.toLowerCase();
  return opener === undefined || text.toLowerCase().includes(opener) ? [] : [opener];
}

const mark = /^(?:u[hm]+|er+m?|hm+|mm-?hmm|mhm|laughs|laughter|crosstalk|inaudible|music)$/u;

/** Words of a quote that are nowhere in what is shown of it. */
export function lostWords(text: string, quote: string): string[] {
  const words = (of: string) => of.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu) ?? [];
  const shown = new Set(words(text));
  return words(quote).filter((word) => !shown.has(word) && !mark.test(word));
}
