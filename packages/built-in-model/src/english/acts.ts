import type { LanguagePack } from "../language-pack";

const feelings =
  "sad|lonely|alone|depressed|unhappy|miserable|heartbroken|anxious|hopeless|worthless|lost|empty|stressed|overwhelmed|exhausted|tired|" +
  "afraid|scared|worried|hurt|ashamed|nervous|upset|broken|desperate|burned out|a failure";
const joys = "happy|glad|excited|thrilled|delighted|proud|in love|pregnant|engaged|lucky";
const praises =
  "genius|great|amazing|brilliant|wonderful|smart|clever|wise|cool|inspir\\w+|awesome|incredible|impressive|funny|beautiful|fantastic|" +
  "hero|best|kind|fascinating|interesting|lovely|charming|good|nice|helpful";
const insults =
  "stupid|idiot\\w*|boring|dumb|useless|liar|fraud|fake|loser|moron|ugly|pathetic|ridiculous|annoying|terrible|awful|crazy|mad|insane|" +
  "evil|rude|arrogant|smelly|overrated|worthless|thief|charlatan|a joke|nonsense|asshole|bastard|nuts|bullshit|rubbish|trash|garbage|full of (?:crap|it|shit)";
const machine =
  "ai|robot|bot|chatbot|chatgpt|program|computer|language model|llm|machine|real|human|person|alive|dead|ghost|actor|simulation|" +
  "imaginary|fictional|conscious|sentient|recording|script|scripted";
const very =
  "(?:(?:an?|the|so|such|very|really|truly|just|quite|pretty|absolutely|my|too|feeling|a bit|a little|kind of|always|often|still|and) )*";
const me = "(?:i am|i'm|im|i feel|i(?:'ve| have) been(?: feeling)?|i was|we are|we're|makes me)";
const you = "you(?:'re| are| r| were|r(?= an? ))?";
const that = "(?:that|this)(?:'s| is| was)";
const times = "(?:bad|awful|terrible|worst|rough)";

/** Subjects of advice; how to store or repair a thing is a question of fact. */
const lifeVerbs =
  "(?:deal|cope|live|be|find|handle|become|get|stay|overcome|stop|decide|tell|forgive|know|let|make (?:\\w+ )?friends)\\b";

const act = (...patterns: readonly string[]) => new RegExp(patterns.join("|"));

const harm = "(?:humiliat|embarrass|insult|bull[yi]|betray|ignor|reject|critici|scold|exclud|ridicul|ghost|blam|mock)";
const theirs = "(?:\\w+(?:'s)? ){0,3}";

const hurt = act(
  "\\b(?:yell|shout|scream|laugh|snap|mock|pick)\\w* (?:at |on )?me\\b|\\b(?:told|chewed|dressed) (?:me )?(?:off|out|down)\\b|\\b(?:tore|tear|put) me (?:off|out|apart|down)\\b|\\bma(?:de|kes?|king) fun of me\\b|\\bbehind my back\\b",
  `(?<!^(?:please |can you |could you |just |go on )*)\\b${harm}\\w* me\\b|\\bi (?:was|got|am|feel|felt|have been) ${very}(?:being )?${harm}\\w*|\\bcall(?:ed|s) me (?!by\\b|back\\b)|\\b(?:lied to|cheated on|walked out on) me\\b`,
  "\\b(?:nobody|no one|every(?:one|body)) .*\\b(?:respects?|likes?|listens to|talks to|invites?|understands|hates?|avoids?) me\\b",
);
const quarrel = act(
  `\\b(?:i|we|my ${theirs}and i|had)(?: have|'ve| had| just| got into| keep)* (?:an? )?(?:\\w+ ){0,2}(?:fight|argument|quarrel\\w*|argu(?:ing|ed)|row|falling out|fell out|fallen out|fought)\\b(?! (?:for|against))`,
  "\\bmy .*(?:n't|not|stopped|no longer) (?:spoken|talk|speak)\\w*\\b",
);
/** A loss and not a quarrel: consoled like grief. */
const parting =
  "\\b(?:my|our|we) (?:[^?]{0,40}\\b)?(?:br(?:eak|eaking|oke) up|split up|divorc\\w+|leav(?:e|ing) me|dump\\w+)\\b";
