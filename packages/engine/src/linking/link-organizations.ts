import type { ContentKind } from '@ecco/domain';
import { findByName, isDistinctiveName } from './distinct-names.ts';
import type { PlacedLink } from './gather.ts';
import { initialsOf } from './initials.ts';
import type { Home } from './linking.type.ts';
import { isInDoubt, longerNames } from './longer-names.ts';
import { distinct, type Mention, type NodeLookup } from './mentions.ts';
import { isBodyName } from './name-writing.ts';
import { institutions, products } from './span.lexicon.ts';
import type { PlacedSpan } from './spans.ts';

type Scene = {
  kind: ContentKind;
  called: NodeLookup;
  mentions: readonly Mention[];
  spans: readonly PlacedSpan[];
  segments: readonly { text: string }[];
  home: Home;
};

const isOwn = 'the item is its own';

/** Everything besides its own short name that points at an organization, in words. */
function signsOf({ mentions, segments, home }: Scene): Map<string, string> {
  const signs = new Map<string, string>();
  const sites = new Map(
    mentions.flatMap(({ organisations: organizations }) =>
      organizations.flatMap(({ id, site }) => (site ? [[id, site] as const] : [])),
    ),
  );
  for (const [id, site] of sites)
    if (segments.some(({ text }) => text.toLowerCase().includes(site))) signs.set(id, `its site, ${site}`);
  for (const { span, people, organisations: organizations } of mentions) {
    const [person] = people;
    if (!person || !span.isWhole || organizations.length > 0 || span.words < 2) continue;
    if (distinct(people).length > 1) continue;
    for (const id of person.places) signs.set(id, `one of its people, ${span.text}`);
  }
  for (const id of home.organizationIds) signs.set(id, isOwn);
  return signs;
}

type Pointers = { told: ReadonlyMap<string, string>; signs: ReadonlyMap<string, string> };
type IntendedNode = { id: string; sign: string | null };

/** What points at an organization beside this mention. */
function pointedBy(id: string, { told, signs }: Pointers): string | null {
  const reason = told.get(id);
  return reason === '' ? 'its full name' : (reason ?? signs.get(id) ?? null);
}

/** The organization that a whole name means, and why; null where that is in doubt. */
function meantByName(one: Mention, pointers: Pointers): IntendedNode | null {
  const ids = distinct(one.organisations);
  const [only] = ids;
  if (ids.length === 1 && only !== undefined && one.people.length === 0 && pointers.told.has(only))
    return { id: only, sign: isDistinctiveName(one) ? null : pointedBy(only, pointers) };
  const pointed = ids.filter((id) => pointedBy(id, pointers) !== null);
  const [id] = pointed;
  return id === undefined || pointed.length > 1 ? null : { id, sign: pointedBy(id, pointers) };
}

/** "Alder Cloud" where Alder is meant in the item, or where a cloud is what one sells; never "Alder College". */
function meantByHead(one: Mention, pointers: Pointers): IntendedNode | null {
  const { next } = one.span;
  if (next === null || one.people.length > 0 || institutions.has(next)) return null;
  const [id, other] = distinct(one.organisations);
  if (id === undefined || other !== undefined) return null;
  const sign = pointedBy(id, pointers);
  if (sign !== null) return { id, sign };
  return products.has(next) && isDistinctiveName(one) ? { id, sign: `its name before "${next}"` } : null;
}

/**
 * Whom a body's name means in an item of somebody's own: "the Board" is the own one, and never another's. Undefined where
 * the words are no body's, or the item is nobody's.
 */
function meantByBody(
  { span, organisations: organizations }: Mention,
  { organizationIds }: Home,
): IntendedNode | null | undefined {
  if (organizationIds.length === 0 || !isBodyName(span.text)) return undefined;
  const called = distinct(organizations).filter((id) => organizationIds.includes(id));
  const [id, other] = called.length > 0 ? called : organizationIds;
  return id === undefined || other !== undefined ? null : { id, sign: isOwn };
}

/** Where a text names organizations of the graph. */
export function linkOrganizations(scene: Scene): PlacedLink[] {
  const { kind, home, mentions } = scene;
  const longer = longerNames(scene);
  const doubtful = new Set(mentions.filter((one) => isInDoubt(one, longer)));
  const pointers = {
    told: findByName(mentions.filter((one) => !doubtful.has(one))),
    signs: signsOf(scene),
  };
  /** "Alder" in a meeting of the Alder Teachers Fund is the fund, whoever else is called so. */
  const ownName = (one: Mention): IntendedNode | null => {
    const [id, other] = home.organizationIds;
    const opensName = kind === 'meeting' && longer.ofHome.has(one.span.text.toLowerCase());
    return opensName && id !== undefined && other === undefined ? { id, sign: isOwn } : null;
  };
  const meantBy = (one: Mention): IntendedNode | null => {
    if (!one.span.isWhole) return meantByHead(one, pointers);
    const body = meantByBody(one, home);
    return body === undefined ? (ownName(one) ?? meantByName(one, pointers)) : body;
  };
  const links = mentions.flatMap((one) => {
    const meant = one.organisations.length === 0 ? null : meantBy(one);
    return meant === null ? [] : [{ ...meant, span: one.span }];
  });
  return [...links, ...initialsOf(scene, links)];
}
