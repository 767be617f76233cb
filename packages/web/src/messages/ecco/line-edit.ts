/** Lines of a transcript corrected by hand. */
export const lineEditWords = {
  lineEdit: {
    title: 'Correct a line',
    close: 'Close',
    words: 'Line {{line}}',
    said: 'As said:',
    asSaid: 'Restore the original',
    save: 'Save',
    saved: 'Line corrected. Everything based on it is regenerated within a minute.',
    undone: 'Correction undone',
    takeOver: 'Keep my words anyway',
    waiting_one:
      'One correction is not in the summary, claims and links yet. They are regenerated within a minute.',
    waiting_other:
      '{{count}} corrections are not in the summary, claims and links yet. They are regenerated within a minute.',
    remake: 'Regenerate now',
    remaking: 'Regenerating…',
    history: 'History',
    somebody: 'Someone who left',
    isUndone: 'undone',
    all: 'Corrected lines',
    closeAll: 'Close the corrected lines',
    none: 'No corrected lines',
    noneText: 'To correct a line, use the pencil beside it in the transcript.',
    loadFailed: 'The corrections could not be loaded',
    cutOtherwise: 'The transcript has been split differently since',
  },
};
