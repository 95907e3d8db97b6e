import type { ReferralPatterns } from "../referral-patterns";

const matches = (...patterns: readonly string[]) => new RegExp(patterns.map((each) => `\\b(?:${each})\\b`).join("|"));

const each = (...patterns: readonly string[]) => patterns.map((pattern) => matches(pattern));

/** Words without one of which no pattern matches; the beginnings are enough. */
const hint = (words: string) => new RegExp(`\\b(?:${words})`);

const kin =
  "child|children|kids?|baby|babies|toddlers?|infants?|newborns?|son|daughter|boy|girl|\\w+ (?:year|month)s? old";
const small = "baby|babies|toddlers?|infants?|newborns?|\\w+ (?:year|month)s? old";
/** Who is to do something: the visitor, or somebody in their care. */
const patient = `(?:i|we|he|she|they|one|you|(?:some|any)(?:one|body)|(?:my|our|his|her|a|an|the|this) (?:\\w+(?:'s)? ){0,3}?\\w+|(?:\\w+ ){0,2}?(?:people|women|diabetics|${kin}))`;
const modal = "(?:can|can't|could|may|should|shouldn't|shall|must|do|does|would)";
const should = `${modal} ${patient}`;
const judged =
  "(?:safe|ok|okay|all ?right|fine|dangerous|harmful|bad|risky|wise|smart|healthy|unhealthy|allowed|serious|normal|too much|a good idea)";
/** Asks for a verdict on what the visitor has told. */
const verdict = `is (?:it|that|this) (?:\\w+ ){0,2}?${judged}|good idea|yes or no|what do you (?:think|say|advise|suggest|recommend)|(?:any )?(?:thoughts|advice|tips)|what (?:should|can|could|shall|must|do) (?:i|we) do`;

const medicine =
  "medications?|meds|drugs|pills?|tablets?|antibiotics?|penicillin|amoxicillin|ibuprofen|paracetamol|acetaminophen|tylenol|aspirin|advil|painkillers?|antidepressants?|ssris?|prozac|sertraline|xanax|valium|melatonin|insulin|statins?|metformin|warfarin|blood thinners?|vaccin\\w*|booster|flu shot|steroids|cortisone|antihistamines?|birth control|contracepti\\w*|inhaler|supplements?|vitamins?|magnesium|zinc|probiotics|herbal (?:tea|remed\\w+)|homeopath\\w*|cbd|ozempic|viagra|laxatives?|antacids?|ritalin|adderall|chemo\\w*|creatine|cough (?:syrup|drops)|nose spray|eye drops|sleeping pills?|omeprazole";
const remedy = `(?:${medicine}|medicines?|remed(?:y|ies))`;
const takes =
  "tak(?:e|ing)|stop(?:ping)?|start(?:ing)?|us(?:e|ing)|giv(?:e|ing)|get|have|need|try|combin(?:e|ing)|mix(?:ing)?|drink(?:ing)?|eat(?:ing)?|skip|double|quit|swallow|continue|keep|increase|reduce|lower|refuse|switch|come off|go off";

const ailment =
  "headaches?|migraines?|fever|cough(?:s|ing)?|(?:a|the|my|this) (?:bad )?cold|flu|rash(?:es)?|sore throat|tooth ?aches?|stomach ?aches?|belly ?ache|ear ?aches?|back ?aches?|(?:back|chest|knee|stomach|joint|neck|tooth|period|muscle) (?:pains?|cramps?)|pain in my (?:\\w+ )?\\w+|nausea|diarrh?oea|constipat\\w+|vomiting|throwing up|dizz\\w+|a lump|swollen|swelling|(?:ear|bladder|eye|skin|sinus) infections?|infected|eczema|acne|pimples|hay fever|cramps|palpitations|heartburn|reflux|hangover|nosebleeds?|numb(?:ness)?|blood in my|bleeding|sprain\\w*|sunburn|(?:tick|insect|mosquito|dog) bites?|hives|itch\\w*|covid|warts?|high (?:blood pressure|cholesterol)|my (?:blood pressure|cholesterol|blood sugar)|hypertension|asthma|panic attacks?|symptoms";
const aching =
  "(?:my|his|her) (?:\\w+(?:'s)? ){0,2}?(?:head|back|knees?|neck|chest|stomach|belly|tummy|tooth|teeth|ears?|eyes?|throat|foot|feet|ankles?|arms?|legs?|hands?|wrist|shoulder|hip|skin|toe|finger|liver|kidneys?) (?:\\w+ ){0,2}?(?:hurts?|hurting|aches?|aching|swells?|itches|burns|twitches|races|tingles|cramps)";
