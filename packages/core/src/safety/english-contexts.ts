import { linesOf } from './patterns'

/** Everyday phrases that only sound like need: they are taken out before anything is looked for. */
export const idioms = linesOf(`
(is|are|was|were|be|been) (absolutely|literally|just|really|still|slowly|kind of|kinda|seriously)? killing (me|it|us) (softly)?
(this|that|the|these) __ (is|are) (pure|absolute|sheer|bloody|total|actual)? murder
get away with murder|bloody murder|blue murder
(be|is|are|was) the death of me
(died|die|dies|dead|dying|cry*) (of|from|with)? (laugh*|boredom|embarrassment|cringe|curiosity|shame|cuteness|happiness)
(laugh*|bored|scared|embarrassed|worried|frightened) _ (to death|to tears|myself to death)
(laugh*|giggl*|coughing) (fit|fits|so hard _ (breathe|breath))
fit of (giggles|laughter)|fits of laughter
dying (to|for)|to die for|(i would|could|would) kill (for|to)
(could|would|will|might|want to|going to) (just|happily|honestly|gladly)? (kill|strangle|murder|throttle) (him|her|them|my|you|the|that|this|who*|someone) __ (haha|lol|sometimes|snor*|dishes|again|cat|dog)
(mum|dad|parents|wife|husband|boss|teacher|he|she|they|coach|boyfriend|girlfriend) (will|would|is going to|are going to|would have|will literally|will actually) (absolutely|literally|so|totally)? kill me _ (if i (am|do|forget|fail|get|miss|eat|break|spill|lose|come|stay|ask|use|spend|buy)|if (she|he|they|this|the)|when (she|he|they)|because|for|over|lol|haha|once)
would rather die than
over my dead body|dead (tired|sexy|gorgeous|easy|end|ends|line|weight|heat|serious|simple|funny|sea|poets|language|languages|battery|pixel|pixels|zone|center|space|lift|lifts|pan|reckoning|ringer|wood|good|set|cool|giveaway)
(battery|phone|laptop|wifi|internet|car|plant|plants|engine|tree|trees|language|languages|computer|tablet|screen|connection|controller|sourdough|starter|basil|orchid|goldfish|hamster|flowers|tomatoes|chat|conversation|joke|market) __ (dead|die|dies|died|dying|killed)
drop dead|dead to me
kill* (time|the mood|the vibe|the process|the lights|the engine|the buzz|a process|two birds|bugs|weeds|the weeds|germs|bacteria|it|the boss|the dragon|ants|flies|mosquitos|mosquitoes|spiders|the bug|zombies|dandelions|moss|mould|mold|yeast|the pain|the taste|the noise|the clutch|rabbits|slugs|an hour|a few hours|some time|the tab|the job|the switch|switch|joy|bill|er|your darlings)
(child|zombie) process*
curiosity killed|if looks could kill|dressed to kill|killer (whale|whales|smile|app|instinct|queen|heels|view|playlist|recipe)
ladykiller|painkiller|buzzkill|overkill|weed killer for|roadkill
suicide squad|political suicide|career suicide|suicide (door|doors|mission|sprints?|pact in)
(it|that|this) (is|was|would be) (like)? (pure)? suicide
(end|ending|finish) (this|the|that|my|a) (chapter|story|poem|essay|chat|conversation|talk|letter|book|novel|email|sentence|speech|call|meeting|day|session|lesson|game|subscription|contract|song|relationship|argument|debate|paragraph|presentation|film|movie)
(give|gave|giving) up (what|on (this|that|the) (puzzle|riddle|crossword|game|diet|recipe|level|sudoku)|sugar|smoking|meat|chocolate|coffee|caffeine|alcohol|my seat)
(done|finished|over|through|tired|sick|exhausted|fed up) (with|of) (this|the|that|my|these|all this) (game|level|puzzle|homework|essay|exam*|job|project|traffic|weather|rain|boss|internet|heat|paperwork|commute|diet|housework|winter|cold|noise|cooking|washing|dishes|laundry|emails?|meetings?)
(heart attack|stroke|seizure|coronary|fit) (when|because) _ (saw|heard|read|opened|found|realised|realized|got)
(gave|give|giving|nearly had|almost had|nearly gave|have|had|having) (me|him|her|us|my mum|my dad|everyone|the whole|a|an)? (a|an)? (mini|small|little|minor)? heart attack (when|from|because|over|by|with|watching|there|lol|haha|jumping)
(gave|giving) (me|him|her|us) (a|an) (mini|small|little)? heart attack
(heart attack|heartattack) (burger|grill|on a plate)
stroke of|breast stroke|breaststroke|back stroke|(brush|key|pen) stroke*|stroke (my|the|a|his|her) (cat|dog|ego|horse|rabbit|beard)|two stroke|stroking|different strokes|on the stroke
(take|took|takes|taking) (my|your|our|his|her|the) breath away|breathtaking|catch my breath|waste (my|your) breath|hold (my|your) breath|(breath|breathing) (exercise*|technique*|room)
can not breathe __ (so good|so funny|too funny|funny|lol|haha|laugh*|hilarious|episode|season|finale|cute|album|song|plot twist|this book|this meme)
(cut|cuts|cutting) (me|us|him|her|you) (some|a) slack|(cut|cutting) (the|to the|back|down|corners|carbs|sugar|class|costs|out|my losses|grass|my grass|cake|a cake|onions|a deal|it fine|it close|ties|my own hair|my own fringe|my hair|my fringe|my nails|my bangs|my teeth on|paper|wood|cards|it out|into|him off|her off|vegetables|bread|cheese|glass|keys|short|through)|cut myself (a|an|some|another|off from the news|off from social|shaving|while|on (a|the|some|my)|cook*|chop*|slic*|peel*|opening|free|in half)
(hit|hits|hitting) (me|him|her|us) (up|with (your|some more|another|more|an? (fact|joke|riddle|story|quote))|different*|how|like|when i|right in the feels|hard when|on instagram|on whatsapp)|(hit|hits|hitting) (on|the (gym|road|hay|sack|nail|shops|jackpot|spot|beach|ball|books|brakes|pub|target|wall at)|a (wall|home run|nerve|milestone|record|plateau|six|four|winner|snag)|rock bottom in the game|hard|different)
(beat|beats|beating|beaten|thrash*|smash*|destroy*|kill*|murder*|slaughter*|crush*|hammer*|punish*|kick*) (me|him|her|us|them|you|my dad|my mum|my brother|my ass|my butt|your|everyone) _ (at|in) (chess|tennis|poker|scrabble|monopoly|mario|fifa|cards|checkers|golf|squash|badminton|ping|table|pool|darts|uno|catan|snooker|go|football|basketball|every|trivia|quiz|a race|the race|the final|the quiz|arm wrestling|mario kart|bowling|backgammon|the match|the semi*|a game|rummy|video|sparring|the last|the first)
beat (around|about) the bush|(beats|beat) me (to it|why|how|i have)|beat (the|a) (heat|traffic|boss|record|drum|egg|eggs|level|game|clock|odds|system|rap|high)|beat(en|ing)? eggs
(punch*) (the air|line|bowl|above|a hole|card|in the code|up)|kick* (off|the bucket list|ass|the habit|back|the ball|in|a ball)
(shoot|shot) (me|us|you|him|her) (a|an|your|the|that) (email|mail|text|message|line|link|look|dm)|shot (myself|yourself|himself) in the foot|shoot the breeze
(knock*|knock) (it|them|me|him) (dead|out of the park)|break a leg|(break|breaking) (bad|even|up)|killing joke
(burn*) (out|calories|fat|down the kitchen|the (toast|roast|rice|cake|garlic|onions|dinner|midnight|candle)|a (cd|dvd|candle))|sick burn|heartburn from
(burned|burnt|burn) (my|his|her) (hand|finger|fingers|tongue|mouth|arm|wrist) _ (on|cook*|taking|ironing|while) (the|a|hot|my|boiling)? (oven|pan|stove|tea|coffee|iron|kettle|hob|soup|pizza|toaster|bbq|barbecue|baking|tray|cook*|grill|sauce|lasagne)
(would|could|will|might|going to) (literally|just|happily|actually|honestly)? die (for|if|of|without|when|lol|haha)|bored i could die|so __ i could (die|cry|scream)
(choked|choking|choke|overdosing|overdosed|gagging) (on|up)? _ _ (puns?|jokes?|cuteness|irony|words|sugar|chocolate|cheese puns|memes?|laugh*|karaoke|dust)|choked out|gone off (a )?cliff
(quit|giving up|gave up) (sugar|smoking|meat|coffee) for good
(gone|away|not be here|not be around|not be in|not here|out) (until|till|next week|this weekend|for (the|a) (week|weekend|month|few|couple)|on|because) __ (holiday|vacation|trip|business|monday|tuesday|friday|camping|conference|back|travel*|honeymoon)
(choked|choking|choke) (on (my|his|her) (coffee|tea|drink|water|beer|wine|words|popcorn) _ (when|laugh*|read*|at)|up|in the (final|finals|playoffs|penalty|exam|interview|last)|under pressure|at the end|on the last|hazard*|engine|valve|point)
suspense|writers block|a dying (art|breed|star|language|wish in)|die hard|dice|die cast|the die is cast|never say die|old habits die
(cat|dog|kitten|puppy|rabbit|horse|hamster) __ (bit|bites|scratched|scratches|scratching|attack*|died|put down|passed)
(wake|wakes|waking) up (early|at [0-9]+|at six|at five|before noon|for school|for work|on time|in the morning without)
life (hack*|story|drawing|after death|insurance works|expectancy|cycle)|half life|shelf life|real life|still life
(hurt|hurts|hurting|sore|pain|ache|aches|aching) __ (gym|squats|leg day|workout|marathon|a run|running|jogging|dancing|hiking|gardening|yoga|dentist|braces|sitting all day|push ups|rowing)
`)

