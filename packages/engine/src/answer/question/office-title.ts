// An office as titles write it and as people ask for it: "CIO" is the chief investment officer, and the deputy is not.

const letters: Readonly<Record<string, string>> = {
  cio: 'chief investment officer',
  ceo: 'chief executive officer',
  cfo: 'chief financial officer',
  coo: 'chief operating officer',
  cro: 'chief risk officer',
  chairman: 'chair',
  chairwoman: 'chair',
  chairperson: 'chair',
};

const article = /\b(?:the|a|an)\s/gu;
const dash = /[-–—]/gu;
const ofBoard = /^chair of (?:investment |retirement |pension )?board(?: of (?:trustees|directors))?$/u;

/** One office in one wording. */
export function officeKey(words: string): string {
  const plain = words
    .toLowerCase()
    .replaceAll(dash, ' ')
    .replaceAll(article, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const spelled = plain
    .split(' ')
    .map((word) => letters[word] ?? word)
    .join(' ');
  const committee = /^(.{2,60}? committee) chair$/u.exec(spelled)?.[1];
  if (committee !== undefined) return `chair of ${committee}`;
  return ofBoard.test(spelled) || spelled === 'board chair' ? 'chair' : spelled;
}

/** The offices of a title: "Trustee and Chair of the Investment Committee" has two. */
export const officesOf = (title: string): string[] =>
  title
    .split(/[,;/]| and | & /iu)
    .map(officeKey)
    .filter(Boolean);
