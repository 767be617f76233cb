import { type ExtendedNoun, withPart } from '../changes/noun.ts';
import { citedLines } from '../cited-lines/index.ts';
import { feedsDue } from '../follows/index.ts';
import { libraryPages } from '../library/index.ts';
import { shownPictures } from '../pictures/index.ts';
import { unopenedItems } from '../reading-history/index.ts';
import { sameItems } from '../same-items/index.ts';
import { showCounts, showSubjects } from '../show-overview/index.ts';
import { itemProgress } from '../status-history/index.ts';
import { summarizedItems } from '../summaries/index.ts';
import { updateFeed } from '../update-feed/index.ts';
import { nouns as nounsAlone } from './nouns.generated.ts';

/**
 * Every noun of the store under the name of its repository; those that others refer to come first. What is asked of a
 * noun and can be answered only with those that rest on it is added here.
 */
export const nouns = {
  ...nounsAlone,
  shows: withPart(withPart(withPart(nounsAlone.shows, showCounts), showSubjects), feedsDue),
  items: withPart(
    withPart(
      withPart(
        withPart(withPart(withPart(nounsAlone.items, itemProgress), summarizedItems), libraryPages),
        shownPictures,
      ),
      citedLines,
    ),
    sameItems,
  ),
  lists: withPart(nounsAlone.lists, unopenedItems),
  updates: withPart(nounsAlone.updates, updateFeed),
} satisfies Readonly<Record<string, ExtendedNoun<object>>>;

export type Nouns = typeof nouns;
