import { lexicon } from '../../lexicon/lexicon.ts';

// How the one who leads says that a body has decided, where there was no motion.

/** It is said that all agree, to what lies on the table; it may follow. */
export const concludes = lexicon({
  phrases: String.raw`
(that|it|this)('s| is| has been)( therefore| now| all| then| hereby| also| unanimously)? (agreed|approved|adopted|resolved|settled|decided|endorsed|accepted|carried|confirmed)( unanimously)?(?! (to|with|upon|by (the )?(legislature|county|state|sponsor|manager|regulator)|practice|fact|in principle last)\b)  + Then that's agreed.  - That is agreed to by them.
(so|it is so|is so) (ordered|resolved|agreed|decided|approved)  + So resolved.  - He agreed so.
(then |so |okay,? |all right,? |good,? )?(that|this)('s| is)( exactly)? what we('ll| will|'re going to| are going to) do  + Then that's what we'll do.  - It is what they do.
(then|so|okay|ok|all right|alright|good|right),? (let's|let us|we'll|we will) (do (that|it|so)|go (ahead )?with (that|it|staff's recommendation|the recommendation)|leave it at that|adopt (that|it)|approve (that|it)|take the recommendation)(?= then|[.,;!]|$)  + Then let's do that.  - Let's do it later on.
(no|nobody|no one)('s| is| was)? (dissent|dissenting|dissents|disagrees|objecting|objects|opposed|uncomfortable|minds|demurs)  + No one dissents.  - They dissent.
(seeing|hearing|i see|i hear|there being|with) no (dissent|disagreement|dissenting|opposition|objections?|one (object|disagree)\w{0,4}|concerns|hands|further objections?)  + Seeing no dissent, we go on.  - They see it.
`,
});

/** The same in words that say so wherever they stand. */
export const sumsUp = lexicon({
  phrases: String.raw`
(we|i)('ll| will| shall| can|'re going to| are going to)( now| then)? (proceed|go ahead|go forward|move forward|move ahead|carry on)( then)? (on that basis|on this basis|with that|as (recommended|proposed|planned|set out|presented|outlined)|with (the|staff's|officers') (recommendation|proposal|plan))  + We'll proceed on that basis.  - We will proceed to fees.
(proceed|do (it|that)|go ahead|move forward|goes (ahead|forward)) on (that|this) basis  + Then proceed on that basis.  - The basis is sound.
(that|this|it)('s| is|'ll be| will be) (then |therefore )?(the|our) (decision|collective view|sense|will|consensus|direction|position)( of the (committee|board|group|trustees|panel|meeting))?(?! (whether|to make|to take|if|that you)\b)  + That is the sense of the committee.  - That is the decision to make.
(let|may) the (minutes|record) (show|reflect|record)( that)? (we|the (committee|board|trustees|panel|members))( have| has)? (agreed|approved|decided|resolved|adopted|accepted|endorsed)( that| to)?  + Let the minutes show the board agreed to hold it.  - The record shows it.
(record|minute|minuted|recorded|mark|show) (that|it|this) (down )?as( being)? (agreed|approved|carried|accepted|unanimous|adopted|a (unanimous )?(decision|yes))  + Please record that as agreed.  - They record it.
(so|then|okay|ok|all right|alright|right|good|therefore|well)[, ]{1,3}(we|we've|we have|we're|we are|the (committee|board|panel)|the (committee|board|panel) has|members have|members|you've|you have)( all| now| then| therefore){0,2} (agreed|decided|resolved|approved|concluded|settled)( that| to| on| unanimously)  + So we've agreed to hold the rate.  - We agreed it.
(the|this) (committee|board|panel|council)( therefore| then| hereby| unanimously| now| has)? (agrees|approves|resolves|endorses|adopts|accepts|supports|authori[sz]es|directs|instructs|confirms|concurs)( that| to| with)?  + The committee agrees to hold the rate.  - The committee meets.
(we're|we are|members are|everyone's|everybody's|everyone is|everybody is)( all| then){0,2} (agreed|in agreement|content|of one mind|unanimous)( that| to| on| with| then)?(?! (in principle last)\b)  + We're all agreed then.  - They agreed.
(?:recommendations?|proposals?)( at| in| \d\S{0,6}| one| two| three| a| b| c| and| to| through| as set out){0,6}( is| are| was| were)?( therefore| hereby| all| duly){0,2} (agreed|approved|accepted|adopted|endorsed|carried)  + Recommendation agreed.  - They agreed the recommendation.
(those|they|these|the minutes|minutes|it)( will| shall| can| may)? (stands?|be taken as (read|approved))( then)?( as (written|presented|circulated|read|drafted|distributed|approved|amended|corrected|posted|submitted)| approved)  + No? Then those stand as written.  - Those stand in line.
with (the (committee|board|panel)'s|your|members') (agreement|consent|approval|blessing|leave),? (then,? )?(we|i)('ll| will)  + With your agreement, we'll send it.  - They have your consent.
(i|we|i'll|we'll)('ll| will| can| shall)? take (it|that|this)( then)? as (the sense|the view|the will|a decision|the decision|agreed|approved|accepted|read|consent|agreement)( of the (committee|board|group|panel))?  + We'll take that as the sense of the committee.  - We take it as it is.
(i|we)('ll| will| can| shall)? take it( then)? that (they're|they are|it's|it is|that's|those are|we're|we are|the (minutes|committee|board)( is| are)?)( all)? (accepted|agreed|approved|content|adopted|happy|in agreement)  + I'll take it that they're accepted.  - We take it that it rose.
i think (we('re| are)|everybody('s| is)|everyone('s| is))( all)? (of one mind|agreed|in agreement|content|comfortable|happy)( with| that| on)?( that)?  + I think everyone's content with that.  - I think it rose.
(the )?sense of the (committee|board|meeting|room|group) is( that| to)?  + The sense of the board is to hold.  - It makes sense.
`,
});

