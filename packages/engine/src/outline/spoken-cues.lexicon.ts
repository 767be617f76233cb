import { lexicon } from '../lexicon/lexicon.ts';

// Said where a new part begins.

export const acknowledges = lexicon({
  at: 'opening',
  phrases: String.raw`
((um|uh|yeah|and|so)\W+)?(okay|ok|'kay|alright|all right|right|now|anyways?|great|perfect|cool)  + Um, okay, next.  - It is okay.
`,
});

export const concludes = lexicon({
  at: 'opening',
  phrases: String.raw`
((um|uh|yeah|and)\W+)?so  + And so we sold.  - It is so.
`,
});

export const movesOn = lexicon({
  phrases: String.raw`
mov(e|ing) on  + We move on.  - They moved it.
switch(ing)? (over |gears )?to  + We switch to credit.  - The switch failed.
turn(ing)? (now |over |back )?to  + We turn now to credit.  - It was her turn.
jump(ing)? (over |back |in)?to  + We jump into credit.  - Prices jump.
(go|get|going|getting) (back |straight |right )?(in)?to (the )?(next|first|second|third|last|other)  + We go right to the next point.  - We go to work.
get started  + We get started.  - They started.
start(ing)?( off)? with  + We start with credit.  - They start.
dive in  + We dive in.  - Prices dive.
on to (the|our|your|another)  + On to the next point.  - They hold on to cash.
now on  + From now on it is paid.  - It is paid now.
now to (the|our)  + Now to the budget.  - It is time now.
shift(ing)? (gears|focus|to)  + We shift gears.  - The shift ended.
speaking of  + Speaking of costs, they rose.  - They are speaking.
switching gears  + We are switching gears.  - The gears broke.
in other news  + In other news it closed.  - The news was good.
welcome back  + Welcome back.  - They are welcome.
up next  + Up next is credit.  - It is next.
time for  + It is time for credit.  - The time is short.
`,
});

export const namesSubject = lexicon({
  phrases: String.raw`
(talk(ing)?|speak|hear|discuss|touch|focus|go over|cover|walk (you |us )?through|show you|present(ation)?|look)( \w+){0,3}? (about|on|at|through|over|our|your|my|the|this|that)  + We talk a bit about credit.  - Talk is cheap.
`,
});

export const counts = lexicon({
  phrases: String.raw`
(next|first|second|third|fourth|final|last|another|other|main|big|biggest|key|new)\s+(\w+\s+){0,2}?(things?|topic|items?|piece|part|feature|point|questions?|story|one|issue|step|presentation|section|slide|subject|update|speaker|up)  + The next agenda item is credit.  - The item is credit.
`,
});

export const handsOver = lexicon({
  phrases: String.raw`
(you|who) (wanna|want to|wants to|would like to|like to) (go|start|begin|share|present|take)~  + Who wants to start?  - They want to start.
over to  + Over to Jane.  - It is over.
hand (it |you )?over  + I hand it over.  - They hand out cash.
your turn  + Jane, your turn.  - It turned.
go ahead  + Jane, go ahead.  - Ahead of plan.
take it away  + Jane, take it away.  - They take it.
floor is yours  + The floor is yours.  - The floor is wood.
`,
});

export const invites = lexicon({
  at: 'opening',
  phrases: String.raw`
([a-z][a-z']*[ ,.]{1,3}){0,3}?(what about|how about|tell (us|me))  + And what about credit?  - They ask what it is about.
`,
});
