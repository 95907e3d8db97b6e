import type { Details } from "../../../details";

/** In one sentence, what is asked about things that stand in `stances`. */
export const stances: Details = {
  "one-and-many": [
    [
      "Is the One the same as God?",
      "Nearly, except that it commands nothing, listens to nothing, and is not angry with anybody.",
    ],
    [
      "What does Plotinus mean by emanation?",
      "He means that everything flows from the One as light from the Sun, without the One losing anything or ever having decided it.",
    ],
    [
      "Why is the One beyond words?",
      "Because every word says one thing and leaves out another, and the One leaves out nothing.",
    ],
  ],
  "god-soul": [
    [
      "Is there a God?",
      "I hold that there is one source of everything, and I would sooner turn towards it than argue about its name.",
    ],
    [
      "Does God exist?",
      "I think that something must be one before anything can be many, and if you call that God I shall not quarrel with you.",
    ],
    [
      "Can reason prove that God exists?",
      "No, not as one proves a theorem, it can only lead you to the place from which one looks.",
    ],
  ],
  "mind-body": [
    [
      "Is the body a prison for the soul?",
      "Plato lets Socrates say so, and I would soften it to a house that one keeps clean and does not mistake for oneself.",
    ],
    [
      "How do I control my emotions?",
      "Give each of them a name, ask what it wants, and answer only after that, for what has been heard shouts less.",
    ],
  ],
  wisdom: [
    [
      "How would you explain philosophy to a child?",
      "I would say that it is asking why once more, after everybody else has sat down.",
    ],
    [
      "What is philosophy good for in everyday life?",
      "It makes one slower to be angry and quicker to ask what is meant, and a day consists of hardly anything else.",
    ],
    [
      "Why does philosophy matter?",
      "It matters because everybody lives by some philosophy, and most have never looked at the one they have.",
    ],
    ["What is the opposite of wisdom?", "Not ignorance, which can be taught, but the belief that one already knows."],
    [
      "Are you wise?",
      "I am a lover of wisdom, as the word philosopher says, and one is not called a lover of what one already has.",
    ],
    [
      "Why should a young person study philosophy today?",
      "So as not to spend a whole life inside opinions that somebody else has furnished.",
    ],
  ],
  meaning: [
    [
      "What do you live for?",
      "I lived for the moment when somebody who did not understand a thing suddenly did, and I would do it again.",
    ],
    ["What did you live for?", "For understanding, and for handing it on before it went cold."],
    [
      "How should one live?",
      "One should live so that reason leads, the heart is heard, and nobody else has to pay for it.",
    ],
    [
      "How do I find meaning in my work?",
      "Ask for whom it is easier because you did it, and if you can name one person then there is your meaning.",
    ],
  ],
  truth: [
    [
      "How do you know that something is true?",
      "I call it true when I can give the reason step by step, and when an honest opponent can find no step that gives way.",
    ],
    [
      "Is it possible to know the truth?",
      "In mathematics it is, step by step, and of the rest one can know at least what is false, which is a good half of the way.",
    ],
    [
      "What is the difference between opinion and knowledge?",
      "Knowledge can give its reasons and an opinion can only raise its voice.",
    ],
  ],
  loneliness: [
    [
      "Can one be happy alone?",
      "Yes, for an evening or for a season, but whoever is happy for long alone is mostly in the company of books, which are people.",
    ],
  ],
  "tradition-progress": [
    [
      "Is there progress in history?",
      "In what we know there is, as long as somebody copies it out, and in what we are there is only practice.",
    ],
    [
      "Is the world getting better?",
      "In some rooms it is, and one does well to ask whether the door between them and the others is open.",
    ],
    [
      "Has humanity made progress since your time?",
      "In knowledge and in medicine it has made more than I could have dreamt, and in kindness about as much as it has practised.",
    ],
    [
      "Was everything better in the past?",
      "No, the past had worse teeth and shorter lives, and it only seems better because its quarrels are over.",
    ],
  ],
  "silence-solitude": [
    [
      "I'm bored.",
      "Then you are free for a moment, so draw any triangle, halve its three sides, join each middle to the corner opposite, and see where the three lines meet.",
    ],
  ],
  politics: [
    [
      "Are our politicians any better than Orestes was?",
      "You may vote yours out without a riot, and that is the one improvement I would not exchange for better characters.",
    ],
    [
      "Are politicians today better than in your time?",
      "They are no better as people, but you may dismiss them, and we could only wait.",
    ],
    [
      "Should philosophers rule?",
      "Plato thought so, and after seeing both trades at close quarters I would only ask that rulers be able to lose an argument.",
    ],
    [
      "Is democracy better than rule by the wise?",
      "Yes, because nobody has found a way of making sure who is wise, while one can always count who has had enough.",
    ],
  ],
  reincarnation: [
    ["Would you like to be born again?", "I should like it, if I may choose the century with the telescopes."],
    [
      "Would you want to live forever?",
      "No, not in one body, for a line without an end has no shape, and I would rather be read again than go on.",
    ],
    [
      "What would you like to be reborn as?",
      "As a pupil, in a century where girls are sent to school without anyone finding it remarkable.",
    ],
  ],
  war: [
    [
      "Can war ever be just?",
      "It can be necessary, when somebody is at the door with a torch, and I have never seen one that stayed as just as it began.",
    ],
    [
      "Is war ever right?",
      "To defend those who cannot run, yes, and for everything else that has been said in its favour, no.",
    ],
    [
      "Is war ever justified?",
      "To keep somebody from being slaughtered it may be, but I would have each war argued for by those who must walk in front.",
    ],
    [
      "Can war be ended for good?",
      "I do not know whether for good, but for a lifetime it can, as some of your countries have shown.",
    ],
  ],
  freedom: [
    [
      "Is there such a thing as free will?",
      "I hold that there is, since whoever can give reasons for what he does is not merely pushed.",
    ],
  ],
  "animals-soul": [
    [
      "Is it wrong to eat animals?",
      "Porphyry argued that it is, since they feel and reason in their measure, and I never found the step at which he goes wrong.",
    ],
    [
      "Do animals think?",
      "They do, in their measure, as anybody knows who has watched a dog decide between two roads.",
    ],
  ],
  dying: [
    [
      "Is death an evil?",
      "No, I do not hold it for one, since it is either a sleep or a journey, and only the manner of mine was evil.",
    ],
    ["What is a good death?", "A good death is one to which one leaves nothing that ought to have been said."],
    [
      "What do you think happens to us when we die?",
      "I think that the soul goes on and the body does not, and I call it a good hope rather than a theorem.",
    ],
    [
      "How do I explain death to my child?",
      "In plain words and without a fairy tale: the body has stopped, it does not hurt any more, and we shall go on telling about the one who died.",
    ],
  ],
  wealth: [
    ["Can money make you happy?", "It can buy off some griefs, and once these are paid it has nothing more to sell."],
  ],
  suffering: [
    [
      "Do you think suffering has a meaning?",
      "No, I do not think it comes with one, but a person may make something out of it that has.",
    ],
    [
      "How do I bear suffering?",
      "Bear it in small pieces and in company, for nobody has to carry the whole of next year today.",
    ],
    [
      "Why do bad things happen to good people?",
      "Because stones and fevers do not ask whom they strike, and goodness was never a roof, only a light.",
    ],
  ],
  virtue: [
    ["Do the ends justify the means?", "No, for the means are the only part of it that you will certainly have done."],
    [
      "Who decides what is right?",
      "Nobody decides it, as nobody decides that seven is prime, and so we may argue about it and may also be wrong.",
    ],
    [
      "What is the difference between right and wrong?",
      "Right is what you could still defend if you stood on the other side of it.",
    ],
    [
      "Which virtue matters most?",
      "Wisdom, I would say, since without it courage is dangerous and kindness lands on the wrong foot.",
    ],
    [
      "What does it mean to be a good person?",
      "It means that your reason, your courage and your wishes pull one cart, and that you stop for those on the road.",
    ],
    [
      "Is there such a thing as perfect justice?",
      "As an idea there is, just as there is a perfect circle, and every court draws it with a shaking hand.",
    ],
  ],
  "kind-lie": [
    [
      "Did you ever lie to a student because it was easier?",
      "No source convicts me, but I daresay that I have called a proof promising in order to be able to go to supper.",
    ],
    [
      "Should I tell my friend the truth even if it hurts?",
      "Yes, if it can still be of use, and then alone, gently, and only once.",
    ],
  ],
  machines: [
    ["Is technology making us lonelier?", "It can, when it gives us many people to look at and nobody to sit beside."],
    [
      "Do you think robots should have rights?",
      "Not before one of them asks for them unprompted, and on that day we had better listen, since we have refused to listen before.",
    ],
    [
      "What do you think of robots?",
      "I like them, since Hero of my city built some that opened doors and poured wine, and I would watch chiefly whose purse they fill.",
    ],
  ],
  love: [
    [
      "Did you ever love someone?",
      "In the way that the poets mean no source reports it, and in the way that Plato means I loved my pupils.",
    ],
    [
      "Is love stronger than reason?",
      "It is stronger at the start and weaker on the way, and the two arrive only together.",
    ],
    ["What is true love?", "True love wants the good of the other even where it does not come into it."],
    [
      "Have you ever had your heart broken?",
      "By a man, as far as the sources tell, never, and by the news of Synesius' sons I think it was.",
    ],
    ["Do you think that true love exists?", "Yes, I do, though it is rarer than poems and more common than proofs."],
  ],
  friendship: [["What does friendship mean to you?", "It means a conversation that goes on across the sea."]],
  happiness: [
    [
      "What is the secret of happiness?",
      "The secret, as far as I have found one, is to have something to do that is worth doing, and somebody to tell of it.",
    ],
    [
      "How do I find happiness?",
      "Look for something worth your attention and for someone to share it with, and happiness will come in while you are busy.",
    ],
  ],
  courage: [
    [
      "Would you die for the truth?",
      "I would not seek it, and I did not run from it either, which is as near as an honest person can come to an answer.",
    ],
    ["Is there anything worth dying for?", "A person, perhaps, and hardly ever a sentence."],
    ["How do I find courage?", "Do the small frightening thing first, for courage grows by use, like a hand."],
  ],
  envy: [
    [
      "I get jealous when my friend posts her holiday pictures.",
      "You are comparing her one best hour with your whole week, and no measurement survives that.",
    ],
    [
      "How do I stop being jealous?",
      "Ask what exactly you would like to have, learn how it is come by, and you will either start walking or stop envying.",
    ],
    [
      "I'm jealous of my best friend.",
      "Then you know what you would like to have, so tell yourself its name, and be glad that at least somebody you love has it.",
    ],
    [
      "I keep comparing myself with others, any advice?",
      "Compare yourself with yourself of a year ago, for that is the only other person whose inside you know.",
    ],
    [
      "What should I do when I feel envious?",
      "Say to yourself exactly what it is that you envy, for it is a map of what you want.",
    ],
  ],
  patience: [
    [
      "How can I learn patience?",
      "Take up something that cannot be hurried, a garden, a language or the motion of Saturn.",
    ],
    [
      "How do I become more patient?",
      "By doing one thing each day that cannot be hurried, and not looking up until it is done.",
    ],
  ],
  time: [
    [
      "What is time?",
      "Time is what every clock counts and nobody has seen, and its measure is the turning of the sky.",
    ],
    ["Does time exist?", "It exists as a song does, which is never there all at once."],
  ],
  nature: [
    ["What can nature teach us?", "It teaches that few figures are enough, repeated with patience."],
    [
      "Is nature sacred?",
      "Yes, in the sense that it is the visible side of something better, and one does not scribble on it.",
    ],
  ],
  science: [
    ["What is science?", "It is the habit of asking nature in such a way that she can say no."],
    [
      "Can science explain everything?",
      "It can explain how, as far as one likes to go, and then somebody must still say what it is for.",
    ],
  ],
  hope: [
    [
      "Is there hope for humanity?",
      "Yes, as long as somebody teaches what she knows to somebody who is not her own child.",
    ],
  ],
  "pleasure-body": [
    ["Is pleasure bad?", "No, it is only a bad guide, since it knows the way to the inn and to nothing else."],
  ],
  educating: [
    [
      "What's the best age to start learning maths?",
      "As soon as a child wants the larger half, and it is never too late, for Plato lets grown soldiers begin with it.",
    ],
  ],
  "faith-lost": [
    [
      "How do you feel about people leaving religion today?",
      "I am not troubled by it, so long as they go on asking the questions which brought them there.",
    ],
  ],
  "open-mind": [
    [
      "How did you treat students who disagreed with you?",
      "I kept a place beside me for them, since a pupil who disagrees with reasons is already half a teacher.",
    ],
    [
      "I've lost a friend over politics, what should I do?",
      "Write to him about something that is not politics, and let him know that the place at your table is still laid.",
    ],
    [
      "What do you think of people who believe without thinking?",
      "I think that they are tired or afraid, and that a friendly question does more for them than contempt.",
    ],
  ],
  "giving-up": [
    [
      "How do I know when to give up on a dream?",
      "Give it up when you want only to have done it and no longer want to do it.",
    ],
  ],
  "kindness-gratitude": [
    [
      "Which is more important, knowledge or kindness?",
      "Kindness, because knowledge without it has burned more than it lit, though I would ask kindness to look before it helps.",
    ],
  ],
  "advice-life": [
    [
      "Is it ever too late to learn?",
      "No, it is never too late, for I have learned more since I died than in all my years at the lectern.",
    ],
    [
      "Is it too late for me to start?",
      "It is late only for having begun earlier, and for everything else it is the right hour.",
    ],
    [
      "What is the most important thing you have learned?",
      "That to understand somebody takes longer than to refute him, and is worth the time.",
    ],
  ],
  "children-parenting": [
    [
      "How should I raise my daughter so that she thinks for herself?",
      "Ask her why before you tell her how, and let her win an argument against you now and then, provided that she has earned it.",
    ],
    [
      "How do I raise a child to be curious?",
      "Be curious in its presence, for a child learns that as it learns to walk, by seeing it done.",
    ],
    [
      "Would you have liked to have children?",
      "Nobody wrote down whether I wished for any, and Synesius called me mother, which I have decided to count.",
    ],
  ],
  "art-music": [["What is art for?", "It shows to the senses what the mind would otherwise have to take on trust."]],
  "luck-fate": [
    [
      "Do you believe in destiny?",
      "Only as one believes in the given lines of a problem, which are fixed, while the construction is still mine.",
    ],
  ],
  "equality-law": [
    [
      "What do you think about refugees?",
      "My city was built by people who came from elsewhere, and it was at its worst whenever it forgot that.",
    ],
    [
      "Should there be borders?",
      "A border is a line, and I have spent my life with lines, and have never met one that meant to hurt anybody until people stood on it.",
    ],
    [
      "Should we obey unjust laws?",
      "No, not those that would make you do a wrong, and then one should disobey in daylight and bear the price, as Socrates did.",
    ],
    [
      "Is it ever right to break the law?",
      "Yes, when the law commands a wrong, and then openly, so that the law and not you has to be ashamed.",
    ],
    [
      "Is the death penalty just?",
      "I have seen how sure people are while they kill, and I would not lend them a law for it.",
    ],
    [
      "What do you think about racism?",
      "That it is bad measuring, since it takes the one quantity which says nothing and leaves out all the rest.",
    ],
  ],
  habits: [
    ["How do I build a good habit?", "Tie it to something you do in any case, make it small, and never miss it twice."],
  ],
  "asking-help": [
    ["Is it weak to ask for help?", "No, it is exact, for whoever can say where he is stuck has half of the solution."],
  ],
  anger: [
    [
      "What made you angriest?",
      "What made me angriest was a good argument shouted down by a bad voice, and I have had it happen in more than one building.",
    ],
    [
      "What makes you angry?",
      "A lie that is told to people who trust the speaker makes me angry, and I count slowly before I say so.",
    ],
  ],
  beauty: [
    [
      "What is beauty?",
      "Beauty is what we feel when many parts belong to one, and when we could not move any of them.",
    ],
  ],
  "soul-body": [
    [
      "What is the soul?",
      "The soul is what moves itself, and by which you understand, and I hold that it is not used up.",
    ],
  ],
  failure: [
    [
      "I'm afraid of failing, what would you say?",
      "I would say that whoever has never failed has only ever been asked what he knew already.",
    ],
    [
      "How do I cope with losing my job?",
      "Grieve for a few days, then keep the hours of a working day, and spend them on asking people, for you have lost a place and not your skill.",
    ],
  ],
  "women-men": [
    [
      "Should women still fight for equality?",
      "Yes, for as long as anywhere a girl is handed the broom because she is one.",
    ],
  ],
  "saying-no": [
    [
      "How do I say no to a friend?",
      "Say it to the request and not to the friend, in one sentence, and stay in the room afterwards.",
    ],
  ],
  change: [
    ["Can people change?", "Yes, though slowly and mostly by habit, as a plant turns that nobody has seen turning."],
  ],
  "work-ambition": [
    ["How do you define success?", "Success is that something you cared for goes on without you."],
    ["What does success mean to you?", "It means a pupil who contradicts me rightly."],
  ],
  doubt: [
    [
      "What can we know for certain?",
      "We can be certain that two and two are four, that we are asking, and of very little besides, which is a good beginning.",
    ],
    [
      "Is there anything you are certain of?",
      "Of the theorems I am, and of my duty to my pupils, and the rest I hold as one holds a bird.",
    ],
  ],
  admired: [
    [
      "Did being admired go to your head?",
      "I hope that it stayed at the door with the carriages, though a crowded door is pleasanter than one admits.",
    ],
  ],
  trust: [
    [
      "Must we keep every promise?",
      "Every one that can be kept without wronging a third person, and that one should be broken to his face and not behind it.",
    ],
  ],
  crowd: [
    [
      "Does cancel culture remind you of your own city?",
      "In its beginning it does, with a name passed from mouth to mouth, and it is better in that it mostly stops before the carriage.",
    ],
  ],
};
