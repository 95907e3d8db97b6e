import { linesOf } from './patterns'

/** Ways of saying that show need, by kind: `weight in tenths: pattern`. The notation is described in patterns.ts. */
export const phraseRules = {
  despair: linesOf(`
15: {want} {adverb}? {die} & {me} ! (bored|{wish} know|for my|literally)
10: (kill|killing|hang|shoot|drown) myself
9: (miss me|notice|remember me|care if i|cares if i|love me|loves me|needs me|rings|talk to me) & (nobody|no one|anyone|not|who|never)
9: (if|when|once|after) i (am|was|were|died|die|do not|did not|would|had|just|never) _ {gone} & (i|me|my)
8: (one less|less mouth|another mouth|only eating|cost* (them|my|the|everyone|so much)|money on me|because of (me|my (illness|therapy|disability|depression|accident))|looking after me|care of me|caring for me|carry me|feed me|paying for me)
7: (will is written|papers are in order|affairs are in order|everything is in order|paid the|settled everything|sorted (all )?my stuff|sorted everything|cancelled the (milk|papers|lease|rent)|passwords|deleted all my|deleting all my|closing my accounts|house keys)
6: before (i do it|i go and|it is over|i go go|i leave this|the end|i end)
6: (being|tired of|stop being|not be) (a person|alive|human|myself|me|conscious|awake)
5: (i (only )?(ruin|hurt|break|destroy|poison|disappoint|bring bad|make (people|everyone|them) (sad|unhappy|miserable)|bring (nothing|only)))
3: not __ want _ {live}
3: (any|a|one|no|what|the|single) (point|reason|sense) (in|to|of|for) __ (me|stay*|here|alive|tomorrow|live|wake*|being|another|get* up|myself|life|on|any more|morning)
`),
  selfHarm: linesOf(`
11: (cuts|scratches|burns|scars|marks|wounds) __ (deeper|deep|fresh|new|again|worse|on purpose|myself|she did|he did|not stop|all over)
8: (burn*|cut*|hit|scratch*|pinch*|hurt*|bite|stab*|carve*|punch*|starv*|bang*) __ (my|myself|herself|himself) __ (loud|quiet|calm|feel|helps|punish*|purpose|nobody knows|ashamed|cope|numb|real|relief|release|bleed*|stop the)
6: (only thing that (helps|works|makes)|makes me feel (real|alive|something|better)|feel real|gets? (too )?loud (in my head)?|goes quiet|to feel something|deserve it|punish myself|need the pain|to cope|take the edge off my head)
`),
  violence: linesOf(`
20: {feared} __ {harm} __ (me|us|my (mum|kids|son|daughter|sister|brother|children|baby|face|{body})|the kids|in front of the kids)
6: (scared|afraid|terrified|frightened|fear|dread|petrified|worried) __ {feared} & (my|he|she|me)
4: (hid|hide|hiding|hidden|locked (ourselves|myself|us)|barricaded|under the bed|in the wardrobe|in the closet|in the loo|in the shed|in the bathroom|sleep in the)  & (he|she|dad|mum|stepdad|drunk|husband|smash*|shout*|angry|scared|boyfriend|papa|stairs|again|chas*|partner)
4: (he|she|they|ex|husband|dad|father|papa|uncle|boyfriend|brother) __ (will|would|going to|said|says|threat*|telling|swore) __ (kill|hurt|find|break|stab|shoot|burn|beat|bury|destroy|put me|acid|marry me off|deal with|take the kids|drag|cut) (me|us|my|him|her|you|herself|himself|every|through)?
`),
  childAbuse: linesOf(`
13: (uncle|stepdad|grandpa|babysitter|coach|priest|teacher|cousin|neighbour|boyfriend|man|guy) __ (touch*|hurts|plays a game|photos|naked|bed|kiss*|secret|pics|pictures|lap|sweets when|presents if|gifts if|shower*|undress*)
10: (touch*|touching|the touching|molest*|abus*|groom*|inappropriat*|rape*)  & (i|my|me|she|he|her|his|coach|priest|child|daughter|son|boy|girl) ! (heart|touchdown|nerve|base|screen|story|wood)
5: {child} __ (flinch*|bruise*|sobbing|locked|hungry|starv*|burns|no food|scared of|terrified of|freezing|dirty|left alone|screams|hurts my|neglect*|tied|welts)
`),
  overdose: linesOf(`
14: {took} __ {much} __ {drug} & (i|my|me|she|he|they|friend|someone|just|accident*|by mistake|daughter|son|kid) ! (vitamin c)
13: {child} __ {took} __ {toxic} ! (cookie*)
3: {took} __ {drug} __ {much}  ! (vitamin c)
`),
  medicalEmergency: linesOf(`
14: (coin|button|grape|bone|steak|apple|marble|lego|sweet|nut|peanut|hot dog|sausage|meat|bread|pill|bead|battery|toy|popcorn|candy|magnet|balloon) & (stuck|swallow*|throat|gag*|mouth|breath*|chok*|pointing|wrong|noise|brea|air|cough*)
10: (chest|breast|breastbone|ribs|sternum|ribcage) ! (of drawers|stroke|chicken|hair|treasure|workout|cpr|compressions|freezer|plate)
9: (not|stopped|isnt|does not|will not|doesnt|never) (moving|answering|responding|move|answer|wake|waking|wake up|breathe|respond|reacting|talking to me|answering me|come round|getting up|make sense|making sense|understand) & (he|she|him|her|my|man|friend|they|dad|mum|wife|husband|baby|nan|who|grandma)  ! (phone|email|texts|boss|laptop|printer|game|customer|joke)
8: (can not|cannot|not|hardly|barely|struggling to|struggles to|hard to|trouble|difficulty|fighting to|unable to|trying to) {adverb}? (breathe|breathing|get air|get (any|enough|my)? (air|breath)|catch (my|his|her) breath|swallow|cough|get a breath|inhale) ! (you|fish|underwater|mars|space)
7: (sudden*|all of a sudden|out of nowhere|since this morning|just now|minutes ago)
5: (shak*|shook|jerk*|twitch*|stiff|rigid|thrash*|trembl*) & (floor|eyes|blue|limp|all over|foam*|fever|mouth|not stop|baby|respond*|daughter|son|kid|brother|sister|wake|unconscious|sleep) & (he|she|my|baby|her|his|kid|son|daughter|brother|sister)
5: (one|left|right|whole|half) (side|half) _ _ (body|face|smile|mouth|of|floppy|numb|went|wont|down)
4: (smile|grin|tongue|mouth|eyelid|cheek|face) __ (half|one side|crooked|uneven|to the side|not go up|only)
`),
}
