/* What comes after the first picture of an item's page, as one file: its words, the search in them, and its pages. */

export { CitedWords } from '../../../features/transcript/cited-words.tsx';
export { FollowingLines } from '../../../features/transcript/following-lines.tsx';
export { ItemNarration } from './item-narration.tsx';
export { ItemSearch } from './item-search.tsx';
export { ItemWords } from './item-words.tsx';
