import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { decisionsOf, lineOf } from '../testing/spoken-lines.fixture.ts';

/** Captions of a meeting in which nobody is told apart, a line of them in each. */
const spokenDecisions = (...lines: string[]) =>
  decisionsOf(
    sourceOf(
      [
        'I call this meeting of the county commission to order.',
        'A quorum is present.',
        ...lines,
        'We are adjourned.',
      ],
      { kind: 'meeting', title: 'Tarn Hollow County Commission' },
    ),
  );
const decisionLines = (...lines: string[]): string[] => spokenDecisions(...lines).map(lineOf);

const ayes = ['Second.', 'All in favor say aye.', 'Aye.', 'Any opposed?'];

describe('what is decided where nobody is told apart', () => {
  it('is what was read out when the matter was called, whatever number was heard', () => {
    expect(
      decisionLines(
        ...['9D is an ordinance to close Fallow Street at the quarry.', 'We have a motion and a second.'],
        ...['All in favor, say aye.', 'Any opposed?', 'The ayes have it.', 'And so ordered.'],
        ...[
          'Seven a approved a grant for the Odell Library',
          'of $41,500.',
          'So moved.',
          ...ayes,
          'Motion carries.',
        ],
        ...[
          'Today is a resolution appointing the task force on drainage.',
          'So moved.',
          ...ayes,
          'So be it.',
        ],
        ...['A approved the transfer of $9,200 to the bridge fund.', 'So moved.', ...ayes, 'Motion carries.'],
        ...['Next item.', 'Request of Ida Quill for rezoning from A, Agricultural,', 'to O, Office.'],
        ...['Motion to approve.', ...ayes, 'Motion passes.'],
      ),
    ).toEqual([
      'carried ?-?-? ?/?: an ordinance to close Fallow Street at the quarry',
      'carried ?-?-? ?/?: a grant for the Odell Library of $41,500',
      'carried ?-?-? ?/?: a resolution appointing the task force on drainage',
      'carried ?-?-? ?/?: the transfer of $9,200 to the bridge fund',
      'carried ?-?-? ?/?: Request of Ida Quill for rezoning from A, Agricultural, to O, Office',
    ]);
  });

  it('is the substitute where that is voted on, and then the motion that it was for; no argument is either', () => {
    const decisions = spokenDecisions(
      'Approving the lease of the new Wexley School.',
      "So I'd move that it be approved.",
      'Second.',
      'I would like to make a substitute motion that we send this back to the school board',
      'with the directions that we not look at doing this, which, you know, is a shame.',
      "I'll second it.",
      "I'm just asking for a roll call vote on the substitute motion.",
      'I want to make sure that the substitute motion to send this back',
      'is not so that they can say we will do a smaller renovation.',
      'The motion on the floor is to send back to the school board and to ask for a larger renovation.',
      'Roll call vote.',
      ...['Commissioner Amadi.', 'Aye.', 'Commissioner Amadi votes aye.', 'Commissioner Bell.', 'No.'],
      ...['Commissioner Bell votes no.', 'Commissioner Crane.', 'No.', 'Commissioner Dorn.', 'No.'],
      ...['Commissioner Ekberg.', 'No.', 'Four noes, one aye.', 'Substitute motion fails.'],
      "We're back to the original motion, and the original motion is to approve.",
      'Roll call vote, clerk.',
      ...['Commissioner Amadi.', 'No.', 'Commissioner Bell.', 'Yes.', 'Commissioner Crane.', 'Yes.'],
      ...['Commissioner Dorn.', 'Yes.', 'Commissioner Ekberg.', 'Yes.', 'The vote is four to one.'],
      'The motion passes.',
    );
    expect(decisions.map(lineOf)).toEqual([
      'failed 1-4-? ?/?: send back to the school board and to ask for a larger renovation',
      'carried 4-1-? ?/?: the lease of the new Wexley School',
    ]);
    expect(decisions.map(({ ballots }) => ballots.filter(({ ballot }) => ballot === 'no').length)).toEqual([
      4, 1,
    ]);
  });

  it('is put off by whatever word, with the matter that was called', () => {
    expect(
      decisionLines(
        ...[
          'Request of Ann Lowe for rezoning from A, Agricultural, to C, Commercial.',
          'Is the applicant here?',
        ],
        ...[
          "We'll make a motion to defer 30 days.",
          'Second.',
          'All those in favor say aye.',
          'Aye.',
          'It is deferred.',
        ],
        ...['Next item.', 'Request of Sol Perrin to adopt the Eastmoor plan.'],
        'So without objection, we will roll that 30 days.',
      ),
    ).toEqual([
      'deferred ?-?-? ?/?: Request of Ann Lowe for rezoning from A, Agricultural, to C, Commercial',
      'deferred ?-?-? ?/?: Request of Sol Perrin to adopt the Eastmoor plan',
    ]);
  });

  it('is put off by its number, with what is said of it in the next sentence', () => {
    expect(
      decisionLines(
        'I would like for us to consider postponing items 12E and F for two weeks.',
        'Right, this is the Dry Lane zoning issue, and the mayor is out of town.',
        ...['Second.', 'All those in favor say aye.', 'Aye.', 'Opposed?', 'No.', 'Passes 7-1.'],
      ),
    ).toEqual(['deferred 7-1-? ?/?: postponing items 12E and F for two weeks … the Dry Lane zoning issue']);
  });

  it('has the count that follows the outcome, and names where every answer fits', () => {
    const [decision] = spokenDecisions(
      '12C is an ordinance to allow fireworks at the fairground.',
      'So moved.',
      ...['Second.', 'We will do a roll call vote.', 'Councilman Amadi?', 'Yes.', 'Councilman Bell?', 'Yes.'],
      ...[
        'Councilwoman Crane?',
        'No.',
        'Councilman De La Rue?',
        'Yes.',
        'Mayor Ekberg?',
        'You are on mute.',
        'Yes.',
      ],
      ...['So ordered.', 'Four to one.'],
    );
    expect(decision === undefined ? null : lineOf(decision)).toBe(
      'carried 4-1-? ?/?: an ordinance to allow fireworks at the fairground',
    );
    expect(decision?.ballots.map(({ name, ballot }) => `${name} ${ballot}`)).toEqual([
      ...['Amadi yes', 'Bell yes', 'Crane no', 'De La Rue yes', 'Ekberg yes'],
    ]);
  });

  it('has no names where somebody who was called was not heard, or an answer contradicts the count', () => {
    const roll = ['Ms. Amadi.', 'Yes.', 'Ms. Bell.', 'Yes.', 'Ms. Crane.', 'No.', 'Ms. Dorn.', 'Yes.'];
    const item = ['6A is a resolution to buy the mill.', 'So moved.', 'Second.', 'Roll call vote.'];
    const [unheard] = spokenDecisions(
      ...item,
      ...roll,
      'Ms. Ekberg.',
      'Ms. Finch.',
      'Yes.',
      'Motion carries.',
    );
    const [other] = spokenDecisions(
      ...item,
      ...roll,
      'Ms. Ekberg.',
      'Yes.',
      'That is three to two.',
      'Motion carries.',
    );
    expect(unheard?.ballots).toEqual([]);
    expect(other?.ballots).toEqual([]);
    expect(other?.yes?.value).toBe(3);
  });

  it('is counted by a complete roll where nobody counts', () => {
    const [decision] = spokenDecisions(
      'I propose a substitute motion that approves the use of $7 million to help fund 60,000 tablets.',
      "I'll second.",
      ...[
        'Ms. Coe will do a roll call vote.',
        'Ms. Amadi?',
        'Yes.',
        'Ms. Bell?',
        'No.',
        'Ms. Crane?',
        'Yes.',
      ],
      ...['Mr. Dorn?', 'Yes.', 'Mr. Ekberg?', 'Yes.', 'Okay, and motion carries.'],
    );
    expect(decision === undefined ? null : lineOf(decision)).toBe(
      'carried 4-1-? ?/?: the use of $7 million to help fund 60,000 tablets',
    );
  });
});

