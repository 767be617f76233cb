import type { Answer } from '@ecco/contract';
import type { AnswerVerdict } from '@ecco/domain';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';

const judgementOf = ({ verdict, decision, rejections }: Answer) => ({ verdict, decision, rejections });

type AnswerJudgment = { id: string; verdict: AnswerVerdict | null };

/** Stores what somebody says of an answer, and shows it where the answer lies (`key`). */
export function useJudge(key: QueryKey) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (judged: AnswerJudgment) => api.ask.judge(judged),
    onSuccess: (answered, { id }) =>
      queries.setQueryData<typeof answered>(key, (before) =>
        before?.answer.id === id ? { answer: { ...before.answer, ...judgementOf(answered.answer) } } : before,
      ),
  });
}
