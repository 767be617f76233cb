import { isWritten, type OrganizationType, states } from '@ecco/domain';
import type { ProposedName } from '@ecco/store';

/** Kinds of organizations by a word of their own names, the surer before the others. */
const words: readonly (readonly [OrganizationType, RegExp])[] = [
  ['PENSION_FUND', /\b(?:retirement|pensions?|superannuation|annuity|provident)\b/iu],
  ['EDUCATIONAL_INSTITUTION', /\b(?:university|college|school (?:district|board)|board of education)\b/iu],
  ['FOUNDATION', /\b(?:foundation|endowment)\b/iu],
  [
    'GOVERNMENT_AGENCY',
    /\b(?:city|county|borough|district|town|village) council\b|\b(?:authority|commission|department)\b|\bboard of (?:health|ethics|elections|examiners|supervisors|commissioners)\b|^house of (?:commons|lords|representatives)\b/iu,
  ],
];

const bodies = /\b(?:committee|council|board of directors|assembly|district|assurance program)\b/iu;

/** Code of the one state that a name holds; null for none, and for two. */
export function stateIn(name: string): string | null {
  const within = states.filter(({ name: state }) => ` ${name} `.includes(` ${state} `));
  const [only, ...others] = within;
  return only !== undefined && others.length === 0 ? only.code : null;
}

/** What an organization is by its own name, or by its calls and filings; null where none says it. */
export function typeIn({
  name,
  kinds,
  files,
  isListed,
  state,
}: Pick<ProposedName, 'name' | 'kinds' | 'files' | 'isListed' | 'state'>): OrganizationType | null {
  const [named] = words.find(([, pattern]) => pattern.test(name)) ?? [];
  // What a list of funds names is one, whatever else its name may be of.
  const said = isListed ? 'PENSION_FUND' : named;
  if (said === 'PENSION_FUND' && (stateIn(name) ?? state) !== null) return 'US_PENSION_FUND';
  // A body whose meeting or minutes the public has is one of a government, as far as its name does not say otherwise.
  const isPublicBody = bodies.test(name) && kinds.some((kind) => kind === 'meeting' || isWritten(kind));
  if (said === undefined && !files && isPublicBody) return 'GOVERNMENT_AGENCY';
  // Who tells investors of its quarter, or files with their authority, has shares that are traded.
  return said ?? (files || kinds.includes('earnings') ? 'PUBLIC_COMPANY' : null);
}
