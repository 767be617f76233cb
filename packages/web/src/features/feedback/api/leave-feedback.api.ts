import type { Thumb } from '@ecco/domain';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

type FeedbackInput = { thumb: Thumb; feedback: string };

/** Says what somebody thinks of an item. Answers with the server's thanks. */
export const useLeaveFeedback = ({ slug }: { slug: string }) =>
  useMutation({
    mutationFn: ({ thumb, feedback }: FeedbackInput) => api.activity.leaveFeedback({ slug, thumb, feedback }),
  });
