import { lexicon } from '../../lexicon/lexicon.ts';

// What is put before a body without a motion, and how it is asked whether all agree.

/** Something is proposed, advised or asked for; what follows is the proposal. */
export const proposes = lexicon({
  phrases: String.raw`
(the|our|my|his|her|their|staff|staff's|officers'|consultant's) (formal |first |second |only |joint )?(recommendations?|proposals?|advice|suggestion|request|ask)( today| here| in the (report|paper)| before you| to you)? (is|are|would be|was)( simply| just| therefore| then)?( that| to| for)?(?! (in|on|at|not|attached|set out|below|above)\b)  + The recommendation is to hold the rate.  - The recommendation is in the paper.
(i|we|staff|officers|the (consultant|officers|working group|subcommittee|administration))( would|'d| do| both| also| all)? (recommend|recommends|propose|proposes|suggest|suggests)( that)?(?! (it|this|against|otherwise|so|to)\b)  + Staff recommends that the rate be held.  - They recommended it.
(i|we|staff)('m| am|'re| are| is)( also| just| simply)? (recommending|proposing|suggesting|asking for|seeking|requesting|asking (you|the (board|committee|trustees|members|panel)) (to|for))( that| approval to| approval of| approval for)?  + We're proposing that the rate be held.  - I am asking why.
(committee|board|panel|council|trustees|members|you)( are| is|'re) (asked|invited|recommended|requested|being asked|being invited) to  + The committee is asked to approve the budget.  - You asked us to.
what (i'm|i am|we're|we are|staff is) (asking|seeking|looking|proposing|recommending)( you)?( for)?( today| here)? is( that| to| for)?  + What we're asking for is a new range.  - What we are is tired.
(staff|we|officers|management|the administration)('d| would)( also| now)? like to(?= (commit|move|exit|hire|terminate|redeem|raise|lower|increase|reduce|cut|set|keep|hold|extend|renew|issue|test|take up|put|add|sell|buy|invest|retain|appoint|adopt|change|amend|start)\b)  + Staff would like to commit ten million.  - We would like to thank her.
what (i'd|i would|we'd|we would) (ask|propose|suggest|recommend|like)( of (this|the) (committee|board)| of you| for)? is( that| to)?(?! (its|your|for) (advice|views?)\b)  + What we'd suggest is that we hold.  - What would they ask?
(i'd|i would|we'd|we would|my preference would be to|my inclination is to|my sense is that we|my view is that we) (like to|like us to|like the (board|committee) to|be inclined to|favou?r|support)(?! (say|hear|thank|know|see|ask|make|start|begin|add|give|point|talk|turn|go|move|remind|come)\b)  + I'd like us to hold the rate.  - I'd like to thank her.
(why don't|shall|should|could|can) we (just |then |perhaps |maybe )?(?=\p{L}{3,12} \p{L})(?! (say|see|hear|get|go to|move|turn|talk|do that|ask)\b)  + Why don't we hold the rate?  - Shall they?
`,
});

/** Whether all agree is asked; what follows may be the proposal. */
export const asksAssent = lexicon({
  phrases: String.raw`
(any|is there any|are there any) objections? (to|if we|if i)  + Any objection to sending the letter?  - They have no objection.
(is|are) (everybody|everyone|we all|we|people|all|all members|members|trustees|colleagues|folks|the (board|committee|panel|trustees|members)|all of us|you all)( all| generally| broadly)? (okay|ok|fine|comfortable|good|all right|alright|content|happy|agreed|in agreement|agreeable|supportive|on board|minded|prepared|satisfied)( with| if we| that| to| for| about)?  + Is everybody okay with sending it?  - Everybody is here.
(any|anybody have a|anyone have a|is there a|is there any) problems? (with (that|it|this)|if we)  + Any problem with that?  - They have no problem.
(does anyone|does anybody|anyone|anybody) (object|disagree|dissent|mind|uncomfortable|opposed|against|unhappy|feel differently|have (a|any) (problem|concern|concerns|issue|objection|objections))( to| if we| with)?  + Does anyone object to sending it?  - They object.
(do|does|can) (we|i|members|the (committee|board|panel))( all)? (agree|have agreement|have consensus|take it|have your agreement|have the committee's agreement)( that| to| on| with| then)?(?= \p{L}|\?|$)  + Do we agree to send it?  - They agree.
(can|could|may|shall|should) (i|we) (agree|take that as|take it as|take it that|note|approve|accept|endorse|record that|record it|proceed on)( that| as)?  + Can we agree the recommendations?  - I can see.
(are|is)( the| those| all| all the| these| both)? (recommendations?|proposals?|resolutions?|minutes)( [a-z0-9.]{1,6}){0,6} (agreed|approved|accepted|a correct record|content)  + Are the recommendations one to four agreed?  - The recommendations are agreed.
`,
});

/** The same in a word or two: all that a sentence asks. */
export const asksAssentBare = lexicon({
  at: 'whole',
  phrases: String.raw`
((and|so|okay|ok|then|is|are|all|everyone|everybody|members|we|we all|that|is that|are we all|are we|is everyone|are members|are you all|that's|any|any other|no)[, ]{1,2}){0,4}(agreed|content|happy|comfortable|approved|happy with that|content with that|okay with that|fine with that|comfortable with that|objections?|dissent|dissenters|all right|a consensus)( then)?\?  + Are members content?  - Content is dear.
`,
});

/** How others answer: all that they say. */
export const assents = lexicon({
  at: 'whole',
  phrases: String.raw`
\W{0,2}((yes|yeah|yep|agreed|aye|indeed|sure|fine|okay|ok|good|content|absolutely|of course|no objections?|no|none|happy|very happy|mm-?hmm?|i agree|we agree|agree|i'm (good|fine|happy|comfortable|content|okay|supportive)|i am (comfortable|content|happy)|i support (it|that)|works for me|makes sense( to me)?|fine (by|with) me|good with me|all agreed|members agreed|no problem|not from me|none from me|no concerns|with that|with it|chair|madam chair|mr\.? chair|thank you)[,.;! \])]{0,3}){1,6}  + Agreed, Chair.  - Agreed to nothing.
\W{0,2}(agreed|nods|members indicated agreement|indication of assent|assent|several voices: agreed|members nodding)\W{0,2}  + [Agreed]  - They nodded.
`,
});

/** Somebody does not agree. */
export const dissents = lexicon({
  phrases: String.raw`
(i|we)( do|'d| would)?( strongly| respectfully| have to| must| still)? (disagree|object|oppose|dissent)  + I object to that.  - They had an object.
(i|we)('m| am|'re| are) (not (comfortable|content|happy|in favou?r|supportive|convinced|persuaded|ready|there)|uncomfortable|opposed|against)  + I'm not comfortable with it.  - I am comfortable.
(i|we)('d| would) (rather|prefer)( not)?  + I'd rather wait.  - They wait.
(before we (do|decide|agree)|hold on|not so fast|i have (a |some )?concerns?)  + Hold on.  - The hold is long.
`,
});
