const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** The key that runs a question as a search and a search as a question, as it is written on the keyboard at hand. */
export const turnKey = isApple ? '⌘+Enter' : 'Ctrl+Enter';
