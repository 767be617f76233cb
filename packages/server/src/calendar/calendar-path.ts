/** As the router writes them. */
export const meetingCalendarPath = '/v2/pension_funds/events/:uuid/calendar';
export const feedCalendarPath = '/v2/calendars/:file';

/** The token of a link: what stands before the ending by which calendars know what they get. */
export const tokenOf = (file: string): string => file.replace(/\.ics$/, '');

/** A link as it is told, and as calendars subscribe to it. */
export function linkOf(siteUrl: string, token: string): { url: string; webcal_url: string } {
  const url = `${siteUrl}${feedCalendarPath.replace(':file', `${token}.ics`)}`;
  return { url, webcal_url: url.replace(/^https?:/, 'webcal:') };
}
