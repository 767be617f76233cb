import { numberInWords, wholeInWords } from './number-words.ts';
import { dash, figure, type Parts, type SpeechRule } from './speech.rules.ts';

const scaleNames: Readonly<Record<string, string>> = {
  t: 'trillion',
  tn: 'trillion',
  b: 'billion',
  bn: 'billion',
  m: 'million',
  mm: 'million',
  mn: 'million',
  k: 'thousand',
};
const currencies: Readonly<Record<string, { many: string; one: string; cents: string }>> = {
  $: { many: 'dollars', one: 'dollar', cents: 'cents' },
  '€': { many: 'euros', one: 'euro', cents: 'cents' },
  '£': { many: 'pounds', one: 'pound', cents: 'pence' },
  '¥': { many: 'yen', one: 'yen', cents: 'sen' },
};
const scale = String.raw`(?:(?<joint>[\s-]?)(?<scale>trillion|billion|million|thousand)|\s?(?<short>tn|bn|mm|mn|[tbmk]))?\b`;

const scaleWord = (long: string | undefined, short: string | undefined): string =>
  long ?? scaleNames[(short ?? '').toLowerCase()] ?? '';

function money(symbol: string, written: string, parts: Parts): string {
  const scaleSaid = scaleWord(parts['scale'], parts['short']);
  const currency = currencies[symbol] ?? { many: 'units', one: 'unit', cents: 'hundredths' };
  if (scaleSaid !== '') {
    // "a $500-million fund" is an adjective and takes the singular.
    const unit = parts['joint'] === '-' ? currency.one : currency.many;
    return `${numberInWords(written)} ${scaleSaid} ${unit}`;
  }
  const [whole = '0', cents = ''] = written.replaceAll(',', '').split('.');
  const unit = Number(whole) === 1 ? currency.one : currency.many;
  if (cents === '' || Number(cents) === 0) return `${wholeInWords(whole)} ${unit}`;
  if (cents.length !== 2) return `${numberInWords(written)} ${currency.many}`;
  const small = `${wholeInWords(cents)} ${currency.cents}`;
  return Number(whole) === 0 ? small : `${wholeInWords(whole)} ${unit} and ${small}`;
}

/** Money, percentages, basis points, multiples: a figure together with its unit. */
export const amountRules: readonly SpeechRule[] = [
  {
    // "$2.1 to $2.4 billion": the scale is said once, at the end.
    pattern: new RegExp(
      `(?:US)?(?<symbol>[$€£¥])(?<low>${figure})${dash}(?:US)?[$€£¥]?(?<high>${figure})${scale}`,
      'gi',
    ),
    say: (p) => `${numberInWords(p['low'] ?? '')} to ${money(p['symbol'] ?? '', p['high'] ?? '', p)}`,
  },
  {
    pattern: new RegExp(
      String.raw`(?<sign>(?<![\w)])-)?(?:US)?(?<symbol>[$€£¥])(?<value>${figure})${scale}`,
      'gi',
    ),
    say: (p) => (p['sign'] === undefined ? '' : 'minus ') + money(p['symbol'] ?? '', p['value'] ?? '', p),
  },
  {
    pattern: new RegExp(String.raw`(?<low>${figure})\s?%?${dash}(?<high>${figure})\s?(?:%|percent\b)`, 'gi'),
    say: (p) => `${numberInWords(p['low'] ?? '')} to ${numberInWords(p['high'] ?? '')} percent`,
  },
  {
    pattern: new RegExp(String.raw`(?<sign>(?<![\w)])[-+])?(?<value>${figure})\s?%`, 'g'),
    say: (p) => {
      const sign = p['sign'] === '-' ? 'minus ' : p['sign'] === '+' ? 'plus ' : '';
      return `${sign}${numberInWords(p['value'] ?? '')} percent`;
    },
  },
  {
    pattern: new RegExp(String.raw`(?<value>${figure})[\s-]?bps?\b`, 'gi'),
    say: (p) => `${numberInWords(p['value'] ?? '')} basis ${Number(p['value']) === 1 ? 'point' : 'points'}`,
  },
  { pattern: /\bbps\b/gi, say: () => 'basis points' },
  {
    pattern: new RegExp(String.raw`(?<value>${figure})x\b`, 'gi'),
    say: (p) => `${numberInWords(p['value'] ?? '')} times`,
  },
  {
    pattern: new RegExp(String.raw`(?<value>${figure})\s?(?<short>tn|bn|mm|mn|m|k)\b`, 'g'),
    say: (p) => `${numberInWords(p['value'] ?? '')} ${scaleWord(undefined, p['short'])}`,
  },
];
