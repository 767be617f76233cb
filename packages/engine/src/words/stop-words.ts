const words = (text: string): string[] => text.split(/\s+/u).filter(Boolean);

/** Words that carry grammar and no subject. */
export const functionWords: ReadonlySet<string> = new Set(
  words(`a about above across after again against all almost along already also although always am among an and
  another any anybody anyone anything are aren't around as at away back be became because become been before behind
  being below between both but by came can can't cannot could couldn't did didn't do does doesn't doing don't done down
  during each either else enough etc even ever every everybody everyone everything few for from further get gets
  getting give given go goes gone got gotten had hadn't has hasn't have haven't having he he'd he'll he's her here
  here's hers herself him himself his how how's however i i'd i'll i'm i've if in into is isn't it it'd it'll it's its
  itself just let let's may maybe me might mine more most much must mustn't my myself near need neither never nevertheless
  next no nobody none nor not nothing now nowhere of off often on once one ones only onto or other others otherwise ought our
  ours ourselves out over own per perhaps quite rather same say shall she she'd she'll she's should shouldn't since so
  some somebody somehow someone something sometimes somewhere still such than that that'd that'll that's the their
  theirs them themselves then there there'd there's therefore these they they'd they'll they're they've this those
  though through throughout thus till to together too toward towards under unless until up upon us very was wasn't we
  we'd we'll we're we've well were weren't what what's whatever when when's whenever where where's wherever whether
  which whichever while who who's whoever whom whose why why's will with within without won't would wouldn't yes yet you
  you'd you'll you're you've your yours yourself yourselves via versus vs within`),
);

/** Words of talk: true of every conversation, so they say nothing of this one. */
export const talkWords: ReadonlySet<string> = new Set(
  words(`able absolutely actually ahead amazing anyway anyways ask asked asking awesome bad basically begin believe best
  better big bit bring bunch bye call called care certain certainly come comes coming cool correct couple course cuz day days
  deal definitely different easy end exactly example excited eh fact fair far feel feels felt figure find fine first folks
  forward found fun funny gentlemen glad going gonna good gotta great guess guest guests guy guys half happen happened
  happening happens happy hard hear heard hello help hey hi highlights hmm hope hopefully huge idea important indeed interested
  interesting interestingly keep kind kinda knew know known knows ladies last laughs laughter lemme less like liked likely
  line literally little long longer look looked looking looks lot lots love made main make makes making many matter mean
  means mention mentioned mhm might mind minute minutes moment morning move moved nah name new nice ninety number obviously
  oh ok okay old open part particular particularly pause people person place play please point pretty probably
  problem put question questions quick quickly quote real really reason recently remember right run said saw saying says second
  see seeing seem seems seen sense sense session set sir show shows side simply sir small somewhat soon sorry sort sound
  sounds speak spent start started starting stay stop story stuff super supposed sure take taken takes taking talk talked
  talking talks tell terms thank thanks thing things think thinking third thought thoughts three tiny today told tomorrow
  tonight totally tried true try trying turn two type uh um understand unfortunately use used uses using usually
  wanna want wanted wants watch way ways week weeks welcome went whole wonder wonderful wondering wow word words
  work worked working works world worse worst worth wow wrong yeah year years yep yesterday yup zero
  inaudible crosstalk minute hour hours month months lately later early earlier afternoon evening episode podcast
  existing additional specific basic modern actual single multiple certain potential various several entire overall final underlying
  meaningful related improved greater substantial considerable larger smaller higher lower deeper similar main
  cetera time times life sudden obvious brief tremendous incredible fantastic actual pure simple exciting`),
);

/** Whether a lower-case word says nothing of the subject. */
export function isStopWord(lower: string): boolean {
  return functionWords.has(lower) || talkWords.has(lower) || lower.length < 2;
}
