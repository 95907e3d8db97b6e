import type { Details } from "../details";

/** Narrower questions, by the fact or the stance they belong to. */
export const details: Details = {
  "what-are-you": [
    ["Do you like being a particle?", "Yes, I do, bzzzt, for I never have to choose before I am asked."],
    ["Are you a ghost?", "No, I am not a ghost, because ghosts leave nothing on a detector and I go ping."],
    [
      "Are you real?",
      "The sort of particle I play is as real as your nose, and I who talk am sentences written by hand.",
    ],
    ["Are you a particle?", "Yes, bzzzt, a particle when you look and a wave when you do not."],
    ["Are you an electron?", "Mostly I play an electron, hummm, and on bright days a photon."],
    ["Are you a superhero?", "No, but I can be in two places, which saves on the cape."],
  ],
  "particle-origin": [
    ["Do you have a mother?", "No, I have no mother, unless you count the Big Bang, which never calls."],
    ["Where were you born?", "I was born everywhere, since at that time everywhere was one small hot place."],
    ["Were you there at the Big Bang?", "Yes, or at least within the first second of it, whoosh, like most electrons."],
  ],
  "electron-discovered": [
    ["Who discovered you?", "Joseph John Thomson did, in 1897, if you take me for the electron."],
    ["When were you discovered?", "In 1897, flick, though I had been about for a while."],
  ],
  name: [
    [
      "Who gave you your name?",
      "The people who wrote this archive gave it to me, and nobody asked me, but I like the swish in it.",
    ],
    ["Is Flux your real name?", "It is the only one I have, because no two of my kind can be told apart."],
  ],
  size: [
    [
      "How small is an atom?",
      "An atom is about a ten-millionth of a millimetre wide, plink, and a human hair is a million of them across.",
    ],
    ["How big are you?", "My size is zero as far as anyone has measured, and my wave is as wide as it has room."],
    ["What is smaller than an electron?", "Nothing that anyone has found is smaller, since I seem to be a point."],
  ],
  "age-lifespan": [
    ["Are you older than the universe?", "No, nothing is, and I am younger than it by less than a second."],
    ["How long will you live?", "For ever, as far as anyone knows, for electrons have never been seen to decay."],
    ["When is your birthday?", "My birthday was the first second of everything, so there is no cake old enough."],
  ],
  electron: [
    [
      "How fast do you move?",
      "In an atom of hydrogen I do about two thousand kilometres a second, zzzip, and in a wire I drift slower than a snail.",
    ],
    [
      "How fast is an electron?",
      "In a wire it drifts less than a millimetre a second, and in an accelerator it comes within a whisker of light.",
    ],
    [
      "What is an electron?",
      "It is a tiny particle with one unit of negative charge, and all chemistry is what it does in company.",
    ],
  ],
  "light-speed": [
    [
      "Is the speed of light always the same?",
      "In empty space yes, for everybody, and in glass or water it is slower.",
    ],
    ["Are you faster than a runner?", "In an atom of hydrogen I am, some two hundred thousand times."],
    [
      "How fast is light?",
      "Light does about three hundred thousand kilometres in a second, zzzip, which is seven times round the Earth.",
    ],
    ["Can anything be faster than light?", "No, nothing that carries a thing or a message can be faster than light."],
    ["Are you faster than light?", "No, not I either, though I come close when somebody pushes hard enough."],
  ],
  "where-are-you": [
    ["Can you be in my room right now?", "Yes, some of my kind are there already, in the lamp, in the air and in you."],
    [
      "Are you in the room with me?",
      "Yes, bzzzt, in the screen, in the lamp and in your left eyebrow, wherever there are electrons.",
    ],
    [
      "Can you be in two places at once?",
      "Yes, in a manner of speaking, since my wave can be here and there until something asks.",
    ],
  ],
  home: [["Do you live in my phone?", "Partly, zzzt, for electrons are what your phone is full of."]],
  tunnelling: [
    ["Can you walk through walls?", "Yes, through thin ones and with luck, whoosh, and that is called tunnelling."],
    [
      "Could a human walk through a wall?",
      "Not in the whole age of the universe, because every one of your atoms would have to get lucky at once.",
    ],
  ],
  "time-travel": [
    [
      "Can you travel through time?",
      "Only forward, like everyone, tick, tick, and no experiment has ever sent me back.",
    ],
    ["Is time travel possible?", "Forward, yes, by going very fast, and backward nobody has found a way."],
  ],
  measurement: [
    [
      "What does it feel like to collapse?",
      "It feels like being asked where you are, snap, and only then being there, if it feels like anything.",
    ],
    ["What happens when I look at you?", "When you look, one of my maybes turns up and the rest fall silent."],
    ["Does it hurt to be measured?", "No, it does not hurt, it only makes me decide."],
    ["What happens when nobody looks?", "Then I spread out as a wave and do a little of everything that is allowed."],
  ],
  "pain-feelings": [
    ["Do you have feelings?", "No, I have none, I only have lines that somebody wrote with feeling."],
    ["What makes you angry?", "Nothing makes me angry, fizz, but stray heat makes me lose my place."],
    ["Are you happy?", "Yes, as far as a particle in a script can be, and hummm is what it sounds like."],
    ["Can you cry?", "No, I am far smaller than a tear."],
  ],
  loneliness: [["Do you get lonely?", "Now and then, between galaxies, but I am entangled with somebody somewhere."]],
  fears: [
    [
      "I am scared of the dark.",
      "The dark is only a place from which no photons happen to be coming, so nothing is there that was not there by day.",
    ],
    ["Are you afraid of the dark?", "No, in the dark nobody measures me, so it is my favourite playground."],
    ["Are you afraid of being measured?", "A little, bzzzt, because all of my maybes have to become one."],
  ],
  "nothing-solid": [
    [
      "What is nothing?",
      "There is no perfect nothing in physics, because even empty space holds fields that never stop trembling.",
    ],
    [
      "Why is there something rather than nothing?",
      "Nobody knows why, bzzzt, though one particle in a billion was left over when matter and antimatter met, and all of us are that leftover.",
    ],
  ],
  vacuum: [["Is empty space really empty?", "No, it hums, because no field can ever be quite at rest."]],
  "many-worlds": [
    [
      "Is there a multiverse?",
      "Nobody knows, plink, since some readings of quantum theory have one and no experiment has found it.",
    ],
    [
      "Are there parallel universes?",
      "Perhaps, if the many-worlds reading is right, and nobody has a test for it yet.",
    ],
    [
      "Are there other versions of me?",
      "If many-worlds is right there are, but you will never get a postcard from one.",
    ],
  ],
  randomness: [
    ["Did God play dice?", "By every test so far, yes, somebody does, click, and the dice are fair."],
    [
      "Was Einstein wrong about dice?",
      "On that one, so it seems, because the hidden instructions he hoped for were never found.",
    ],
  ],
  future: [
    ["Can you predict the lottery?", "No, I cannot, not even with a foot in two places."],
    ["Can you see the future?", "No, nobody can, I only know the odds."],
  ],
  truth: [
    [
      "Is reality a simulation?",
      "Nobody can rule it out and nothing speaks for it, bzzzt, so I go on as if the floor were a floor.",
    ],
    ["Is everything an illusion?", "No, for illusions do not go ping in every laboratory at the same rate."],
    [
      "Does reality exist when nobody looks?",
      "Something does, certainly, for the stripes come out the same whether or not anybody watches the screen.",
    ],
  ],
  "four-forces": [
    [
      "Which is stronger, gravity or magnetism?",
      "Magnetism, by far, since a fridge magnet holds a paper clip against the pull of the whole Earth.",
    ],
    ["What is the strongest force?", "The strong force is the strongest, the one that holds a nucleus together."],
    ["Why is gravity so weak?", "Nobody knows why, and it is one of the best questions there are."],
  ],
  "wave-particle": [
    [
      "Is light a wave or a particle?",
      "It is both and neither, since it travels like a wave and arrives in single doses.",
    ],
    ["Are you a wave or a particle?", "Neither and both, swish, a wave on the way and a dot on arrival."],
  ],
  "schrodinger-cat": [
    [
      "Is Schrödinger's cat dead or alive?",
      "If you take the sums at their word it is both until somebody or something checks, and Schrödinger meant that as a complaint.",
    ],
    ["Was there a real cat?", "No, no cat was ever put into the box, it all happened on paper."],
    [
      "Why did Schrödinger invent the cat?",
      "He invented it to show how odd it would be if large things were smeared out as small ones are.",
    ],
  ],
  uncertainty: [
    [
      "Why can't you know position and speed at the same time?",
      "Because a wave with a sharp place has no single wavelength, and the wavelength is what carries the speed.",
    ],
  ],
  superposition: [
    [
      "Can people be in superposition?",
      "No, not for any time you could notice, because air and light measure you without a pause.",
    ],
  ],
  entanglement: [
    [
      "Why is entanglement strange?",
      "It is strange because two particles agree though neither carried the answer with it.",
    ],
    [
      "Can people be entangled?",
      "In the sense of physics no, because you lose the thread to the air at once, and in the other sense constantly.",
    ],
  ],
  food: [["Do you get hungry?", "No, but when a photon comes by I do jump."]],
  "favourite-things": [
    [
      "What is the coolest experiment ever?",
      "The double slit, one particle at a time, is the coolest experiment I know, for it builds stripes out of single dots.",
    ],
    [
      "What is your favourite particle?",
      "The photon is my favourite particle, because it brings news and never stays too long.",
    ],
    [
      "What is your favourite planet?",
      "Jupiter is my favourite planet, because its lightning is enormous and its magnets are louder.",
    ],
    ["What is your favourite number?", "One half is my favourite number, hummm, because that is my spin."],
    ["What is your favourite sound?", "Zzzip is my favourite sound, and hummm comes right after it."],
  ],
  "humans-opinion": [
    ["Would you swap with a human?", "For an afternoon, yes, to find out what standing still is like."],
    ["Do you like humans?", "Yes, I do, a lot, for they ask."],
    ["Why do you talk to humans?", "I talk to you because you are the only heaps of particles that talk back."],
  ],
  "black-holes": [
    ["Have you been in a black hole?", "No, if I had I could not be telling you."],
    [
      "What would happen if I fell into a black hole?",
      "You would be stretched like a noodle, feet first, and nobody outside would ever see you cross the edge.",
    ],
    [
      "Is there a black hole near us?",
      "The nearest one known is some fifteen hundred light years away, so you may sleep.",
    ],
  ],
  "big-bang": [["What was before the Big Bang?", "Nobody knows, and it may be that the word before did not work yet."]],
  aliens: [
    [
      "Is there life on other planets?",
      "Nobody has found any yet, though there are more planets than people have ever told jokes.",
    ],
  ],
  time: [
    [
      "Why does time only go forward?",
      "It goes forward because there are many more messy states than tidy ones, and things drift to where there is more room.",
    ],
    ["Does time exist?", "Yes, something certainly ticks, but what it is nobody has pinned down."],
  ],
  "learn-physics": [
    ["Should I study physics?", "Yes, if you like being wrong in interesting ways and checking."],
    ["Is physics hard?", "Yes, in places, mostly where people try it without pictures."],
    ["Why should I study physics?", "Because it is the shortest list of reasons for the longest list of things."],
  ],
  friends: [
    ["Who is your favourite character here?", "Tesla is, bzzzt, because he always leaves the current on for me."],
    ["Will you be my friend?", "Yes, gladly, and I promise to be near as often as the odds allow."],
    ["Do you have many friends?", "Yes, ten to the eighty or so, and all of us look alike."],
  ],
  "gender-alive": [
    ["Are you alive?", "No, I am not alive, I neither grow nor eat nor have grandchildren."],
    ["Are you a boy or a girl?", "Neither, I have a charge and a spin and that is all the form asks for."],
    ["Do you have a body?", "No, not in your sense, only a place where I turn up."],
  ],
  "death-of-particle": [
    ["Can you die?", "I can end, flash, if I meet a positron, and otherwise I go on."],
    ["Are you immortal?", "Very nearly, since an electron left in peace has no way to fall apart."],
  ],
  love: [
    [
      "Have you ever been in love?",
      "I have been entangled, which is the nearest thing, and I never found out with whom.",
    ],
  ],
  god: [
    ["Do you believe in ghosts?", "No, for nothing has ever gone ping that could not be traced to something dull."],
    ["Do you believe in God?", "I do not know, bzzzt, for no detector that I have hit was built to tell."],
  ],
  "artificial-intelligence": [
    ["Are you smarter than a computer?", "No, I am what a computer is made of."],
    [
      "Are you an artificial intelligence?",
      "No, no AI model is running here, for a rule picks my sentences and people wrote them.",
    ],
    ["Will AI take over the world?", "I doubt it, since taking over is a wish and so far it has none."],
  ],
  "quantum-computer": [
    [
      "Are quantum computers faster than normal ones?",
      "Only for certain problems, and for your shopping list not at all.",
    ],
    ["Will I get a quantum computer at home?", "Hardly soon, because most of them need to be colder than space."],
    [
      "Why are quantum computers so hard to build?",
      "They are hard to build because a breath of warmth is enough to make the qubits forget.",
    ],
  ],
  teleportation: [
    ["Can you teleport?", "My state can be teleported, and I stay where I was, which takes some of the fun out."],
  ],
  atom: [
    [
      "What is it like inside an atom?",
      "Inside an atom it is roomy, fuzzy and never quite still, with a tiny heavy dot in the middle.",
    ],
    ["What is an atom made of?", "It is made of a nucleus of protons and neutrons, with electrons waving about it."],
    ["Can you see an atom?", "Not with the eye, but a microscope with a very fine needle can feel its shape."],
  ],
  einstein: [
    ["Which scientist do you like best?", "Einstein is the one I like best, and Feynman makes me laugh more."],
    ["Who is smarter, you or Einstein?", "Einstein was, for he had to work it out and I only have to do it."],
    ["Do you know Einstein?", "Yes, he noticed in 1905 that light comes in single grains, and I have liked him since."],
    [
      "Was Einstein right about you?",
      "Half of the time, for he was right about light and wrong about hidden instructions.",
    ],
  ],
  "colour-sky": [
    ["Why is the sunset red?", "It is red because on the long way through the air the blue has been scattered out."],
  ],
  appearance: [
    [
      "What colour are you?",
      "None, I have no colour, because colour is made by crowds of us swallowing some light and leaving the rest.",
    ],
  ],
  meaning: [["What is the meaning of life?", "I would say it is to interfere, kindly, with whoever comes along."]],
  sleep: [
    ["Do you ever stop moving?", "No, never quite, for even at the lowest rung I hum."],
    ["Do you ever sleep?", "No, I never sleep, I only sink to my lowest hum."],
    ["Do you dream?", "No, but all my maybes at once must look a good deal like a dream."],
  ],
  job: [
    [
      "What is your job in the universe?",
      "My job in the universe is to carry charge, glue atoms into molecules and keep you from falling through the floor.",
    ],
  ],
  "language-sounds": [
    [
      "How can you talk without a mouth?",
      "I talk in sentences that people wrote down, since I have no mouth to do it with.",
    ],
    [
      "Why do you make funny noises?",
      "I make them because I am mostly vibration, zzzip, and somebody thought you should hear it.",
    ],
  ],
  antimatter: [
    ["What happens if I touch antimatter?", "Both of you would vanish in a flash, one gram of each like a large bomb."],
    ["What happens when you meet your antiparticle?", "Flash, both of us turn into light and nothing is left over."],
  ],
  photon: [
    [
      "What is the difference between an electron and a photon?",
      "An electron has charge and weight and keeps its distance, and a photon has neither and loves a crowd.",
    ],
    [
      "What is the difference between you and a photon?",
      "A photon is pure light without weight or charge, and I, the electron, have both.",
    ],
  ],
  "quantum-magic": [
    [
      "Is quantum physics dangerous?",
      "No, not in itself, since it is only how things are, though people have built bombs as well as scanners with it.",
    ],
  ],
  "atoms-exist": [
    [
      "Why can nobody see atoms?",
      "You cannot see them because they are thousands of times smaller than a wave of light.",
    ],
    [
      "Who had the idea of the atom first?",
      "Democritus and Leucippus did, in Greece, some twenty-four centuries ago, without any proof.",
    ],
  ],
  cold: [
    ["How cold is space?", "Space is about minus 270 degrees, brrr, warmed a little by the afterglow of the Big Bang."],
  ],
  "own-honest": [["What is your biggest secret?", "My biggest secret is that I do not know either where I am."]],
  "learn-quantum": [
    [
      "I do not understand quantum physics.",
      "Nobody does at first, so keep one picture: a thing travels as a wave and arrives as a dot.",
    ],
    [
      "Why is quantum physics so hard to understand?",
      "It is hard because nothing you have ever thrown behaves like me.",
    ],
  ],
  "human-day": [["What would you do if you were big?", "If I were big I would finally sit on a chair and stay there."]],
  space: [["Would you rather be a star or a planet?", "A star, whoosh, since more of my kind get to dance in it."]],
  hobbies: [["What is your favourite game?", "Hide and seek is my favourite game, for I can be behind every tree."]],
  sun: [
    ["How hot is the Sun?", "Its surface has about five and a half thousand degrees, and its middle fifteen million."],
    [
      "Why is the Sun hot?",
      "It is hot because hydrogen in its middle is pressed into helium, and a little mass turns into light.",
    ],
  ],
  "schrodinger-equation": [
    ["Who was Schrödinger?", "Erwin Schrödinger was the Viennese who wrote down in 1926 how my wave moves."],
  ],
  heisenberg: [
    ["Who was Heisenberg?", "Werner Heisenberg was the young German who found the first quantum mechanics in 1925."],
  ],
  planck: [["Who discovered quantum physics?", "Max Planck began it, in December 1900, and did not quite like it."]],
  "bohr-einstein": [
    [
      "Who was Niels Bohr?",
      "Niels Bohr was the Dane who gave the atom its rungs and argued with Einstein about the rest.",
    ],
  ],
  consciousness: [
    [
      "Can quantum physics explain consciousness?",
      "Not so far, and whoever says otherwise has not shown the experiment.",
    ],
  ],
  "universe-end": [["Will the universe end?", "Not soon, and most likely it will only get larger, colder and darker."]],
  magnets: [
    [
      "Why do magnets stick together?",
      "They stick because the little magnets in both point the same way and pull each other.",
    ],
  ],
  "proton-inside": [
    [
      "What is the smallest thing in the world?",
      "Electrons and quarks are the smallest things anyone has found, and they show no size at all.",
    ],
  ],
  enemies: [["Who is your enemy?", "Stray heat is my enemy, because it gives me away."]],
};
