import { lexicon } from '../../lexicon/lexicon.ts';

// What a motion does with the thing that its words are about.

/** Verbs of motions that do what they name: to commit, or to approve a commitment. */
export const actHeads = lexicon({
  at: 'whole',
  words: String.raw`approv(e|es|ed|ing|al) authori[sz](e|es|ed|ing) adopt(s|ed|ing|ion)? accept(s|ed|ing)? ratif(y|ies|ied|ying) confirm(s|ed|ing)? affirm endorse[ds]?
    support(s|ed)? follow concur(s|red)? recommend(s|ed|ing)? proceed issu(e|es|ed|ing) reissue post release begin start launch open conduct initiate resume make
    mov(e|es|ed|ing) set(ting)? amend(s|ed|ing)? chang(e|es|ed|ing) increas(e|es|ed|ing) rais(e|es|ed|ing) lower(s|ed|ing)? reduc(e|es|ed|ing) cut(ting)? decreas(e|es|ed|ing) trim adjust revise phase
    select(s|ed|ing|ion)? hir(e|es|ed|ing) retain(s|ed|ing)? engag(e|es|ed|ing) (re)?appoint(s|ed|ing)? (re-?)?elect(s|ed|ing)? nam(e|es|ed|ing) nominate promote choos(e|es|ing) pick award(s|ed|ing)? contract
    enter execute sign negotiate finali[sz]e complete commit(s|ted|ting)? invest(s|ed|ing)? allocat(e|es|ed|ing) plac(e|es|ed|ing) put fund(s|ed|ing)? re-?up contribute appropriate add give grant pay
    offer use transfer shift rebalance redeem(s|ed|ing)? withdraw(s|n|ing)? pull take certif(y|ies|ied) fix declare levy apply deploy upsize sell(s|ing)? sold exit(s|ed|ing)? liquidat(e|es|ed|ing) terminat(e|es|ed|ing) end(s|ed|ing)? fir(e|es|ed|ing)
    dismiss(es|ed|ing)? replac(e|es|ed|ing) cancel(s|ed|ing|led|ling)? discontinue rescind part close(s|d)? wind divest extend(s|ed|ing)? renew(s|ed|ing)? go(es)? solicit seek tender re-?procure procure
    test implement establish create buy purchase convert split send forward delegate let be is was are were have has had do does did would will should can could may might must need want like think
    swear vote(s|d)? cast bring instruct direct`,
});

/** Verbs that leave it to somebody what is done: what they are to do tells. */
export const leavesTo = lexicon({
  at: 'whole',
  words:
    'authori[sz](e|es|ed|ing) direct(s|ed|ing)? instruct(s|ed|ing)? ask(s|ed|ing)? request(s|ed|ing)? require[sd]? empower(s|ed)? permit allow order urge[sd]? encourage[sd]? invite[sd]?',
});

/** Of these, the ones that decide nothing where nothing is to be done. */
export const onlyAsks = lexicon({
  at: 'whole',
  words: 'ask(s|ed|ing)? request(s|ed|ing)? urge[sd]? encourage[sd]? invite[sd]?',
});

/** Words that are verbs at the head of a motion though dictionaries call them otherwise; they do nothing that they name. */
export const otherHeads = lexicon({
  at: 'whole',
  words:
    'stay halt pause table report review note thank study talk delay stop hold keep drop refer receive file censure waive hear wait suspend postpone defer continue maintain leave overrule overturn veto',
});

/** What stands behind these is what is not done. */
export const insteadOf = lexicon({
  phrases: String.raw`
(rather than|instead of|in place of|in lieu of|as opposed to|without)( \w+ing| (commit|terminate|redeem|hire|issue|raise|lower)\w*)  + Keep it rather than terminate it.  - Do it without delay.
`,
});

/** The event behind it is denied; "not to exceed" is a bound. */
export const denies = lexicon({
  phrases: String.raw`
(not|never|n't|neither|nor)(?! (to exceed|more than|less than|later than|exceeding|only|yet))  + We do not commit.  - Not to exceed $5.
`,
});

/** A report is taken, whatever it is on. */
export const takesReport = lexicon({
  at: 'opening',
  phrases: String.raw`
(accept|approve|adopt)(s|ed)? (the |this |that |staff's |his |her )?([\w-]+ ){0,3}(report|memo|memorandum|update|presentation)(?!.* and (to )?(adopt|approve|set|authorize|authorise|hire|commit|issue|terminate|redeem)\b)  + Accept the report on the search.  - Accept the report and to adopt the rates.
`,
});

/** Those who are asked to do it are others: a law, a county's budget. */
export const ofOthers = lexicon({
  phrases: String.raw`
(legislature|general assembly|congress|governor|city council|county commission(ers)?|county|mayor|parliament|minister|sponsor|employers?) to  + Ask the legislature to raise it.  - A rise for the county.
`,
});
