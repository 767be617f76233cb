/** Letters of such a sentence, at most. */
const longest = 1000;
/** "We expect the following for 2021: net sales ...; and earnings ...": its parts say nothing without its opening. */
const opensList = /^[^:;]{0,160}\bfollowing\b[^:;]{0,80}:[^;]{1,400};/iu;

/** Whether a text is one whole sentence that lists what it announces, told apart by semicolons. */
export const isListSentence = (text: string): boolean =>
  text.length <= longest && opensList.test(text) && /[.!]["”’)\]]{0,9}$/u.test(text);
