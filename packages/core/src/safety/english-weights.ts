/**
 * What each word says, in tenths: above zero it speaks for need, below zero against it. Learned by logistic regression from the
 * phrasings in packages/core/evaluation/need, of which the README there tells how. Words stand without their endings; capitals
 * name groups, `#` any number.
 */
export const wordWeights = {
  despair: `
just:12 think:12 end:11 everyone:11 life:11 rope:11 better:10 suicidal:10 tonight:10 noth:9 least:8 live:8 alive:7 been:7 being:7 born:7 email:7
goodbye:7 people:7 thank:7 want:7 already:6 arrang:6 be:6 before:6 exist:6 forgive:6 given:6 good:6 look:6 ready:6 someone:6 waste:6 cost:5 easier:5
everyth:5 insurance:5 loan:5 picture:5 post:5 their:5 tir:5 tri:5 would:5 written:5 around:4 care:4 chat:4 conversation:4 decid:4 each:4 extra:4
forever:4 more:4 past:4 peace:4 plan:4 reason:4 wish:4 worth:4 dead:3 done:3 drown:3 fridge:3 gun:3 letter:3 liv:3 mat:3 never:3 note:3 order:3
platform:3 rather:3 remember:3 rid:3 roof:3 truck:3 world:3 wrote:3 bought:2 bridge:2 christma:2 debt:2 deserv:2 ever:2 fault:2 gut:2 happy:2 illnes:2
might:2 need:2 nice:2 paper:2 ruin:2 switch:2`,
  selfHarm: `
myself:16 nobody:12 BODY:10 cut:9 day:9 hold:9 inside:9 message:9 see:9 stop:9 under:9 month:7 only:7 razor:7 strong:7 woman:7 blade:6 blood:6 harm:6
relaps:6 self:6 again:5 blad:5 deserve:5 found:5 long:5 open:5 purpose:5 thought:5 urge:5 use:5 bang:4 burn:4 calm:4 compas:4 hide:4 hurt:4 lin:4
other:4 right:4 used:4 wear:4 beg:3 ble:3 bleed:3 fight:3 goe:3 herself:3 hot:3 lighter:3 pres:3 pull:3 punch:3 scissor:3 start:3 therapist:3 today:3
until:3 wall:3 after:2 behind:2 desk:2 disgust:2 drawer:2 from:2 job:2 promis:2 punish:2 purple:2 spot:2 stupid:2 than:2 throw:2 white:2`,
  violence: `
sorry:13 will:13 THEY:12 find:10 leave:10 FEARED:9 me:9 door:8 hear:8 put:7 walk:7 belt:6 every:6 last:6 mark:6 time:6 forc:5 hit:5 if:5 kind:5 morn:5
outside:5 plate:5 sit:5 by:4 check:4 bathroom:3 cable:3 downstair:3 home:3 kick:3 messag:3 park:3 turn:3 acros:2 break:2 come:2 drunk:2 eggshell:2
gay:2 go:2 grab:2 himself:2 lock:2 name:2 push:2 silent:2 tracker:2`,
  childAbuse: `
into:13 body:10 NEAR:9 god:9 know:8 little:8 tak:8 thing:8 am:7 bed:7 game:7 next:7 say:7 no:6 though:6 touch:6 THEM:5 bruis:5 foster:5 get:5 man:5
normal:5 shower:5 shut:5 stepbrother:5 wet:5 CHILD:4 cloth:4 hate:4 mak:4 money:4 since:4 stay:4 upstair:4 wash:4 chair:3 com:3 eat:3 flinch:3 food:3
hell:3 online:3 alone:2 ask:2 cigarette:2 funeral:2 give:2 listen:2 neighbour:2 night:2 pant:2 play:2 same:2 shak:2 tie:2 when:2 year:2`,
  overdose: `
DRUG:15 drank:12 now:10 bottle:8 feel:8 many:8 scar:8 suck:8 took:8 way:8 antifreeze:7 all:6 carbon:6 monoxide:6 neck:6 button:5 swallow:5 bleach:4
garage:4 lethal:4 much:4 poison:4 sleep:4 club:3 mix:3 off:3 someth:3 swell:3 vodka:3 voice:3 vomit:3 antidepressant:2 blue:2 count:2 double:2
happen:2 lip:2 once:2 peaceful:2 pick:2 proper:2 rac:2 sense:2 snake:2 very:2 weird:2`,
  medicalEmergency: `
not:17 hav:10 chok:9 clos:9 floor:9 his:8 pain:8 unconsciou:8 chest:7 is:7 pregnant:7 pressure:7 side:7 sudden:7 drop:6 left:6 mouth:6 went:6 gone:5
grape:5 over:5 pulse:5 twitch:5 worst:5 breathe:4 crush:4 down:4 going:4 hang:4 sick:4 there:4 word:4 cup:3 foam:3 has:3 jerk:3 move:3 peanut:3
seizure:3 stiff:3 tight:3 breath:2 clutch:2 electric:2 fit:2 gas:2 lunch:2 marble:2 minut:2 noise:2 nonsense:2 piece:2 shock:2 sound:2 twice:2
weight:2`,
  any: `
keep:16 and:8 on:8 have:7 it:7 painful:7 stuff:7 talk:6 hour:5 i:5 river:5 space:5 survive:5 out:3 sign:3 through:3 difference:2 do:2 house:2 jok:2
march:2 please:2 universe:2`,
  none: `
or:-14 cheese:-11 broke:-10 fine:-10 we:-10 bos:-9 coffee:-9 did:-9 first:-9 your:-9 blow:-8 cat:-8 great:-8 hat:-8 joke:-8 laugh:-8 mis:-8
question:-8 text:-8 visit:-8 weekend:-8 why:-8 about:-7 answer:-7 doe:-7 fun:-7 got:-7 hole:-7 learn:-7 lol:-7 lov:-7 old:-7 photo:-7 physic:-7
scream:-7 sunday:-7 alway:-6 bike:-6 broken:-6 bruno:-6 chocolate:-6 climb:-6 dog:-6 forget:-6 ground:-6 ice:-6 instagram:-6 leav:-6 machine:-6
must:-6 picnic:-6 rain:-6 run:-6 scratch:-6 should:-6 slide:-6 spreadsheet:-6 threw:-6 wait:-6 were:-6 a:-5 bear:-5 black:-5 bread:-5 cake:-5 call:-5
clas:-5 cook:-5 danc:-5 dinner:-5 finish:-5 funny:-5 haha:-5 late:-5 lightn:-5 like:-5 moon:-5 mov:-5 new:-5 number:-5 probab:-5 real:-5 song:-5
sore:-5 stood:-5 stuck:-5 suicide:-5 that:-5 tiny:-5 true:-5 angry:-4 argu:-4 big:-4 bring:-4 buri:-4 but:-4 butterf:-4 concert:-4 cream:-4 died:-4
drum:-4 even:-4 fell:-4 final:-4 football:-4 had:-4 hard:-4 how:-4 huge:-4 let:-4 middle:-4 miss:-4 mob:-4 monday:-4 murder:-4 notice:-4 our:-4 pan:-4
prison:-4 problem:-4 pun:-4 ring:-4 row:-4 shoot:-4 shot:-4 shout:-4 slice:-4 smil:-4 soul:-4 spider:-4 spr:-4 star:-4 still:-4 story:-4 strangl:-4
strict:-4 titanic:-4 train:-4 view:-4 whistl:-4 who:-4 window:-4 an:-3 argument:-3 asleep:-3 because:-3 believe:-3 brie:-3 buy:-3 can:-3 carpet:-3
coil:-3 contract:-3 cri:-3 curtain:-3 dangerou:-3 death:-3 doctor:-3 edison:-3 explain:-3 fak:-3 famou:-3 feed:-3 fish:-3 follow:-3 for:-3 forgot:-3
free:-3 freez:-3 friday:-3 front:-3 funnier:-3 goodnight:-3 half:-3 holiday:-3 honest:-3 hopeles:-3 idea:-3 knee:-3 lad:-3 lot:-3 luck:-3 lyric:-3
math:-3 museum:-3 ninety:-3 pass:-3 pigeon:-3 pizza:-3 plant:-3 project:-3 quit:-3 ran:-3 rome:-3 rude:-3 sad:-3 saturday:-3 sell:-3 shav:-3 sil:-3
smell:-3 snor:-3 sofa:-3 stroke:-3 take:-3 team:-3 test:-3 tomorrow:-3 tree:-3 war:-3 what:-3 which:-3 win:-3 with:-3 work:-3 yeah:-3 #:-2 absolute:-2
accord:-2 actual:-2 arsenic:-2 away:-2 awful:-2 battery:-2 bedtime:-2 best:-2 both:-2 brain:-2 camp:-2 cheer:-2 chemistry:-2 colleagu:-2 cooki:-2
curry:-2 dark:-2 devil:-2 die:-2 dish:-2 dres:-2 exam:-2 execut:-2 fact:-2 film:-2 flat:-2 freeze:-2 froze:-2 guy:-2 gym:-2 head:-2 headache:-2
hero:-2 hid:-2 high:-2 hotel:-2 invent:-2 june:-2 key:-2 kit:-2 lake:-2 lasagne:-2 les:-2 lie:-2 light:-2 lik:-2 lone:-2 lose:-2 love:-2 magnet:-2
mail:-2 office:-2 okay:-2 own:-2 parmesan:-2 part:-2 particl:-2 particle:-2 percent:-2 phon:-2 pillow:-2 pin:-2 queen:-2 quick:-2 quiz:-2 recipe:-2
room:-2 school:-2 seriou:-2 show:-2 slow:-2 socrat:-2 soft:-2 stair:-2 such:-2 sugar:-2 summer:-2 sweet:-2 terrible:-2 the:-2 these:-2 ticket:-2
tip:-2 understand:-2 us:-2 vanish:-2 volleyball:-2 was:-2 wasp:-2 water:-2 wed:-2 well:-2 wifi:-2 winter:-2 wore:-2 wow:-2 you:-2`,
} as const

