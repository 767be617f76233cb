import type { ThemeId } from '@ecco/domain';

/** How long a body spoke of something, which says nothing of the thing itself: "25 minutes on asset allocation". */
const isOfTalk = (sentence: string): boolean =>
  /\b(?:minutes|hours?)\b/iu.test(sentence) &&
  /\b(?:spen[dt]s?|gets?|got|takes?|took|agenda|presentation)\b/iu.test(sentence);

/** What a fund is offered on, which is no result of it: "a fee of 1.25% with carried interest above a preferred return". */
const isOfTerms = (sentence: string): boolean =>
  /\b(?:fees?|carry)\b/iu.test(sentence) &&
  /\b(?:carried interest|preferred return|hurdle rate|co-invest\w*|target size|negotiat\w+)\b/iu.test(
    sentence,
  );

/** What an office buys for itself: neither money of its owners nor a deal. */
const isOfSupplies = (sentence: string): boolean =>
  /\b(?:bids?|bidders?|contracts?|request for proposals|vendors?)\b/iu.test(sentence) &&
  /\b(?:software|hardware|records|migration|printing|furniture|roof|carpet|janitorial|copiers?)\b/iu.test(
    sentence,
  );

/** Whether a sentence has the words of a theme and speaks of something beside it: then no theme is told. */
export function speaksBeside(sentence: string, theme: ThemeId): boolean {
  if (isOfTalk(sentence)) return true;
  if (theme === 2) return isOfTerms(sentence);
  return (theme === 1 || theme === 3 || theme === 6) && isOfSupplies(sentence);
}
