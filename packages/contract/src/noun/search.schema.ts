import { entityTypes, summaryPassageKinds } from '@ecco/domain';
import { chipKinds, namingOperators, problemCodes } from '@ecco/domain/search-language';
import { z } from 'zod';
import { AboutTime, AlsoAt } from './citation.schema.ts';
import { Expansion } from './flavor.schema.ts';
import { limits } from './limit.ts';
import { ContentKind, FlavorName } from './name.schema.ts';

export const SearchQuery = z.object({
  query: z.string().trim().min(1).max(limits.queryMaxLength).describe('In the language of searches'),
});

const searchSorts = ['relevance', 'date'] as const;
export type SearchSort = (typeof searchSorts)[number];
const flag = z.enum(['true', 'false']).default('false');

/** How what is found is put in order. */
const OrderedQuery = SearchQuery.extend({
  sort: z.enum(searchSorts).default('relevance'),
  /** `true`: the words as they were typed, where they would be mended else. */
  exact: flag.describe('Search for what was typed, where words would be mended else'),
});

/** A search that other ways to say the same may widen. */
export const WidenedQuery = OrderedQuery.extend({
  flavor: FlavorName.optional(),
  /** Words of the search, divided by commas, that are taken as they stand. */
  without: z.string().max(limits.queryMaxLength).optional(),
});

/** A page of what is found across items. */
export const PagedQuery = WidenedQuery.extend({
  page: z.coerce.number().int().min(1).max(limits.searchPagesMax).default(1),
  per_page: z.coerce.number().int().min(1).max(limits.searchPageMax).default(limits.searchPage),
  /** Costs a second, wider look. */
  overview: flag.describe('Also tell facets, what is called so, and how much of each item was found'),
});

/** What is completed after an operator that takes a name. */
export const ValuesQuery = z.object({
  operator: z.enum(namingOperators),
  prefix: z.string().trim().max(limits.searchValueMax).default(''),
});
/** `value`: as it stands in a search, in quotes where it needs them; `items`: how many have it. */
export const SearchValue = z.object({ value: z.string(), name: z.string(), items: z.number().int() });
export type SearchValue = z.infer<typeof SearchValue>;

const Named = z.object({ slug: z.string(), name: z.string() });

/**
 * A hit. `highlights` are the runs of `text` that match; `start_time` as h:mm:ss. A hit in a summary stands where its
 * sentence is cited from: `content_id` and `segment_id` name that line, and are null where it has gone.
 */
export const SearchResult = z.object({
  content_type: ContentKind,
  /** `content`: a line of the transcript; `summary`: the item's summary (see `analysis_type`). */
  result_type: z.enum(['content', 'summary']),
  analysis_type: z.enum(summaryPassageKinds).nullable(),
  summary_item_index: z.number().int().nullable(),
  /** Title of the chapter. */
  summary_item_title: z.string().nullable(),
  content_id: z.number().int().nullable(),
  segment_id: z.string().nullable(),
  slug: z.string(),
  parent_uuid: z.string(),
  title: z.string(),
  text: z.string(),
  highlights: z.array(z.string()),
  speaker: z.string().nullable(),
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  start_ms: z.number().int().nullable(),
  ...AboutTime,
  /** The item has a recording, in which it can be heard. */
  has_recording: z.boolean(),
  page_number: z.number().int().nullable(),
  /** Where the item was published: a podcast, a channel or a publication. */
  podcast: Named.nullable(),
  /** Organizations that the item names, the most named first. */
  organizations: z.array(Named),
  /** Higher is better. */
  score: z.number(),
  /** Why it is here. */
  why: z.object({
    /** A sentence of the transcript, of the summary, or the heading of a chapter; `newest` where no words were looked for. */
    found_in: z.enum(['passage', 'summary', 'title', 'newest']),
    /** Words and phrases of the search that it has, as they were typed. */
    words: z.array(z.string()),
    /** Other ways to say the same that it has, where a flavor widened the search. */
    synonyms: z.array(z.string()),
  }),
});
export type SearchResult = z.infer<typeof SearchResult>;

const Range = z.object({ from: z.number().int(), to: z.number().int() });

/** A part of the query that was understood; cutting its range takes it off. */
const UnderstoodPart = Range.extend({
  kind: z.enum(chipKinds),
  value: z.string(),
  /** What a value that is no name is called: a theme by its title. */
  label: z.string().nullable(),
  negated: z.boolean(),
  removable: z.literal(true),
});

/** A part that was not understood, and was searched as words. */
export const SearchProblem = Range.extend({ code: z.enum(problemCodes) });

/** Words of the query that the library does not have, and those that were looked for instead. */
const Correction = z.object({
  query: z.string(),
  words: z.array(z.object({ from: z.string(), to: z.string() })),
});

/** By how many of the items that were found have it. A year is asked for by `after:2024 before:2025`. */
const Facet = z.array(SearchValue);
const SearchFacets = z.object({
  kind: Facet,
  show: Facet,
  speaker: Facet,
  org: Facet,
  year: Facet,
});

/** Hits of one item, in the order of their best. */
export const SearchGroup = z.object({
  parent_uuid: z.string(),
  /** When the item was published; null where it bears no date. */
  date: z.string().nullable(),
  duration_ms: z.number().int().nullable(),
  also_at: AlsoAt,
  /** All hits in it that the search met; more than are shown, where an overview was asked for. */
  count: z.number().int(),
  /** Hits that are shown, by their place in `results`; `same`: those that say the same in the same words, or a part of it. */
  hits: z.array(z.object({ result: z.number().int(), same: z.array(z.number().int()) })),
  /** Where in the item hits lie, from 0 at its beginning to 1 at its end. */
  strip: z.array(z.number()),
});
export type SearchGroup = z.infer<typeof SearchGroup>;

/** Something that is called exactly as the query. `items`: how many are of it or name it. */
const CalledSo = z.object({
  type: z.enum(['item', 'show', ...entityTypes]),
  uuid: z.string().nullable(),
  slug: z.string(),
  name: z.string(),
  content_type: ContentKind.nullable(),
  items: z.number().int(),
});

/** How a query was read. */
export const ReadQuery = z.object({
  understood: z.array(UnderstoodPart),
  problems: z.array(SearchProblem),
  /** Null where nothing was mended. */
  corrected: Correction.nullable(),
});
export type ReadQuery = z.infer<typeof ReadQuery>;

export const SearchAnswer = ReadQuery.extend({
  results: z.array(SearchResult),
  groups: z.array(SearchGroup),
  /** Null without an overview. */
  facets: SearchFacets.nullable(),
  /** What the query is the name of; empty without an overview. */
  called_so: z.array(CalledSo),
  /** Whether a further page has results. */
  more: z.boolean(),
  /** Legs of the search that did not take part, such as "bm25", so that an empty list is not mistaken. */
  degraded: z.array(z.string()),
  /** What was looked for besides the words of the search; empty without a flavor. */
  expansions: z.array(Expansion),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;
