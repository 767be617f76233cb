import { lexicon } from '../lexicon/lexicon.ts';

// Two lexicons to a theme: words that are said of nothing else, and words that are said of it among other things.

export const fundraising = lexicon({
  words: String.raw`LPs? co-?invest\w* subscriptions? redemptions? inflows? outflows? re-?up`,
  phrases: String.raw`
fund ?rais\w+  + Fundraising slowed.  - The fund fell.
first close  + The first close was in May.  - First they close it.
final close  + The final close was in May.  - The close was final.
capital calls?  + Capital calls slowed.  - She calls for capital.
capital commitments?  + Capital commitments grew.  - The commitment of capital.
dry powder  + Dry powder grew.  - The powder plant closed.
limited partners?  + Limited partners agreed.  - The partner is limited.
LP advisory  + The LP advisory committee met.  - The advisory committee met.
commit(ted|ment|ments|ting) (of |up to )?\$\S*  + They committed $2 million.  - They committed a crime.
fund(s)? [IVX]{1,4}  + Alder Fund IV closed.  - Alder Fund closed.
mandates? (to|for|with)  + A mandate for Birch.  - The law mandates it.
`,
});

export const investorRelations = lexicon({
  words: String.raw`allocat(e|ed|ion|ions|ing|ors?) investors? mandates? contributions? raised shareholders? buybacks?
    dividends?`,
  phrases: String.raw`
commitments?(?! to (our |their |its |the |being |be )?(\w+ )?(customers?|clients?|employees|people|team|communit\w+|transparen\w+|sustainab\w+|divers\w+|safety|quality|service|excellence))  + Commitments of the year rose.  - They keep their commitment to our customers.
employer contributions?  + Employer contributions rose.  - The employer left.
capital raise  + A capital raise failed.  - They raise capital.
`,
});

export const performance = lexicon({
  words: String.raw`NAV IRR MOIC DPI TVPI returned benchmark outperform\w* underperform\w* unfunded alpha`,
  phrases: String.raw`
net asset value  + Net asset value fell.  - The asset has value.
internal rate of return  + The internal rate of return was 9%.  - The rate of return was 9%.
multiple of (invested )?capital  + A multiple of invested capital.  - Capital has multiple uses.
net returns?  + Net returns fell.  - Returns fell.
gross returns?  + Gross returns fell.  - Returns fell.
net of fees  + It made 5% net of fees.  - Net fees fell.
funded (ratio|status|level)  + The funded level fell.  - It funded the plant.
basis points?  + Up one basis point.  - The basis of the point.
assumed rate  + The assumed rate fell.  - They assumed the debt.
discount rate  + The discount rate fell.  - They discount it.
`,
});

export const results = lexicon({
  words: String.raw`returns? performance yields? revenues? earnings EBITDA? profits? margins? EPS sales write-?downs? impairments?
    valuations? AUM gains? loss(es)?`,
  phrases: String.raw`
net income  + Net income rose.  - Income rose.
net loss  + The net loss grew.  - They lost.
cash flow  + Cash flow rose.  - Cash fell.
earnings per share  + Earnings per share rose.  - They share the profit.
assets under management  + Assets under management rose.  - Assets rose under her.
`,
});

export const deals = lexicon({
  words: String.raw`pipeline acqui(re[ds]?|ring|sitions?) mergers? buy-?outs? divest\w* carve-?outs? bid(s|ding|ders?)? exits? IPOs?
    transactions?`,
  phrases: String.raw`
deal ?flow  + Deal flow slowed.  - The deal failed.
due diligence  + Due diligence took a month.  - The debt is due.
term sheet  + A term sheet was signed.  - The term ended.
going public  + They are going public.  - The public is going home.
joint ventures?  + A joint venture began.  - The joint closed.
closed (on )?(the|a|our)(?! (year|quarter|month|week|day|period|fiscal|meeting|hearing|session|books|gap|doors?|window|plant|stores?|office|campus|first|second|third|fourth))  + They closed on the sale.  - They closed the year in May.
`,
});

export const investing = lexicon({
  words: String.raw`deals? opportunities partnerships? backlog venture secondar(y|ies)`,
  phrases: String.raw`
(?<!returns? on )invest(ed|ing|ments?)?(?! (returns?|performance|income|results|gains?|losses|committee|staff|officer|team|policy|consultants?|advisers?|grade|board))  + They invest in plants.  - The investment return was 9%.
series [A-E]  + Its series B was led by Alder.  - A series of talks.
seed round  + The seed round closed.  - They seed fields.
private (equity|credit|debt)  + Private credit grew.  - The credit is private.
`,
});

