import { lexicon } from '../lexicon/lexicon.ts';

/** Words of an organization's name. */
export const firmWords = lexicon({
  words: `inc corp corporation ltd llc plc gmbh ag company companies capital partners partnership bank banks bancorp fund funds
    foundation trust system systems board university college institute school retirement pension securities group holdings
    association council commission committee authority department ministry agency administration court congress senate
    management advisors advisers consulting ventures equity insurance society federation union league labs? studios? media networks?
    services technologies energy airlines motors pharmaceuticals records times cent(er|re) hospital clinic museum library research
    journal magazine office bureau reserve treasury exchange investments? investors? asset teachers employees government biobank PSC PUC`,
});

/** What an organization's name begins with in other languages. */
export const firmOpening = lexicon({
  at: 'opening',
  words: 'grupo groupe gruppo banco banca banque caja fondo companhia sociedad stiftung',
});

/** Of what trade an organization is, as the name of one ends: "Larch Therapeutics". Behind a common word it is only a trade. */
export const tradeEnding = lexicon({
  at: 'closing',
  words: `therapeutics biosciences? sciences? resources petroleum foods brands stores airways steel mining hotels semiconductors? devices
    software robotics entertainment financial logistics health(care)? genomics chemicals? materials industries international
    enterprises solutions telecom realty homes electric gas power water oil (bio)?pharma biotech bio wireless utilities media biomet instruments microsystems interactive restaurants? airlines railway`,
});

/** Abbreviations of measures, formats and things, which no context makes an organization. */
export const shortForms = lexicon({
  at: 'whole',
  isCased: true,
  words: `EBITD?A? GAAP CAGR CAPEX OPEX CapEx SQL APIs? [CG]PUs? HTTPS? HTML CSS JSON XML YAML DNS URLs? SDKs? CLI GPS SLAs? ETL DAG
    ISO NFTs? RO[EI]C? IRR NAV AUM EPS ESG LTA OEMs? COVID(-19)? FX GDP CPI IPOs? RMB USD EUR GBP AI ML IT PR HR VP US UK EU
    TV PC IP OS UI UX IDE VMs? CI CD BOM SBOMs? CRO ADAS LLMs? EVs? FFO NOI RFP LPs? GPs? DEI Q&A`,
});

/** What a place's name ends in, whatever it begins with. */
export const placeEnding = lexicon({
  at: 'closing',
  words: `city county island islands river lake street avenue valley bay coast harbou?r beach creek falls heights hills america europe
    asia africa`,
});

/** Land and water and ways, which end the name of nothing but a place, unless it is "of" one. */
export const landform = lexicon({
  at: 'closing',
  words: 'islands? river street avenue valley bay coast harbou?r beach creek falls heights hills',
});

/** What a place's name begins with. */
export const placeOpening = lexicon({
  at: 'opening',
  words: 'lake mount port north south east west northern southern eastern western',
  phrases: String.raw`
(city|state|province|county|republic|kingdom|town|isle|gulf) of  + City of Alder  - Cities of Alder
`,
});

/** What stands before a person's name. */
export const personTitle = lexicon({
  phrases: String.raw`
(mr|mrs|ms|dr|professor|senator|governor|president|chairman|chairwoman|chair|trustee|commissioner|sir|mayor|council ?(member|man|woman|person)|board member|alder(man|woman|person))\.?\s{0,3}$  + It was told by Dr.  - The president said
`,
});

/** What is said before the name of somebody who is spoken to. */
export const addresses = lexicon({
  phrases: String.raw`
(thanks?|thank you|thank you (so|very) much|hi|hello|hey|welcome|morning|afternoon|okay|sure|yes|yeah|great),?\s{0,3}$  + Thank you,  - They own
`,
});

/** Whom people pray to: nobody who is heard or decides. */
export const prayedTo = lexicon({
  at: 'whole',
  phrases: String.raw`
(lord |our lord )?jesus( christ)?( our lord)?  + Jesus Christ  - Jesus Alder
(the )?(christ|lord|almighty|heavenly father|holy (spirit|ghost|father))( jesus)?  + Heavenly Father  - Father Alder
`,
});

/** What stands before an organization's name. */
export const firmContext = lexicon({
  phrases: String.raw`
(at|with|by|from|joined|founded|acquired|employer|competitor|company|firm|manager|backed by)\s{0,3}$  + She joined from  - She joined in
`,
});

