import { lexicon } from '../../lexicon/lexicon.ts';
import { ofRetirement } from './names.lexicon.ts';

/** Words by which boards, staff and minutes speak of each kind: one of them in a motion tells what it is about. */

export const termination = lexicon({
  words: 'terminat(e|es|ed|ing|ion)',
  phrases: String.raw`
(fire|firing|dismiss|dismissing|replace|replacing|part ways with|cut ties with) (the |our |this )?(\w+ ){0,2}(manager|firm|consultant|custodian|adviser|advisor|them)  + I move to fire the manager.  - The fire was out.
(end|cancel|discontinue|rescind) (the |our |its )?(\w+ ){0,3}(mandate|contract with|agreement with|relationship)  + We end the bond mandate.  - The contract ends.
(mandate|contract|agreement|appointment|account)( \S+){0,6} (be |is |was )?(brought|come|comes|coming|bring|brings) to an end  + The mandate with Alder is brought to an end.  - The meeting came to an end.
(we'd|we would|i'd|staff would) like to (exit|fire them|replace them|move on from them)(?=[.,;]|$| (them|the (manager|mandate|account)))  + We'd like to exit.  - We'd like to exit by the door.
let (them|him|her|it) go  + A motion to let them go.  - Let it be.
(fired|dismissed|dropped) (them|the (\w+ )?(manager|firm|consultant|adviser|advisor|custodian))  + You fired them last May.  - The gun was fired.
`,
});

export const redemption = lexicon({
  words: 'redeem(s|ed|ing)? redemptions?',
  phrases: String.raw`
(full|partial|complete) (withdrawal|liquidation|exit)  + It is a full withdrawal.  - The withdrawal form is new.
(withdraw|pull|take) (\S+ ){0,3}(million|billion|dollars|money|assets|everything|all of it|half) (\S+ ){0,2}(from|out of)  + We withdraw ten million from Alder.  - I withdraw the motion.
liquidat(e|es|ed|ing|ion)  + We liquidate the fund.  - It is liquid.
(sell|selling|sale of|exit|exiting|get out of|getting out of) (down )?(our|the|its|all|half|a portion) (\w+ ){0,3}(interests?|stake|position|holdings?|shares|fund)  + We sell our stake.  - They sell water.
(trim|trimming|reduce|reducing|cut|cutting) (our|the|its) (\w+ ){0,3}(position|exposure|holding|investment|account) (in|with|at|to)  + We trim the position in Alder.  - They reduce the fee.
`,
});

export const commitment = lexicon({
  words: 'commitments?',
  phrases: String.raw`
commit(s|ted|ting)?( (up to|an additional|another|no more than|about))? (\$|€|£|\d{1,9}|a |one |two |three |four |five |six |seven |eight |nine |ten |eleven |twelve |thirteen |fifteen |sixteen |seventeen |eighteen |nineteen |twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)  + We commit 20 million to it.  - They commit fraud.
commit(ting|ment)? to (the )?(\w+ ){1,6}(fund|partners|lp|l\.p|ii|iii|iv|vi|vii|viii|ix|two|three|four|five|six|seven|eight|nine|ten)  + I move to commit to Alder Fund II.  - They commit to it.
(invest|allocate|place)( (up to|an additional|another|no more than|about))? (\$|€|£|\d{1,9}|a |one |two |three |four |five |ten |fifteen |twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\S* (\S+ ){0,5}(to|in|into|with)  + We invest $20 million in it.  - They invest well.
(million|billion|thousand|dollars|euros|pounds) (be|is|was|were|are|to be|been|will be) (committed|allocated|invested) (to|in|with)  + Ten million be committed to Alder Fund II.  - They are committed to it.
(commit|invest|allocate)(s|d|ted|ting)? (an|a total|the) (aggregate |additional )?(amount|sum) (not to exceed|not exceeding|of|up to)( up to)?~  + The Board hereby commits an amount not to exceed $20 million to it.  - They commit a sum.
re-?up  + This is a re-up.  - The upper floor.
`,
});

