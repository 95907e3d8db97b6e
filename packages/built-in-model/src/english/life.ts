import type { LifePatterns } from "../listening-patterns";

const ten = "one|two|three|four|five|six|seven|eight|nine";
const tens = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const age = `(?:\\d+|(?:${tens})(?:[- ](?:${ten}))?|${ten}|ten|eleven|twelve|\\w+teen|(?:a|one) hundred)\\b(?! (?:of|pages|times)\\b)`;

const about = (words: string) => new RegExp(`\\b(?:${words})\\b`);

const kin =
  "sons?|daughters?|child|children|kids?|baby|babies|toddler|mother|mom|mum|father|dad|parents?|sister|brother|grand\\w+|granny|grandpa|aunt|uncle|cousin|nephew|niece";

/** News without "I". */
const curt =
  /^(?:(?:just|finally|recently|already|still|also|only) )*(?:lost|failed|passed|got|bought|moved|quit|broke|found|started|finished|had|haven't|can't|couldn't|didn't|won|sold|met|missed|forgot|ran out of|turned|applied|retired) (?!(?:you|your|it|that|this|the (?:war|current))\b)/;

/** What visitors tell of their own lives. */
export const life: LifePatterns = {
  told: new RegExp(
    String.raw`^it(?:'s| is| was| has)? been\b.*\b(?:i|we|my)\b|^(?:(?:so|today|tonight|yesterday|lately|recently|next \w+|last \w+|this \w+|tomorrow|actually|apparently|at work|at home|after \w+ \w+|when|because|since|it(?:'s| is| was|'s been)) )*(?:\w+ ){0,1}?(?:i|i'm|im|i've|i'd|i'll|we|we're|we've|my|our|mine)\b|^(?:been|working|stuck|feeling|on call|out of work) |${curt.source}`,
  ),
  curt,
  thought:
    /\b(?:i|we) (?:(?:do|don't|do not|really|just|only|also|always|still|can|can't|cannot|have|would|could|'d) )*(?:think|believe|guess|suppose|know(?! (?:nobody|no one|anyone|anybody|few))|wonder|mean|meant|see|agree|disagree|doubt|understand|read|heard|hear|saw|asked|said|told you|ask|bet|find|hope you|want(?:ed)? to (?:know|ask|hear|talk|learn|understand)|like to (?:know|ask|hear|learn)|love to (?:know|ask|hear|learn)|am (?:curious|interested|asking|talking|speaking)|was (?:asking|wondering|talking))\b|\bi'm (?:curious|interested|asking|talking|wondering|not sure)\b|\bi(?:'m| am) called\b|\bmy (?:question|point|name|opinion|view)\b|\b(?:you|your|yours)\b/,
  taste: /^(?:i|we) (?:\w+ )?(?:love|like|hate|adore|admire|enjoy|prefer|dislike)\b/,
  kinds: [
    [
      "place",
      about("(?:i|we)(?: have|'ve| just)* moved (?:to|here|into|house)|new (?:in|to) (?:town|the city|this city)"),
    ],
    ["life", about("lost the|final|match|football|tournament|league|phone|laptop|umbrella|keys|wallet")],
    [
      "pet",
      about(
        "dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|hamster|rabbit|parrot|budgie|goldfish|guinea pig|tortoise|my horse|our horse|pony|goats?|hens?|sheep|chickens?|ducks?|bees|cows?|pigs?|donkeys?|birds?",
      ),
    ],
    // "My daughter starts at a new school" is about the daughter.
    ["family", new RegExp(`\\b(?:my|our) (?:\\w+ ){0,2}(?:${kin})\\b`)],
    [
      "study",
      about(
        "teachers?|learn(?:ing|ed|t)?|class(?:es)?|lessons?|course|grade|maths?|exams?|tests?|study(?:ing)?|studies|studied|school|university|college|homework|thesis|essay|dissertation|lectures?|semester|degree|coursework|apprentice\\w*",
      ),
    ],
    [
      "love",
      about(
        "girlfriend|boyfriend|wife|husband|fianc[eé]e?|partner|marri\\w+|wedding|engaged|in love|crush|dating|anniversary|divorc\\w+|ex",
      ),
    ],
    ["family", about(`${kin}|famil(?:y|ies)|twins`)],
    ["friends", about("friends?|friendship|flatmates?|roommates?|neighbou?rs?|mates?")],
    [
      "food",
      about(
        "eat(?:s|ing)?|ate|pizza|breakfast|lunch|dinner|supper|soup|cake|bread|sandwich|omelettes?|hungry|restaurant|toast|banana|chocolate|coffee|tea|beer|wine|cheese|cheddar|pasta|cooking|baking|baked|sourdough|vegan|vegetarian",
      ),
    ],
    [
      "night",
      about(
        "can't sleep|cannot sleep|couldn't sleep|still awake|awake|insomnia|\\d ?am|middle of the night|midnight|night shift|in bed|nightmares?",
      ),
    ],
    [
      "plans",
      about(
        "moving (?:to|out|in|house|away|abroad)|move (?:to|out|in|away|abroad)|plan(?:ning|ned|s)?|going to|on (?:the|a|my|an?other) (?:\\w+ ){0,2}?(?:train|bus|plane|ferry|way|road|boat)|trip|travel\\w*|holiday|vacation|next (?:week|month|year|spring|summer|autumn|winter)|thinking (?:of|about)|saving (?:up )?for|retiring|start(?:ing)? my own|hope to|want to",
      ),
    ],
    [
      "work",
      about(
        "work(?:s|ed|ing)?|job|boss|colleagues?|office|shifts?|promotion|promoted|fired|salary|career|clients?|customers?|meeting|deadline|manager|interview|drive (?:an?|the)|teach|nurse|factory|company|team|unemployed|(?:am|i'm|im|was) an? (?:\\w+ )?\\w+(?:er|or|ian|ist)",
      ),
    ],
    [
      "body",
      about(
        "sick|ill|allerg\\w+|headache|migraine|pain(?:s|ful)?|sleep\\w*|slept|tired|exhausted|insomnia|doctor|hospital|surgery|operation|diet|weight|my back|back pain|knee|cold|flu|fever|cough|pregnant|gym|run(?:ning)?|marathon",
      ),
    ],
    [
      "making",
      about(
        "paint\\w*|draw\\w*|knit\\w*|sew\\w*|garden\\w*|allotment|bak(?:e|ed|ing)|cook\\w*|guitar|piano|violin|cello|flute|drums|trumpet|trombone|band|choir|sing\\w*|writ(?:e|ing)|photograph\\w*|pottery|woodwork|build(?:ing)?|built|made|making|mak(?:e|es)|repair\\w*|fix(?:ed|ing)?|play(?:ed|ing)?|hobby|climb\\w*|fish(?:ing)?|chess",
      ),
    ],
    [
      "leisure",
      about(
        "tv|television|films?|movies?|series|netflix|books?|reading|novel|concert|museum|theat(?:er|re)|cinema|gaming|video ?games?|playing|football|match|music|podcast|radio|church|party|collect\\w*",
      ),
    ],
    [
      "weather",
      about(
        "rain(?:s|ing|y|ed)?|snow(?:s|ing|ed)?|sunny|sunshine|storm(?:s|y)?|thunder\\w*|windy|foggy|freezing|heatwave|weather",
      ),
    ],
    [
      "money",
      about(
        "money|rent|bills?|debts?|salary|euros?|dollars?|pounds|broke|savings?|pension|loan|mortgage|pay(?:check|day)",
      ),
    ],
    ["age", about("\\d+ years old|(?:i'm|i am|im|turn(?:ed|ing)?) \\d+|retired|retirement|pensioner|\\d+ and")],
    [
      "place",
      about(
        "live(?:d)? in|living in|live next|from|grew up|home|house|flat|apartment|room|bedroom|garden|balcony|window|village|town|city|station|airport",
      ),
    ],
    ["life", /./],
  ],
  hard: about(
    "n't (?:answered|written|called|replied) |replaced (?:by|with)|laid off|made redundant|don't know any(?:body|one)|no friends|moved out|without (?:work|a job)|people laugh|down (?:four|three|five|again|twice)|nervous|jealous|sh(?:ook|aking)|know (?:nobody|no one)|worried|allerg\\w+|worr(?:y|ies)|scared|afraid|anxious|stress\\w*|killing me|tired|exhausted|i hate|hates me|awful|terrible|horrible|bad|sick|ill|lost(?! (?:a|my|another|the|my first|a baby) (?:\\w+ )?(?:tooth|milk tooth|weight)| \\d+ (?:kilos?|kg|pounds))|lose|losing|broke(?:n)?|break(?:s|ing)|crack(?:s|ed)|crash(?:ed)?|stole(?:n)?|spill(?:ed|t)|ruin(?:s|ed)|smashed|dropped|forgot|cancel(?:led|ed)|kick(?:s|ed)|evict\\w*|no (?:heating|water|money|time|idea|sleep)|gutted|fight\\w*|argu\\w+|unfair|took (?:the|all) |credit|ignor\\w+|reject\\w*|problems?|trouble|struggl\\w+|hard|difficult|can't(?! wait)|cannot(?! wait)|miss|hurts?|pain(?:s|ful)?|alone|lonely|bull(?:y|ied)|yell(?:s|ed|ing)?|worst|shout\\w*|angry|annoy\\w*|fail\\w*|nobody|not spoken|don't talk|too much|bored|stuck|late|debt|fired|burn\\w*|overwork\\w*|leaving (?:me|us)|left (?:me|us|home)|died|crying|cried",
  ),
  glad: about(
    `turned ${age}|` +
      "quit (?:smoking|drinking)|(?:smoke|debt|cancer) free|all clear|(?:came back|is|are|was) negative|proposed|finished my|first (?:word|steps?|tooth|car|kiss|goal)|said yes|having (?:a baby|twins|a girl|a boy)|(?:days|weeks|months|years) (?:sober|clean)|got (?:the|an?|my|our) (?:\\w+ )?(?:apprenticeship|internship|promotion|raise|scholarship|licen[cs]e|degree|diploma|visa|lead|part|puppy|kitten)|(?:got|getting) into|came home|is (?:home|back|healthy|cured|in remission)|shooting star|rainbow|found (?:a|an|the|our|my) (?:flat|job|house|apartment|place|home)|(?:found|got) (?:my|our|the) (?:\\w+ )?back|turned out (?:great|well|perfect|fine)|(?:came|turned) out (?:perfect|great|well)|is over at last|at last|(?:lost|lose) (?:a|my|another|my first) (?:\\w+ )?tooth|new job|just retired|drivers? license|driving licen[cs]e|helped me|honeymoon|grandchild|had a (?:baby|boy|girl)|love|happy|excited|glad|proud|great|wonderful|lovely|beautiful|finally|just got|got (?:a|the|into) (?:place|job|offer|part|school|team|flat|house)|accepted|first time ever|won|passed|born|looking forward|married|engaged|promoted|promotion|can't wait|holiday|enjoy\\w*|fun|amazing|best (?:day|news|thing)|good news|celebrat\\w+|birthday|new puppy|new kitten",
  ),
  deciding:
    /(?<!\b(?:what|which|how|where|when|who|whom|why)\b(?: \w+){0,2} )\b(?:should|shall) i\b(?! be (?:worried about|afraid of) you)|\bwhat (?:(?:should|shall|could|can|do|am) i (?:now |supposed to )?do\b(?! for\b)|would you do(?:$| in my| if you were me))|\bwhat (?:should|shall|could|can|do) i (?:tell|say|write|answer|reply|text)\b|\bwhat to do\b|\b(?:whether|if) i should\b|\bdon't know (?:if|whether) (?:i should|to)\b|\b(?:can't|cannot|don't know how to) decide\b|\bany (?:idea|ideas|advice|tips) (?:how|on how|for how) (?:i|to)\b|\bis it (?:time|ok|okay|too late|wrong) for me to\b|\bdo i (?:tell|stay|leave|call|quit|go|take|answer|forgive|ask|let|say|write|have to (?:tell|go|forgive|accept|apologi[sz]e))\b/,
  shared:
    /\bshould we\b|^is (?:that|it|this) (?:a |an |really |too )*(?:good|bad|wrong|right|stupid|crazy|normal|ok|okay|wise|worth it|silly|selfish|late|mistake)\b|^what do you think(?: (?:about|of) (?:that|it|this))?$|^good idea$/,
  decisions: [
    ["between", /\bor (?!(?:not|what|so|something|anything|no|is|do|am|are|should i (?:not|just not))\b)\w+/],
    [
      "pet",
      /\b(?:dogs?|cats?|pupp(?:y|ies)|kittens?|hamster|rabbit|parrot|budgie|goldfish|guinea pig|tortoise|horse|pony)\b.*\b(?:ate|eaten|swallow\w*|sick|ill|vomit\w*|throw\w* up|limp\w*|bleed\w*|hurt|won't eat|not eating|itch\w*|cough\w*|scratch\w*)\b/,
    ],
    [
      "body",
      /\b(?:see|go to|visit|call|ask) (?:a|the|my) (?:doctor|physician|dentist|therapist)\b|\b(?:my|a) (?:\w+ )?(?:back|knees?|head|tooth|teeth|stomach|belly|ear|ears|throat|foot|ankle|skin|heart|chest) (?:\w+ )?(?:hurts?|aches?|itch\w*|is|are|has|keeps)\b|\b(?:headaches?|migraine|toothache|fever|rash|dizzy|insomnia|can't sleep|cough|backache)\b/,
    ],
    [
      "again",
      /\b(?:again|keep (?:going|on|trying|at it)|carry on|go on|continue|retake|retry|another try|bother|even try|still try|stick with|persevere)\b/,
    ],
    [
      "leave",
      /\b(?:quit\w*|leav(?:e|ing)|resign\w*|give (?:\w+ )?up|giving up|stop(?:ping)?|drop(?:ping)? (?:out|it)?|break(?:ing)? up|divorc\w+|end (?:it|things|this)|sell(?:ing)?|cancel\w*|get out|throw (?:\w+ )?(?:away|out)|get rid|dump|let go|walk away)\b/,
    ],
    [
      "meet",
      /\b(?:call|ring|text|write (?:to|back|her|him|them)|answer|reply|respond|forgive|give in|reach out|stay in touch|make up with|make peace|lend|invite|meet|see (?:her|him|them)|apologi[sz]e|say sorry)\b/,
    ],
    [
      "tell",
      /\b(?:tell(?:ing)?|confess|admit|confront|talk to|speak (?:to|with|up)|call|ring|text|write (?:to|back|her|him|them)|answer|reply|respond|apologi[sz]e|say (?:sorry|something|it|anything)|forgive|give in|complain|report|contact|reach out|lend|stay in touch|make up with)\b/,
    ],
    [
      "take",
      /\b(?:take|accept|mov(?:e|ing)|go|start|begin|sign|marry|propose|buy|get|try|apply|adopt|ask (?:\w+ ){1,3}(?:out|to marry)|say yes|join|learn|invest|change|switch|do it|risk it|have (?:a|the|another) (?:child|baby|party|cake)|become|study|travel|book|rent|invite|offer|volunteer|emigrate|go back|return)\b/,
    ],
  ],
};
