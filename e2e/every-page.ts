/** The pages of the client's router: an address of each that has something on it, and who looks at it. */

/** What a world holds that addresses are made of. */
export type WorldAddresses = {
  episode: string;
  video: string;
  article: string;
  document: string;
  earnings: string;
  meeting: string;
  answer: string;
  signal: string;
  organization: string;
  person: string;
  podcast: string;
  publication: string;
  hub: string;
  list: string;
  email: string;
};
/** Address by the path of its route, as the router spells it. */
type Pages = Readonly<Record<string, string>>;

const noToken = 'no-such-token-0123456789';

/** Open to everybody, looked at by somebody who is not signed in. */
export const pagesOfVisitors = (held: WorldAddresses): Pages => ({
  '/home': '/home',
  '/add': '/add',
  '/search/transcripts': '/search/transcripts?q=private',
  '/answer/$id': `/answer/${held.answer}`,
  '/ep/$id': `/ep/${held.episode}`,
  '/vid/$id': `/vid/${held.video}`,
  '/article/$id': `/article/${held.article}`,
  '/doc/$id': `/doc/${held.document}`,
  '/earnings/$id': `/earnings/${held.earnings}`,
  '/event/$id': `/event/${held.meeting}`,
  '/embed/$id': `/embed/${held.episode}`,
  '/print/$id': `/print/${held.episode}`,
  '/$': '/no/such/page',
  '/pub/$id': `/pub/${held.publication}`,
  '/categories': '/categories',
  '/tag/$id': '/tag/private-credit',
  '/people': '/people',
  '/people/$id': `/people/${held.person}`,
  '/best_podcast_episodes/$id': `/best_podcast_episodes/${held.person}`,
  '/unsubscribe/$token': `/unsubscribe/${noToken}`,
  '/join': '/join',
  '/enter': '/enter',
  '/register': '/register',
  '/login': '/login',
  '/verify-email/$verification': `/verify-email/${noToken}`,
  '/reset-password/$verification': `/reset-password/${noToken}`,
  '/welcome': '/welcome',
  '/about': '/about',
  '/terms': '/terms',
  '/privacy': '/privacy',
});

/** Of members; what they keep has something in it. */
export const pagesOfMembers = (held: WorldAddresses): Pages => ({
  '/hub': '/hub',
  '/watch/$id': `/watch/${held.hub}`,
  '/watch/$id/brief': `/watch/${held.hub}/brief`,
  '/watch/$id/changes': `/watch/${held.hub}/changes`,
  '/lists': '/lists',
  '/today': '/today',
  '/history': '/history',
  '/deleted': '/deleted',
  '/pod/$id': `/pod/${held.podcast}`,
  '/pod/$id/changes': `/pod/${held.podcast}/changes`,
  '/pub/$id/changes': `/pub/${held.publication}/changes`,
  '/people/$id/changes': `/people/${held.person}/changes`,
  '/search': '/search?q=teachers',
  '/org': '/org',
  '/org/$id': `/org/${held.organization}`,
  '/org/$id/changes': `/org/${held.organization}/changes`,
  '/allocators': '/allocators',
  '/signals': '/signals',
  '/signals/$id': `/signals/${held.signal}`,
  '/alerts': '/alerts',
  '/profile': '/profile',
  '/onboarding': '/onboarding',
  '/start': '/start',
  '/developers': '/developers',
  '/api-docs/$': '/api-docs/getting-started',
  '/developers/gallery': '/developers/gallery',
});

/** Of those who run the installation; tables are narrowed to a few rows, which have all that a row has. */
export const pagesOfAdmins = (held: WorldAddresses): Pages => ({
  '/profile/$email': `/profile/${held.email}`,
  '/admin/users': '/admin/users',
  '/admin/waitlist': '/admin/waitlist',
  '/admin/outbox': '/admin/outbox',
  '/admin/activity': '/admin/activity',
  '/admin/questions': '/admin/questions',
  '/admin/house': '/admin/house',
  '/admin/audit': '/admin/audit',
  '/admin/services': '/admin/services',
  '/admin/emailgenerator/$type/$uuid': `/admin/emailgenerator/document/${held.document}`,
  '/admin/media': '/admin/media?q=pacing',
  '/admin/node/edit': '/admin/node/edit?q=teachers',
  '/admin/person': '/admin/person?q=olandt',
  '/admin/podcast': '/admin/podcast?q=quorum',
  '/admin/hub': '/admin/hub?q=teachers',
  '/org/$id/graph': `/org/${held.organization}/graph`,
  '/manage/org/$id': `/manage/org/${held.organization}`,
  '/manage/org/$orgIdentifier/candidates': `/manage/org/${held.organization}/candidates`,
  '/manage/org/$orgIdentifier/crawls': `/manage/org/${held.organization}/crawls`,
  '/manage/person/$id': `/manage/person/${held.person}`,
  '/manage/hub/$identifier': `/manage/hub/${held.hub}`,
});

/** Pages of some routes say something else by the rest of their address. */
export const viewsOfAdmins = ['/admin/activity?show=notifications', '/admin/activity?show=feedback'];

/** The library has shelves of their own for members who keep something, and a list of items is no hub. */
export const viewsOfMembers = ({ list }: WorldAddresses): string[] => ['/home', `/watch/${list}`];

/** Pages that hold nothing yet for somebody who has just come. */
export const emptyPages = [
  '/hub',
  '/lists',
  '/today',
  '/history',
  '/alerts',
  '/search?q=zeppelins',
  '/signals?q=zeppelins',
];

/** Other names of a page: the same piece is shown, so that one of them is looked at. */
export const otherNames: Pages = {
  '/ea/$id': '/ep/$id',
  '/va/$id': '/vid/$id',
  '/hubs': '/hub',
  '/hub/$id': '/watch/$id',
  '/dossier': '/org',
  '/companies': '/org',
  '/orgs': '/org',
  '/organizations': '/org',
  '/dossier/$id': '/org/$id',
  '/companies/$id': '/org/$id',
  '/orgs/$id': '/org/$id',
  '/organizations/$id': '/org/$id',
  '/pension-funds/$id': '/org/$id',
  '/allocators/$id': '/org/$id',
  '/pension-funds': '/allocators',
  '/onboarding/$scheme': '/onboarding',
  '/admin/episode': '/admin/media',
  '/admin/youtubevideo': '/admin/media',
  '/admin/article': '/admin/media',
  '/admin/document': '/admin/media',
};

/** Addresses that show nothing themselves and lead on to a page. */
export const waysOn: (held: WorldAddresses) => Pages = ({ episode }) => ({
  '/': '/',
  '/admin': '/admin',
  '/conversation/$id': `/conversation/${episode}`,
  '/media/$id': `/media/${episode}`,
});