/** What is said before the name of an organization with which something is done: it is bought, joined or worked with. */
export const dealContext = lexicon({
  phrases: String.raw`
(acquire|acquired|acquiring)( the assets of)?\s{0,3}$  + They acquired  - They acquired it
(acquisition|purchase|divestiture|spin-?off|shareholders|subsidiary|customers|employees) of( the assets of)?\s{0,3}$  + After the acquisition of  - After the acquisition
(combination|merger|partnership|partner|partnered|partnering|collaboration|agreement|contract|joint venture|competes?) with\s{0,3}$  + A merger with  - A house with
(stake|investment|shares) in\s{0,3}$  + A stake in  - A house in
(owned|operated|backed|founded) by\s{0,3}$  + A farm operated by  - A farm by
(competitors|customers|clients|retailers|companies|firms|banks|brands) (like|such as)\s{0,3}$  + Companies like  - Houses like
on behalf of\s{0,3}$  + It was told on behalf of  - It was told of
`,
});

/** What is said before the name of somebody who comes to speak. */
export const introduces = lexicon({
  phrases: String.raw`
(turn|hand|pass|turning|handing) (it|things|the (call|conference|floor|meeting|presentation)|this)( back)?( over)? to( our)?\s{0,3}$  + I will turn the call over to  - I will turn around to
joined( today| here)?( today)? by\s{0,3}$  + We are joined by  - We have joined it
from the line of\s{0,3}$  + A question from the line of  - At the end of the line
questions?( now| today)?( will| is| comes| coming| come)*( today)? from\s{0,3}$  + The next question comes from  - A question of
my name is\s{0,3}$  + Good morning, my name is  - The name is
`,
});

/** What stands behind an organization's name. */
export const firmFollows = lexicon({
  at: 'opening',
  phrases: String.raw`
^('s|’s)?\s{1,3}(announced|acquired|launched|inc|corp|shares|stock|ceo|cfo|earnings)\b  + 's earnings rose  - 's house
^\s{0,3}to (acquire|buy|merge)\b  + to acquire a mill  - to the mill
^('s|’s)\s{1,3}(president|chief|chairman|management|shareholders|acquisition|board)\b  + 's president and chief executive  - 's house
`,
});

/** What every organization has: of these words alone no name is made. */
export const genericWords = lexicon({
  at: 'whole',
  words: `the our an? annual regular special general corporate global local state city county public private management audit investment
    governance compensation finance executive risk technical steering law high board capital investors? retirement pension
    trust fund company group head chief bank union office asset equity market markets central federal maintenance fixed
    school employees employers members staff service services media network networks trustees directors teachers securities
    exchange insurance energy studio technology technologies information relations communications banking section day room
    space issue center centre system systems plan report committee commission council agency authority department
    association administration court calendar meeting officer officers counsel team house act of for`,
});

/** What no organization's name ends in. */
export const neverOrganization = lexicon({
  at: 'closing',
  words: `act litigation law bill committee room hall avenue relations information day meeting mtg report project capability asset plan
    officer counsel week month awards? agreement treaty`,
  phrases: String.raw`
^(domestic|international|foreign|retail|online|physical|company|company-owned|franchised?|comparable|new|windows|outlet|flagship|airport) (stores?|restaurants?|hotels?|resorts?|brands?|products?|segments?)$  + Domestic Stores  - Alder Stores
^(vice|((city|county) )?(council|board|committee|commission)) ?members?$  + Council Member  - Member Council
^(best|top) ([\p{L}-]+ ){0,3}(rating|credit|securitization|custody|research) (agency|bank|firm|house|provider)$  + Best Credit Rating Agency  - Alder Rating Agency
^securitization rating agency$  + Securitization Rating Agency  - Alder Rating Agency
^(prime |first |deputy |assistant )*minister (of|for)\b~  + Minister of Rivers  - Ministry of Rivers
securities offering$  + Alder Securities Offering  - Alder Securities
^((annual|regular|special|general)( and)? ){0,4}meetings? of\b~  + Annual Meeting of Members  - Members of Alder
^(group|bank|head|group of)\s~  + Group of Members  - Alder Group
`,
});

/** Lines of a balance sheet, which are written like names: "Retained Earnings", "STOCKHOLDERS EQUITY". */
export const statementLine = lexicon({
  words: "(stock|share)(holders?|owners?)['’]?s?['’]? registrants?['’]?s? issuer earnings purchases weighted",
  phrases: String.raw`
continuing operations  + Continuing Operations  - Alder Operations
^total (equity|assets|liabilities|revenues?|debt|capital)  + Total Equity  - Alder Equity
equity method  + Equity Method Investments  - Alder Investments
common equity  + Common Equity  - Alder Equity
equity securities  + Equity Securities  - Alder Securities
`,
});
