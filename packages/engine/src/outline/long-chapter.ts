/** Words from which on a chapter is looked into for sections: some four minutes of talk. */
export const longChapterWords = 600;
