import { describe, expect, it } from 'vitest';
import { buildOutline } from '../outline/build-outline.ts';
import { sourceOf } from '../testing/source.fixture.ts';
import { announcedSubject } from './announced-subject.ts';
import { questionTitle } from './question-title.ts';

describe('the question that is asked', () => {
  it.each([
    ['Okay, so, Jane, how are the fees set?', 'How are the fees set?'],
    ['And what does a trustee owe the members?', 'What does a trustee owe the members?'],
  ])('"%s" is the title "%s"', (said, title) => {
    expect(questionTitle(said)).toBe(title);
  });

  it.each([
    'How does it differ from those?',
    'Any other questions?',
    'Can everybody see my screen?',
    'You kept the fund in bonds?',
    'What happened in the year after the board had sold the tower, which was in May, and why?',
    'The fund holds bonds.',
  ])('"%s" makes none', (said) => {
    expect(questionTitle(said)).toBe('');
  });
});

describe('the subject that is announced', () => {
  it.each([
    ["Great, let's talk a little bit about the cost of hedging, if we may.", 'Cost of hedging'],
    ['My second question is really on capital spending priorities.', 'Capital spending priorities'],
    ['Next topic: "bonds are a thing of the past".', 'Bonds are a thing of the past'],
    ['Let me briefly cover our quarterly results and then take questions.', 'Quarterly results'],
  ])('"%s" is the title "%s"', (said, title) => {
    expect(announcedSubject(said)).toBe(title);
  });

  it.each(["Let's talk about it.", 'I was curious about what you said.', "Let's move on to the next one."])(
    '"%s" makes none',
    (said) => {
      expect(announcedSubject(said)).toBe('');
    },
  );
});

it('calls a chapter by its question where the answer speaks of what is asked, and not by a word said by the way', () => {
  const reply = [
    'The harbor fee pays for dredging. A ship pays the harbor fee by its draft. Staff collects it.',
    'The harbor fee is raised each June. A tug pays half of the harbor fee. Nobody pays it twice.',
    'The harbor fee of a yacht is due once a year. Clerks count the ships at the gate.',
    'A ferry pays the harbor fee by the month. The council looks at the harbor fee in spring.',
  ].join(' ');
  const lines = ['So how is the harbor fee set?', reply];
  expect(buildOutline(sourceOf(lines)).chapters[0]?.title).toBe('How is the harbor fee set?');
  const other = ['So how is the lottery drawn?', reply];
  expect(buildOutline(sourceOf(other)).chapters[0]?.title).toBe('Harbor fee');
});
