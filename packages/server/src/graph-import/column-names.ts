/** What the columns of a file are called: as the export writes them, as the calls of the API do, or in the words of people. */

const plain = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z]+/gu, '_');

const otherNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    name: ['organization_name', 'organisation_name', 'fund_name', 'plan_name'],
    type: ['org_type', 'organization_type', 'organisation_type'],
    total_assets: ['aum', 'assets', 'assets_under_management'],
    total_members: ['members'],
    as_of: ['as_of_date', 'as_at', 'asof'],
  }).flatMap(([name, others]) => others.map((other): [string, string] => [other, name])),
);

const scales: Readonly<Record<string, string>> = {
  ...{ thousand: 'thousand', thousands: 'thousand', k: 'thousand' },
  ...{ '000': 'thousand', '000s': 'thousand' },
  ...{ million: 'million', millions: 'million', m: 'million', mn: 'million', mm: 'million' },
  ...{ billion: 'billion', billions: 'billion', b: 'billion', bn: 'billion' },
  ...{ trillion: 'trillion', trillions: 'trillion' },
};
/** "Total assets (USD millions)", "AUM in $bn", "Assets, $m"; behind the name what its figures are counted in. */
const counted =
  /^(?<name>.{2,60}?)(?:\s*[([]|,\s|\s+in\s+|\s+(?=[$]))\s*(?:in\s+)?(?:us\s?\$|usd|[$])?\s*(?<scale>[a-z]{1,9}|['’]?000s?)?\s*(?:of\s+)?(?:us\s?\$|usd|[$]|(?:us\s)?dollars)?\s*[)\]]?$/iu;

/** `scale`: the word that its figures are to be read with. */
export type Column = { name: string; scale: string | null };

/** The column that a heading names. A unit that is not understood leaves the heading as it stands, so that it is told as unknown. */
export function headingColumn(heading: string): Column {
  const whole = plain(heading);
  const { name = '', scale } = counted.exec(heading.trim())?.groups ?? {};
  const bare = otherNames.get(plain(name)) ?? plain(name);
  const word = scale === undefined ? null : scales[scale.toLowerCase().replace(/^['’]/u, '')];
  if (bare === 'total_assets' && word !== undefined) return { name: bare, scale: word };
  return { name: otherNames.get(whole) ?? whole, scale: null };
}

/** The columns that the first row names. Beside a column "name" that of an organization is another's. */
export function columnsIn(headings: readonly string[]): Column[] {
  const columns = headings.map(headingColumn);
  const isNamed = headings.some((heading) => plain(heading) === 'name');
  return columns.map((column, at) =>
    isNamed && column.name === 'name' ? { ...column, name: plain(headings[at] ?? '') } : column,
  );
}
