import type { ListeningPatterns } from "../listening-patterns";

const kin =
  "sons?|daughters?|child|children|kids?|babys?|babies|toddler|twins?|mother|mom|mum|mama|father|dad|papa|parents?|sisters?|brothers?|siblings?|grand\\w+|granny|grandpa|grandad|gran|nan|nana|aunt\\w*|uncle|cousins?|nephew|niece|step\\w+|in-laws?|mother-in-law|father-in-law";
const folk =
  "friends?|mates?|wife|husband|fianc[eé]e?|partner|girlfriend|boyfriend|neighbou?rs?|boss|colleague|coworker|teacher|flatmates?|roommates?|apprentice|pupil|student|patient";
const animals =
  "dogs?|cats?|pupp(?:y|ies)|pup|kittens?|pets?|hamsters?|rabbits?|bunny|parrots?|budgies?|goldfish|guinea pigs?|tortoises?|turtle|horses?|mare|pony|goats?|hens?|chickens?|snake|gecko";

const matches = (...patterns: readonly string[]) => new RegExp(patterns.join("|"));
const alone = (words: string) => `^(?:${words})$`;

const dying =
  "(?:took|taken) (?:his|her|their) own li(?:fe|ves)|killed (?:himself|herself|themselves)|died|dies|passed away|passed on|is dead|was killed|were killed|is gone(?: now)?|gone too|put (?:him |her |it |them )?(?:down|to sleep)|bury|buried|funeral|drowned|run over";
const belongings =
  "wallet|purse|keys?|phone|laptop|bag|suitcase|passport|glasses|umbrella|bike|bicycle|car|ring|ticket|luggage|file|files|thesis|photos";

