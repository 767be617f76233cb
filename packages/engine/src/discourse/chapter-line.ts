// Which sentences can stand alone in one line under the title of their chapter, and which of them state a figure.

/** Fewer words are a heading or a handing over. */
const leastWords = 6;
/** A sum or a share tells more in one sentence than a remark does. */
const sumOrShare = /\p{Sc}\s?\d|\d\s?(?:%|per ?cent\b|million\b|billion\b)/u;

const measure = '(?:revenues?|sales|earnings|income|margins?|orders|profits?|ebitda)';
/** A measure that opens a sentence without whose it is. */
const opensWithMeasure = new RegExp(
  `^(?:(?:for|in|during) the [a-z\\d' -]{3,30}, )?(?:(?:first|second|third|fourth|full)[ -](?:quarter|year) )?(?:(?:total|net|operating|adjusted|organic) ){0,2}${measure}\\b`,
  'iu',
);
/** "We finished the year with revenue of $8.1 billion": in a part of a company's call it is of that part. */
const sumOfMeasure = new RegExp(
  `\\b${measure} (?:of|was|were|is|are|came in at|reached) (?:(?:about|approximately|nearly|almost) )?\\p{Sc}`,
  'iu',
);
/** A name behind the first word: whose a measure is. */
const named = /(?<=\p{L},? )(?!Q\d)\p{Lu}[\p{L}&]{2,}/u;

/** Read under its chapter's title alone such a measure would be taken for that of the whole company. */
const isOfNobody = (text: string): boolean =>
  opensWithMeasure.test(text) || (sumOfMeasure.test(text) && !named.test(text));

/** A motion in the words of minutes, which the list of decisions tells. */
const aMotion = /\b(?:so moved|moved (?:to|that|for)|second(?:ed|ing) (?:by|the))\b/iu;
/** What a statement prints below its figures, and its captions. */
const ofStatement =
  /^(?:[Ss]ee|[Rr]efer to)\b.{0,30}\b[Nn]otes\b|\baccompanying notes are an integral part\b|\b\p{Lu}{3,40} \p{Lu}{3}|\bpar value\b/u;

/** Whether a sentence can stand alone as a line under the title of its chapter. */
export const standsUnderTitle = (text: string): boolean =>
  text.split(' ').length >= leastWords &&
  /[.!?…]["”’]?$/u.test(text) &&
  ![aMotion, ofStatement].some((kind) => kind.test(text)) &&
  !isOfNobody(text);

/** Whether it states a sum or a share. */
export const statesSum = (text: string): boolean => sumOrShare.test(text);
