import type { SchemeContent } from './scheme.type.ts';

export const defaultScheme: SchemeContent = {
  intro: {
    title: 'Hear what the people you watch are saying',
    text: 'Investment committees, earnings calls, panels and long interviews: the reasoning behind a decision is usually spoken before it is written. Tell us what you follow, and we keep a playlist of the conversations that bear on it. Every summary leads back to the sentence it came from.',
  },
  quotes: [
    {
      text: 'I do not need the hour. I need the four minutes in which they argued about the discount rate, and I need to hear them myself.',
      by: 'A trustee of a public pension fund',
    },
    {
      text: 'By the time a change of mind reaches a report it has been said aloud three times. I would rather hear the first.',
      by: 'An analyst at an allocator',
    },
    {
      text: 'When somebody asks me where I got that from, the answer has to be a place and not a memory.',
      by: 'A partner in private equity',
    },
  ],
  survey: [
    {
      id: 'objective',
      question: 'What do you follow these conversations for?',
      required: true,
      choices: {
        allocate: 'Deciding where capital goes',
        oversee: 'Overseeing those who decide',
        raise: 'Raising money from institutions',
        advise: 'Advising or serving institutions',
        learn: 'Keeping up with the field',
      },
    },
    {
      id: 'goals',
      question: 'What should never get past you?',
      choices: {
        commitments: 'New commitments and mandates',
        people: 'Who joins, leaves or changes seat',
        views: 'Changes of view on markets',
        fees: 'Fees and terms',
        governance: 'Votes, audits and policy changes',
      },
    },
    {
      id: 'details',
      question: 'How deep should a summary go?',
      choices: {
        line: 'One line that tells me whether to read on',
        page: 'A page with the arguments',
        full: 'Everything with a number in it',
      },
    },
    {
      id: 'audio_or_visual',
      question: 'Do you read or listen?',
      required: true,
      choices: { visual: 'I read', audio: 'I listen', both: 'Both, depending on the day' },
    },
  ],
  categories: [
    {
      slug: 'public-pensions',
      label: 'Public pension funds',
      rank: 1,
      tags: 'Funding ratios, Assumed return, Contributions, Benefit design, Teacher funds, Police and fire funds',
      terms: 'pension, pension fund, retirement system, superannuation, defined benefit, actuary',
    },
    {
      slug: 'boards-and-governance',
      label: 'Boards and governance',
      rank: 2,
      tags: 'Investment committees, Trustee education, Delegation, Open meetings, Conflicts of interest, Audit',
      terms:
        'trustee, fiduciary, corporate governance, investment committee, board meeting, stewardship, proxy vote',
    },
    {
      slug: 'asset-allocation',
      label: 'Asset allocation',
      rank: 3,
      tags: 'Asset-liability studies, Total portfolio approach, Liquidity, Rebalancing, Risk budgets, Benchmarks',
      terms:
        'asset allocation, asset liability, portfolio construction, allocator, chief investment officer, assumed return, rebalancing',
    },
    {
      slug: 'private-equity',
      label: 'Private equity',
      rank: 4,
      tags: 'Buyouts, Secondaries, Continuation funds, Co-investment, Pacing, Exits',
      terms:
        'private equity, buyout, general partner, limited partner, continuation fund, secondaries, carried interest',
    },
    {
      slug: 'private-credit',
      label: 'Private credit',
      rank: 5,
      tags: 'Direct lending, Covenants, Payment in kind, Asset-backed lending, Workouts, Spreads',
      terms: 'private credit, direct lending, private debt, leveraged loan, payment in kind, distressed debt',
    },
    {
      slug: 'infrastructure',
      label: 'Infrastructure',
      rank: 6,
      tags: 'Power grids, Data centers, Toll roads, Ports and airports, Water, Public-private partnerships',
      terms:
        'infrastructure, power grid, data center, data centre, toll road, seaport, public private partnership',
    },
    {
      slug: 'real-estate',
      label: 'Real estate',
      rank: 7,
      tags: 'Offices, Logistics, Housing, Appraisals, Debt maturities, Listed property',
      terms: 'real estate, commercial property, REIT, office vacancy, multifamily, warehouse',
    },
    {
      slug: 'fixed-income',
      label: 'Fixed income',
      rank: 8,
      tags: 'Government bonds, Investment grade, High yield, Duration, Inflation-linked, Liability hedging',
      terms:
        'fixed income, bond market, treasury yield, yield curve, credit spread, high yield, municipal bond',
    },
    {
      slug: 'macro',
      label: 'Macro and central banks',
      rank: 9,
      tags: 'Inflation, Interest rates, Employment, Trade, Currencies, Fiscal policy',
      terms:
        'macroeconomics, central bank, inflation, interest rate, monetary policy, federal reserve, recession, tariff',
    },
    {
      slug: 'artificial-intelligence',
      label: 'Artificial intelligence',
      rank: 10,
      tags: 'Capital spending, Chips, Foundation models, Adoption at work, Safety and regulation, Power demand',
      terms: 'artificial intelligence, AI, machine learning, large language model, semiconductor, GPU',
    },
    {
      slug: 'managers-and-fees',
      label: 'Managers, consultants and fees',
      rank: 11,
      tags: 'Manager selection, Fee negotiation, In-house teams, Consultants, Performance reviews',
      terms:
        'management fee, performance fee, investment consultant, asset manager, manager selection, emerging manager',
    },
    {
      slug: 'public-equities',
      label: 'Public equities',
      rank: 12,
      secondary: true,
      tags: 'Earnings calls, Index funds, Active management, Emerging markets, Shareholder engagement',
      terms: 'stock market, equities, earnings call, index fund, passive investing, shareholder',
    },
    {
      slug: 'hedge-funds',
      label: 'Hedge funds',
      rank: 13,
      secondary: true,
      tags: 'Multi-manager platforms, Trend following, Relative value, Short selling, Portable alpha',
      terms: 'hedge fund, trend following, long short, short seller, absolute return, portable alpha',
    },
    {
      slug: 'venture-capital',
      label: 'Venture capital',
      rank: 14,
      secondary: true,
      tags: 'Seed rounds, Growth equity, Valuations, Public listings, Founders',
      terms: 'venture capital, startup, seed round, growth equity, founder',
    },
    {
      slug: 'energy-and-climate',
      label: 'Energy and climate',
      rank: 15,
      secondary: true,
      tags: 'Oil and gas, Renewables, Nuclear, Physical risk, Carbon prices, Disclosure',
      terms:
        'energy transition, climate risk, renewable energy, nuclear power, carbon price, net zero, natural gas',
    },
    {
      slug: 'policy-and-regulation',
      label: 'Policy and regulation',
      rank: 16,
      secondary: true,
      tags: 'Securities rules, Banking supervision, Tax, Antitrust, State legislation',
      terms: 'regulator, financial regulation, securities law, antitrust, legislature, tax policy',
    },
  ],
};
