const searched = 8_000;
/** The declaration of a document whose root is a feed's, or the root itself. */
const begin =
  /(?:<\?xml[^<>]{0,300}\?>\s*(?:<!--[^>]{0,2000}-->\s*|<\?[^<>]{0,400}\?>\s*){0,4})?<(?:rss|feed|rdf:RDF)(?=[\s>])/;

/**
 * Where a feed begins in a text: behind what a site's program wrote before it, as the warning of one that failed. 0 where
 * no feed follows, or where it is not certain that what stands before is none of a page.
 */
export function feedBegin(text: string): number {
  if (/^(?:<\?xml|<!--|<!DOCTYPE|<(?:rss|feed|rdf:RDF)[\s>])/i.test(text)) return 0;
  const at = begin.exec(text.slice(0, searched))?.index ?? 0;
  return /<(?:html|head|body)[\s>]/i.test(text.slice(0, at)) ? 0 : at;
}
