import type { ContentKind, Thumb } from '@ecco/domain';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

type Given = { thumb: Thumb; feedback: string };

/** Says what somebody thinks of an item; videos have an address of their own for it. Answers with the server's thanks. */
export const useLeaveFeedback = (item: { kind: ContentKind; slug: string }) =>
  useMutation({
    mutationFn: ({ thumb, feedback }: Given) => {
      const given = { slug: item.slug, thumb, feedback };
      return item.kind === 'video' ? api.activity.videoFeedback(given) : api.activity.episodeFeedback(given);
    },
  });