export const search = lexicon({
  words: 'rfps? rfqs? solicitations?',
  phrases: String.raw`
requests? for (proposals?|qualifications?|bids?)  + Issue a request for proposals.  - It is a request.
(manager|consultant|custodian|custody|actuar\w+|auditor|executive|equity|income|infrastructure|estate|credit|markets?|advisor|adviser|counsel|vendor|firm) search(es)?(?! (the|for (yield|returns?)))  + The manager search is on.  - They search for yield.
search (for|firm)( (a|an|the))?( \w+){0,4} (manager|consultant|custodian|actuary|auditor|advisor|adviser|firm|provider|counsel)s?  + A search for a bond manager.  - They search for it.
(authori[sz]e|approve|conduct|begin|start|launch|open) (the|a|an|this|that) (\p{L}+ ){0,3}search(?! (committee|engine|warrant))  + I move to authorize the search.  - We begin the day.
(further |open |new |full )?competition for (\w+ ){0,3}(services|adviser|advisor|custodian|actuary|mandate|contract)  + The competition for actuarial services is approved.  - They compete for it.
(test|go (out )?to|tapping) the market(?= |,|\.|$)(?! (value|price|today|and sell))  + We would like to test the market for it.  - They market it.
(re-?tender|re-?procure|tender|procurement)(ing|ed)? (of|for) (the |our |an? )?(\w+ ){0,3}(services|contract|adviser|advisor|custodian|actuary|manager|administrator)  + The procurement of the actuary begins.  - A tender steak.
competitive (bid|bidding|procurement|solicitation|process)  + It needs a competitive bid.  - It is competitive.
(solicit|invite|seek)(ing|s)? (competitive |new |written |sealed )?(proposals|bids)  + We invite proposals.  - They seek cash.
`,
});

export const hire = lexicon({
  phrases: String.raw`
(select|hire|hiring|retain|retaining|engage|engaging|choose) (the |our |a |an )?(?!(\w+ )?(search|rfp|outside))(\w+ ){0,3}(firm|manager|consultant|custodian|actuary|auditor|advisor|adviser|counsel)  + We retain the firm.  - They select wine.
(award|awarding) (of )?(the |a |an |this )?(\w+ ){0,4}(mandate|contract|account|engagement)  + We award the bond mandate.  - It won an award.
(contract|agreement)( \w+){0,4} (extension|renewal)  + It is a contract extension.  - The contract is long.
(extend|renew|extending|renewing) (the |our |its )?(\w+ ){0,3}(contract|agreement|engagement)  + We renew the contract.  - We extend the meeting.
(\w+-year|\w+ years?|one-time) (extension|renewal)  + Move the two year extension.  - The extension is built.
(we|to) (hire|retain|engage) (?!an? |the |our |more |outside |new |him |her |it |that |this |them |some|any)\p{L}+ (\w+ ){0,4}(for|at|as)  + We hire alder for two years.  - We hire more people for it.
`,
});