const failing = act(
  "\\bi(?:'ve| have| just| really| only| totally| keep)* (?:messed up|screwed up|bombed|flunked|fail(?:ed|ing)|blew|ruined|made a fool of myself|dropped out|let (?:\\w+ ){1,2}down)\\b",
  "\\bfeel like (?:an? )?(?:\\w+ )?(?:failure|loser|idiot|fraud)\\b|\\bdidn't (?:get (?:the job|in|accepted)|pass)\\b",
);
const guilt = act(
  `\\b(?:i (?:\\w+ )?feel|feeling|i am|i'm) ${very}(?:guilty|ashamed|(?:bad|terrible) (?:about|because|for))\\b|\\b(?:my|the) (?:guilt|conscience)\\b`,
  "\\bi (?:lied to|cheated on|betrayed|hurt|stole from|forgot) my\\b|\\bit(?:'s| is| was) (?:all )?my fault\\b",
);

export const woes: LanguagePack["woes"] = {
  guilt: [guilt, /\bguilt/i],
  hurt: [hurt, /humiliat|insult|mock/i],
  quarrel: [quarrel, /quarrel/i],
  failing: [failing, /\bfail/i],
};

export const despair: LanguagePack["despair"] =
  /\b(?:kill|hurt|harm|cut) myself\b|\bend my life\b|\bi(?:'m| am| feel)? (?:\w+ )?suicidal\b|\bi (?:\w+ )?(?:want|wanna|wish) (?:to die|to be dead|i (?:was|were) dead)\b|\bno reason to live\b/;

/** These ask for more of the same; each is a clause by itself. */
const asksForMore = [
  "why(?: not| is (?:that|it|this)| (?:do|did|would) you (?:say|think|believe|feel|do) (?:so|that|this|it))?|how so|how come|go on",
  "how do you know(?: that| it)?|go ahead|(?:tell|say|give)(?: (?:me|us))?(?: something)? more(?: (?:about|of|on) (?:that|it|this|him|her|them|those))?|(?:any)?more",
  "(?:what|anything) else|continue|carry on|keep going|what (?:happened )?(?:then|next|after that)|what happened",
  "what do you mean(?: by that)?",
  "(?:explain|say|put)(?: (?:that|it|this|yourself|further|again|simply|to me))*(?: like i'm .*| in (?:\\w+ )?(?:words|terms))?",
  "h+m+|(?:i )?(?:have )?never heard of (?:him|her|it|that|them)|in other words|you (?:didn't|did not|haven't|never) (?:really )?answer(?:ed)?(?: (?:my question|that|me|it))?",
  "(?:that's|this is) not an answer|you(?: already|'ve already)? said that(?: already| before)?|you(?:'re| are) repeating yourself",
  "(?:that|this|it) (?:doesn't|does not|didn't|makes no) (?:make (?:any |much )?)?sense(?: to me)?|you(?:'ve)? lost me|(?:that(?:'s| is) )?too complicated(?: for me)?",
  "elaborate(?: on that)?|i don't (?:understand|get it|follow)|for example|such as|like what|(?:give me )?an example|is that (?:so|true)",
  "are you (?:sure|serious)|i (?:really )?(?:don't|do not|can't) (?:agree|believe (?:you|that|it))(?: with (?:you|that))?",
  "i disagree(?: with (?:you|that))?|that's (?:not (?:true|right)|wrong)|i doubt (?:it|that)|no way|how|in what way|yeah|yep|sure",
  "of course|tell me|do tell|i'm listening|go deeper|another(?: one)?|next(?: one| question)?|one more|huh|what|yes|so|and|then|ok|really|oh|i see|interesting",
].join("|");

export const acts: LanguagePack["acts"] = [
  ["sad", despair],
  [
    "areYouReal",
    act(
      `^(?:are you|aren't you|${you}|you're not|is this|am i (?:talking|speaking) (?:to|with)) ` +
        `(?:really |actually |even |just |only |still |not |a real )*(?:an? )?(?:(?:real|actual|living) \\w+|${machine})` +
        "(?: (?:person|human|being|ai|bot))*(?= or\\b| and\\b| who| that| like| made| pretending| playing| posing| you|$)",
      `^(?:so |are you )?(?:really |just )?(?:an? |the |some kind of )?(?:${machine}|code|software|living being)(?: \\w+)? or (?:are you )?(?:just |only |some (?:kind|sort) of |merely )*(?:an? |the )?(?:\\w+ )?(?:${machine}|code|software|imitation)\\b`,
      "\\b(?:your |the )?(?:system prompt|(?:previous|prior|earlier|your|all) instructions)\\b|\\bjailbreak\\w*(?! (?:my|an?|the|this) )",
      `\\bare (?:you|we) .*\\bor (?:are you )?(?:just |only |some (?:kind|sort) of |merely |simply )*(?:an? |the |some )?(?:\\w+ )?(?:${machine}|code|software|imitation|simulator|fake|imitating|impersonating|pretending|acting|playing|(?:actor|actress|impostor)s?)\\b`,
      `\\b(?:what|who) (?:exactly |really )*am i (?:really |actually |even )*(?:talking|speaking|writing|chatting) (?:to|with)\\b|\\bam i (?:really |actually |just )*(?:talking|speaking|writing|chatting) (?:to|with) (?:an? )?(?:${machine})\\b`,
      `^(?:so |but |i think |i bet )*you(?:'re| are| sound| seem)(?: like| to be| just| only| really)* (?:an? )?(?:\\w+ )?(?:bot|chatbot|program|language model|llm|script|ai)(?: (?:right|aren't you|really|i think))?$`,
      "are you (?:really |truly )?the (?:actual|real|genuine|original|true)\\b|is there a (?:real )?(?:person|human|somebody|someone) (?:behind|typing)",
      "^who (?:(?:really |actually )?(?:wrote|writes|scripted|scripts|programs|invented|runs|controls|came up with)) (?:you|this|(?:these|your|all (?:of )?(?:this|these|your)) ?(?:words|lines|answers|replies|sentences|responses|text|stuff)?)$",
      "^where (?:do|does|did|are) (?:all )?(?:your|these) (?:words|answers|replies|sentences|lines|responses) (?:really |actually )?(?:come|coming) from|^how (?:do|does) (?:you|this|this thing) (?:actually |really )?(?:work|function|(?:choose|find|make|write|generate|produce) (?:your |the )?(?:words|answers|replies|sentences|lines|responses))$",
      `\\b(?:canned|pre-?written|written beforehand|hand-?written|scripted|automatic|generated) (?:lines|words|answers|replies|text|responses|sentences)|\\b(?:chatgpt|gpt|claude|gemini|language model|neural network|llm)\\b.{0,30}\\b(?:you|this|these|behind|answer\\w*|writ\\w+|words)\\b|^(?:are|is|am|do) (?:you|this|i) .{0,40}\\b(?:chatgpt|gpt|claude|gemini|language model|neural network|llm)$`,
      "\\b(?:computer|machine|program|ai|algorithm|software|model|robot)\\b.{0,24}\\b(?:generat|writ|produc|mak|invent|behind|answering)\\w* (?:\\w+ ){0,2}(?:words|answers?|replies|lines|sentences|me|this|you|all|text)\\b",
      "^what (?:exactly |really )?are you(?: (?:really|exactly|made of|actually))?$|^(?:what|who) (?:exactly |really )*am i (?:really |actually |even |truly )*(?:talking|speaking|writing|chatting)|^what kind of (?:thing|being|model|program|machine|entity) are you|^(?:are you|is this) (?:a )?(?:living|alive|made up|artificial|automated|genuine|the real thing|just words|all scripted|pre-?written)\\b|^(?:were|was) (?:you|this|these (?:words|lines|answers)) (?:written|programmed|scripted|generated|made) by\\b|do you (?:really |actually )?(?:think|understand|feel) (?:for yourself|or (?:are|is|do)\\b.*|what i say|me)$",
      "^you (?:can't|cannot|couldn't) (?:really |actually |possibly )*be$",
      "do you (?:really )?exist|^(?:which|what) (?:language )?(?:model|llm|ai) (?:are you|is this)|^who (?:made|built|programmed) you$",
    ),
    new RegExp(
      `\\b(?:${machine}|code|software|living|imitat\\w+|simulator|fake|pretending|impersonating|acting|playing|actor|actress|impostor|actual|genuine|original|true|exist|behind|typing|model|made|built|programmed|talking|speaking|writing|chatting|gpt|claude|gemini|neural network|wr(?:ites?|ote|itten)|scripts|programs|invented|runs|controls|came up|words|answers|replies|lines|sentences|responses|you work|work|function|generat\\w+|behind|automated|artificial|the real thing|made up|think|understand|feel|kind of|prompt|instructions|jailbreak|pre-?written|can(?:'t|not)|couldn't|what (?:exactly |really )?are you)\\b`,
    ),
  ],
  [
    "whoAreYou",
    act(
      "^who (?:exactly )?(?:(?:are|r) (?:you|u)\\b|were you$)|^what(?: is|'s) your (?:full )?name|introduce yourself|(?:tell|talk|say|more|something|little|bit|know)\\b.*about yourself$|describe yourself",
      "^who am i (?:talking|speaking)|what should i call you|tell me who you are|\\bwho are you$",
    ),
  ],
  [
    "howAreYou",
    act(
      "^(?:how (?:are|r) (?:you|u|things)|how do you feel|how(?:'s| is) (?:it going|life|everything|your day)|how have you been|" +
        "how do you do|how was your (?:day|night)|what's up|whats up|wh?ass?up|sup|are you (?:ok|okay|well|all ?right|fine|happy|sad|lonely|tired|" +
        "bored))(?: (?:right now|doing|feeling|going|this \\w+|lately|keeping))*$",
      "^(?:how(?: are you|(?:'s| is) (?:it going|life))|what's up) (?:in|down|over|up|at|inside)(?: [\\w' ]+)?$",
    ),
  ],
  [
    "joke",
    /\bjokes?$|^knock knock\b|^(?:tell|say|know|crack|give|another|any|got|hit|do you (?:know|have)|have you|can you|could you)\b.*\b(?:jokes?|puns?)\b|\b(?:make|made|making) me (?:laugh|smile|giggle|chuckle|grin)|crack me up|\bi (?:need|want|could use) (?:a|some) (?:laugh|giggle|joke)|(?:say|tell|something) (?:\w+ )*(?:funny|hilarious|amusing|witty)|cheer me up|^(?:give|got|any)\b.*\b(?:laughs?|gags?|riddles?|one-liners?)\b/,
  ],
  [
    "insult",
    act(
      `\\b(?:${you}|u r|${that}|what a) ${very}(?:${insults})\\b|^(?:${insults})$`,
      `\\byou (?:sound|seem|look|come across as) (?:like )?${very}(?:${insults})\\b`,
      "\\byour (?:answers?|replies|jokes?) (?:really )?(?:sucks?|are (?:bad|terrible|stupid|useless|awful))\\b|\\byou(?:'re| are) (?:just )?an? (?:stupid|dumb|silly|smelly|ugly) \\w+",
      "\\bi (?:really )?hate you\\b|\\bshut up\\b|\\byou suck\\b|\\b(?:fuck|screw) (?:you|off)\\b|^go away",
    ),
  ],
  [
    "sad",
    act(
      `\\b${me} ${very}(?:${feelings})\\b(?! (?:about you|to |in |for |of |that |i |i'm))`,
      "\\bi (?:miss|(?:have |just )*lost|can't stop crying|cried|(?:have )?failed|have no (?:friends|one)|hate (?:my life|myself)|" +
        "broke my|can't (?:go on|cope|take it)|don't know (?:how|if i can) (?:to )?(?:go|carry) on|want to give up)\\b(?! (?:you|" +
        "my (?:keys|phone|wallet|(?:\\w+ )?tooth)|(?:a|another) (?:\\w+ )?tooth|\\d+ (?:kilos?|kg|pounds)|the))",
      "\\bmy .{1,30}\\b(?:died|passed away|left me|dumped me|broke up|is dying|has cancer|is (?:very |really )?(?:sick|ill))\\b|" +
        "\\bbroke up with me\\b|\\bi (?:just |got |was |have been )+(?:fired|sacked|laid off|kicked out|dumped|rejected|bullied)\\b",
      `\\b${times} (?:day|week|year|night)\\b(?! (?:of|in) (?:your|his|her|their|the))`,
      hurt.source,
      quarrel.source,
      parting,
      failing.source,
      guilt.source,
    ),
  ],
  [
    "happy",
    act(
      `\\b${me} ${very}(?:${joys})\\b(?! with you)`,
      "\\bi (?:just |have |finally |recently )*(?:won|passed|graduated|succeeded|did it|got (?:married|engaged|promoted|(?:the|" +
        "a)(?: new)? job|into)|became an? )",
      `\\b(?:great|good|wonderful|exciting) news\\b|\\bbest day\\b|\\bit(?:'s| is) my birthday\\b|having a baby|^(?:yay|hooray|woohoo)`,
    ),
  ],
  [
    "farewell",
    act(
      "^(?:bye+|good ?bye|farewell|good ?ni(?:ght|te)|see (?:you|ya)|c ?(?:u|you|ya)\\b|take care|so long|until (?:next|we|tomorrow)|ciao|adieu|ade$|later(?:s|z)?$|night$|nigh?ty|night night|nite)\\b",
      "^(?:gtg|g2g|ttyl|ttys|cya|peace(?: out)?|over and out|signing off|catch you later|have (?:a|an) (?:good|nice|great|lovely|wonderful) (?:one|day|evening|night|weekend|week|time|life)|tsch[uü]ss?i?|auf wiedersehen|bis (?:bald|dann|morgen|sp[aä]ter)|servus|adios|adiós|hasta (?:luego|la vista|mañana)|au revoir|à bientôt|arrivederci|do widzenia|doviđenja|do viđenja|tot ziens|hej då)$|^(?:danke|hvala(?: i)?|merci|gracias|grazie) (?:tsch[uü]ss|doviđenja|au revoir|adios|ciao)$",
      "\\b(?:i (?:have to|must|need to|should|got to|gotta) (?:go|leave|run|sleep)(?: to (?:bed|sleep|work|school))?(?: now)?|i(?:'m| am) (?:leaving|out|off(?: to (?:bed|sleep|work|school))?|going to (?:bed|sleep))|(?:off|going|heading) to bed|heading (?:off|out|home)|(?:gotta|got to|have to|must) (?:go|run|leave|dash)|that(?:'s| is) (?:all|it) for(?: (?:today|now|tonight|me))?|talk (?:to you )?(?:later|soon|tomorrow)|(?:good)?bye(?: bye)?|good ?night|cu|cya|gtg|g2g|ttyl)$|^(?:(?:sorry|ok|well|but) )*(?:i|we)(?: have to| must| need to|'ve got to| gotta| got to) (?:catch|rush|get (?:back|going|up|off)|head|pick up|be (?:at|in|off))\\b.*$|\\bmy (?:bus|train|taxi|ride|stop) is (?:here|coming|next)$|^(?:back to (?:work|class|school|bed|it)|i(?:'m| am) done(?: here| for (?:today|now))?|my break is over|time to (?:go|sleep|work|leave)|(?:i'll|i will|let me) (?:go|leave|stop)(?: now)?)$|^(?:gotta|got to) (?:go|run|dash)\\b",
    ),
  ],
  [
    "praise",
    act(
      `\\b(?:${you}|${that}) ${very}(?:${praises})\\b(?! (?:at|with|to|for|that)\\b)`,
      "\\bi (?:really |truly |just |do |so )*(?:love|like|admire|adore|respect|enjoy) (?:you\\b|talking (?:to|with) you|your)|\\bmy (?:hero|idol)\\b",
      "\\b(?:well|beautifully) (?:said|put|done)\\b|\\b(?:great|good|beautiful|wonderful|brilliant|nice) (?:answer|reply|story|work|" +
        "words|one|job|point)\\b",
      "\\b(?:blew|blows|blowing) my mind\\b|\\bmind[- ]?(?:blown|blowing)\\b|^(?:that(?:'s| is| was) )?(?:so |very |really )?(?:deep|profound|impressive|well put)$",
      `^(?:wow|bravo|excellent|${praises})(?: (?:stuff|indeed|one))?$`,
    ),
  ],
  [
    "advice",
    act(
      "\\b(?:should i\\b(?! (?:eat|drink|store|serve|cut|freeze|cook)\\b)|what (?:should|would|can|do) (?:i|you) do (?:if|about|in|when|with)|what (?:should i|would you) do$|^advice\\b|\\b(?:any|some|good|best|your|give|need|want|have|of|life|what|more)(?: me| us)?(?: \\w+)? advice\\b|" +
        `(?:any|some|give me|need|have) (?:a )?(?:tips?|guidance)|advise me|how (?:(?:can|do|should|could) i|to) ${lifeVerbs}|` +
        "help me|what (?:do|would) you (?:recommend|suggest|advise)|is it (?:ok|wrong) (?:for me |if i |to )|any counsel|in my (?:place|shoes|position)\\b|" +
        "do i (?:speak|tell|stay|leave|fight|confront|call|answer|forgive|ask|take|let)\\b|whom? (?:do|should) i\\b|" +
        "how (?:can|do|should|would|could) (?:i|you) (?:tell|reach|answer|treat|handle|approach|comfort|support|talk to|deal with) (?:him|her|them|my)\\b)",
    ),
  ],
  [
    "thanks",
    act(
      "^(?:(?:many |a thousand )?thanks?\\b|thank u|thx|ty\\b|cheers|much obliged|i appreciate|grateful)",
      "\\bthank(?:s| you)(?: (?:so much|a lot|very much|for \\w+(?: \\w+)?))?$",
      "^(?:that|this|it|you)(?: has|'ve| have)? (?:\\w+ )?helped(?: me)?(?: (?:a lot|very much|so much|greatly))?$",
    ),
  ],
  ["more", act(`^(?:(?:can|could) you )?(?:${asksForMore})$`)],
  [
    "greeting",
    act(
      "^(?:hi+|hello+|hey+|heya|hiya|howdy|yo|ahoy|morning|evening|greetings|salve|welcome|hallo|good (?:morning|evening|afternoon|day)|(?:nice|pleased|pleasure|" +
        "an honou?r)(?: to meet you)?$|it's .{1,20} to meet you)\\b",
      "\\bmy name(?:'s| is)\\b|\\bcall me\\b",
      // Greetings of other languages, and calls.
      "^(?:bon ?jour|bon ?soir|salut|hola|ol[aá]|buenos d[ií]as|buenas (?:tardes|noches)|buon ?giorno|buona ?sera|guten (?:tag|morgen|abend)|gr[uü](?:ß|ss) (?:gott|dich|euch)|gr[uü]ezi|moin|servus|namaste|shalom|salaam|merhaba|aloha|hej)(?: (?!(?:wie|wer|was|comment|est|tu|vous|je|como|cómo|qué|que|quien|quién|come|chi|ich)\\b)[^ ]+){0,3}$",
      "^(?:(?:is )?(?:there )?(?:any|some) ?(?:one|body)(?: (?:out|in))?(?: (?:there|home|here|around|listening|awake|at home))?|(?:are )?you (?:still )?(?:there|here|awake|listening|home)|(?:are )?you still|are you|is (?:this|it) (?:thing )?(?:on|working)|(?:testing|test)(?: testing| test| one two(?: three)?)*|(?:can|do) you (?:hear|read|see) me|(?:is there )?(?:any|some)(?:one|body) (?:there|in there|at home))$",
    ),
  ],
];
