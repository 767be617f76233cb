import { type AmountTerms, plainTerms } from './amount.ts';
import type { VoteCount } from './ledger.ts';
import { nameWords, rateIn, termWords } from './name-words.ts';
import { dayWords } from './said-day.ts';
import type { Signal, SignalKind, SignalStage } from './signal.ts';
import { amountWords } from './sum-words.ts';
import { voteWords } from './vote-words.ts';

type NamedField = 'who' | 'manager' | 'vehicle' | 'assetClass' | 'strategy' | 'consultant' | 'person';

/** What is known of a signal in words and figures; what nobody says is null. */
export type SignalFields = Record<NamedField | 'measure' | 'effective' | 'currency', string | null> & {
  kind: SignalKind;
  stage: SignalStage | null;
  amount: number | null;
  amountTerms: AmountTerms | null;
  vote: VoteCount | null;
  /** The item of the agenda that it was decided under. */
  about: string | null;
  /** The words that tell it. */
  sentences: readonly string[];
};

/** What it is called at a stage; where a stage is not listed, the noun with the stage behind it. */
const heads: Readonly<Record<SignalKind, { noun: string } & Partial<Record<SignalStage, string>>>> = {
  commitment: { noun: 'Commitment', completed: 'Commitment closed' },
  redemption: { noun: 'Redemption', completed: 'Redemption completed' },
  termination: { noun: 'Termination' },
  search: { noun: 'Search', considered: 'Search planned', completed: 'Search opened' },
  hire: { noun: 'Hire', completed: 'Hired' },
  target_change: { noun: 'Policy change', completed: 'Policy change in effect' },
  pacing: { noun: 'Pacing plan', completed: 'Pacing plan in effect' },
  rate_change: { noun: 'Rate change', completed: 'Rate change in effect' },
  vote: { noun: 'Proposal', approved: 'Vote carried', completed: 'Vote carried', rejected: 'Vote failed' },
  appointment: { noun: 'Appointment', approved: 'Appointment announced', completed: 'Appointed' },
  departure: {
    noun: 'Departure',
    approved: 'Departure announced',
    completed: 'Departed',
    rejected: 'Departure called off',
  },
};
/** What nobody votes on is announced. */
const voted: ReadonlySet<SignalKind> = new Set(['appointment', 'departure']);

/** "Commitment increase": what a sum was before is told with it. */
function changeOf({ kind, amount, amountTerms }: SignalFields): string {
  const from = amountTerms?.from ?? null;
  if (from === null || amount === null || kind !== 'commitment') return '';
  return from < amount ? ' increase' : ' reduction';
}

function headlineHead(fields: SignalFields): string {
  const { kind, stage, vote, about, sentences } = fields;
  const head = heads[kind];
  const rate = kind === 'rate_change' ? (rateIn([about]) ?? rateIn(sentences)) : null;
  const noun =
    rate === null
      ? `${head.noun}${changeOf(fields)}`
      : `${rate.charAt(0).toUpperCase()}${rate.slice(1).replace(/rates$/u, 'rate')} change`;
  if (stage === null) return noun;
  if (stage === 'approved' && voted.has(kind) && vote !== null) return `${noun} approved`;
  const own = head[stage];
  return own === undefined ? `${noun} ${stage}` : own.replace(head.noun, noun);
}

const holds = (name: string | null, term: string): boolean =>
  name !== null && ` ${name.toLowerCase()} `.includes(` ${term.toLowerCase()} `);

/** The vehicle, with its manager where the name does not say who that is. */
function vehicleName({ vehicle, manager }: SignalFields): string | null {
  if (
    vehicle === null ||
    manager === null ||
    vehicle.toLowerCase().includes(manager.toLowerCase().split(' ')[0] ?? '')
  )
    return vehicle ?? manager;
  return `${vehicle} (${manager})`;
}

/** Of what assets it is, where the name of the fund does not say so. */
function assetsOf({ strategy, assetClass, vehicle, manager }: SignalFields): string | null {
  const terms = [strategy, assetClass].filter((term) => term !== null);
  const texts = terms.filter((term, at) => {
    const isSaid = holds(vehicle, term) || holds(manager, term);
    return (
      !isSaid &&
      !terms.some((other, place) => place !== at && (place < at ? other === term : holds(other, term)))
    );
  });
  return texts.length === 0 ? null : texts.map(termWords).join(' ');
}

const scaleOf: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };
const bounded =
  /\b(?:up to|not to exceed|not exceeding|no more than|at most|a maximum of)(?: an? (?:\p{L}+ )?(?:amount|sum|total) of)? ?(?:\p{Lu}{3} ?)?[$€£¥]?(\d[\d,.]{0,20}\d|\d)(?: (thousand|million|billion))?/giu;

