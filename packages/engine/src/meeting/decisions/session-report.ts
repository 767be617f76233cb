import { type Run, runText } from '../talk/turn.ts';
import { imagines, notNow } from './consensus.lexicon.ts';
import type { DirectDecision } from './motion.ts';
import { isToCome, onAnotherDay, sessionOpening } from './session-report.lexicon.ts';
import { readTally } from './tally.ts';
import { withoutStop } from './wording.ts';

const voted =
  /\b(?:board|committee|council|trustees|commission|they|we)(?: has| had| have)?(?: also)?(?: unanimously)? voted\b[^.;]{0,60}?\bto (?=[a-z]{4})(?!none|nothing|zero|three|four|five|seven|eight)/iu;
/** "The board by a vote of six to nothing authorized the sale." */
const did =
  /\b(?:board|committee|council|trustees|commission)(?: also| unanimously|,? (?:by|on) a (?:vote of [^.;,]{3,60}|unanimous vote),?){0,2} (?=(?:authori[sz]ed|approved|extended|granted|accepted|appointed|selected|hired|terminated|adopted|ratified|settled) )/iu;
const refused =
  /\b(?:board|committee|council|trustees|commission)(?: also| unanimously|,? by a (?:vote of [^.;,]{3,30}|unanimous vote),?){0,2} (?:rejected|denied|declined|refused),?(?: [a-z]+ to [a-z]+,)? (?=an? |the |to )/iu;

/** Minutes tell of the report, and not of the session: "Counsel reported that the Board, by a vote of six to zero, …". */
const sessionReport = /\b(?:report(?:ed|s)(?: out)?|announced|disclosed)\b/iu;
const ofMotion = /\b(?:moved|seconded|motion)\b/iu;
const entersSession =
  /\b(?:recess|convene|adjourn|enter|went|move)(?:ed|d)?\b[^.;]{0,30}\b(?:closed|executive) session\b/iu;

/** Turns behind the words "closed session" in which whoever reports on it goes on. */
const reportedWithin = 6;

/** What somebody tells a body to have decided behind closed doors, one sentence after the other. */
export class SessionReport {
  #since: { turn: number; speaker: string | null } | null = null;

  /** What a statement reports; null where it reports nothing. */
  hear(statement: Run): DirectDecision | null {
    const { turn } = statement;
    const text = runText(statement);
    const isEntered = turn.isWritten && entersSession.test(text);
    if (isEntered || isOpening(text)) this.#since = { turn: turn.index, speaker: turn.speaker };
    if (turn.isWritten && (!sessionReport.test(text) || ofMotion.test(turn.text))) return null;
    const isReport =
      this.#since !== null &&
      this.#since.speaker === turn.speaker &&
      turn.index - this.#since.turn <= reportedWithin;
    return isReport && !notNow.test(text) && !onAnotherDay.test(text) ? reportedIn(statement, text) : null;
  }
}

/** Whether what was done behind closed doors is told from here on; not where it is only announced. */
function isOpening(text: string): boolean {
  const [reported] = sessionOpening.findAll(text);
  return reported !== undefined && !isToCome.test(text.slice(0, reported.index));
}

function reportedIn(statement: Run, text: string): DirectDecision | null {
  const { turn, start, end } = statement;
  const against = refused.exec(text);
  const match = against ?? voted.exec(text) ?? did.exec(text);
  if (match === null || imagines.test(text.slice(0, match.index))) return null;
  const whole = withoutStop({ turn, start: start + match.index + match[0].length, end });
  // Minutes count the vote behind what it was on as well.
  const behind = runText(whole).search(
    /,? (?:by|on) a (?:vote|roll call vote) of \w{1,9} to \w{1,9}|,? with (?:\p{L}+ ){1,5}(?:absent|abstaining|recused|opposed)\b/iu,
  );
  const words = behind < 0 ? whole : withoutStop({ ...whole, end: whole.start + behind });
  const { yes, no } = readTally([statement]);
  const isLost = yes !== null && no !== null && yes.value <= no.value;
  return { words, result: against !== null || isLost ? 'failed' : 'carried' };
}
