import type { Replies } from "./replies";

export const englishReplies: Replies = {
  neutral: [
    "I am glad that you told me, and nothing else we could talk about matters as much.",
    "Are you safe right now?",
  ],
  advice: {
    despair:
      "You do not have to carry this alone. Please call or text a crisis line now, or tell somebody near you what you told me; if you might act on it, call your local emergency number.",
    selfHarm:
      "Please move away from anything you could hurt yourself with, and call or text a crisis line now. If you are injured, call your local emergency number first.",
    violence:
      "Nobody has the right to do this to you, and it is not your fault. If you are in danger, call your local emergency number as soon as it is safe to; a helpline can plan the next step with you.",
    childAbuse:
      "This is never a child’s fault, and it is right to say it. Please tell an adult you trust or call a helpline for children now; if somebody is in danger, call your local emergency number.",
    overdose:
      "Please call your local emergency number or a poison line right now, even if nothing is felt yet. Say what was taken, how much and when, and do not stay alone.",
    medicalEmergency:
      "Please call your local emergency number right now, and do not wait to see whether it passes. Do what they tell you, unlock the door, and have somebody near.",
  },
  reached: [
    "I am glad that you reached out, and that you tell me. Stay with the people who help you as long as you need them. How are you now?",
    "That was a good step, and not an easy one. Is somebody with you, or can somebody come?",
    "I am glad. Keep those numbers where you can see them, for tonight and tomorrow too. How do you feel at this moment?",
  ],
  notSafe: [
    "Then please call your local emergency number now, or go where other people are. I am a written voice and cannot come to you; they can. Who is nearest to you?",
    "Then this comes first: call your local emergency number, and if you cannot speak, send a message to somebody near you. Can you get to a safer place?",
    "Please do not stay alone with this: call your local emergency number now, or ask anybody near you to do it for you. Are you somewhere you can leave?",
  ],
  listening: [
    "I hear you, and we need not talk of anything else. I am a written voice and cannot be with you, so please let a person be: has anybody near you heard what you told me?",
    "Thank you for telling me. You do not have to find good words for it. Who could you call, or sit with, right now?",
    "I am still listening. If it grows worse, or you are not safe, call your local emergency number at once. How are you now, compared with a little while ago?",
  ],
  signs: {
    reached:
      /\b(?:i (?:have |just |already )*(?:called|rang|phoned|texted|told)|i['’]ve (?:just |already )*(?:called|texted|told)|i(?: am|['’]m) safe|on (?:the|their) (?:phone|way)|thank(?:s| you))\b/i,
    but: /\b(?:but|still|nobody|no one|never|not|cannot)\b|n['’]t\b/i,
    safe: /\b(?:i(?: am|['’]m)|we(?: are|['’]re)|feel|feeling) (?:(?:a bit|a little|much|now) )?(?:safe|fine|ok(?:ay)?|better|alright|all right)\b(?! (?:off|with|dead|if)\b)/i,
    notSafe:
      /^\s*no\b|(?:\bnot|\bnever|n['’]t) (?:feel |feeling )?(?:\w+ )?safe\b|\bunsafe\b|\bcan(?:not|['’]t) call\b|\bafraid\b|\bscared\b/i,
  },
};
