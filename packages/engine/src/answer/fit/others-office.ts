// "France's finance minister", "the former chair": an office of somebody else than is asked of, or of another time.
import { findRoles } from '../../speakers/role.ts';
import { searchTermsOf } from '../terms/search-terms.ts';

const ofAnotherTime = /\b(?:former(?:ly)?|past|previous|then|ex|incoming|outgoing|retired|late)[ -]/iu;
const owned = /\b(\p{Lu}[\p{L}&-]+)['’]s? (?:\p{Ll}+ ){0,3}$/u;

/** Whether a text says of an office that it is of somebody of none of some stems, or of another time. */
export function isOthersOffice(text: string, known: ReadonlySet<string>): boolean {
  if (ofAnotherTime.test(text)) return true;
  return findRoles(text).some(({ start }) => {
    const [, name] = owned.exec(text.slice(0, start)) ?? [];
    return name !== undefined && !searchTermsOf(name).some((stem) => known.has(stem));
  });
}
