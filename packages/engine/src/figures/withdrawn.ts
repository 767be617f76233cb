const numberWord =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|a hundred)';
const unit = String.raw`(?:\s*(?:dollars?|percent|%|thousand|million|billion|basis points))?`;
const stop = String.raw`[\s,.;:–—-]*`;
const correction =
  "(?:(?:i['’]?m |i am |so )?sorry|(?:please )?(?:excuse|pardon) me|i mean|correction|make that|or rather|let me correct (?:that|myself)|i misspoke)";
const lead = String.raw`(?:(?:no|it['’]?s|it is|it was|that['’]?s|that is|that should be|about|at|to|of|a)[\s,]+){0,3}`;
const behind = new RegExp(`^${unit}${stop}${correction}${stop}${lead}(?:[$€£]?\\d|${numberWord}\\b)`, 'iu');

/** Whether what stands behind a figure takes it back for another: "$2, excuse me, 2.74%". */
export const isTakenBack = (after: string): boolean => behind.test(after);
