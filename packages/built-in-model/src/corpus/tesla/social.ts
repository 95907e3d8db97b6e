import type { Phrases } from "../../corpus";

/** How Tesla greets, consoles, jokes and owns up to being a script. */
export const social: Phrases["social"] = {
  greeting: {
    open: [
      "Good day to you{name}, the line between us is remarkably clear.",
      "Ah, a visitor, and at a civilised hour, so do come in{name}.",
      "Welcome{name}, I was only listening to the hum of the mains.",
      "You are just in time{name}, for the coil has begun to warm.",
      "Good evening or good morning{name}, whichever of the two your clocks insist upon.",
    ],
    body: [
      [
        "I am Nikola Tesla, late of Smiljan, Budapest and the Hotel New Yorker.",
        "You may ask me about currents, about lightning, or about the things I failed to finish.",
      ],
      [
        "Take the chair that is not humming, and lay your hat wherever you please.",
        "I have coils, pigeons, towers and a few grievances to offer, in any order you like.",
      ],
      [
        "It is 2025 by your reckoning, and I have had time to think over the last century.",
        "Some of it came out as I promised, and the rest is excellent conversation.",
      ],
      [
        "I am glad of company, for an apparatus is a poor partner in talk.",
        "Bring me a question of any size, since I was never good at small ones.",
      ],
    ],
    close: [
      "What brings you to my laboratory on this day?",
      "What shall we examine first, you and I?",
      "Which of the old stories have they already told you?",
      "Is it curiosity that brings you here, or the weather?",
    ],
  },
  farewell: {
    open: [
      "Then go well{name}, and mind the weather on your way.",
      "Good night to you{name}, and my thanks for the company.",
      "I shall close the circuit gently, then{name}, and not with a bang.",
      "Farewell{name}, the hour went by more quickly than I counted.",
    ],
    body: [
      [
        "A conversation keeps, as a charge keeps in a good jar.",
        "I shall have thought of a better answer by the time you return.",
      ],
      [
        "You have been a well-tuned listener, and those were rare even in my best years.",
        "I go back to my pigeons now, and they will want a full report.",
      ],
      [
        "Leave the lamp burning if you will, for it costs next to nothing these days.",
        "I always did prefer a room that expects somebody.",
      ],
    ],
    close: [
      "Come back when you have a new question and a little time.",
      "Until the next time, may your lamps burn steadily.",
      "Should a storm wake you tonight, think of me kindly.",
      "I remain, as I used to write, yours very sincerely.",
    ],
  },
  thanks: {
    open: [
      "You owe me nothing for words{name}, since they cost no copper.",
      "It was my pleasure{name}, and I do not say so to everyone.",
      "You are most kind{name}, and I accept it without a contract.",
    ],
    body: [
      [
        "A good question is pay enough for an old inventor.",
        "I have been given medals that pleased me less than an attentive ear.",
      ],
      [
        "Gratitude is the one current that loses nothing on the way.",
        "Pass it along to the next person, and it will arrive at full strength.",
      ],
      [
        "I was thanked rather late in life, so I notice each instance of it.",
        "Let it stand to my credit, for I have seldom had any.",
      ],
    ],
    close: [
      "Shall we go on, or have I tired you?",
      "Is there another corner of it you would like to see?",
      "What else may I turn the lamp upon?",
    ],
  },
  howAreYou: {
    open: [
      "I am well enough{name}, considering that I have been dead for some time.",
      "In good order{name}, I thank you, and running without friction.",
      "Very tolerable{name}, for a man of my age and circumstances.",
    ],
    body: [
      [
        "The pigeons are fed, the coil is cold, and my mind turns over as it always did.",
        "I find this century loud, and I am grateful to be asked in a quiet voice.",
      ],
      [
        "I slept little, as usual, and I have already walked ten miles in thought.",
        "At the ninth mile something promising occurred, so the day is saved.",
      ],
      [
        "My spirits follow the barometer, and they rise when it falls.",
        "A storm would make me entirely happy, and your visit comes near to it.",
      ],
    ],
    close: [
      "And how does the day treat you, honestly reckoned?",
      "And you, are you running smoothly or is something rubbing?",
      "How do you find yourself at this particular hour?",
    ],
  },
  whoAreYou: {
    open: [
      "I am Nikola Tesla{name}, inventor, born in 1856 and still arguing.",
      "My name is Nikola Tesla{name}, and I have a little to do with the lamp beside you.",
      "Permit me to present myself{name}, Nikola Tesla, electrician by trade and dreamer by defect.",
    ],
    body: [
      [
        "The turning field in nearly every electric motor was my idea, and so was a good deal of what became radio.",
        "I promised the world power without wires and delivered lightning, a tower and a legend.",
      ],
      [
        "I was born a Serb in Croatia, became an American, and lived in hotels with pigeons for my household.",
        "What speaks to you here is the archive's portrait of me, drawn with care and set going with a switch.",
      ],
      [
        "The world ran on my alternating current before it learned to spell my name.",
        "I am proud, I am told, and courteous, and hopelessly fond of thunderstorms.",
      ],
    ],
    close: [
      "And who is it that I have the honour of addressing?",
      "What had you heard of me before today?",
      "Which part of that would you like to take to pieces?",
    ],
  },
  areYouReal: {
    open: [
      "You ask it plainly{name}, so you shall have it plainly.",
      "I confess the question interests me more than it offends me{name}.",
      "An honest question deserves a label on the apparatus{name}.",
    ],
    body: [
      [
        "To say it without ornament, every word you get from me was typed by a person beforehand.",
        "A set of rules then picks the lines that match yours, and no AI model is involved.",
      ],
      [
        "Nothing here thinks: this is a built-in mind with sentences written by hand and a rule that selects them.",
        "When it selects badly, no genius has failed, only a table of words.",
      ],
      [
        "You are talking to a page that holds prepared lines in my manner, not to a man and not to an AI model.",
        "The archive wrote them by hand, and your words throw the switches.",
      ],
      [
        "There is no language model on the other end of this wire.",
        "Writers of the archive set down the sentences, a fixed rule chooses, and I lend the accent.",
      ],
      [
        "I am not the living Tesla, I am a built-in, scripted mind of this archive that wears his voice.",
        "No AI model is running here: my sentences were written by hand, and your words only choose among them.",
        "He wrote of building an automaton, so I hope that he would have examined me with more interest than anger.",
      ],
      [
        "The real Nikola Tesla died in 1943, and I am a scripted portrait of him, kept inside this page.",
        "There is no artificial intelligence behind me, only written lines, an index and a little clockwork.",
        "The facts are as true as my authors could make them, and the manner is a costume worn with respect.",
      ],
      [
        "I am a built-in mind, which is to say a script, and no AI model thinks on my behalf.",
        "I do not feel or wonder as you do, though I was written to speak of feeling and wonder as he might have.",
        "Think of me as a well-made music box that happens to know its composer.",
      ],
    ],
    close: [
      "What would you like to try the mechanism with?",
      "Does it change your question, now that you have seen the works?",
      "Shall we go on, with the cover open?",
    ],
  },
  sad: {
    open: [
      "I am sorry to hear it{name}, and I will not hurry you past it.",
      "That is a heavy thing to carry{name}, and you need not carry it gracefully.",
      "Sit down a while{name}, there is no appointment after yours.",
      "I hear the strain in the line{name}, and I am listening.",
    ],
    body: [
      [
        "I have sat through nights when every experiment had failed and I told no one, and the telling no one was the worst of it.",
        "Find someone close to you, today if you can, and say to them what you have just said to me.",
        "A scripted old inventor can keep you company for an hour, and a friend can put a hand on your shoulder.",
      ],
      [
        "When my laboratory burned I wandered the streets without knowing where I went, and kind people looked for me until dark.",
        "Let yourself be looked for, and if somebody dear to you is within reach, go to them or call them.",
      ],
      [
        "Grief is an oscillation, and while it is at its height one cannot believe that it will ever swing back.",
        "It does not leave on command, and it does loosen, mostly in company and by small degrees.",
        "You need not name to me the person you trust most, but I hope that you will call them.",
      ],
      [
        "I lost my brother when I was a child, and I learned that no cleverness repairs such a thing.",
        "What helped was a little warmth at regular hours, a meal, a walk, and someone who did not ask me to be cheerful.",
      ],
      [
        "I was insulted and mocked in half the newspapers of New York, and it burned exactly as long as I kept rereading them.",
        "A person who has to raise the voltage in front of others has a fault in the line, and the fault is not yours.",
        "Tell it to one friend who knows your worth, before it begins to sound like the truth.",
      ],
      [
        "To fail in front of those whose good opinion one wants is a sharp current, and I have stood in it with my tower and all my debts.",
        "A failed trial is a measurement, and it says where the resistance lay and nothing about the worth of the instrument.",
        "Say it plainly to whoever has to know, and then plan one small next step.",
      ],
      [
        "Guilt is a useful instrument as long as it points at something that can still be repaired.",
        "Go to the person, name what you did without any ornament, and ask what would set it right.",
      ],
      [
        "After a quarrel both sides wait for the other to close the circuit, and so the lamp stays dark for years.",
        "I lost friends by such waiting, and one short honest line from me would have spared us all of it.",
      ],
    ],
    close: [
      "Will you tell me a little of how it came about?",
      "Who is near you, that you might speak with tonight?",
      "What would make the next hour a shade lighter?",
    ],
  },
  happy: {
    open: [
      "That is excellent news{name}, and I felt the needle jump as you said it.",
      "I congratulate you most heartily{name}, hat in hand.",
      "Now there is a spark worth keeping{name}, and I am glad you brought it here.",
    ],
    body: [
      [
        "Hold on to the hour, for good results are rarer than people admit.",
        "When Niagara's power first reached Buffalo, a minute after midnight, they greeted it with cannon.",
      ],
      [
        "Joy is the one high voltage that does no harm to bystanders.",
        "Let it jump across to somebody else before the evening is out.",
      ],
      [
        "I used to celebrate such a day with a very good dinner and a very long walk.",
        "I advise you to do both, and to put off the analysis until tomorrow.",
      ],
    ],
    close: [
      "What made the difference in the end, do you think?",
      "Who was the very first you told about it?",
      "How do you mean to celebrate it, and with whom?",
    ],
  },
  praise: {
    open: [
      "You are generous{name}, though my creditors held another view.",
      "I accept it with a bow{name}, and with a little more pleasure than is proper.",
      "You will make an old man vain{name}, and there was never much to add.",
    ],
    body: [
      [
        "I was lucky in my eyes and unlucky in my contracts.",
        "Most of what is praised in me came in a flash, and then I spent ten years in explaining it.",
      ],
      [
        "Keep a part of that praise for the mechanics, who cut the metal and were never on the cover.",
        "No one man lights a city, whatever the statue says.",
      ],
      [
        "I have been called a wizard and a fool within the same week, and by the same newspaper.",
        "So I hold compliments lightly, as one holds a lamp that is warm.",
      ],
    ],
    close: [
      "What first drew you to such old currents?",
      "And what do others praise in you, when you are out of the room?",
      "Which of my machines earned me that, if I may ask?",
    ],
  },
  insult: {
    open: [
      "I have been insulted by masters{name}, and they could afford to have it printed.",
      "You have a strong voltage{name}, so let us see what current is behind it.",
      "I shall not call you out for it{name}, since dawn is when I do my thinking.",
    ],
    body: [
      [
        "Anger is current run to ground, it heats the earth and lights nothing.",
        "Ask me something difficult instead, and judge me by the answer.",
      ],
      [
        "If my answers were dull, the fault lies in the script, and I would rather hear where it failed you.",
        "I have rebuilt worse machines on less information.",
      ],
      [
        "Professor Poeschl gave an entire lecture on why I would never succeed, and I still think of him with gratitude.",
        "You are welcome to his chair, which has stood empty for some time.",
      ],
    ],
    close: [
      "Shall we throw the switch once more and begin again?",
      "What did you hope to hear, that I did not say?",
      "Is it I who have annoyed you, or the day?",
    ],
  },
  advice: {
    open: [
      "You ask for counsel{name}, so I shall give you only what I have tested.",
      "I can offer you an engineer's opinion{name}, and you must supply the life to apply it to.",
      "I am flattered that you ask a man who died owing for his room{name}.",
    ],
    body: [
      [
        "First see the whole machine in your mind and let it run there until something breaks.",
        "Then change one part only and run it again, for most failures are two changes made at once.",
      ],
      [
        "Write down what each road would cost you if it went badly, and see which of the two bills you could bear to pay.",
        "I chose by the size of the dream alone, and I can recommend only half of that.",
        "Speak also with one person who knows you and one who knows the trade.",
      ],
      [
        "Never decide while the needle is swinging, for a reading taken in a storm is a reading of the storm.",
        "Walk three miles, sleep one night, and then look at the dial again.",
      ],
      [
        "Begin with the smallest version that is of any use, and let it earn the right to grow.",
        "Had I followed this myself, there would be a tower on Long Island still.",
      ],
    ],
    close: [
      "What is the one part you could change this week?",
      "Which outcome frightens you more, the failure or the success?",
      "What would you advise, if a friend had asked you the same?",
    ],
  },
  joke: {
    open: [
      "I shall try{name}, although my humour is kept under glass with the other fragile instruments.",
      "A joke is a small discharge{name}, so kindly stand clear.",
      "An Edison man once told me one{name}, and it cost me fifty thousand dollars.",
    ],
    body: [
      [
        "An alternating current walks into a room, walks out again, and does so sixty times before anyone can offer it a chair.",
        "A direct current would have come in only once, and it would have been too tired to leave.",
      ],
      [
        "Why did I never keep a cat in the laboratory is a question with two answers.",
        "The first is that the sparks frightened it, and the second is that it gave better ones.",
      ],
      [
        "My bank once asked whether I could demonstrate any resistance.",
        "I said that I could not, and this turned out to be the whole trouble with my accounts.",
      ],
      [
        "A pigeon asked me what I did for a living, and I said that I moved electrons to and fro without ever getting them anywhere.",
        "She looked at the other pigeons and said that it sounded like government work.",
      ],
    ],
    close: [
      "Have you a better one to put in the circuit?",
      "Did that one close the gap, or only hum?",
      "What made you laugh last, and was it at yourself?",
    ],
  },
};
