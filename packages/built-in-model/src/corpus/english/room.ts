import type { RoomPhrases } from "../../corpus";

/** How a character speaks among others whom nobody has written lines for, or to somebody like that. */
export const room: RoomPhrases = {
  to: {
    anyone: [
      "I heard what you said, {speaker}, and I should like to add to it.",
      "You name {thing}, {speaker}, and that is where I would begin.",
      "There I agree with you, {speaker}, as far as I can follow.",
      "I see it a little differently, {speaker}.",
      "What you say about {topic} stays with me, {speaker}.",
      "Let me take up {thing}, {speaker}, before we lose sight of the matter.",
      "You put it better than I could, {speaker}.",
      "I am not yet convinced, {speaker}, but I follow you.",
      "Half of that I would sign, {speaker}, and I keep the other half for later.",
      "You make me think again about {topic}, {speaker}.",
    ],
  },
  visitor: [
    "You raise {topic}, and I am glad of that{name}.",
    "That is worth asking{name}.",
    "I should like to say something to that{name}.",
    "Let me be one of those who answer{name}.",
  ],
  joined: [
    "You are right to join in{name}.",
    "It is good to hear from you again{name}.",
    "You bring us back to {topic}{name}.",
  ],
  asked: [
    "You ask me, {speaker}, so I shall answer.",
    "I am glad to be asked, {speaker}.",
    "I can try, {speaker}.",
    "You turn to me, {speaker}, and I have something to say.",
  ],
  beside: [
    "On {topic} I can only say what stands near.",
    "I was told nothing of {topic}, so I say what I was told.",
    "I come to {topic} from the side.",
    "To {topic} I have only this.",
  ],
  drift: [
    "That leads me on to {next}.",
    "From there it is not far to {next}.",
    "What you say makes me think of {next}, {speaker}.",
    "I should like to turn to {next}.",
  ],
  handOn: {
    anyone: [
      "How do you see it, {whom}?",
      "What would you say to that, {whom}?",
      "Do you agree, {whom}?",
      "What do you see in {topic}, {whom}?",
      "Have I missed something, {whom}?",
      "Would you say the same, {whom}?",
    ],
  },
};
