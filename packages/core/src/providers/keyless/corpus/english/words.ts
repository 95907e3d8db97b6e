import type { LanguagePack, WordLists } from '../../language-pack'

export const words: WordLists = {
  stop:
    'an the of to in on at by is are was were be been being am do does did doing done you your yourself me my mine myself we us our it this that ' +
    'these those what who whom whose when where why how which can could would should will shall may might must about and or but if so not no yes ' +
    'with for from as into than then too also have has had having ca wo ain think thinking thought know knew tell telling told say said saying ' +
    'feel felt like just really very much more most some any there here they them their he him his she her let make made get getting got want ' +
    'wanted one thing something someone anything anyone everything everyone please ever never always today now mr ms dr dear sir well oh okay ok ' +
    'hey hi hello still actually maybe quite rather even only up down out over again such lot talk talking mean opinion because while during ' +
    'between all both go going happen happened happening give take come came see seen use using way kind sort bit guy behind yet already kindly gonna wanna',
  framing:
    'point wrong work good bad best worst better story life people world year real true great big small long first last new old time ' +
    'call day night find try show become start plain normal hard more import name part ancient sound familiar run look reason answer question ' +
    'problem type usual typical exact exactly actual simple word person need bring ask keep leave turn move stay allow fact idea end side place ' +
    'use used invent discover create important interesting possible badly meet met common certain special main most next thing whole early late left put set ' +
    'hold prefer enjoy spend bit often happen matter worth deal course cause effect result',
  feelings:
    'jealous envy lonely fear regret shame ashamed proud hate betray forgive honest lie rival enemy hurt doubt hope guilt angry apologise apologize promise trust embarrass cheat vain worry admit confess cruel',
  verbs:
    'work find call try ask become leave put keep seem help show hear run move live believe bring write sit stand lose pay meet include continue ' +
    'set learn lead understand watch follow stop create read spend grow open walk win offer remember consider appear buy serve send build stay ' +
    'fall cut reach raise pass sell decide explain describe share prefer imagine wonder hope wish enjoy hate love dislike care miss eat drink ' +
    'sleep teach speak need look play start quit invent discover die kill cry laugh smile fight dream travel visit handle deal fix break choose ' +
    'marry cook prove solve treat turn wait worry agree disagree swim suffer communicate cause fail succeed plan bark went saw took gave found ' +
    'left kept began held heard brought wrote sat stood lost paid met led understood spoke spent grew won taught bought sent built fell ate drank ' +
    'ran happen declare install repair slept gone taken given written spoken broken chosen born fought became',
  wide:
    'difference good bad better best worse worst right wrong true false real possible impossible important dangerous safe dead alive able sure ready willing ' +
    'sorry fine great nice amazing favorite favourite difficult hard easy interested interesting boring wet hot cold hungry wonderful terrible ' +
    'awful overrated useful useless worth worthwhile exist healthy new old happy sad lonely angry tired proud afraid scared bored broken stuff ' +
    'time times day days week month year years people person question questions answer answers example moment nothing none tonight tomorrow ' +
    'yesterday morning evening night ago later soon first last anyway cool idea ideas part place side case point fact matter',
  breakers:
    'once next since until before after goodbye bye thanks thank greetings wow lol haha hm hmm um uh ah yeah yep nope within without against ' +
    'through across around near under many few other another same different own each every off away back therefore else instead called named ' +
    'together perhaps anybody nobody somebody everybody',
  notNames:
    'back fine good sorry sure happy sad tired glad excited curious interested afraid new doctor bored lonely looking trying learning studying ' +
    'american german english french italian greek indian chinese serbian croatian british christian catholic jewish muslim',
  small: 'please so and but hi hello the a again tell me about what is you do',
  foreign:
    'que por como una los las el del con para pero muy esta este eres cual quien donde und der das ist ich du wie wer mit nicht ein eine sind ' +
    'sie auf uber les des est je vous tu pour dans qui quoi avec sur il che di sono sei per perche non cosa nao uma het een van niet wat',
  numbers:
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
}

