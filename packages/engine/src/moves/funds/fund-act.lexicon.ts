import { lexicon } from '../../lexicon/lexicon.ts';

// What allocators do, in the words of those who report it: the verb first, in any form, and what it is done to.

export const changesRate = lexicon({
  phrases: String.raw`
(lower|cut|reduc|trim|rais|increas|mov|drop|shav|tak|took|bring|brought|lift|reset|set|slash|nudg|adopt|revis|chang|bump|hik|upp|par|dial|ratchet|push|knock)(m|p|t)?(s|e|es|ed|d|ing|n)?( up| down| back| off)? what (\S+ ){1,5}(pays?|contributes?|puts?) in(to)?  + It raised what the city pays into the plan.  - It raised what it could.
(lower|cut|reduc|trim|rais|increas|mov|drop|shav|tak|took|bring|brought|lift|reset|set|slash|nudg|adopt|revis|chang|bump|hik|upp|par|dial|ratchet|push|knock)(m|p|t)?(s|e|es|ed|d|ing|n)?( up| down| back| off)? (\S+ ){0,5}(assumed|assumptions?|discount|contribution|expected|actuarial|target) (\S+ ){0,4}(returns?|rates?|assumptions?)  + It lowered the assumed rate of return.  - It lowered its voice.
(lower|cut|reduc|trim|rais|increas|mov|drop|shav|tak|took|bring|brought|lift|reset|set|slash|nudg|adopt|revis|chang|bump|hik|upp|par|dial|ratchet|push|knock)(m|p|t)?(s|e|es|ed|d|ing|n)?( up| down| back| off)? (\S+ ){0,4}(return|inflation|payroll|mortality|wage|earnings) (assumptions?|target)  + They cut the return assumption.  - They cut the cake.
(lower|cut|reduc|trim|rais|increas|mov|drop|shav|tak|took|bring|brought|lift|reset|set|slash|nudg|adopt|revis|chang|bump|hik|upp|par|dial|ratchet|push|knock)(m|p|t)?(s|e|es|ed|d|ing|n)?( up| down| back| off)? (\S+ ){0,4}(employer|employee|member|city|county|state|sponsor)s?['’]? (contributions?|rates?)  + They raised employer contributions.  - The employer raised a toast.
`,
});

export const changesTarget = lexicon({
  phrases: String.raw`
(lower|cut|reduc|trim|rais|increas|mov|drop|shav|tak|took|bring|brought|lift|reset|set|slash|nudg|adopt|revis|chang|bump|hik|upp|par|dial|ratchet|push|knock)(m|p|t)?(s|e|es|ed|d|ing|n)?( up| down| back| off)? (\S+ ){0,4}(equit(y|ies)|bonds|income|estate|credit|infrastructure|cash|venture|stocks|assets|funds)( up| down)? (to|from) ([$€£]?\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty)~  + It brought equity down to 28 percent.  - It brought equity to a halt.
(lower|cut|reduc|trim|rais|increas|mov|lift|bring|brought|tak|took|doubl|halv|boost|widen|reset|set|bump|hik|upp|par|dial|ratchet|push|shav|slash|nudg|eliminat|struck|strik|adopt|approv|creat|establish|carv|revis|rewrit|rewrote|chang|scrap|add|overhaul|redraw|redrew)(t|d|m)?(s|e|es|ed|d|ing|n)? (out |up |down |back )?(\S+ ){0,7}(allocations?|targets?|sleeves?|asset mix|policy (portfolio|range|mix)|ranges?|weights?|weighting|portfolio [b-h]|investment policy|policy statement|investment beliefs)  + The board raised its target to 12%.  - The board raised its hand.
(adopt|approv|writ|wrote|written|revis|rewrit|rewrote|amend|overhaul)(t)?(s|e|es|ed|d|ing|n)? (?!(\S+ ){0,5}(meetings?|records?|ethics|travel|conduct|personnel|disclosure|privacy|education|communications?|attendance|leave|safety|elections?|expenses?|reimbursement|retention|harassment|security)( act)? (polic|rule|guide))(\S+ ){0,5}(polic(y|ies)|rules?|guidelines)  + It adopted a written rule in July.  - It adopted the Open Meetings Act policy.
`,
});

