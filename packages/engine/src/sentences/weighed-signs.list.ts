/**
 * What the signs around a word (`borderSigns`) add to these odds: a weight, and the signs that weigh as much. Made by
 * `eval/borders/fit-borders.ts`, with what stands in `border.weights.ts`.
 */
export const weighedSigns = `
2.8|>okay
2.6|>>in addition
2.5|<<as well|>yeah
2.3|>yes
2.2|<<like that|>so
2.1|>however
1.9|<<thank you|>>is it|>>of course|>>~is ~ere|>>~of ~rse|>finally
1.8|<<do that|>>can you|>i'll|>oh
1.7|<<about that|>>and as|>>that is|>>this was|>>~turning ~|>adjusted
1.6|<yes|>>and so|>>~moving ~|>i'm|>turning
1.5|<<on that|<year|>>and if|>>this is|>thanks
1.4|<<for that|<<very much|<>that and|<okay|>>good morning|>>it is|>i|>it's|>well
1.3|<<go ahead|<ago|<right|>>and i|>>with that|>>~please ~|>>~yes ~
1.2|>>and that's|>>for example|>>i mean|>>it was|>>the next|>>~and ~lly|>>~and ~t's|>>~oh ~|>excluding|>looking
1.2|>moving|>now|>obviously|>remember|>~rry
1.1|<#|<<for us|<<of that|<<to that|<># the|<cool|>>how do|>>is that|>>one of|>>that was|>>~yeah ~|>despite
1.1|>overall|>q
1.0|<<prior year|<<right now|<future|<goal|<here|<pandemic|<q2|<year-over-year|>>as i|>>as you|>>at this
1.0|>>do you|>>let me|>>on a|>>thank you|>>there are|>>we also|>>~and ~|>>~in ~ion|>>~slide ~|>but|>he|>i've|>mr
1.0|>no|>second|>third|>we're|>~nks|>~t's
0.9|<<good morning|<<last year|<<of #|<<with that|<currency|<interesting|<plan|<quarter|<range|<term|>>and and
0.9|>>and uh|>>slide #|>>there is|>>~no ~|>>~so ~t's|>>~thank ~|>>~the ~ase|>please|>thank|>this|>um|>we|>we'll
0.9|>while|>why
0.8|<environment|<flow|<great|<markets|<morning|<period|<sequentially|<thing|<times|<together|<~iod|>>and it's
0.8|>>and then|>>based on|>>from a|>>on slide|>>so if|>>so that's|>>um and|>>~for ~ple|>>~good ~ing|>>~i'm ~
0.8|>>~it ~n't|>>~okay ~|>>~second ~|>>~sure ~|>>~those ~|>>~um ~|>>~while ~|>exactly|>if|>let's|>there's|>these
0.8|>~'ll|>~'re|>~ank|>~ese|>~y's
0.7|<<about it|<<of it|<<per share|<<the future|<else|<everyone|<funding|<pricing|<q3|<quarters|<volume|<volumes
0.7|<week|<~tem|>>and in|>>and that|>>and this|>>that would|>>the second|>>then we|>>you can|>>~first ~
0.7|>>~it ~uld|>>~let ~|>>~uh ~|>once|>since|>slide|>they|>throughout|>what|>~'ve|>~e's|>~eas|>~lly|>~ody
0.6|<<for this|<<in #|<business|<data|<demand|<home|<levels|<mix|<possible|<process|<recovery|<segment|<too|<way
0.6|<work|<~cer|<~ses|<~sts|<~try|>>i don't|>>it doesn't|>>it has|>>looking at|>>we continue|>>you know|>>~can ~
0.6|>>~i ~n't|>>~i'd ~|>>~thanks ~|>>~the ~ond|>>~we ~ate|>>~we ~n't|>>~we ~nue|>another|>average|>good|>great
0.6|>i'd|>maybe|>our|>sure|>total|>what's|>~all|>~ird|>~ome|>~ond|>~ybe
0.5|<<it is|<<talking about|<areas|<basis|<call|<company|<cost|<costs|<done|<forward|<key|<platform|<products
0.5|<questions|<results|<team|<them|<there|<time|<today|<yeah|<~als|<~ets|<~ies|<~ity|<~ons|>>and we|>>on the
0.5|>>so the|>>the first|>>the other|>>~as ~|>>~he ~|>>~how ~|>>~it's ~|>>~looking ~|>>~revenue ~|>>~that ~uld
0.5|>>~that's ~|>>~the ~her|>>~the ~rst|>>~well ~|>>~you ~n't|>again|>first|>fourth|>gross|>it|>we've|>~eat
0.5|>~man|>~rst
0.4|<<to #|<<was #|<good|<growth|<guidance|<performance|<second|<two|<years|<~any|<~els|<~ers|<~its|<~ket|<~lts
0.4|<~ney|<~nts|<~ome|<~ues|>>so we|>>the third|>>~a ~|>>~also ~|>>~i ~|>>~just ~|>>~maybe ~|>>~right ~|>>~so ~
0.4|>>~the ~ird|>>~there ~|>>~there's ~|>>~they ~|>>~what ~|>>~you ~uld|>next|>operating|>right|>that's|>the
0.4|>~tly|>~ver
0.3|<customers|<it|<much|<~ars|<~ces|<~cts|<~ion|<~ter|>>at the|>>i think|>>i would|>>if you|>>some of|>>~all ~
0.3|>>~are ~|>>~could ~|>>~do ~|>>~during ~|>>~i ~ink|>>~if ~|>>~now ~|>>~our ~|>>~we ~|>>~we ~ect|>all|>also
0.3|>during|>then|>there|>~ght|>~her|>~ter
0.2|<<# million|<million|<~ght|<~les|<~ngs|<~ond|<~wth|>>for the|>>~at ~|>>~but ~|>>~or ~|>>~would ~|>because
0.2|>uh|>you
0.1|>~
-0.1|<~ere|<~ess|>>~# ~ion|>>~on ~|>~ose
-0.2|<things|<~act|<~age|<~are|<~ine|>>~have ~|>>~in ~|>>~see ~|>>~think ~|>>~today ~|>actually|>one|>think
-0.2|>~ely|>~ere|>~ink
-0.3|<<that the|<back|<down|<earnings|<margin|<out|<sales|<~ain|<~ant|<~ior|<~lic|<~ple|<~uct|<~und
-0.3|>>through the|>>to be|>>we can|>>~# ~|>>~because ~|>>~for ~|>>~not ~ing|>>~to ~|>just|>last|>people
-0.3|>revenue|>same|>~oss|>~rly|>~tal
-0.4|<<first quarter|<># we|<>of a|<>the year|<again|<better|<doing|<going|<set|<this|<three|<you|<~des|<~ger
-0.4|<~ird|<~mes|<~tic|>>of the|>>the #|>>~that ~|>>~things ~|>>~through ~|>>~to ~ate|>could|>not|>working|>~ead
-0.4|>~mes|>~ple|>~r's|>~sed
-0.5|<<and that's|<<for our|<<it and|<<part of|<<to the|<<we are|<<we want|<<you can|<<you have|<># in|<>it will
-0.5|<>so i|<>so that|<>some of|<>we can|<above|<community|<continue|<first|<increase|<need|<number|<people
-0.5|<position|<support|<talking|<use|<working|<~|<~and|<~art|<~ive|<~lar|<~led|<~ned|<~nic|<~nty|<~ore|<~rst
-0.5|<~sly|<~tal|<~tly|<~ust|<~ved|<~wer|<~zed|>># of|>>all the|>>and the|>>i want|>>in our|>>in the|>>to make
-0.5|>>to our|>>~about ~ing|>>~across ~|>>~after ~|>>~and ~her|>>~example ~|>>~give ~|>>~go ~|>>~good ~
-0.5|>>~growth ~|>>~it ~|>>~number ~|>>~open ~|>>~our ~ing|>>~our ~ity|>>~part ~|>>~question ~|>>~results ~
-0.5|>>~spend ~|>>~still ~|>>~their ~|>>~understand ~|>>~using ~|>>~we're ~ing|>always|>businesses|>can|>does
-0.5|>earlier|>going|>got|>investment|>strong|>take|>~ect|>~ess|>~ill|>~ite|>~nic
-0.6|<<adjusted ebitda|<<at this|<<can be|<<have a|<<i can|<<i don't|<<like to|<<that is|<<the fourth|<<to go
-0.6|<<we will|<<would be|<># #|<># and|<>a couple|<>and you|<>that it|<>uh we|<>we want|<>we're going
-0.6|<>year and|<course|<customer|<doesn't|<either|<fully|<investment|<investments|<large|<less|<long|<moving
-0.6|<own|<point|<prior|<return|<~eed|<~erm|<~fer|<~her|<~ide|<~ign|<~ily|<~ish|<~ken|<~mon|<~ply|<~sed|<~ume
-0.6|<~ute|<~ven|>>but it's|>>do it|>>due to|>>from the|>>kind of|>>look at|>>lot of|>>million in|>>on this
-0.6|>>the most|>>what we|>>~# ~ing|>>~a ~ent|>>~an ~|>>~approximately ~|>>~bit ~|>>~costs ~|>>~doesn't ~
-0.6|>>~going ~|>>~gonna ~|>>~had ~|>>~kind ~|>>~last ~|>>~move ~|>>~product ~|>>~sort ~|>>~source ~|>>~stuff ~
-0.6|>>~teams ~|>>~that ~ing|>>~the ~est|>>~the ~ies|>>~the ~ter|>>~to ~ove|>>~which ~|>>~will ~|>approximately
-0.6|>capital|>city|>expenses|>further|>future|>github|>global|>liquidity|>little|>look|>other|>power
-0.6|>previously|>production|>service|>something|>sort|>supply|>volume|>would|>~ain|>~ase|>~bal|>~gle|>~hly
-0.6|>~hub|>~ide|>~ify|>~ing|>~nue|>~ral|>~ree|>~tic|>~try|>~zed
-0.7|<<# as|<<a couple|<<are going|<<from #|<<have been|<<is it|<<is the|<<kind of|<<of course|<<sort of
-0.7|<<that in|<<to make|<<want to|<<we had|<<would like|<>a new|<>good morning|<>i want|<>the end|<>the new
-0.7|<>the world|<>we had|<>what the|<>which was|<>would have|<currently|<drive|<focused|<help|<improved
-0.7|<positive|<reduction|<run|<saying|<seven|<six|<tax|<those|<try|<whole|<~ach|<~der|<~dge|<~dly|<~est|<~ial
-0.7|<~ile|<~ime|<~ire|<~ked|<~nch|<~ove|<~set|>>a year|>>and they|>>because of|>>know that|>>know the|>>of all
-0.7|>>quarter and|>>quarter we|>>the market|>>the the|>>to say|>>uh uh|>>we were|>>which was|>>year and
-0.7|>>you want|>>~about ~|>>~by ~|>>~capital ~|>>~come ~|>>~driven ~|>>~due ~|>>~expenses ~|>>~group ~
-0.7|>>~lower ~|>>~margins ~|>>~markets ~|>>~our ~ons|>>~over ~|>>~performance ~|>>~projects ~|>>~record ~
-0.7|>>~software ~|>>~start ~|>>~the ~act|>>~the ~cal|>>~the ~ers|>>~the ~ess|>>~the ~ght|>>~the ~tal|>>~to ~her
-0.7|>>~uh ~ing|>>~what ~'re|>add|>additional|>coming|>continue|>example|>full|>give|>go|>happen|>kind|>many
-0.7|>number|>part|>pay|>problem|>recent|>record|>scale|>see|>seven|>significant|>single|>some|>still|>such
-0.7|>technology|>their|>things|>u.s|>understand|>volumes|>without|>~ail|>~ate|>~cal|>~eir|>~eld|>~ete|>~ish
-0.7|>~ium|>~lem|>~lic|>~lty|>~nce|>~ret
-0.8|<<and a|<<and as|<<at the|<<don't have|<<has been|<<is not|<<know the|<<need to|<<of our|<<range of|<<the #
-0.8|<<up to|<<we're going|<<which was|<<will be|<<yeah i|<>could be|<>i would|<>in terms|<>it would|<>of them
-0.8|<>our business|<>that are|<>that i|<>that is|<>that our|<>the way|<>then you|<>think about|<>you for
-0.8|<>you need|<>you want|<about|<all|<commercial|<conference|<consumer|<different|<gets|<leverage|<made
-0.8|<previous|<should|<total|<well|<~ady|<~all|<~ast|<~ete|<~lly|<~med|<~ody|<~ole|<~ort|<~ose|<~tch|<~ued
-0.8|<~ugh|<~ver|>># million|>>driven by|>>focus on|>>for #|>>had a|>>in #|>>in a|>>is the|>>of it|>>of those
-0.8|>>our customers|>>right now|>>terms of|>>that that|>>that will|>>the end|>>the full|>>the pandemic
-0.8|>>the quarter|>>the right|>>think it's|>>to get|>>~a ~ult|>>~be ~|>>~call ~|>>~find ~|>>~help ~|>>~here ~
-0.8|>>~including ~|>>~income ~|>>~later ~|>>~least ~|>>~more ~|>>~new ~|>>~of ~ose|>>~portfolio ~
-0.8|>>~production ~|>>~public ~|>>~second ~ter|>>~the ~age|>>~to ~ide|>>~try ~|>>~use ~|>>~volume ~|>>~was ~
-0.8|>>~whether ~|>>~who ~|>ahead|>assets|>big|>digital|>doesn't|>in|>morning|>move|>private|>product|>progress
-0.8|>public|>review|>sequentially|>services|>solid|>spend|>strength|>stuff|>wanna|>~ear|>~erm|>~ety|>~ice|>~lar
-0.8|>~ler|>~nal|>~ope|>~ost|>~pen|>~sue|>~ten|>~uff|>~ust
-0.9|<<# the|<<and how|<<as you|<<be able|<<but the|<<do you|<<growth and|<<i know|<<i want|<<if you're
-0.9|<<into the|<<is what|<<know that|<<of the|<<there are|<<think the|<<to have|<<we saw|<<what the|<<with #
-0.9|<>and that|<>but it|<>but the|<>first quarter|<>for us|<>i will|<>i'm not|<>of course|<>quarter and
-0.9|<>that the|<>the #|<>the last|<>the prior|<>the question|<>we expect|<>we were|<>with that|<>would be
-0.9|<>would like|<against|<based|<be|<big|<comes|<do|<does|<earlier|<gas|<global|<know|<m|<never|<now
-0.9|<particularly|<private|<tell|<top|<turning|<~ate|<~bal|<~cal|<~ded|<~gic|<~hly|<~ild|<~kes|<~low|<~nst
-0.9|<~out|<~per|<~sus|<~ted|>># and|>># in|>>a bit|>>about it|>>an increase|>>be able|>>be in|>>continued to
-0.9|>>end of|>>for that|>>from our|>>into the|>>like a|>>of that|>>range of|>>say that|>>to have|>>~# ~ars
-0.9|>>~add ~|>>~an ~ase|>>~an ~ing|>>~course ~|>>~far ~|>>~levels ~|>>~little ~|>>~long ~|>>~lot ~|>>~make ~
-0.9|>>~operations ~|>>~quarter ~ing|>>~really ~|>>~reason ~|>>~running ~|>>~saw ~|>>~the ~ket|>>~the ~nce
-0.9|>>~the ~ngs|>>~the ~try|>>~this ~ing|>>~together ~|>already|>and|>at|>being|>bit|>brand|>come|>deliver
-0.9|>especially|>expansion|>financial|>four|>growth|>issue|>like|>market|>money|>order|>past|>projects|>results
-0.9|>saying|>that|>try|>~ady|>~any|>~ery|>~gic|>~iew|>~ime|>~kly|>~lts|>~n't|>~ord|>~per|>~rol
-1.0|<<but it's|<<could be|<<has a|<<so if|<<so the|<<that and|<<that are|<<the third|<<the uh|<<think about
-1.0|<<to be|<<year we|<>a little|<>are the|<>at least|<>be able|<>go to|<>growth and|<>i guess|<>i mean
-1.0|<>is the|<>more than|<>that we're|<>that you|<>this quarter|<>to use|<>way to|<>we saw|<>we see|<>year we
-1.0|<addition|<both|<c|<called|<couple|<decrease|<digital|<further|<mean|<next|<on|<operating|<other|<reason
-1.0|<seen|<solutions|<that|<understand|<~eve|<~ied|<~ilt|<~ind|<~ing|<~mal|<~ped|<~red|<~tle|<~ual|>># billion
-1.0|>>a #|>>ability to|>>as the|>>continue to|>>impact of|>>need to|>>quarter of|>>second quarter|>>talk about
-1.0|>>talked about|>>the prior|>>to do|>>trying to|>>~a ~ing|>>~a ~ter|>>~ahead ~|>>~an ~ion|>>~channel ~
-1.0|>>~get ~|>>~guidance ~|>>~much ~|>>~offset ~|>>~only ~|>>~place ~|>>~point ~|>>~prices ~|>>~provide ~
-1.0|>>~put ~|>>~return ~|>>~say ~|>>~started ~|>>~talk ~out|>>~talked ~out|>>~to ~lly|>>~to ~ort|>>~too ~
-1.0|>>~versus ~|>>~was ~lly|>>~years ~|>across|>built|>contract|>covid|>employees|>energy|>find|>free|>gonna
-1.0|>group|>large|>less|>makes|>output|>partially|>recovery|>say|>should|>six|>state|>strategy|>systems
-1.0|>talking|>teams|>together|>turn|>using|>where|>which|>who|>your|>~age|>~ale|>~egy|>~est|>~gth|>~ief|>~ker
-1.0|>~nch|>~ncy|>~nna|>~oup|>~tle|>~uct
-1.1|<<# per|<<a way|<<and if|<<and they|<<be the|<<can see|<<had a|<<is an|<<million or|<<terms of|<<the new
-1.1|<<to see|<<well as|<># of|<>a very|<>about the|<>and to|<>growth in|<>i have|<>looking at|<>might be
-1.1|<>most of|<>on a|<>so the|<>than #|<>thank you|<>that this|<>the next|<>third quarter|<>to make
-1.1|<>to provide|<>to work|<>was a|<actually|<add|<another|<before|<driven|<higher|<industrial|<means|<meet
-1.1|<more|<not|<over|<overall|<probably|<public|<remain|<seeing|<significant|<solid|<start|<these|<throughout
-1.1|<~ese|<~hed|<~ill|<~lty|<~ost|>>a good|>>are going|>>fiscal year|>>focused on|>>have a|>>in that|>>is an
-1.1|>>last year|>>might be|>>that it|>>what you|>>~a ~ion|>>~ability ~|>>~activity ~|>>~addition ~|>>~amount ~
-1.1|>>~and ~ing|>>~around ~|>>~ask ~|>>~basis ~|>>~be ~ted|>>~benefit ~|>>~better ~|>>~case ~|>>~data ~
-1.1|>>~debt ~|>>~didn't ~|>>~doing ~|>>~experience ~|>>~feel ~|>>~guess ~|>>~half ~|>>~order ~|>>~our ~ers
-1.1|>>~pleased ~|>>~products ~|>>~sense ~|>>~terms ~|>>~the ~ard|>>~trying ~|>>~world ~|>answer|>building
-1.1|>conditions|>costs|>course|>development|>funds|>improve|>industry|>later|>leverage|>m|>margin|>margins
-1.1|>name|>network|>own|>pricing|>reason|>running|>small|>tools|>trying|>very|>~are|>~ean|>~ees|>~eet|>~ent
-1.1|>~ich|>~ick|>~ilt|>~ire|>~les|>~mer|>~ney|>~wer|>~wth
-1.2|<<# compared|<<# for|<<# we|<<a #|<<a little|<<a result|<<able to|<<about the|<<as i|<<because i|<<can do
-1.2|<<expected to|<<focused on|<<have the|<<have to|<<i think|<<i was|<<in this|<<just a|<<more than|<<that our
-1.2|<<the full|<<the most|<<the way|<<think it's|<<think that|<<to provide|<<was a|<<was the|<<we don't
-1.2|<<what is|<<which we|<<you know|<>a lot|<>about that|<>and i|<>don't know|<>from our|<>on this
-1.2|<>second quarter|<>so it's|<>that they|<>they have|<>think that|<>with #|<>yeah i|<>you to|<along|<begin
-1.2|<continued|<did|<existing|<given|<little|<mentioned|<most|<new|<organic|<percentage|<see|<starting|<think
-1.2|<through|<we'll|<~ank|<~ced|<~ief|<~oss|<~ude|<~use|>>a result|>>and a|>>couple of|>>for a|>>for us
-1.2|>>little bit|>>of this|>>than #|>>with a|>>~back ~|>>~been ~ing|>>~being ~|>>~capabilities ~|>>~fact ~
-1.2|>>~hard ~|>>~month ~|>>~opportunity ~|>>~period ~|>>~plan ~|>>~program ~|>>~support ~|>>~system ~
-1.2|>>~the ~ain|>>~this ~ter|>>~times ~|>>~to ~and|>>~to ~ize|>ability|>addition|>against|>am|>ask|>best|>call
-1.2|>driven|>due|>early|>for|>getting|>help|>home|>lot|>love|>making|>offset|>on|>over|>particularly|>place
-1.2|>pleased|>portfolio|>related|>start|>though|>versus|>~ade|>~and|>~ble|>~get|>~ial|>~ica|>~ine|>~ior|>~ipt
-1.2|>~lio|>~lit|>~nst|>~ogy|>~ong|>~ook|>~ous|>~out|>~own|>~ply|>~put|>~rty|>~ued|>~ues|>~ult
-1.3|<<and it's|<<and uh|<<based on|<<because of|<<couple of|<<i guess|<<it's not|<<most of|<<of a|<<on our
-1.3|<<that would|<<there's a|<<to our|<<trying to|<<which is|<># compared|<>about it|<>and it's|<>can be
-1.3|<>can see|<>for #|<>from #|<>last year|<>little bit|<>million in|<>sort of|<>they are|<>things that
-1.3|<>to the|<>uh you|<>very much|<>we remain|<>we will|<>were #|<>will be|<>you are|<>you know|<additional
-1.3|<best|<bring|<came|<full|<increased|<let's|<love|<lower|<making|<provide|<recent|<remember|<still|<taking
-1.3|<thank|<then|<using|<we're|<~bly|<~ink|<~nal|<~ral|<~wed|>># compared|>>balance sheet|>>basis points|>>be a
-1.3|>>like that|>>like to|>>of a|>>of our|>>to use|>>up #|>>way to|>>will continue|>>~# ~red|>>~balance ~eet
-1.3|>>~basis ~nts|>>~company ~|>>~continue ~|>>~continued ~|>>~continues ~|>>~create ~|>>~different ~|>>~flow ~
-1.3|>>~future ~|>>~has ~|>>~improvement ~|>>~information ~|>>~line ~|>>~mean ~|>>~opportunities ~|>>~or ~ing
-1.3|>>~platform ~|>>~points ~|>>~primarily ~|>>~range ~|>>~seen ~|>>~services ~|>>~term ~|>>~the ~ure|>>~us ~
-1.3|>>~want ~|>>~were ~|>>~will ~nue|>a|>around|>benefits|>companies|>couple|>different|>doing|>done|>existing
-1.3|>experienced|>far|>few|>guess|>important|>infrastructure|>items|>least|>levels|>long|>low|>markets|>month
-1.3|>new|>only|>really|>sense|>show|>terms|>through|>transaction|>two|>whole|>year-over-year|>~ary|>~ast|>~cer
-1.3|>~der|>~ens|>~ken|>~ket|>~mon|>~nty|>~ors|>~set|>~tor|>~ute
-1.4|<<# from|<<are not|<<but we|<<from a|<<from our|<<going to|<<half of|<<in in|<<it in|<<like a|<<of what
-1.4|<<so it's|<<so that's|<<so we|<<that they|<<there is|<<uh we|<<we have|<<what we|<<when we|<<where we
-1.4|<<with our|<>about #|<>and they|<>are going|<>be in|<>by #|<>can you|<>do it|<>fiscal year|<>has been
-1.4|<>have been|<>i think|<>i was|<>if i|<>if we|<>on that|<>or #|<>over #|<>part of|<>per share
-1.4|<>something that|<>talked about|<>that was|<>the other|<>to continue|<>to get|<>to say|<>uh the|<>which we
-1.4|<am|<around|<build|<expect|<feel|<fiscal|<include|<kind|<last|<look|<may|<once|<partially|<pretty|<said
-1.4|<sort|<they're|<within|<~hin|<~ify|<~ize|<~r's|<~ten|<~tty|>#|>># basis|>># per|>>across the|>>at a
-1.4|>>expected to|>>for our|>>has a|>>or #|>>so that|>>will be|>>~# ~sis|>>~and ~ent|>>~and ~ion|>>~be ~ing
-1.4|>>~believe ~|>>~between ~|>>~business ~|>>~chain ~|>>~couple ~|>>~decline ~|>>~focus ~|>>~focused ~
-1.4|>>~have ~ted|>>~impact ~|>>~level ~|>>~me ~|>>~mentioned ~|>>~months ~|>>~on ~ing|>>~outlook ~|>>~tax ~
-1.4|>>~time ~|>>~value ~|>>~working ~|>>~year ~|>amount|>application|>area|>balance|>between|>build|>clear
-1.4|>fact|>half|>high|>income|>increasing|>life|>meet|>performance|>point|>prices|>process|>put|>result|>return
-1.4|>saw|>software|>source|>spending|>talked|>times|>world|>years|>yet|>~ant|>~fic|>~gin|>~ier|>~ily|>~med
-1.4|>~mic|>~nes|>~ngs|>~ual
-1.5|<<# basis|<<all the|<<and our|<<and we're|<<as a|<<at a|<<be a|<<can you|<<i just|<<if i|<<it will
-1.5|<<it would|<<number of|<<on a|<<on slide|<<that we're|<<the second|<<then we|<<through the|<<to get
-1.5|<<try to|<<us to|<<way to|<<we also|<<we continue|<<we could|<<we expect|<<we would|<<what i|<<where you
-1.5|<<you for|<># basis|<># years|<>a bit|<>all of|<>and if|<>and then|<>as a|<>as you|<>i am|<>is an|<>let me
-1.5|<>of it|<>offset by|<>prior year|<>quarter of|<>quarter we|<>so if|<>so that's|<>talking about|<>that has
-1.5|<>that will|<>the call|<>then we|<>this year|<>we believe|<>we continue|<>what we|<>what you|<always
-1.5|<believe|<can|<can't|<due|<have|<hope|<looking|<many|<multiple|<obviously|<saw|<talked|<~nly|<~rly|<~uld
-1.5|>># the|>>able to|>>about that|>>increase in|>>of them|>>talking about|>>the things|>>try to|>>~able ~
-1.5|>>~been ~|>>~change ~|>>~for ~ing|>>~important ~|>>~key ~|>>~model ~|>>~network ~|>>~perspective ~
-1.5|>>~possible ~|>>~talking ~out|>>~top ~|>>~transactions ~|>>~way ~|>able|>about|>an|>are|>begin|>benefit|>by
-1.5|>case|>certain|>create|>experience|>feel|>five|>fully|>get|>guidance|>had|>hard|>have|>higher|>make|>mean
-1.5|>measures|>primarily|>started|>tax|>~ans|>~ard|>~art|>~ful|>~hts|>~ics|>~ion|>~ive|>~ole|>~rce|>~rld|>~ted
-1.5|>~tum
-1.6|<<ability to|<<across the|<<and i'm|<<and to|<<as the|<<continued to|<<if we|<<in a|<<is that|<<is to
-1.6|<<of all|<<result of|<<so you|<<some of|<<the current|<<things that|<>adjusted ebitda|<>all the
-1.6|<>basis points|<>be the|<>but it's|<>compared to|<>continued to|<>couple of|<>expect to|<>if you're
-1.6|<>is that|<>one of|<>say that|<>terms of|<>that's a|<>the most|<>the right|<>there's a|<>we don't
-1.6|<>will continue|<ability|<ask|<current|<financial|<had|<make|<makes|<maybe|<primarily|<you've|<~ybe|>>at #
-1.6|>>don't know|>>on our|>>per share|>>that we're|>>the same|>>the year|>>to continue|>>~close ~|>>~code ~
-1.6|>>~commitment ~|>>~community ~|>>~impacted ~|>>~industry ~|>>~made ~|>>~mix ~|>>~off ~|>>~pandemic ~
-1.6|>>~per ~are|>>~result ~|>>~strategy ~|>>~ways ~|>above|>believe|>channel|>conference|>continues
-1.6|>expectations|>growing|>including|>more|>multiple|>office|>open|>opportunity|>or|>person|>platform|>profit
-1.6|>support|>too|>use|>want|>with|>~end|>~ers|>~ger|>~hip|>~lve|>~nth|>~ove|>~sus
-1.7|<<# on|<<a very|<<and in|<<and that|<<are the|<<by the|<<demand for|<<earnings per|<<expect to|<<for a
-1.7|<<in our|<<it's a|<<offset by|<<out of|<<over the|<<question is|<<the things|<<uh uh|<>a few|<>as i
-1.7|<>balance sheet|<>can do|<>earnings per|<>for a|<>fourth quarter|<>full year|<>half of|<>i don't
-1.7|<>in addition|<>it has|<>it's not|<>out of|<>range of|<>that's the|<>that's what|<>the current|<>the same
-1.7|<>there are|<>think it|<>what is|<>where you|<>which is|<continuing|<diluted|<fact|<find|<fourth|<has
-1.7|<having|<quite|<really|<several|<strategic|<third|<~ich|<~n't|>>a new|>>about the|>>down #|>>of what
-1.7|>>prior year|>>the time|>>us to|>>what the|>>~actions ~|>>~and ~ted|>>~build ~|>>~conference ~|>>~cost ~
-1.7|>>~day ~|>>~expected ~|>>~out ~|>>~position ~|>>~such ~|>>~team ~|>>~to ~nue|>>~while ~ing|>activity|>back
-1.7|>basis|>c|>capabilities|>cash|>change|>customer|>day|>decline|>didn't|>drive|>ever|>focused|>forward|>gets
-1.7|>is|>its|>management|>operations|>points|>positive|>provide|>quarters|>range|>ratio|>run|>seems|>sheet
-1.7|>space|>top|>used|>works|>~dge|>~een|>~fer|>~ies|>~ins|>~lue|>~ork|>~red|>~rge|>~tio
-1.8|<<# to|<<continues to|<<during the|<<i'm not|<<so i|<<that it|<<that that|<<the last|<<think it|<<this was
-1.8|<<to a|<<we remain|<<we were|<>a good|<>a great|<>and how|<>as the|<>at #|<>at the|<>because i|<>do you
-1.8|<>down #|<>fiscal #|<>i can|<>i do|<>i just|<>in a|<>in that|<>is going|<>is to|<>it was|<>just a|<>of all
-1.8|<>question is|<>so we|<>talk about|<>the full|<>to have|<>to take|<>we are|<>we could|<>we do|<>we would
-1.8|<>when you|<almost|<any|<been|<compared|<could|<even|<keep|<only|<say|<that's|<wanna|<why|<~nna|>># we
-1.8|>>are not|>>could be|>>go to|>>has been|>>have the|>>increased #|>>on that|>>think the|>>this year|>>~ago ~
-1.8|>>~days ~|>>~done ~|>>~environment ~|>>~forward ~|>>~idea ~|>>~needs ~|>>~of ~|>>~percent ~|>>~power ~
-1.8|>>~process ~|>>~quarters ~|>>~rate ~|>>~set ~|>>~strong ~|>>~them ~|>>~used ~|>capacity|>community|>core
-1.8|>data|>debt|>decrease|>else|>grow|>includes|>increased|>level|>long-term|>me|>means|>much|>period|>products
-1.8|>program|>real|>seen|>system|>~cks|>~ded|>~ges|>~ift|>~ign|>~iod|>~ist|>~oks|>~ort|>~rds|>~rts|>~und|>~ure
-1.8|>~vel
-1.9|<<go to|<<i will|<<i would|<<increase in|<<that has|<<that i|<<that's what|<<then you|<<this is|<<to take
-1.9|<<we believe|<<with a|<<year and|<<you to|<>a #|<>able to|<>and we|<>but you|<>driven by|<>end of
-1.9|<>for that|<>have the|<>if you|<>of those|<>result of|<>sure that|<>to see|<>wanted to|<>was #|<>what i
-1.9|<able|<across|<are|<get|<grew|<no|<o|<offset|<take|<what|>>can do|>>can see|>>is what|>>of these
-1.9|>>sure that|>>think that|>>which we|>>~billion ~|>>~customers ~|>>~expect ~|>>~increased ~|>>~may ~
-1.9|>>~might ~|>>~of ~ent|>>~of ~ese|>>~of ~ity|>>~run ~|>>~said ~|>>~share ~|>>~side ~|>>~were ~ing|>>~work ~
-1.9|>better|>cost|>customers|>days|>expected|>from|>impact|>improvement|>issues|>june|>key|>may|>model|>months
-1.9|>opportunities|>outlook|>perspective|>plan|>transactions|>us|>ways|>~act|>~del|>~ets|>~ils|>~ity|>~ked
-1.9|>~kes|>~nse|>~ock|>~ped|>~unt
-2.0|<<a new|<<and and|<<and this|<<end of|<<for the|<<in terms|<<make sure|<<quarter we|<<the next|<<uh the
-2.0|<<uh you|<<we need|<<what you|<># per|<>ability to|<>across the|<>but i|<>during the|<>free cash|<>how do
-2.0|<>increased #|<>kind of|<>number of|<>think it's|<>think the|<>to be|<>to go|<>where we|<after
-2.0|<approximately|<between|<each|<into|<is|<q|<since|<was|<while|<with|<~uce|>># on|>>a way|>>do that
-2.0|>>growth and|>>want to|>>was the|>>were #|>>would like|>>~a ~ble|>>~and ~ity|>>~areas ~|>>~comes ~
-2.0|>>~else ~|>>~end ~|>>~increase ~|>>~into ~|>>~is ~ing|>>~need ~|>block|>called|>came|>close|>information
-2.0|>made|>mentioned|>pandemic|>segments|>target|>thinking|>view|>way|>~ace|>~ach|>~ems|>~int|>~lid|>~nts|>~ols
-2.0|>~ons|>~ool|>~ses|>~son|>~tes|>~ude
-2.1|<<# of|<<a good|<<all of|<<and i|<<and the|<<and we|<<and what|<<compared to|<<i mean|<<impact of
-2.1|<<in addition|<<is a|<<million and|<<on the|<<one of|<<that this|<<that was|<<the right|<<the the|<<um and
-2.1|<>and in|<>and what|<>approximately #|<>focused on|<>for example|<>from the|<>had a|<>has a|<>impact of
-2.1|<>increase in|<>it's a|<>so you|<>supply chain|<>there was|<>to #|<>when we|<excluding|<from|<in|<per
-2.1|<seems|<single|<until|<what's|<~'ll|<~til|>>and #|>>is going|>>it in|>>was a|>>with #|>>~down ~
-2.1|>>~service ~|>>~was ~ing|>address|>commitment|>company|>flow|>include|>security|>side|>significantly|>talk
-2.1|>week|>work|>~als|>~ind|>~led|>~ned|>~ory|>~ram|>~rns|>~rve|>~urn
-2.2|<<# and|<<# in|<<as we|<<but you|<<driven by|<<how do|<<million in|<<related to|<<the prior|<>and as
-2.2|<>and the|<>are not|<>as well|<>but we|<>cash flow|<>expected to|<>have to|<>in #|<>in this|<>like a
-2.2|<>like that|<>make sure|<>of what|<>that we|<>the the|<>uh uh|<>we also|<also|<getting|<gonna|<got|<however
-2.2|<let|<regarding|<there's|<we've|<which|<would|>>are the|>>continues to|>>don't have|>>in in|>>where we
-2.2|>>~are ~ted|>>~market ~|>>~project ~|>>~quarter ~|>>~than ~|>>~thing ~|>>~to ~ect|>>~up ~|>areas|>available
-2.2|>base|>continued|>control|>goal|>idea|>line|>off|>operational|>possible|>potential|>situation|>solutions
-2.2|>type|>value|>~mal|>~rks|>~ves
-2.3|<<a great|<<from the|<<growth in|<<lot of|<<million of|<<quarter of|<<with the|<>at a|<>do that
-2.3|<>don't have|<>know that|<>of #|<>of our|<>that would|<>the fourth|<adjusted|<finally|<for|<includes|<like
-2.3|<remains|<reported|<u.s|>>by #|>>the call|>>~are ~ing|>>~higher ~|>>~of ~ion|>>~problem ~|>>~that ~ere
-2.3|>>~to ~ain|>>~to ~ive|>>~to ~ver|>be|>become|>chain|>code|>comes|>impacted|>know|>mix|>needs|>rates|>region
-2.3|>savings|>set|>thought|>to|>trends|>will|>~cle|>~nel|>~ric|>~ser|>~tem|>~uce|>~ved
-2.4|<<continue to|<<in the|<<sure that|<<that we|<>and we're|<>as we|<>for this|<>of that|<>slide #|<>trying to
-2.4|<>up #|<at|<despite|<economic|<especially|<his|<oh|<someone|<thought|<~t's|>>is a|>>it to|>>that and
-2.4|>>that in|>>to the|>>would have|>>you to|>>~know ~|>>~million ~|>>~segment ~|>>~to ~ent|>funding|>guys
-2.4|>term|>time|>was|>~ack|>~ams|>~ces|>~mit|>~ows|>~ths
-2.5|<<and so|<<but it|<<let me|<<something that|<<when you|<>and a|<>and that's|<>on our|<>related to|<>the uh
-2.5|<>with the|<>you do|<i'd|<its|<pay|<put|<so|<to|<um|<will|<~'re|<~e's|<~y's|>>it and|>>question is
-2.5|>>that our|>>~transaction ~|>acquisition|>actions|>enough|>expense|>job|>position|>reduction|>remains|>were
-2.5|>year|>~lls|>~rms|>~rse|>~sts
-2.6|<<due to|<<so that|<># billion|<>and so|<>due to|<>into the|<>it is|<>on the|<>you think|<give|<i've|<might
-2.6|<mr|>>to take|>>~is ~lly|>>~margin ~|>>~to ~ure|>business|>care|>end|>environment|>grew|>has|>might|>need
-2.6|>team|>~des|>~elf|>~its
-2.7|<<and you|<<if you|<>and our|<>by the|<>from a|<>lot of|<>million or|<>the second|<>this is|<>try to
-2.7|<>was the|<become|<being|<by|<certain|<create|<their|<whether|<without|<you're|<~eir|>>from #|>>have been
-2.7|>>have to|>>is not|>>is to|>>~that ~'re|>million|>per|>remain|>said|>them|>~ars|>~cts|>~fit|>~hes|>~orm
-2.8|<<and then|<>and i'm|<>continues to|<>demand for|<>is a|<>look at|<>we have|<>you can|<>you don't
-2.8|<including|<some|<under|<versus|>>that we|>>where you|>>~is ~ted|>down|>increases|>~wed
-2.9|<<and it|<>and and|<>and this|<>at this|<>based on|<>is not|<>it to|<>million of|<>there is|<>to a|<>with a
-2.9|<every|<they|<very|>>as well|>>that i|>>that this|>>very much|>ago|>expect|>out|>project|>rate|>share|>~ced
-2.9|>~els|>~ged|>~ied|>~ize|>~nge|>~res|>~sis
-3.0|<>back to|<>be a|<>focus on|<>it doesn't|<>like to|<>the third|<>to do|<but|<he|<i'll|<of|<uh|<we|<were
-3.0|<your|>>to go|>been|>billion|>increase|>~hed|>~nds
-3.1|<<the first|<>for our|<>through the|<>us to|<how|<i|<net|<who|<~'ve|>>can be|>>of #|>>that you|>>to work
-3.1|>>was #|>of|>percent
-3.2|<>in the|<>you could|<>you have|<during|<just|<or|<such|<when|>>that they|>>to see|>>~of ~ing|>>~to ~ing
-3.2|>up|>~low
-3.3|<<that you|<>need to|<>of this|<>to our
-3.4|<>have a|<>over the|<my|>>going to|>thing
-3.5|<>going to|<>of these|<>the first|<>want to|>into|>than
-3.6|<># million|<>continue to|<>with our|<because|<i'm
-3.7|>quarter
-3.8|<and|<it's|<our
-3.9|<>in our|>>that the|>>to a|>>would be
-4.0|<than|<where
-4.1|<a
-4.2|<the
-4.3|<>right now|<>well as|<as|>>that are
-4.4|<an
-4.5|<>on slide
-4.6|<>for the
-4.7|<>of the
-5.4|<if|>>to #
`;
