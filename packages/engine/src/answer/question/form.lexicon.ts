import { lexicon } from '../../lexicon/lexicon.ts';

/** Questions of what is other than it was. */
export const asksChange = lexicon({
  phrases: String.raw`
    what( \S+){0,4} (chang|evolv|shift)(e|ed|es|ing)?  + What has changed in the pacing plan?  - What is the pacing plan?
    how (has|have|did|does|do|is|are|was|were) .{1,80}(chang|evolv|shift|develop)(e|ed|es|ing)?  + How did the view on rates change?  - How did the view on rates come about?
    what('s| is| was) (new|different)  + What is new in the policy?  - What is the policy?
    (changes?|changed) (in|to|of|since|over)  + Which changes to the fee schedule were made?  - Which fee was changed?
  `,
});

/** Questions that set two things side by side. */
export const asksComparison = lexicon({
  words: 'compare compares compared comparison versus vs',
  phrases: String.raw`
    differ(s|ed|ent from|ence between|ences between)?  + What is the difference between the two plans?  - What is the plan?
    (which|who|what) .{0,80}(\p{L}+er|more|less|fewer|better|worse|most|least)( \S+){0,3}[,:] .{1,60} or  + Which fund is larger, Larch or Alder?  - Which fund is larger?
    (more|less|fewer|higher|lower|larger|smaller|better|worse|greater|cheaper|faster|slower) .{0,60}than  + Is the fee higher than that of Alder?  - Is the fee higher?
  `,
});

/** Questions that several things answer: their noun is a plural. */
export const asksList = lexicon({
  phrases: String.raw`
    ^\W*(list|name|enumerate) (the|all|every|some|three|two|four|five)  + List the managers that were hired.  - The list of managers was long.
    ^\W*(which|what) (\p{L}[\p{L}-]* ){0,3}(?!(is|was|does|has|this|its|basis|series|status|process|business|bonus|loss|access|progress|class|focus|analysis|census|consensus|address|success|illness|mess|press|boss|pass|gas|less|plus|versus|always|perhaps|as|us)\b)\p{L}+s (is|are|was|were|did|do|does|has|have|had|will|would|can|could|should|may|might)  + Which risks did the consultant name?  - Which process did the consultant name?
    ^\W*(what|who) (are|were) (the|all|some|its|their|our) (\p{L}[\p{L}-]* ){0,3}(?!(this|its|basis|series|status|process|business|bonus|loss|access|progress|class|focus|analysis|census|consensus|address|success)\b)\p{L}+s  + What were the main risks?  - What was the risk?
    ^\W*which of the  + Which of the managers were hired?  - Which manager was hired?
  `,
});

/** Questions that a name answers. */
export const asksName = lexicon({
  phrases: String.raw`
    ^\W*(by |to |for |from |with |of )?(who|whom|whose)  + Who moved the motion?  - Why did those who moved it do so?
    (and|or) (who|whom|whose)  + What was moved, and who seconded it?  - What was moved?
    ^\W*(by |to |for |from |with |of |in |at )?(which|what) ((?!(is|are|was|were|will|would|did|does|do|has|have|had|can|could|should) )\p{L}[\p{L}-]* ){0,4}(person|people|member|trustee|manager|consultant|company|firm|fund|bank|custodian|vendor|supplier|partner|organi[sz]ation|agency|city|state|country|team|speaker|author|analyst|actuary|auditor|provider|product|party|university|department|district)  + Which consultant was hired?  - Which risk was named?
    what('s| is| was) the names?  + What is the name of the fund?  - What is the fund?
  `,
});

/** Of those, for somebody. */
export const asksPerson = lexicon({
  phrases: String.raw`
    (who|whom|whose)  + To whom was it given?  - Which fund was it given to?
    (which|what) (\p{L}[\p{L}-]* ){0,2}(person|member|trustee|speaker|author|analyst|director|officer)  + Which trustee voted against it?  - Which fund was it?
  `,
});

/** Of those, for an office that people hold, and firms. */
export const asksAdviser = lexicon({
  phrases: String.raw`
    ^\W*who (is|are|was|were)( \S+){0,4} (consultant|actuary|auditor|custodian|advis[eo]r|counsel|administrator)s?  + Who is its investment consultant?  - Who is its chair?
  `,
});

/** Of those, for a place. */
export const asksPlace = lexicon({
  phrases: String.raw`
    (which|what) (\p{L}[\p{L}-]* ){0,2}(city|state|country|county|district|place|region)  + In which city will it be held?  - Which fund was it?
  `,
});

/** Questions for who was given a contract or a mandate. */
export const asksWinner = lexicon({
  phrases: String.raw`
    ^\W*(who|(which|what) \S+) (won|wins|got|received|(was|were|is|has been) (awarded|selected|chosen|given))( \S+){0,8} (contract|mandate|award|search|rfp|bid|tender|deal)  + Who won the custody contract?  - Who runs the custody contract?
    ^\W*to whom (was|is|were)( \S+){1,8} (awarded|given)  + To whom was the contract awarded?  - To whom was it shown?
  `,
});

/** What a paper, or a point of it, is called by: no name of anybody ends so. */
export const namesPaper = lexicon({
  at: 'closing',
  words: String.raw`awards? contracts? agreements? approvals? amendments? resolutions? motions? minutes agenda reports? updates? reviews?
    rfps? recommendations? presentations? discussion policy policies plans? budgets?`,
});

/** Questions for whoever went. */
export const asksLeaver = lexicon({
  phrases: String.raw`
    ^\W*who (has |have |had |is |will )?(left|leav(e|es|ing)|resign(ed|s|ing)?|retir(ed|es|ing|e)|quit|depart(ed|s|ing)?|step(ped|s|ping)? down)  + Who left the board?  - Who is on the left?
  `,
});

/** Questions for whoever comes after somebody. */
export const asksSuccessor = lexicon({
  phrases: String.raw`
    ^\W*who( \S+){0,3} (succeed(s|ed)?|replac(e|es|ed)|take over from|took over from|follow)  + Who will succeed Ana Varga?  - Who is Ana Varga?
  `,
});