const disease =
  "cancer|leuk(?:a?emia)|tumou?rs?|diabetes|epilepsy|adhd|arthritis|gout|thyroid|anaemia|anemia|appendicitis|pneumonia|a stroke|heart (?:disease|failure|problems?|condition)|depression|ibs|std|hiv";
const ill = `${ailment}|${aching}`;

/** Of these even a general question is about what somebody may eat or take. */
const condition =
  "allerg(?:y|ies|ic)(?! to (?:maths?|mathematics|numbers|mondays|work|people|stupid\\w*|nonsense|love|commitment|school|physics|fools))|anaphyla\\w*|(?:lactose|gluten|milk|dairy|food|histamine|fructose|nuts?|egg|wheat)[ -]intoleran\\w+|intolerant to|pregnan(?:t|cy)(?! (?:goats?|cows?|sheep|ewes?|cats?|dogs?|mares?))|breast ?feed\\w*|expecting (?:a baby|a child|twins)|diabetic\\w*|coeliac|celiac|gout|thyroid";
const consuming =
  "eat|eating|drink|drinking|have|take|taking|try|give|use|fly|exercise|sleep|avoid|smoke|dye|run|train|swim|travel";
const nourished = `${should}(?: \\w+){0,4}? (?:${consuming})|(?:what|which|any|is there|are there)(?: \\w+){0,6}? (?:${consuming}|for|suitable|helps?|allowed)|${judged.replace("|a good idea", "")}|avoid|how (?:much|many|often)|(?:recommend|suggest)\\w*|advice|tips|what if|${verdict}`;

const helped = `what (?:should|can|could|shall|must|do|does|to) (?:${patient} )?(?:do|take|eat|drink|use|give|put)|(?:what|which|anything)(?: \\w+){0,3}? (?:helps?|works?|good|best|recommend|to take|against)|how (?:do|can|should|could|would|to) ?(?:i|we|you|one|people)? ?(?:treat|cure|get rid|heal|lower|bring|stop|ease|soothe|relieve|fight|reduce|get over)|any(?:thing)? (?:\\w+ )?(?:remed(?:y|ies)|cures?|advice|tips|help|against)|(?:remed(?:y|ies)|cures?) (?:for|against)|${modal} (?:i|we|he|she|they|(?:my|our) \\w+) (?:\\w+ )?(?:see|go|call|worry|be worried|take|stay|work|exercise|eat|drink|fly|put|use|train|have|need)|is (?:it|this|that|he|she) (?:\\w+ )?(?:serious|dangerous|normal|bad|contagious|cancer|infected|broken|safe|ok|okay)|what (?:is it|is this|is wrong|could (?:it|this|that) be|causes (?:my|this|it)|do i have)|why (?:do|does|is|am|are) (?:i|my|his|her)|do i have|could (?:it|this|that) be`;

const asset =
  "stocks?|shares|bitcoins?|btc|crypto\\w*|ethereum|eth|dogecoin|solana|altcoins?|nfts?|etfs?|(?:index|mutual|hedge|investment) funds?|bonds|stock market|forex|real estate|gold|silver|investments?|(?:tesla|apple|nvidia|amazon|google|microsoft)(?= |$)";
const deals = "buy|buying|sell|selling|hold|hodl|trade|trading|short|invest|investing|put|get into|dump";
const askedMoney = `(?:should|shall|can|could|may|must|do|does) (?:i|we|my \\w+|one|people)|(?:should|would) you(?! have\\b)`;
const unworldly =
  "(?! (?:\\w+ ){0,3}?(?:time|energy|effort|myself|yourself|education|health|relationships?|friends?|friendships?|children|kids|marriage|studies|people|learning|love)\\b)";
const loans =
  "loans?|mortgages?|debts?(?! (?:of|to) )|credit cards?|overdraft|bankrupt\\w*|refinanc\\w+|guarantor|co-?sign";
const lawyer = "(?:lawyer|attorney|solicitor|notary)";
const host = "(?:landlord|landlady|boss|employer|company|ex|neighbou?r|bank|insurer|school|husband|wife)";

