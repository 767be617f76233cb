const listed = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/** Words that stand inside names without a capital, or open a sentence with one. */
export const joiners = listed(
  `of the and for de la van von der da di al at in on by with from as but so when while if then after before since
  because although though today yesterday now our their his her its this that these those here there what who how why
  inside meet meeting about`,
);

/** Titles and offices: what follows them is a name of its own. "Trustee Alder", "Chair Ann Alder". */
export const leaders = listed(
  `mr mrs ms miss dr prof professor sir dame trustee trustees chair chairman chairwoman chairperson vice president director
  officer commissioner treasurer secretary senator governor mayor judge justice representative councilmember member
  supervisor auditor controller comptroller counsel actuary manager partner analyst ceo cfo cio coo cto former acting deputy
  thanks thank welcome hello hi dear`,
);

/** What a name may be followed by and still end: "Alder Board", "Alder CEO Ann Birch". */
export const followers = listed(
  `board trustees trustee staff ceo cfo cio coo chief chair chairman president executive director committee meeting
  minutes members management shares stock fund funds investors spokesman spokeswoman vice deputy head partner q1 q2 q3 q4
  january february march april may june july august september october november december monday tuesday wednesday thursday
  friday saturday sunday`,
);

/** Titles after which a family name alone means somebody of the board. */
export const titles = listed(
  `mr mrs ms miss dr trustee chair chairman chairwoman chairperson director commissioner treasurer secretary senator
  member councilmember supervisor president`,
);
