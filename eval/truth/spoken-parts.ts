// To which part of a company a voice of a call turned before some words, sentence by sentence backwards.

/** Sentences that are read back to a turn, and to a part that is only named. */
const [sentencesBack, namedBack] = [12, 3];

const names = String.raw`(?:our |the |to |all )?((?:[\p{L}\d&'’/-]+,? (?:and |& )?){0,4}?[\p{L}\d&'’/-]+)`;
/** "Turning to Alder Mills.", "Starting with our pulp segment", "Let's focus on the A&T segment." */
const turnsTo = new RegExp(
  String.raw`\b(?:turn|turning|moving|move|shifting|starting|start|beginning|begin|focus|next)(?: now| next| first| on| over| back| briefly)* (?:to|with|on|is|in)(?: to)? ${names}(?:[.,;:]|$| (?:segment|division|business|region|results|performance|sales|revenues?|orders|net|which|where)\b)`,
  'iu',
);
/** "Our pulp segment delivered", "in the Americas region". */
const calledPart =
  /^.{0,25}?\b(?:our|the|in|within|for|at|this) ((?:[\p{L}\d&'’/-]+ ){0,5}?)(?:segment|division|business unit)\b/iu;
const manyParts =
  /\b(?:segments|divisions|regions|business units)\b|\b(?:all|both|each|every|across|two|three|four|five|other) (?:of )?(?:our |the )?(?:\p{L}+ )?(?:segment|division|region)/iu;
const whole =
  /\b(?:consolidated|company[- ](?:wide|level)|(?:the|our) (?:total )?company|overall|enterprise|firmwide|balance sheet|cash|liquidity|capital|debt|corporate|per (?:\p{L}+ )?share|eps|sg&a|g&a|tax rate|income tax|interest expense|net (?:income|loss|earnings)|guidance|outlook|full[- ]year|total (?:net )?(?:revenues?|sales|orders|operating)|summary|conclusion)\b/iu;
const noPart =
  /^(?:slides?|pages?|questions?|q&a|your|you|this|that|it|first|second|third|fourth|last|next|quarter|year|fiscal|results?|financials?|performance|numbers|details?|profitability|margins?|gross|operating|operations|income|expenses?|costs?|earnings|revenues?|sales|growth|guidance|outlook|highlights?|q[1-4]|20\d\d|market|a|an|some|more|what|how|where|our|be|become|see|q and a|value|these|those|quarterly|non-gaap|season)\b|\b(?:slide|page|quarter|results?|year|margins?|outlook|p&l|profitability|performance|statement|metrics|expenses?|costs?|highlights?|financials?|update|environment|numbers|revenues?|sales|earnings|allocation|guidance)$/iu;

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+(?=\p{Lu})/u).filter((one) => one !== '');

/** The part that the last sentence before some words names, where none behind it returns to the whole; else null. */
export function spokenPartBefore(before: string): string | null {
  for (const [back, sentence] of sentencesOf(before).slice(-sentencesBack).reverse().entries()) {
    if (whole.test(sentence) || manyParts.test(sentence)) return null;
    const turned = turnsTo.exec(sentence)?.[1]?.trim() ?? '';
    if (turned !== '' && turned.length > 2 && !noPart.test(turned)) return turned;
    const called = back < namedBack ? calledPart.exec(sentence) : null;
    if (called !== null) return called[1]?.trim() || 'a segment';
  }
  return null;
}
