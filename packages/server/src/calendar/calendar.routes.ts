// Meetings as files for calendars: one to keep, and those of an organization under a private link.

import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findMeeting } from '../meeting/meeting.usecases.ts';
import { type GuardDependencies, guard } from '../request/guard.ts';
import { refuseOtherVerbs } from '../request/http/other-verbs.ts';
import type { Services } from '../request/services.ts';
import { meetingWithoutDate } from './calendar.errors.ts';
import { followCalendar } from './calendar-feed.usecases.ts';
import { feedCalendarPath, meetingCalendarPath, tokenOf } from './calendar-path.ts';
import { presentCalendar } from './meeting-calendar.presenter.ts';

type MeetingRequest = FastifyRequest<{ Params: { uuid: string } }>;
type FeedRequest = FastifyRequest<{ Params: { file: string } }>;
type CalendarServices = Pick<Services, 'store' | 'siteUrl' | 'brand' | 'now'>;
type Dependencies = GuardDependencies & { services: CalendarServices };

const mediaType = 'text/calendar; charset=utf-8';

/** How long a calendar may keep what it read before it asks whether it changed, in seconds. */
const cacheSeconds = 900;

const calendarSite = ({ siteUrl, brand }: CalendarServices) => ({ siteUrl: siteUrl(), brand });

const tagOf = (body: string): string => `"${createHash('sha256').update(body).digest('base64url')}"`;

/** Whether who asks has this already. A proxy may have weakened the tag. */
const isKnown = (request: FastifyRequest, tag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag);

/** Sends a text, or says that it is the one that is known. */
function sendTagged(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  const tag = tagOf(body);
  void reply.headers({ etag: tag, 'cache-control': `private, max-age=${cacheSeconds}` });
  return isKnown(request, tag) ? reply.status(304).send() : reply.type(mediaType).send(body);
}

/** A meeting as a file to keep. @throws RequestError 404, 409 where nobody knows when it is */
async function meetingFile({ store, ...services }: CalendarServices, uuid: string) {
  const { meeting } = await findMeeting(store, uuid);
  if (meeting === null || meeting.heldAt === null) throw meetingWithoutDate();
  const organization = (await store.graph.organizationsOfMeetings([meeting.id])).get(meeting.id);
  const meetings = [{ meeting, organization: organization?.name ?? null }];
  const body = presentCalendar({ meetings, name: null }, calendarSite({ store, ...services }));
  return { body, slug: meeting.slug };
}

/** `GET …/calendar` of a meeting, and `GET /v2/calendars/{token}.ics`. */
export function calendarRoutes(app: FastifyInstance, { services, ...dependencies }: Dependencies): void {
  app.route({
    method: 'GET',
    url: meetingCalendarPath,
    exposeHeadRoute: false,
    onRequest: guard('calendar.meeting', dependencies),
    handler: async (request: MeetingRequest, reply) => {
      const { body, slug } = await meetingFile(services, request.params.uuid);
      const name = slug.replace(/[^\w-]/g, '') || 'meeting';
      return reply
        .type(mediaType)
        .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}.ics"` })
        .send(body);
    },
  });
  app.route({
    method: 'GET',
    url: feedCalendarPath,
    exposeHeadRoute: false,
    onRequest: guard('calendar.feed', dependencies),
    handler: async (request: FeedRequest, reply) => {
      const token = tokenOf(request.params.file);
      const followed = await followCalendar(services.store, { token, now: services.now() });
      return sendTagged(request, reply, presentCalendar(followed, calendarSite(services)));
    },
  });
  refuseOtherVerbs(app, meetingCalendarPath, ['GET']);
  refuseOtherVerbs(app, feedCalendarPath, ['GET']);
}
