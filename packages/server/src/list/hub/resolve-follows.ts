import { type Follows, limits } from '@ecco/contract';
import type { Follow, FollowsOfTypes, Store } from '@ecco/store';
import type { Issue } from '../../request/failure/issue-words.ts';
import { requestInvalid } from '../../request/failure/request.errors.ts';

type Graph = Pick<Store, 'hubs' | 'organizations'>;
/** What was found of what somebody asked for, and what is wrong with the rest. */
type Resolved = { follows: Follow[]; issues: Issue[] };

async function resolveOrganizations({ organizations }: Graph, given: readonly string[]): Promise<Resolved> {
  const slugs = given.map((slug) => slug.toLowerCase());
  const [bySlug, byId] = await Promise.all([
    organizations.findBySlugs(slugs),
    organizations.findByIds(slugs.filter((slug) => uuidShape.test(slug))),
  ]);
  const ids = new Set(byId.map(({ id }) => id));
  const resolved: Resolved = { follows: [], issues: [] };
  for (const [index, slug] of slugs.entries()) {
    const known = ids.has(slug) ? slug : bySlug.get(slug)?.organization.id;
    if (known !== undefined) resolved.follows.push({ type: 'ORG', organizationId: known });
    else
      resolved.issues.push({
        path: `org_slugs.${index}`,
        message: `There is no organization “${given[index]}”.`,
      });
  }
  return resolved;
}
const uuidShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function resolvePeople({ hubs }: Graph, given: readonly string[]): Promise<Resolved> {
  const ids = given.map((id) => id.toLowerCase());
  const known = await hubs.peopleAmong(ids);
  return {
    follows: ids.filter((id) => known.has(id)).map((personId) => ({ type: 'PERSON', personId })),
    issues: ids.flatMap((id, index) =>
      known.has(id) ? [] : [{ path: `person_node_ids.${index}`, message: 'There is no such person.' }],
    ),
  };
}

/** An alias alone is that of every organization which bears it; with an organization it is that one's. */
async function resolveAliases(
  { hubs }: Graph,
  given: NonNullable<Follows['org_aliases']>,
): Promise<Resolved> {
  const input = given.map((alias) =>
    typeof alias === 'string'
      ? { name: alias, org_slug: null }
      : { ...alias, org_slug: alias.org_slug.toLowerCase() },
  );
  const bearers = await hubs.withAliases(input.map(({ name }) => name));
  const resolved: Resolved = { follows: [], issues: [] };
  for (const [index, { name, org_slug: slug }] of input.entries()) {
    const meant = (bearers.get(name) ?? []).filter(
      (bearer) => slug === null || bearer.slug === slug || bearer.organizationId === slug,
    );
    for (const { organizationId, alias } of meant)
      resolved.follows.push({ type: 'ALIAS', organizationId, alias });
    if (meant.length === 0)
      resolved.issues.push({ path: `org_aliases.${index}`, message: `No organization is called “${name}”.` });
  }
  return resolved;
}

/**
 * Finds what somebody wants a list to follow, of each type that they said something of.
 * @throws RequestError 400 naming each that is not there, or where there are too many in all
 */
export async function resolveFollows(store: Graph, input: Follows): Promise<FollowsOfTypes> {
  const { org_slugs: slugs, person_node_ids: people, org_aliases: aliases } = input;
  const resolved = await Promise.all([
    resolveOrganizations(store, slugs ?? []),
    resolveAliases(store, aliases ?? []),
    resolvePeople(store, people ?? []),
  ]);
  const issues = resolved.flatMap((one) => one.issues);
  if (issues.length > 0) throw requestInvalid(issues);
  const follows = resolved.flatMap((one) => one.follows);
  if (follows.length > limits.listFollowsMax)
    throw requestInvalid([
      {
        path: '',
        message: `A list follows at most ${limits.listFollowsMax.toLocaleString('en-US')} organizations, aliases and people.`,
      },
    ]);
  return {
    types: [
      ...(slugs ? (['ORG'] as const) : []),
      ...(aliases ? (['ALIAS'] as const) : []),
      ...(people ? (['PERSON'] as const) : []),
    ],
    follows,
  };
}