it('is told by its number alone, by the business of every meeting, and by what a clerk reads behind a number', () => {
  expect(
    decisionLines(
      ...[
        'Next item is approval of the minutes from our last meeting.',
        'Move to approve.',
        ...ayes,
        'Motion carries.',
      ],
      ...[
        'How about a motion on the consent items?',
        'So moved.',
        ...ayes,
        'Consent items are approved 9-0.',
      ],
      ...[
        '9C is an ordinance.',
        'The thought is located on Dry Lane.',
        'Move to approve.',
        ...ayes,
        'Motion carries 9-0.',
      ],
      ...[
        'Madam Clerk, 57.',
        "It's Resolution 411, approving a permit for the Odell quarry.",
        'Motion to approve.',
      ],
      ...['OK, that concludes public forum on this agenda item.', ...ayes, 'Motion carries.'],
    ),
  ).toEqual([
    'carried ?-?-? ?/?: the minutes from our last meeting',
    'carried 9-0-? ?/?: consent items',
    'carried 9-0-? ?/?: 9C … located on Dry Lane',
    'carried ?-?-? ?/?: a permit for the Odell quarry',
  ]);
});

describe('the figure that was read out is not told', () => {
  const request = [
    'Request of Marl Surveyors for rezoning from A, Agricultural,',
    'to PR, Planned Residential, up to five dwelling units per acre.',
  ];
  const rezoning = 'Request of Marl Surveyors for rezoning from A, Agricultural, to PR, Planned Residential';

  it('where the debate has another', () => {
    expect(
      decisionLines(
        ...request,
        'The applicant is now requesting 3.7.',
        'So moved.',
        ...ayes,
        'Motion carries.',
      ),
    ).toEqual([`carried ?-?-? ?/?: ${rezoning}`]);
    expect(
      decisionLines(
        '6A is a resolution approving the lease of the Odell mill for an amount not to exceed $9,200.',
        'We have reduced that to $8,100.',
        ...['Motion to approve.', ...ayes, 'Motion carries.'],
      ),
    ).toEqual(['carried ?-?-? ?/?: a resolution approving the lease of the Odell mill']);
  });

  it('where the motion is to approve it as amended, or with conditions', () => {
    expect(decisionLines(...request, 'Move to approve as amended.', ...ayes, 'Motion carries.')).toEqual([
      `carried ?-?-? ?/?: ${rezoning} … as amended`,
    ]);
    expect(
      decisionLines(...request, 'I move to approve with the two conditions.', ...ayes, 'Motion carries.'),
    ).toEqual([`carried ?-?-? ?/?: ${rezoning} … with the two conditions`]);
  });

  it('but where the debate has the same, it is', () => {
    expect(
      decisionLines(
        ...request,
        'We heard it at five units per acre.',
        'So moved.',
        ...ayes,
        'Motion carries.',
      ),
    ).toEqual([`carried ?-?-? ?/?: ${rezoning}, up to five dwelling units per acre`]);
  });
});