export const redeems = lexicon({
  phrases: String.raw`
(sell|sold|selling|unload|unloaded|dispose[ds]? of|offload|offloaded) (\S+ ){0,12}(interests?|stakes?|positions?|holdings?|funds?|portfolios?|shares|partnerships?|assets|stocks|bonds)  + We sold $5 million of fund interests.  - We sold out of tea.
(redeem|withdraw|pull|exit|liquidat|unwind|unwound|cash out of|cashed out of|withdrew|wind|wound)(s|e|es|ed|d|ing)? (\S+ ){0,8}(from|out of|position|stake|fund|portfolio|mandate|allocation|account|investment|program|book)s?  + It pulled $5 million from Alder.  - It pulled the rope.
(redeem|exit|liquidat)(s|e|es|ed|d|ing)? (its|our|the|all|their|half|both|about|roughly|\S*\d)  + We redeemed all of it.  - It redeems itself.
(trim|cut|reduc|sell|sold|par)(med|t|ting|e|ed|es|s|ing|d)? (down )?(its|our|the|their|his) (\S+ ){0,5}(stake|holding|position|exposure|investment)s? (in|to|with)  + It trimmed its stake in Alder.  - It trimmed its hedge.
(took|tak|pull|yank|get|got|mov)(e|es|ed|ing|ting)? (\S+ ){0,6}(back|out|away) (of|from)  + It took $5 million back from Alder.  - It took it back.
(handed|hands|gave|giving|turned|cash|cashed|cashing) (back|in|out) (\S+ ){0,4}(stake|interest|position|units|shares|investment|holding)s?  + It handed back its stake.  - It handed back a pen.
(submit|fil|sen|send|put in|plac)(t|e|es|ed|d|ing|s)? (\S+ ){0,4}redemption (request|notice)s?  + It filed a redemption notice.  - It filed a paper.
(took|take|taking|move[ds]?|moving) (\S+ ){0,10}(out of|away from) (the |its |our |their )?(\S+ ){0,3}(manager|fund|hedge funds?|equit(y|ies)|stocks|bonds|account)s?  + It moved $5 million out of stocks.  - It moved out of town.
`,
});

export const terminates = lexicon({
  phrases: String.raw`
(terminat|fir|dismiss|drop|cut|ax|end|replac|scrap|sack|shed|remov|cancel|oust|clos)(p|t|l)?(s|e|es|ed|d|ing)? (ties with |loose |out )?(\S+ ){0,7}(managers?|mandates?|contracts?|relationships?|arrangements?|agreements?|consultants?|custodians?|advis[eo]rs?|firms?|accounts?|engagement)  + It ended a contract with two firms.  - It ended at noon.
(part|parts|parted|parting) (ways|company) (\S+ ){0,4}with  + It parted ways with Alder.  - It parted the sea.
(gave|given|giving|served) (\S+ ){0,3}notice (\S+ ){0,3}(on|to)  + We gave notice on the account.  - We took notice.
(waved|said|bade|bid|says|waving|saying) (goodbye|farewell) to  + It said goodbye to Alder.  - It said hello.
(pulled|pulling|pulls) (the plug on|its (business|money|account) from)  + It pulled the plug on Alder.  - It pulled the rope.
(moved|moving) on from  + We moved on from Alder.  - We moved on.
(let|letting) (\S+ ){1,5}go  + We let Alder go.  - Let us sing.
(cut|cuts|cutting) ties with  + It cut ties with Alder.  - It cut ties.
(did not|didn't|declin(ed|ing) to|decid(ed|ing) not to|chos(e|ing) not to|would not|won't|will not) (renew|extend)  + It did not renew Alder.  - We renew it.
(not (to )?(renew|extend)|not renewed)  + It voted not to renew Alder.  - We renew it.
`,
});

export const hires = lexicon({
  phrases: String.raw`
(hir|select|choos|chos|pick|retain|engag|nam|appoint|tap|award|add|renew|extend)(p|e)?(s|e|es|ed|d|ing|n)? (\S+ ){0,9}(managers?|mandates?|consultants?|custodians?|actuar(y|ies)|auditors?|advis[eo]rs?|firms?|contracts?|administrators?|provider|counsel|recordkeeper)  + It hired a bond manager.  - It hired a hall.
(giv|gave|hand|award)(e|es|ed|en|ing|s)? (the|its|that|an?|our) (\S+ ){0,5}(job|mandate|contract|assignment|account|business|work|engagement) to  + It gave the job to Alder.  - It gave up.
(select|hir|chos|pick|approv|award|mandat|appoint)(s|e|es|ed|en|d)? us (for|to|an?)  + It selected us for a mandate.  - It sees us.
`,
});

