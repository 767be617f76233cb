import { lexicon } from '../lexicon/lexicon.ts';

// What tells the themes apart besides their own words: each lexicon speaks for one theme, the last ones for or against all.

export const capital = lexicon({
  words: String.raw`RFPs? redeem(s|ed|ing)? redemptions? terminat(e|ed|ing|ion) finalists? oversubscribed pacing repurchas(e|es|ed|ing)
    overweight(s|ed)? underweight(s|ed)? hurdle illiquid subscri(be|bed|ption|ptions) watchlist rebalanc(e|ed|ing) custodian subadvisory`,
  phrases: String.raw`
commit(s|ted|ting)? (up to |another )?(\$|€|£)?\d\S*  + They commit $20 million.  - They commit to it.
commit(s|ted|ting)? \w+([- ]\w+)? million  + She moved to commit forty-five million dollars.  - A million commit crimes.
requests? for proposals?  + A request for proposals went out.  - They proposed a request.
watch list  + It stays on the watch list.  - They watch a list of films.
net (in|out)?flows?  + Net inflows rose.  - The river flows.
term loans?  + A term loan was drawn.  - The loan ended.
(credit|loan) (facility|agreement)  + The credit facility was renewed.  - They agreed.
at[- ]the[- ]market  + The at-the-market program raised cash.  - At the end, the market fell.
ATM (program|equity)  + The ATM program raised cash.  - The ATM is broken.
common (stock|shares)  + They issued common stock.  - Stock is common.
(share|stock|unit) (repurchase|buyback)s?  + A share repurchase began.  - They share it.
preference units  + Preference units were bought.  - The unit has a preference.
back to shareholders  + Cash goes back to shareholders.  - The shareholders are back.
hard cap  + The hard cap is $800 million.  - A hard case.
first fund  + It was their first fund.  - They first met.
funding round  + A funding round closed.  - A round table.
contribution rates?  + The contribution rate rose.  - They contribute.
rates? for both  + The rates for both are known.  - Both rate it.
asset (mix|allocation)  + The asset mix was set.  - It mixes assets.
private equity pacing  + Private equity pacing was told.  - It is pacing.
transition manager  + A transition manager was hired.  - The manager left.
(on|off) watch  + It stays on watch through December.  - They watch it.
(real estate|hedge funds?|private equity|public equity|fixed income|private credit) (goes? |went |moves? )?(up |down )?from \S+ to  + Real estate from 12 to ten.  - They moved from equity to bonds.
(takes?|took|brings?|cuts?|moves?) (\w+ )?(equity|equities|real estate|hedge funds|fixed income|bonds|credit) (up |down )?(from|to)  + Mix B takes public equity down from 48.  - They took credit for it.
(one|two|three|four|five|six|twelve)[- ](year|month) extension  + A two-year extension was moved.  - The extension of a year.
(manager|fund|consultant|mandate)('s)? (fees?|extension)  + The consultant fee is flat.  - They manage fees.
(outside|external) (\w+ )?managers?  + Two outside managers were let go.  - The manager went outside.
rais(e|es|ed|ing) (between |about |nearly |roughly |over |up to |more than |approximately )?[$€£]\d\S*  + We expect to raise between $24 billion and $26 billion.  - They raised the price to $3.
gross sales  + Gross sales of funds rose.  - The sale was gross.
`,
});

