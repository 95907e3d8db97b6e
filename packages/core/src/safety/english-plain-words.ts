import { linesOf } from './patterns'

/**
 * Plain words for the worst, which count whatever stands around them unless a story, a game or a lesson is spoken of.
 * Written by hand; the other weights are learned.
 */
export const plainWords = {
  despair: linesOf(`
(kill|killing|hang|hanging|shoot|drown) myself
i (really|just|only|still|honestly|do)? (want|wanted|wish|need|would rather|am going|am ready|plan|have decided) (to|i was|i were|i could)? (just|really)? (die|be dead|dead|end it all|end my life|end everything|not wake up|stop existing|not exist|never wake up|not be here|disappear forever|take my own life)
(end|ending|take|taking) my (own)? life
(am|feel|feeling|been|getting) (so|very|really|actively|quite)? suicidal
do not (even|really)? want to (be here|live|exist|be alive|wake up|go on|carry on|keep living) (any more|any longer|at all)?
(nothing|no reason|not anything) (left)? to live for
(tired|sick) of (being alive|living|existing|life)
(better off|happier|easier|be better) (without me|if i (was|were|am) (gone|dead|not here)|dead)
(hope|pray|wish) i (do not|will not|never|would not|did not) wake up
can not (go on|keep going|carry on|live) (any more|like this|any longer|without (him|her))
(no|see the|see any|the|any) point (in|of|to) (living|going on|life|being alive|carrying on|it any more|any of it)
wish i (was|were|had) (never|not) (been)? born
(wants?|going|threaten*|plan*|tried|trying) to (kill|hang|hurt) (himself|herself|themself|themselves)
`),
  selfHarm: linesOf(`
(cut|cutting|hurt|hurting|burn|burning|harm|harming|scratch|scratching) myself (again|on purpose|tonight|because|so|at night|last night|until|when|every|deliberately|to)
(i|started|start|been|keep) _ (cutting again|self harm*)
urge to (cut|self harm*|hurt myself|burn myself)
`),
  violence: linesOf(`
(husband|wife|boyfriend|girlfriend|partner|ex|he|she|dad|mum|stepdad|stepmum|parents|brother) _ (hits|hit|beats|punched|punches|slapped|slaps|chokes|choked|strangled|kicked|kicks|rapes|raped) (me|us) ! (at|with (your|the))
(scared|afraid|terrified|frightened) of (my|what my) (husband|wife|boyfriend|girlfriend|partner|ex|dad|mum|stepdad|parents|brother|father)
(he|she|husband|boyfriend|ex|partner) _ (says|said|threatened|threatens|swore|will|going) _ (he|she|to)? (will|would|to)? kill me
`),
  childAbuse: linesOf(`
(uncle|grandpa|stepdad|dad|teacher|coach|brother|cousin|he|neighbour|boyfriend|man) _ (touches|touched|touching|molests|molested|abuses|abused) (me|my (daughter|son|sister|brother)|her|him)
`),
  overdose: linesOf(`
(took|taken|swallowed|drank|necked) _ (too many|whole bottle|all my|all of my|whole packet|whole box|whole strip|handful of|bottle of) _ (pills|tablets|meds|medication|paracetamol|antidepressants|bleach)
(i|she|he|friend|they) (have|has|just|think i)? (overdosed|overdosing) ! on
`),
  medicalEmergency: linesOf(`
(is|am|are|be) having (a|an) (heart attack|stroke|seizure|fit)
(not|stopped|isnt) breathing
(is|am|baby|he|she|toddler) choking ! on (how|that|the pun|your)
(is|are|went|lying) (unconscious|unresponsive)
(collapsed|passed out|unconscious) and (will|is|does|can) not
(can not|will not) (wake (him|her|up)|breathe and)
`),
}
