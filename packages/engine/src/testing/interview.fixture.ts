import type { Line } from './source.fixture.ts';

const [host, guest] = ['Susan Birch', 'Mark Alder'];

/** An invented conversation with the invented chief investment officer of an invented fund: three subjects. */
export const interview: readonly Line[] = [
  [
    host,
    'Hello and welcome to the Allocator Hour. I’m your host, Susan Birch. Joining me today is Mark Alder.',
  ],
  [host, 'This episode is brought to you by Cedar Software. Use the code ALLOCATOR for a free trial.'],
  [guest, 'Thanks so much for having me, Susan.'],
  [
    host,
    'Let’s start with the funded ratio. What happened to the discount rate of the Oakland Teachers Fund?',
  ],
  [
    guest,
    'The Oakland Teachers Fund lowered its discount rate from 7.25 percent to 6.8 percent in March. The lower discount rate added $410 million to the unfunded liability, and employer contributions will rise because of it. The actuary told our trustees that the funded ratio would fall to 78 percent.',
  ],
  [host, 'Um, so how did the employers take it?'],
  [
    guest,
    'Employers were not happy. A lower discount rate means higher employer contributions for ten years. But the trustees believe that an honest discount rate protects members and taxpayers in the long term. The funded ratio should recover by 2031.',
  ],
  [guest, 'They said that. It was hard.'],
  [host, 'Let’s move on to private credit. How large is the private credit allocation?'],
  [
    guest,
    'Private credit is now 9 percent of the portfolio, up from 4 percent two years ago. We committed $250 million to Birchwood Capital Partners and $175 million to Larch Lending. Private credit managers charge management fees on committed capital, which we think is wrong.',
  ],
  [host, 'And what about fees?'],
  [
    guest,
    'Management fees cost us 62 basis points last year, and performance fees another 40 basis points. We negotiated lower management fees with Birchwood in exchange for a larger commitment. Private credit loans carry covenant risk that many allocators do not price.',
  ],
  [host, 'Let’s turn to climate. How does the fund vote its proxies on climate risk?'],
  [
    guest,
    'Climate risk is a fiduciary question for a fund with a sixty year horizon. We voted against directors at eleven oil companies that refused climate disclosure. The Securities and Exchange Commission rule on climate disclosure would help every investor.',
  ],
  [
    guest,
    'Proxy voting is the cheapest tool an asset owner has, because a vote costs nothing and directors count every vote. Our proxy voting policy now covers water risk as well as climate risk.',
  ],
  [host, 'Thank you for joining us, Mark. See you next week.'],
];