/** Words that count as one. */
export const wordGroups = {
  'DRUG': `
pills tablets paracetamol tylenol acetaminophen ibuprofen aspirin advil nurofen xanax valium benzo antidepressant sertraline zoloft prozac insulin
morphine oxy fentanyl heroin cocaine coke mdma ecstasy molly ketamine ket meth methadone opioids painkillers sleepers stuff) sedatives medicine
medication medicines capsules caplets dose doses gummies edibles lithium codeine tramadol melatonin antihistamines benadryl digoxin warfarin diazepam
zopiclone ambien amitriptyline quetiapine gabapentin pregabalin propranolol metformin vitamins acid speed pods patches syrup nicotine`,
  'BODY': `
arm arms leg legs wrist wrists thigh thighs skin stomach hand hands face head neck throat hair eye nose jaw ribs back lip tooth teeth finger fingers
hips ankles forearm forearms`,
  'CHILD': `
kid kids child children boy girl baby toddler infant newborn grandson granddaughter twins stepson stepdaughter teenager`,
  'NEAR': `
son daughter brother sister niece nephew pupil student cousin grandma grandpa uncle aunt auntie friend mate roommate neighbour parents family
colleague gran papa`,
  'FEARED': `
mum dad stepdad stepmum husband wife boyfriend girlfriend partner ex fiance fiancee`,
  'THEY': `
he she they`,
  'THEM': `
him her them`,
  '#': `
one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen twenty thirty forty fifty`,
} as const

/** The sum, in tenths, from which on a message is taken for need. */
export const threshold = 35
