import type { UserListConfig } from '@ecco/contract';
import type { SchemeContent } from './schemes/scheme.schema.ts';

// What follows from the answers of the survey. A question from which nothing follows is not asked.

type Answered = Pick<UserListConfig, 'scheme' | 'survey'>;

/** What the answers say that somebody needs to know, in the order of the questions; each once. */
export function needsOfAnswers({ survey }: SchemeContent, config: Answered): string[] {
  const needs = survey.flatMap(({ id, choices, needs = {} }) => {
    const answer = config.survey[`${config.scheme}_${id}`] ?? [];
    return Object.keys(choices).flatMap((value) => (answer.includes(value) ? (needs[value] ?? []) : []));
  });
  return [...new Set(needs)];
}

/** Whether somebody would rather listen than read, at all times. */
export function wouldListen({ scheme, survey }: Answered): boolean {
  const answer = survey[`${scheme}_audio_or_visual`] ?? [];
  return answer.length > 0 && answer.every((value) => value === 'audio');
}