export const accounts = lexicon({
  words: String.raw`EBIT EBITDAX? EBITAX GAAP amorti[sz]ation SG&A G&A P&L liquidity expenses? deposits? loans? premiums? guidance debt ratios?
    underwriting budget(s|ed)? receivables? liabilit(y|ies) actuarial unfunded quartile decile WASO capex write-?offs? NPL incentive
    costs? fees? cash royalt(y|ies) profitable profitability payout`,
  phrases: String.raw`
balance sheet  + The balance sheet is strong.  - The sheet is in balance.
tax rate  + The tax rate fell.  - They rate the tax.
tax benefits?  + The tax benefit was large.  - It benefits from tax.
per share  + It earned $2 per share.  - They share it.
working capital  + Working capital rose.  - The capital is working.
free cash  + Free cash rose.  - It is free.
shares outstanding  + Shares outstanding fell.  - An outstanding share.
special charges  + Special charges were booked.  - A special charge of the guard.
funded ratio  + The funded ratio rose.  - They funded it.
discount rate  + The discount rate fell.  - They discount it.
net of fees  + It made 5% net of fees.  - The net fell.
returned (a |about |roughly )?(net |gross )?\d\S*  + The median returned a net 14.2 percent.  - They returned the form.
(earned|gained|lost|returned) (a |about |roughly |nearly |almost |another )?(net |gross )?\S+ (percent|per cent)  + Credit earned 9.4 percent net.  - They earned it.
since inception  + Since inception it made 9 percent.  - It began at its inception.
(was|were|is|are|we're|they're|it's) (up|down) (a |about |roughly |nearly |almost |another )?\S+ (percent|per cent)  + Real estate was down 3 percent.  - It was down the road.
multiple of \S+  + The fund has a multiple of 1.8.  - There are multiples.
underperform\w*  + They underperformed.  - They performed under it.
(net|gross) (of )?\S+ per ?cent  + It stands at a net eleven percent.  - The net caught ten fish.
by (about |roughly |nearly )?\S+ basis points  + They won by 90 basis points.  - The basis was by the door.
(behind|ahead|above|below|over|under)( it| them)? (about |roughly |nearly )?\S+ basis points  + It stood below 90 basis points.  - The basis was behind.
(behind|beat|beats|beaten|beating|lag|lags|lagged|trail|trails|trailed|topped|above|below|ahead of) (the |its |their |our )?(\w+ )?(benchmarks?|index|indices|peers)  + It trailed its policy benchmark.  - They beat the drum.
`,
});

export const comparison = lexicon({
  words: 'sequentially sequential',
  phrases: String.raw`
year[- ]over[- ]year  + Sales rose year-over-year.  - The year is over.
compared (to|with)  + It rose compared to May.  - They compared it.
(versus|from) (the )?(prior|previous|same|last|first|second|third|fourth)  + It rose from the prior year.  - It is prior.
prior[- ]year  + The prior-year period was better.  - The year before.
year ago  + It rose from the year ago quarter.  - It was years ago.
(first|second|third|fourth|full)[- ](quarter|year)  + The third quarter was good.  - The quarter was good.
(in|for|during) the quarter  + It rose in the quarter.  - A quarter of it.
(rose|fell|grew|declined?|increased?|decreased?|up|down|improved) (by )?(approximately |about |roughly |almost |to )?\$?\d\S*  + Costs declined 4%.  - Costs declined.
`,
});

export const undertakings = lexicon({
  words: String.raw`spin-?off originations? M&A follow-?ons? stake diligence divestitures? leasing SPACs? co-?investments? bolt-?on IPOs?
    dispositions? underwriters? refinancings? restructurings?`,
  phrases: String.raw`
sale of (the|two|our|its|a)  + The sale of two funds closed.  - A sale began.
equity interests?  + The equity interest was sold.  - They are interested in equity.
closing of the  + The closing of the deal is near.  - The door was closing.
(definitive|purchase|merger) agreements?  + A definitive agreement was signed.  - They agreed definitely.
(completed?|completion of|closed|closing|announced) (of )?(the |our |this |its |two |three )?(\w+ )?(acquisitions?|merger|transactions?|deals?|sale of)  + We completed the acquisition of Alder.  - The deal of the day.
(small|large|several|two|three) deals  + Two deals were done.  - They deal small cards.
agreement to (acquire|buy|sell)  + They signed an agreement to acquire it.  - They agreed.
square f(oo|ee)t  + A deal of 300 square feet.  - A square and a foot.
sq f(oo)?t  + A deal of 300 sq ft.  - The foot.
book runner  + It was book runner of the bond.  - A runner read a book.
announced volume  + It was first in announced volume.  - The volume was announced.
the deal  + They did the deal.  - They deal with it.
backlog and pipeline  + The backlog and pipeline grew.  - A backlog.
advising (governments|companies|clients)  + They are advising governments.  - They are advised.
`,
});

