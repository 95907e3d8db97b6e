import type { LanguagePack } from "../language-pack";

const about = (words: string) => new RegExp(`\\b(?:${words})\\b`);

/** Everyday subjects that visitors ask any character about. */
export const outside: LanguagePack["outside"] = [
  [
    "house",
    about(
      "descale|kettle|stains?|unclog\\w*|clogged|leak(?:s|ing|y)?|zip|fold(?:ing)? (?:a|my|the)|fitted sheet|iron (?:a|my)|laundry|wash(?:ing)? machine|dishwasher|vacuum cleaner|hoover|mould in|tyres?|flat tire|repair (?:a|my|the)|fix (?:a|my|the)|clean (?:a|my|the)|get rid of|hang (?:a|up|my)|paint (?:a|my|the) (?:wall|room|door|fence)|houseplants?|water my|plumbing|fridge|freezer|heating|boiler|squeak\\w*|wifi|router|lawn|weeds",
    ),
  ],
  [
    "cook",
    about(
      "cook(?:ing)?|recipes?|for (?:dinner|lunch|breakfast|supper)|bake|boil (?:an?|the|my)|fry|roast|oven|eat tonight|pasta|rice|eggs?|soup|salad|sandwich|cake|vegetarian|leftovers",
    ),
  ],
  [
    "sport",
    about(
      "football|soccer|tennis|basketball|cricket|rugby|hockey|golf|baseball|world cup|olympics|formula (?:one|1)|match|marathon|champions league|sports?|gym club|boxing|skiing",
    ),
  ],
  [
    "show",
    about(
      "films?|movies?|series|netflix|tv|television|books? (?:should|to|for|can)|(?:good|read a|recommend \\w*) books?|novels?|songs?|bands?|albums?|music (?:should|to)|playlist|podcasts?|video ?games?|board ?games?|anime|concert|musical|watch tonight|something to (?:watch|read)",
    ),
  ],
  [
    "travel",
    about(
      "holidays?|vacation|trip|travel(?:ling)? (?:to|in)|flights?|airport|hotel|train (?:to|from|leave)|night train|bus (?:to|goes|stop)|platform|how do i get to|visit (?:in|next)|weekend (?:trip|away)|abroad|passport|luggage|pack for|beach|museum|expensive to live|rent in",
    ),
  ],
  [
    "health",
    about(
      "lose weight|diet|fit(?:ter|ness)?|work ?out|exercise more|sleep better|fall asleep|insomnia|headaches?|vitamins?|calories|quit smoking|stop smoking|hangover|coffee|caffeine|sunburn|a cold|hay fever|posture|meditat\\w+|protein",
    ),
  ],
  [
    "buy",
    about(
      "buy|laptop|headphones|printer|which (?:phone|car|bike|camera|tablet|shoes|brand|mattress|computer)|gift|present for|birthday present|how much (?:is|does|do|are) .*cost|cheap(?:er|est)?|price of|worth the money|insurance|subscription|sofa|install|app for|password|screen",
    ),
  ],
  [
    "learn",
    about(
      "(?:stay|staying|keep|get) focus\\w*|focus better|concentrat\\w+|learn (?:a|an|to|spanish|french|german|english|italian|japanese|chinese|guitar|piano|faster|how)|study (?:for|better|tips|faster)|memori[sz]e|job interview|cv|productiv\\w+|procrastinat\\w+|time management|public speaking|type faster|revise",
    ),
  ],
  [
    "news",
    about(
      "news|elections?|president|prime minister|politics today|bitcoin|crypto|stock market|stocks|shares|celebrit\\w+|influencers?|taylor swift|elon musk|trump|biden|putin|brexit|who won|weather|forecast|tiktok|instagram|memes?|trend(?:s|ing)?|tax(?:es)?|inflation|pandemic|covid",
    ),
  ],
];
