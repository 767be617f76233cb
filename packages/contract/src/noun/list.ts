/** The code of the answer to an edit of a list that somebody else has edited meanwhile. */
export const listEditedCode = 'list.edited';
