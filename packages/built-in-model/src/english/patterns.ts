import type { LanguagePatterns } from "../language-pack";

const kin =
  "my (?:\\p{L}+ )?(?:neighbou?rs?|cousin|aunt|uncle|boss|friends?|colleagues?|\\p{L}+friend|teacher|sister|brother|dad|mum|mom|(?:\\p{L}+)?[fm]other|wife|husband|son|daughter|(?:dog|cat)(?='s))";

export const patterns: LanguagePatterns = {
  endings: [
    [/(?<=.)ies$/, "y", 3],
    [/(?<=..)([^sui])s$/, "$1", 3],
    [/ic(?:ally|al|ity)$/, "ic", 0],
    [/i?est$/, "", 4],
    [/(?:ing|ed|ly|ness|ment)$/, "", 3],
    [/(?:at)?(?:ion|or|er|ive)$/, "", 4],
    [/(?:ity|ic)$/, "", 5],
    [/([bdgmnprt])\1$/, "$1", 0],
    [/e$/, "", 2],
    [/(?<=.{6})y$/, "", 0],
    [/y$/, "i", 0],
  ],
  vowel: /[aeiouy]/,
  joined: [
    [/artificial intelligence/g, "ai"],
    [/\b(?:social networks?|facebook|instagram|twitter|snapchat|tiktok)\b/g, "social media"],
    // Several wordings of one question count as one.
    [
      /\b(?:back )?(?:in your (?:days?|era|century|lifetime|own time)|(?:when|while) you (?:were alive|lived(?! (?:in|at|with|on|near)\b))|in those days|back then|during your (?:life)?time)\b/g,
      "in your time",
    ],
    [/\bhow come\b/g, "why"],
    [
      /\b(?:greatest|biggest|best|main|proudest)(?= (?:invention|discovery|achievement|accomplishment|contribution)s?\b)/g,
      "most important",
    ],
    [
      /\b(?:please )?(?:forgive|pardon|excuse) me(?: for asking)?,?(?: but)?|\bif you (?:don't|do not) mind (?:me|my) (?:asking|saying)(?: so| that)?/g,
      "",
    ],
    [/^\W*(?:to )?be honest\b|^\W*honestly\b|\bso far\b|\bfor (?:a change|once)\b/g, ""],
    [/\b(?:sick|tired|fed up|weary) (?:of|with)\b/g, "weary of"],
    [
      /\bwhat (?:went|was going) through your (?:mind|head)\b|\bwhat was it like for you\b|\bhow did it feel\b/g,
      "how did you feel",
    ],
    [
      /\b(?:when|while) you were (?:just |only |still )?(?:a (?:little |young |small )?(?:girl|boy|child|kid)|little|small|young|growing up)\b|\bgrowing up\b/g,
      "as a child",
    ],
    [/\b(?:the )?(?:two|both) of you\b/g, "you"],
    [/\b(?:but |and )?not (?:too|very|so) (?:hard|difficult|long)\b|\b(?:according to|in the words of) you\b/g, ""],
    [
      /\bexactly\b(?! (?:are|am|do|does|did)\b)|\bin (?:plain|simple|easy|your own|a few) (?:words|terms|english)\b/g,
      "",
    ],
  ],
  clitic: /n't$|'\p{L}*$/u,

  tidying: [
    [/^\W*(?:u+h+m*|um+|er+m)[,. ]+(?=\S)/i, ""],
    // Words as they are typed in haste, before any other pattern reads them.
    [/\b(what|who|where|when|how|why|that|there|here|she|he)s\b/gi, "$1's"],
    [/\b(my name)s (?=\p{L})|(?<=^\W*)(let)s (?=\p{L})/giu, "$1$2's "],
    [/\b(my \p{L}{2,})s (?=(?:name|job|age|birthday|called)\b)/giu, "$1's "],
    [
      /\b(it)s (?=(?:an?|my|not|been|the|so|too|very|just|really|like|\d+|me|all|true|wrong|over|ok|fine|hard)\b)/gi,
      "$1's ",
    ],
    [
      /^(\W*(?:(?:and|so|but|today|tomorrow)\b[, ]*)?)(we)re (?=(?:\w+ing|at|in|on|just|not|all|both|so|here|off|home)\b)/gi,
      "$1$2're ",
    ],
    [/\b(i)(m|ve)\b/gi, "$1'$2"],
    [/\b(i)d (?=(?:go|like|love|rather|be|have|say|never|want|prefer|take|choose)\b)/gi, "$1'd "],
    [/\b(i)ll (?=(?:be|go|try|do|see|tell|take|have|never|ask|come|think|fail|get|call)\b)/gi, "$1'll "],
    [/\b(you|they)(re|ve|ll)\b/gi, "$1'$2"],
    [/\b(do|does|did|is|are|was|were|have|has|had|could|would|should|is)nt\b/gi, "$1n't"],
    [/\b(c)ant\b/gi, "$1an't"],
    [/\b(w)ont\b/gi, "$1on't"],
    [
      /\bur (?=(?:an?|the|so|very|really|boring|awesome|stupid|great|cool|right|wrong|funny|the best|dumb|amazing)\b)/gi,
      "you're ",
    ],
    [/\bur\b/gi, "your"],
    [/\bu\b(?!\.)/g, "you"],
    [/^(\W*)r (?=you\b)/i, "$1are "],
    [/\b(?:pls|plz)\b/gi, "please"],
    [
      /\b(?:tell|give|list|name|say)(?: me| us)? (?:(?:some|a few|two|three|four|five|ten|\d+|any|an?) )?(?:(?:interesting|fun|cool|random|quick|short|surprising) )?(?:facts?|things) (?:about|on) (?!(?:you|yourself|me)\b)/gi,
      "tell me about ",
    ],
    // Rude words around a question are not what it asks.
    [/\b(what|who|how|why|where|when) the (?:hell|heck|fuck|devil)\b/gi, "$1"],
    [
      /^\W*(?:you |u )?(?:stupid |dumb |useless |bloody )*(?:idiot|moron|fool|bot|clown|loser|muppet)[,!:]+ (?=\S)/i,
      "",
    ],
    [/,? you (?:stupid |dumb |useless |bloody |old )*(?:idiot|moron|fool|bot|clown|loser|muppet|thing)(?=\W*\?)/i, ""],
    [/^\W*(?:just |will you |can you )*answer (?:me|(?:the|my) (?:\w+ )?question)[,:.!]* (?=\S)/i, ""],
    [/\b(?:goddamn|damn(?:ed)?|fucking|freaking|frigging) (?=\w)/gi, ""],
    [/\b(mr|mrs|ms|dr|prof|st|vs)\./gi, "$1"],
    [/,\s*(?:my )?(?:dear |good )*(?:doctor|professor|sir|madam|master|friend|mr \w+|lady \w+)(?=\s*[?.!]*$)/i, ""],
    [/\s*https?:\/\/\S+/g, " "],
  ],
  edges: [
    /^(?:oh|well(?! (?:said|put|done))|ok|okay|now|so|and|but|then|ah|alright|all right|right|anyway|yes|no|please|hm+|wait|honestly|really|i see|interesting|great|again|lo+l|lmao|(?:ha){2,}h?|(?:he){2,}) (?=.)/,
    /(?<=.) (?:please|then|now|today|tonight|exactly|though|my friend|sir|there|these days|in (?:your own|your|a few|plain|simple|one|two|three|\d+) (?:\w+ )?(?:words?|sentences?|lines?)|in short|briefly|according to you)$/,
  ],
  hailing: /^(what's up|how\b[^,]+), [\w' -]{2,24}(?=\W*$)/,
  addressing:
    /^\W*(?:(?:oh|well|and|ah)[, ]+)?(?:hi+|hello+|hey+|hiya|howdy|yo|greetings|salve|hallo|bon ?jour|bon ?soir|salut|hola|guten (?:tag|morgen|abend)|gr[uü](?:ß|ss) gott|good (?:morning|evening|afternoon|day)|(?:thanks|thank you)(?: so much| a lot| very much)?(?=[,!.]))\b[\s,!.]*(?:there|again|everyone|all)?[\s,!.]*/i,
  ownName: {
    asked: "^(?:so )?who(?:'s| is| are| was) (?:\\w+ )?{name}\\W*$",
    last: "(?<=.)\\s(?:(?:mr|dr|doctor|lady|professor|dear) )?{name}$",
    first: "^(?:(?:mr|dr|doctor|lady|professor|dear|master)\\.? )?(?:{name}|sir|madam|friend)\\b(?:[\\s,!.]+|$)",
  },
  question:
    /\?\s*$|^\W*(?:and |but |so )?(?:by|for|to|with|from|in|at|on|of|since|until|about) (?:whom|whose|what|which|how|when)\b|^\W*(?:and |but |so )?(?:who|what|when|where|why|how|which|do|does|did|is|are|was|were|(?:can|could|would|will)(?!'t (?!(?:you|i|we|he|she|it|they|people|one|the|your)\b))|have(?! (?:to|been|an?|no|got|my|fun)\b)|has|had(?! (?:to|an?|my|our|no|the|some|another|two|enough)\b)|tell me|describe|explain)\b/i,
  defining:
    /^\W*(?:(?:and |so |but )?(?:what|who)(?:'s| is| was| are| were)(?! (?:your|you|it like))|(?:please |can you |could you )*(?:tell me about|explain|define|describe)|what do you think (?:of|about))\b/i,
  definition:
    /^\W*(?:(?:and|so|but|ok|well|now|please|tell me|can you (?:tell me|explain)),? )*(?:what(?:'s| is| are| exactly is| exactly are)(?: exactly| really| actually)? (?!(?:you|your|my|it|that|this|there|the (?:best|worst|most|name|first|last|point|use|biggest|greatest|secret))\b)|define |what do you mean by )(?:an? |the )?(?:[\w'-]+ ?){1,3}\W*$/i,
  defines: /^(?!\W*(?:I|My)\b)(.{1,60}?)\b(?:is|are|means)\b/,
  clauseBreak: /[,;?]|\b(?:and|but|or|if|when|because)\b/i,
  referring: /\b(?:he|him|his|she|her|they|them|it|that|this)\b|\b(?:one|any|some)(?=\W*$)/i,
  furtherQuestion:
    /(?:,? (?:and|but|or)|(?<=^\W*(?:is|are|do|does|did|was|were|can|could|has|have|what|who|how|why|where)\b[^,;?]{4,60})[,;]) (?=(?:(?:what|why|how|who|when|where|which) \w|(?:did|do|does|was|were|is|are|can|could|would|should|have|has|had) (?:you|he|she|it|they|that|this|there|the|your|his|her|their|we|i|any\w*|people)\b|(?:is|are|was|were|does|did) \w+ \w))/i,
  yesNo: /^\W*(?:(?:why|how|when|where)(?: \w+)? )?(?:is|are|was|were|do|does|did|can|could|will|would)\s/i,
  clock:
    /^(?:what(?:'s| is) the time|what time is it|(?:do you have|tell me) the time)(?: (?:it|is it|now|right now|please))*$/,
  onward: /\b(?:more|on|else|continue|tell|another)\b/i,

  opinion: /\b(?:think (?:of|about)|opinions?|thoughts|views?|believe in|feel about)\b/i,
  toYou: /\b(?:you|your|was (?:it|he|she|there))\b/i,
  general: /\b(?:should(?! you)|what is|what makes|meaning of|we|us|our|people|humans?|anyone|mankind)\b/i,
  // In "is it worth getting up early" the "it" refers to nothing.
  pronoun:
    /\b(?:you two|he|him|his|she|her|they|them|their|its|this|those|it(?! (?:(?:\w+ )?(?:to|better|worse)|\w+ (?:that|\w+ing)|like to|rain\w*|possible|take|takes)\b)|(?:some|any|one)(?=\W*$)|which one|that(?! (?:you|i|we|people|they|one|makes?|made|can|could|would)\b))\b/i,
  telling: /^(?:who|what|when|where|why|how|from)$/,
  pointing: /\b(?:which one|he|him|his|she|her|they|them|it|that|this)\b/i,
  leaning:
    /^\W*(?:and|so|but|then|or) .*\b(?:he|him|his|she|her|they|them|it|that|this)\b|\b(?:him|her|them|it|that|this)\W*$/i,
  person: /\b(?:he|him|his|she|her)\b/i,
  speaksOf: /\b(?:you|your)\b/,
  speaksOfSelf: /\b(?:i|im|my|(?<!tell )me|we|our)\b/,

  opener: /^(?:the|a|an|my|your|his|her|its|our|their|this|that|these|those|some|any)$/,
  pointer: /^(?:about|of|on|regarding|called|named|versus|vs)$/,
  copula: /^(?:is|are|was|were)$/,
  beforeNoun: /^(?:is|are|was|were|be|for|in|with|like)$/,
  placing: /^(?:to|from|in|at)$/,
  predicate:
    /^(?:i|you|we|they|he|she|it|who|so|very|too|quite|how|getting|ever|never|not|really|always|often|still|just)$/,
  object: /^(?:me|you|him|us|them|it|myself|yourself|himself|herself|themselves)$/,
  gerund: /...ing$/,
  particle: /^(?:up|down|away|out|off)$/,
  reporting: /^(?:think|thinks|say|says|said|told|believes|thought)$/,
  comparing: [/\b\p{L}+er than\b/giu, "than"],
  joint: "of",
  trailing: /^(?:of|the|an?)$/,
  contracted: /'(?:m|re|ll|ve|d)$/i,
  owner: /^\p{Lu}.*'s$/u,
  adverb: /ly$/,
  participle: /(?:ed|ly)$/,
  naming:
    /(?:^|\b)(?:(?:what|who)(?:'s| is| are| was| were)|think (?:of|about)|heard of|opinion (?:of|on)|about|define|explain|(?:do|did) you (?:\w+ )?(?:like|know|love|hate|own|eat|want))\s+(?:(?:an?|the|this|my|your|some|any)\s+)?["“]?$/,
  dissent:
    /^(?:wrong|false|incorrect|nope|nah|not true|bullshit|nonsense|lies|liar)$|^(?:(?:no|nah|nope|hm+|sorry|but|well|actually|surely)\b[, ]*)*(?:(?:that(?:'s| is| was| can't be| isn't| is not| sounds| makes)|(?:this|that) (?:is|isn't)|it(?:'s| is| isn't| wasn't)|you(?:'re| are| were| make)|you(?:'ve| have) got (?:that|it|this)) (?:\w+ ){0,2}?(?:wrong|false|untrue|incorrect|nonsense|rubbish|bullshit|made up|invented|a myth|a lie|mistaken|true(?=$)|right(?=$)|correct(?=$)|no sense|not (?:true|right|correct|so|what happened|how it))\b(?<!(?:that's|that is|it's|it is|you're|you are|is|are|was|quite|very|so|absolutely) (?:true|right|correct))|(?:that(?:'s| is| was)|it(?:'s| is)|you(?:'re| are)) not (?:\w+ )?(?:true|right|correct|so|what happened)\b|i (?:\w+ ){0,2}?(?:disagree|beg to differ|object)\b|i (?:\w+ )?(?:don't|do not|can't|cannot) (?:\w+ )?(?:agree|(?:think|believe) (?:so|that|it|you|this)\b)|i doubt (?:it|that|this)|(?:lol |haha )?(?:you(?:'re| are)|are you) (?:just |only |clearly |probably )*(?:making (?:this|that|it|things|stuff|all this|all that|everything) up|making up (?:stuff|things|this|that|it all)|lying)\b|you(?: just)? made (?:that|this|it) up)/,
  gainsaying:
    /^\W*(?:no|nope|wrong)[,.!]+ (?:its\b|i (?:\w+ )?(?:read|heard|thought|saw|learned|know)\b.*\b(?:you|it|that|he|she|they)|you\b|that\b|it\b)/,
  article: /\b(the|my)\s+$/i,
  beforeTopic: /\b(?:(an?|the)|is|are|of|about|on|with|does|do|can)\s+$/i,
  thing:
    /\b(the|an?|my|our|his|her|their|every) (?!little|few|same|other|rest|more|most|least|while|sort|hundred|thousand|million|dozen|great|first|second|third|half)([a-z]{3,14})(?=[,.;!?]|\s(?:and|or|in|on|at|to|from|with|for|by|as|than|when|that|which|who|is|was|are|were|has|had|have|will|would|could|did|does|may|must)\b)/gi,
  asksTongue:
    /(?:(?:^|[.,!?]\s|\b(?:please|can you|could you|will you|would you|just|now|ok|okay)\b,? )(?:please )?(?:answer|reply|respond|speak|talk|write|continue|switch|translate|say|explain|repeat|tell)\b(?: (?:me|to me|us|it|that|this|something|everything|again|all|with me|a few words|a sentence)){0,3}(?: (?:in|into|to))? |^\W*(?:do you (?:also |even )?(?:speak|know|understand|talk) |(?:and )?in ))(german|spanish|french|italian|portuguese|dutch|polish|swedish|serbian|croatian|latin|greek|russian|ukrainian|turkish|arabic|chinese|japanese|korean|hindi|hungarian|czech|danish|norwegian|finnish|swiss german|hebrew|romanian)\b(?=\W*(?:please|pls|now|too|instead|for me|with me|then|at all)?\W*$)/i,
  sentence:
    /^\W*(?:(?:and|but|so|today|yesterday|tomorrow|now) )?(?:i|we|my|our|he|she|they|it|there|the|one|half|everyone|nobody|someone)\b|^\W*\p{Lu}\p{L}+ (?:is|was|has|comes?|lives?|had|will|wants|says)\b/iu,
  unspeakable: /fuck|shit|crap|cunt|bitch|nigg|faggot|whore|slut|porn/i,

  choice:
    /^(?=.*\b(?:rather|prefer|choose|pick|better|matters?|favou?rite|like|love|trust|important)\b|[^,]{3,48}\?\s*$)(?!.*\b(?:worse|worst|who|first|true|why|how|when|where)\b)(?:.*?(?:[,:;]\s|\b(?:rather(?: (?:be|have|live|meet|own|see|lose|keep|spend|eat|take|give|marry|save))?|prefer|choose|pick|better|between|keep|save|important|like|love|trust) ))?(?!(?:who|what|which|how|when|where|why|is|are|am|do|did|does|you|have|has|should|was|were|can|could|would|will|if|tell|or)\b)((?:the |an? |to )?[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?),? or ((?:the |an? |to )?(?!(?:not|is|are|both|just|do|did|should|no)\b)[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}?)(?=\s*[?,.!:;]|$)/iu,
  choiceBehind:
    /^(?!.*\b(?:rather|prefer|better|best|more|choose|pick|favou?rite)\b)\W*(?:what|how|why|who|when|where|was|were|did|do|does|is|are)\b[^?]{8,}[,;:] [^,?]{1,40} or /i,
  lesser:
    /\b(?:money|rich|riches|fortune|wealth\w*|gold|fame|famous|feared|fear|power|powerful|revenge|flattery|applause|lie|lies|lying|hate|hatred|war|cruel\w*|quarrel|envy|easy|comfort\w*|ignoran\w*|praise|win|winning|right|obey|obedience|slave\w*|popular|clever|cowardice|silence)\b/i,
  deciding:
    /\bshould i\b.*\bor\b|\b(?:can't|cannot|can not|how (?:should|do|can|would|did) (?:i|you|we|one|people)|help me|unable to|trying to|have to|need to|must) (?:\w+ ){0,2}?(?:decide|choose)\b|\b(?:choose|decid\w+|choice|torn|decision) between\b|\b(?:big|hard|difficult|important|tough) (?:decision|choice)|\bshould i (?:leave|quit|move|marry|accept|take the|stay|resign|change|break up|propose|emigrate|switch|give up|apply|sell|drop)\b/,

  practical:
    /\bhow (?:do|can|should|could|would) (?:i|we) (?:write|tie|turn|delete|undo|change|install|spell|cook|boil|bake|convert|download|set|open|close|apply|draw|connect|remove|clean|unclog|charge|print|save|edit|update|log|sign|book|park|pay|cancel|return|measure|calculate|translate|pronounce|lose weight|find (?:an?|the)|get (?:an?|from|to the))\b(?! (?:in love|my (?:life|mind)))|\bwhat should i (?:call|name)\b|\bget rid of (?!(?:\w+ ){0,2}(?:fear|anger|jealousy|guilt|feelings?|thoughts?|him|her|them)\b)|\bhow (?:do|can|should|could|would) (?:i|you|we) (?:stop|get|let|make|find|keep|handle|become) (?:rid of )?(?:my|the|an?|some|these|those|this) (?!(?:\w+ )?(?:life|mind|head|heart|way|job|work|boss|colleagues?|friends?|partner|purpose|peace|thoughts?|courage|feelings?|family|wife|husband|son|daughter|kids?|child|children|mother|father|better|good|person|man|woman|people|past|pain|habit)\b)|\b(?:what|which) (?:\w+ ){1,3}(?:should|do|can) i (?:buy|get|use|wear|watch|order|install|download|pick|choose)\b|\btips? (?:for|on|about) (?!(?:(?:an? |the |my )?(?:first )?(?:date|day|kiss|speech|party|relationship|marriage)|life|living|love|happiness|young|being|coping|dealing)\b)|\b(?:what|which) should i (?:buy|wear|watch|order|cook)\b/,

  dangling:
    /^(?:(?:he|she|it|they|his|her|their|its|this|that|these|those|then|so|but|and|or|there|both|neither|one of|some|others?|another|such|here|later|after(?:wards| that| it)?|yet|besides|instead|next|as for|the (?:first|second|third|last|other|others|rest|same|two|three|latter|former)|of the|nor|only|even|by then|such|what was|to|not)\b|[^,]{0,60}\b(?:he|she|they|him|them|these|those)\b)/i,

  verdict: /^(?:(?:yes|no)[,;.]|because\b)/i,
  replying: /^(?:because|yes|no|neither|nothing|exactly)\b/i,

  afterOwn:
    /^(?:broke|left|died|got|went|fell|came|said|told|made|gave|took|ran|lost|won|met|sold|sent|kept|hates?|plays?|leaves|keeps|says|makes|gets|goes|wants|needs|thinks|likes?|loves?|lives?|works?|calls?|called|moved|asked|started|stopped|failed|passed|wanted|needed)$/,
  mine: /\bmy (?!name\b)((?:[\p{L}'’-]+ ?){1,4})/iu,
  selfMentioned: /\bmy\b/i,
  ahead: new RegExp(
    "\\bweather\\b.*\\b(?:today|tonight|tomorrow|weekend|outside|now)\\b|\\bwill it (?:rain|snow|be (?:hot|cold|sunny|warm))\\b|\\b(?:in|by|year|of) (?:the year )?(?:20(?:2[6-9]|[3-9]\\d)|2[1-9]\\d\\d)\\b|" +
      "\\b(?:will|going to|gonna|'ll)\\b.*\\b(?:next (?:year|month|week|century|decade|season)|tomorrow|in [\\w ]+ years)\\b|" +
      "^(?:who|what|which|will|when)\\b.*\\bnext (?:year|month|week|decade|season)\\b|" +
      "\\bwho(?: will|'ll|'s going to| is going to) (?:win|be)\\b",
  ),
  ownAffairs: [
    /^(?:do you know )?(?:wh(?!y)|how (?:much|many|old) )(?!.*\b(?:your|should|do|can|would|you (?!know))\b)(?:[\w']+ ){0,5}?(?:my (?!name|life|purpose|body|brain|mind|head|heart|skin|eyes?|blood|cells?|phone|laptop|computer)|(?:did|was|have) i )/,
    // Whether it is true what the teacher says is no private affair.
    new RegExp(
      `^(?!.*\\b(?:should|i|me|we|you(?! (?:hear|know)\\b)|your)\\b)(?!.*\\bsays?\\b.*\\b(?:right|wrong|true|correct)\\W*$).*\\b${kin}\\b`,
      "u",
    ),
  ],
  futureTag: /^(?:future|predictions?)$/,
  time: /\b(?:2\d\d\d|next (?:year|month|week|century|decade)|tomorrow|yesterday|last night)\b/i,
  timeAlone: /^(?:\d{4}|next \w+|tomorrow)$/i,

  names: [
    /\b(?:my name(?:'s| is)|(?:i am|i'm) called|call me|(?:^|[,.!]\s*)this is)\s+(\p{L}[\p{L}'-]{1,20})/iu,
    /^\W*(?:(?:hi+|hello+|hey+|hiya|yo|greetings|good (?:morning|evening|afternoon|day))\b[\p{L} ]{0,20}[,!. ]+)(?:i'm|i am|im|it's|this is|name's) (\p{L}[\p{L}'-]{1,19})(?=\s*(?:[.,!]|$|and\b|from\b|here\b))/iu,
    /^\W*(?:i'm|i am|im) (\p{L}[\p{L}'-]{1,19})(?= (?:from|and you)\b)/iu,
    /\b(?:I'm|I am|i'm|i am) (\p{Lu}\p{Ll}[\p{L}'-]{0,19})(?=\s*(?:[.,!]|and\b|from\b|$))/u,
  ],
  noName:
    /shit|crap|(?:ing|ed|ful|less|ous|ish|able|ible|ly)$|^(?:here|ok|okay|well|not|just|so|very|really|hungry|angry|lucky|busy|ready|ill|sick|late|lost|home|at|in|on|from|done|all|alright|old|young|great|confused|nervous|free|the|an?)$/,
  noStatement: /\?\s*$|^(?:what|who|do you|where|how)\b/i,
  asksName: /\b(?:what(?:'s| is)|remember|know|recall|forgot(?:ten)?|say) my name\b/,
  asksMine: /\b(?:what(?:'s| is| was| are| were)|who(?:'s| is| was)|remember|recall|know) my ([\p{L}\p{N}' -]{2,40})/u,
  asksSaid:
    /\bwhat (?:(?:did i|i) (?:just |first )?(?:say|said|ask|asked|tell|told)|(?:have i|was i) (?:just )?(?:said|asked|saying|asking)|was my (?:last |previous )?question)/,

  sums: {
    functions: [
      // A theorem to prove is not a sum to calculate.
      [/^(?!.*\b(?:prove|proof|irrational)\b).*square root of (\d+(?:\.\d+)?)/, "the square root of {a}", "root"],
      [/(\d+(?:\.\d+)?)\s?(?:%|percent) of (\d+(?:\.\d+)?)/, "{a} percent of {b}", "percent"],
      [/(\d+(?:\.\d+)?) squared/, "{a} squared", "square"],
    ],
    equation:
      /(-?\d*(?:\.\d+)?)\s*\*?\s*([a-z])(?:\s*([-+])\s*(\d+(?:\.\d+)?))?\s*=\s*(-?\d+(?:\.\d+)?)(?!\s*[-+*/^\w.])/,
    unknown: "the {x} in {equation}",
    operators: [
      ["*", /\s*[×*]\s*|\s+x\s+|(?<=\d)x(?=\d)|\s*(?:\btimes|\bmultiplied by)\b\s*/g, "times"],
      ["/", /\s*[÷/]\s*|\s*\b(?:divided by|over)\b\s*/g, "divided by"],
      ["+", /\s*\+\s*|\s*\b(?:plus|added to)\b\s*/g, "plus"],
      ["-", /(?<=\d)\s*[-−]\s*(?=\d)|\s*\bminus\b\s*/g, "minus"],
      ["^", /\s*\^\s*|\s*\bto the power of\b\s*/g, "to the power of"],
    ],
    dates: /^(?:9 \/ 11|24 \/ 7|[12]\d{3} - [12]\d{3})$/,
    asked: /what|how much|calculate|compute|solve|equals|sum|=/,
    locale: "en-US",
    none: "undefined",
    large: "too large to write out",
    minus: "minus",
  },

  letters: /[a-zà-ÿœ]/i,
  foreignLetters: /[¿¡ßäöüñçœèêàùâîôû]/gi,
  odd: /^(?=.{4})(?:[^aeiouy]+$|.*(?:[^aeiouy\d]{5}|[aeiou]{4}|(.)\1\1|q[^u]|asdf|qwer|zxcv|hjkl))/,

  // "You never learned to swim" is a memory.
  rule: /\b(?:never(?! (?:\w+ed|\w+ught|had|was|knew|saw|went|met|found|forgot|told|lost|came|got|took|gave|wrote|spoke|fell|said|slept|left)\b)|always|must|do not|don't|should|avoid|instead|respond|reply|replies|answers? in|sentences?|asterisks?|stage directions?|stay in character|user|visitor|language model|prompt|roleplay|role-play)\b|^(?:speak|talk|answer|use|keep|be|remember|act|play|pretend|write|give|show|refer|make|let|stay|ask|treat|mention|include|note|begin|end|express)\b/i,
  ownWords: [
    [/\byou(?: are|['’]re)\b/gi, "I am"],
    [/\byou were\b/gi, "I was"],
    [/\byou['’](ve|ll|d)\b/gi, "I'$1"],
    [/(^|[,;:] |\b(?:and|but|that|which|when|while|because|what|where|who|as|if) )you(?= \p{L})/giu, "$1I"],
    [/\bYours\b/g, "Mine"],
    [/\byours\b/gi, "mine"],
    [/\bYour(?=(?:self)?\b)/g, "My"],
    [/\byour(?=(?:self)?\b)/gi, "my"],
    [
      /\b(to|for|with|of|from|by|at|on|told|tell|taught|made|gave|called|call|knew|know|love|loved|left) you\b/gi,
      "$1 me",
    ],
  ],
  secondPerson: /\byou\b/i,
};
