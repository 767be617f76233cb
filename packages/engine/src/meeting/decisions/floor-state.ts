import type { Run, Turn } from '../talk/turn.ts';
import type { Doer, Motion } from './motion.ts';
import type { MotionStack } from './motion-stack.ts';
import type { InvitedMotion, TopicOf } from './moved-words.ts';
import type { Directory, MemberName } from './who.ts';

/** What a body has before it, and what was said last. */
export type FloorState = {
  readonly motions: MotionStack;
  readonly directory: Directory;
  readonly topicOf: TopicOf;
  /** A motion that the chair asked for. */
  invited: InvitedMotion | null;
  /** The whole of a motion that was divided, while its parts are voted on. */
  divided: Motion | null;
  /** The turn before the one that is heard. */
  before: Turn | undefined;
  /** The last turns before it. */
  recent: readonly Turn[];
};

/** Whoever says some words. */
export function speakerOf({ directory }: FloorState, { turn, start, end }: Run): Doer {
  const name = directory.speakerOf(turn);
  return name === null ? null : { name, run: { turn, start, end } };
}

/** Somebody who is named, by the full name where it is known. */
export const doerOf = ({ directory }: FloorState, who: MemberName | null): Doer =>
  who === null ? null : { name: directory.fullName(who.name), run: who.run };
