import type { ReadingFault, ReadingPlace, ReadingUnit } from '@ecco/domain';

type Counted<Name extends string> = Record<`${Name}_one` | `${Name}_other`, string>;

/** What a source is counted in: behind "3 of 240". */
const units = {
  caption_one: 'caption',
  caption_other: 'captions',
  entry_one: 'entry',
  entry_other: 'entries',
  event_one: 'event',
  event_other: 'events',
  page_one: 'page',
  page_other: 'pages',
  row_one: 'row',
  row_other: 'rows',
  chapter_one: 'chapter',
  chapter_other: 'chapters',
  deletion_one: 'tracked deletion',
  deletion_other: 'tracked deletions',
  passage_one: 'struck-out passage',
  passage_other: 'struck-out passages',
  comment_one: 'comment in the margin',
  comment_other: 'comments in the margin',
  picture_one: 'picture',
  picture_other: 'pictures',
  box_one: 'text box',
  box_other: 'text boxes',
  line_one: 'line',
  line_other: 'lines',
} satisfies Counted<ReadingUnit>;

/** What befell them: behind "3 of 240 captions". */
const faults = {
  'cue-time-mended_one': 'has a time in an unusual form and was read as it was meant',
  'cue-time-mended_other': 'have times in an unusual form and were read as they were meant',
  'cue-time-unread_one': 'has a time that can’t be read; its words are kept without it',
  'cue-time-unread_other': 'have times that can’t be read; their words are kept without them',
  'entry-too-long_one': 'was left out because a part of it is too long',
  'entry-too-long_other': 'were left out because a part of them is too long',
  'entry-without-content_one': 'was left out because it has no link and no file',
  'entry-without-content_other': 'were left out because they have no link and no file',
  'line-unspoken_one': 'was left out because a program wrote it and nobody said it',
  'line-unspoken_other': 'were left out because a program wrote them and nobody said them',
  'row-unread_one': 'was left out because its cells can’t be told apart',
  'row-unread_other': 'were left out because their cells can’t be told apart',
  'entry-cut-off_one': 'was left out because the feed ends in the middle of it',
  'entry-cut-off_other': 'were left out because the feed ends in the middle of them',
  'entry-without-day_one': 'has no date that could be read',
  'entry-without-day_other': 'have no date that could be read',
  'event-unread_one': 'was left out because its day can’t be read',
  'event-unread_other': 'were left out because their days can’t be read',
  'page-without-text_one': 'has no text that can be read',
  'page-without-text_other': 'have no text that can be read',
  'text-deleted_one': 'was left out',
  'text-deleted_other': 'were left out',
  'text-struck_one': 'was left out',
  'text-struck_other': 'were left out',
  'comment-left-out_one': 'was left out',
  'comment-left-out_other': 'were left out',
  'picture-unread_one': 'wasn’t read; any text inside it is missing',
  'picture-unread_other': 'weren’t read; any text inside them is missing',
  'box-unread_one': 'can’t be read',
  'box-unread_other': 'can’t be read',
} satisfies Counted<ReadingFault>;

const places = {
  line: 'line {{at, number}}',
  page: 'page {{at, number}}',
  cue: 'caption {{at, number}}',
  row: 'row {{at, number}}',
  entry: 'entry {{at, number}}',
} satisfies Record<ReadingPlace['kind'], string>;

/** What a reader mended, left out or did not understand of a source, and what was held for the same. */
export const readingReportWords = {
  joinedItem: {
    with: 'Joined with “{{title}}”, added {{date}}.',
    reason: {
      words: 'Both say the same words.',
      entry: 'Both have the same show, day and title.',
    },
    apart: 'Tell apart',
    apartNamed: 'Tell “{{title}}” apart',
    askTitle: 'Tell “{{title}}” apart?',
    askText:
      'It becomes a separate item again, and each gets back what it held. They won’t be joined again automatically.',
    done: '“{{title}}” is a separate item again.',
    failed: 'They could not be told apart. Try again in a moment.',
    cancel: 'Cancel',
  },
  readingReport: {
    share: '{{part, number}} of {{all}}',
    all: '{{whole, number}} {{unit}}',
    sentence: '{{share}} {{fault}}.',
    first: 'The first is at {{place}}.',
    only: 'It is at {{place}}.',
    improved: 'Readers have improved since this was read.',
    readAgain: 'Read again',
    outcome: {
      started: 'Reading it again.',
      same: 'Read again, with the same result.',
    },
    failed: 'It could not be read again. Try again in a moment.',
    loseTitle: 'Read again and lose corrections?',
    readAnyway: 'Read again',
    cancel: 'Cancel',
    units,
    faults,
    places,
  },
} as const;
