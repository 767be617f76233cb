import { splitSentences } from '../sentences/split.ts';
import { acronymRules, shortFormRules } from './abbreviation.rules.ts';
import { amountRules } from './amount.rules.ts';
import { dateRules } from './date.rules.ts';
import { applyRules } from './speech.rules.ts';

/** Typography the voice does not know, brought to the few signs it does. */
function plainSigns(text: string): string {
  return text
    .replace(/\bhttps?:\/\/\S+/g, 'link')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”«»"*_`#[\]{}<>|~^\\]/g, ' ')
    .replace(/\s+/g, (space) => (space.includes('\n') ? '\n' : ' '))
    .replace(/(?<=\d)\s?[–—−‒]\s?(?=[$€£¥]?\d)/g, '-')
    .replace(/[−‒](?=[$\d])/g, '-')
    .replace(/(?<!\s)\s*[—–]\s*/g, ', ')
    .replace(/…|\.{3}/g, ', ')
    .replace(/½/g, '.5')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '');
}

/** What no rule has taken: brackets become pauses, odd signs go, spaces close up. */
function tidy(text: string): string {
  return text
    .replace(/(?<!\s)\s*[()]\s*/g, ', ')
    .replace(/%/g, ' percent ')
    .replace(/\+/g, ' plus ')
    .replace(/@/g, ' at ')
    .replace(/\//g, ' ')
    .replace(/[^A-Za-z',.;:!?\-\s]/g, ' ')
    .replace(/(?<![A-Za-z])-|-(?![A-Za-z])/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ (?=[,.;:!?])/g, '')
    .replace(/[,;:]+(?=[.!?,;:])/g, '')
    .replace(/,(?: ,)+/g, ',')
    .replace(/(?:^|\n)[\s,;:.]+/g, (start) => (start.includes('\n') ? '\n' : ''))
    .trim();
}

/** A line longer than this is read sentence by sentence, so that the rules cost no more for it than for short ones. */
const longestLine = 2000;

function lineParts(line: string): string[] {
  if (line.length <= longestLine) return [line];
  return splitSentences(line).map(({ start, end }) => line.slice(start, end));
}

const rules = [...shortFormRules, ...amountRules, ...dateRules, ...acronymRules];

/**
 * A text as a voice should say it: figures, money, dates, quarters and abbreviations in words, and nothing
 * but ASCII letters, apostrophes, hyphens and punctuation left. Line breaks stay.
 */
export function speakable(text: string): string {
  const lines = plainSigns(text).split('\n');
  const said = lines.map((line) =>
    lineParts(line)
      .map((part) => tidy(applyRules(part, rules)))
      .join(' '),
  );
  return said.filter((line) => line !== '').join('\n');
}
