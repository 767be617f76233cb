/** Names that no organization has yet. */
export const proposalWords = {
  proposal: {
    title: 'Not in organizations yet',
    text: 'Your uploads and their decisions name them. Add one to link its items, people, signals, and meetings.',
    add: 'Add to organizations',
    addOf: 'Add {{name}} to organizations',
    addAll: 'Add all {{count, number}}',
    more: 'and {{count, number}} more',
    typeNotKnown: 'Type not known',
    items_one: '{{count}} item',
    items_other: '{{count, number}} items',
    signals_one: '{{count}} signal',
    signals_other: '{{count, number}} signals',
    added_one: 'Added {{name}}. Its items are being linked.',
    added_other: 'Added {{count, number}} organizations. Their items are being linked.',
    skipped_one: 'We couldn’t add {{name}}. Add it by hand and choose its type.',
    skipped_other: 'We couldn’t add {{count, number}} names. Add them by hand and choose their types.',
    undo: 'Undo',
    failed: 'We couldn’t add it. Try again.',
  },
} as const;