/** The same with the name of a firm that is let go. */
export const terminatesByName = lexicon({
  isCased: true,
  phrases: String.raw`
([Tt]erminat|[Ff]ir|[Dd]ismiss|[Dd]ropp?|[Aa]x|[Oo]ust|[Rr]eplac|[Jj]ettison|[Ss]ack|[Dd]itch)(e|ed|es|ing|s)? ([\p{Ll}'-]+,? ){0,6}(\p{Lu}[\p{L}&'’-]+ ){1,4}(Advis[eo]rs|Advisory|Consulting|Consultants|Partners|Capital|Management|Trust|Bank|Group|Associates|Investors|Investments|Global|Asset|Actuarial|Services)  + It fired its adviser, Alder Capital Partners.  - It fired Ann Birch.
`,
});
/** The same with the name of a firm, of which one is hired. */
export const hiresByName = lexicon({
  isCased: true,
  phrases: String.raw`
([Hh]ir|[Ss]elect|[Cc]hoos|[Cc]hos|[Pp]ick|[Rr]etain|[Ee]ngag|[Tt]app?)(e|es|ed|d|ing|en|s)? (the )?(\p{Lu}[\p{L}&'’-]+ ){0,4}(\p{Lu}\S* )?(Advis[eo]rs|Advisory|Consulting|Consultants|Partners|Capital|Management|Trust|Bank|Group|Associates|Investors|Investments|Global|Asset|Actuarial|Services|Analytics|Solutions|Trustees|Fiduciary|Securities|LLC|Company|Custody)  + We chose Alder Advisory.  - We chose Ann Birch.
(went with|going with|gone with|go with|brought in|brought on|brought aboard|bringing in|bringing on|turned to|settled on|landed on|signed on|signed up|signed) (the )?\p{Lu}\S+  + It went with Alder.  - It went with the flow.
([Hh]ir|[Ss]elect|[Cc]hoos|[Cc]hos|[Pp]ick|[Rr]etain|[Ee]ngag|[Tt]app?)(e|es|ed|d|ing|en|s)? (the )?\p{Lu}[\p{L}&'’-]+ (\p{Lu}[\p{L}&'’-]+ ){0,3}(over|to (run|manage|replace|oversee|advise|serve|invest|handle)|as (its|our|their|the) (new |general |lead |primary |first )?(\S+ )?(manager|consultant|custodian|actuary|advis[eo]r|auditor))  + It picked Alder over Birch.  - It picked Alder for lunch.
`,
});

export const commits = lexicon({
  phrases: String.raw`
(commit|put|pledg|invest|allocat|plac|steer|earmark|direct|re-?up|add|plow|funnel|dedicat|closed on|clos)(t)?(s|e|es|ed|d|ing|ting)? (\S+ ){0,3}([$€£]?\d\S{0,14}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|twenty-five|thirty|forty|fifty|sixty|seventy|seventy-five|eighty|ninety|a hundred|hundred) (million|billion)? ?(\S+ ){0,4}(to|into|in|with|toward)  + It put $5 million into Alder Fund V.  - It put a lid on it.
(put|putting|puts) in (\S+ ){0,4}(million|billion)  + We put in twenty million.  - We put in work.
(came|come|went|bought|wired|signed|re-?upped) (\S+ ){0,4}(into|in|on|to|for) (\S+ ){0,8}(Fund|Partners|Trust|II|III|IV|V|VI|VII|VIII|IX|X)(?=[ .,])(?! \d)  + It wired $5 million to Alder Fund.  - It went to sleep.
(commitments?|pledges?|allocations?|investments?) (of|to) (\S+ ){0,12}(million|billion)  + A commitment of $5 million.  - It is a commitment to care.
[$€£]?\d\S{0,14}( million| billion)? (\S+ ){0,3}(commitment|pledge)s?  + A $5 million commitment.  - A firm commitment.
`,
});