export const targetChange = lexicon({
  phrases: String.raw`
asset (allocation|mix|liability (study|model\w*))  + The asset allocation is next.  - The asset was sold.
(policy|portfolio|allocation|strategic|target|recommended|proposed) (mix|portfolio|allocations?|targets?|ranges?|weights?)  + We adopt the policy portfolio.  - The policy is long.
(mix|portfolio|option|alternative) ([b-h]|one|two|three|four|five|\d)(?! (percent|years?|points?|million|months?))  + I move mix B.  - The mix is good.
(strategic|benchmark) (asset )?allocation  + The strategic allocation be amended.  - An allocation of time.
investment policy( statement)?  + We amend the investment policy.  - The policy is old.
(statement of )?investment (beliefs|objectives|guidelines)  + The investment guidelines change.  - The investment fell.
target (allocation )?(to|from|for) (\w+ ){0,3}(equity|equities|bonds|income|estate|infrastructure|credit|funds|cash|assets)  + The target for real estate rises.  - A target of two funds.
(equity|equities|fixed income|bonds|real estate|infrastructure|hedge funds?|private credit|real assets|cash)( \w+){0,2} (up|down)? ?from \S+ (percent )?to  + Equity goes down from 48 to 44.  - Equity is down.
allocations? to (the )?[^.;]{3,60}? (be|is|was|were|been) (\w+ ){0,2}(increased|raised|reduced|lowered|cut|decreased|changed|set|moved) [^.;]{0,40}?(to|at) \S+( ?%| percent| per cent)~  + That the allocation to gilts be increased from 10% to 15%.  - The allocation to gilts was long.
with an? (target )?allocation to [^.;,]{3,40} of \d\S*( ?%| percent| per cent)~  + Approved with an allocation to infrastructure of 12%.  - With an allocation of time.
(increase|raise|reduce|lower|cut|decrease|move|set|bring)(s|d|ed|ing)? (the |its |our )?(\w+ ){0,4}(allocation|exposure|weight) (to|in|of) [^.;]{3,60}? (from|to|at) \S+( ?%| percent| per cent)~  + To raise the allocation to bonds to 20 percent.  - They raise the allocation of time.
rebalancing (policy|range)s?  + The rebalancing policy is new.  - Rebalancing is done.
`,
});

export const pacing = lexicon({
  words: 'pacing',
  phrases: String.raw`
commit(ments?)? (\S+ ){1,7}(across (private|buyout|venture|real|the)|(in|over) (calendar|fiscal)|for (the )?(calendar|fiscal)|(per|a|this|next) (calendar |fiscal )?year)  + Staff would commit ninety million across private equity and credit.  - We commit ten million to Alder.
commitment (plan|schedule|budget)  + The commitment plan is up.  - The commitment is up.
(annual|yearly|strategic) (private (markets|equity|credit)|investment|real assets|real estate) (plan|budget|schedule)  + The annual private markets plan is next.  - The annual report is next.
`,
});

export const rateChange = lexicon({
  phrases: String.raw`
discount rates?  + The discount rate falls.  - A discount was given.
(assumed|assumption for the|expected) (rate of return|return|rates?|earnings rate)  + The assumed rate falls.  - They assumed it.
(return|inflation|payroll|wage|salary|mortality|actuarial|economic|demographic|interest|earnings) (growth |rate )?assumptions?  + The inflation assumption stays.  - The assumption is bold.
(employer|employee|member|county|city|district|sponsor)s?'? contribution( rates?| increases?)?  + Employer contribution rates rise.  - Its contribution was kind.
((average |total )?primary rates?|rates and adjustments( certificate)?)  + The primary rate falls to 17 percent.  - The rate of pay.
appropriat(e|es|ing|ion of) (the |an )?(\w+('s)? ){0,2}contribution  + An ordinance appropriating the county's contribution.  - It is appropriate.
contribution (rates?|increases?|requirements?)  + The contribution rate rises.  - A contribution was made.
(increase|decrease) in (the )?(\w+ ){0,2}contributions?  + The increase in the employer contribution is phased in.  - The increase in fees is small.
cost[- ]of[- ]living (adjustment|increase|allowance)  + The cost-of-living adjustment is 2 percent.  - The cost of living is up.
(interest|crediting) rate on (member|employee|dro[pP]|accounts?)( \w+)?  + The interest rate on member accounts changes.  - The interest rate fell.
(required|recommended|actuarially determined|minimum|employer) contributions?  + The required contribution is 8 million.  - A kind contribution was made.
the contribution (is|was|will be|of|goes|rises|falls|for)( \w+)? (\$|\d|\p{L}+)  + The contribution is 8 million.  - The contribution ends.
`,
});

