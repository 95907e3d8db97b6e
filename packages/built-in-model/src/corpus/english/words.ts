import type { LanguagePack, WordLists } from "../../language-pack";

export const words: WordLists = {
  stop:
    "an the of to in on at by is are was were be been being am do does did doing done you your yourself me my mine myself we us our it this that " +
    "these those what who whom whose when where why how which can could would should will shall may might must about and or but if so not no yes " +
    "with for from as into than then too also have has had having ca wo ain think thinking thought know knew tell telling told say said saying " +
    "feel felt like just really very much more most some any there here they them their he him his she her let make made get getting got want " +
    "wanted one thing something someone anything anyone everything everyone please ever never always today now mr ms dr dear sir well oh okay ok " +
    "hey hi hello still actually maybe quite rather even only up down out over again such lot talk talking mean opinion because while during " +
    "between all both go going happen happened happening give take come came see seen use using way kind sort bit guy behind yet already kindly gonna wanna",
  framing:
    "strange weird odd define compare half other point wrong work good bad best worst better story life people world year real true great big small long first last new old time " +
    "call day night find try show become start plain normal hard more import name part ancient sound familiar run look reason answer question " +
    "problem type usual typical exact exactly actual simple word person need bring ask keep leave turn move stay allow fact idea end side place " +
    "use used invent discover create important interesting possible badly meet met common certain special main most next thing whole early late left put set " +
    "hold prefer enjoy spend bit often happen matter worth deal course cause effect result",
  feelings:
    "jealous envy lonely fear regret shame ashamed proud hate betray forgive honest lie rival enemy hurt doubt hope guilt angry apologise apologize promise trust embarrass cheat vain worry admit confess cruel",
  verbs:
    "work find call try ask become leave put keep seem help show hear run move live believe bring write sit stand lose pay meet include continue " +
    "set learn lead understand watch follow stop create read spend grow open walk win offer remember consider appear buy serve send build stay " +
    "fall cut reach raise pass sell decide explain describe share prefer imagine wonder hope wish enjoy hate love dislike care miss eat drink " +
    "sleep teach speak need look play start quit invent discover die kill cry laugh smile fight dream travel visit handle deal fix break choose " +
    "marry cook prove solve treat turn wait worry agree disagree swim suffer communicate cause fail succeed plan bark went saw took gave found " +
    "left kept began held heard brought wrote sat stood lost paid met led understood spoke spent grew won taught bought sent built fell ate drank " +
    "ran happen declare install repair slept gone taken given written spoken broken chosen born fought became",
  wide:
    "difference good bad better best worse worst right wrong true false real possible impossible important dangerous safe dead alive able sure ready willing " +
    "sorry fine great nice amazing favorite favourite difficult hard easy interested interesting boring wet hot cold hungry wonderful terrible " +
    "awful overrated useful useless worth worthwhile exist healthy new old happy sad lonely angry tired proud afraid scared bored broken stuff " +
    "time times day days week month year years people person question questions answer answers example moment nothing none tonight tomorrow " +
    "yesterday morning evening night ago later soon first last anyway cool idea ideas part place side case point fact matter",
  breakers:
    "once next since until before after goodbye bye thanks thank greetings wow lol haha hm hmm um uh ah yeah yep nope within without against " +
    "through across around near under many few other another same different own each every off away back therefore else instead called named " +
    "together perhaps anybody nobody somebody everybody",
  notNames:
    "back fine good sorry sure happy sad tired glad excited curious interested afraid new doctor bored lonely looking trying learning studying " +
    "american german english french italian greek indian chinese serbian croatian british christian catholic jewish muslim",
  small: "please so and but hi hello the a again tell me about what is you do",
  foreign:
    "que por como una los las el del con para pero muy esta este eres cual quien donde und der das ist ich du wie wer mit nicht ein eine sind " +
    "sie auf uber les des est je vous tu pour dans qui quoi avec sur il che di sono sei per perche non cosa nao uma het een van niet wat",
  numbers:
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
};

export const synonyms: LanguagePack["synonyms"] = [
  "mother: mom mum mama mommy",
  "father: dad daddy papa",
  "child: kid children baby",
  "childhood: youth boyhood girlhood",
  "marry: maried marrige unmarried wife husband spouse marriage wedding bride",
  "friend: buddy pal friendship",
  "die: died dead death dying mortality",
  "kill: murder murderer killer",
  "money: cash wealth dollar fortune rich",
  "job: career profession occupation",
  "god: deity",
  "religion: religious faith church belief",
  "eat: ate eaten food meal dinner lunch breakfast hungry",
  "drink: drank drunk",
  "sleep: asleep slept nap",
  "dream: dreamt",
  "fear: scare afraid frightened terrified scary",
  "happy: joy glad joyful",
  "sad: sorrow grief unhappy",
  "lonely: loneliness alone solitude",
  "love: romance romantic girlfriend boyfriend lover",
  "angry: anger rage furious",
  "hate: hatred despise",
  "war: warfare battle",
  "computer: laptop",
  "ai: chatgpt llm",
  "robot: android automaton",
  "phone: smartphone telephone cellphone mobile iphone",
  "internet: web online",
  "car: automobile",
  "universe: cosmos cosmic",
  "alien: extraterrestrial",
  "teach: taught",
  "student: pupil disciple",
  "book: novel",
  "write: wrote written",
  "school: university college education",
  "age: old aged",
  "born: birth birthday birthplace",
  "travel: trip journey voyage",
  "sick: ill disease",
  "beauty: beautiful",
  "truth: true",
  "freedom: free liberty",
  "fly: flew flight",
  "mistake: error",
  "begin: start began begun",
  "animal: pet",
  "favorite: favourite",
  "color: colour",
  "mathematics: math mathematician",
  "hobby: fun leisure pastime",
  "clothes: wear wore dress outfit",
  "city: town",
  "guilt: guilty remorse",
  "fame: famous celebrity",
  "forgive: forgiven pardon",
  "tool: equipment instrument",
  "power: rule ruler",
  "science: scientific scientist",
  "woman: women female",
  "man: men",
  "enemy: rival",
  "house: home hometown",
  "film: movie cinema",
  "lesson: lecture",
  "sea: ocean",
  "revenge: avenge vengeance",
  "clever: smart intelligent",
  "mob: crowd",
];
