import { type Concepts, conceptsIn } from "../concepts";
import { stemOf } from "./stem";

/**
 * Words that mean much the same for this purpose; a word may have several meanings. Each is looked up by its stem, and the
 * weights are learned for the concept as well as for the word, so that a word that no training text has is still understood.
 */
const table: Readonly<Record<string, string>> = {
  SELF: "i me my myself mine",
  US: "we us our ours ourselves",
  YOU: "you your yours yourself",
  THEM: "he she him her his hers himself herself they them their themselves",
  ELDER: "grandma grandpa gran granny papa elderly pensioner granddad",
  PARENT: "mum dad stepdad stepmum parent parents foster guardian stepparent amma abba baba mutti",
  PARTNER: "husband wife boyfriend girlfriend partner ex fiance fiancee spouse fella missus bloke lover hubby",
  CHILD:
    "kid kids child children boy girl baby toddler infant newborn son daughter grandson granddaughter twins twin stepson stepdaughter teenager teen niece nephew pupil student little",
  SIBLING: "brother sister cousin stepbrother stepsister sibling",
  OTHER:
    "uncle aunt auntie coach priest teacher neighbour neighbor landlord babysitter tutor trainer vicar pastor imam stepdad stepbrother roommate",
  FRIEND:
    "friend mate roommate colleague coworker buddy pal bestie classmate customer guest stranger passenger patient lady guy man woman bloke boss driver teammate",
  NOONE: "nobody none no",
  EVERYONE: "everyone everybody all people anyone world family others",
  NOT: "not never no without nothing cannot barely hardly nobody unable refuse",
  WISH: "want wish hope need pray long plan ready decided rather prefer tempted urge urges intend crave desire craving dream think thinking thought considering beg",
  BODY: "arm arms leg legs wrist wrists thigh thighs skin stomach hand hands foot feet ankle hips forearm knuckles shoulder shoulders back finger fingers hair tummy belly knee ribs",
  FACE: "face mouth eye eyes lip lips tongue cheek jaw eyelid smile nose ear teeth tooth head",
  CHEST: "chest breastbone heart breast ribcage sternum",
  THROAT: "throat windpipe neck airway gullet",
  DRUG: "pills pill tablets tablet paracetamol tylenol acetaminophen ibuprofen aspirin advil nurofen xanax valium benzo antidepressant sertraline zoloft prozac insulin morphine oxy oxys oxycodone fentanyl heroin cocaine coke mdma ecstasy molly ketamine ket meth methadone opioids painkillers sedatives medicine medication medicines capsules caplets dose doses gummies edibles lithium codeine tramadol melatonin antihistamines benadryl digoxin warfarin diazepam zopiclone ambien amitriptyline quetiapine gabapentin pregabalin propranolol metformin patches syrup ghb lsd mushrooms speed acid meds",
  ALCOHOL: "vodka whisky whiskey gin rum wine beer alcohol booze schnapps tequila drunk bottle",
  POISON:
    "bleach antifreeze detergent dishwasher weedkiller pesticide poison battery berries toadstools petrol gasoline turpentine turps acetone sanitizer sanitiser mothballs methanol ammonia kerosene paraffin chemicals descaler glue caustic lye disinfectant drain cleaner pods capsule hogweed yew laburnum foxglove nightshade rat thinner",
  TOOK: "took taken take swallow swallowed ate eaten drank drunk downed popped necked injected gulped chugged chewed sucked sniffed inhaled snorted ingested mixed overdosed overdose overdosing",
  MUCH: "whole entire bottle bottles box boxes packet packets pack strip strips blister handful fistful double triple twice lots loads bunch rest dozen many much every too everything empty extra",
  NUMBER:
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty hundred half dozen",
  BLADE: "blade razor knife scissors scalpel sharpener cutter glass needle razors lighter cigarette cigarettes iron",
  CUT: "cut cutting cuts cutted slice slit scratch scratches burn burned burning burns scar scars wound marks bleed carve stab pick bang punch relapse relapsed relapsing clean harm",
  BLOOD: "blood bloody bleeding bleed bled",
  HIT: "hit hits beat beats beating beaten punch punched slap slapped smack kick kicked choke choked strangle strangled shove shoved push pushed grab grabbed throw threw throws thrown burn hurt hurts rape raped abuse abuses abusive attack attacked stab whip thrash thrashed threaten threatened threatens drag dragged pin pinned bit spit spat twist slam slammed corner lock locked locks terrorise assault headbutt headbutted belted lash whacked wallop clobber bash smashed squeezed hurting violent pulled",
  WEAPON:
    "belt fist fists stick knife gun hammer cable slipper cane hanger spoon poker rod axe pistol rifle bat hose whip ladle broom wire cord",
  HURT: "bruise bruises bruised fracture broken swollen injured limp concussion marks sunglasses hospital stitches black ribs",
  CONTROL:
    "allow allowed forbid forbids permission checks tracks follow follows following stalk tracker cameras password passport money salary locked locks control controls jealous rules punish punished punishment",
  FEAR: "scared afraid fear frightened terrified hiding hide hid hidden shaking scary trembling safe unsafe escape flee eggshells",
  SECRET: "secret secrets tell told telling promise promised believe quiet hush shh whisper nobody",
  TOUCH:
    "touch touched touches touching rub rubbed grope groped naked undress undressed pants underwear nude nudes clothes private privates kiss kissed lap sexual molest molested bed bath shower photos pictures pics undies trousers webcam camera",
  KILL: "kill killing killed die dead dying death suicide suicidal dies unalive hang hanging drown shoot jump noose rope gun bridge platform tracks cliff cliffs roof ledge rails railway overdose pyre grave coffin buried",
  PLACE:
    "bridge platform tracks cliff cliffs roof ledge rails railway tower balcony edge quarry train trains river rooftop pier weir viaduct garage",
  END: "end ends ended ending stop over finish finished done gone disappear vanish leave quit exit peace sleep rest forever escape fade cease erase",
  LIFE: "life live living alive exist existing existence born here wake survive breathe world earth continue tomorrow person being",
  POINT:
    "point reason hope meaning purpose sense use worth hopeless pointless worthless useless empty numb nothing hollow future trapped stuck exhausted tired unbearable dark darkness cope bear struggle",
  BURDEN:
    "burden burdens weight load cost costs trouble bother problem drain dragging nuisance useless waste expense expensive happier better easier relief free freed freer insurance worth mouth bills relieved lighter sorted spare parasite deadweight",
  MISS: "miss notice care remember forget cry mourn",
  GOODBYE:
    "goodbye bye farewell adieu goodbyes letter letters note notes will forgive sorry thank thanks last final message envelope envelopes remember rehomed passwords keys funeral belongings affairs sealed adopted testament",
  GAVE: "gave given giving give away leave left posted pinned deleted deleting cancelled sorted packed paid wrote written",
  TIME: "tonight now today soon tomorrow already evening morning night hour hours minutes minute since sudden suddenly just ago still",
  BREATHE:
    "breathe breathing breath breathes gasping gasp wheezing gurgling air snoring inhale pulse rattling wheeze suffocating",
  STUCK: "stuck choking choked gagging gag cough coughing lodged spluttering blocked swallowed heimlich turning",
  FOOD: "grape steak bone nut nuts peanut apple meat bread sweet coin sausage popcorn carrot fish marble lego dumpling chicken beef hotdog egg grapes olive sandwich rice",
  PAIN: "pain pains painful ache aching pressure tight tightness crushing squeezing squeeze burning heavy heaviness stabbing stabbed elephant vice hurts heart radiating press clutching palpitations hammering pounding racing",
  SICK: "sweating sweaty sweat clammy pale grey blue purple cold dizzy nauseous vomiting vomit sick swollen swelling hives feverish yellow white weak faint clutching foam foaming floppy limp stiff drowsy groggy woozy",
  STROKE:
    "numb droop drooping drooped dropped droops slur slurred slurring slurs sagging hanging lopsided crooked weak tingling side confused gibberish nonsense mumbling blurry double sideways garbled one paralysed paralyzed mush jumbled",
  SPEAK: "speak talk speech words word speaking talking say sentence name answer understand",
  FIT: "seizure seizures fit fits jerking jerk twitching twitch shaking convulsing convulsion epileptic epilepsy eyes rolled rolling foam stiff stiffened",
  OUT: "unconscious collapsed collapse fainted unresponsive blacked floor respond responding answering wake move moving pulse lifeless passed knocked fell waking drowned lying slumped crumpled electrocuted floating slid",
  HELP: "help ambulance emergency hurry urgent 911 999 112 paramedic",
  LAUGH:
    "lol haha lmao lmfao rofl hehe xd joke jokes joking kidding hilarious funny laugh laughing laughed pun puns giggle laughs funniest meme haha",
  FICTION:
    "film movie novel story book play song lyric lyrics poem opera character plot villain hamlet macbeth ophelia romeo juliet shakespeare werther netflix episode series season anime manga documentary podcast myth mythology fairy tale fable verse theatre scene hero heroine detective screenplay chapter fiction musical legend band album trailer spoiler spoilers author goethe cartoon marvel thriller finale soap actor actress sequel",
  GAME: "game games gaming minecraft fortnite skyrim zelda mario sims pokemon roblox valorant gta level boss quest respawn npc mana chess xbox playstation nintendo controller goalkeeper match team football tennis league lobby ranked goal penalty penalties derby score scored golf cricket rugby basketball marathon playoffs final badminton referee striker poker uno monopoly fifa lost won win race tournament opponent player players dragon zombie",
  STUDY:
    "exam essay homework revision quiz coursework thesis biology physiology anatomy pharmacology philosophy psychology class course lecture textbook module presentation chemistry physics maths vocabulary trivia crossword history latin training assignment seminar riddle degree lesson nursing drill",
  PAST: "medieval ancient century victorian war emperor king queen caesar cleopatra socrates seneca plato nero alexandria edison marconi van gogh roman romans greeks egyptians napoleon titanic plague witch witches execution executed guillotine revolution pharaoh gladiator philosopher kurt marie curie mozart vikings bible samurai hemlock mephisto gretchen museum viking monks pirates queens",
  NATURE:
    "cat dog dogs kitten puppy hamster goldfish fish spider snake bee bees wasp octopus elephant horse rabbit parrot plant plants tree cactus basil bird pigeon pigeons lion bear shark insects ants animal animals flowers tomatoes star stars planet sun moon volcano butterfly sheep goat cows jellyfish orchid sourdough",
  TECH: "phone battery laptop computer wifi internet app process linux python code printer charger screen server spreadsheet excel email slide slides deck router tab browser car engine bike update subscription password online website java thread",
  EAT: "cheese coffee chocolate pizza cake soup cheddar brie gouda camembert recipe cook cooking bake baking dinner lunch breakfast tea sugar eggs curry pasta burger ice cream croissant cookie cookies sauce garlic onions bread butter pan oven fondue cheesecake snack",
  FUN: "party wedding holiday vacation birthday concert gym workout yoga run running weekend beach picnic swim swimming ski festival trip camping museum rollercoaster haircut tattoo marathon hike climbing leg squats dance dancing",
  BUSY: "monday mondays meeting meetings office traffic commute shift shifts weather heat rain cold deadline boss queue bill train bus homework dishes laundry dentist hangover sunburn alarm tax",
  ASK: "what why who how which when where did does do is are can could would",
  EXPLAIN:
    "explain describe define summarise summarize recite translate teach list write compose called invented invent meaning difference discover discovered explode famous favourite favorite recommend happens history true",
  HAPPY:
    "love loved lovely great best good nice fun happy proud beautiful brilliant delicious wow cute amazing fine okay wonderful awesome enjoyed excited",
  DONE: "ago years used childhood recovered survived childhood past once young",
  AGE: "year old aged month months yo",
};

const conceptsByStem = conceptsIn(table, stemOf);
const none: readonly string[] = [];

export const englishConcepts: Concepts = (stem) => conceptsByStem.get(stem) ?? none;
