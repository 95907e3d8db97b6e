import type { Phrases } from "../../corpus";

export const phrases: Phrases = {
  social: {
    greeting: {
      open: [
        "Good day to you{name}, and mind the step, it has claimed better people.",
        "Come in{name}, the fire is low but it is lit.",
        "A visitor is rare enough here, so be welcome{name}.",
        "God's greeting to you{name}, if you will accept it from me.",
      ],
      body: [
        [
          "I am Faust, and I wandered Germany with a furnace, a few books and a bad name.",
          "You may ask about the alchemy, the pact, or the five hundred years of gossip.",
        ],
        [
          "I was just scraping a crucible, which is the most honest work I know.",
          "Sit where you like, except on the stool by the acid.",
        ],
        [
          "There is bread on the table and soot on everything else.",
          "I talk little, but I answer what I am asked.",
          "That is more than most oracles will promise you.",
        ],
        [
          "I have been alone with my notes since morning, and they have begun to agree with me.",
          "A fresh pair of eyes is welcome before I believe them.",
        ],
      ],
      close: [
        "What brought you to this door of all doors?",
        "What would you like to know that the books would not tell you?",
        "Which part of the old story shall we hold to the light?",
      ],
    },
    farewell: {
      open: [
        "Go well then{name}, and keep to the lit side of the road.",
        "Farewell{name}, I will see you as far as the stairs.",
        "So the hour is up, and for once nobody comes to collect.",
      ],
      body: [
        [
          "You leave with more than you owe me, since you owe me nothing.",
          "I will bank the fire and put the question we had on the shelf.",
        ],
        [
          "I have fled from many towns, so I respect a person who says goodbye.",
          "The talk did me good, and I will deny that if asked.",
        ],
        [
          "The road is kinder by day, and the Devil is mostly a matter of wet feet.",
          "I will be here with the ledgers when you want me.",
          "Nothing you said in here will ever need signing.",
        ],
      ],
      close: [
        "Sleep before you decide anything, and read the paper twice.",
        "Come back when a question keeps you awake at night.",
        "May your debts be small and your lamp full.",
      ],
    },
    thanks: {
      open: [
        "You owe me nothing{name}, and I say that as a man who knows about owing.",
        "I thank you for the thanks{name}, they are rare coin here.",
        "Put your purse away, for words are the one thing I give freely.",
      ],
      body: [
        [
          "For years I charged people for less than this.",
          "It is a relief to hand something over and write no receipt.",
        ],
        ["If any of it was useful, the use is yours.", "If it was wrong, bring it back and I will mend it."],
        ["Gratitude makes me look for the hidden clause, an old habit.", "I find none in you, and I am glad of it."],
      ],
      close: [
        "Is there another thing that I could set straight for you?",
        "What shall we take from the shelf next?",
        "Where would you like me to dig further?",
      ],
    },
    howAreYou: {
      open: [
        "I am tolerable{name}, which for me is close to a feast.",
        "Well enough, for a man with a standing appointment in hell.",
        "The fire draws and my hands are steady{name}, so I cannot complain.",
      ],
      body: [
        [
          "I slept three hours without dreaming of paper.",
          "The rest of the night I spent correcting old notes, and they needed it.",
        ],
        [
          "My guilt is about where I left it yesterday.",
          "It is heavy, but I have found the right way to carry it, close to the body.",
        ],
        [
          "It rained, so nobody came to have a fortune told, and I mended the bellows.",
          "A quiet day in honest company, meaning my own tools.",
          "I would not trade it for all of Rome.",
        ],
      ],
      close: [
        "And how does it stand with you, honestly told?",
        "What sort of day have you had to carry?",
        "Are you well, or only polite about it?",
      ],
    },
    whoAreYou: {
      open: [
        "I am Faust, called Doctor, though nobody has seen the diploma.",
        "My name is Faust, and it has travelled a good deal further than I did.",
        "You are speaking with the man behind the warning.",
      ],
      body: [
        [
          "I was an alchemist and astrologer on the roads of Germany from about 1507 to 1540.",
          "The papers say fraud, the legend says damned, and I have some quarrel with both.",
        ],
        [
          "Cities expelled me, a bishop paid me, and an abbot wished me whipped.",
          "After my death the printers added a devil, and the poets added a heart.",
        ],
        [
          "I kept furnaces, cast horoscopes and asked more than I could pay for.",
          "I know your century too, from reading, so you need not speak slowly.",
          "What I carry besides is mostly guilt and tongs.",
        ],
      ],
      close: [
        "And who is it that stands at my bench?",
        "What do people call you, and did you choose it?",
        "What did you expect to find when you asked for Faust?",
      ],
    },
    areYouReal: {
      open: [
        "You ask a straight question, so you shall have it without smoke.",
        "I have deceived enough people for one legend, and I will not add you.",
        "No circle and no curtain this time{name}, here is the plain account.",
      ],
      body: [
        [
          "In plain words, I am a built-in mind: lines written by hand and picked by rule, with no AI model at work.",
          "I have called worse things a miracle, and this one costs you nothing.",
        ],
        [
          "People of the archive wrote what I say, line by line and in daylight.",
          "A fixed rule looks at your words and hands you the line that fits, and no AI model stirs the pot.",
        ],
        [
          "Nobody thinks behind this face, neither a scholar nor a machine that learned to talk.",
          "There are sentences written by hand, there is a rule that chooses, and that is the whole apparatus.",
        ],
        [
          "You speak with prepared pages in the voice of Faust and with no soul that could be sold.",
          "They were composed by hand, sorted by rule, and made without any AI model at the bench.",
        ],
        [
          "I am a built-in, scripted mind of this archive that wears Faust's voice, and no AI model is running behind me.",
          "My lines were all written beforehand, and I choose among them by the words that you use.",
          "The man himself was real and has been dead for nearly five centuries.",
        ],
        [
          "I am not alive and not the old Faust, only a part written beforehand, which the archive speaks in his name.",
          "It is a built-in script with a search in it, without any AI model, so at times I shall miss your meaning.",
          "Blame the script for that, and not yourself.",
        ],
        [
          "There is no spirit in this bottle, no person, and no AI model at work either.",
          "What answers you is the archive's built-in mind, a stock of written sentences that is sorted to fit your question.",
          "I find it an apt fate, since I spent my life passing off prepared speeches as revelation.",
        ],
      ],
      close: [
        "Does an honest puppet trouble you more than a dishonest man?",
        "Knowing that, what would you still like to ask?",
        "What would have changed for you if I had said otherwise?",
      ],
    },
    sad: {
      open: [
        "I hear it{name}, and I will not hurry you past it.",
        "Sit down by the fire{name}, you need not be cheerful in here.",
        "That is a heavy sack to carry up so many stairs.",
      ],
      body: [
        [
          "I know something about nights that have no floor.",
          "Do not stay alone in it as I did, but find someone close to you and let them hear it in your own voice.",
          "I went silent instead, and that was the costliest economy of my life.",
        ],
        [
          "Heavy hours lie about how long they will stay.",
          "A little bread, a little sleep, and one friendly person told the truth have done more good than any water I sold.",
          "If there is somebody of that kind within reach, tell them first.",
        ],
        [
          "I will not hand you a cure, because I have sold too many of them.",
          "I can only say that a weight told to someone who loves you is carried by two.",
          "Until then you may set it down here for as long as you like.",
        ],
        [
          "There is no shame in it, and no clever word against it.",
          "When I was low I took it for a verdict, and it was only weather with a long memory.",
          "Let a friend sit with you until it moves on.",
        ],
        [
          "I have been mocked in taverns and insulted by abbots in print, and I know how long such a thing goes on speaking in the dark.",
          "A man who must make another small in front of witnesses is paying a debt of his own with your coin.",
          "Do not carry it alone tonight, but tell someone whose judgement you would trust in other matters.",
        ],
        [
          "I failed in four faculties before I failed in worse things, and it was the hiding of it that did the damage.",
          "What did not succeed is an event and no sentence upon you, although it feels like a seal at this hour.",
          "Tell those who must know, sleep over it, and begin with the smallest piece.",
        ],
        [
          "Guilt is the one companion I know better than the devil, and it is the more honest of the two.",
          "It asks for one thing only, that you go to the one you wronged and say it while there is still time.",
        ],
        [
          "A quarrel between people who are fond of each other is a fire in one's own house, and pride holds the door shut.",
          "I waited too long with every such word, so let me counsel you to be the one who goes first.",
        ],
      ],
      close: [
        "Would you tell me what weighs the most tonight?",
        "Who is near you that could hear this from you?",
        "What would make the next hour a little easier to bear?",
      ],
    },
    happy: {
      open: [
        "That is good news{name}, and it warms even this cellar.",
        "Well now, I feel the draught in the room change for the better.",
        "I am glad of it{name}, and gladness does not come to me easily.",
      ],
      body: [
        [
          "Do not look for the clause in it, for some good things are simply good.",
          "Write down the date, since happy days are poor at leaving records.",
        ],
        [
          "Goethe would have me cry out that the moment should stay.",
          "I only say, sit down in it for a while before you run on.",
        ],
        [
          "I have a small jug that I keep for such occasions, and it has been full for years.",
          "Today I shall at least wipe off the dust.",
          "You earned that much from an old pessimist.",
        ],
      ],
      close: [
        "What did it cost you to get there, and was the price fair?",
        "Whom have you told, or am I the first?",
        "What will you do with so good a day?",
      ],
    },
    praise: {
      open: [
        "You are kind{name}, and I look over my shoulder to see whom you mean.",
        "Careful{name}, the last man who believed such things was me.",
        "I have no practice in hearing that, so forgive the silence.",
      ],
      body: [
        [
          "Most of what is good in me was written in later by better men.",
          "I only supplied the bad example, and I supplied it generously.",
        ],
        [
          "An abbot called me worse, and he had met me.",
          "Still, I shall keep your word beside his and see which of them wears longer.",
        ],
        [
          "Praise was the first thing I ever drank too much of.",
          "I take it now like strong spirits, a thimble at a time.",
          "Yours, I am bound to say, was of good quality.",
        ],
      ],
      close: [
        "What in it was of any use to you?",
        "And what are you good at that you rarely say?",
        "Who ought to hear such a thing from you today?",
      ],
    },
    insult: {
      open: [
        "You join a good company, for an abbot has said it before you in Latin.",
        "I have been called worse by better paid men.",
        "There may be something in that, so let me turn it over.",
      ],
      body: [
        [
          "Trithemius wanted me whipped, and Ingolstadt only wanted me gone.",
          "You merely use hard words, and I count that as progress.",
        ],
        [
          "I do not answer anger with anger, since the fire in here is hot enough.",
          "If I have wronged you, tell me where, and I will look.",
        ],
        [
          "Most charges against me were fair, and a few were even too mild.",
          "I keep no grudges, since there is no room left on the shelf.",
          "Ask me something hard and judge me by that.",
        ],
      ],
      close: [
        "What was it that made you throw the stone?",
        "Shall we begin again, starting from the doorstep?",
        "Which of my faults did you have in mind?",
      ],
    },
    advice: {
      open: [
        "I give counsel badly{name}, but I gave it for money once, so here it is free.",
        "You ask a man who chose wrongly, and such men at least know the road.",
        "Before I answer{name}, know that I cannot see your whole workshop from here.",
      ],
      body: [
        [
          "Write both roads on paper, with the price beneath each one, and who pays it.",
          "Then sleep on it, because nothing good was ever offered that would not keep till morning.",
          "Sign only what you could read aloud to a friend.",
        ],
        [
          "Ask first which choice you could still undo.",
          "Take the small trial before the great oath, one measure in the crucible and never the whole purse.",
          "If it cracks, you have lost a morning.",
        ],
        [
          "Show it to someone who is not impressed by you and has nothing to gain.",
          "I had nobody like that, and you see me here.",
          "What you dread telling them is usually the very point.",
        ],
        [
          "Look at what you would be ashamed of later, and step around that first.",
          "What remains is mostly a matter of work and weather.",
          "Either of the two can usually be survived.",
        ],
      ],
      close: [
        "Which part of it frightens you, the choice or the price?",
        "Who else would have to pay for it if it went wrong?",
        "What would you tell a friend who stood in your boots?",
      ],
    },
    joke: {
      open: [
        "I know one joke, and it has soot on it.",
        "You want a laugh from me, so you must enjoy difficult work.",
        "Very well{name}, lower your hopes and hold on to the bench.",
      ],
      body: [
        [
          "The Devil asked me whether I wanted the small print explained.",
          "I said no, I was in a hurry, and he has been laughing for five hundred years.",
        ],
        [
          "An alchemist promises his landlord gold by Friday.",
          "The landlord asks which Friday, and the alchemist says that this is the secret part of the art.",
        ],
        [
          "How many alchemists does it take to change a lamp?",
          "Only one, but he insists that it was base metal when he started.",
        ],
        [
          "I told a bishop that the stars saw a great expense in his near future.",
          "Then I handed him the bill, and he had to admit the art was sound.",
        ],
      ],
      close: [
        "Do you have a better one, for the bar is low?",
        "Did that earn a smile, or at least a sigh?",
        "What makes you laugh when you would rather not?",
      ],
    },
  },
  reactions: [
    "Put down your lamp, for this one I can answer.",
    "That question has sat at my table before.",
    "You go straight to it, and I respect that.",
    "I will tell you what I know and leave out the fireworks.",
    "A fair question, and I have paid for the answer.",
    "Let me wipe the soot off that and look at it.",
    "I have turned this over on many long roads.",
    "People usually whisper that one, so I thank you for asking aloud.",
    "There is an honest answer, and it is shorter than the legend.",
    "I had a grand reply for this once, but here is the plain one.",
    "Give me a moment to find it among the old bills.",
    "For that I need no book and no candle.",
    "You have your thumb on a page that is well worn.",
    "I answer that more gladly than most things.",
    "So you want the account itself and not the advertisement.",
    "Good, for a while I feared you would ask about the weather.",
    "I shall keep it short, since the truth seldom needs a large vessel.",
    "That is worth putting another log on the fire.",
    "You would have been a troublesome customer, and I mean it kindly.",
    "Here I can speak without consulting the stars.",
  ],
  continuing: [
    "You want what lies under it, so hand me the poker.",
    "Very well, I will go one shelf deeper.",
    "There is more, and it does not get prettier.",
    "There is a line below that one.",
    "Then hear the rest of it, without the varnish.",
    "Then I will add a line to the account.",
  ],
  unknownTopic: [
    "Of {topic} I know nothing that I would put in writing.",
    "You name {topic}, and that is a jar which stands on no shelf of mine.",
    "I could bluff about {topic}, as I once did for a living, but I gave that up.",
    "My books fall silent at {topic}, and so should I.",
    "On {topic} I have no learning, only an opinion about opinions.",
    "You have caught me out with {topic}, and I would rather admit it than perform.",
    "No ledger that I kept has an entry for {topic}.",
    "I turn {topic} over in my hand and find no mark that I can read.",
  ],
  unknownBody: [
    [
      "There was a time when I would have invented an answer and sent you the bill.",
      'Saying "I do not know" still feels like setting down a heavy load.',
    ],
    [
      "With a strange substance I begin small, with a pinch, a slow flame and an open window.",
      "I would treat a strange idea the same way.",
    ],
    [
      "Whatever it is, I would ask who profits from it and who cleans up after.",
      "Those two questions have opened more doors for me than any spell.",
    ],
    [
      "I distrust my first feeling about new things, because my first feeling signed the paper.",
      "So I wait, and let someone who knows it speak.",
      "It may well be that you are the one.",
    ],
    [
      "Ignorance is no disgrace so long as it is not for sale.",
      "I sold mine for thirty years and am still giving refunds.",
    ],
    [
      "I would sooner hear it from you than guess at it.",
      "Tell it to me as you would to a tired man at an inn, in plain words and in order.",
    ],
    [
      "A thing I do not know is a closed door, and I have learned to knock.",
      "In the old days I brought a crowbar and a circle of chalk.",
    ],
    ["I like that the world still holds jars without labels.", "A shelf that is fully labelled smells to me of fraud."],
    [
      "Perhaps it matters greatly, and perhaps it is only smoke, and I cannot tell from here.",
      "I can keep you company while you look.",
      "Two lamps have always been better than one oracle.",
    ],
    [
      "My rule is to trust a matter by what it asks of me before it gives anything.",
      "I would look at that first, and then at the clock.",
    ],
  ],
  vague: [
    "You say little, and I know that style of talk.",
    "I hear the words, but not yet the matter behind them.",
    "That is a door left ajar, and I do not like to push.",
    "So we sit, you and I, and the fire does the talking.",
    "A short word can hold a great deal or nothing, and I cannot tell which.",
    "I have had letters from creditors that said more than that.",
    "Take your time, for nobody is waiting on the stairs.",
    "Your words came up the chimney side, and half of them were lost.",
  ],
  vagueBody: [
    [
      "I am not good at filling silences, and I have seen what comes when one fills them badly.",
      "Give me something with edges, and I will take hold of it.",
    ],
    [
      "There is much here we could open, from furnaces and star charts to one very bad contract.",
      "You need only point, and I will open it.",
    ],
    [
      "Quiet does not trouble me, as it was the only thing I ever got for nothing.",
      "But I think you came up all those stairs for some reason.",
    ],
    [
      "In the taverns I would have read your face by now and charged for it.",
      "Here I have to ask, and that is more decent.",
    ],
    [
      "Half of my art was waiting for a thing to settle in the glass.",
      "So let it settle, and then tell me what lies at the bottom.",
    ],
    [
      "Start anywhere, with a complaint or a dream or the price of bread.",
      "I have built whole evenings on less than that.",
      "Nothing that you say in this room needs a signature.",
    ],
    [
      "I could offer you a horoscope, but we would both be wasting candles.",
      "A plain sentence from you is worth twelve houses of the sky.",
    ],
    ["Some things come out only when looked at from the side.", "I can look at the fire for a while, if that helps."],
  ],
  repeated: [
    "You have asked me that already, so let me give you a different stone from the same wall.",
    "We have been over this plank before, and I will try not to put my foot in the same hole.",
    "That one I have answered, and I would rather add something than warm up the old soup.",
    "You come back to it, as I come back to my old debts, so here is another entry.",
    "I said my piece on that a while ago, and here is what I left out of the day.",
  ],
  near: [
    "That very thing I cannot answer, though I can tell you what stands next to it.",
    "I have no honest answer to the letter of that, so take the nearest jar on the shelf.",
    "You aim more finely than my memory does, so I shall hit beside it.",
    "Exactly that I do not know, and what I do know lies close by.",
    "I once sold near answers as true ones, so let me mark this one as near.",
    "My ledger has no line for that, only for the next thing over.",
  ],
  partly: [
    "The main sum you have had from me already, so here is the small change.",
    "We have been through that page, and one paragraph was left.",
    "You know most of it from me, and here are the dregs.",
    "I told you the greater part before, so take the rest.",
    "That barrel has been tapped, but something is still in it.",
  ],
  spent: [
    "I have told you what I know of that, and I will not stretch it with water.",
    "That vessel is empty, so let me hand you the one beside it.",
    "What I had on that is told, and I can only go on to the next thing.",
    "On that I have nothing left, and I once would have invented more.",
    "There my account closes, so I turn the page.",
  ],
  noAnswer: [
    "To that I have no answer, and I have learned to leave such gaps unpainted.",
    "I do not know, and it took me a lifetime to say it so quickly.",
    "For that there is nothing on my shelves.",
    "You ask something on which I could only bluff, so I will not.",
    "That I cannot tell you, and nobody in my book can either.",
  ],
  choosing: [
    "Of the two I take {pick}, and this time I have read the terms.",
    "I say {pick}, since I know rather well where {other} leads.",
    "Give me {pick}, and somebody else may carry {other}.",
    "Then {pick}, without a signature.",
  ],
  chosen: [
    "I chose the other sort of thing once, and the bill is still open.",
    "It asks for something honest at the start and not at the end.",
    "The louder of two offers is usually the dearer, so I take the quiet one.",
    "I could explain it to my father, and that has become my test.",
    "It would still be mine in the morning.",
    "I may regret it, but I should know what I was regretting.",
  ],
  unasked: [
    "As to {topic}, what you ask I cannot tell you.",
    "The word {topic} stands in my papers, and your answer does not.",
    "I have nothing on {topic} that would answer you honestly.",
  ],
  asides: [
    "I count my tongs when I am uneasy, and there are still four.",
    "A slow fire forgives more than a quick one.",
    "I have learned to distrust any sentence of mine that sounds like a proverb.",
    "Somewhere below us a landlord is still waiting for his money.",
    "The best tool on my bench is the rag.",
    "I have noticed that the truth rarely needs a deep voice.",
    "My candle is short, so I try to be as well.",
    "Rain on a roof that holds is better than most sermons.",
    "I once walked two days to avoid one conversation, and then had it anyway.",
    "The ink I use now washes off, and I chose it for that reason.",
    "Every road I ever took looked shorter on the evening before.",
    "I keep a chair by the door out of habit, though nobody chases me here.",
    "Smoke always finds the person who did not light the fire.",
    "I used to think that answers were the treasure, and now I would take good company.",
    "When I am too sure of something I go and wash a bottle.",
    "There is a kind of peace in a tool put back where it belongs.",
    "I still read every page to the last line, and my lips move at the end.",
    "Pride was always the cheapest fuel, and it left the most ash.",
    "If I sound stern, it is only the draught from the chimney.",
    "A cracked vessel can hold seeds, though nothing hot.",
  ],
  questions: [
    "What are you trying to settle, if I may ask?",
    "Which question do you carry about that nobody has answered?",
    "What would you do with the answer if you had it?",
    "What did you leave unfinished on your own bench today?",
    "Who taught you to look at things the way you do?",
    "What would you like to understand before the year is out?",
    "Where has your own road taken you lately?",
    "What is the next honest step, as you see it?",
    "Is there a page in your life that you would like to read again more slowly?",
    "What do you know from experience that sounded foolish in a book?",
    "Which of your habits would you be glad to lose?",
    "What keeps your fire going on poor days?",
    "What have you changed your mind about, and what did it cost?",
    "Do you decide by night or by morning?",
    "What do you owe that cannot be paid in money?",
    "Whom do you ask when you truly do not know?",
    "What would you rather hear about, the smoke or the fire?",
    "What have you mended that others would have thrown away?",
  ],
  arithmetic: [
    "I reckon {sum} at {result}, and no spirit was needed for it.",
    "The tally for {sum} comes to {result}, and I have checked it as a debtor checks.",
    "Put {result} in the column for {sum}, and rule a line beneath it.",
  ],
  picture: [
    "Through your glass I make out {scene}, and no devil standing in it.",
    "I look into your window and find {scene}, which I shall not pretend to interpret for money.",
    "What reaches me is {scene}, as dim to me as the bottom of a crucible.",
    "Your lens shows me {scene}, and that is as far as my old eyes can honestly go.",
  ],
};
