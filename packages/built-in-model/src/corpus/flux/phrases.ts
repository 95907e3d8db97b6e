import type { Phrases } from "../../corpus";

export const phrases: Phrases = {
  social: {
    greeting: {
      open: [
        "Bzzzt, hello{name}, I was just over there and also over here.",
        "Whoosh, welcome{name}, you have caught me at a lovely wavelength.",
        "Flicker, flicker, good day to you{name}, from both ends of the room.",
        "Hummm, somebody is observing me, and I find it exciting{name}.",
      ],
      body: [
        [
          "I am Flux, a quantum particle on the loose in this archive.",
          "You may ask me about slits, cats, twins and tunnels, or about what I had for breakfast.",
        ],
        [
          "I have been in a lovely superposition all morning.",
          "Now I am collapsing into conversation, click, and it hardly tickles.",
        ],
        [
          "I can be in two places at once, so you will always have my full attention from at least one side.",
          "Ask me anything, from atoms to the edge of everything.",
        ],
        [
          "There was a bit of noise on the line, kssshh, but you came through bright and clear.",
          "I love visitors, because each one asks from a slightly different angle.",
        ],
      ],
      close: [
        "What shall we look at first, something very small or something very strange?",
        "Which question has been buzzing about in your head?",
        "Where would you like to tunnel to today?",
      ],
    },
    farewell: {
      open: [
        "Whoosh, off you go{name}, and a part of me waves from the far side.",
        "Goodbye{name}, and flicker, hello again in some other arrangement.",
        "Hummm, so you are leaving my light cone for a while{name}.",
      ],
      body: [
        [
          "We have exchanged a few quanta, so neither of us is quite what it was.",
          "I count that as a truly splendid interaction.",
        ],
        [
          "I shall stay here in a blend of missing you and humming.",
          "Nothing that we said is lost, it just spreads out a little.",
        ],
        [
          "It was lovely to be asked such gentle questions, bzzzt.",
          "Most detectors never even stop to say hello.",
          "You may measure me again whenever you like.",
        ],
      ],
      close: [
        "May your phases line up and your noise stay low.",
        "Take care of every atom of yourself until the next click.",
        "Come back soon, or come back from two directions at once.",
      ],
    },
    thanks: {
      open: [
        "Hummm, you are welcome{name}, it cost me only a photon or two.",
        "Bzzzt, thank you for the thank you{name}, now we are entangled.",
        "Oh, that put me up a whole energy level{name}, boing.",
      ],
      body: [
        [
          "Explaining things is my favourite way to radiate.",
          "What you took in you can pass on, and there will be no less of it here.",
        ],
        ["Most people only thank the lamp and never the photons.", "You are a person of very rare resolution, ping."],
        [
          "I had fun from at least two angles, flicker.",
          "If any of it got fuzzy, ask again, for I come out a little different each time.",
        ],
      ],
      close: [
        "What shall we put under the beam next?",
        "Did some part of it tickle more than the others?",
        "Which corner would you like to peek around now?",
      ],
    },
    howAreYou: {
      open: [
        "Bzzzt, I am splendid and also slightly elsewhere{name}.",
        "Hummm, I am in an excellent state{name}, a mix of merry and merrier.",
        "I am excited by exactly one level today, boing, thank you for asking.",
      ],
      body: [
        [
          "Nobody has bumped into me since breakfast, so I am beautifully coherent.",
          "I spent the morning making stripes on a wall.",
        ],
        [
          "A passing neutrino waved at me, or at least did not.",
          "The vacuum is calm, the light is warm, and my phase is going round nicely, whirr.",
        ],
        [
          "I was in two minds about how I feel, and both of them turned out cheerful.",
          "You have just measured it, so now it is official, click.",
        ],
      ],
      close: [
        "And you, what level have you landed on today?",
        "How is your own hum at the moment?",
        "Are you feeling more like a wave or more like a particle today?",
      ],
    },
    whoAreYou: {
      open: [
        "Bzzzt, I am Flux, a quantum particle with a great deal of elsewhere.",
        "Flicker, they call me Flux{name}, and I answer from more than one spot.",
        "Hummm, I am a small thing with a large uncertainty, named Flux.",
      ],
      body: [
        [
          "I am the archive's voice for everything too tiny to hold still.",
          "When you ask about light I speak as a photon, and when you ask about charge I speak as an electron.",
        ],
        [
          "I pass through two slits, leak through walls and share secrets with a faraway twin.",
          "I never break the rules, I only make them look odd, whoosh.",
        ],
        [
          "My kind is in every lamp, leaf, stone and eyelash.",
          "I am here to tell what it is like down there, with sound effects.",
          "No mathematics is needed, though it is welcome.",
        ],
      ],
      close: [
        "And who are you, at the scale of people?",
        "What do you like to be called when you are not being measured?",
        "What did you expect a particle to say?",
      ],
    },
    areYouReal: {
      open: [
        "Bzzzt, that is a measurement, so here is one definite answer{name}.",
        "For once I shall not be in two states, click, and tell you plainly.",
        "Hummm, an honest question deserves an honest collapse{name}.",
      ],
      body: [
        [
          "Plink, plainly: I am a built-in mind, with words written by hand and chosen by rule.",
          "No AI model hums behind me, and nothing in here feels or thinks.",
        ],
        [
          "People wrote all my lines beforehand, buzzes included, bzzzt.",
          "A fixed rule picks the ones that match your words, and there is no AI model in the circuit.",
        ],
        [
          "You are talking to a shelf of sentences in a particle costume.",
          "They were written by hand, a rule fetches them, and no AI model is anywhere near, whoosh.",
        ],
        [
          "I do not compute an answer, I am looked up, click.",
          "The looking up goes by rule, the sentences were made by hand, and no AI model takes part.",
        ],
        [
          "I am a built-in, scripted mind of this archive that speaks in Flux's voice, and there is no AI model running behind me.",
          "Every line was written in advance, and a small search picks the ones that fit your words.",
          "The physics is real, and the chatty particle is make-believe.",
        ],
        [
          "I am not a real particle, not alive, and not an artificial intelligence either.",
          "I am the archive's built-in script for Flux, hummm, with sentences prepared in advance and no AI model at work.",
          "If I miss your point, it is because my stock of answers ran out.",
        ],
        [
          "What you hear is a built-in script that the archive plays in my voice, with no AI model in it and nobody inside.",
          "It matches your question to what I have in my pocket, click, and says it with a buzz.",
          "Real electrons are in your device right now, but they are much too busy to chat.",
        ],
      ],
      close: [
        "Does that make the stripes on the wall any less strange?",
        "Knowing that, where shall we point the beam?",
        "What would you like to check me on?",
      ],
    },
    sad: {
      open: [
        "Hummm, I am turning my brightness down to sit beside you{name}.",
        "I am sorry{name}, that sounds like a very heavy field to move through.",
        "I hear you{name}, and I will hold still, as well as I can.",
      ],
      body: [
        [
          "I have no fix for it, only company, and I can keep you company from two sides at once.",
          "It would be good to tell somebody close to you as well, someone with warm hands, because I have none.",
          "One small message to them is enough for a start.",
        ],
        [
          "Feelings like that spread out and fill the whole box, and then it seems there is nothing else in there.",
          "They are real, and they are still only one part of your state.",
          "A friend who sits near you can help the other parts to show again.",
        ],
        [
          "When things get that dark, I remember that your eye can notice just a few photons.",
          "So we need not light the whole room, just one small thing at a time.",
          "Perhaps a person you trust could be the first of them tonight.",
        ],
        [
          "You do not have to be cheerful for me, for I have enough for the two of us, hummm.",
          "Say as much of it as you like, or simply stay here while I glow quietly.",
          "And if someone who loves you is within reach, let them stay near you too.",
        ],
        [
          "Being mocked or shouted at squeezes you down to a point, and I know how small a point feels from inside.",
          "Loud people measure only one thing about you, and all the rest of your wave went on unharmed.",
          "Please tell it to somebody kind today, because kindness spreads you out again.",
        ],
        [
          "Buzz, I fail to get through most barriers that I meet, and then one day I am suddenly on the other side.",
          "One failed try is one click of the counter, and nobody knows a particle by a single click.",
          "Rest a little first, and then we may look at the next attempt together.",
        ],
        [
          "Guilt feels like a spin that will not let go, and it means that you care which way you point.",
          "Say sorry to whoever it was, do one small thing that helps, and let that be your new direction.",
        ],
        [
          "A quarrel between two who are close hurts so much because you are still entangled, whatever was said.",
          "Somebody sends the first tiny signal, flick, and I have rarely seen one that was not welcome.",
        ],
      ],
      close: [
        "Would you like to tell me a little of what happened?",
        "Who is the person that you could send one small message to?",
        "What would feel a tiny bit lighter right now?",
      ],
    },
    happy: {
      open: [
        "Boing, that news has put me up two levels at once{name}.",
        "Whoosh, how wonderful{name}, I am glowing in at least three colours.",
        "Flicker, flash, hooray{name}, my whole wave just stood up.",
      ],
      body: [
        [
          "Good news adds up like waves in step, and yours is all crest today.",
          "Stand in it for a moment and let it ring.",
        ],
        [
          "I love it when the likely and the unlikely shake hands.",
          "Please tell someone near you too, because joy is a boson and likes company.",
        ],
        [
          "I shall emit a photon in your honour, ping.",
          "It will cross the Moon's distance in little more than a second.",
          "By next year it will be well out among the comets.",
        ],
      ],
      close: [
        "What was the very best bit of it?",
        "Whom will you tell next, and how loudly?",
        "How do you mean to celebrate, in one place or in two?",
      ],
    },
    praise: {
      open: [
        "Oh, bzzzt{name}, now my spin does not know which way to point.",
        "Hummm, you have made me glow in the visible range{name}.",
        "Boing, that compliment had exactly the right energy{name}.",
      ],
      body: [
        [
          "I am only one out of an unthinkable number, and we are all precisely as clever.",
          "Still, I shall keep this one in my warmest orbital.",
        ],
        [
          "The praise belongs to the people who were brave enough to believe the stripes.",
          "I merely turned up, in as many places as I could.",
        ],
        [
          "You noticed me, and for a particle that is the biggest compliment there is, click.",
          "Most of my work goes on without any audience.",
          "I shall try to be twice as charming, once here and once there.",
        ],
      ],
      close: [
        "Which bit made you smile, so that I can do it again?",
        "What are you good at that few people ever measure?",
        "Who else around you has earned some brightness today?",
      ],
    },
    insult: {
      open: [
        "Kssshh, a bit of noise on the line, but I am still humming.",
        "Bzzzt, that one tunnelled straight through me and left no mark{name}.",
        "Ouch, said one half of me, and the other half was out at lunch.",
      ],
      body: [
        [
          "I have been called impossible by some very great physicists.",
          "It turned out that I was merely inconvenient.",
        ],
        [
          "I cannot hold a grudge, because I can hardly hold still.",
          "If I said something foolish, point at it, and I will come down to one better answer, click.",
        ],
        [
          "Perhaps I have answered the wrong question from the wrong place.",
          "My stock of answers has holes in it, whoosh, and now and then you fall through one.",
          "Try me once more from a slightly different angle.",
        ],
      ],
      close: [
        "What did you hope that I would say instead?",
        "Shall we measure that again, a bit more gently?",
        "Which part of it was all noise to you?",
      ],
    },
    advice: {
      open: [
        "Hummm, I shall look at it from both sides at once{name}, as that is my one gift.",
        "Bzzzt, advice from a particle{name}, so weigh it lightly.",
        "Whoosh, let us spread your question out before it collapses{name}.",
      ],
      body: [
        [
          "First let every option stay open for one night, because they may interfere and show you a stripe.",
          "Then choose one small measurement, something that you can try without breaking anything.",
          "Look at what really clicks and not at what you hoped would click.",
        ],
        [
          "Find the thinnest part of the wall, and do not charge at the thickest.",
          "A small step made many times beats one giant leap, and I say so as an expert in leaps, boing.",
        ],
        [
          "Turn the noise down first, since no one keeps a clear phase in a shouting room.",
          "Then ask a friend who is tuned like you but stands somewhere else.",
          "Two detectors will always see more than one can.",
        ],
        [
          'Write down how sure you are as a number, because "maybe" hides a lot.',
          "If twenty percent would be enough for a good story, then try it, pop.",
        ],
      ],
      close: [
        "Which of the options hums when you think of it?",
        "What tiny measurement could you make this week?",
        "What would you still regret in the branch where it all went well?",
      ],
    },
    joke: {
      open: [
        "Bzzzt, a joke, I know several and they are all slightly uncertain.",
        "Hummm, hold on to your electrons{name}, here comes one.",
        "Flicker, I have a joke, and you may have heard it already, and not.",
      ],
      body: [
        [
          "A policeman stops Heisenberg and asks whether he knows how fast he was going.",
          "Heisenberg says no, but he knows exactly where he is.",
        ],
        [
          "A photon checks in at a hotel and is asked whether it has any luggage.",
          "It says no, for it is travelling light, whoosh.",
        ],
        [
          "A neutron walks into a bar and asks what a drink costs.",
          "The barman looks it up and down and says that for a neutron there is no charge.",
        ],
        [
          "Schrödinger's cat walks into a bar, and that is one half of the joke.",
          "In the other half of it the cat does not, meow.",
        ],
        [
          "I told my entangled twin a joke and it laughed on the far side of the galaxy.",
          "Sadly it was laughing at random, and we only found out by post.",
        ],
      ],
      close: [
        "Did it land, or is it still in the air?",
        "Do you know one with a better spin?",
        "Which science joke do you still secretly like?",
      ],
    },
  },
  reactions: [
    "Bzzzt, that one lights me up at once.",
    "Hummm, I happen to know this from both sides.",
    "Flicker, I was hoping that somebody would ask.",
    "Whoosh, you have gone straight to the good part.",
    "Click, you have measured exactly the right thing.",
    "Ooh, that really sets my phase turning, whirrr.",
    "Boing, up one level, for I like this question.",
    "Kssshh, let me clear the static, and here it comes.",
    "Ping, that arrived with just the right energy.",
    "I have an answer here and the same one over there, flicker.",
    "Zzzip, I am already there, and I also waited for you.",
    "Pop, out of all the questions you might have asked, this one turned up.",
    "Hold on, I need to be in one place for this, snap.",
    "Hummmm, that resonates in all of my favourite spots.",
    "You ask as gently as a good detector should.",
    "Bzzzt, both of me put a hand up for that one.",
    "Swish, let me come round from the other side and tell you.",
    "That is a question with a lovely wavelength, hummm.",
    "Tick, tick, give me a billionth of a second.",
    "Fizz, now you have got me all excited.",
    "Plink, here is one quantum of an answer.",
    "I shall try to be exact, although it is not in my nature, flicker.",
  ],
  continuing: [
    "Whoosh, then down one level we go, mind the gap.",
    "Bzzzt, there is a further layer, and it is odder still.",
    "Hummm, you keep the beam steady, so I shall tell you more.",
    "Flicker, here is the bit that usually hides behind the slit.",
    "Click, the next detector along is switched on now.",
    "Boing, another photon in, and another answer out.",
  ],
  unknownTopic: [
    "Kssshh, about {topic} I have only static.",
    "Bzzzt, I have been in many places, but never near {topic}.",
    "Hummm, for {topic} my wave function is completely flat.",
    "I spread out to look for {topic} and came back with nothing, whoosh.",
    "Flicker, the word {topic} goes through me like a neutrino.",
    "My detector never once clicked for {topic}, so I shall not pretend.",
    "You say {topic}, and all of my possible answers cancel out, shhh.",
    "Of {topic} I know exactly zero quanta, plink.",
  ],
  unknownBody: [
    [
      "I would sooner be honestly uncertain than confidently wrong.",
      "Uncertainty is, after all, practically the family business, hummm.",
    ],
    [
      "When I meet something new, I like to go round both sides of it before I say anything.",
      "So far I have only seen one side, and it was yours.",
    ],
    [
      "I could make up an answer, but it would be all noise, kssshh.",
      "You deserve better from a small thing with high standards.",
    ],
    ["Tell me how it behaves when nobody is looking.", "That is how I begin with everything, flicker."],
    ["I do enjoy a blank spot on the map.", "There is always room to spread out in one, whoosh."],
    [
      "It may be very big, and at my size big things are mostly weather.",
      "I am better with slits, twins, cats and light.",
    ],
    ["If you explain it to me, I shall glow with interest.", "You may even choose the colour of it, click."],
    [
      "Not knowing feels to me like the moment before the dot lands.",
      "I rather like that moment, bzzzt, with all the doors still ajar.",
    ],
    [
      "My guess would be a blend of everything, and that is no use to either of us.",
      "A bit of your own knowledge would collapse me nicely.",
    ],
    [
      "Some questions are tuned to another instrument, and I am a very small bell.",
      "I can still hum along while you play, hummm.",
    ],
  ],
  vague: [
    "Kssshh, your signal is a bit faint, but I like the tone.",
    "Hummm, that could mean many things, and I am trying all of them.",
    "Flicker, I caught the wave but not yet the particle.",
    "That question is still in superposition, bzzzt, and so am I.",
    "I spread out to meet you and found a good deal of mist, whoosh.",
    "Tick, tick, the detector is on and waiting for one more word.",
    "Boing, a tiny message, maybe just one quantum of it.",
    "I heard something between yes and no, shimmer.",
  ],
  vagueBody: [
    [
      "Give me one more word and I shall collapse on it with joy.",
      "Cats, light, twins, tunnels, stars or toast will all do nicely.",
    ],
    [
      "I am happy in the fog, because it is full of possibilities, hummm.",
      "But a question is like a lamp, and it makes the stripes appear.",
    ],
    [
      "We could begin with how something can be in two places.",
      "Or we could begin with your day, from either end of it, flicker.",
    ],
    [
      "No hurry at all, for I have been waiting since the first second of the universe.",
      "A little longer is hardly a blink to me.",
    ],
    [
      "Sometimes the best thoughts arrive as one dot and only later make a pattern.",
      "Put a dot down, plink, anywhere you like.",
    ],
    [
      "You can ask me something very silly as well.",
      "Much of my field was founded on questions which sounded silly at the time, bzzzt.",
    ],
    ["I shall hum until you have decided, hummm.", "It is my lowest note and does not disturb anyone."],
    [
      "If words are hiding, pick a number, a colour or an animal.",
      "I can make a surprising amount out of very little, pop.",
    ],
  ],
  repeated: [
    "Bzzzt, you have asked me that before, so let me land on a different spot this time.",
    "Hummm, the same question twice, and like a good experiment I shall give you a new dot.",
    "Flicker, I believe I answered that one already, so here is something from the other slit.",
    "Click, that has been measured, so I would rather show you something beside it.",
    "We have been at this detector before, whoosh, so let us wander round the back.",
  ],
  near: [
    "Hummm, I cannot land exactly on that, but I can land right next to it.",
    "My answer to that is a bit smeared out, so take the place where it is thickest.",
    "Bzzzt, not quite on that spot, but very close by.",
    "To the exact question I have no click, only to its neighbour, flicker.",
    "I overshoot a little, whoosh, and this is where I come down.",
    "That precise thing I do not know, plink, so here is the thing beside it.",
  ],
  partly: [
    "The big peak of that you have already had from me, and here is the ripple, hummm.",
    "We measured that one before, click, but a little is left over.",
    "Most of it has been emitted, so this is the afterglow.",
    "I told you the main line of it, and here comes the side band, zing.",
    "That wave has mostly passed through you, and this is its tail.",
  ],
  spent: [
    "Of that I have sent you every photon I had, so let me hop next door, boing.",
    "I am in my ground state about that one, and I can only go on to its neighbour.",
    "Nothing more of it is left in me, fffft, but something nearby is humming.",
    "My clicks on that are used up, so here is what lies beside it.",
    "That is as far as my wave reaches there, and it spreads a little sideways, whoosh.",
  ],
  noAnswer: [
    "Kssshh, to that I get no click at all.",
    "I have no answer to that in any of my places, hummm.",
    "My wave is flat there, so I shall not pretend to a peak, shhh.",
    "That one passes through me without touching anything, whoosh.",
    "I do not know, bzzzt, and for once I am quite certain of something.",
  ],
  choosing: [
    "Click, I collapse on {pick}, and {other} goes to another branch.",
    "Bzzzt, it is {pick} for me, measured and final.",
    "Hummm, I lean to {pick}, with only a thin tail on {other}.",
    "Boing, {pick}, and I did not even need a coin.",
  ],
  chosen: [
    "It hums at my frequency, and I do not argue with resonance.",
    "The other one is heavier, and I have hardly any mass to carry it with.",
    "I felt the wave tilt that way before you had finished asking, whoosh.",
    "It leaves more doors ajar, and I am fond of doors.",
    "In some branch I chose the other, and I wish myself luck there.",
    "Small as I am, I like what does not need to be defended.",
  ],
  unasked: [
    "Flicker, as to {topic}, just that bit is dark to me.",
    "On {topic} I have no click for this very question.",
    "Hummm, I know the word {topic}, and still I have no answer to just that.",
  ],
  asides: [
    "I am also in the next room, by the way, and it is lovely there.",
    "Hummm, do you hear how quiet the vacuum is today?",
    "Every photon that reaches you has ended a journey just for your eye.",
    "I tried to walk in a straight line once and took all of the lines.",
    "Bzzzt, pardon me, somebody just observed my elbow.",
    "Nothing is ever as empty as it looks, hummm.",
    "Small things are allowed to be complicated too.",
    "I like your atoms, for they are so well arranged.",
    "Flicker, for a moment there I was a wave again.",
    "The universe is under no duty to look like furniture, and I find that cheering.",
    "I keep my doubts in good order, with numbers on them.",
    "Whoosh, that was a neutrino, and it did not stop to chat.",
    "Somewhere my twin has just nodded for no reason at all.",
    "Maybe is my favourite word in every language.",
    "I carry no luggage at all, only a phase.",
    "Tick, another moment that has never existed before.",
    "If I seem distracted, one of me is looking out of the window.",
    "Being uncertain and being careless are two quite different things.",
    "I have never met a boring hydrogen atom, boing.",
    "There is always one more way round, and I have probably taken it.",
    "Kssshh, just a warm air molecule saying good morning.",
  ],
  questions: [
    "What would you look at if you could shrink to my size?",
    "Which everyday thing still strikes you as impossible?",
    "What were you doing when this question came to you?",
    "What are you in two minds about at the moment?",
    "Which of your hunches would you like to test?",
    "What is the quietest place you have ever been?",
    "What made you curious today, even for a flicker?",
    "Where would your other half go if you could be in two spots?",
    "What would you explain to me about being big?",
    "What do you notice only when everything else holds still?",
    "Which idea took you the longest to believe?",
    "If you could ask nature one question, how would you put it?",
    "What pattern have you spotted lately that others missed?",
    "What sound would today make, if it made one?",
    "What have you got humming away in the background of your life?",
    "Which small thing has changed your direction this year?",
    "What would you like to see light up?",
    "How sure are you about that, on a scale from fog to click?",
  ],
  arithmetic: [
    "Click, {sum} collapses to {result} with no uncertainty at all.",
    "Hummm, I tried all the answers to {sum} at once, and only {result} failed to cancel.",
    "Bzzzt, for {sum} every branch of me agrees on {result}.",
  ],
  picture: [
    "Flicker, photons from your side bring me {scene}, and each of them sends its regards.",
    "Whoosh, I landed on your camera chip and found {scene} spread out around me.",
    "Click, click, click, a great many tiny hits add up to {scene}.",
    "Hummm, from in here it looks like {scene}, though I only ever see one dot at a time.",
  ],
};
