import { expect, it } from 'vitest';
import type { Candidate } from '../ports.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { classifyCandidate } from './classify-candidate.ts';

const talk =
  'The Oakland Teachers Fund lowered its discount rate. The fund committed capital to private credit. Oakland Teachers Fund trustees expect lower returns and higher contributions. '.repeat(
    8,
  );

function candidate(title: string, text: string): Candidate {
  const { context } = sourceOf([], { title });
  return { context, personName: 'Mark Alder', organisationName: 'Oakland Teachers Fund', text };
}

it('wants an interview with the person about the organisation', () => {
  const verdict = classifyCandidate(candidate('A conversation with Mark Alder', talk));
  expect(verdict).toMatchObject({
    speakerPresent: true,
    aboutPerson: true,
    aboutOrganisation: true,
    meaningful: true,
  });
  expect(verdict.overallValue).toBeGreaterThan(0.8);
});

it('does not want a namesake in small talk', () => {
  const verdict = classifyCandidate(
    candidate('Sunday football', 'Mark Alder scored twice. It rained. The crowd went home.'),
  );
  expect(verdict).toMatchObject({ speakerPresent: false, aboutOrganisation: false, meaningful: false });
  expect(verdict.overallValue).toBeLessThan(0.3);
});
