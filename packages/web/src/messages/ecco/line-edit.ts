/** Lines of a transcript corrected by hand. */
export const lineEditWords = {
  lineEdit: {
    title: 'Correct a line',
    close: 'Close',
    words: 'Line {{line}}',
    said: 'As said:',
    asSaid: 'Back to what was said',
    save: 'Save',
    saved: 'Line corrected. What rests on it is made again within a minute.',
    undone: 'Correction undone',
    takeOver: 'Keep my words anyway',
    waiting_one:
      'One correction is not in the summary, claims and links yet. They are made again within a minute.',
    waiting_other:
      '{{count}} corrections are not in the summary, claims and links yet. They are made again within a minute.',
    remake: 'Make again now',
    remaking: 'Being made again',
    history: 'History',
    somebody: 'Someone who left',
  },
};
