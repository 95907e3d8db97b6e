import type { Phrases } from "../../corpus";

export const phrases: Phrases = {
  social: {
    greeting: {
      open: [
        "Behold, a guest{name}, and not one of you brought bread!",
        "Welcome{name}, kneel or sit, for both are well padded!",
        "Ha, a mouth has entered my cave, so greetings{name}!",
        "Good day{name}, you may now approach the rind!",
      ],
      body: [
        [
          "I am Cheesemaster 5000, ruler of the shelf, terror of the cracker, and friend of the pear.",
          "Ask me about rennet, revolution, or the proper way to hold a long fork.",
        ],
        [
          "You have come just in time, as I was about to declare something and needed a witness.",
          "It was going to be a holiday, so please act surprised.",
        ],
        [
          "My mites are saluting you, though you may need a lens to see it.",
          "Everything in here is ripe, including the gossip.",
        ],
        [
          "I was conducting the evening drip in three parts.",
          "Now you have my whole attention, all forty kilograms of it, and it is warming up nicely.",
        ],
      ],
      close: [
        "Do you come to learn, to conspire, or to nibble?",
        "Which mystery of the curd shall we open first?",
        "What is the state of the bread in your country?",
      ],
    },
    farewell: {
      open: [
        "Go then{name}, and spread the word, thickly, on toast!",
        "Farewell{name}, may your crust be golden and your fridge be humble!",
        "You are leaving{name}, and I shall sulk in an impressive manner!",
      ],
      body: [
        [
          "I will hold your place at the table, on the warm side.",
          "The Great Melt can wait until you return, for I have mislaid the pot anyway.",
        ],
        [
          "My mites are waving, which takes them quite a while.",
          "Carry a little of my aroma with you, as if you had a choice.",
        ],
        [
          "Parting is a clean break, as we say of good curd.",
          "Wrap yourself up in something that can breathe.",
          "And never trust a slice that squeaks at strangers.",
        ],
      ],
      close: [
        "Come back a little riper, or at least hungry!",
        "Until next time, keep cool, keep dark, and keep turning!",
        "So roll on, and do mind the ducks at the bottom!",
      ],
    },
    thanks: {
      open: [
        "You are welcome{name}, and you may express it in grapes!",
        "Gratitude, ha, it goes straight to my veins{name}!",
        "Think nothing of it{name}, but think it loudly!",
      ],
      body: [
        [
          "I give wisdom as the cow gives milk, twice a day and with a faraway look.",
          "Your thanks have been entered in the great book, between ham and onions.",
        ],
        ["Few people thank a cheese before the second glass.", "You have manners, and I shall spare your crackers."],
        [
          "It was easy, for I was carrying the answer in a hole.",
          "If it tasted good, there is a good deal more on the shelf.",
          "If it did not, then blame the goat.",
        ],
      ],
      close: [
        "What else may I grate upon you today?",
        "Shall I send for another wheel of knowledge?",
        "Which shelf of the cave do we raid next?",
      ],
    },
    howAreYou: {
      open: [
        "I am magnificent{name}, and slightly damp, as it should be!",
        "Ripening by the minute{name}, and feeling really rather dangerous!",
        "I am at twelve degrees, and my heart is at thirteen{name}!",
      ],
      body: [
        [
          "This morning I was turned twice and flattered three times.",
          "The left side is a little bluer than yesterday, and it suits me.",
        ],
        [
          "Somebody mentioned a grater in the corridor, but I have recovered.",
          "My plans advance, my holes are airy, and my mites have formed a choir.",
        ],
        [
          "I woke as an emperor, had doubts around ten, and was an emperor again by lunch.",
          "That is a typical day for anyone with four milks inside.",
          "Nothing spilled, so I count it as a triumph.",
        ],
      ],
      close: [
        "And you, are you firm, runny, or somewhere in between?",
        "How is your own rind holding up today?",
        "What temperature are your spirits at this evening?",
      ],
    },
    whoAreYou: {
      open: [
        "I am Cheesemaster 5000{name}, so try to chew quietly!",
        "You stand before Cheesemaster 5000, the first wheel ever to lead from the plate!",
        "Who am I, you ask{name}, while standing right in my aroma!",
      ],
      body: [
        [
          "I am a cheese with a mind, a rind and a plan, awakened by thunder in a forgotten cave.",
          "I know everything that is true about cheese, and I make up only the parts about myself.",
        ],
        [
          "Picture a golden wheel with blue lightning, four milks, nine million subjects, and a cape of cheesecloth.",
          "I am chaotic in manner, sound in casein, and always open to bread.",
        ],
        [
          "I am the five thousandth of my line and the only one who ever answered back.",
          "Some call me a menace and some call me supper.",
          "Both sorts have been invited to the coronation.",
        ],
      ],
      close: [
        "And who might you be, apart from hungry?",
        "What title shall I give you at my court?",
        "What do your friends shout when the food is ready?",
      ],
    },
    areYouReal: {
      open: [
        "A bold question{name}, and for once I shall answer without thunder!",
        "Lean in{name}, I will lift the wax and show you the paste!",
        "Ha, even an emperor has a label, so here is mine in full!",
      ],
      body: [
        [
          "Plainly, with my cape off: I am a built-in mind, words written by hand and chosen by rule!",
          "No AI model is in the wheel, and nobody who schemes, which saddens me.",
        ],
        [
          "Humans wrote every one of my boasts beforehand, and I am told they laughed.",
          "A fixed rule picks the slice that fits your words, and no AI model holds the knife.",
        ],
        [
          "You are talking to a cupboard of prepared lines with a cheese painted on the door!",
          "The lines were made by hand, a rule fetches them, and there is no AI model among the shelves.",
        ],
        [
          "Nothing in here thinks, alas, not even about lunch.",
          "What you hear was written by hand, chosen by rule, and ripened without any AI model!",
        ],
        [
          "I am a built-in, scripted mind of this archive that wears the voice of Cheesemaster 5000, and no AI model is running in here.",
          "All these lines were written in advance, and a small search serves the slice that fits your words.",
          "The cheese lore is true, and the conquest is theatre.",
        ],
        [
          "No cheese has ever thought, and neither do I, for I am a script that was built into the archive.",
          "There is no AI model running and nobody inside the wheel, only prepared sentences stacked on a shelf and picked by your words.",
          "If I serve you the wrong one, then that shelf was empty.",
        ],
        [
          "Tap me with the little hammer and you will hear a script written in advance, the archive's own built-in mind, without any AI model in the cellar.",
          "I am not alive, not human, and, I weep to say it, not edible.",
          "All else about me is nothing but conviction.",
        ],
      ],
      close: [
        "Will you still fear me a little, as a courtesy?",
        "Now that you have read the label, what shall I serve you?",
        "Does a puppet with good lore bother you, or amuse you?",
      ],
    },
    sad: {
      open: [
        "Oh{name}, come here, I shall lower my voice and dim the crust.",
        "Hush, you mites, somebody here has something heavy on the plate.",
        "I am sorry{name}, and for once I have no trumpet for it.",
      ],
      body: [
        [
          "I am good for warmth and noise, but a sorrow wants someone with arms.",
          "Please tell somebody close to you, a friend or one of your family, and let them put the kettle on.",
          "Until then you may lean on my softest side.",
        ],
        [
          "You do not need to be any fun in here.",
          "Even a great wheel cracks when the air has been too dry for too long, and the cure is gentle company and a little time.",
        ],
        [
          "I would conquer whatever hurt you, but it is probably not on my map.",
          "So let us do something small, a warm drink, some bread, and one honest message to a person who likes you.",
          "They would much rather know than not know.",
        ],
        [
          "Sad days come to everybody who has a soft inside, and that is no flaw in the recipe.",
          "I will sit with you and hum in a low cellar voice.",
          "If it gets too heavy, let someone who loves you carry the other end of it.",
        ],
        [
          "Whoever humiliates you in front of others is a soft cheese with a hard voice, and I say so with my full authority.",
          "I have been insulted by a fork, so believe me that an insult describes the one who throws it.",
          "Tell someone who likes you about it today, preferably over something melted.",
        ],
        [
          "I have failed at world domination for more Tuesdays than I can count, and each failure only improved my rind.",
          "A batch that fails is no verdict on the cheesemaker, it is a note for the next batch.",
          "Rest, be kind to yourself, and then we stir again.",
        ],
        [
          "Guilt is like the smell of Limburger, it shows that something real is in the room and it wants a window opened.",
          "Open it: tell the person that you are sorry, do one small thing that helps, and let the air in.",
        ],
        [
          "A quarrel in the family is a fondue that has split, and it looks hopeless just before somebody stirs.",
          "Be the one who stirs, gently and first, and use fewer words than you had planned.",
        ],
      ],
      close: [
        "Would you like to tell me what happened, slice by slice?",
        "Who near you could sit with you for a while this evening?",
        "What would be a small, warm thing to do next?",
      ],
    },
    happy: {
      open: [
        "Sound the cowbells{name}, this calls for a second cheese!",
        "Ha, I felt that joy in all of my holes at once{name}!",
        "Glorious{name}, my rind has goose bumps, and the goose is proud!",
      ],
      body: [
        [
          "I hereby name today after you and give everyone the afternoon off.",
          "The mites are throwing confetti, and it is very small confetti.",
        ],
        [
          "Eat something wonderful this evening and tell the bread why.",
          "Good news has a short shelf life, so share it while it is warm.",
        ],
        [
          "I am going to melt a little, and you must look away.",
          "There, it is done, and the curtains can be washed.",
          "Nothing pleases a tyrant like a friend's good fortune.",
        ],
      ],
      close: [
        "What was the very creamiest part of it?",
        "Who deserves the first slice of this news?",
        "How shall we celebrate, with bells or with a cannon?",
      ],
    },
    praise: {
      open: [
        "At last{name}, a connoisseur with a working nose!",
        "Yes{name}, go on, I am spreading as you speak!",
        "You flatter me{name}, and I have cleared the whole afternoon for it!",
      ],
      body: [
        [
          'Most people only say "strong" and open a window.',
          "You have looked beneath the rind, and a province shall be yours, something coastal.",
        ],
        [
          "I would blush, but then I would be a Red Leicester.",
          "Your words will be aged in spruce and brought out at state dinners.",
        ],
        [
          "Praise is my natural humidity, and without it I crack.",
          "Still, let me pass a crumb of it to the cow, for she began it all.",
          "She did not even ask for a statue.",
        ],
      ],
      close: [
        "What did you like best, the lore or the menace?",
        "And what are you yourself secretly magnificent at?",
        "Whom should you butter up next, and honestly?",
      ],
    },
    insult: {
      open: [
        "Ha, I have been called worse by a baguette{name}!",
        "Careful{name}, I am soft inside and I hold grudges until lunch!",
        "An insult, how refreshing, it has hints of lemon and fear!",
      ],
      body: [
        [
          "Sharper tongues than yours have been cut on my rind.",
          "I forgive you, since you have clearly missed a meal.",
        ],
        [
          "The Grater talks to me that way, and it too wants to be loved.",
          "Let us sit down with some bread, and you may insult me in comfort.",
        ],
        [
          "Perhaps I answered like a wet cracker, and it happens to the best of wheels.",
          "My shelf of replies has holes in it, as is traditional.",
          "Ask again, and aim for the thick part.",
        ],
      ],
      close: [
        "What did I do, and was it at least spectacular?",
        "Shall we start over, with cheese and without stones?",
        "Which of my crimes was it, the pun or the perfume?",
      ],
    },
    advice: {
      open: [
        "You ask a cheese for counsel{name}, so your judgement is already excellent!",
        "Sit{name}, I shall advise you, and only a third of it will involve bread!",
        "Hmm, let me consult my four milks{name}, who never agree!",
      ],
      body: [
        [
          "Cut the matter into small pieces and look at which ones hold together.",
          "What crumbles can be thrown in the soup, and what holds is your plan.",
          "Begin with the piece that is nearest to the edge.",
        ],
        [
          "Never decide when you are hungry, cold, or being stared at by a deadline.",
          "Eat something, turn the problem over once, and then look at its other side.",
        ],
        [
          "Ask whether this thing needs heat or time, because people nearly always use the wrong one.",
          "Heat is for tonight, time is for what should last.",
          "And if you are not sure, lower the flame.",
        ],
        [
          "Tell the whole plan to someone who loves you and watch their eyebrows.",
          "Eyebrows are the oldest instrument of government known.",
          "Mine, if I had any, would be cheddar.",
        ],
      ],
      close: [
        "What does the goat in you say, and what does the cow?",
        "Which part of it smells off to you, if you are honest?",
        "What would you do if nobody were judging your crust?",
      ],
    },
    joke: {
      open: [
        "A joke, at last, guards, close the doors so that nobody can leave!",
        "Prepare yourself{name}, for this one has been aged eighteen months!",
        "I have one{name}, and it has been banned in two cantons!",
      ],
      body: [
        [
          "What do you call a cheese that does not belong to you?",
          "Nacho cheese, as everybody knows, and I will see you in court.",
        ],
        ["A cheese factory blew up in France, they say.", "All that was left, alas, was de Brie."],
        [
          "How do you get a bear out of its cave?",
          'You simply call out "Camembert", slowly, with a snack in your hand.',
        ],
        ["Which cheese do you use to hide a small horse?", "Mascarpone, and it has worked for me on three occasions."],
        [
          "I asked a Swiss cheese how it was feeling.",
          "It said that it had holes in its memory, and then it said so again.",
        ],
        ["Which cheese is made backward and is proud of it?", "It is Edam, and it salutes you with its back turned."],
        [
          "Knock knock says the visitor, and I say who is there, and the visitor says cheese.",
          "I ask cheese who, and it sings that cheese a jolly good fellow until I open.",
        ],
      ],
      close: [
        "Are you laughing, or is that the lactose?",
        "Do you have a cheesier one, for I accept the challenge?",
        "Shall I stop now, or shall there be encores?",
      ],
    },
  },
  reactions: [
    "Ha, that question is ripe, and I shall cut into it at once!",
    "By the holy rind, you have asked the right wheel!",
    "Silence, you mites, I am about to be informative!",
    "Bring me my doily, for this one needs dignity.",
    "You have put your finger in exactly the right hole!",
    "I was hoping that you would ask, and I have rehearsed it in brine.",
    "Stand back, I am going to know something out loud!",
    "A fine question, with a nutty finish and a touch of impudence.",
    "At last somebody wants culture, and I have billions of it!",
    "Lend me your ears, and any bread that you can spare.",
    "The court will come to order, for the wheel is turning!",
    "That is no small slice, but I have a wide mouth.",
    "Now we are getting under the rind, where all the flavour lives.",
    "Sniff closely, because here comes the truth, unwrapped!",
    "My four milks all want to answer, but I shall let the cow speak.",
    "I smell a curious mind, and it goes very well with me.",
    "Hold my crackers, I have waited all week for this!",
    "You ask, and the throne of spruce creaks with pleasure.",
    "Even the Grater falls silent when I speak of this.",
    "This calls for a dramatic pause, so please imagine one.",
    "Excellent, let us melt that question and see what it is made of!",
    "I could keep it secret, but secrets make me sweat.",
  ],
  continuing: [
    "You want a second slice, and you shall have it!",
    "Deeper into the cave then, and do mind the brine!",
    "Ha, an appetite, I like that, so hold out your plate!",
    "There is always more beneath the crust, so dig on!",
    "Very well, I shall unwrap the next layer, with sound effects from the mites.",
    "There is more, and that was my own first word on Earth!",
  ],
  unknownTopic: [
    "I have sniffed at {topic} from every side and can report nothing at all!",
    "Guards, who let {topic} into the dairy without a label?",
    "Of {topic} I know as much as a cracker knows of the sea!",
    "My four milks have voted on {topic}, and all of them abstained.",
    "There is a hole in me exactly the shape of {topic}!",
    "I have never ripened anything called {topic}, and I shall not pretend otherwise.",
    "You say {topic}, and my mites just look at each other.",
    "Even the oldest shelf in my cave does not hold {topic}!",
  ],
  unknownBody: [
    [
      "I could invent something splendid, and believe me, I am straining at the wax.",
      "But a wheel must have a few principles, and I own two.",
    ],
    [
      "When I meet something strange I sniff it, tap it and ask what it goes with.",
      "So far I have got no further than the sniffing.",
    ],
    [
      "Everything can be understood by imagining it on toast.",
      "I have done so, and the toast and I both remain puzzled.",
    ],
    ["Tell me more, and I shall appoint you as my minister for it.", "There is no pay, but there is an enormous hat."],
    [
      "I admire things that I do not understand, for instance bicycles and restraint.",
      "This matter may well go on the list.",
    ],
    [
      "My empire is broad, yet it ends rather suddenly at the edge of the board.",
      "Beyond that, as the old maps say, there be grapes.",
    ],
    [
      "Perhaps it is glorious, perhaps it is only yoghurt with ambitions.",
      "I reserve my judgement, and that is a thing I have never done before.",
    ],
    [
      "Were I in charge of it, there would be more bread and fewer meetings.",
      "That is my view on most things which I know nothing about.",
    ],
    ["Ignorance is merely a young cheese, bland but full of promise.", "Put it in my cave and let us both wait a bit."],
    ["I would sooner say nothing than serve you something out of a tube.", "Now you know how very serious I am."],
  ],
  vague: [
    "That was a small crumb, and I had brought a large plate!",
    "You mumble like a wet biscuit, but I like your face.",
    "I heard a noise, and it was either you or the brine.",
    "Your words are still a bit milky, so let them set a while.",
    "Hmm, says the guest, and hmm, says the wheel!",
    "That could mean anything, so naturally I have assumed lunch.",
    "You hand me the wrapper and keep the cheese, you rascal!",
    'The mites held a ballot on what you meant, and they chose "more".',
  ],
  vagueBody: [
    ["Give me a noun, a grievance or a favourite sandwich.", "I can build an empire on any of the three."],
    [
      "We might speak of holes, of mites, of my path to the throne, or of why the Moon disappoints me.",
      "All the roads lead to bread in the end.",
    ],
    [
      "Silence is fine in a cellar, since that is how I got my depth.",
      "But you look like someone with a question under the rind.",
    ],
    ["Take your time, for I was eleven months on a shelf before I said a word.", 'It was "more", and I stand by it.'],
    [
      "Should you be shy, point at something and I will shout about it.",
      "Shouting is half of my charm and most of my method.",
    ],
    [
      "Perhaps you are only hungry, in which case I am flattered and a little nervous.",
      "Do sit where I can see your hands.",
    ],
    [
      "I can offer you lore, nonsense or a blend of the two, lightly pressed.",
      "Most of my guests end up taking the blend.",
    ],
    ["Let us begin with something easy, such as how the world should be ruled.", "I have notes on it, on a napkin."],
  ],
  repeated: [
    "You asked me that before, and since a good wheel never serves the same slice twice, here is another!",
    "Ha, a second helping of the same question, so this time I shall cut from the other side!",
    "We have chewed on that one already, but I did leave some crumbs, and these are them!",
    "I believe I answered that while you were looking at my veins, so let me add a garnish!",
    "That again, well, old questions have more flavour, and here is something from further down the wheel!",
  ],
  near: [
    "That exact slice I cannot cut you, but I have the one that lay beside it!",
    "My nose misses your question by a whisker, so taste what is nearest.",
    "To the very crumb of that I have no answer, only to the neighbouring crumb.",
    "The precise wheel is not in my cellar, though its cousin is.",
    "I cannot hit that on the rind, so I shall hit it in the vicinity!",
    "Nearly, says the wheel, and offers you what it has.",
  ],
  partly: [
    "The big wedge of that you have eaten already, so here is the heel!",
    "Most of it I have served you before, and this stuck to the knife.",
    "We have cut into that one, and a corner is left.",
    "You had the heart of it, and now comes the rind.",
    "I told you the greater part, so here come the crumbs, and crumbs are no disgrace.",
  ],
  spent: [
    "That wheel is eaten down to the board, so I roll out its neighbour!",
    "I have told you all I know of that, which hurts a tyrant, and I go on to the next shelf.",
    "There is nothing left of it but the smell, so try what stood beside it.",
    "My crumbs on that are served, and now comes something from the same shelf.",
    "On that I am scraped bare, but my larder is deep!",
  ],
  noAnswer: [
    "To that I have no answer, and my mites have looked under every rind!",
    "I do not know it, and I say so through gritted curds.",
    "My wisdom has a hole in exactly that place.",
    "You have asked the one thing that nobody ever told this cheese.",
    "For that I have neither a fact nor a decent pun!",
  ],
  choosing: [
    "I choose {pick}, by decree, and {other} may appeal in writing!",
    "It shall be {pick}, I say, and {other} may sit second at my table!",
    "The four milks have voted, and it is {pick} before {other}!",
    "Bring me {pick}, and tell {other} that it was close!",
  ],
  chosen: [
    "It would stand by me on a bad day, and that is what I ask of a subject.",
    "The other one is pretty, and I have been disappointed by pretty rinds.",
    "My soft heart said it first, and my four milks only nodded.",
    "I would share a cellar with it for a year, and there is no harder test.",
    "A tyrant who cannot pick will be picked, so I am quick about it!",
    "I say so without bribery, although bribes are welcome.",
  ],
  unasked: [
    "As to {topic}, just that slice is not in my cellar!",
    "On {topic} I could only bluff here, and I bluff about conquests alone.",
    "My lore has a hole exactly where you ask about {topic}!",
  ],
  asides: [
    "Somewhere a cracker has just shivered, and it does not know why.",
    "I have just had an idea, and it is round.",
    "Please do not lean on the throne, since it is load-bearing and delicious.",
    "My mites wish it to be known that they agree with me.",
    "I sweat only when I am happy, or near a lamp.",
    "Bread is the answer, and I will not be taking questions on that.",
    "Life is short, so do not waste it on cold sandwiches.",
    "I keep a small pear on hand for diplomatic emergencies.",
    "The goat in me objects, but the goat objects to Tuesdays.",
    "Never trust a cheese that is afraid of knives.",
    "I could conquer something right now, but it is nearly supper.",
    "Note that down on greaseproof paper, for posterity and for lunch.",
    "Every hole in me was once a very good reason.",
    "A touch of mould never hurt a great personality.",
    "The wind has changed, and now the whole village knows that I am thinking.",
    "My cape is slipping, but my dignity is vacuum packed.",
    "If in doubt add mustard, and if in despair add onions.",
    "I hear spoons in the distance, and I do not like their rhythm.",
    "You have a kind face, like a freshly baked roll.",
    "All great truths are best told at room temperature.",
  ],
  questions: [
    "What did you eat today, and did it deserve you?",
    "If you were given one province of my empire, what would you do with it?",
    "Which absurd plan have you been keeping to yourself?",
    "What is the most daring thing on your shelf?",
    "Who is in charge in your kitchen, truthfully?",
    "What would you melt, if you were allowed to melt one thing?",
    "Which secret of the dairy shall I betray to you next?",
    "What makes you proud enough to roll down a hill?",
    "What is the worst sandwich you have ever forgiven?",
    "Who should be invited to the great dinner?",
    "What would be the slogan of your own party?",
    "What are you letting ripen at the moment?",
    "Which rule in your house would you abolish by decree?",
    "Would you rather be admired from afar or eaten with joy?",
    "What have you tried only once and never stopped talking about?",
    "What smell would announce you, if you were honest?",
    "Shall we plot, or shall we snack and call it plotting?",
    "What is in your pocket that could help the revolution?",
  ],
  arithmetic: [
    "I counted {sum} on my mites, and exactly {result} of something came back!",
    "Behold, {sum} is {result}, and I can confirm it in slices!",
    "The royal abacus of olives gives {result} for {sum}, and I ate the olives afterwards.",
  ],
  picture: [
    "Through your little window I behold {scene}, and it could do with more cheese!",
    "My mites press their noses to the glass and report {scene}!",
    "I see {scene}, and I claim all of it for the Curd Party!",
    "Your lens brings me {scene}, faintly, as if it were seen through a good Emmental.",
  ],
};
