// What papers before a council are, and what is done by them.

export const subject = String.raw`(?:an?|the) (?:\p{L}+ ){0,2}?(?:resolution|ordinance|request|contract|agreement|amendment|recommendation|proposal|appointment|presentation)s?\b`;
const verbs =
  'approv|adopt|accept|authori[sz]|amend|appoint|reappoint|confirm|appropriat|establish|award|ratify|declar|expressing|recogni[sz]|consider';
export const actionWords = String.raw`(?:${verbs})(?:e|es|ed|ing|al|ation|ying)?\b`;
/** "Approving", "authorizing", "approval of": how a clerk begins to read. */
export const reading = String.raw`(?:${verbs})(?:ing|ying|ation of|al of)?\b`;
/** What a body may say has passed. */
export const papers =
  '(?:council )?(?:bills?|ordinances?|resolutions?|dockets?|orders?|items?|measures?|recommendations?|appointments?|amendments?|reports?)';
