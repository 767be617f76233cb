/** A rule of the voice: what is written, and how it is said. The replacer gets the pattern's named groups. */
export type SpeechRule = { pattern: RegExp; say: (parts: Parts) => string };
export type Parts = Readonly<Record<string, string | undefined>>;

/** A number as written in running text. */
export const figure = String.raw`(?<![\d,])\d{1,3}(?:,\d{3}){1,6}(?!\d)(?:\.\d{1,15})?|(?<!\d)\d{1,20}(?:\.\d{1,15})?`;
/** What may stand between the ends of a range. */
export const dash = String.raw`\s?(?:-|to)\s?`;

/** Applies the rules in order; a later rule sees what an earlier one wrote. */
export function applyRules(text: string, rules: readonly SpeechRule[]): string {
  return rules.reduce(
    (current, rule) =>
      current.replace(rule.pattern, (...matched) => {
        const groups: unknown = matched.at(-1);
        return rule.say(isParts(groups) ? groups : {});
      }),
    text,
  );
}

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;