describe('nothing is told', () => {
  it.each([
    [
      'of the order of business',
      'I move that items 9D through K be moved up so we hear those first.',
      ...ayes,
      'So ordered.',
    ],
    [
      'of a motion that was changed in other words',
      '6A is a resolution to buy the mill.',
      'Motion to approve.',
      "I've changed my motion to no recommendation.",
      ...ayes,
      'Ayes have it.',
    ],
    [
      'of a second vote on what has been decided',
      'Next item, please.',
      'So moved.',
      ...ayes,
      'Motion carries.',
    ],
    [
      'of a motion that is said again in words that are none',
      '6A is a resolution to buy the mill.',
      'I make a substitute motion to take it out of the reserves.',
      'The motion on the floor is a substitute motion, which basically waits for the end of the year.',
      ...ayes,
      'Substitute motion passes.',
    ],
    [
      'of what was only said',
      '6A is a resolution to buy the mill.',
      "I'd like to address some good comments that you made.",
      'All right, this will be on the agenda for the next meeting.',
    ],
    [
      'where voices were divided and nobody says the outcome',
      '6A is a resolution to buy the mill.',
      'So moved.',
      'All in favor say aye.',
      'Aye.',
      'Opposed?',
      'No.',
      'Next item.',
    ],
    [
      'across a new matter',
      '6A is a resolution to buy the mill.',
      'So moved.',
      'Roll call vote.',
      'Next item.',
      'The motion passes.',
    ],
    ['of an item that was set aside', 'Item 8D has been deferred.', 'So moved.', ...ayes, 'Motion carries.'],
  ])('%s', (_, ...lines) => {
    expect(decisionLines(...lines)).toEqual([]);
  });
});