export const appointment = lexicon({
  words: 'appoint(s|ed|ing|ment)? reappoint(s|ed|ing|ment)?',
  phrases: String.raw`
(elect|name|promote|nominate|confirm|designate|electing|naming|promoting) (trustee |mr\.? |ms\.? |mrs\.? |dr\.? |commissioner )?(\p{L}+ ){1,5}(as|to be|to serve as|to the position|to the office|chair|president|secretary|treasurer)  + I move to elect Ann Birch as chair.  - They elect to wait.
(oath of office|sworn in|swear in|swearing in)  + The clerk gave the oath of office.  - He swore.
(re-?)?elected( as| to be| the| our)* (vice |deputy )?(chair(man|woman|person)?|president|secretary|treasurer|trustee)  + Mr. Lund was elected vice chair.  - They elected to wait.
`,
});

export const departure = lexicon({
  phrases: String.raw`
accept (the |his |her |their |with regret )*(resignation|retirement(?! ${ofRetirement.choice}(?![\p{L}-])))  + We accept the resignation.  - We accept the retirement board's report.
(separation|severance) agreement  + We approve the separation agreement.  - The agreement is long.
`,
});

/** Chooses a firm by its name. */
export const hiresByName = lexicon({
  isCased: true,
  phrases: String.raw`
([Ss]elect|[Hh]ire|[Rr]etain|[Ee]ngage|[Cc]hoose)(s|d|ed|ing)? \p{Lu}\w+  + We select Alder Global.  - We select wine.
([Hh]iring|[Ee]ngaging|[Cc]hoosing|[Ss]election of|[Rr]etention of|[Ee]ngagement of|[Aa]ward to) (the )?\p{Lu}\w+  + We recommend hiring Alder Global.  - We recommend hiring early.
`,
});

/** What the names of firms end in. */
const firm =
  '(Company|LLP|LLC|Inc\\.?|Ltd|Limited|plc|Partners|Advisors|Advisers|Advisory|Capital|Trust|Group|Management|Bank|Associates|Investors|Consulting|Consultants|Actuaries|Actuarial)';
/** A firm that is appointed is hired; a person takes an office. */
export const appointsFirm = lexicon({
  isCased: true,
  phrases: String.raw`
([Aa]ppoint|[Rr]eappoint)(s|ed|ing|ment of)? (the )?(\p{Lu}\S* |& |and ){0,4}${firm}  + To appoint Alder Capital.  - To appoint Ann Alder.
${firm}(,? (L\.?P\.?|LLC|LLP|Inc\.?|Ltd\.?))?(,? (\p{L}+ ){1,4})?,? (be|is|was|were|been) (and (it|they) (is|are) hereby )?(re-?)?(appointed|retained|engaged|hired|selected)  + That Alder Trust be appointed as custodian.  - That Ann Alder be appointed.
`,
});

/** Votes at the companies a fund owns. */
export const proxyVote = lexicon({
  phrases: String.raw`
(vote|voted|voting|cast) (our|the fund's|the system's|its|all) (\w+ ){0,2}(shares|proxies|proxy|votes)  + We voted our shares against pay.  - They voted on shares.
proxy vote (for|against|in favor)  + It is a proxy vote against pay.  - Who votes our proxy?
`,
});

/** Takes back what was decided before. */
export const undoes = lexicon({
  phrases: String.raw`
(stop|halt|pause|suspend|freeze|end|cease)(s|ped|ed|ing)? (\S+ ){0,3}(new |further |additional )(\S+ )?commitments?  + We stop all new commitments to credit.  - We stop at noon.
(rescind|revoke|reverse|repeal|undo|cancel|withdraw)(s|ed|d|ing)? (the|its|our|that|their) (\S+ ){0,6}(commitment|decision|approval|vote|action|hiring|appointment|resolution)s?  + I move to rescind our May commitment to Alder.  - I move to rescind the lease.
`,
});

/** Keeps what is moved from being any of these: a step before one, or a paper. */
export const noAct = lexicon({
  phrases: String.raw`
watch ?list  + I move to keep it on the watch list.  - I watch it.
(approve|accept|adopt) (the )?minutes  + Move to approve the minutes.  - It took minutes.
receive and file  + Move to receive and file the report.  - They receive it.
`,
});
