/** Language rules by which words are reduced to stems, in the index and in queries alike. */
export const textConfig = 'english';
