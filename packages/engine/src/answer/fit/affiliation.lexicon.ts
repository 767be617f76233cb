import { lexicon } from '../../lexicon/lexicon.ts';

/** Who leads a talk and asks, and speaks for nobody in it. */
export const leadsTalk = lexicon({ words: 'host moderator operator analyst' });