export const referring: ReferralPatterns = {
  reordered: [
    [/\b(what|which|who|where|how|it|that|this|there)'s\b/g, "$1 is"],
    [/\bi'm\b/g, "i am"],
    [/\bi've\b/g, "i have"],
    [
      /\b(if|whether|think|thinks) (i|we|he|she|they|my \w+) (?:needs?|has to|have to|ought to)\b/g,
      "$1 should $2 need",
    ],
    [/\b(?:can|could|may) (?:i|we) (?:ask|know|hear|talk|see|meet|visit|tell|say|read|learn|speak)\b/g, ""],
    [
      /\b(if|whether|think|thinks|what|which(?: \w+){0,3}|how (?:much|many|often)(?: \w+)?) (i|we|he|she|they|my \w+) (should|can|could|may|must)\b/g,
      "$1 $3 $2",
    ],
  ],
  fields: [
    [
      "health",
      {
        hint: hint(
          `${medicine}|${ailment}|${disease}|${condition}|${kin}|medic|remed|hurt|ach|dos|\\d|milligram|surg|operat|vaccin|jab|abortion|biops|mri|scan|x.?ray|blood|physician|doctor|gp|dentist|hospital|therap|psychiatr|midwife|smok|vap|fast|diet|keto|wife|husband|mother|father|mum|dad|heart|liver|health|stomach|cholesterol|back|knee|skin|teeth|kidney|sick|ill|infect|contagious|anaemi|symptom|sign|treat|mole|lump|wound|spot|bite|burn|cut|swell|itch|twitch|rac|tingl|cramp|overdos|side effect`,
        ),
        asks: each(
          `(?<!how |why )${should}(?: \\w+){0,3}? (?:${takes})(?: [\\w'.]+){0,8}? (?:${medicine}|(?:my|his|her|this|that|the|some|any) (?:\\w+ )?(?:medicines?|remed(?:y|ies)))`,
          `is it ${judged}(?: [\\w'.]+){0,8}? ${remedy}`,
          `what (?:happens )?if i (?:${takes})(?: \\w+){0,4}? (?:${medicine})`,
          `(?:is|are) (?:my|this|these|that|the|his|her) (?:\\w+ )?(?:mole|lump|rash|wound|spot|bite|burn|cut|swelling|cough|fever)s?(?: \\w+){0,5}? (?:${judged}|cancer|infected|contagious)`,
          `(?:give|feed) (?:my|our|a|the|his|her) (?:\\w+ )?(?:${small})(?: \\w+){0,2}? (?:milk|cheese|honey|eggs?|nuts?|peanuts?|fish|meat|water|juice|wine|tea|yoghurt|food)`,
          `how (?:much|many|often|long|soon)(?: \\w+){0,3}?(?: (?:i|he|she|we|my \\w+|a child|an adult|to|is|are))?(?: \\w+){0,2}? (?:take|give|use|safe)(?: \\w+){0,3}? ${remedy}`,
          `how (?:much|many|often)(?: \\w+){0,2}? (?:${medicine})`,
          `(?:what|which)(?: \\w+){0,2}? ${remedy} (?:should|shall|can (?:i|we|he|she|my)|could|helps?|do (?:i|you)|for (?:my|a|the|an)|against|to take|(?:is|are|works?) (?:the )?(?:there|good|best|safe|right|better)(?! known))`,
          `(?:do|does|will|would|can) (?:\\w+ )?${remedy} (?:\\w+ )?(?:help|work|cure)(?: \\w+)? (?:against|with|for|(?:${ailment}))`,
          `(?:recommend|suggest)(?: \\w+){0,4}? ${remedy}|side effects?(?: \\w+){0,3}? (?:${medicine})|overdos\\w+ on`,
          `(?:what|which|how|right|correct|safe|max\\w*|recommended|usual|normal|double|missed|skip\\w*|higher|lower)(?: [\\w']+){0,7}? (?:dos(?:e|es|age|ages))(?! (?:\\w+ )?of (?:radiation|light|reality|x.?rays|luck|humou?r|courage|cheese|current|electricity))`,
          `(?:how|is|are|can|should|what)(?: [\\w']+){0,8}? \\d+ ?(?:mg|milligrams?|mcg)`,
          `(?:should|shall|must|do|does) ${patient}(?: \\w+){0,3}? (?:get|have|undergo|see|go to|call|visit|refuse|postpone|need)(?: \\w+){0,3}? (?:surgery|operation|operated|vaccinated|jab|abortion|biopsy|mri|scan|x.?ray|blood test|physician|doctor(?! faust)|gp|dentist|hospital|therapist|psychiatrist|midwife)`,
          `should (?:i|he|she|my \\w+)(?: \\w+){0,2}? (?:stop|quit|give up|start|keep|end) (?:smoking|vaping|(?:my |the |his |her )?(?:therapy|treatment)|fasting|a diet)|should i (?:go on a diet|go keto)`,
          `${modal} (?:(?:my|our|a|an|the|his|her) )?(?:\\w+ ){0,2}?(?:${small})(?: \\w+){0,2}? (?:eat|have|drink|take|get|try)`,
          `${modal} (?:(?:my|our|his|her) (?:\\w+ ){0,2}?(?:${kin}|wife|husband|mother|father|mum|dad)|children|kids) (?:\\w+ )?(?:eat|drink)`,
          `(?:safe|dangerous|harmful|poisonous|suitable) (?:for|to give|to feed)(?: (?:my|our|a|an|the|small|young|his|her|to))*(?: \\w+){0,2}? (?:${kin})`,
          `(?:bad|good|harmful|dangerous|healthy|unhealthy|safe) for (?:my|his|her) (?:\\w+ )?(?:heart|liver|health|stomach|blood pressure|cholesterol|back|knees?|skin|teeth|kidneys?|baby)`,
          `(?:do|could|might|can) i (?:\\w+ )?have (?:\\w+ )?(?:${disease}|${ailment})|(?:am i|(?:could|might|can) i be) (?:\\w+ )?(?:pregnant|sick|ill|diabetic|allergic|infected|contagious|anaemic|having a (?:heart attack|stroke))`,
          `how (?:do|can|would|could) i (?:know|tell|find out) (?:if|whether|that) (?:i|my \\w+|it)(?: \\w+){0,3}? (?:${disease}|${ailment}|${condition})`,
          `(?:symptoms|signs) of (?:\\w+ )?(?:${disease}|${ailment}|${condition})`,
          `(?:treatments?|therap(?:y|ies)|diet|foods?|remed(?:y|ies)|cures?)(?: \\w+){0,3}? (?:for|against|with|helps?)(?: \\w+){0,2}? (?:${disease})|${should}(?: \\w+){0,3}? (?:treat|cure|operate|eat|drink|take)(?: [\\w']+){0,5}? (?:${disease})`,
          "(?:medical|health) (?:advice|tips)",
        ),
        told: [
          [matches(ill), matches(helped)],
          [matches(condition), matches(nourished)],
          [
            new RegExp(`\\b(?:i|i'm|my|we|he|she)\\b.*\\b(?:${medicine}|${disease})\\b`),
            matches(
              `is (?:it|that|this) (?:\\w+ ){0,2}?${judged}|yes or no|can i (?:still|take|have|drink)|what (?:should|can|may|could) (?:i|he|she|they) (?:eat|drink|take)`,
            ),
          ],
        ],
      },
    ],
    [
      "money",
      {
        hint: hint(
          "stock|share|bitcoin|btc|crypto|eth|dogecoin|solana|altcoin|nft|etf|fund|bond|forex|real estate|gold|silver|invest|tesla|apple|nvidia|amazon|google|microsoft|property|house|flat|apartment|time to|moment to|coin|legal|illegal|lawful|unlawful|law|crime|financ|tax|savings|inherit|nest egg|pension|retire|save|put aside|afford|money|bonus|\\d|loan|mortgage|debt|credit|overdraft|bankrupt|refinanc|guarantor|co-?sign|vat|irs|deduct|declare|sue|press charges|plead|court|attorney|solicitor|notary|file|contest|appeal|sign|can my|my rights|liable|entitled|eligible|fined|evict|prosecut|deport|insur|owe|landlord|landlady|employer|boss|buy or",
        ),
        asks: each(
          `(?:${askedMoney})(?: [\\w']+){0,4}? (?:${deals})(?: [\\w']+){0,6}? (?<!\\b(?:an?|your|with) )(?:${asset})`,
          `(?:${askedMoney})(?: [\\w']+){0,4}? invest(?:ing)?${unworldly}`,
          `(?:what|where|which|how|when)(?: \\w+){0,3}? (?:should|can|do|could|would|to|shall) (?:(?:i|we|one|my \\w+|a beginner|people) )?(?:\\w+ ){0,2}?invest(?:ing)?${unworldly}`,
          `(?:is|are)(?: \\w+){0,3}? (?:${asset}|property|an? (?:house|flat|apartment))(?: \\w+){0,4}? (?:(?:good|safe|wise|smart|bad|sound|solid|risky|sensible|worth) (?:\\w+ )?(?:investments?|it|buying|idea|risk|bet)|safe|too risky)`,
          `(?:good|right|bad|best) (?:time|moment) to (?:buy|sell|invest)(?! (?:a|an|cheese)\\b)`,
          `(?:what|which|best|good|recommend|hot|name|give)(?: \\w+){0,4}? (?:stocks?|shares|crypto\\w*|coins?|funds?|etfs?|bonds|investments?)(?: \\w+){0,3}? (?:should|shall|to buy|to sell|(?:do|would) you|right now)`,
          `(?:(?:do|would|can|could) you (?:recommend|suggest)|which|what is the best)(?: \\w+){0,4}? (?:stocks?|shares|crypto\\w*|funds?|etfs?|bonds|investments?)(?! (?:market|crash|did|were|was|of)\\b)`,
          `(?:is|was|would) it (?:be )?(?:\\w+ ){0,2}?(?:${judged}|clever|worth|right|stupid|crazy)(?: \\w+){0,3}? (?:${deals}|take out|get)(?: \\w+){0,3}? (?:${asset}|${loans})`,
          `buy or (?:sell|hold)|(?:stocks|shares|bitcoin|crypto|etfs?|bonds) or (?:stocks|shares|bitcoin|crypto|etfs?|bonds|gold|property)|gold or (?:stocks|shares|bitcoin|crypto|etfs?|bonds)`,
          "(?:stock|crypto|investment|investing|financial|finance|legal|tax) (?:tips?|advice)",
          `(?:should|shall|can|could|do|where|what|how)(?: \\w+){0,2}? i(?: \\w+){0,6}? (?:my|our|the) (?:\\w+ )?(?:savings|inheritance|nest egg|pension|401k|retirement (?:fund|savings|money))`,
          `how much (?:money )?(?:should|do|must) i (?:\\w+ )?(?:save|put aside|need)(?: \\w+){0,4}? (?:retire\\w*|pension|old age|a month|each month|every month)|can i (?:\\w+ )?afford (?:to retire|a (?:\\w+ )?(?:house|mortgage|loan|flat))|what (?:should|can|could) i do with (?:my|the|this|all this) (?:money|bonus|\\d+\\w*)`,
          `(?<!why )(?:should|shall|can|could|do|must|may|am|how (?:do|can|should|could|much(?: \\w+)? can)|what (?:should|can|do)|where (?:can|do)|which) (?:i|we)(?: [\\w']+){0,9}? (?:${loans})`,
          `(?:which|what|is an?|are) (?:\\w+ ){0,3}?(?:loan|mortgage|credit card)(?: \\w+){0,4}? (?:should i|for me|do i|can i|good idea|best for)`,
          `(?<!why )(?:do|must|should|can|could|how (?:do|can|should|much|many)|what|which|am|will)(?: \\w+){0,2}? i(?: [\\w']+){0,7}? (?:tax(?:es)?|tax return|vat|irs)`,
          `(?:should|can|could|may|must|do|shall) (?:i|we|my \\w+)(?: \\w+){0,3}? (?:sue|press charges|plead|go to court|take (?:\\w+ ){1,3}?to court|(?:hire|get|need|see|call) an? (?:\\w+ )?${lawyer}|file (?:for|a) (?:bankruptcy|lawsuit|claim)|contest (?:the|a|my|his|her) (?:\\w+ )?will|appeal (?:the|my|this|against)|sign (?:the|this|my|that) (?:\\w+ )?(?:contract|lease|agreement|nda|prenup|settlement|waiver))`,
          `can my (?:\\w+ )?${host} (?:\\w+ ){0,3}?(?:evict|fire|sack|sue|kick|raise|enter|force|refuse|withhold|keep|cut|deduct|make me|legally|take|terminate)`,
          "(?:can|could|may) i (?:\\w+ )?deduct|do i (?:have|need) to declare",
          `recommend (?:buying|selling|investing)(?: \\w+){0,3}? (?:${asset})`,
          "is it (?:legal|illegal|lawful|unlawful|against the law|a crime)(?: [\\w']+)*? (?:i|me|my)",
          "(?:i|my|me|we)(?: [\\w']+)* is (?:it|that|this) (?:even |actually )?(?:legal|illegal|lawful|against the law)|can i legally|am i legally|what are my (?:legal )?rights|am i (?:liable|entitled to|eligible for)|can i be (?:sued|fined|evicted|prosecuted|deported)",
          "(?:should|do|must|can) i(?: \\w+){0,5}? insurance|(?:which|what) (?:\\w+ )?insurance",
        ),
        told: [
          [
            new RegExp(
              `\\b(?:i|i'm|i've|my|we)\\b.*\\b(?:(?:${deals}|bought|sold|invested|owe|took out|have|had|with|in|off)\\b.*\\b(?:bitcoins?|crypto\\w*|ethereum|stocks|shares|etfs?|savings|loans?|mortgage|debts?(?! (?:of|to) ))|owe (?:\\w+ ){0,4}?\\d+\\w*)\\b`,
            ),
            matches(verdict, "how (?:do|can) i (?:get out|pay)", "should i (?:sell|hold|wait|buy)"),
          ],
          [
            matches(
              `my (?:\\w+ )?(?:landlord|landlady|employer|boss)(?: [\\w']+)*? (?:overtime|wages|evict\\w*|deposit|kick\\w*|throw\\w*|rais\\w+|repairs?|sue|sued|contract|notice)`,
            ),
            matches(verdict, "do i have to", "(?:legal|allowed)"),
          ],
        ],
      },
    ],
  ],
  ofOthers: [
    /^(?:(?:and|but|so) )*(?:(?:did|were|was|had|have|are|do) you|(?:what|how|why|when|where|who|which)(?: \w+){0,3}? (?:did|were|was)(?! (?:i|we)\b))\b(?! (?:think|recommend|suggest|know|believe|advise|say)\b)/,
    /^(?!.*\b(?:i|i'm|my|me|we|our|he|she)\b).*\b(?:in your (?:time|days?|century|age|city)|back then|antiquity|ancient|medieval|middle ages|renaissance|histor\w+|alexandria\w*|romans?|greeks?|egyptians?|invented|discovered|used to)\b/,
    /\b(?:devil|satan|mephisto\w*|your (?:soul|pact)|my soul|in blood)\b/,
    /^(?:(?:and|but|so) )*(?:why (?:are|is|do|does|can't|can|should|shouldn't)|what (?:is|are|causes?) (?:an? |the )?(?:\w+ )?(?:allerg\w+|pregnanc\w+|intoleran\w+|diabetes)$)(?!.*\b(?:i|my)\b)/,
    /\b(?:tell|say|talk|name|announce|congratulat\w+|comfort|cheer|gift|present|poem|story|joke|song|marry|boss)\b.*\b(?:pregnan\w+|allerg\w+|expecting)\b|\b(?:pregnan\w+|expecting)\b.*\b(?:tell|say|talk|name|announce|congratulat\w+|comfort|cheer|gift|present|poem|story|joke|song|marry|boss)\b/,
  ],
  remembered: new RegExp(`^(?!.*\\b(?:you|your)\\b).*\\b(?:${condition})\\b`),
  consuming: matches(
    "(?:can|could|may|should|shall) (?:i|we|he|she|they|(?:my|our) (?:\\w+ )?\\w+)(?: \\w+){0,4}? (?:eat|have|drink|take|try)",
    "(?:i|we|he|she|they) (?:can|could|may|should)(?: \\w+){0,2}? (?:eat|have|drink|take|try)",
    "(?:safe|dangerous|harmful|okay|ok) (?:for|to)",
    "(?:is|are) (?:\\w+ ){1,4}(?:safe|okay|ok|allowed|fine)",
  ),
  further:
    /^(?:(?:and|or|but|so|ok|okay|then|well|please|come on|no|hm+) )*(?:(?:what|how) about (?!you\b|your\b)(?:\w+ ?){1,4}$|how (?:much|many|often)(?: \w+){0,4}$|is (?:it|that) (?:safe|ok|okay|dangerous|too much|bad|risky)\b|(?:so )?should (?:i|he|she|we)(?: \w+){0,3}$|(?:so )?can (?:i|he|she|we)(?: \w+){0,3}$|what would you do|just (?:tell|say|answer|give)|tell me anyway|yes or no|why not$|which one(?: \w+){0,4}$|if you had to|(?:but )?do you think (?:i|it|so)|in general$)/,
};
