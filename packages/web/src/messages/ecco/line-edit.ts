/** Lines of a transcript corrected by hand. */
export const lineEditWords = {
  lineEdit: {
    title: 'Correct a line',
    close: 'Close',
    words: 'Line {{line}}',
    said: 'As said:',
    asSaid: 'Back to what was said',
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
  },
};