export const listening: ListeningPatterns = {
  sorrows: [
    ["mishap", /\b(?:nearly|almost) (?:\w+ ){0,2}?(?:died|killed|drowned|hit|run over|crashed)\b/],
    [
      "pet",
      matches(
        `\\b(?:${animals})\\b.*\\b(?:${dying}|flew (?:away|off|out)|ran away|never came back|is missing|went missing)\\b`,
        `\\b(?:bury|buried|lost|put down) (?:\\w+ )?(?:our|my|the) (?:\\w+ ){0,2}?(?:${animals})\\b`,
      ),
    ],
    [
      "death",
      matches(
        `\\b(?:${dying})\\b(?! (?:of|from) (?:laughter|boredom|hunger|thirst))`,
        `\\b(?:lost|losing) (?:my|our|her|his) (?:\\w+ ){0,2}?(?:${kin}|${folk})\\b`,
        "\\b(?:miscarriage|stillborn|suicide)\\b|\\blost (?:a|our|my|the) (?:baby|patient|child)\\b",
      ),
    ],
    [
      "parting",
      /\b(?:br(?:oke|eak|eaking|oken) up|split(?:ting)? up|(?:left|leaving|leaves|dumped|dumping|cheated on|ghosted|walked out on) me|i (?:got|was|have been) (?:dumped|cheated on|ghosted)|(?:get|getting|got) (?:a )?divorced?|divorce papers|filed for divorce|(?:wife|husband|girlfriend|boyfriend|partner|fianc[eé]e?) (?:moved out|left)|(?:marriage|relationship) is (?:over|ending|finished)|called off (?:the|our) (?:wedding|engagement)|ended (?:it|things) with me|separat(?:ed|ing) (?:from|after)|we (?:have |are |just )*separat(?:ed|ing)|(?:she|he) said no|heartbr\w+)\b/,
    ],
    [
      "work",
      /\b(?:lost (?:my|his|her|their|our) job|laid off|made redundant|(?:got|was|been|were|am) (?:fired|sacked)|fired me|sacked me|let (?:me|us|him|her) go\b|bullied out of|(?:company|shop|factory|firm|place|store|plant|business) (?:is|are|was) (?:closing|shutting)|(?:going|gone|went) (?:bankrupt|bust)|replaced (?:by|with) (?:an? )?(?:\w+ )?(?:chatbot|robot|machine|ai|computer)|(?:became|am|i'm) unemployed|out of work|not renew\w*|funding (?:ends|ended|is (?:over|gone)|was cut))\b/,
    ],
    [
      "failing",
      /\b(?:(?:i|we|i've|she|he)(?: have| just| really| only| totally)* (?:failed|flunked|bombed|messed up|screwed up)|(?:just |again )?failed (?:my|the|again|another)|(?:was|were|got|been|get) (?:rejected|turned down|refused)|rejected (?:my|me|us)|rejection|(?:didn't|did not) (?:get (?:the|in|into|accepted|it)|pass|make it|win)|not accepted|turned (?:me|us) down|(?:have|has|had) to repeat (?:the|a|my) (?:year|class|grade)|(?:held|kicked|thrown) (?:back|off|out)|didn't make the (?:\w+ )?(?:team|cut|squad)|gave (?:the|my|our) (?:\w+ ){0,2}?to (?:someone|somebody|an?other|my|the|him|her)\b.*|passed over|got an? (?:d|e|f|d minus|d plus|c minus|bad grade|bad mark)\b|lost the (?:final|match|game|election|case|race|competition)|(?:will|i'll|going to) fail)\b/,
    ],
    [
      "quarrel",
      /\b(?:(?:stopped|not|isn't|won't|no longer|hasn't|haven't|doesn't|never) (?:talk|talked|talking|speak|spoken|speaking) to (?:me|us|each other)|(?:had|have|having|big|huge|bad) (?:a |an )?(?:\w+ )?(?:fight|row|argument|quarrel|falling out)|fell out|fallen out|(?:yelled|screamed|shouted|snapped) at (?:me|us)|argu(?:e|ed|ing)|fighting|blocked me|ignor(?:es|ed|ing) me|(?:has|have)(?: not|n't) (?:written|answered|replied|called|spoken)|hates me|bull(?:y|ies|ied|ying) me)\b/,
    ],
    [
      "illness",
      /\b(?:cancer|leuk(?:a?emia)|tumou?r|chemo\w*|(?:(?<!work )(?:in|to|from) (?:the )?hospital(?! (?:kitchen|shop|lab|job))|hospitali[sz]ed)|surgery|operated|a stroke|heart attack|diagnos\w+|dementia|alzheimer\w*|parkinson\w*|diabetes|doesn't (?:recogni[sz]e|know) (?:me|us)|(?:is|are|got|getting) (?:\w+ )?(?:dying|sick|ill)|(?:can't|cannot|couldn't) walk|biopsy|results came back|injur\w+|accident|concussion|depression|burnout|in a wheelchair|intensive care|limping|fever|migraine|covid|colic|might not (?:make it|live|survive)|at the vet|throwing up|vomit\w*|won't eat|not eating)\b/,
    ],
    [
      "mishap",
      matches(
        `\\b(?:stole|stolen|broke into|break in|broken into|robbed|burgl\\w+|mugged|scammed|hacked|keyed|dented|vandali\\w+|scratched)\\b|\\blost (?:my|our|all my|the) (?:\\w+ )?(?:${belongings})\\b`,
        `\\b(?:broke|sprained|twisted|pulled|tore|dislocated) (?:my|his|her) (?:\\w+ )?(?:leg|arm|wrist|ankle|foot|hand|nose|rib|hip|back|collarbone|toe|finger|knee|muscle|ligament|shoulder)\\b|\\b(?:knee|leg|arm|wrist|ankle|foot|hand|nose|rib|hip|toe|finger)s? (?:is|are) (?:\\w+ )?broken\\b`,
        `\\b(?:crashed|smashed|wrecked|totalled|ruined|dropped|broke|spilled|spilt|burn(?:ed|t)|flooded) (?:my|our|the|his|her|all) \\w+`,
        "\\b(?:flood(?:ed)?|burst pipe|evict\\w*|house fire|burn(?:ed|t) down|no (?:power|heating|hot water|electricity|internet)|cancel(?:l?ed)|missed (?:my|the|our) (?:\\w+ )?(?:train|flight|bus|plane|exam|interview|deadline)|(?:nobody|no one|none of them) (?:came|showed up|turned up|remembered)|got lost|stuck (?:in|at|on)|puncture|flat tyre)\\b",
      ),
    ],
    [
      "worry",
      /\b(?:nervous|scared|afraid|anxious|worried|worrying|stressed|panicking|terrified|stage fright)\b(?! of you)|\bi(?:'m| am) (?:\w+ )?dreading\b/,
    ],
    [
      "low",
      matches(
        "\\b(?:not (?:a|my|the) (?:\\w+ )?(?:good|great|best) (?:day|week|night|year|time)|(?:bad|awful|terrible|horrible|worst|rough|crap|shit\\w*|hard|tough|long|rotten|miserable) (?:\\w+ )?(?:birthday|christmas|holiday|date|trip|party|weekend|day|week|night|year|month|time|shift)(?: ever)?)\\b",
        "\\b(?:feel(?:ing|s)?|felt|i'm|i am|been) (?:\\w+ ){0,3}?(?:low|down|sad|blue|depressed|lonely|alone|empty|numb|useless|worthless|hopeless|miserable|overwhelmed|exhausted|ashamed|guilty|crying|heartbroken|homesick|lost)\\b(?! (?:to\\b|in (?:town|the|a|wonder)|track|count|\\d|a |my |your ))",
        "^(?:so )?(?:sad|lonely|depressed|crying|exhausted|tired)(?: (?:today|tonight|now|again))?$",
        "\\b(?:hate my (?:life|job|body|school)|can't (?:stop crying|cope|take (?:it|this)|do this)|miss (?:him|her|them|my|home|you mum)|tired of (?:everything|it all|life|living|this)|(?:except|without) me|left (?:me )?out|not invited|wasn't invited|(?:friend|sister|brother|son|daughter|mate|neighbou?r|girlfriend|boyfriend) (?:is|are) (?:moving|leaving)|everything (?:hurts|is wrong|goes wrong)|want to give up|my (?:head|mind) won't stop)\\b",
      ),
    ],
  ],
  own: new RegExp(
    `\\b(?:i|i'm|i've|i'd|i'll|im|my|mine|me|we|we're|we've|our|us)\\b|^(?:so |and |well |ugh |today |yesterday |last night |the |there's |there is )*(?:${kin}|neighbou?rs?|biopsy|scan|results?|tests?|doctors?|baby|boss|landlord|landlady|dog|cat|(?:just |finally |already |still |also |only |about to |on my way to )*(?:lost|failed|passed|got|bought|moved|quit|broke|found|started|finished|had|have|haven't|can't|couldn't|didn't|won|sold|met|missed|forgot|ran out|turned|applied|retired|been|feeling|working|stuck|learning|watching|reading|making|cooking|baking|playing|sitting|waiting|studying|writing|driving|walking|going|trying|thinking of|living|at (?:home|work|school)|home alone|off work|in bed|on (?:a|the|my)|not (?:a|my) (?:\\w+ )?(?:good|great|best)|worst|bad|rough|long|hard|tough|sad|lonely|tired|exhausted|crying|scared|divorce|\\d+ (?:days|weeks|months|years) (?:sober|clean|married|old))\\b(?! (?:it|that|this|you|the (?:war|current|devil))\\b))|^(?:s?he|they) (?:said (?:yes|no)|left|died|came|let)\\b`,
  ),
  whom: new RegExp(
    `\\b(?:my|our) ((?:(?!(?:and|but|is|was|has|have|had|that|because|when|with|to|in|for)\\b)[\\p{L}-]+(?:'s)? ){0,3}?(?:${kin}|${folk}|${animals})(?:[ -]in[ -]law)?)\\b(?!'s| (?:is|was) (?:called|named))|^(?:and |so |but )?(mum|mom|dad|mama|papa|gran|granny|grandma|grandpa|grandad|nan|nana)\\b(?!'s)`,
    "u",
  ),
  reactions: [
    [
      "amused",
      matches(
        alone(
          "(?:(?:ha ?){2,}h?|a?(?:ha){2,}h?|he(?:he)+|hihi\\w*|lo+l|lmao\\w*|rofl|xd+)(?: (?:what|ok|okay|no|yes|good one|nice|thanks|that|wow|funny|that was \\w+|that's \\w+|i like that|true|same|stop|omg|\\w+))?(?: (?:ok|no|yes|nice|true|stop|that was \\w+))*|good one|nice one|you're funny|i (?:laughed|snorted)|(?:that's|that was|that is) (?:so |really |pretty |very |actually )?(?:funny|hilarious|fun|amusing)|(?:ok |okay |well |yes )*(?:that was|that's|that is|you are|you're) (?:kinda |kind of |a bit |actually |quite |really )*(?:funny|hilarious|fun|amusing)|funny",
        ),
      ),
    ],
    [
      "bored",
      matches(
        alone(
          "meh|(?:ok |okay )?(?:that's |that is )?enough(?: (?:of that|for now|about \\w+))?|next topic|change the subject|(?:let's talk about )?something else|boring|(?:boring|lame|bad|weak|dull|stupid) (?:answer|joke|story|reply|talk)|bo+ring|not (?:very |that |so )?(?:funny|interesting|exciting)|(?:it's|its|that's|this is) (?:so |a bit |kind of |just )?(?:not (?:very |that )?(?:funny|motivating|helpful|interesting|exciting)|boring|lame|dull)|whatever|so what|who cares|don't care|yawn|lame|blah|is that (?:it|all)|that's (?:it|all)|not helpful|not (?:very )?motivating",
        ),
      ),
    ],
    [
      "repelled",
      matches(
        alone(
          "(?:that's|that is|that was|thats|this is|how|so|very|a bit|kind of|really|omg)*(?: )?(?:(?:gruesome|grim|morbid|horrid|gross|creepy|disgusting|scary|spooky|weird|nasty|horrifying|yuck\\w*|e+w+|ick|yikes) ?)+(?: ?(?:lol|tbh|though|haha))?",
        ),
      ),
    ],
    [
      "moved",
      matches(
        alone(
          "(?:aw+|oh no|ouch|oof|oh dear|poor (?:you|thing|her|him|guy|girl|woman|man|\\w+)|damn|no+)(?: (?:that's|that is|how) \\w+)?|(?:(?:that's|that is|that was|thats|this is|sounds|that sounds|how|what an?|so|it's) )+(?:so |really |very |pretty |just |quite )*(?:sad|awful|terrible|horrible|harsh|unfair|cruel|tragic|heartbreaking|tough|hard|rough|lonely|stressful|exhausting|sweet|lovely|touching|kind|beautiful|brutal|depressing|jerk|shame|pity)(?: (?:right|huh|though|tbh|lol|of (?:him|her|them|you)|for you|story|thing|life|man|woman|person|guy|people|death|way to (?:die|go|live)))*|(?:i'm |im |i am )?(?:so |really )?sorry (?:for you|about that|to hear (?:that|it)|for your loss|that happened(?: to you)?)|(?:and |but |so )?(?:he|she|they|it|that|this|you) (?:sounds?|seems?|looks?|must (?:be|have been)) (?:like )?(?:so |really |very |pretty |quite |an? )*(?:amazing|nice|lovely|great|fun|smart|wise|kind|brave|strong|sweet|good|clever|special|sad|awful|mean|horrible|evil|lonely|terrible|tough|hard|cool|beautiful|peaceful)(?: (?:person|man|woman|guy|friend|place|life|time))?|(?:i(?:'m|m| am)? )?(?:so |really )?sorry (?:that |this )?(?:happened|they did that) to you|i feel (?:for|sorry for) (?:you|her|him)|i wish i had (?:a|an|someone|somebody) .* like (?:that|you|him|her)",
        ),
      ),
    ],
    [
      "doubt",
      matches(
        alone(
          "no way|nice try|suspicious|sus|shady|yeah sure|hard to believe|(?:that's |that is |sounds )(?:so |pretty |a bit |really )?(?:weird|strange|odd|unlikely|suspicious|sus|hard to believe)|as if|yeah right|sounds made up|i doubt it|seriously|for real|what the\\w*",
        ),
      ),
    ],
    [
      "struck",
      matches(
        alone(
          "(?:brilliant|great|nice|neat|good|clever|smart|cool|awesome|sweet|lovely|solid|fantastic|perfect) (?!morning|evening|afternoon|day|night|question|luck|bye|to|at|for|with|in)\\w+|yum+y?|tasty|delicious|mm+h*|(?:wow+|who+a+|woa+h?|omg|oh wow|amazing|cool|coo+l|awesome|nice|neat|sweet|great|insane|crazy|wild|dude+|du+de+|no kidding|holy (?:cow|moly|shit|crap)|mind blown|my (?:brain|head|mind) (?:hurts|exploded|is (?:blown|spinning))|(?:huh |oh |ah |ok |haha )*(?:very |really |so )?(?:interesting|fascinating)|fancy|impressive|deep|lovely)(?: (?:thanks|man|ok|that's \\w+|dude|i (?:didn't|did not) know(?: that)?|so cool|lol))*|(?:that's|that is|that was|thats|this is|how|so|pretty|very)+(?: (?:so|really|pretty|very|actually|quite))*(?: )(?:cool|amazing|interesting|wild|crazy|insane|awesome|deep|fascinating|nice|neat|impressive|incredible)|i (?:didn't|did not|never) knew? that|interesting (?:stuff|point|idea)|blew my mind|is that so",
        ),
      ),
    ],
    [
      "assent",
      matches(
        alone(
          "(?:(?:good to know|ok|okay|k|kk|right|alright|all right|fine|good|yes|yeah|yep|sure|true|cool|well|haha|lol|ah|oh|aha|mhm|i see|gotcha|got it|understood|noted|fair|fair enough|makes sense|that makes sense|good point|fair point|exactly|agreed|indeed|same(?: here)?|me too|tbh|then|i guess|i get (?:that|it|you)|i (?:know|understand|agree)(?: (?:that|with (?:that|you)|what you mean|the feeling))?|you(?:'re| are) right|you may be right|maybe you(?:'re| are) right|that's (?:true|right|fair|fine|ok|okay|good|a good point)|sounds (?:good|right|fair|true|familiar)|typical(?: \\w+)?|figures|if you say so|no worries|no problem|we'll see)(?:$| )){1,4}",
        ),
      ),
    ],
  ],
  ofOwn: /\b(?:i|my|mine|we|our)\b/,
  remark:
    /^(?:(?:no|nah|nope|well|ok|okay|but|and|so|oh|hm+|lol|haha|yes|yeah|sorry|of course|still|then)\b ?)*(?:sounds? (?:like|more like)\b|seems (?:like|to me)\b|you (?:can't|cannot|couldn't) (?:prove|know|be sure|say)\b|(?:that|this|it|there|these|those|they)(?:'s| is| was| are| were| isn't| wasn't| aren't| sounds?| seems?| looks?| makes?| contradicts?| doesn't| does| has| had| can't| could| would| will| must| might| sucks| violates)\b|(?:impossible|nonsense|bullshit|bad|poor|weak|good|nice|lame|cheap|fair|not true|hardly|rubbish|liar)(?: \w+){0,4}$|i (?:don't|do not|can't|cannot) (?:buy|believe|see) (?:it|that|this)\b|if you say so)/,
  here: /^(?!(?:hello|hey|hi|yo) there$)(?:(?:hello|hey|hi|yo|ok|so|and|are|is) )*(?:r |are )?(?:you )?(?:still )?(?:there|here|awake|listening|alive|around)(?: (?:still|anymore|now|or what))?$|^(?:hello ?){2,}$|^(?:(?:hello|hey|hi|is) )*(?:there )?(?:any|some) ?(?:one|body) (?:there|home|here|at home|awake)$|^is (?:this|it)(?: thing)? (?:on|working)$/,
  simpler:
    /^(?:(?:ok|hm+|huh|sorry|oh|wait|please|can you|could you|would you|but|so|no|i'm sorry|i am sorry|uh|eh|what|and|too fast|a bit|say (?:that|it)|explain(?: (?:that|it))?|what(?:'s| is) (?:that|this|it)|put (?:that|it)|make it)\b ?)*(?:slow(?:er|ly| down)|simpler|simply|simple(?: words)?|easier|shorter|short version|tl ?dr|not so (?:fast|complicated|quick)|(?:too|so|very|way too) (?:hard|fast|complicated|difficult|long|much|abstract|clever|quick)(?: for (?:me|us|my \w+))?|(?:in |with )?(?:simple|normal|plain|easy|other|easier|simpler|fewer|less) (?:words|english|terms|language)|speak (?:normally|normal|english|plainly)|like (?:i'm|i am|im) (?:\w+|a (?:child|kid|baby))|for (?:kids|children|dummies|beginners|a child)|eli5|dumb it down|i(?:'m| am)? ?(?:don't|do not|didn't|did not|can't|cannot|couldn't) (?:really |quite |even )?(?:understand|get|follow|understood)(?: (?:it|that|this|you|anything|a (?:single )?word|a thing|any of (?:it|that)|what you (?:mean|said)|the last (?:bit|part)|one word|half of (?:it|that)))*|(?:that's |that is |this is |it's |so |very )*(?:confusing|complicated|over my head)|wait what|i still don't (?:get|understand) it|english please|(?:i'm|i am|im|you|you've) (?:totally |completely )?(?:lost(?: me)?|confused)|no idea what (?:you|that) (?:mean|means|said)|what does (?:that|this|it) (?:even )?mean(?: in .*)?|come again|say (?:that|it) again)(?: (?:please|pls|now|then|again|i'm \d+|i am \d+|im \d+|for me|like that|ok|thanks|simpler|slower|easier))*$|^(?:(?:can|could) you |please )*(?:say|explain|put|repeat|rephrase) (?:that|it|this)(?: (?:again|to me|for me|more|a bit|please|in|once|but|just))* (?:simpl\w+|slow\w+|easier|shorter|(?:simple|normal|plain|easy|other|simpler) (?:words|terms|english)|like .*)(?: .{0,20})?$/,
  grave:
    /\b(?:don't|do not|please (?:don't|do not)|dont|stop|no more|not now|without|no) (?:\w+ ){0,2}?(?:jok(?:e|es|ing)|be (?:funny|silly)|making (?:fun|jokes)|mak(?:e|ing) (?:it )?(?:fun|funny)|puns?)\b|\b(?:be|seriously be|please be) serious\b|^(?:it's|its|that's|this is) (?:really |so )?not (?:funny|a joke|a laughing matter)\b|\bi'm (?:being )?serious\b|\bno kidding around\b/,
  whatIf:
    /^(?:(?:and|but|so|ok|hm+|yes|well)\b ?)*what if (?!(?:we|all|everything|time|space|the (?:universe|world|moon|sun|earth)|light|atoms?|electrons?|there|god|you)\b)(?:i|he|she|they|it|nobody|no one|everyone|everybody|my \w+|the \w+)\b(?: [\w']+){1,6}$/,
  recap:
    /\b(?:summar(?:y|i[sz]e)|sum (?:it |this |that |things )?(?:all )?up|recap)\b(?: (?:of )?(?:it|this|that|our|the|what|everything|all|us|so|please|now|in|talk|chat|conversation|discussion)\b.*)?$|\bwhat (?:did|have|were) we (?:just |been )?(?:talk(?:ed|ing)?|discuss(?:ed|ing)?|speak(?:ing)?|spoken|cover(?:ed)?|say|said)\b(?: about)?(?: so far| today| before| earlier)?$|\bwhat were my questions\b|\bwhat (?:did|have) i (?:all )?ask(?:ed)? (?:you )?so far\b/,
  encourage:
    /^(?:(?:please|can you|could you|now|just|ok|hey|then) )*(?:(?:motivate|encourage|inspire|compliment|flatter|praise|comfort|support|reassure) me|(?:say|tell me) (?:something|sth) (?:nice|kind|encouraging|motivating|inspiring|good|uplifting|positive)(?: (?:to|about) me)?|(?:give me |a |some |i need )*(?:motivation(?:al (?:speech|words|quote))?|pep talk|encouragement|compliment|courage)(?: .{0,20})?|wish me luck|cheer me on)(?: (?:please|now|a bit|today))*(?: (?:i|for|because|before|to) .{0,40})?$/,
  tease:
    /^(?:(?:please|can you|could you|now|just|ok|hey|go on|then) )*(?:(?:roast|insult|tease|mock|diss|burn) (?:me|us)|(?:give me |say )?(?:an |your (?:best |worst )?)?insult)\b.{0,24}$/,
  reported:
    /\b(?:my|the|a|some|our) (?:\w+ )?(?:teacher|professor|doctor|book|textbook|internet|wikipedia|article|film|movie|documentary|historians?|scientists?|experts?) (?:says?|said|disagrees?|thinks?|told (?:me|us)|claims?|writes?)\b|^(?:wikipedia|google|chatgpt|everyone|people|they|some) (?:says?|disagrees?|claims?)\b/,
  command:
    /^(?:(?:please|can you|could you|would you|now|just|ok|hey|then|and) )*(?:make|give|plan|count|proofread|correct|list|create|prepare|send|find|calculate|check|help me|name|recommend|suggest|think of|come up with|pick|invent|spell|rate|judge|review|improve|fix|edit|solve|build|design|organi[sz]e|say|sell|buy|book|call|play|sing|dance|put|turn|open|search|pretend|guess|choose|remind|convert)\b(?! (?:not|that|it|this|you|your|believe)\b)(?: .+)$/,
  quiz: /^(?:(?:please|can you|could you|now|just|ok|hey|then|let's|lets) )*(?:(?:quiz|test|examine|interview) me|(?:play|do|have) (?:a )?quiz|ask me (?:something|anything|an?|the|some|another|one|\w+) ?(?:[\w'-]+ ){0,3}?(?:questions?|riddles?)?|(?:an? )?(?:\w+ )?quiz(?: question)?|(?:next|another) question|your turn(?: to ask)?)(?: .{0,24})?$/,
  passed:
    /^(?:(?:i|hm+|well|um|uh|oh|honestly|really|sorry|ah)\b ?)*(?:don't know|dunno|no idea|idk|not sure|can't think of (?:any|one|anything)|nothing(?: (?:really|special|at all|in particular|comes to mind|much))?|none(?: really)?|no ?(?:one|body|where)(?: (?:really|special|in particular))?|never(?: really)?|not really|no|nope|nah|nothing special|i'd rather not say|secret|that's private|none of your business|pass|skip)$/,
  accused:
    /\byou (?:just |also |only |still |even |really )*(?:killed|murdered|ruined|stole|betrayed|lied|abandoned|destroyed|cheated|used|hurt|left|broke|failed|promised|invented that|never (?!mind)\w+|didn't (?!answer|say|tell|explain|solve|reply)\w+|don't (?:sound|seem|look|even|care|deserve|know what)|aren't (?:even )?\w+|weren't (?:really |even |that |so )*\w+|were (?:just |only |a )*(?:selfish|coward|fool|naive|mad|jealous|wrong|vain|greedy|cruel)|are (?:just |only |simply )*(?:jealous|wrong|selfish|avoiding|dodging|biased|making excuses)|contradict|keep (?:repeating|avoiding|dodging))\b|\byou(?:'re| are) (?:just |only )*(?:jealous|dodging|avoiding|biased|full of (?:it|crap|yourself))\b|^(?:bad|poor|weak|cheap|lame|nice) excuse$|^(?:that(?:'s| is| sounds like)|what) an? (?:bad |poor |weak |cheap )?(?:excuse|cop ?out|lie|dodge)\b|\b(?:it|that|this) was (?:just |only )?a (?:scam|lie|fraud|con)\b|\bcontradicts?\b.*\byou\b|\bthat(?:'s| is) offensive\b|^that's easy for you to say$/,
  unanswered:
    /\byou (?:still |just |really )*(?:didn't|did not|haven't|have not|never|don't) (?:really |even |actually )*(?:answer|answered|solve|solved|reply|replied|say|said|tell|told|explain|explained|listen|listened|do|did)\b|\b(?:that's|that is|that was|this is) (?:not|no) (?:an answer|what i (?:asked|meant|said|wanted))\b|\bdodg(?:ed|ing) (?:the|my) question|\bavoid(?:ed|ing) (?:the|my) question|\bi (?:didn't|did not) ask (?:that|for that|you that|about that)\b|\byou(?:'re| are) not (?:answering|listening)\b/,
  opining:
    /\bi (?:(?:really|just|still|don't|do not|would) )*(?:think|believe|guess|heard|read (?:that|somewhere|it|about)|doubt|disagree|thought|suppose|bet)\b|\b(?:change my mind|convince me|prove me wrong)$/,
  ofLast:
    /^(?!.*\bmy\b)(?:and |but |so |well |haha |lol )*(?:i |i'd |i've |wish i |me )(?:[\w']+ ){0,5}?(?:that|it|him|her|them|those|this|one|there|like you)\b/,
  claim:
    /\b(?:is|are|was|were|isn't|aren't|wasn't|weren't|can|can't|cannot|should|shouldn't|must|never|always|every|everyone|everybody|everything|nobody|nothing|people|i (?:heard|read|thought|think|believe)|only|better|worse|best|worst|too|makes?|means?|invented|discovered|doesn't|don't|didn't)\b/,
  wideAsking: [
    [/\bwhere\b/, /\b(?:in|at|from|near|to|by) \p{Lu}\p{Ll}/u],
    [/\bwho(?:m|se)?\b/, /[\p{Ll},] \p{Lu}\p{Ll}/u],
  ],
  elliptic: matches(
    // "For how long", "which red", "what breed": no verb.
    "^(?:(?:and|but|so|ok|oh|hm+|then)\\b ?)*(?:(?:by|for|with|from|to|in|at|on|of|since|until|about) )?(?:what|which|who|whom|whose|how (?:long|many|much|big|old|often|far|tall|fast|deep|late|high|small)|when|where|how)(?: (?!(?:is|are|was|were|do|does|did|can|could|would|will|should|shall|has|have|had|am|if|about|to|not)\\b)[\\w'-]+){0,3}$",
    // "How old was she", "is it cold there", "were they punished".
    "^(?!.*\\b(?:you|your|i|my|we|our|if|about)\\b)(?:(?:and|but|so|ok|oh|hm+|then)\\b ?)*(?:(?:by|for|with|from|to|in|at|on|of|since) )?(?:what|which|who|whom|whose|how|when|where|why|is|are|was|were|do|does|did|can|could|would|will|has|have|had)(?:'s)?\\b(?: [\\w'-]+){0,4}? (?:he|him|his|she|her|it|its|they|them|that|there|those|these|this|one)\\b(?: [\\w'-]+){0,4}$",
    // "And sound?", "per day?", "even now?", "parmesan too?"
    "^(?:(?:ok|oh|hm+)\\b ?)*(?:and|even|per|all|not|without|also|only|always|still|every|both) (?!.*\\b(?:you|your|i|my|we)\\b)(?:[\\w'-]+ ?){1,4}$",
    "^(?!(?:is|are|me|you|i|do|does)\\b)(?:[\\w'-]+ ){1,2}(?:too|either|as well|also)$",
    "^(?:so |and |then )*who did(?: (?:it|that|then|so))?$",
    "^(?:what|who|where|when|how) (?:was|is|were|are|happened) (?:in|to|with|on|at|inside|behind|under) (?:it|him|her|them|that|this|there)$",
    "^(?:how |where |when )?(?:did|do) (?:you two|they) (?:ever )?\\w+$",
  ),
};