export const searches = lexicon({
  phrases: String.raw`
(issu|launch|open|releas|start|begin|began|begun|publish|post|kick|kicked|run|ran|send|sent|put|authoriz|conduct)(s|e|es|ed|d|ing|ning)? (off |out )?(\S+ ){0,6}(rfps?|rfqs?|requests? for (proposals?|qualifications?)|solicitation|(manager|consultant|custodian|custody|actuary|actuarial|advis[eo]r|firm|provider|recordkeeper) search(es)?|search(es)? for (a|an|the|its|our|new|\p{L}+) (\S+ ){0,4}(manager|consultant|custodian|actuary|advis[eo]r|firm|provider|recordkeeper)s?)  + It launched a search for a bond manager.  - It launched a boat.
(accepting|taking|collecting) (bids|proposals|responses)  + It is accepting proposals.  - It is accepting it.
(rebid|rebidding|re-?open(ed|ing)?) (\S+ ){0,4}(contract|search|mandate)  + It rebid the contract.  - It rebid.
(put|puts|putting|sent|send|going|went|go|goes|took|take) (\S+ ){0,7}out (to|for) (bid|tender|proposals|competition)  + It put the job out to bid.  - It put the cat out.
(seek|seeks|seeking|sought|looking for|invit(es?|ed|ing)) (\S+ ){0,3}(bids|proposals|tenders)  + It sought bids.  - It sought peace.
(search|looking|hunting|shopping|hunt) for (a|an|its|our|the) (new |first |next )?(\S+ ){0,3}(manager|consultant|custodian|actuary|advis[eo]r|recordkeeper)s?  + It began looking for a new custodian.  - It looks for joy.
`,
});

export const paces = lexicon({
  phrases: String.raw`
(set|approv|adopt|pass|okay|cut|rais)(t)?(s|e|es|ed|d|ing|ting)? (\S+ ){0,4}(budget|plan|pace|target|schedule) (\S+ ){0,4}for (\S+ ){0,4}commitments  + It set a new budget for private commitments.  - It set a plan.
(set|approv|adopt|cut|rais|lower|reduc|trim|slow|increas|lift|dropp?|went|go|doubl|halv|boost)(t)?(s|e|es|ed|d|ing|ting)? (\S+ ){0,6}(pacing|commitment|commitments|private markets|private equity|deployment) (\S+ ){0,6}(plan|budget|schedule|pace|target(?! (up |down )?(from|to|of) \d\S{0,8}(%| percent))|(to|by) [$€£]?\d[\d.,]{0,12}(?![\d.,]|%| percent))  + It cut its commitment budget to $5 million.  - It cut the rope.
(approv|adopt|set|sett)(s|e|es|ed|d|ing)? (\S+ ){0,4}pacing (plan|model|schedule|budget|study)  + It adopted a pacing plan.  - It adopted a cat.
`,
});

/** What somebody is paid, which is no sum of what they are given. */
export const isFee = lexicon({
  words: 'fees? salary costs? paid pay retainer savings? save[sd]? saving annually',
  phrases: String.raw`
(a|per|each|every) (year|month|quarter)  + It gets $5 million a year.  - It took years.
`,
});

/** Of a year's commitments rather than of one. */
export const isOfYear = lexicon({
  words: 'budget pacing annual yearly',
  phrases: String.raw`
(fiscal|calendar) (year|20\d\d)  + A fiscal year.  - A year.
(a|per|each|every|this|next) year  + It is next year.  - It is new.
`,
});

/** The next of several sums in one sentence, each into another fund: "and up to $5 million in Alder Fund II". */
export const commitsMore = lexicon({
  isCased: true,
  phrases: String.raw`
~(, |,? and )(up to |another |about |an additional )?[$€£]?\d[\d.,]{0,9}( million| billion)? (in|to|into|with|for) (the )?\p{Lu}~  + $5 million to Alder and $6 million to Birch.  - And $6 million.
`,
});
/** Of what was just named. */
export const changesIt = lexicon({
  phrases: String.raw`
(go|going|went) (up|down) to [$€£]?\d~  + We go down to 6.8.  - We go down.
(took|brought|cut|lowered|dropped|moved|raised|lifted|bumped|nudged) (it|that)( \S+){0,2} to ([$€£]?\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty)~  + They took it down to six and three quarters.  - They took it to heart.
`,
});
