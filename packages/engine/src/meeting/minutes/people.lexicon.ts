import { lexicon } from '../../lexicon/lexicon.ts';

/** Somebody says that they take no part because of an interest of their own. */
export const stepsAside = lexicon({
  phrases: String.raw`
recus(e|es|ed|ing) (myself|himself|herself|themselves)  + I'll recuse myself from this item.  - They recused the judge.
(i|i'll|i'm|i've|i will|i am|i need to|i have to|i want to|i would like to|i'd like to|i ought to|i should|i must) (also |just )?(going to |have to |need to )?(recuse|abstain|disclose)  + I need to disclose that my sister works there.  - They disclose their fees.
(i have|i've got|i've|i have got) (an interest|a conflict)(?! in (seeing|hearing|learning)| for you)  + I have a conflict on this one.  - I have an interest in hearing more.
(declare|disclose|declaring) (an|a|my) (interest|conflict)  + I want to declare an interest.  - They declare a dividend.
(so |and )?i'?(ll| will|m going to| am going to) abstain  + I'm going to abstain anyway.  - They will abstain.
`,
});

/** How minutes tell of it. */
export const steppedAside = lexicon({
  words: 'recus\\w* abst\\w+ disclos\\w+ conflicts? interest',
  phrases: String.raw`
(left|leaving|withdrew|stepped out)  + Mr. Reed left the room.  - He read it.
(did|does|do|had|has|have) not (take|taken|participate[sd]?|vote[ds]?)  + Ms. Oh did not vote.  - It did not rain.
took no part  + Ms. Oh took no part.  - She took part.
`,
});

/** Somebody leaves, as minutes say it. */
export const parting = lexicon({
  words: 'leav\\w+ left retir\\w+ resign\\w* depart\\w* successor farewell',
  phrases: String.raw`
last (day|meeting)  + It was her last meeting.  - It was her last word.
step\w* down  + She steps down in May.  - She stepped up.
term (\w+ ){0,2}(end\w*|expir\w*)  + Her term ends in May.  - The term is long.
years of service  + Thanked for ten years of service.  - The service is new.
`,
});

/** Somebody comes, as minutes say it. */
export const arriving = lexicon({
  words:
    'appoint\\w* hir\\w+ named elect\\w* promot\\w* join\\w* welcom\\w* chosen successor fill\\w* selected',
});
