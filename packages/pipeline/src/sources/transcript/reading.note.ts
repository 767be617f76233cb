/** The lines of captions whose times were read although they break their format, and of those whose times could not be. */
type CueFaults = { mended: readonly number[]; untimed: readonly number[]; of: number };

/** What a reader is told of the captions that do not follow their format; `of`: how many captions there are. */
export function cueNotes({ mended, untimed, of }: CueFaults): string[] {
  const counted = (lines: readonly number[], what: string, rest: string): string[] => {
    const [first] = lines;
    if (first === undefined) return [];
    const share = `${lines.length.toLocaleString('en-US')} of ${of.toLocaleString('en-US')} captions`;
    return [`${share} ${what}; the first is at line ${first.toLocaleString('en-US')}. ${rest}`];
  };
  return [
    ...counted(mended, 'have times in an unusual form', 'They were read as they were meant.'),
    ...counted(untimed, 'have times that can’t be read', 'Their words are kept without times.'),
  ];
}
