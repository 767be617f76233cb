import { weights } from '../../weights/weights.ts';

/**
 * Least share of a question that a decision must hold to be told, and to answer where no passage would; and of what a vote
 * was on, where votes are asked for. `talkedOf`: segments that speak of a subject before the end of a decision on it, at least;
 * `ofTalk`: their least share of all that do.
 */
export const decisionWeights = weights(
  {
    made: 'by hand',
    on: 'questions of board-meetings dev, a meeting left out at a time',
    script: 'eval/meetings.task.ts',
  },
  { least: 0.5, alone: 0.8, vote: 0.75, talkedOf: 8, ofTalk: 0.8 },
);
