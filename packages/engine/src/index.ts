export { askedSourcesMax, chooseSources } from './answer/choose-sources.ts';
export { standsBeside } from './answer/graph/beside-graph.ts';
export {
  hasBeen,
  isToCome,
  pickFacts,
  pickLastMeetings,
  pickMeetings,
  pickPeople,
} from './answer/graph/pick.ts';
export { type Interest, interestIn, readInterests } from './answer/interests.ts';
export { type Called, type GraphQuestion, readGraphQuestion } from './answer/question/graph-question.ts';
export { isRowAsked, type RowQuestion, readRowQuestion } from './answer/question/row-question.ts';
export type { ReadSource } from './answer/suggest/suggest-questions.ts';
export { otherWays } from './answer/terms/other-ways.ts';
export { subjectOf } from './answer/terms/question.ts';
export { titlesMinutes, titlesResolutions } from './body/body.lexicon.ts';
export { isTalkOfBody } from './body/is-body.ts';
export { bodyOfLine, bodyOpened, bodyThatMeets } from './body/named-body.ts';
export { builtInEngine } from './built-in/built-in-engine.ts';
export { loadLinking, loadMinutes, loadSuggestions } from './built-in/loaded-in-threads.ts';
export { standsUnderTitle, statesSum } from './discourse/chapter-line.ts';
export { needsSpeaker } from './discourse/self-contained.ts';
export { companyOfCall } from './entities/company-of-call.ts';
export { type Expansion, expandQuery, flavorTerms } from './flavors/index.ts';
export { languageOf } from './language/detect-language.ts';
export { describeSupport, isLanguageNote } from './language/support.ts';
export type { LinkedSpeaker } from './linking/link-speakers.ts';
export type { GraphNode, Home, LinkResult, Voice } from './linking/linking.type.ts';
export { meetingBody } from './meeting/body/meeting-body.ts';
export { proceduralDecisions } from './meeting/decisions/procedural.ts';
export type { ReadMeeting } from './meeting/minutes/read-meeting.type.ts';
export { numberOfMatter, subjectInPaper } from './meeting/paper/paper-subject.ts';
export { bodyOfHead, bodyOfOpening, memberBodyIn } from './meeting/signals/opening.ts';
export { isGenericName } from './names/name-type.ts';
export { longChapterWords } from './outline/long-chapter.ts';
export { informativeSentences } from './overview/telling-description.ts';
export { plainTitle } from './phrases/plain-title.ts';
export * from './ports/ports.ts';
export { isTooLarge, tooLargeCode } from './ports/too-large.ts';
export { figureKeys, numeralPlaces, proveNumbers, proveQuote } from './proof/index.ts';
export { readRecords } from './records/read-records.ts';
export { type FliteVoice, speak, speakWith } from './speech/index.ts';
export { hasCells } from './tables/table-row.ts';
export { withSpaces } from './words/glued/spaced-text.ts';
