import type { IndexedPhrase } from '../phrases/phrase-index.ts';

/** What people are called by their work. */
const office =
  /\b(?:officers?|directors?|chairs?|trustees?|presidents?|treasurers?|secretar(?:y|ies)|counsel|vice|deput(?:y|ies)|chiefs?|co-?hosts?|hosts?|spokes\w+|commissioners?|senators?|professors?|editors?|moderators?|panelists?|analysts?|motions?|votes?|minutes|agenda|calendar|meetings?|operator|ayes|noes|(?:co-?)?founders?)\b/iu;
/** Single words which every item of this field has, and which say nothing of this one. */
const general = new Set(
  `system business service company companies fund manager management page price plan point rule market board target programme program
  case staff team product customer project member report value group investor money period work issue information data user code app job
  story country guy friend path portfolio asset cost fee answer memo reader letter consultant client partner deal interest industry
  technology platform solution sale order growth revenue margin cash model tool site website thing idea dollar share stock unit line
  version feature community developer software computer internet respondent paper chart office list book law city state
  pays investment entry entries debate risk money size kind rest number answer question million billion everybody week weekend
  decision review condition break vehicle transaction committee earnings range record request`
    .split(/\s+/u)
    .flatMap((word) => [word, `${word}s`]),
);

/** Whether a phrase names an office or a formality, or is a single name or a word too general to be a topic. */
export function isOffice({ label, form, words }: IndexedPhrase): boolean {
  if (office.test(label)) return true;
  return (
    words === 1 && (general.has(label.toLowerCase()) || /^\p{Lu}\p{Ll}+$/u.test(form) || label.length < 4)
  );
}
