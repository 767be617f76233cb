import { limits } from '@ecco/contract';
import type { FactKind, OrganizationType } from '@ecco/domain';
import type { Row } from './read-rows.ts';
import {
  allInColumns,
  membersIn,
  numberIn,
  pastDayIn,
  percentIn,
  proseIn,
  rowName,
  rowNames,
  siteIn,
  slugIn,
  stateIn,
  textIn,
  textsIn,
  typeIn,
} from './row-values.ts';

type FactOfRow = { kind: FactKind; value: number | null; words: string | null };

/** What a row says of an organization; null and empty where it says nothing. */
export type OrganizationRow = {
  line: number;
  slug: string | null;
  newSlug: string | null;
  name: string;
  type: OrganizationType | null;
  aliases: string[];
  tags: string[];
  details: Partial<Record<'state' | 'website' | 'description' | 'ticker' | 'calendarUrl', string>>;
  facts: FactOfRow[];
  asOf: string;
  source: string | null;
};

const filledFields = <Name extends string>(
  fields: Record<Name, string | null>,
): Partial<Record<Name, string>> => {
  const retained: { [Field in Name]?: string } = {};
  for (const name in fields) {
    const value = fields[name];
    if (value !== null) retained[name] = value;
  }
  return retained;
};

/** The columns of a file of organizations, as the export writes them. */
export const organizationColumns = [
  'slug',
  'name',
  'type',
  'state',
  'website',
  'description',
  'ticker',
  'aliases',
  'tags',
  'calendar_url',
  'headquarters',
  'total_assets',
  'total_members',
  'funded_ratio',
  'assumed_return',
  'as_of',
  'source',
  'new_slug',
] as const;

/** How the figures of a row are read. */
const readers = {
  total_assets: numberIn,
  total_members: membersIn,
  funded_ratio: percentIn,
  assumed_return: percentIn,
} as const;

/** Reads a row; `today` is what its figures are as of where it does not say. @throws RowFault */
export function readOrganization(row: Row, today: string): OrganizationRow {
  const { line, fields } = row;
  allInColumns(row);
  const number = (kind: keyof typeof readers): FactOfRow => {
    const read = readers[kind];
    return { kind, value: read(fields[kind], kind), words: null };
  };
  const seat = textIn(fields['headquarters'], 'headquarters', 300);
  const facts = [
    ...(['total_assets', 'total_members', 'funded_ratio', 'assumed_return'] as const).map(number),
    { kind: 'headquarters' as const, value: null, words: seat },
  ];
  return {
    line,
    slug: slugIn(fields['slug'], 'slug'),
    newSlug: slugIn(fields['new_slug'], 'new_slug'),
    name: rowName(fields['name'], limits.organizationNameMax),
    type: typeIn(fields['type'] ?? fields['org_type']),
    aliases: rowNames(fields['aliases'], 'aliases', limits.organizationNameMax),
    tags: textsIn(fields['tags'], 'tags', 60),
    details: filledFields({
      state: stateIn(fields['state']),
      website: siteIn(fields['website'], 'website'),
      description: proseIn(fields['description'], 'description', limits.organizationDescriptionMax),
      ticker: textIn(fields['ticker'], 'ticker', limits.tickerMax),
      calendarUrl: siteIn(fields['calendar_url'], 'calendar_url'),
    }),
    facts: facts.filter(({ value, words }) => value !== null || words !== null),
    asOf: pastDayIn(fields['as_of'], 'as_of', today) ?? today,
    source: textIn(fields['source'], 'source', 300),
  };
}
