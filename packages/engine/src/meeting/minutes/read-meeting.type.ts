import type { Proceedings } from '@ecco/domain';
import type { Segment } from '../../ports/ports.ts';

/** What was read of one side: what the body did, and the words themselves, with who says them by name. */
export type ReadMeeting = { proceedings: Proceedings; segments: readonly Segment[] };