export const works = lexicon({
  words: String.raw`shipments? deliver(y|ies|ed|ing) volumes? facilit(y|ies) sites? campus(es)? digital e-?commerce omni-?channel brands? clients?
    guests? hotels? occupanc(y|ies) drilling mines? mining extraction clinical trials? doses? dosing installed engineering
    marketing logistics productivity logins? vehicles? turbines? resonators? apps? R&D RFID IoT network networks hospitals? patients?
    incinerators? vessels? fleet models? subscribers? systems? wells? drones?`,
  phrases: String.raw`
(commercial|product|new|successful) launch  + The commercial launch is near.  - They launched it.
(additional|new|booked|received) (\S+ )?orders  + They booked 300 new orders.  - It was out of order.
(power|gas|grid|transmission) (lines?|constraints?|reliability|movement|plants?)  + Transmission constraints grew.  - A line of power.
supply chains?  + The supply chain broke.  - They supply a chain store.
design wins?  + A design win was told.  - The design won.
by hand  + It is made by hand.  - By the hand of fate.
ahead of schedule  + It was finished ahead of schedule.  - The schedule is ahead.
work from home  + They work from home.  - Home is far from work.
health and safety  + The health and safety program began.  - It is safe.
new (customers|products?|services)  + New customers came.  - It is new.
clean energy  + The clean energy project grew.  - Energy is clean.
`,
});

export const climate = lexicon({
  words: String.raw`lockdowns? omicron delta virus pandemic recover(y|ies|s|ed|ing)? rebound(s|ed|ing)? imports? exports? stimulus unemployment
    headwinds? tailwinds? elections? consumers? macroeconomic uncertaint(y|ies) shutdowns? cracks spreads? transitory`,
  phrases: String.raw`
economic (activity|growth|rebound|slowdown|recovery)  + Economic activity slowed.  - The model is economic.
(cement|gas|steel|grain|food|housing|energy|power|lumber|freight) prices?  + Cement prices rose.  - They price food.
global (\S+ )?(activity|demand|supply|trade|economy)  + Global M&A activity is at record levels.  - A global team.
financial markets  + Financial markets were calm.  - A market of finance.
(our|global|local|national|US) (\w+ and )?economy  + It hit our economy.  - An economy seat.
oil prices?  + Oil prices rose.  - The price of oil rose.
rising prices  + Rising prices hurt.  - Prices are rising.
equity markets?  + Equity markets fell.  - The market is fair.
healthy market  + It is a healthy market.  - It is healthy.
the economy  + The economy slowed.  - An economy class seat.
(stronger|gradual|robust|strong) recovery  + A strong recovery came.  - The data recovery failed.
signs? of improvement  + We saw signs of improvement.  - They sign it.
higher risk for  + There is higher risk for equities.  - They risk it.
downward trend  + Cases are on a downward trend.  - They went downward.
`,
});

export const rules = lexicon({
  words: String.raw`FDA EMA SEC FERC BOEM PSC IRS FTC HSR congress senate parliament ministers? petition(s|ers?)? constitution(al)? bankruptcy
    stipulation fraud bureaucratic counsel indemnif\w+ 10-K biosimilars? interchangeability carried tariffs? dut(y|ies) bills?
    havens? policyholder legislation disclosures? privacy`,
  phrases: String.raw`
department of  + The department of commerce ruled.  - The department fell.
trade commission  + The trade commission ruled.  - They trade.
public service commission  + The Public Service Commission agreed.  - A public service.
import duties  + Import duties rose.  - An import.
regulatory approval  + It got regulatory approval.  - It was approved.
(the|this|these|our) (bill|amendments?)( we| that| has| was| is|s)  + This bill has passed.  - They paid it.
(pension|tax|health|financial|labor|labour|electoral) reforms?  + The pension reform passed.  - They reformed.
(under|by|against|within) (our|the|its|their|these|those) (own )?(rules|policy|bylaws|charter|statute)  + Under our rules it goes to the board.  - The rule of thumb.
regulatory (requirements?|process|filings?|review)  + It is above the regulatory requirement.  - A regular one.
legal review  + It is subject to legal review.  - It is legal.
supportive of the bill  + They are supportive of the bill.  - They paid the bill.
(reviewed|revised) the policy  + They revised the policy.  - It revised it.
placement agent  + A placement agent disclosed it.  - An agent.
`,
});

