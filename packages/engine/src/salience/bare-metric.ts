import { metrics, modifiers, noPart } from './bare-metric.lexicon.ts';

const metric = new RegExp(String.raw`^(?:${modifiers.choice} )*(${metrics.choice})\b`, 'iu');
/** Says of what it is: "for the Alder Group", "in Europe", "from our mills". */
const ofWhat = new RegExp(
  String.raw`^(?: attributable to \S+)?(?: (?:for|in|of|from|at|across|within) (?!(?:(?:the|our|its) )?(?:${noPart.choice}|[$€£¥]?\d)\b)\p{L})`,
  'iu',
);

/** The measure with which a sentence opens and of which it does not say what it measures: "operating income"; else null. */
export function bareMetricOf(polished: string): string | null {
  const [opening = '', name = ''] = metric.exec(polished) ?? [];
  return name === '' || ofWhat.test(polished.slice(opening.length)) ? null : name.toLowerCase();
}

/** Whether a sentence opens with a measure and says of what part it is: "Sales at our mills". */
export function measuresPart(polished: string): boolean {
  const [opening = ''] = metric.exec(polished) ?? [];
  return opening !== '' && ofWhat.test(polished.slice(opening.length));
}
