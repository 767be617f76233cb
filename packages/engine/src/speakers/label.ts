import { nameLikeness } from '../names/person-name.ts';
import { roleIn } from './role.ts';

/** What a label says by itself: a name with or without a role, the operator, or nothing. */
type LabelReading = { name: string | null; role: string | null; organisation: string | null };

const numbered =
  /^(?:speaker|spk|user|person|participant|voice|caller|talker|channel|s)?[\s_#-]{0,9}(?:\d+|[A-Z])$|^(?:unknown|unidentified|unnamed)?\s{0,3}(?:speaker|participant|analyst|male|female|voice|unknown)?\s{0,3}(?:speaker|\d+)?$|^n\/?a$/iu;

/** A longer label is no name. */
const longest = 200;

/** Reads a speaker's label as the source gives it: "Jane Doe", "JANE DOE:", "Jane Doe, CFO", "Jane Doe (Acme)". */
export function readLabel(label: string): LabelReading {
  const plain = label
    .slice(0, longest + 1)
    .replace(/(?<![:\s])[:\s]+$/u, '')
    .trim();
  if (plain.length > longest || numbered.test(plain)) return { name: null, role: null, organisation: null };
  if (/^(?:conference )?(?:operator|coordinator|moderator)$/iu.test(plain)) {
    const role = /moderator/iu.test(plain) ? 'moderator' : 'operator';
    return { name: null, role, organisation: null };
  }
  return readNamed(plain);
}

function readNamed(plain: string): LabelReading {
  const [head = '', ...rest] = plain
    .split(/(?<!\s)\s+[-–—|]+\s+|,\s+|(?<!\s)\s*[([]\s*|(?<!\s)\s*[)\]]\s*/u)
    .filter(Boolean);
  const tail = rest.filter((part) => !isCredential(part));
  if (/^the\s/iu.test(head)) return readOffice(head, tail);
  const role = roleIn(tail.join(', ')) ?? roleIn(head.split(' ')[0] ?? '');
  const organization = tail.find((part) => roleIn(part) === null) ?? null;
  const name = tidyName(withoutHonour(withoutLetters(head)));
  return { name: name === '' ? null : name, role, organisation: organization };
}

/** "The Chair (Hon. Jane Doe)" is Jane Doe in the chair; "The Chair" alone has no name. */
function readOffice(head: string, tail: readonly string[]): LabelReading {
  const [name] = tail.map((part) => withoutHonour(part)).filter((part) => part.includes(' '));
  return { name: tidyName(name ?? head), role: roleIn(head), organisation: null };
}

const withoutHonour = (name: string): string =>
  name
    .replace(
      /^(?:(?:the\s+)?(?:right\s+)?hon(?:ou?rable)?|chair(?:man|woman|person)?|trustee|mr|mrs|ms|dr|commissioner|director)\.?\s+/iu,
      '',
    )
    .trim();

/** "Jane Doe AM" is Jane Doe: the letters of a seat or an honour are no part of the name. */
const withoutLetters = (name: string): string => {
  const plain = name.replace(
    /(?:,?\s{1,3}(?:AM|AS|MS|MP|MSP|MLA|MEP|TD|CBE|OBE|MBE|DBE|KBE|QC|KC|AO|AC|FRS|CFA|CAIA|FSA|FIA|CPA|PhD)){1,6}$/u,
    '',
  );
  return plain.includes(' ') ? plain : name;
};

const isCredential = (part: string): boolean =>
  /^(?:(?:ph\.?\s?d|psy\.?\s?d|m\.?d|mba|cfa|cpa|caia|esq|jr|sr|ii|iii)\.?)$/iu.test(part.trim());

/** "JD", and three letters that are nobody's given name. */
const areInitials = (name: string): boolean =>
  /^\p{Lu}{2,3}$/u.test(name) && (name.length === 2 || nameLikeness(name) === 0);

/** "JANE DOE" and "jane doe" become "Jane Doe"; initials and names with capitals of their own stay. */
export function tidyName(name: string): string {
  const plain = name.replace(/\s+/gu, ' ').trim();
  if (areInitials(plain)) return plain;
  if (plain !== plain.toUpperCase() && plain !== plain.toLowerCase()) return plain;
  return plain.toLowerCase().replace(/(?<=^|[\s'’-])\p{L}/gu, (letter) => letter.toUpperCase());
}
