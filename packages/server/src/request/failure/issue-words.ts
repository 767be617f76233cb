// What the schema library says of a value, in words for the person who gave it. The paths of fields are for programs: they
// stand in `issues`.

/** `path`: of the field, as programs name it. */
export type Issue = { path: string; message: string };

/** "people.0.email" as "Email", "org_slugs.3" as "Entry 4 of org slugs"; null for the whole. */
function fieldOf(path: string): string | null {
  const parts = path.split('.').filter((part) => part !== '');
  const name = parts.findLast((part) => Number.isNaN(Number(part)))?.replaceAll('_', ' ');
  if (name === undefined) return null;
  const last = Number(parts.at(-1));
  const words = Number.isNaN(last) ? name : `entry ${last + 1} of ${name}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const units: Readonly<Record<string, string>> = { characters: ' characters', items: ' entries' };

type Saying = { says: RegExp; words: (field: string, found: RegExpExecArray) => string };

/** Of what the library says, the first that fits. What fits none was written by us, and stays. */
const sayings: readonly Saying[] = [
  { says: /received undefined$/, words: (field) => `${field} is missing.` },
  { says: /^Too small: expected string to have >=1 characters$/, words: (field) => `${field} is missing.` },
  { says: /^Invalid email address$/, words: () => 'Enter a valid email address.' },
  {
    says: /^Too (?:big|small): .* ([<>]=?)([\d.-]+)(?: (characters|items))?$/,
    words: (field, [, sign = '', bound = '', unit = '']) => {
      const most = sign.startsWith('<') ? 'at most' : 'at least';
      return `${field} must ${unit === '' ? 'be' : 'have'} ${most} ${bound}${units[unit] ?? ''}.`;
    },
  },
  { says: /^Unrecognized keys?: (.+)$/, words: (_, [, keys = '']) => `Unknown field: ${keys}.` },
  { says: /^(?:Invalid|Too) /, words: (field) => `${field} is not valid.` },
];

/** An issue as a sentence. */
export function issueWords({ path, message }: Issue): string {
  const field = fieldOf(path);
  for (const { says, words } of sayings) {
    const match = says.exec(message);
    if (match) return words(field ?? 'The request', match);
  }
  return message;
}
