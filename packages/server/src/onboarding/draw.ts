import { appendAll } from '@ecco/domain';

/** A number of at least 0 and below 1. */
export type Random = () => number;

/** `most` of these, each at most once, in the order drawn; every choice is as likely as any other. */
export function draw<Thing>(things: readonly Thing[], most: number, random: Random): Thing[] {
  const left = [...things];
  const drawn: Thing[] = [];
  while (drawn.length < most && left.length > 0) {
    appendAll(drawn, left.splice(Math.floor(random() * left.length), 1));
  }
  return drawn;
}
