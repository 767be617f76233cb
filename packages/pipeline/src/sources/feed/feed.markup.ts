/** The markup of a feed, mended where publishers break it, so that a reader of XML takes it as it was meant. */

/** A sign of its own in a text: "returns < 7%". */
const bareLess = /<(?![a-z_/!?:])/gi;

const entity = /<!ENTITY\s{1,9}([\w.-]{1,60})\s{1,9}(?:"([^"<&]{0,300})"|'([^'<&]{0,300})')\s{0,9}>/g;
const entitiesMax = 50;

/** Entities that the document declares itself, as text; those that refer to others, or to files, stay as they stand. */
function withOwnEntities(text: string): string {
  if (!/<!ENTITY\s/.test(text.slice(0, 20_000))) return text;
  const own = new Map(
    [...text.slice(0, 20_000).matchAll(entity)]
      .slice(0, entitiesMax)
      .map(([, name = '', double, single]) => [name, double ?? single ?? '']),
  );
  return text.replace(/&([\w.-]{1,60});/g, (reference, name: string) => own.get(name) ?? reference);
}

/** Names under which programs write the day of an RSS entry, which its format does not know. */
const dayTags = /<(\/?)(?:published|pubdate|issued|created|date)(?=[\s>])/g;

/** A document type, whose entities are replaced by now: those of files are read by nobody. */
const docType = /<!DOCTYPE[^[>]{0,500}(?:\[[^\]]{0,20000}\]\s{0,9})?>/i;

export function plainMarkup(text: string): string {
  const corrected = withOwnEntities(text).replace(docType, '').replace(bareLess, '&lt;');
  const isRss = /<rss[\s>]/i.test(corrected.slice(0, 8_000));
  return isRss && !/<pubDate[\s>]/.test(corrected) ? corrected.replace(dayTags, '<$1pubDate') : corrected;
}
