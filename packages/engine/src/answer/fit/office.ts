// What somebody's role is is told where an office stands right beside their name: "Ana Varga, our chief executive", "Bo Lund is treasurer".
import { readSource } from '../../reading/reading.ts';
import { findRoles } from '../../speakers/role.ts';
import type { QuestionReading } from '../question/question-reading.type.ts';
import type { SentenceTest } from './measure.ts';

const asksOffice =
  /^\W*what (?:is|was|are|were) (?:(?:the )?(?:role|position|job|office|job title) of|\p{Lu}[^?]{1,60}['’]s? (?:role|position|job|office|job title)\W*$)/iu;

/** Between a name and the office behind it. */
const behindName =
  /^(?:\s*,\s*(?:who\s+(?:is|was|serves as)\s+)?|\s+(?:is|was|serves as|served as)\s+)(?:(?:an?|the|our|its|their|your|currently)\s+)*(?:[\p{L}-]+\s+){0,2}$/iu;
/** Between an office and the name behind it. */
const beforeName = /^(?:,\s*|\s+)(?:of [^,.;:]{2,40}, )?$/iu;

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

type OfficeReading = Pick<QuestionReading, 'question' | 'needs'>;

/** Whether a sentence tells the office of whoever is asked of; null where a question asks for nobody's. */
export function tellsOffice({ question, needs: { names } }: OfficeReading): SentenceTest | null {
  const [asked] = names;
  if (!asksOffice.test(question) || asked === undefined || names.length > 1) return null;
  const [last = ''] = [...question.matchAll(/\p{Lu}[\p{L}'’-]+/gu)]
    .map(([word]) => word.replace(/['’]s?$/u, ''))
    .filter((word) => asked.joined.endsWith(word.toLowerCase()))
    .slice(-1);
  if (last === '') return null;
  const named = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(last)}(?![\\p{L}\\p{N}])`, 'gu');
  return (at, source) => {
    const text = readSource(source).sentences[at]?.text ?? '';
    const places = [...text.matchAll(named)].map(({ index }) => ({ start: index, end: index + last.length }));
    return findRoles(text).some((role) =>
      places.some(
        (name) =>
          (name.end <= role.start && behindName.test(text.slice(name.end, role.start))) ||
          (role.end <= name.start && beforeName.test(beforeFirst(text.slice(role.end, name.start)))),
      ),
    );
  };
}

const ofName = /^\p{Lu}[\p{L}'’.-]{0,40}$/u;

/** What stands between an office and the last name of somebody, without their first names. */
function beforeFirst(between: string): string {
  const words = between.trimEnd().split(' ');
  while (words.length > 1 && ofName.test(words.at(-1) ?? '')) words.pop();
  return `${words.join(' ')} `;
}