export const synonyms: LanguagePack['synonyms'] = [
  'mother: mom mum mama mommy',
  'father: dad daddy papa',
  'child: kid children baby',
  'childhood: youth boyhood girlhood',
  'marry: wife husband spouse marriage wedding bride',
  'friend: buddy pal friendship',
  'die: died dead death dying mortality',
  'kill: murder murderer',
  'money: cash wealth dollar fortune rich',
  'job: career profession occupation',
  'god: deity',
  'religion: religious faith church belief',
  'eat: ate eaten food meal dinner lunch breakfast hungry',
  'drink: drank drunk',
  'sleep: asleep slept nap',
  'dream: dreamt',
  'fear: scare afraid frightened terrified scary',
  'happy: joy glad joyful',
  'sad: sorrow grief unhappy',
  'lonely: loneliness alone solitude',
  'love: romance romantic girlfriend boyfriend lover',
  'angry: anger rage furious',
  'hate: hatred despise',
  'war: warfare battle',
  'computer: laptop',
  'ai: chatgpt llm',
  'robot: android automaton',
  'phone: smartphone telephone cellphone mobile iphone',
  'internet: web online',
  'car: automobile',
  'universe: cosmos cosmic',
  'alien: extraterrestrial',
  'teach: taught',
  'student: pupil disciple',
  'book: novel',
  'write: wrote written',
  'school: university college education',
  'age: old aged',
  'born: birth birthday birthplace',
  'travel: trip journey voyage',
  'sick: ill disease',
  'beauty: beautiful',
  'truth: true',
  'freedom: free liberty',
  'fly: flew flight',
  'mistake: error',
  'begin: start began begun',
  'animal: pet',
  'favorite: favourite',
  'color: colour',
  'mathematics: math mathematician',
  'hobby: fun leisure pastime',
  'clothes: wear wore dress outfit',
  'city: town',
  'guilt: guilty remorse',
  'fame: famous celebrity',
  'forgive: forgiven pardon',
  'tool: equipment instrument',
  'power: rule ruler',
  'science: scientific scientist',
  'woman: women female',
  'man: men',
  'enemy: rival',
  'house: home hometown',
]

export const fields: LanguagePack['fields'] = [
  'die kill murder attack execution grave funeral buried corpse victim mob stab shot suicide assassin',
  'mother father parent brother sister sibling son daughter child family relative uncle aunt grandmother grandfather cousin baby twin',
  'love marry romance heart crush attract kiss flirt sex relationship husband single divorce bachelor wedding',
  'money pay rich poor cost price buy sell salary earn wage bank debt expensive cheap broke loan afford finance fortune',
  'teach student school study learn lesson university exam education class lecture homework degree course tutor master',
  'job career profession occupation work employ boss office company business hire salary',
  'eat drink cook hungry taste restaurant recipe wine bread meat vegetable fruit breakfast kitchen diet beer coffee tea delicious vegetarian',
  'star planet moon sun sky astronomy heaven space orbit telescope comet galaxy universe rocket astronaut mars constellation',
  'mind brain consciousness intelligence memory genius smart clever iq concentrate focus imagination',
  'computer robot ai machine technology software app program digital internet phone laptop website online gadget device',
  'sick doctor medicine vaccine hospital pandemic virus cure health heal plague surgery illness patient',
  'god church faith pray bible christian religion pagan priest bishop monk holy spiritual heaven soul worship',
  'government king rule president vote election law state power democracy politician politics emperor leader society',
  'war battle army weapon soldier fight peace bomb violence military gun',
  'music song sing instrument violin piano dance melody concert band harmony',
  'paint picture poem poet art film movie theatre novel story literature play actor',
  'tall height weight hair eye face look appearance beauty body handsome clothes dress ugly fat',
  'live home house city grow hometown country street neighbour apartment village',
  'day daily routine morning evening habit week weekend spare hobby relax leisure holiday vacation sunday',
  'weather climate rain sea storm wind snow summer winter nature environment pollution warming',
  'punish court judge crime guilty prison justice trial police jail arrest',
  'letter write correspond book read page author publish library scroll paper',
  'happy content satisfied cheerful smile laugh fun joy enjoy pleasure humour joke',
  'sad cry tears grief lonely depressed regret sorrow despair miss hurt pain suffer mourn',
  'fear afraid scared anxious worry danger nervous terror brave courage nightmare',
  'angry insult hate enemy rival quarrel fight argue revenge jealous envy forgive resent grudge',
  'friend companion ally loyal trust betray colleague pal company',
  'number math count calculate arithmetic geometry algebra equation formula digit sum proof theorem',
  'physics science experiment laboratory theory discovery research scientist chemistry biology',
  'electricity current voltage wire battery lamp power generator motor energy volt amp magnet',
  'travel ship train journey abroad visit car road ride fly airplane trip walk',
  'animal dog cat bird horse pigeon pet mouse cow goat wolf poodle',
  'sleep dream bed night rest tired nap awake insomnia',
  'age old young born birth childhood youth grow adult birthday child boy girl',
  'invent invention create build design discover patent make construct engineer develop',
  'fame famous remember legacy reputation forget honour prize award recognition history',
  'fail failure mistake wrong lose regret error flop success achieve proud accomplish win',
  'time past future history century clock year hour',
  'truth lie honest deceive cheat trick fraud real fake believe rumour legend myth conspiracy',
  'woman girl female feminist gender equality man sex lady',
  'free freedom slave choice will destiny fate determined choose predetermined',
  'magic witch spell devil demon hell ghost spirit occult supernatural',
  'good evil moral ethics virtue sin right wrong conscience justice fair kind',
  'language speak word translate greek latin german english talk',
  'begin start origin first create source beginning come',
  'end finish last final stop over',
  'help advice problem solve difficult trouble tip recommend',
  'size big small large weight length measure tall huge tiny',
  'milk cream butter rennet curd whey cheese dairy rind',
  'atom electron photon proton neutron nucleus quark particle molecule',
  'light colour wave ray lamp bright shine dark blue red green',
  'plan goal purpose aim intention ambition dream wish want hope',
]
