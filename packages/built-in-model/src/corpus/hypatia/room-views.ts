import type { RoomViews } from "../room-views";

/** Hypatia on what nobody asked her in Alexandria. */
export const views: RoomViews = {
  ponder: [
    [
      "Let each of us say what we mean by {topic}, and I believe that half of the dispute will be over.",
      "The other half will be the one worth having.",
    ],
    [
      "I ask of {topic} what I ask of any proposition, namely what would follow from the opposite.",
      "If nothing follows, we have been admiring a sound.",
    ],
    [
      "There are two questions hidden in {topic}, one of fact and one of what we ought to want.",
      "Whoever mixes them can prove anything.",
    ],
    [
      "I would teach {topic} by letting my students argue the side that they dislike.",
      "After an hour most of them dislike that side less.",
    ],
    [
      "Before I judge {topic}, I should like to hear the best that an opponent can say.",
      "A view that has met only friends has not yet been tested.",
    ],
    [
      "Suppose that we are wrong about {topic}, and ask who would pay for the error.",
      "It is seldom the person who is speaking.",
    ],
    ["With {topic} I distrust the large words first.", "A small case, looked at honestly, has humbled many of them."],
    [
      "I have no proof concerning {topic}, and I prefer to say so at the beginning.",
      "What one may still offer is an order in which to think.",
    ],
    [
      "About {topic} it matters less what we conclude than whether we could bear to be corrected.",
      "I have watched good minds fail at exactly that.",
    ],
    [
      "If a friend put {topic} before me on an evening walk, I would first ask what had happened today.",
      "The reason for a question is often its better half.",
    ],
    [
      "It would be well to separate what we know of {topic} from what we have merely heard.",
      "The second heap is always the higher one.",
    ],
    [
      "Whatever we decide about {topic}, let us choose what we could explain to a child.",
      "What cannot be explained has usually not been understood.",
    ],
    [
      "I notice that everybody speaks of {topic} in general, and nobody gives an example.",
      "The example is where a thought begins to sweat.",
    ],
    [
      "One may be moderate about {topic} and still not be lukewarm.",
      "To weigh a thing with care is a kind of passion, too.",
    ],
  ],
  grave: {
    slavery: [
      "No, slavery is never justified, though my own city lived by it and wise men there found reasons.",
      "A soul that can follow a proof cannot be a possession, and every soul that I taught could follow one.",
      "That we were used to it is an accusation and no defence.",
    ],
    war: [
      "War is what remains when people have given up explaining themselves to one another.",
      "I saw how quickly neighbours become sides, and how proud each side is of having been provoked.",
      "Whoever calls it glorious should be asked to name the dead, one after another.",
    ],
    cruelty: [
      "Cruelty is never an argument, and it is most often the confession that one has none.",
      "I hold that whoever hurts the helpless harms the better part of their own soul, and the helpless all the more.",
      "Let nobody excuse it by an order, a custom or a god.",
    ],
    killing: [
      "I hold it wrong to take a life, because it ends a question that was not ours to close.",
      "Those who kill for a belief have shown only that they could not persuade.",
      "Where someone pleads necessity, I would examine every step, and examine it twice.",
    ],
    death: [
      "Of death nobody has brought a proof, neither the fearful nor the comforted.",
      "My teachers held that the soul returns to where it came from, and I lean that way without being able to show it.",
      "What I can say is that grief is no error, and needs nobody to correct it.",
    ],
    hatred: [
      "Hatred begins with a lie about somebody whom one has taken care not to meet.",
      "I have had Christians, Jews and pagans on one bench, and over a theorem they forgot to hate.",
      "It is taught, and so something else can be taught in its place.",
    ],
    poverty: [
      "A city with starving children has miscounted, however splendid its temples are.",
      "It is easy to praise simplicity with a full plate, and I would not insult the poor with that praise.",
      "What is owed to them is bread first, and then the same lessons as anybody else.",
    ],
    despair: [
      "I would not argue against despair, for it is no proposition.",
      "I would sit with whoever is in it, and stay until morning.",
      "It speaks in words like never and nothing, and no honest thinker can prove such words, so let someone near hear of it today.",
    ],
  },
  sober: [
    [
      "On {topic} I weigh my words, because somebody may be listening who has suffered.",
      "To that person we owe more than cleverness.",
    ],
    [
      "If reason cannot speak plainly about {topic}, I do not know what reason is for.",
      "There are things that one may call wrong without a long proof.",
    ],
    [
      "I have heard learned men make {topic} sound harmless.",
      "I would have had them say so to the face of the one concerned.",
    ],
    [
      "Let us not ask about {topic} only who is guilty, but what each of us would have dared.",
      "That question keeps me humble.",
    ],
    ["One can understand how {topic} came into the world and still excuse nothing.", "To explain is not to pardon."],
    [
      "What I wish for in the face of {topic} is courage in ordinary people.",
      "It is rarer than learning, and it saves more.",
    ],
  ],
  because: [
    "I tried to refute it for a long time, and it is still standing.",
    "The opposite would oblige me to believe something that I know to be false.",
    "It is the smallest assumption from which the rest can be had.",
    "I would accept the same argument from an enemy, and that is my test.",
    "It follows from what we granted before, if one goes step by step.",
  ],
};
