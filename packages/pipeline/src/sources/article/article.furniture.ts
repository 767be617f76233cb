/** What a site prints between a title and its article: how long it takes to read, buttons without a form. */
import type { Block } from '../source.type.ts';

const furniture =
  /^(?:\d{1,3}[- ]?min(?:ute)?s?(?: read)?|reading time:? \d{1,3}.{0,12}|listen(?: to (?:this )?(?:article|story))?|share(?: (?:this|the)(?: \w+)?)?|save|follow|print|bookmark|copy link|e-?mail|tweet|facebook|twitter|linkedin|advertisement|--|[·•|]|member-only story|view (?:this (?:e-?mail|message) )?in (?:your )?browser|\d{1,6} (?:comments?|shares?|likes?))$/i;
/** A paragraph so long is the article. */
const longest = 60;

/** The blocks of an article without such lines above its first paragraph. */
export function withoutFurniture(blocks: readonly Block[]): Block[] {
  const first = blocks.findIndex(({ kind, text }) => kind === 'paragraph' && text.length > longest);
  return blocks.filter(({ text }, at) => at >= first || !furniture.test(text.trim()));
}
