import { describe, expect, it } from 'vitest';
import type { Candidate, CandidateVerdict, Context } from '../ports/ports.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { classifyCandidate } from './classify-candidate.ts';

const talk =
  'The Oakland Teachers Fund lowered its discount rate. The fund committed capital to private credit. Oakland Teachers Fund trustees expect lower returns and higher contributions. '.repeat(
    8,
  );
const elsewhere =
  'The county fund lowered its discount rate. The fund committed capital to private credit. Trustees expect lower returns and higher contributions. '.repeat(
    9,
  );

type CandidateInput = { title?: string; description?: string; text?: string; people?: Context['people'] };

function judge({
  title = '',
  description = '',
  text = elsewhere,
  people = [],
}: CandidateInput): CandidateVerdict {
  const { context } = sourceOf([], { title, description, people });
  const candidate: Candidate = {
    context,
    personName: 'Mark Alder',
    organizationName: 'Oakland Teachers Fund',
    text,
  };
  return classifyCandidate(candidate);
}

describe('an item to approve', () => {
  it('is an interview with the person about the organization', () => {
    const verdict = judge({ title: 'A conversation with Mark Alder', text: talk });
    expect(verdict).toMatchObject({
      speakerPresent: true,
      aboutPerson: true,
      aboutOrganisation: true,
      meaningful: true,
    });
    expect(verdict.overallValue).toBeGreaterThanOrEqual(0.7);
  });

  it('may be known by its description alone, before anybody has read it', () => {
    const verdict = judge({
      title: 'Private credit at scale',
      description:
        'Susan Birch speaks with Mark Alder, chief investment officer of the Oakland Teachers Fund, about private credit, fees and returns.',
      text: '',
    });
    expect(verdict).toMatchObject({ speakerPresent: true, aboutOrganisation: true, meaningful: true });
    expect(verdict.overallValue).toBeGreaterThanOrEqual(0.7);
  });

  it('may be about the organization alone where nobody is looked for', () => {
    const { context } = sourceOf([], { title: 'Oakland Teachers Fund' });
    const verdict = classifyCandidate({
      context,
      personName: null,
      organizationName: 'Oakland Teachers Fund',
      text: talk,
    });
    expect(verdict).toMatchObject({ speakerPresent: false, aboutPerson: false, aboutOrganisation: true });
    expect(verdict.overallValue).toBeGreaterThanOrEqual(0.7);
  });
});

describe('a person is present', () => {
  it.each([
    { title: 'Mark Alder: why discount rates fall' },
    { title: '#112 Mark Alder – Private credit' },
    { title: 'Mark Alder on the discount rate' },
    { title: 'What funds pay for, with Mark Alder' },
    { description: 'Susan Birch talks to Mark Alder about private credit.' },
    { description: 'Mark Alder, chief investment officer, discusses private credit.' },
    { text: `Joining me today is Mark Alder. ${talk}` },
    { text: `Our chief investment officer, Mark Alder, is with me today. ${talk}` },
    { text: `With me on the call today are our president, Susan Birch, and Mark Alder. ${talk}` },
    { text: `Hello, I’m Mark Alder and I run the portfolio. ${talk}` },
    { text: `Susan Birch: Hello.\nMark Alder: Hello.\n${talk}` },
    { people: [{ name: 'Mark Alder', role: 'guest', provenance: 'publisher' as const }] },
  ])('where the publisher or the words say so: %j', (given) => {
    expect(judge(given)).toMatchObject({ speakerPresent: true, aboutPerson: true });
  });

  it.each([
    { title: 'The trouble with Mark Alder' },
    { title: 'Mark Alder’s fund lowers its rate' },
    { description: 'The panel talks about Mark Alder.' },
    { description: 'An interview about Mark Alder and his fund.' },
    { description: 'Mark Alder resigns on Friday.' },
    { description: 'Next week Susan Birch talks to Mark Alder.' },
    { text: `Joining me next week is Mark Alder. ${elsewhere}` },
    { text: `I’m Mark Alder’s successor. ${elsewhere}` },
    { people: [{ name: 'Mark Alder', role: 'trustee', provenance: 'roster' as const }] },
  ])('but not where they are only spoken of: %j', (given) => {
    expect(judge(given).speakerPresent).toBe(false);
  });
});

describe('an item to reject', () => {
  it('has a namesake in small talk', () => {
    const verdict = judge({
      title: 'Sunday football',
      text: 'Mark Alder scored twice. It rained. The crowd went home.',
    });
    expect(verdict).toMatchObject({ speakerPresent: false, aboutOrganisation: false, meaningful: false });
    expect(verdict.overallValue).toBeLessThan(0.3);
  });

  it.each([
    {
      what: 'has somebody of the same family name',
      title: 'A conversation with Susan Alder',
      text: elsewhere,
    },
    {
      what: 'has a publisher name nothing but the family name',
      people: [{ name: 'Alder', role: null, provenance: 'publisher' as const }],
    },
    {
      what: 'names the organization once in passing',
      text: `${elsewhere} So did the Oakland Teachers Fund.`,
    },
    {
      what: 'has the organization as a sponsor',
      text: `This show is brought to you by the Oakland Teachers Fund. Oakland Teachers Fund serves members. Oakland Teachers Fund cares. ${elsewhere}`,
    },
  ])('$what', (given) => {
    const verdict = judge(given);
    expect(verdict).toMatchObject({ speakerPresent: false, aboutPerson: false, aboutOrganisation: false });
    expect(verdict.overallValue).toBeLessThanOrEqual(0.5);
  });
});

it('leaves a person of that name without a word of the organization to a human', () => {
  const verdict = judge({ title: 'A conversation with Mark Alder' });
  expect(verdict).toMatchObject({ speakerPresent: true, aboutOrganisation: false });
  expect(verdict.overallValue).toBeGreaterThan(0.5);
  expect(verdict.overallValue).toBeLessThan(0.7);
});

it('knows an organization by its initials beside its name, and no common word for an organization', () => {
  const named = 'The Oakland Teachers Fund met. OTF lowered its rate. OTF pays more.';
  expect(judge({ text: named }).aboutOrganisation).toBe(true);
  const { context } = sourceOf([], {});
  const fruit = {
    context,
    personName: null,
    organizationName: 'Apple Inc.',
    text: 'An apple, an apple and an apple.',
  };
  expect(classifyCandidate(fruit).aboutOrganisation).toBe(false);
});

it.each(['', '   ', '(((', '$1,\u0000', 'a '.repeat(2000)])('takes any name: %j', (name) => {
  const { context } = sourceOf([], { title: name, description: name });
  const verdict = classifyCandidate({ context, personName: name, organizationName: name, text: name });
  expect(verdict.overallValue).toBeGreaterThanOrEqual(0);
});
