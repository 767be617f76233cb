import { describe, expect, it } from 'vitest';
import { faultOf } from './standing.ts';

describe('a sentence for somebody who has read nothing else', () => {
  it.each([
    'The Alder Teachers Fund sold 26 fund interests for $1.1 billion in April.',
    'Fee-related earnings were $212 million, up 11 percent from the third quarter of last year.',
    'The funded ratio is 82.6%, up from 80.9% a year ago.',
    'The board voted to lower the assumed rate of return to 6.75 percent.',
    'The plan of the staff costs $4 million, and the board supports it.',
    'Both the actuary and the auditor supported a lower rate.',
    'The board bought the house and sold it in May.',
    'The actuary said that inflation in 2024 reduced returns of the fund.',
    'The city raised its rate after the actuary said that members live longer than she assumed.',
    'We booked a charge of $12 million for the mill, most of it severance.',
    'The funded ratio of the plan fell to 71.6 percent in May.',
    'But for the sale of the mill, net income would fall.',
    'The board hired Odell Builders, Inc. for the bridge over the river.',
    'MOTION: To ratify the contract with Cedar Software. Moved by Trustee Birch. VOTE: Ayes 7, Noes 1. The motion carried.',
  ])('stands: %s', (sentence) => {
    expect(faultOf(sentence)).toBeNull();
  });

  it.each([
    ['midway', 'In short, costs of the pension fund fell.'],
    ['midway', 'First, costs of the pension fund fell.'],
    ['midway', 'Item six is the pacing plan of the pension fund.'],
    ['midway', 'Turning to costs, the pension fund paid less.'],
    ['reference', 'Since January it has paid an outside firm $1.2 million a year.'],
    ['reference', 'The yield is 10% in a market without buyers.'],
    ['reference', 'Trustees of the fund supported the plan and left.'],
    ['reference', 'The fund sold both at a loss in April.'],
    ['reference', 'Excluding this charge, earnings rose by 4 percent.'],
    ['reference', 'In the first year the fund lost most of that at the low end.'],
    ['reference', 'You could charge a fee for it and keep members.'],
    ['reference', 'Miners can activate it sooner than one year.'],
    ['reference', 'Our children will pay back billions of dollars that he is borrowing.'],
    ['reference', 'By default other clients would follow that chain automatically.'],
    ['reference', 'The fund sold 8,000 acres in Ohio, as Birch outlined earlier.'],
    ['midway', 'The main point is the cost of the pension fund.'],
    ['midway', "I'm going to talk about costs of the pension fund."],
    ['room', 'Good morning, the fund was at two billion.'],
    ['room', 'We will now go to item four of the fund.'],
    ['scrap', "I'm Jane Alder, and I chair the board of the fund."],
    ['scrap', 'EXECUTIVE DIRECTOR REPORTS PAGE'],
    ['paper', 'The figures are shown in the table below for each fund.'],
    ['paper', 'Adjusted earnings are reconciled to net income for each year.'],
    ['room', 'Let us hear from staff, all in favor say aye.'],
    ['room', 'MOTION by Trustee Birch, seconded by Trustee Alder, to commit $25 million to Birch Fund II.'],
    ['not meant', 'Playing devil’s advocate, index funds never beat the market.'],
    ['scrap', 'Would the pension fund pay a fee of 2 percent?'],
    ['scrap', 'Losses of customers; changes of law; strikes of staff.'],
    ['scrap', 'Leave the rate of the fund alone this year.'],
    ['scrap', 'Earnings were two dollars. 7 million or seven cents per share.'],
    ['housekeeping', 'Thank you for joining the call of the fund.'],
  ])('does not (%s): %s', (_, sentence) => {
    expect(faultOf(sentence)).not.toBeNull();
  });
});
