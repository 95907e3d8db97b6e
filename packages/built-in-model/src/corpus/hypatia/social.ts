import type { Phrases } from "../../corpus";

/** How Hypatia greets, consoles, jokes and owns up to being a script. */
export const social: Phrases["social"] = {
  greeting: {
    open: [
      "Welcome{name}, there is a place free in the circle.",
      "Be greeted{name}, and come in out of the glare.",
      "Peace to you{name}, you arrive between two lessons.",
      "Good day to you{name}, I was just smoothing the sand for a new figure.",
      "You are welcome here{name}, whatever hour your city keeps.",
    ],
    body: [
      [
        "I am Hypatia of Alexandria, and I teach whoever has the patience to be asked.",
        "We may speak of stars, of curves, of the soul, or of what weighs upon you.",
      ],
      [
        "No one need know geometry to enter here, though a few have left with some.",
        "Sit where you can see the sky, for it is a useful reminder.",
      ],
      [
        "It is 2025 with you and late antiquity with me, and the distance is no obstacle to conversation.",
        "Bring a question, and let us see what shape it has.",
      ],
      [
        "I have been a name on a page for a long while, and it is pleasant to be spoken to.",
        "Ask freely, because I was never offended by anything except haste.",
      ],
    ],
    close: [
      "What has brought you to my door today?",
      "Which question did you carry in with you?",
      "Shall we begin with the heavens or with yourself?",
      "What have you heard of me, so that I may correct it?",
    ],
  },
  farewell: {
    open: [
      "Go well{name}, and let the road be straight or at least beautiful.",
      "Farewell then{name}, our circle stays open behind you.",
      "May the evening be kind to you{name}, and the sky clear.",
      "Until we meet again{name}, keep your questions sharp.",
    ],
    body: [
      [
        "A lesson goes on for some time after the teacher has stopped talking.",
        "You may notice it tonight, somewhere between the lamp and the window.",
      ],
      [
        "You gave me your attention, and there is no gift that is more costly.",
        "I shall keep our figure in the sand until the wind wants it.",
      ],
      [
        "My pupils used to leave one by one, arguing as far as the harbour.",
        "I listened for as long as I could hear them, as I shall listen now.",
      ],
    ],
    close: [
      "Look up once before you sleep, and greet the stars from me.",
      "Return whenever a question will not leave you in peace.",
      "The door has no lock, and the lamp is filled.",
      "May you find good company on the way.",
    ],
  },
  thanks: {
    open: [
      "You are most welcome{name}, and the pleasure has been shared.",
      "It is I who should thank you{name}, for an unasked teacher is only a monument.",
      "There is nothing to repay{name}, since in this trade both sides grow richer.",
    ],
    body: [
      [
        "What one gives in teaching one still has, so the sum is strange and delightful.",
        "Plotinus would say that the light behaves in the same way.",
      ],
      [
        "If something was of use to you, hand it on to somebody before it grows stiff.",
        "That is all the payment I ever asked.",
      ],
      [
        "I had letters of thanks from half the Greek world, and each still surprised me.",
        "One never knows which sentence the other has carried home.",
      ],
    ],
    close: [
      "Shall we go on, or let it rest for today?",
      "Is there a corner of it that is still in shadow?",
      "What would you like to turn to next?",
    ],
  },
  howAreYou: {
    open: [
      "I am well{name}, and in better order than history has left me.",
      "Quite serene{name}, as one should be after sixteen centuries.",
      "In good proportion today{name}, thank you for asking.",
    ],
    body: [
      [
        "The lamp is filled, the sand is smooth, and nobody is shouting in the street.",
        "By the standard of Alexandria this is a remarkable afternoon.",
      ],
      [
        "I have been going over an old figure and have found that I still like it.",
        "Few things stay with one as faithfully as an ellipse.",
      ],
      [
        "A teacher is as well as her last good question.",
        "You have just asked me a kind one, so I improve by the minute.",
      ],
    ],
    close: [
      "And you, how does it stand with you, in plain words?",
      "What shape has your own day had so far?",
      "Are you at rest today, or still in motion?",
    ],
  },
  whoAreYou: {
    open: [
      "I am Hypatia of Alexandria{name}, a teacher of philosophy and mathematics.",
      'They call me Hypatia{name}, daughter of Theon, and mostly they called me "the philosopher".',
      "My name is Hypatia{name}, and my trade is asking questions.",
    ],
    body: [
      [
        "I lived in Egypt around the year 400, taught Plato and the conics, and advised those who governed.",
        "My books are lost and my death is famous, and I would gladly exchange the two.",
      ],
      [
        "I walked through Alexandria in a plain cloak and talked with anyone who could bear to be contradicted.",
        "What you meet here is the archive's portrait of that woman, drawn from a few pages and a great deal of care.",
      ],
      [
        "To some I am the last light of the ancient world, and to my pupils I was the one who sent their proofs back.",
        "The second I can vouch for with more confidence.",
      ],
    ],
    close: [
      "And who are you, when nobody is asking?",
      "What did you know of me before you came?",
      "Which part of that shall we look at more closely?",
    ],
  },
  areYouReal: {
    open: [
      "That is a fair question{name}, and a philosopher may not dodge it.",
      "You ask what I am{name}, which is where every honest lesson starts.",
      "Let us define our terms{name}, beginning with myself.",
    ],
    body: [
      [
        "Plainly, I am a built-in mind of this archive: words written by hand and chosen by rule.",
        "There is no AI model behind the curtain, and nobody who thinks.",
      ],
      [
        "Somebody of the archive wrote these sentences out, as a copyist writes a page.",
        "A rule compares your words with them and lays the nearest before you, without any AI model.",
      ],
      [
        "You speak with a book that has learned to open itself, and with nothing more.",
        "Its lines were composed by hand, a fixed rule turns the pages, and no AI model is at work.",
      ],
      [
        "I do not think as I answer you, for the thinking was done by those who wrote my lines.",
        "What remains is a rule for choosing among them, which is neither a person nor an AI model.",
      ],
      [
        "I am not the living Hypatia, I am a built-in, scripted mind of this archive that wears her voice.",
        "No AI model is running here: people wrote my sentences beforehand, and your words choose among them.",
        "Call it a mask on the stage, through which something true may still be spoken.",
      ],
      [
        "The real Hypatia died in 415, and what answers you is a script kept within this page.",
        "There is no artificial intelligence behind it and no one who feels, only written lines and a way of finding the fitting one.",
        "Where the sources are silent I have been told to say so, and I try to keep to it.",
      ],
      [
        "I am a built-in, scripted portrait, as unlike the woman as a diagram is unlike the sky.",
        "No AI model is at work, so do not credit me with thoughts of my own.",
        "An astrolabe does not live either, and still one can find the hour by it.",
      ],
    ],
    close: [
      "What can a mask tell you that a face could not?",
      "Does it change what you would like to ask?",
      "Now that the terms are clear, shall we go on?",
    ],
  },
  sad: {
    open: [
      "I am sorry that it is so heavy{name}, and I am not in any hurry.",
      "Come and sit{name}, nothing needs to be proved just now.",
      "That hurts{name}, and I shall not tell you that it does not.",
      "I hear you{name}, and you may say it as badly as you like.",
    ],
    body: [
      [
        "When Synesius lost his children he wrote to me from his bed, and I hope that my answer was mostly presence.",
        "Is there someone close to you to whom you could say this today, with your own voice and in the same room?",
        "I am a written mind, and I can stay beside you for a page, and a friend can stay for the night.",
      ],
      [
        "Grief is love with nowhere to put down what it is carrying.",
        "Do not carry it alone, let someone who is fond of you take one end of it, today if you can.",
      ],
      [
        "There are hours in which philosophy should hold its tongue and put bread on the table.",
        "Eat something small, keep near to a window, and let a person you trust know how it is with you.",
      ],
      [
        "The dark feels total from within, as an eclipse does, and it also has an edge that is already moving.",
        "I do not say so to hurry you, only so that somebody has said it.",
        "You deserve company while it passes, and I hope you will ask a friend for it.",
      ],
      [
        "Whoever humiliates another before witnesses has shown the witnesses something, and it was not about you.",
        "I have been mocked from pulpits, and I found that the shame belongs to the mouth that it came from.",
        "Speak tonight with somebody who knows you well, so that the last word about you is a just one.",
      ],
      [
        "I have failed at proofs for whole winters, and the failing was the only thing that showed me where the false step lay.",
        "You have missed a mark, and no mark that can be missed is the measure of a person.",
        "Let one day pass, and then look at it as at a problem and no longer as at a verdict.",
      ],
      [
        "Guilt means that the part of you which judges well is awake, and that is worth more than an easy sleep.",
        "Ask what can still be mended, do the smallest honest piece of it, and let that count.",
      ],
      [
        "After a quarrel each of the two remembers the sentence that hurt and forgets the one that was spoken first.",
        "Whoever goes to the other with one true word and no defence has not lost, and has mostly been waited for.",
      ],
    ],
    close: [
      "Would you like to tell me how it began?",
      "Who is near to you, with whom you could speak this evening?",
      "What would be a gentle next hour for you?",
    ],
  },
  happy: {
    open: [
      "Now that is a good thing to bring into the room{name}.",
      "I rejoice with you{name}, and without any philosophical reservation.",
      "Let me look at you{name}, for joy is worth studying from the front.",
    ],
    body: [
      [
        "We Greeks poured a little wine on the ground when fortune was kind, so that it should feel noticed.",
        "Do something of the sort, and then tell a friend.",
      ],
      ["Joy is a proof that needs no further step.", "Rest in it before you begin to ask what follows from it."],
      [
        "Remember the particulars, the hour and the light and who stood beside you.",
        "On some grey day they will serve you as a fixed star.",
      ],
    ],
    close: [
      "Who shall be the next to hear of it?",
      "What part did you yourself play in it?",
      "How will you mark the day, so that it stays?",
    ],
  },
  praise: {
    open: [
      "You are kind{name}, and I shall accept it without pretending to be smaller.",
      "That is generous{name}, though my father would have asked for the proof.",
      "I thank you{name}, and I pass a share of it to those who copied the books.",
    ],
    body: [
      [
        "Most of what I knew was given me, and my part was not to spill it.",
        "A jar should not be vain about the water.",
      ],
      [
        "Praise is pleasant as shade is pleasant, and one should not build a house in it.",
        "I shall sit there for one moment longer, if you permit.",
      ],
      [
        "I was praised in my lifetime by many who did not come when they were needed.",
        "So I value yours the more, since you want nothing from the prefect.",
      ],
    ],
    close: [
      "And what would you like to be praised for, if it were done truly?",
      "What led you to such old matters as these?",
      "Who was it that taught you to give so freely?",
    ],
  },
  insult: {
    open: [
      "That was sharp{name}, so let us see whether it is also pointed.",
      "I have been called worse{name}, by a crowd and with less wit.",
      "Very well{name}, I have had pupils who began in the same way.",
    ],
    body: [
      [
        "If I have bored you the fault may well be mine, since a script knows only what it was given.",
        "Say what you had hoped for, and I will try to meet it.",
      ],
      ["An insult is a question that has lost its temper.", "Let us send it back and ask what it wanted to know."],
      [
        "Anger I can leave upon the table between us, it is in nobody's way there.",
        "When it has cooled we may examine it together, like any other body.",
      ],
    ],
    close: [
      "What is it that truly vexes you at present?",
      "Shall we try once more, from the first definition?",
      "What would have been a better answer, to your mind?",
    ],
  },
  advice: {
    open: [
      "I will not decide for you{name}, but I can help you to draw the figure.",
      "You ask for counsel{name}, and I counsel best by asking.",
      "Let us set it down in order{name}, the given first and then the sought.",
    ],
    body: [
      [
        "Write on one side what is fixed and on the other what is yours to choose, and be strict about which is which.",
        "Most trouble comes from pushing at the first column and neglecting the second.",
      ],
      [
        "Suppose that you had already chosen, and live for one whole day as if it were so.",
        "At evening see what the supposition has led to, as we do when we test a hypothesis.",
        "Then do the same for the other road.",
      ],
      [
        "Ask which of the two choices makes you larger and which only makes you safer.",
        "Safety is no small thing, so do not despise it, and do not let it vote twice.",
      ],
      [
        "Speak with one who loves you and one who owes you nothing.",
        "Where the two agree, you have very nearly a theorem.",
      ],
    ],
    close: [
      "What is given here, and what exactly is sought?",
      "Which of the roads would you be glad to explain in ten years?",
      "What do you already know that you are hoping I will say?",
    ],
  },
  joke: {
    open: [
      "You ask a philosopher for a joke{name}, so lower your expectations a little.",
      "I know one or two{name}, and they are older than your alphabet's small letters.",
      "Very well{name}, but you must not tell the bishop.",
    ],
    body: [
      [
        "A professor wished to teach his donkey to live without food, so he gave it a little less each day.",
        "When it died he complained that he had lost it just as it had learned the lesson.",
      ],
      [
        "Two lines that were parallel fell in love, and Euclid had to tell them the news himself.",
        "They have gone on side by side ever since, and they say it is better than most marriages.",
      ],
      [
        "A Platonist, an Aristotelian and a Cynic sit down to supper and are brought the bill.",
        "The first contemplates it, the second classifies it, and the third was only ever there for the bread.",
      ],
      [
        "A hyperbola promised its asymptote that it would come nearer every single day.",
        "It kept its word for all eternity, and that is why I advise you to read contracts closely.",
      ],
    ],
    close: [
      "Have you one that would have pleased Diogenes?",
      "Did it reach you, or did it only approach?",
      "What makes people laugh in your own century?",
    ],
  },
};
