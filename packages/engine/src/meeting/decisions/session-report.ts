import { type Run, textOf } from '../talk/turn.ts';
import { imagines, notNow } from './consensus.lexicon.ts';
import type { Decided } from './motion.ts';
import { isToCome, onAnotherDay, tellsOfSession } from './session-report.lexicon.ts';
import { readTally } from './tally.ts';
import { withoutStop } from './wording.ts';

const voted =
  /\b(?:board|committee|council|trustees|commission|they|we)(?: has| had| have)?(?: also)?(?: unanimously)? voted\b[^.;]{0,60}?\bto (?=[a-z]{4})(?!none|nothing|zero|three|four|five|seven|eight)/iu;
/** "The board by a vote of six to nothing authorized the sale." */
const did =
  /\b(?:board|committee|council|trustees|commission)(?: also| unanimously|,? by a (?:vote of [^.;,]{3,30}|unanimous vote),?){0,2} (?=(?:authori[sz]ed|approved|extended|granted|accepted|appointed|selected|hired|terminated|adopted|ratified) )/iu;
const refused =
  /\b(?:board|committee|council|trustees|commission)(?: also| unanimously|,? by a (?:vote of [^.;,]{3,30}|unanimous vote),?){0,2} (?:rejected|denied|declined|refused),?(?: [a-z]+ to [a-z]+,)? (?=an? |the |to )/iu;

/** Turns behind the words "closed session" in which whoever reports on it goes on. */
const reportedWithin = 6;

/** What somebody tells a body to have decided behind closed doors, one sentence after the other. */
export class SessionReport {
  #since: { turn: number; speaker: string | null } | null = null;

  /** What a statement reports; null where it reports nothing. */
  hear(statement: Run): Decided | null {
    const { turn } = statement;
    const text = textOf(statement);
    if (turn.isWritten) return null;
    if (isOpening(text)) this.#since = { turn: turn.index, speaker: turn.speaker };
    const isReport =
      this.#since !== null &&
      this.#since.speaker === turn.speaker &&
      turn.index - this.#since.turn <= reportedWithin;
    return isReport && !notNow.test(text) && !onAnotherDay.test(text) ? reportedIn(statement, text) : null;
  }
}

/** Whether what was done behind closed doors is told from here on; not where it is only announced. */
function isOpening(text: string): boolean {
  const [told] = tellsOfSession.findAll(text);
  return told !== undefined && !isToCome.test(text.slice(0, told.index));
}

function reportedIn(statement: Run, text: string): Decided | null {
  const { turn, start, end } = statement;
  const against = refused.exec(text);
  const found = against ?? voted.exec(text) ?? did.exec(text);
  if (found === null || imagines.test(text.slice(0, found.index))) return null;
  const words = withoutStop({ turn, start: start + found.index + found[0].length, end });
  const { yes, no } = readTally([statement]);
  const isLost = yes !== null && no !== null && yes.value <= no.value;
  return { words, result: against !== null || isLost ? 'failed' : 'carried' };
}
