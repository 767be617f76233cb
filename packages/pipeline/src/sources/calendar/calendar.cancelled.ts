/** What a title says of its event: that it does not take place, or not then. */
const off = String.raw`(?:cancel(?:l?ed|lation)|cxl?d|cxl|called off|postponed|deferred|suspended)`;
const leads = new RegExp(String.raw`^[^\p{L}\p{N}]*(?:meeting )?${off}(?![\p{L}])`, 'iu');
const ends = new RegExp(String.raw`(?<![\p{L}])${off}[^\p{L}\p{N}]*$`, 'iu');
/** "Board Meeting (cancelled) at City Hall", "Board Meeting - CANCELED - see notice", "has been cancelled due to weather". */
const parted = new RegExp(String.raw`(?:[-–—(\[|*]\s*|\b(?:is|are|was|been|be)\s+)${off}(?![\p{L}])`, 'iu');
const cried = /\b(?:CANCELL?ED|CXL?D|POSTPONED)\b/;

export const isCalledOffTitle = (title: string): boolean =>
  leads.test(title) || ends.test(title) || parted.test(title) || (cried.test(title) && /\p{Ll}/u.test(title));
