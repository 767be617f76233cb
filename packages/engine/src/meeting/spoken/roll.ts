import type { Cast } from '../talk/cast.type.ts';
import type { Run } from '../talk/turn.ts';
import type { Phrase } from './phrase.ts';

const title = String.raw`(?:(?:[Aa]nd|Vice|Chair|Chairman|Chairwoman|Councilman|Councilwoman|Council ?[Mm]ember|Councilor|Commissioner|Mayor|Mr|Ms|Mrs|Miss|Dr|Trustee|Member|Director)\.?\s){1,3}`;
const name = String.raw`\p{Lu}[\p{L}'-]{1,20}(?:\s(?:La |De )?\p{Lu}[\p{L}'-]{1,20}){0,2}`;
/** "Councilman Brown?", "Ms. Hill." */
const called = new RegExp(
  String.raw`^(?:${title}(?<titled>${name})[.?,]?|(?<bare>\p{Lu}\p{Ll}{2,20})\?)$`,
  'u',
);
const answered =
  /^(?:(?:i|i vote|vote)\s)?(yes|aye|yea|yeah|no|nay|abstain|pass)(?:, (?:ma'am|sir))?[.!,]?$/iu;
/** "Commissioner Lee votes no." */
const confirmed = new RegExp(`^(?:${title})?(${name}) votes? (yes|aye|no|nay)[.!]?$`, 'u');
/** Words between the name that is called and its answer: "We can't hear you." */
const mostBetween = 3;
const noNames =
  /^(?:Roll|Motion|Second|Okay|Thank|Next|Opposed|Any|All|Yes|No|Aye|Nay|Seven|Eight|Nine|Ten|Discussion|Questions?|Comments?|Right|Correct|Carried|Passes|Unanimous|Clerk|Abstain)\b/u;

const ballotOf = (said: string): Cast['ballot'] =>
  /^(?:no|nay)/iu.test(said) ? 'no' : /^(?:abstain|pass)/iu.test(said) ? 'abstain' : 'yes';

/** Answers that are a vote even where none was called. */
export const fewestAnswers = 3;

/** A roll that is called, name by name. */
export class Roll {
  readonly #casts = new Map<string, Cast>();
  #waiting: { name: string; run: Run; since: number } | null = null;
  #isBroken = false;
  #answers = 0;

  /** Whether somebody was called who has not answered yet. */
  get isWaiting(): boolean {
    return this.#waiting !== null;
  }

  /** How many have answered, whether or not they were named. */
  get answers(): number {
    return this.#answers;
  }

  /** Whether so many answered that a vote was taken. */
  get isAnswered(): boolean {
    return this.#answers >= fewestAnswers;
  }

  /** Whether a phrase is part of the roll. */
  hear(phrase: Phrase): boolean {
    const text = phrase.text.trim();
    const match = confirmed.exec(text);
    if (match !== null) return this.#confirm(match[1] ?? '', ballotOf(match[2] ?? ''), phrase.runs[0]);
    const { titled, bare } = called.exec(text)?.groups ?? {};
    const query = titled ?? bare;
    if (query !== undefined && !noNames.test(query)) return this.#call(query, phrase.runs[0]);
    const answer = answered.exec(text);
    if (answer === null) {
      if (this.#waiting !== null) this.#waiting.since += 1;
      return false;
    }
    return this.#answer(ballotOf(answer[1] ?? ''), phrase.runs[0]);
  }

  /** The votes by name, where everybody who was called has answered once, or the same twice; else none. */
  casts(): Cast[] {
    return this.#isBroken || this.#waiting !== null ? [] : [...this.#casts.values()];
  }

  #call(known: string, run: Run): boolean {
    // Whoever is called first may be the clerk, who is asked to call the roll.
    if (this.#waiting !== null && this.#waiting.name !== known && this.#answers > 0) this.#isBroken = true;
    this.#waiting = { name: known, run, since: 0 };
    return true;
  }

  #answer(ballot: Cast['ballot'], run: Run): boolean {
    const waiting = this.#waiting;
    this.#answers += 1;
    if (waiting === null) {
      // Who is heard twice says the same; who answers without being called, nobody can name.
      this.#isBroken ||= ballot !== [...this.#casts.values()].at(-1)?.ballot;
      return true;
    }
    if (waiting.since > mostBetween) this.#isBroken = true;
    this.#put({ name: waiting.name, ballot, run });
    this.#waiting = null;
    return true;
  }

  #confirm(known: string, ballot: Cast['ballot'], run: Run): boolean {
    if (this.#waiting?.name === known) this.#waiting = null;
    this.#answers += 1;
    this.#put({ name: known, ballot, run });
    return true;
  }

  #put(cast: Cast): void {
    const before = this.#casts.get(cast.name)?.ballot ?? cast.ballot;
    if (before !== cast.ballot && before !== 'abstain') this.#isBroken = true;
    this.#casts.set(cast.name, cast);
  }
}
