import { textOf } from '../talk/turn.ts';
import { doerOf, type FloorState } from './floor-state.ts';
import { makeRoom } from './making.ts';
import { type Recorded, recordedOutcome } from './recorded.ts';

/** A record of a motion comes before the body: who moved it, who seconded it, its words and its end where they stand there. */
export function putRecorded(state: FloorState, recorded: Recorded): void {
  const { statement, words } = recorded;
  const [movedBy, secondedBy] = [doerOf(state, recorded.mover), doerOf(state, recorded.seconder)];
  const { motions, invited, topicOf } = state;
  const { top } = motions;
  const isBare = words === null && (movedBy === null || (top !== undefined && top.voted === null));
  if (isBare) {
    if (top === undefined) return;
    top.movedBy ??= movedBy;
    top.secondedBy ??= secondedBy;
    return;
  }
  const text = textOf(statement);
  const isAmendment =
    top !== undefined && /\b(?:to amend|amendment)\b/iu.test(text) && !/\bas amended\b/iu.test(text);
  if (!isAmendment) makeRoom(state, words === null ? [] : [words]);
  const said = words ?? invited?.words ?? topicOf(statement.turn, statement.start);
  const given = { words: said === null ? [] : [said], movedBy, secondedBy, isAmendment };
  motions.put(statement.turn.index, given);
  const ended = recordedOutcome(recorded);
  if (ended !== null) motions.settle(ended, statement);
}