export const operations = lexicon({
  words: String.raw`capacity plants? factory factories production manufactur\w+ utili[sz]ation inventor(y|ies) churn retention
    launch(ed|es|ing)? roll-?out`,
  phrases: String.raw`
portfolio compan(y|ies)  + Portfolio companies grew.  - The company has a portfolio.
operating partners?  + An operating partner helps.  - The partner is operating.
supply chain  + The supply chain broke.  - They supply a chain store.
data cent(er|re)s?  + Data centers grew.  - The center has data.
cost (savings|reductions?|base)  + Cost savings came late.  - It cost them savings plans.
new stores?  + New stores opened.  - The store is new.
product launch\w*  + The product launch failed.  - The product failed.
`,
});

export const companies = lexicon({
  words: String.raw`customers? operations? operational operating products? platforms? services? users? software projects? stores? units?
    orders? shipments? suppliers? automation efficienc(y|ies) technology capex`,
  phrases: String.raw`
capital expenditures?  + Capital expenditures rose.  - Expenditures rose.
`,
});

export const economy = lexicon({
  words: String.raw`inflation\w* recession\w* macro\w* tariffs? volatility geopolitic\w* GDP`,
  phrases: String.raw`
interest rates?  + Interest rates rose.  - Interest rose.
monetary policy  + Monetary policy tightened.  - The policy is monetary.
central banks?  + Central banks met.  - The bank is central.
the fed  + The Fed met.  - He fed them.
federal reserve  + The Federal Reserve met.  - The reserve is federal.
credit spreads?  + Credit spreads widened.  - Credit is spread thin.
commodity prices?  + Commodity prices fell.  - The commodity fell.
supply and demand  + Supply and demand met.  - They supply a demand.
public markets?  + Public markets fell.  - The public fell silent.
private markets?  + Private markets grew.  - The private road.
economic (growth|slowdown|cycle)  + Economic growth slowed.  - Growth was economic.
market (conditions|share|environment|size)  + Market share fell.  - They market it.
`,
});

export const market = lexicon({
  words: String.raw`markets? demand prices? pricing econom(y|ic|ies) cycle trends? headwinds? tailwinds? competit(ion|ors?|ive)
    industry pandemic covid(-19)? rates currency`,
  phrases: String.raw`
exchange rates?  + Exchange rates moved.  - The exchange closed.
energy costs?  + Energy costs rose.  - Energy rose.
`,
});

export const regulation = lexicon({
  words: String.raw`regulat(ion|ions|ory|ors?|ed) complian(ce|t) legislation legislat\w+ lawsuits? litigation statut\w+ fiduciary
    disclosures? GASB audit(s|ed|ors?)? antitrust sanctions? GDPR court subpoena settlement licen[cs]e[sd]? licensing
    copyright ESG proxy SEC`,
  phrases: String.raw`
privacy law  + The privacy law changed.  - The privacy of members.
`,
});

export const law = lexicon({
  words: String.raw`law laws legal rules? polic(y|ies) govern(ment|ance) approv(al|ed) permits? tax(es|ation)? bill act`,
  phrases: String.raw`
security vulnerabilit\w+  + A security vulnerability was found.  - The security was sold.
`,
});

export const appointments = lexicon({
  words: String.raw`appoint(ed|ment|s)? hired hires hiring resign(ed|ation|s)? succe(ed|eds|eded|ssor|ssion) lay-?offs?
    re-?organi[sz]\w+ restructur\w+ promot(ed|ion) retir(es|ed|ing)`,
  phrases: String.raw`
retirement of  + The retirement of Jane Alder.  - A retirement plan.
chief (investment|executive|financial|operating|risk|technology) officer  + The chief risk officer left.  - The chief risk is cost.
head of  + She is head of credit.  - Ahead is a cut.
laid off  + Staff were laid off.  - They laid cable.
head ?count  + Headcount fell.  - They count it.
board of (directors|trustees)  + The board of trustees met.  - The board met.
stepp(ed|ing) down  + She stepped down.  - Down she went.
`,
});

export const people = lexicon({
  words: String.raw`team teams staff employees workforce leadership culture talent recruit\w* trustees? board founders? managers?
    organi[sz]ation(al)? maintainers?`,
});
