/** Roles as the field says them, and how they are announced. The first that matches is taken. */
const roles: readonly (readonly [string, RegExp])[] = [
  ['chief investment officer', /\bchief investment officer\b|\bC\.?\s?I\.?\s?O\b/u],
  ['chief financial officer', /\bchief financial officer\b|\bC\.?\s?F\.?\s?O\b|\bfinance director\b/u],
  ['chief operating officer', /\bchief operating officer\b|\bC\.?\s?O\.?\s?O\b/u],
  ['chief technology officer', /\bchief technology officer\b|\bC\.?\s?T\.?\s?O\b/u],
  ['chief executive', /\bchief executive(?: officer)?\b|\bC\.?\s?E\.?\s?O\b|\bmanaging director and ceo\b/u],
  ['investor relations', /\binvestor relations\b/u],
  ['vice chair', /\bvice[- ]chair\w*/u],
  ['chair', /\bchair(?:man|woman|person)?\b/u],
  ['trustee', /\btrustee\b/u],
  ['executive director', /\bexecutive director\b/u],
  ['vice president', /\b(?:senior |executive )?vice[- ]president\b|\bS?E?VP\b/u],
  ['president', /\bpresident\b/u],
  ['founder', /\b(?:co-?)?founder\b/u],
  ['head', /\bhead of [\w\s&]{2,30}/u],
  ['managing director', /\bmanaging director\b/u],
  ['general counsel', /\bgeneral counsel\b/u],
  ['actuary', /\bactuary\b/u],
  ['analyst', /\banalyst\b/u],
  ['secretary', /\b(?:board )?secretary\b|\bclerk\b/u],
  ['operator', /\boperator\b/u],
  ['moderator', /\bmoderator\b/u],
  ['co-host', /\bco-?host\b/u],
  ['host', /\bhost\b/u],
  ['guest', /\bguest\b/u],
];

/** The role that a few words name ("our Chief Financial Officer"); null where they name none. */
export function roleIn(words: string): string | null {
  for (const [role, pattern] of roles) {
    const found = new RegExp(pattern.source, 'iu').exec(words);
    if (found !== null) return role === 'head' ? found[0].toLowerCase().trim() : role;
  }
  return null;
}