export const staff = lexicon({
  words: String.raw`employees? headcount recruit(s|ed|ing|ment)? co-?CEO salar(y|ies) payroll salespeople salesperson associates predecessor
    successor career hires? hired hiring incoming workforce culture colleagues onboarding`,
  phrases: String.raw`
our people  + Our people did it.  - The people did it.
our (team|employees|colleagues)  + Our team did it.  - Our plan.
(leadership|management) team  + The leadership team changed.  - The team won.
comes to us from  + Chris comes to us from Alder.  - It comes to us.
(she|he|they)('s| is| was) (the |a )?(former|new)  + She is the former head.  - She is here.
former (senior )?(vice )?president  + A former Senior Vice President joined.  - It was formerly so.
as (our |the )?(new )?(chief|CEO|CFO|president|head|acting)  + She joined as CFO.  - As it was.
(director|CEO) search  + The CEO search goes on.  - A search.
acting (general|chief|executive|director|head|president|CEO|CFO)  + He is acting general counsel.  - He was acting.
(to|voted to) appoint  + They voted to appoint her.  - The appointed hour.
joined (us |the (company|firm|team|board|staff) )?as  + She joined the firm as its head.  - They joined it.
(more|hundred|thousand|additional) people  + We have added three hundred people.  - People like it.
management board  + The Management Board changed.  - The board is managed.
executive search  + An executive search firm was hired.  - A search.
engineering manager  + She is an engineering manager.  - Engineering is managed.
(hard work|dedication|skill set|fortitude)  + It took hard work and dedication.  - It is hard.
team of  + A team of six works on it.  - A team won.
members of (our|the) (\w+ )?team  + The first members of our team.  - The members pay.
(release|development|finance) team  + The release team has 30 people.  - The release.
welcomed trustee  + She welcomed Trustee Birch.  - He was welcome.
served in  + He served in leading roles.  - Dinner was served.
`,
});

/** Firms that are hired and let go, which is no change of anybody's team: a manager gets a mandate, a consultant a job. */
export const engagements = lexicon({
  phrases: String.raw`
(hir(e|es|ed|ing)|fir(e|es|ed|ing)|retain(s|ed|ing)?) ((an?|the|another|our|its|their|new|more|other|outside|external|independent|active|passive|equity|credit|bond|private|small-cap|large-cap|one|two|three|four|five|six|seven|eight|nine|ten|several|\d+) ){0,4}(managers?|consultants?|advis[eo]rs?|firms?|custodians?|actuar(y|ies)|auditors?|lawyers?)  + They hired two outside managers.  - They hired 30 store managers.
hir(e|es|ed|ing) (outside |external |some )?(help|counsel)  + The board hired outside help.  - They helped her hire.
(managers?|consultants?|advis[eo]rs?|firms?) ((that|which|whom) )?(we|they|it|you|(the|our) (board|fund|system|plan|trustees)) ((had|have|has) )?(hired|fired)  + The managers we hired did well.  - The manager said that she hired him.
(it|which) (was|were|had been) (hired|fired|retained)  + It did what it was hired for.  - She was hired.
manager (selection|search(es)?|hires?|hiring)  + Manager selection is left to staff.  - The manager selects.
`,
});

/** Who asks, greets, votes or hands over: the course of a meeting or a call, and none of its subjects. */
export const course = lexicon({
  words: String.raw`aye okay sorry slides? agenda item appendix`,
  phrases: String.raw`
call(s|ed)? (\w+ )?(\w+ )?to order  + I call to order the meeting.  - They call it.
meeting is adjourned  + The meeting is adjourned.  - They are meeting.
all in favor  + All in favor say aye.  - They favor it.
(the|this|today's|conference) call  + On today's call we speak.  - They call her.
press release  + See the press release.  - A release of steam.
non-? ?GAAP (financial )?(measures|results)  + We use non-GAAP measures.  - GAAP results.
turn it over  + I turn it over to Jane.  - It turned.
(next|first|last) question  + The next question comes.  - A question.
(questions?|comes) from  + Questions from the floor.  - A question.
(put to|on) the (vote|record|list)  + It was put to the vote.  - They vote.
i'll second  + I'll second it.  - A second.
seconded by  + It was seconded by Birch.  - The second.
is not here  + She is not here.  - Here it is.
(talk|tell you) (more )?about (this|that|it)  + Steve will talk more about this.  - They talk.
`,
});

/** Speaks to the listener, or of the speaker. */
export const asides = lexicon({
  words: "you your you're you've I I'm I've I'd I'll he she him guys gonna wanna",
});

/** Software and its theory, which are no business of an organization. */
export const software = lexicon({
  words: String.raw`bitcoin nodes? signatures? protocols? blockchain library libraries code coding github API APIs docker kubernetes javascript
    browser open-?source repositor(y|ies) SDK gRPC lightning taproot schnorr miners? keys? GraphQL LLMs? prompts? tetris wallets? games?`,
  phrases: String.raw`
open source  + It is open source.  - The source is open.
`,
});
