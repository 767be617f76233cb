// Who was given a contract: a sentence names the body that gives it too, which is no answer.
import type { Span } from '../question/span.type.ts';

type Winner = Span & { name: string };

const run = String.raw`\p{Lu}[\p{L}\p{N}&’'-]{1,30}(?: (?:of |and |& )?\p{Lu}[\p{L}\p{N}&’'-]{1,30}){0,4}`;
const patterns = [
  String.raw`\b(?:award(?:s|ed|ing)?|gives?|gave|given)\b[^.;]{0,120}? to (?:the (?:firm |company )?)?(?<name>${run})`,
  String.raw`\b(?:selects?|selected|chose|hired|retained) (?:the firm )?(?<name>${run})(?=,? (?:as|for|to)\b)`,
  String.raw`(?<![\p{L}\p{N}] )(?<name>${run}),? (?:won|wins|(?:was|were|has been) (?:awarded|selected|chosen))\b`,
].map((pattern) => new RegExp(pattern, 'gdu'));

/** Those who only decide. */
const decides =
  /^(?:The )?(?:\p{Lu}\p{L}+ )?(?:Board|Committee|Council|Commission|Staff|Trustees?|Directors?|Legal|Counsel|Executive)\b/u;

/** Those who, as a text says, were given something, or won it. */
export const winnersIn = (text: string): Winner[] =>
  patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ groups, indices }) => {
      const [name, place] = [groups?.['name'], indices?.groups?.['name']];
      if (name === undefined || place === undefined || decides.test(name)) return [];
      return [{ name, start: place[0], end: place[1] }];
    }),
  );