/** It is decided not to do it. */
export const concludesAgainst = lexicon({
  phrases: String.raw`
((there('s| is)|i (hear|see|sense)|i'm (hearing|seeing)|we have)( no| little| not enough| not much)|there isn't|(i|we) (don't|do not) (hear|see|have|sense|detect)|i'm not (hearing|seeing)) ((no|little|not (enough|much)|much|enough|any) )?(appetite|support|consensus|agreement|enthusiasm|majority)( for| to| on| here| in the room| around)?  + I'm hearing no appetite for that.  - It has support.
(so|then|okay|ok|all right|alright|right)[, ]{1,3}(we|we're|we are|we'll|we will|the (committee|board))( are| will)?( therefore| then)? (not|won't)( going to| be)? (proceed\w*|go\w* ahead|adopt\w*|approv\w+|agree\w*|pursu\w+|commit\w*|mak\w+ (the|a|that|this) (change|commitment|investment|allocation))  + So we're not going to proceed with it.  - We will not go home.
(then|so|okay|ok|all right|alright|we'll|we will|let's)[, ]{1,3}(we'll |we will |let's )?(leave|keep) (it|that|things|the [\p{L} -]{3,40}) (where (it|they) (is|are)|as (it|they) (is|are)|alone|unchanged)  + Then we'll leave the range where it is.  - They leave it.
(that|this|it|the (recommendation|proposal|request|application|paper))('s| is| was| are)( therefore| then)? (not (agreed|approved|accepted|supported|adopted|endorsed)|declined|turned down|refused)  + That is not agreed.  - That is agreed.
`,
});

/** A chair senses that all agree; what they agree on may follow. */
export const senses = lexicon({
  phrases: String.raw`
(i|we)('ll| will)? (take|have|hear|see|sense|think we have|think there's|think there is|believe we have)( it)?( that)?( as)?( an?| clear| general| broad| strong| unanimous){0,3} (consensus|agreement|general support|broad support|unanimity|yes)(?! (with|between|on file|dated|for (services|custody))\b)( that| to| for| on| there| here| around)?  + I'm sure we have consensus to hold it.  - We take the agreement dated May.
(i|we)('m| am|'re| are) (hearing|seeing|sensing|getting)( an?| clear| general| broad| strong| unanimous){0,3} (consensus|agreement|support|yes|yeses|nods)( that| to| for| on| there| here| around)?  + I'm hearing general support for that.  - I'm hearing voices.
(the|our|there's a|there is a|there's|there is) (clear |general |broad )?(consensus|sense of the (committee|board|meeting|room|group))( here| then| of the (committee|board|room)){0,2} (is|to|that|for|seems to be)( that| to)?  + The consensus is to hold the rate.  - A consensus forecast
`,
});
