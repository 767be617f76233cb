import { lexicon } from '../lexicon/lexicon.ts';

/** What people are called by their work, and the formalities of a meeting. */
export const office = lexicon({
  words: String.raw`officers? directors? chairs? trustees? presidents? treasurers? secretar(y|ies) counsel vice deput(y|ies) chiefs?
    co-?hosts? hosts? spokes\w+ commissioners? senators? professors? editors? moderators? panelists? analysts? motions? votes? favou?r
    minutes agenda calendar meetings? whereas resolved operator ayes noes nays yeas movers? seconders? abstentions? (co-?)?founders? quorums? adjournments? amendments? resolutions?`,
  phrases: String.raw`
    (public|member) (comments?|speakers?)  + Public comment  - Public equity
    (staff|committee) reports?  + Staff report  - Annual report
    legal review  + Legal review  - Legal action
    ^(vast|great|overwhelming|large|big|small) (majority|minority|number|amount|variety)$  + Vast Majority  - Majority owners
    roll call  + Roll call  - Capital call
    ^[ap]\.? ?m\b  + P.m.  - P.E. fund
  `,
});

/** Single words which every item of this field has, and which say nothing of this one. */
export const general = lexicon({
  at: 'whole',
  words: `systems? business services? company companies funds? managers? management pages? prices? plans? points? rules? markets? boards?
    targets? programmes? programs? cases? staff teams? products? customers? projects? members? reports? values? groups?
    investors? money periods? works? issues? information data users? codes? apps? jobs? story country guys? friends? paths?
    portfolios? assets? costs? fees? answers? memos? readers? letters? consultants? clients? partners? deals? interests? industry
    technology platforms? solutions? sales? orders? growth revenues? margins? cash models? tools? sites? websites? things? ideas?
    dollars? shares? stocks? units? lines? versions? features? community developers? software computers? internet respondents?
    papers? charts? offices? lists? books? laws? city states? pays investments? entry entries debates? risks? kinds? sizes? rests?
    numbers? questions? millions? billions? everybody weeks? weekends? decisions? reviews? conditions? breaks? vehicles?
    transactions? committees? earnings ranges? records? requests? memorand(um|ums|a) elections? hints? loans? buildings? buyers?
    contracts? rates? deployment`,
  phrases: String.raw`
    (small|smaller|large|larger|big|bigger|other) (companies|managers|investors|countries)  + Small companies  - Small company stocks
  `,
});
