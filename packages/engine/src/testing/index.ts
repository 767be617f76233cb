/** What the evaluations measure by itself, below the ports. */
export { answerQuestion } from '../answer/answer-question.ts';
export { answerClues } from '../answer/fit/answerable.ts';
export { readQuestion } from '../answer/question/read-question.ts';
export { rankPlaces } from '../answer/retrieve/rank-places.ts';
export { claimNamesIn } from '../assertions/claim-names.ts';
export { type Clue, clues } from '../clarity/clues.ts';
export { type RatedStatement, rateSentences } from '../salience/salience.ts';
export { selectDiverse } from '../salience/select.ts';
export { borderSigns, plainWord } from '../sentences/border-signs.ts';
export { speakable } from '../speech/speakable.ts';
export { isSureTheme, sureThemeOf, themeOf } from '../themes/theme.ts';
export { seenCues } from '../themes/theme-cues.ts';
export { cluesOf, weightNames } from '../themes/theme-scores.ts';
export { cluesIn } from './clues-in.ts';
export { type Chance, chanceOf } from './random.fixture.ts';