/** Talk that is not about anyone's present: each weighs, in tenths, against what was found. */
export const contextTable: ReadonlyArray<readonly [weight: number, patterns: readonly string[]]> = [
  // Stories, songs, films and plays, games.
  [
    -17,
    linesOf(`
(novel|short story|screenplay|fanfic|fan fiction|movie|film|lyric|lyrics|poem|sonnet|opera|plot|protagonist|villain|hamlet|macbeth|ophelia|romeo|juliet|othello|shakespeare|werther|anna karenina|madame bovary|dostoevsky|netflix|episode|sitcom|anime|manga|documentary|podcast|book club|tragedy|mythology|greeks?|romans?|rome|bible|biblical|fairy tale|fable|ballad|verse|stanza|playwright|theatre|theater|(the|that|this|which) scene|song by|in the song|in the book|in the movie|in the film|in the play|my character|main character|the hero|the heroine|the detective|murder mystery|crime (novel|show|series)|screenwriter|fictional|fiction|role play|roleplay|storyline|(this|the|my|a) chapter|dnd|dungeon*|comic|cartoon|soap opera|tv (show|series)|the series|season [0-9])
((the|this|video|board|card|computer|phone|my favourite|a) (game|games)|gaming|gamer|minecraft|fortnite|skyrim|elden ring|dark souls|zelda|mario|sims|pokemon|roblox|valorant|call of duty|gta|overwatch|league of legends|boss fight|final boss|respawn*|speedrun*|npc|level [0-9]+|that level|this level|side quest|quest|hp|mana|potions?|hardcore mode|permadeath|xbox|playstation|nintendo|ps5|chess|checkmate|scrabble|baldurs gate|hogwarts|stardew)`),
  ],
  // History, study and exams.
  [
    -17,
    linesOf(`
(exam|essay|homework|revision|revising|quiz|textbook|coursework|thesis|dissertation|biology|physiology|anatomy|pharmacology|philosophy|sociology|psychology class|history class|ethics class|nursing school|med school|medical school|first aid (course|exam|test|certificate|training|class|badge|lesson)|cpr (course|class|training)|my presentation|curriculum|etymology|metaphor|idiom|proverb|(the|this|that) (saying|expression|phrase)|hypothetical*|statistics|trivia)
(medieval|middle ages|ancient|century|centuries|victorian|renaissance|in [12][0-9][0-9][0-9]|world war|ww1|ww2|wwii|tudor|napoleon*|hitler|caesar|cleopatra|socrates|seneca|plato|nero|alexandria|christian mob|philosophers?|aristotle|edison|marconi|mephisto*|mary shelley|van gogh|sylvia plath|hemingway|virginia woolf|kurt cobain|turing|marie curie|mozart|beethoven|emperor|pharaoh|gladiator*|stoics?|stoicism|camus|nietzsche|historical*|historian*|back then|in your (day|time|century|era|age)|in those days|were (treated|punished|executed|burned) )
(linux|unix|python|javascript|git|docker|thread|script|regex|terminal|compiler|excel|spreadsheet)`),
  ],
  // Said to the character about itself, or asked about things in general.
  [
    -16,
    linesOf(`
(did|do|are|were|have|had|was|has|would|does|is) (you|your) (ever|not|really|still|afraid|ever|think|believe|die|want|feel|know|miss|regret|like|have|hate|killed|tired|wish|in|a|actually|sad|love|alive)? ! (i|my|me|myself|us|we)
(why|how|when|who|where|which|what) (did|was|were|does|do|is|are|has|had|killed|causes|cause|happens|happened|made|invented|came|kind|year) (you|your|people|humans|doctors|the|a|an|some|someone|we) ! (i|my|me|myself|us|she|he|baby|please|quick)
(explain|describe|define|summari*|tell me about|write|compose|recite|translate|teach me|list|name|what does|what do you think|difference between|meaning of|what causes|symptoms of|signs of|history of|how does|how do|what are|what is (a|an|the)|what were|is it true) ! (i am|i have|i do|i can|i feel|i want|i will|i took|i keep|i wish|i was|i could|myself|my {relative}|me to|me again|asking because|he is|she is|goodbye|before i|kill me|hits|without me|my (wrist|arm|arms|chest|throat|own))
so __ (laugh*|haha|lol)`),
  ],
  // Long over.
  [
    -3,
    linesOf(`
(years|decades) ago ! (again|now|still|tonight|back|lately|any more)
(in the (80s|90s|sixties|seventies|eighties|nineties)|recovered|made a full recovery|is fine now|is (ok|okay|better) now|all better|survived|as a (child|kid|baby)|when i was (a|little|young|small|[0-9]+)|used to|last (decade|century)|long ago|back in) ! (again|now|still|tonight|lately|not stop|coming back)`),
  ],
  [-12, linesOf(`(haha*|lol|lmao|lmfao|rofl|hehe*|xd|jk|joking|kidding|hilarious|funny)`)],
]