/** Whether the words tell a sum as the most that it may be. */
function isMost(amount: number, sentences: readonly string[]): boolean {
  const sums = sentences.flatMap((sentence) =>
    [...sentence.matchAll(bounded)].map(
      ([, number = '', scale = '']) =>
        Number(number.replaceAll(',', '')) * (scaleOf[scale.toLowerCase()] ?? 1),
    ),
  );
  return sums.some((sum) => Math.abs(sum - amount) < amount * 1e-6);
}

/** A sum with what is said of it; of one that was read before that was kept, its sentences may say that it is the most. */
function sumOf({ amount, amountTerms, currency, sentences }: SignalFields): string | null {
  if (amount === null) return null;
  const most = isMost(amount, sentences) ? ({ ...plainTerms, bound: 'at_most' } as const) : null;
  return amountWords(amount, currency, amountTerms ?? most);
}

/** What is done with how much, to whom. */
function headlineSubject(fields: SignalFields): (string | null)[] {
  const { kind, person, consultant, measure } = fields;
  const name = vehicleName(fields);
  const named = name === null ? null : nameWords(name);
  const sum = sumOf(fields);
  if (kind === 'appointment' || kind === 'departure') return [person === null ? null : nameWords(person)];
  const link = kind === 'commitment' ? 'to' : kind === 'redemption' ? 'from' : null;
  const isChange = fields.amountTerms?.from != null;
  if (link !== null && named !== null && sum !== null && !isChange)
    return [`${sum} ${link} ${named}`, assetsOf(fields)];
  if (kind === 'rate_change' || kind === 'target_change') return [assetsOf(fields), measure ?? sum];
  if (kind === 'search' || kind === 'pacing') return [named, assetsOf(fields), sum];
  const firm = kind === 'hire' && named === null && consultant !== null ? nameWords(consultant) : null;
  return [named ?? firm, sum, assetsOf(fields), kind === 'vote' ? measure : null];
}

/** "A request for proposals for custody services": what is searched for, where no field says it. */
const searches =
  /\b(?:request for proposals?|RFPs?|search|solicitation)(?: process)? for (?:an? |the |new |our )*([\p{L}'’-]+(?: [\p{L}'’-]+){0,4}?)(?= ?[,.;:(]| (?:with|to|by|in|on|at|from|under|whose|and|for|as)\b|$)/iu;

const searchedFor = ({ kind, sentences }: SignalFields): string | null =>
  kind !== 'search'
    ? null
    : (sentences.flatMap((sentence) => searches.exec(sentence)?.[1]?.trim() ?? [])[0] ?? null);

const endsInNumber = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)$/iu;

/**
 * A signal in one line made of its fields alone: "Commitment approved: Halvern, $175 million to Kestrelmoor
 * Infrastructure Partners IV, 8–0". What is not known is left out.
 */
export function signalHeadline(fields: SignalFields): string {
  const { who, effective, vote, about } = fields;
  const subject = headlineSubject(fields).filter((part) => part !== null);
  const isOfPerson = voted.has(fields.kind);
  const texts = subject.length > 0 ? subject : [searchedFor(fields) ?? about].filter((part) => part !== null);
  const [first, ...rest] = isOfPerson ? [...texts, who] : [who, ...texts];
  const named = [first, ...rest].filter((part) => part != null).join(', ');
  const count = vote === null ? null : voteWords(vote);
  const ends = [
    ...(count === null ? [] : [count]),
    ...(effective === null
      ? []
      : [`${fields.kind === 'search' ? 'starting' : 'effective'} ${dayWords(effective)}`]),
  ].join(', ');
  if (named === '') return ends === '' ? headlineHead(fields) : `${headlineHead(fields)}, ${ends}`;
  // "Partners Four, 8" would read as one number.
  const mark = endsInNumber.test(named) ? ';' : ',';
  return `${headlineHead(fields)}: ${named}${ends === '' ? '' : `${mark} ${ends}`}`;
}

type HeadlineContext = { who: string | null; vote: VoteCount | null; about: string | null };

/** What one source tells of a signal, for its headline. `who` is null where the page says whose it is. */
export function fieldsOfSignal(signal: Signal, { who, vote, about }: HeadlineContext): SignalFields {
  const { kind, stage, amount, sentence } = signal;
  const value = (name: Exclude<NamedField, 'who'> | 'measure' | 'effective'): string | null =>
    signal[name]?.value ?? null;
  return {
    ...{ kind, who, vote, about, stage: stage?.value ?? null, sentences: [sentence.text] },
    ...{ manager: value('manager'), vehicle: value('vehicle'), assetClass: value('assetClass') },
    ...{ strategy: value('strategy'), consultant: value('consultant'), person: value('person') },
    ...{ measure: value('measure'), effective: value('effective') },
    ...{
      amount: amount?.value.value ?? null,
      amountTerms: amount?.value.terms ?? null,
      currency: amount?.value.currency ?? null,
    },
  };
}
