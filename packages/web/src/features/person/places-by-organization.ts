import type { PersonPlace } from '@ecco/contract';

type OrganizationPosts = { organization: PersonPlace['organization']; posts: PersonPlace[] };

/** Places under their organizations, both in the order in which they come. */
export const placesByOrganization = (places: readonly PersonPlace[]): OrganizationPosts[] =>
  [...Map.groupBy(places, ({ organization }) => organization.uuid).values()].flatMap((posts) => {
    const [first] = posts;
    return first ? [{ organization: first.organization, posts }] : [];
  });
