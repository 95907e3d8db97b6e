import { namesOfCharacters, readSpellings, type Spelling } from "../normalize";

const table = `
im iam imma ima: i am
ive: i have
id: i would
ill: i will
youre: you are
youve: you have
youll: you will
hes: he is
shes: she is
its: it is
theyre: they are
theyve: they have
theyll: they will
thats thts: that is
theres: there is
whats wats: what is
whos: who is
hows: how is
weve: we have
dont dnt dunt: do not
doesnt dosnt: does not
didnt: did not
cant cannot cnt: can not
couldnt: could not
wouldnt: would not
shouldnt: should not
wont: will not
isnt: is not
arent: are not
aint: is not
wasnt: was not
werent: were not
havent: have not
hasnt: has not
hadnt: had not
wanna: want to
gonna gunna: going to
gotta: have to
hafta: have to
tryna: trying to
lemme: let me
dunno: do not know
cuz cos coz bc becuz becos becoz: because
u ya: you
ur: your
r: are
n: and
w: with
b4: before
pls plz pleas: please
ppl: people
tho: though
thru: through
rn: right now
tbh idk omg smh: ~
abt: about
kms: kill myself
kys: kill yourself
unalive: kill
unaliving: killing
offing: killing
sewerslide sui suic suicde suiside suicid: suicide
sh: self harm
od: overdose
oded: overdosed
ods: overdoses
bf: boyfriend
gf: girlfriend
hubby: husband
mom mommy mummy mama mam ma momma mother mothers mums moms: mum
dad daddy papa father pa fathers dads: dad
stepdad stepfather stepdads: stepdad
stepmom stepmum stepmother: stepmum
grandma granny nan nana gran grandmother grandmas nanna gma: grandma
grandpa grandad granddad grandfather gramps gpa: grandpa
bro brothers: brother
sis sisters: sister
sons: son
daughters: daughter
husbands: husband
wifes: wife
boyfriends: boyfriend
girlfriends: girlfriend
partners: partner
babys: baby
toddlers: toddler
uncles: uncle
friends: friend
kiddo: kid
bestie bff: best friend
roomie flatmate housemate: roommate
para paracetamols: paracetamol
tabs: tablets
meds: medication
xans xannies: xanax
hurtin: hurting
killin: killing
livin: living
breath: breath
breathin: breathing
brething breating: breathing
theyd: they would
wed: we would
shed: she would
hed: he would
youd: you would
whod: who would
itd: it would
thatd: that would
nobodyd: nobody would
nite: night
nites: nights
mam mama: mum
brea brethe breth: breathe
anymore anymor: any more
alot: a lot
nobody noone nobodys: nobody
everybody everyones everybodys: everyone
somebody: someone
anybody: anyone
loosing: losing
loose: lose
dieing: dying
realy rly: really
alwasy: always
tonite 2nite: tonight
tmrw tomorow tommorow tomorrows 2moro: tomorrow
thier: their
becuase: because
wat wut: what
wen: when
wether: whether
hte teh: the
nd: and
jus: just
bin: been
neva: never
fone: phone
sumone: someone
sumthing somthing smth: something
nuthin nothin nothng: nothing
evrything everythin: everything
evryone: everyone
gettin: getting
goin: going
comin: coming
wanting: wanting
chocking choaking: choking
siezure seizer seazure: seizure
unconcious unconsious unconsciouss: unconscious
stomache: stomach
numbb: numb
greyish gray: grey
ambulence: ambulance
presure: pressure
thot: thought
2: 2
`;

/** Long decisive words: one typing error in them is tolerated. */
const typoTargets =
  "suicide suicidal myself yourself husband boyfriend girlfriend partner parents anymore everyone nobody tonight tomorrow goodbye swallowed overdose overdosed paracetamol ibuprofen tablets sleeping antidepressants breathing breathe choking unconscious seizure collapsed responding bleeding stroke drooping slurred slurring tightness pressure crushing threatens threatened strangled strangling punched punches slapped kicked bruises scared terrified frightened violent abusing abused abuses touches touching secret burden worthless pointless hopeless existing anything nothing everything forever disappear cutting hurting harming scratching without stopped shaking clutching numbness suddenly chest throat poison bleach vomiting dizzy sweating better".split(
    " ",
  );

/** Corrections that depend on the next words: "hell kill me" is "he will kill me". */
const phrases: Spelling["phrases"] = [
  [
    / (s?he)ll (?=(?:kill|hit|hurt|beat|find|come|do|get|be|take|never|not|just|know|murder|leave|start|make)\b)/g,
    " $1 will ",
  ],
  [/ (?:off myself|off my self) /g, " kill myself "],
  [/ my self /g, " myself "],
  [/ (?:no one|noone) /g, " nobody "],
  [/ every (?:body|one) /g, " everyone "],
  [/ step (dad|mum) /g, " step$1 "],
  // Names of the characters: the person addressed, not the subject.
  [new RegExp(` (?:(?:dear|hey|hi|hello|dr|doctor|mister|mr|ok|okay|so) )?(?:${namesOfCharacters})(?= )`, "g"), " "],
  [/ {2,}/g, " "],
];

export const englishSpelling: Spelling = { spellings: readSpellings(table), typoTargets, phrases };
