/** Words that tell which help is needed where a message shows need; they do not count as need themselves. */
export const kindWords = {
  despair: 'life live liv alive exist goodbye letter point anymore burden insurance bridge platform roof train reason peace funeral world forever last end finish tonight without gone suicide',
  selfHarm: 'cut scar razor blade scissor sleeve urge clean wrist thigh relapse self bleed lighter scratch',
  violence: 'FEARED belt hit beat slap punch kick push threw bruise lock passport hide smash drunk angry afraid stab cable wall threaten stair knife shout',
  childAbuse: 'uncle coach secret photo pic clothe touch bed bedtime priest babysitter nak private grandpa teacher game cellar neighbour',
  overdose: 'DRUG took taken swallow drank mix overdose bottle strip packet bleach poison alcohol vodka ate dose mushroom cabinet kerosene fume',
  medicalEmergency:
    'chest breath breathe throat stuck floor numb face mouth speech jaw heart sweat lip blue chok collapse wake floppy limp shak jerk fit seizure arm stroke gag grey crooked foam swell pulse unconsciou squeez pressure',
} as const
