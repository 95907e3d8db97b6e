// Written by evaluation/need/train.ts.
import type { Packed } from './weights'

/** The score from which on a message counts as need. */
export const threshold = 1.157

/** The same for a message without any sign of need. */
export const plainThreshold = 1.395

export const needWeights: Packed = {
    steps: `
2Cme:W;I(G.>eK@;Oh/)21:*1M,285vD~Jf;_5UC1eh);I;8++~+TLU((~TAa<^4(:2D+Q+c+P:,+)7~;G~VE~B7<B95{<m:~KJ~kDV<c|DX~o)GCO2/W/,[@WI_8+CCB4H<-q)Pk-)NkC:5~=7+1=
NT,(5=QBA*.YT=0?~)~i~=~+7i+3R*46-:MY+)_e=0/_~~)/(<e6;v1-Q~=C~i,A5?~:][D5JD=9SD~~17DpYDZ*~S2LW;U@*+</D@MbQ(?4G5~(5B~3:9|X2,3Zr;;I.)72A;@k/Y4T:F9Qr~~C[H
i-=)~Jk~P<SW<4,3)^)*~L~7/929Y)7BhKE505~rP-VKP^*DuAT@9JRC)+uF31/.0<0,39629T~ME51/~.<+/6X6>4:hRE5>C-/c;.*~;(l--1O~>=7~~W10<+7:nTb)[B/8?H88:9*31;>K[=>,>-
.g)B0?(:~@0a;T:H2W~1,YUTwA9B=:BQb//)I/h^5?~+3A,=D*(?,b<G(NR-P8]9352)?7*=T>JC7(9*Q)(,(8_D*E*V+*;8q@(+-8>?~:/,2/l~<K(F499*)PK513*8D/~@,@X+I~~^//~i~@.1<:
A:4DQ1*3TL<K;/S-,UZ(0*416bl/9E,V~>^:X~~=8PEX~k.9D~KH~~3)r=Sb.8I4A*<]C5-0|((~I75A91@-4*S637LN-~4Q++,~7~p9-+4=64<30-pF0)=e/1eU63+K|38~/DEO0=65=H=E5-3)~(
hE]8E[=:u3~BGQd3~(Q)J/^:dJ=E,u(R)3G)~L8<JO).bm1I~*OW;~=)288F.pl:Q8_nO6?DVNB3(.wqZ{V3~3W2BX6.i=B(+<1~,X~//X~2fBM6X/<|G)3]C?1dj3,55p;AuV~~WsLF3*PLz47(79
-1~nI-5++/]185MB2Ob6619=h4X7>3JR<c4W(2*PK~F+s9Q+oI+3+/X509@E8~4RY}s*6:g4d*0-oj7x337~+6I~g/B?-[SF)G:(E^,hI:+)?1~iV*/Oc^bc3f966oB/MVu+O4s1w+/U/~~)^~-<@*
DGeR^S4iMd)B;a>Bb~,FF=0:+9KY;}J6KCJ6~_O@,J9dF)/^+(S3+/?D;60J]V:7VGW6;l,4?@G)~J;p(F)_(2JA(9G:6QP.=D,.-,~D5b2[t+[41x<=4M,,4A*18;~4.-f~ME**L>-20z;DW:2~7N
*~*20~BI6D,BB>/@(h~=~0)*o/E8FC~>*/A@9,?]W~YRC.:/*2,~.y+D;B~2?1ir(D13f3?,)<^G9rx+?g:(?815=I(90~V=0-t[d~ID/~M7RQ/b3~8~J,)A<NZ9C.~(T~OL)D++BdG:~SM~GXZ232
:+,L>-55<A-~-4Ha..?,N7*=2CX1A/)Fc1T/I~BT;BF)TzMo:VBQ?t4*L)]0JM,,2<C=P0FH,z7F[:IF,P<O5C+14*)77?3,/J8fE~*.3Bt~2=C)4/~149O,90//627bS-Q~2wI115*X~]W97170~@
8(4.T//n6M.C/a?C,NA51S3,k/ALW@O)1,X/z-0/~YnB<9^~07,-59-6~5-G~gS)80>6(2Uf?~P|)=+.2~6I16L~?-K7>G+g7dC)XA(x96K8,,0+,P-<u(.;-G*<JA*d)p;~W-*2<C@302-F=v)p3x
0~,G8.~))N3S?2/9<D~*+s89~I}.)=VA(;6(A488+E*K51P~~cD/7~,Iyb3,FK4Bp.?<.5@8,U=2/1G1E-1)C8.50~7~.F<;GF5Ym[*7.(GD)s<PM0RAL>-46~7,0*7_6K:@>((3y1+U,p.I=*/03:
(~=3JY,5FbGKz~C,=+00</ZHVC0P3+*,0yBND4<;207+h1,>ph;9=i@~.0UO0.VD();(sKB+,*(FE:4,)1~46)4V014~kPRh(J76AyZRIt6-.Q/5~b+EQ=.N3,20*~~C14R~(N8*~,~P+2H1Y39*,0
oM:4@(T7d2G~A=-ID4w:0~6:<dEO6JD~?X~)+()(~(,77.DJ.WNl]*3KD3X4o2>D8+~*Q)N~DT9@,)HQ.1~Hn>*AHB5+P1Z4?1c./?,k4fJ~,y=Y+k.Cm^,<ZEO14+*QEU5(7D*(H+(P3*g40(4o3:
ao5^1WK(X~~G?S86@Ie-2<~).f:/^@=t--J3G4]Z.]1p-<,)+>TU,PC,@S51)T5O6D*-,TA20i0/I].U*5H,e_KNYZ,=Gb)~(/;H3h3~NHy+1a8V)<7g~LBOs(9((Q.(1~79.Y~TTURK5HV:<)Io-(
y>j.~E6E~-=0Y,-3S)16E3T~k9?T4A-O~X9(~~?T~6M:.+,N;~=6(~2-3,1=/q.~A7[-qjDGFk*rR>V(~4XX?3,FC=.~HL7..M/9P~5)66<S/.d16Cl-F9~9~c2@?Tc~3j~V|];682,I~_,~2S+/k*
x4E;O*Ok564+7S@8wJ.Q9+3H/F(@*(N0NG0)9~k~:30+Y2-J2>][79~:c5:?,25)GN4:)*~~~ZO,c41C=(>P~-d4~2MH2~_/U~z40E;BHRQ~+?(8;--i0B18:z:;03cx/W-8s8;)0AC9/(e30F+*0A
32c~w54*8EXB.8P]EPA@5;V9WLC<i>}45DC(J2AqD/.B0FK60~|R?fR0jNO*5-~9<]N-T9(J~d(6[5C3)]e7~.3~F5=8-+7Bo-*E~)5~1S+B~2S*U/52~~G2M]P=F+LAGB21U~3b46~0-av54~(7(E
2(~(+G8/A))_9{g;>:)~2>)1)DG:W(0f;=36X.2Qq1.4;1=/tb2?=6I7a41>oE5AkU;.~2.,98D9:~7*~0~f3mV(uK,::m-M+1D_+LUahLS)~I7+2f-3+(/([~*:J-L90C0P@;<c~s~72LX4X{ER6c
:(+)*e]*N15R/ZN_~s1;eKCK8)1+)g.,6F23:^7W)A+~A(ETA>td)T0:/::7W0<2??~*.q1|A9ioF~5)wfC;1(CS2jD.,Y=E~,~1;5=+4>|(P)d1M3@@if+2~2~~cv-~P,/0/CNqFV+~]CDQ,?F3/r
3Y*2IZ<*~2)PP>~]~T4ZTP/Ul[;7~),c~v~-<VEDA>GI25<I;D,Up908b,4Z0)5)O:/)14M*>1pf~F99~]3)6,)2S~v+>2~1H;e/3(3/*QcN+R=)2j.4R7,TXW1cO0>vA?~[>74sF8:/~GL/2,~~>.
JKBMu>~E8/V+A(k4a=,~2-)IC]+JK*C9.VK-+~:f9WM1+E*H47(8.LC~]F3).L.p43*;erRp()Rf-s,*6Mn]+:~-7VN6KQIo,1DL8J2T=G7c+2:B*>+)~17:G1~5)13J.2P67*<,VB~A~51:5UfA8T
4S(fB7KD~Z~+|EQgM)~1ZS~X,/.~o((ZeAa9H~05S(X3D(/b~L](+:O~z1@m(x<]w1B1dp3,@,*1T3/:K65~)5q;I6W9.HZa5G<c7~:C])~qa/P4Y-q,mN-3J1WD91HDpe_I>I?3E)4~*<=2Hj808.
Le1+T7HD;X0;*F)5@88t*~>r)=,*(67DD+00~HpN~3.(.=0@H<G;4/.2-+2V({8^9.q5-)7~A=<8H~?H(Z:=<.Mc|~7Z14-s5+~?>X:)U~B~K.B+/2[q=KkOA8i45(6;7~~k8E2Uh,F83roDV_2+9/
Bt3oCD9~t~,9r76X:.K(A7eB(.(22~~9e+(64.>UNQ[I3~Bi,Iz)GHMRF:+6GxGNiAJ4BC*I~<*0,j0h9+~0E._:/(QVCu20F^AWB383O-Jd@686VG006+20[wA|.D-l~cWEBw:E6~5n~.~.G~v5=[
C~:8S[=)-L~C[+(~~JWIlbJ_8wM8I2dhj~je5K;5BL>65)~?H6FH@+CJ;[//+(~6*Th)0,E1*41D/BIK^b69z68{>1w(8i;15H2)kOI=q:H/=d.u=CS-Cs012~2~>*h23bWQh~(+E/~;)Up,;@@U2Z
:35?7V~3QUo~bf06110MN~24(1@3/@?W1-k>45Ja04)F)~49o_bK>cCYE.56+>+2t2r.j-6Gj;~Z//~V=_HP5?09OFf<wB-Ya<5TXK*20CVN]:g0^(Hl1*.B>)wI10gE;1.@[z~a}]_:~W=JI7M/x~
4)<L24N1U(-9;~s-=<hn8))aN+Y~P={F43l+~>.?;n?f+>-Zoa[~82g?N5~:)/6SB*Y[g,:0)>Q~M;g,)I)+77F6M=~F,29S/^;Bu(~~~Sr<E9(C~,0P/+S.K~-G(?9=W7=~/~FB*rIH</eE5BBfzn
A~?(5@6B,~,:PH*3C38.~H,R2~P?B+.>U~*5T~:Z*5~8(7d1AK<0>7O6,+(PW4cB(68.O8fHgI(~N1~)eB6Ckd8ny^IJ6<[*[W~G*HT(.0(^,9/~1W}CQP*)*K=8LyR](04.)?vCR~/IHT.L,G90@:
0>5;?b=]C=,1h><~GuF03~.R~,e4(CJ0/_~PUW~+<9@6S-+H])0EMrzZq1)47~-7/*9,23T,~[4(69L(I.(EC03F?E@~~5PELA@(Au<W(Ef,55_3X(709.-l/;vf)@7_0~.e*~BA)~3C>)C8OH18^a
OaD5]*~=/O(+BN/.*I6.2Qf8BQ@+>>O))12a~+/Mic6T<T3N>C>>/=a.T<(-9*b4~;T4gx1m@=*O;2F>3RL/~.1nARx/~SEP1N:I<I~~~(L~y[~A8,,-6=+0.rl~3VP;6-(.AC}2*Q~WC>q)1RPX/2
i;CWHZ>*4O.5~,L)+QgB*>(.:2E)?~*W+<J+m9Q2.5f.>IQa->4-2S~70**I?7-9jT+p*,*+YS20G<1/D8,sC5>=.YAHqJ*~.6BX*BLH.2jE9/Fe9z.B;b*Z89~()M6+7Q7Ib,+1,2PG+,~O/3A=2-
f+HjS102FJ~;t>*~:}[D,-~K69*4?(*CO:~*qO.~:2A~uK-)--:D[.~~?6~ML^4s01z:Qc1F8~*58+I6AD=O04L/<;02T9QKB,38E>p)G3WR~z*/YH,M~JE-*A?f,0,RbN{@4DI~=}*:c-I~9+FH:I
85/?L))J+>w8;};][).*I6(lR*.ED1_BA0c~((/)4=@-BM*(*/giR9~~DZQI?5~XEF+N9,?-F-K7;9Oz]12/JfA.D,862+,Hfh~M~N)127*S{~|/;1,18q*f4:@18V1qOFC,?mQB_(Swb3|79;4+~N
~ZWJ?@.2.d4:K~=*Mp-9I3>9F?255,~ZDN8~+/~BM)@X*+3(TD>Ml47~P;;F?0-n12/::*2j/0l7?W1@1-E1~31bRSa1)u22IWo85T/qcNJoO@wo~=Q-:/I75U-?V~:SSKJC[~w~z-,Z1~o6-}~5~_
288?lA.*+6@;/+[FJ(=)D=v~)~L*H<,,*.b/^2+B<5O(862(~-~d9*2L>~/Phx<~W0?~E2IB+=.i;4K:4/~+2MON)J-YF3D81dF;-Y9]/8F+-T/56(5S~R-)~*6?B.()2B;lH78W7~2,YwV/6(p})N
U~?>-1~~+*)6:~(=:0M,*94X3-?(SAHXU+*22E/9Rc5,1:2),L4=2lb-F/9L~2.I-<~G@;CZ37vGfO;(V~zgC?=8+)<3-9a,8-861M:7~A.1p)UX(^K;J8Y7E:.8q7@~.+OE?*0~~J.VuV2;A.oC2/
:(9BHe.81~@M7/L4I1@_7/6+X-~Bx~(QY~=,0/6_81<,+58^.248L=2~I1B3TB:n@_X77:~1~*U(Lk.-N/08+9RG-;~/7O2~(0*LP-q-A,0^*]CBF./-3@(/R~-~8)A,}=2V:.-OA-(7?(42aF0/)(
=5++J.-I~+BD(V*)*s/3pTW1Io32At(/[x-lF.Q,k~um<(-2,;53K_K~74SL20:AOT=1:Ke5)@q<H>-8(1/.~2/j.>+1.DmkJ[39X,~8~0M)))C-.:n_Q/~*~EFB.wJ*~,J~k3MH*~EO.F7-86f2B>
3cg69P*/RX~E~(/94450*G9HHf~N0n~I6AA-HJdI<(*c3HS;)Z.NC-qQ~/3525)3(--~X9(-jFA6?O)N~J=dK41X0l~|tH~A~K~HA6Y,*/(Z~/)B.-~]02=20C*0E~5BeK0.B-2(i+L17M27~~6M1{
7+A(-,E7:+v6YB7~1JcB(.DY54S~VB28G5{.)8M)*)I2c4~4W/107G~NFP)e2+~AG=>*97(M/2>/WC?A,*pEGG.dVL-/E?)(,E7+,W-U~S4_B9~M@)5>Z8jQ-UxLIhB60:=p-~~m*:5P2H,K~cY=y(
~/Y(9B<3qM(.4Z,=0I))o~k~6.0]P)DP;5Xa9pPD~Y9~9@BL.?Z;]9,,;*2G);5_+*;JaA8~BzO2)+lC1CS~>@,>,+y)VIN1*81}IND*@~YK~0;9KG.9HT.<j~l*+;Be~;~~-/~-343@D3T2~[W8H<
hNG*+P./5(3K8M4[BXv)N26(877B6,~,E~L8?.>+6S_c]6j=6H2(,90,6)_~4.(KBA8O-]87GE/?860S;SMF(V)U{y0m<L:|=8Ns60rHQ~~B022H~+5?f;=<)E+^R:y8~35-H1+v<U-~d],[->0J~p
C,ZH}Mb+.*~g<*K8,R83/KN3O/<;2HW</2;6~O*2JZ3Has,-P032,kx4Q_ZG=*j:Wr/PG~H?1GZT~+(4kS1U~2Z=N.7A>-D5S5+~)C>-<BC.RI_=(2>o3?+;6]kF)J2/cOXS~1J[/X1~KR:Q@+32j.
]~+ED3~GuMVzuKDb?F-~p=~.L6:+339hO*M+uO?/(,)4~Ze(+1~JV+4@A8*6:-*).)>/,7:~B7ELg1O6HGJ+Co?.*+{./*>H~6J,;|.K5)92;M~N/H=_0/-c=;(m85<I~~H*(Dl~2<5*s1I.3~b3-Y
L_c<()=,).+~*/^F].R7~:/(N~r5:~~k-MR-0UD~))17N0OjE.C~5b@k:nYV+Gapbh@7n,33u~(Vr,~@+;3KGC;,PN7=o(*)~)6CwB.*31a~3=I]*6i3m+.K4<d1L?z/.*6~JF>Zk_;K5(1;~,F7<*
3:;.S(8BB57)5v2C*h)2=E~~/@pd~D4P<^H1*,~9(6*09wtY?~76909(>Az~ZJ:(V-~(0<~.,15i~-~314LJFi9_<|~H_~:9;A~N,,~7<?*+Gw((<?FFO)MhV?*C+U7c(*)2@d3~~YJ5Ki0Iag1B2)
_>E6@~@(qQI?4u(/)/Q8A3I~6K9SA/~61:,X6.nC;Ky~-@~9~~gh2>~8G-]?1g+(3X,JB.C2~=|;)1(:~WGe?3~9.19>1xj(6Tg+5e1.:ylP,vh/B~.->0.W4L.l,M;~00<,MVR71pr(DIB,9GSJ/n
;~3.>4[=NBV)~zZ6B0dI/L>]mF.0,m~0D/mMY:)8-L0CX2~*-Z-(.~G~BA?:0U<T~~5(c4~~YASN.45t84A,mL7~U)UL>f+Duu+(gA7~=6Z(@e+215~3)ta~5=fBO~[6~,~~1~)=~*[.@<ed4>~-fO
{0)=69aI=9O*I/:a5~~RB9P4CS@*0~C~V~e;97+.Q8S*nVR6~)aO1a~Z,.*6~P-=.Zk~7z(08CMF79k~6~DQM~3F~8-GgZC6rEW1-6Q+@,*.)q[J;p71V5~;W1-.71=?71sB<~/IN1(S)j-3iu~*~w
WA|+3AmZ)62<mA1,o7A,?:n(7/;1E>OCv7=1B9fC7.P[J)9N)eo@p=2C*M/.:=,+22T+8(4~-W~~9jZ)l0Z?;D44HKh.H*33+~;*J+;LK(Oq~+I*S5A.h;OJ*~A>L00NI0I..S~;]Q5=R.HG7(>~)2
8C40~-[98t;YS~/=q~/M?+17O17JK4.~5U</<,C+(AzC(z?l~+G0KS/?]7G=R~-IkU6(a<?(6g@253-13C=)(63s5R..~3r?(6.T)H9;9~(]/2.K-Q841~~~>OF3-y~]@8.?1~NK,E7_8;z3~d+a4]
A8?.?B,+i3/459r~,D;4~Dve_9C*]~0-2-I<B*41)f~X*@rU-55Ly5k;31:Z+[?*D:vY_13K6<8M)=-()0I~f0~RLI{*}A1a^-18JgVE9+.-(*<?1513?7,~a/k=3*K7+~2I0TB=*5-JMp-iX~:?BW
8O)<0-N_V~1RC3H5b70Seaf2B~B(RbR51~0/@3/FTD.Rh@->2+Ln*~10(W540~(0r))*U.*;B1ZK~I~0f)51C(qh(/FE.0*@49JT~y*68A>t+N<cD74Fe(V>3J^BBd7An2KaJL5X/}W3~E;E-G:4bB
/RC);*E)@.._D:**3?;K87~)RLBMg[-A4Sw09|652.G1+F,:B~@*X**-/Y1C?+>)>X4:7/+N-1+T=4DVd>_:[L~5:34KZ59cv|.6[/TM.f6I)99/4~M~_(0I?f?+@E0@~.~I/R.b1~8MH:2y^O~I0<
=gl<X41).:/-<<g12n(~=?|++*~PFSF,,~7=O0.7k~.?B9.?e4~~3F;(/(EP^/[3-Q~)+(5wA,^7;;BM7o=c<G,.u>)T.647~DF~~~V5:ESCI.7@5,KA1<G,H~L970[~iIJ<59}L,-F22/*~>B<)D7
NF*=D9D03~1+S?J,~0~:fV-~PK6).SC*4<94,8WN~D)~cY~98,()(BX0^<9~|O,?d,HI1r(6+FLu*P-3-K1Zjg[W.~Cla6K0-~>((0.sNU=Uf:::?@dTA)Z+d~KKS8~21(-JwA~~(aQcOC5t;K23SC
Wk+LHa+4F4~74:~,NS24~uQBV~KN6J*,43H)5=~8HI`,
    weights: `
MMRPRNPPMPMSMQLQQQPPPQMLMQQQNMPPPLQRQPMQQMPMQRQQRQMPPQPTTLRNNQLLRQPNPRPTNQQMQQNRNQNQNMPNPPPMNNNNQNNPNRNQJLMLMQPNLQRQQRMNPQQNMMNMLNKQQMRPMLRQNMRQNNMRRM
QQQNMQNQQQNPQMTMRQSLPNSPQLRNQMPQQLNNQPPRQKQMNLPPMRQQQLQQQNQPRPMMLQPRPMPQQPRNPQLMQMMMNNQNRQMSRRLMMPQNMRMMPMRMPKPPQQMRRTRMRRPMRNQKQNRMMNSPRMPPRQPQMMMPNM
LQMPMNMMPMPSMQLKRQNPNQMQMMPMMSPJMKMNMNMNPMMPQQQRLMPQQQRQQQNRMPPNMQRQPPMMRPPRRPRRMNQKQPMQQNMRMQMNQMNMRSMNTNPMMMNMQMQNSQRLQPQPMNMQNQMKMLLQLSPNQNPLQPNPNN
QMNMPQPNPRQLLQQNNMLRNPNMQQMPPQPSQSRMPPMQMMNPNQMPNPMQQPRNRMQMPLPRPNPLNMPMPMRRKQMNPQRRLMNPPQQPMRRMRQPPMQNPMMSRSMPMNMPPRLQRRPRPQMNRPLPMRQRPNPMMJPPPLMPLQN
MQQRQNPQPMQMNMNLPQPNQMPKNMPPPSMLNPSSPQQKMPMNQPKQQMRQLKQQMNKNPMPQQRRQNRMRNMQPRRKMMJLRLNMRSQPNRNPPQMPNQQMPNRQMNNRPRNSPRMQPPNLPNQPNMNMPQRKMQMNRNRRMMQPPNQ
PNNLLNQQQNQRQNMMQMNLPQPPNMMPPQMNQLPLQRRMNMLQQMQSPQMNMLNPMLMQRMLQMSQPMNNQNNQMRNNMNMRKRMMRNPRRNPPRKRSMPNMQNRNPLRMQKQNNNRKJQQRNNRLQQQMMPPQMLPQQNMMPMMQMPL
NQNNQLNNNNRNNNMMRQRQRQQPQQMPQSLQQQQNMPPPNNMNLNKNPQQNTQRLQNPMMRQLQSQRPRLQNSLPNMQQMNQMRNLRNNPNNRPNMMQJRNNNQQQRLPLQMQNPMQMQPQMNPKRPPJLMPMNRMPLPLMNPLRQKLK
NMMQNPQPNNSQMQNLQQRPNLMQNMNNRPQPMMNQQNLSQMQQJMQQPMQPQPQMLMLMRNRPNQQNQQLNPSMQNMRSMNQPMPPPQRNMPLMQPRKNMMQQQMSMPRQQPLMRMQPPSNNMNQRQPNRNLQPMNRPRQQNLRQRNNM
RLPPQPMPPLNPMMQMPQPRNMMRQPMMLQQQQQLPMQQQQQMSQQPMNRRNMNQMMMRLQMMMPQQMNQPQPLQNMMSMNMNMPMPMMQNRNMSMNPMMNQQMNNQMPNRQQNNLQMQLPNKNQTJNQMMMLMMQPQNNMQQNMNMQNN
PNQLMLPPNNRLQPMRMPKQQNQPMLPMMNPRQMPNQRQRQMQKPQMKMKNLNLQMTMQQSNNMMPPRPSPQQPQMPPQMQNLMQQPLRMMRSSLQPMQQPRNNTNQMQRQMMTNQMMSMQQLPSPQNLRLNSQRPRQQQQQMLRQQMNQ
TMPLQNRKNLQPQNMRNQMPRJQTMLNRMMQLTLLQRMQPMQPMMMRPMQMPLPMQQRPNPPQQPPLQQPQRMMMMNLLMQMMPMPQPPLPMMQPMMNMRLRQMQNRMNQLMPRQMRQPQQQLQNMNQPSNPMSNLQRQLNQRMQLSQRQ
RNQLPRPPMLTMQQKPQQMNMPQMRPMMQQPQMLMLNRRSMQPPMQLQMQNPMNMNNPPPMRPQPQMRMQNQPQQQQRMMMMQPQPRQRMRLMNQLQMSNKMMMQQMPPRPQMMMPPLQMLMMMQRRQNMMQNMQMMPPMMNQQRRPRKM
NQQQPPMKNQRNQNMSQQQQNQMMPMMLNQPNNNNQLNPLPLQRPMNQRQPNPPPRPMMPMQMRQNPNQPLMMPQQQPSQRPRQQMNMMMLQLQMMNQMNQLMPPQQTNNLMNPNNMNRQPNNMMQQMRKNLQNMPLMNQMQPNNQNLQQ
QMPQQNQRQLMNRPNQNNNPQLMPPPRMNPRNNLMMQMPRMMNNPPPMQPKMNQQMMMPQMNLQQRQPRNPSPKQLLPJQRRNRQQLRMLLLQPNNNMQPMNRNPMPTQNRPSPMNMNRPMMPPMQQMMQRPPPMNQRMNQQLQPRLNMM
LRQRQSMNPLLKPNNQMPPQRPSMRNLPRQNKMMLRQQRRQMPLLMLQQSNPPKQPMNPNPQSMNPNSQMQSQPQPMRPQRNMQLQPPNMQQPNNRMQQPQQQNQPMMMPQQQMQMKNMNRPRNMLQQQNMMMMRNNSNNLPSMJQQMRL
SNQKQQMPMPLLNLRRMQPQMKPNQRRPNPNRJPQPMLPQMMQMQNRMQQRNNQNNSNRMNMRQNRQRQPMQLNLRMQQQRQNMPMQMQQPQPLQMRMNMPRNMQQMLTNPQMPLMLLNRQNKRNPMNPQNQLNNQLQPNJPMPPQRRQL
MTPQNNLPPPMSSPRPNQPNMMPLMQQQPQMMMNPPPMQQMNPMLQKMNQQNNMPRLQPNMPQRMQNLQMNPLNNQNPMPMPRPRMQQQSMLKQQQLNRQQQQMJMLNMPNNRNMMPJNSNMQMQMMMQQSPNMPQLQMQLMRQPQPQQN
NMRMNLNNMNLRMQRPRPNPNMRMQMQNQQNPNQNSRMRQMPNMSQMQQMQQMNNMQPRRMNMPMMKTQMMRMMPMPQNNQNLMNMSNPQQRPMPMMLPSNNQQMMQMJNPNMLQMNMNQMQRQTSPQNRQMMLQQMMRPPMQPRTRPQQ
MRQNQLPQRPPQMPRLLLRLQQQMQQPSNQQSQNNQRMNPMPMPMQSMQMLQQMRKPMQLQMLPQTQLLLPPRQLPNQQLMQNPMQRQPPMNQQNQLQNLNQMNPRRMNPPQQPNMQQPMQNNRPPSQRNQMNQQNMMLNQNPPSNMQPM
NNQQQLMQKRNMQQRRPQSRMRMPRKPMRQRLNPMPLMMRLNMNQPSNMNNQNNLRLRPNPNKQPMRPQPLRNNQRMLMRNMQMMMNNKLSQSMNNPNMQQNRMNQRLLRNMRMSMQNQQQPPNQQQNNNMPMQQRMQNRPTNKMNLPRQ
QQLQNLLNQNMMQMPQKMNQNRMNKLQLQQPRRRNQKQPMLRNRNMPMRPPNSNQKQRQNTRNPPMQPPRNLPPNQQPPQMNRQPPQSSPLNPMPNQQLKRRMPMQQQQKLLPKMLMMRLLPNQPMQQMQMPMNSPRQKQPRNRPNMMMN
PPRMQMPRMMMPNRQRRQMLPMRQRMNMNNMNLLRMPQQNNMMMQNPNNQTMMKSNPPLNNQNQPQRNRMLQQQQQNLNRMNMRNMPSMQNMQLLNPSPNKRTPMQQPMMQQMQPPRMQRRQQQMQNPNLQMQPNPPPQRMMRMSLMRMN
QMLTPLMTLRRQSQKLMRKMPQPMNMRNRPRPQRRMQQQNQQMLPRPQPNMQRSMQQPNQMMQPLMRMMLMPRPNRQRPQSQQRNQRMMQQQQQRRNNLNPSMMQSNQMPMLPPQPPRKQRRRPLRQSNMNMNNQNKQNNPNTNRPPRQJ
TQLQNMQRNPRMMQRPLMNQMQRMMKSPMQQSPQMQPLPNQMQPPNNLQKPQQMMMMQPLLSNPMQQSLMPMMLNNRQQNLQQMSQQPQPKQMMMSNLQRQQMMQQPPNRNPQMNMQRQNPMMRMPNQMLSQNQMRQPMMQPLMPRNNRN
QQMPQPMPPPMLNPSMPKNMQMRMRQSNNLMNMLPNRMMRRNQQQPMMQKQLQRMMNNPLPQQQNMMQQPPSPPLTMMMPPPPPQPQNQQLLQQNRRLQLQLPNPNMNMNQKNQNNPPMLKQRMPMRLQQQQPMMRRQNMRPMMLPMQQP
JNLNPPMPMMPRMQKQMMLPQPQQMPRMQMLMMQQPSPQMRMNRSLQPNRKNRQPQJQMQMPRNMRMPPSMPMQPMQQPLPPQLMRRNMQNRKRPMLQQMRNPPLNQQQMRPNSNQRLQNPPPMQKQMNQNPMQPMMMPPQPRMQNPQLR
NPPNQTQQMTPPQRMMPMRRQQMQQQPQRQQPNKNMMRPKQRPMMNQPTPPQNLMMQRMQRRRRMQNNQMRMMRNMNSRPMRPNPQQQPKLMQQRMMRRNPQMJMQMRLPQPMNSRMPMNNPRMMMMMMQQPRQLQSMMNQRQMQQPLPQ
QQPNMMQPMNPPPPSNKPQMSNKQMQMLMMNNQRMQNQNNQPRMMMNMQKLNMLQLQNMQPSPQQPQPPQPNQNPNRTPNPRNPPRNQNQKNQNMQQMMPPRPQQQMTPNNSMRQPQPQPRMMRPMSMLNPMNLLMMNNPPPPNNQRNNS
QNQMPMRQQRMMRRRMNQQQPRQPNQNQPMLMNMQMNMQMNPNNNPRNKQSMNRRNPPMRQQRNLKRQQRRPNRQPMNMNNRQPPMPMNNPPSPPMPMMNPQNNKQQNQNNMLNMPSPRRRPKPRMQQNMMLPRNNQQQQNPMMQNPNLQ
PQNQRRRMQPTPRNPQRPQNPQQQNPPNPQQQPLQLPPPLQRPKNPPQQPLMMPMMQNNMNTPMNMPQPPNPPRRMQPQNNPPSPPMQMNLPMPPQNQMLRPMQMPMQMMQTNRMNLQNMMMPLMNPPLPQNQMMNPQMPQQPLPNQPRM
RMMMQQQRQPPMQQMQQQKPRLMQQLMNNMLQLRRQLPRLPQRQSNPQPMNLSSNNSLPQQPMPQRMNMQPPMKMQSRRMKMQQQLMPQMNSQLNPRPQMMQQNQMNMKNRQNQRQQMRQQNMMMQRQPMMNNLQMJNQPNQLQPNQLQP
NQMMQPMRPQQLNMNRNPNQNQMNQRPNNRMPLMNSLPKRQNNNQNQPPMMLQLMQNQQNPQPNLPNNPRLQPMNQQNPRLMQNNPQMPQMNQQPLPMNPRQQNPSJPQMKNRNNNNQRQQQMNRPPRPPQQNPTQQQRRQLPQQMLMNM
MMRRNLNMPQNNSMQMNKQPPMPLQLPNMNQNKRSLNQNQMLLNMQQRMQMNMPNQPNRNNQMMLRNPQLQLQQQQNQRNMMPQLMPMQPNRNLNRPRSMLNMQNPKMMMNPQQRPNQNLLLPRNPMQQNMMPMLMLQMRMNRPQLPRMR
QMLQMQRMNQPQQNQNPQPRNPPPPLNQMNNNRRSPMPPMNNRMPRQMNPSQMNNMMPMMPPPQLRRRQRQPTPRMLQQMMPMPQMLMRMMMMMQPQQPRNMMLNPQQQMNPMTQRMMRNQMMRMQPQRMQNPMNMRMNPPNMKLLSQMQ
QNQPPLRMNMMNNQQQKNLSRPMPNPNNQMLLMRMNNPPPRRLQRMRQNMMSRQRMQPNPPRQQLRMMPQPMMNPKPPQMRNPPLQQMQMRQLPQNNQLPNMQNRQMLQLLPNMPQQMMQRQMPQLQRMPPSNRQQPQQMMPMNLLPQSL
NQRMLQQNRMLMMMQNMMTQQSMLQMLMSPPQMQTPRPPRRKRMMRMMLMMRQRQQQPKPNMMNQQMRRQQPMQMMNPQMRQQMPPQQSQQQLPRRQQQRNMQQQQMQMQPNPPLRPPPNMQQMPLPQLQQNMPMRNNPNQKTQPNQQRQ
MMRMPMPPQNRSMMQPMQMNNNPQRNLMQLMNPNNQRNRMMQNMQMMKNSMMMMPLMMNQQRPRRMMQNQMNMPKNQQNNPNPNNPMNRRRMPMPMMMQNMLNQNRPPMPMPPPNQNPNQQQLQMMRNQQPPNMLQRLLQPMLNQMLTQP
LQLQMQLQMQRNPMNMSMNKQNMMPRPLNNRQPPMPMPPNPQNNNMPNLMPQNLLNQQMNNMLRRNPPQRMNPPMQMLQNPQMRQMLMRQNRQQMMMPMQNPPPPNQRSNQSPNMQPPNQMRMQMRPSNMNNSNPMMMRRQLNQMQNNRP
MRMPRQRQMQPMNLNPNQSRNNMMLRQRMMNRQMPPPQNMMMNMLMPNNRQNQNPQNMQRMNQMMMPQNPKNLPNMQRQLKNMNMMPLMMQLQRPLMMPQQQNMMNPQNQMPNRMPQPPMRPLQPPPSMMPMRQQPMMRNMMPQLNMPQQ
MQRMRRQLRMRQQRMMLMPQMMMQMPMLQQMMQTMQQQQPMLRQLPLMRMPPLLQQMTQRSPNPPLLLQLLPMNLMRPQQPPNPRLQSMMMMSNMNRLRNPRPQPMQMPMNMRLPQQMQMNLMQPMNRPRRPLNLQRLLQPPNMNMQLQM
NRRNMQQPLRMRLPRPNQQQMMRLMMRPLQLLQLMMQQNQRPQQPQQNNKLMSNRMQMPMPNQQPPTNPPQQQNQNRRNPNLPMLSNLMQMPNPNNMLKRMQMLPPQLMRNLNPNQMNQRMPQNMSNNPMNMNLQPQPQPMRQLQLQQMQ
PMQPPPLQLQQPQPMRQNRQKNLQRPNPMNKSQRQQRQSNQPPNMMRRMMLQLNRMRNPMLMNLMMRQRPPQMQRQQPNPQRLNPPRRRQNNQQNQPRMMPNMNNRRRPPMMMQNNLQLPMNRPMQMMNMSMPMQNLRPMPMPQQSNRLQ
SNNRMLNNPQMNNLQRQQPMPPQNQMQMRMQPMQKRMRMQNMRLRQMNNPMKPQQPTQQMTQNQQRNJPMPMRQMLRRMLPPRPNSNPNQMMQPMMPNRQQRPQPNMRPKRNQMQLMMMNMQPQMQQMRPPNNRPMQRQLQRPLLRPQRP
RQLQQQQNRRQNQPPPLLMMLQPNQPQNNMRPPNMNQTNPQRNQRLMMQRLLLQQTQPPQLQNRSQQNRQPQPLKPLNPPPPMNSQRPQMQPMNQQRPQRPNNPJQRPPQNQLQMLPPMQRQQRMMMMNRPNQMMLTNMLKNNNQPLQNR
PMJRPLQPLMPPLMMQNMQTQMQNNKNQPQQQQNPQRNPRQNLMMPRNLNNLNPPNQMSQRNMLQPPQLLMNMJNPMPMLMLMRMLPLMRMLNQRNMMLQQMRQMRSNQQMRQQQPQPQPQRNLPKQMNMMQNMPNLQNQPNMQMMRPRL
MNQRPQPMPNRPNMMNMMMLRNQQNQMRNMLRKQPPQRRPPQRNQQMKNNJLNMQPQPNPMNNMQRNQLMMQRNRMQNRNQPNPQSQQMQLQQNNNMNMQMLMQKNSPLPNLQQMRRQQRNMLLQMQMMNRPRNQRPQQPQQKPQPRSLP
QNRPPRPRQPQLNPQMRLLMNQPMKQLQNNQLPQQPQQPMMRNPPNPNLJPKQQSLQMNMQLQMPRQRPQMQQRPNNMQQRMNMQPQMMQNMTNRNQQPQNQQQQKPRLMPRQQPRPMLQRRMNLLQNSPQNLSLSMRQQLQPPMNLMMM
MPQPMPPMNLLSNMMNLNNLNNPRRNLRMNNMRMNMQMSMPPQPMPMPNMNMPMMQMPMQQQPPRQNMNSMQMRNNMRQQQNSQQMPPQMRQRQRNSRNRQMPQPQMNNQMQPPMQPQSPRPPMQPNMMPPNMNPPMLLLSMQMKMRKQM
LPPPRPPLQPNMPRNPSQNPMLQPLQPNPNNNMNRQQPQQPQQRQNPLNPPQPMLNQPMMMLRMQMQMNPMMLQPNLNPLRSPQQKNNQPNRMQQLSPQRQMLQQNNMSNLQMQMMQQRRMQPNQLPMPRMQRNQPPRQMPMPPNQMRQN
QQPPNQNTRKQMMMRLNQMRPSRRRLMNQQNRRNLPLRSNQRRRRPQRLNRPKQRPPMRMMNLQNMPMSQQLQMSRRRQNQMQLLQMMNNNNQLPMPLQQMNNQMPMQPNMPQRQQQMMSPLSMKQPPPPQLNNRLQPPMQMRTQQLRPR
MLKPNKMMQQNPPSLRLNPMMRMMPRNPLMNMPTQMPNJPMPQQRLQMPLPPMMPMMQMLPMQRLPJPPPRLMMMNQMNNNQNRRQKLPPQPMQMRMPRNQPMNRQSMSNNNPQNRMSNQRNPMMPQNNMQSLQRQQPQPPPMQNMRRKQ
QQLPPQMPPPPRMRQMRPQRKLMPSPLPPQPQNSRMPNQQRSNQSMPMRMRLPLQMMMJNMNQRNRRMQQNPNQPPMQMNQNNPNQSMNQLQKPNQQQMQMRQPQLSMMQQNRMPPPQQMRMQPMRPRLSQMPNQNQNNNNMKRQMMQMN
QJLRPMQLRLLMQNQPQMLMMMQPLQNNNQLPNQPPNMNLRMQQMPPQPPNNNQNPQPLQPMQQNQLMLRNMKNMKQRRMPKQRPRPLLQPMQRQQPMQLLPQQPLNMNQNQMNMQPNMPPQ`,
}

export const kindWeights: Readonly<Record<string, Packed & { readonly bias: number }>> = {
  despair: {
    bias: -0.423,
    steps: `
~~~U~~@~~~~~~~~~~o~~~~K~~~~~~~~~~~~~~:~~~~~~~~~~~4~~2e~~~~~~~~~~+~~~~~~~~a~~~~~~~1~~~3~~~6~~~~~~~~~~~~~~~~^~~~~~j~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~C~~~~~~
~~~~~~~~~~~~~~~~~v~~~~~~~~~~J~~~~~3~;~~~~~~7~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~y~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g~7
~~~~~~~~5~~~~~~~~~~~~~~~~~~~~~~~~~~~Gn~~~t~~~~~~~~~~~~3~~x~~J~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~h~~~~<~5~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~.~~~~~~~~~K
~~~~~~~~~~~~~~~~~~~~~~~u~~~~2~~~~~~~~:~~~~~~~g~~~~~~~~~~~~~~~~~~~~)~~~~~~~~~~~@~~~~d~~2~~~~~~~c~~~~~~~~~~~~~~~~~~~~~~~~^~~~~(~~~~~~~~~~~~~E~~~~*~~~~~~
~~~~~~;~~~~~~~~~~,~~~~~~~~~~~~V~~~~~~~~~T~~~~~~~~~~~~~~~~~~~~~T~~~7~~~~6~~~~~~~~~~~~~~~~~N~~~~~~~~~~~~~~~~~8}~~~~w~~~~~~~~@~~~~~~~i~~~I~~~~~~~~~~~~~~1
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~E~~~~~~~~~~~D~~~~~~~~~~~~~~~~~~~7~~~~~~~~~=~~~~t~~~~~~~~~~~~~~~~~~~~~~~~~~~~~U~~~w~~~~~~~~~~~~~~~~~~~~~~~z~~~~~W
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~2~~~D~~~~~(~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~I~~t~~~~~~~~~~~e~~~~~~~
~~~~~~~~~~~~~~~~O~~~~~~~~~c~~~~~~~~~~~~~~~~~~T~8~~~~~~~~~~~~~~~~~N~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~B~~~~~~~~~~~~~~~~~~~~~~~~~~~~q~~~~~~~~~~~9~~a~~~~~
~~~~~~~u~~~~~~~~~~~~~e~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~/~~~~~~~~].~~~~~~~~~X~~~~~~~]~~~~~~~~W~s~~~n~~~~~~~~~~~~~~~~~~~~~3~~~~~~~~~~~~
~~~~~~~~t~~~~~~4~~~~~~~7~~~~~~~~~~~~~~~~~~z~~~~~~~~~~~~~~1~~~~~9~~~~~~~]~k~~~~~~~~B~~~0~~~~~~~~~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~7~P~~~~F~~~~
~~~~~~~~~~~~~~~~~~~~~~{~~~~~~~~~~~~~~~~~~~c~~~~~~~~~~~~~~~~~E~~~~~~~~~~~~~~~~~~~~~~~~:~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~o~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~7~~~~~~~~~-)~~~~~:9~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~C~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~~~~~~~~~~~~~~~~~.~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~?y~~~~~~~~~~~~~~Z~~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~z~~~~~~~~O~~~~~~~~~~~;~~~~~~~~t~~~~~~~~-~~~S~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~:~~~~~~~~~~~~~~~~~~o~~~~~~K~z~~~~~~~~~~~~~~~~~~F8
~~~E~~~~~aw~~~0~~~~~~~~~~~~~y~~c~]I~~~~~~w~~~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~N~h~~~~~~~~~~l~~~~~~~~M~~n~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~*L~~~~~~~~~Kf~~
(~~~c~S~~~~~~~~~~~~~~~~~2~~~~~~~~~~~o~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~n~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~*~~~~~~6~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
t~LM~~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~~~~~~~~~~~~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~uO~~~~~~~~~~~~~~~~~~~~~~E~~~~~~~~~5~~~~~(~~~~~S~~~~~~~~~~~~~
~~,~~~~~~_~_~~~~|W~~J~~~m~~~~~~~~~~~~~x~~~~~~~~~~~x~D~~.~~~~~~~~c~~~~~~~~~~~K~~~~~~~~~~~J~~~~~~~~~~O~~~~~~~~~U~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~Z~~~~0~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~O~~~~7~~~~~~~~~~~~~<~~~~+~~~~~~~~~~~~~~~~~~~?~~~~~~~~~~~~~~~~~_~e~
~~~o~~~~~~~~~~~~~~~~~~E~~~~~~~~~~h~~~~~~~~~~~~~~~~~~o~~~~~~C~~~~~~~~~~~~~~~~~k~~~~~~~~~~~~~~~~~~~~~~~9~~~~k~~~~~~+~~~~~~~~C~~~~~~~~~~~~~~~~^0~2~~~~~~~
~~~~~~~~~~~Q~~~~~~~~~~~~S~~~M~~~~~~~~~~~~~~~W~~~~~~~~~~~~~~~~~~~~D~~,~~~~~~L~~~~~~s~~~~~~~~~~~~~~~~~~~~~~~~e~~~~~~~|~E~~~~~~~~~~~~~E~~~~~~~~~~~~~~~~m~
~~~~~~~~w~~~~~~~~~~~~~A~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~)`,
    weights: `
PRNJMPMNQPRKLQMNNSSSMQMQQNMMNMMLLSTSNLPLMMMMNQQMKLRPPSQQQMQSKPRNQNPNKQRMMMLMQRQQNPRPLLTNLPQMNMPQMLPNMQPQMRNQLNPMLMNJQMPRRJMRPQQNQPRLQKSNNSPQMPPQQMMMMQ
RLPLNQQJMNMQPNRKNQRNNPRPNJQQMQMNPPLNNNQKRLNNLNPSSRLNPMRMRNLQRRRMPRMNLRLPNNRNMQQPLMKMMMNRMPQ`,
  },
  selfHarm: {
    bias: -1.720,
    steps: `
~~~~~~~~~~~~~~~~b~~~~K~~~~~~~~~~~~~Fq~~~~~ZD~~~i~~~W~~~~~~~~~~~~~~~~~~~K~~~~~~~~~~=~~~6~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~B~~~~~~~~~D~X~~~~~~~~ow~~~~9~;~~~~~~7~~~~~~~~~~~v~~~~~~~~~~~T~~~~~~~~~~~~~~~~~~~~~~~~~~~Q~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~~
~~~~~7~~~~~~~~~~~~~~~~~~~~~~l~~~~Xn~~~t~~~~~~~~~~~~3~~~~~E~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~}~5~~~~~~~~~~~~~~~~U~~~~~~~~~~~~~~~~~T~~~~~~~~~K~~~~
~~~~~~~~o~~~~~~~~~~~~~~~8~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|~~~~~~~~~~~~~~~~~~~~~~~~~n~~~~~~~~~t~~~~~~~~~~~~~~~~~~i~~~~~~~~~,~~~~@~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~FB8~~~~~~~~~~~~~~~~~~~~~~~~~R~~~~~V~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~*~~~~~~~~~~~~~~:~~~~~~~~~~~5~~~~~~~w~~~~~~~~~~~~~~~~~~
~~_~~~~~~~~~~~~~~v~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~n~~~~~~c~~~~~~~~~=~~~~t~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~W~~~~~~~~~~~~~~~~~~~~~~~~~~H~~~3~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~2~~~~~~~~~~~~~~~~~~~~~~~~~~~<~~~~~~~~~~Y~~~~~~~~~~~~~~~~~~~~h~~~~~~~~~~~~~~~~~~~~~~~~~v~~~~~~~~~~~~3~~~~~~~~~~~e~~~~~~~~~~~~~~~~~~~
~~~~O~~~~~~~~~~~~~~~~~~~~d~~~~~~~~f~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~k~~~~~~~~~~~~~~~~~~~~~~~~~~~~q~~~~~~~~~~~~~s~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~P~~~~~~~~b~~~~~~~~~~p~~~~~~~~~~X~~~~~~~~~~~~~~~~~~JQ~~~~~~~~~~~~~5~~T~~~~~d~~~~~~~~~~~~~~~~~~~~~3~~~~~~~~~~~~~~~1@~~~~~O~~~~
~~~~~~~T~~~~~~_~~~~~~~~~~~~~~~~~~M~~~~~~~~~~~~~~~~~B~~~~~A~~~~f~_~~~f~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~m2~~~~~~~~~~~/~~~~~~[~~~~~~~~~~~~~~~~~
~~~~~~~f~~~~~~~~~~~~~~~~~~Y~~~~~+~~~~~~~~~~~~~I~~~~~~~N~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~vO~~}~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~M~~~~~~~~~~~~~~~~~~~~~~I~
X~~~~~~~~~~~~+~~~~~:~~~~~~~~~~~~~~~~~~~~~~c~~~=~~~~~-~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~^~~~~~~~~~~~~~~~~P~~~~~~~~)~~~~~~~3~~~~~~~~~~~~~~ar~~~~~~~~~~~~~~~~
~~~~~~~~~~d~~~~~~~~~~~~~~Z~~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~~~~~~~U~~~~~~~~~~~~~~~~~~~~~~~~~~~~^~~~~~~~~2~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~;~
~~~~~~P~~~~sE~~~~~~~~~~~~~~~~~~~e~~~~~{~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g~T1~~~?~u~~~~~~~~~~~~~~~~~~~~~~~~|~~~~~~~E~*~~~~~~~~~~~~~~~O~~~~~dh:~~~~~Lw
~~~~~~~~~~~~~~~~~,~~cY~L~~~~~~w~~~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~0~~~E~h~~~~~~~~K~~~~~~~~~~~~~^~~~~~@~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~Zf~~(~~~~~~~~~~
~~~~~~~~~~~~~~~~~~;~~~~~~~~~~~~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~~~~~~~f~~~~~~~~~~~~C~~~~~~~~~~~~-~~~~~z~~~~~~~~~~~~~T~~~~~~~~R~9~~~~~~~~~~~~m~LM~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~f~~~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~~KO~~~~~~j~~~~~~~~d~~~az~~<~~~Y~~~~~~~~~~X~~~~~S~~~~~~~~~~~~~~~,~~~~~~_~
_~~~~~~~~~~~k~~~~~~~~~~~~~~~~~~~~~~~~~s~~~K~~~~~~~~~~~~~~~~~~~~1~~~~~~~~1~~~~~~~~~~~~~j~~~~~~~~~~~~G~~~~~~~~~~<~~~~~~~~~~~~~~~~~~F~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~z~~~~~~~~~~~~~~~~~~~~~~~~~~+~~~~~~~~~~~~~N~~~~7~~~~~E~~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~i~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~o~~~~~~~~~~~~~~~~~~o~~~~~~C~~~~~~~~~~~~~~~~~k~~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~^~;~~]~~~~~~~~~~~~~~~r~~~~~
~~~~~~~S~~~M~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~6~g~WP~~~~~~L~L~o~~~~~~~~~~~~~~~~~~~~~~~R~~~~~~~~~~~~u~<~~~~~~~~~~~M~u~~~~~~~~~~~~~~~~~~~}~~~~~~g~~~~~~~
~~~~~~A~~~~~~~~~~7~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~o~~~~~~~~~~~~~~~|`,
    weights: `
NRNPMPRJNRPMPMLPNMPNMNRNMNMPPPMMSNNPQQQMQPPTMRNNMPMNNSMNPMMQSQMNNRPLMRMMPNKPQQMPNMMQPPRRMRMQNLNNNNQMMQRQQPQMNPPPTKMQNMMMNLRNNPPMNMPLMMNNNRPSNRNNPMTPQL
LLQQMNPNPMPMMMMMQQPNQPRLNPNSSPRRQQPNRNQMMNMNQNRMRPNSPNLNQNNMQTPQMRQPNMMPMRSQMQPNPNNPMNP`,
  },
  violence: {
    bias: -1.981,
    steps: `
~~~~~p~~~~~~~~~~~~~~~=~~~C~~~~~~~~~~t~~~~~~~~~~~~~?~~~~~~~~~~~~~~~K~~~~~~~~~~~~~~=~~~6~~~~~~~~~~~~~~~~~~~~~~~y~~G~~~~~~~~L~~~~~~~~~~~~~~~~~{~~~~~~~~~~
~~~~~~~~~~~~~v~~~~~~~~~~J~~~~~~G~~2~~~~~~~~~~~~~~~{~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~*~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~o~~~~~~
~~~E~~~~~~~~~~~~~~~~~~~~~~l~~~~X~~~~~~~~~~~~~~~~~~~l~~J~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~h~~~~<~5~~~~~~~r~~~~~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~h~~Y~1~~~~~~~~~~~~~~~z~~~~W~~~~~~~~~~~~~~~M~~~~~~~~~~~~~~~}~~~~~~~~~~~~~~~~~~~e~~~~~~~~~q~~~~~6~~L~?~~~~~~~~~~~~~~~~~H~~~~~~~~~~~~;~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~~~~~{~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~H~~~~~~~~~~~~~~~~~~~~~~~2~~~~~~~~~~~~E~~~~~~~0~~~~k~~~3~~~~~~~~~~~~~~~~~~
~~~~~~~~~~v~~~~~~~~~~~~~~~]~~~~~~~~~~~D~~~~~~~~~~~~Q~~~~~~~~~~~~~~~y~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~C~~K~~~3~~~~~~~~~~~.
~~~~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~~~~~e~~~~~~~~~~Y~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~d~~~~,~~~~~~8~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~~~~~~~~{~~~~~~~~~~~~~~~~~~~~~~~~D~{~~~~~~~~~~~~~~~~~~~~~~~~~~s~g~~~~~~~~~O~~a~~~~~~~~~~~~~~~~~~~
~~~~~~~[~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~L~~~~~~~y~~~~~~x~~~^1~~~~~~~~]~~~~~~~8~~VI~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~L~~g~~
~~~~~~~~~~~~~~~~~~~~~~~~m~~~~~~~~~~~~~~~~s~~~~~~~~~~~~p~~~~f~_~~~~~~o~~~~~~~~~~~x~~~~~~A~~~~~~~~~~~~~~~~~~~~(~~W~~~~~~~3W~x~L~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~D~~~~~~~~~~~~~~~~~~Y~~~~~~~~~~~O~~~~~~~~~~h~~~~~~~~~~~~~~~~~~~~M~~~~~~~~~~~~~~~~~~4O~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~M~,~~~~~~~~~~~*~~~~~~~~~~~
t~~y~~~~~~~~~~~~~~B9~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~m~~~~~V~~~~~~~~~~~a~~~~~~~~~~~~~~~~~~|~~~~~~~~~~~~~~~~~~~~~~~~~~.~~~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~uj~~~~~~~~~~~a~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~_~~~~~~~~~~~~~~~~~~~)~~~~~~~~~~~~~~~~T~~~W~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~h~~~~~;~~~~~~~~O~~~~~~~~~~~;~~S~~~~~~F~~~~~~~~-~~~S~~~~8~~~~~~~~~~~~~~~~~~V~~~~~~~~~~~N~~~~~~~~~~~~~~~~~~o~~~.~~~D~~~~~~~~~~~~~~~~~~~~T~~~~~~~~~)UG~
~~~~~~~~~~~~~~~Fc~~c~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~~~~~~~~~~~~~N~h~~~~~5~~~=~~~~~~~~~~n~~n~~~~~@~~~~~~~~~~~~~~~~~~~~~~~~~~~6~~~~~~~~~K~~g~~~c~~~~~~~~
~~~~~~~~~~_~~~~~t~~~~~x~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~@~~~~~~~~K~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~*~~~~~~~~~~~~~~~~~o~~~~;~~~~~~~~~~~~~}~t~~~~~~~~~~
~~~~~~~~~~~~~O~C~~~~~~~~~~~~~~~~~~~~~~~~~~v~~~~~~~~~~~w~~~~~~~~~~~~~~~~~~~~~~M~~~~~~~~~~~~~~~~~~~3z~~~~~p~~~~~~~~~~~~f~~~G~~~~~~~~~~~~~~~~~d~~~~~~~~~~
_W~~~~~~:~~~~~~~~~~~~~x~~~~~~~~~~~x~~~K~~~~~~M~~;~~~~~~~~~~~K~~~~~~~~1~~~@~~~~~~~~~~~~~~~~~~~~~~q~~~~N~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~7~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~-~~~~~~~~~~~~~~~~~~~~~~9~~~~7~~~~~~~~~~~~~~~~~@~~~~~~~~~~~~~~~~~~~?~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~V~~~~~~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~C~~~~~~~~~~~~~~~~~k~~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~m0~~~~~~~~~~~~~~~~~~~]~~~~~~~
~~~~~S~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~xP~~~~~~~s~o~~~Z~~~~~~~~~S~~~~~~~~~~G~~~~m~~~~~~~|0~<~~~~~~~~~~~~~E~~~~~~~~~~~~~~~~m~~~7~~~~~~g~~~~~~~~~
~~~~A~~~~~~y~~~;P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~D~~~~~~~~9~~~~~~~j`,
    weights: `
NNMSLRQTQQNRLQNRNPQNQQNLMSNJMLMMNNNRTLNPSMNNNQQTNNQRMSNNPMQPNRPLQQMNQLNMMNQNQTRMNKMSMNMMQPQPQMPQQMRMSQNQMQNRQMMPMLLNPPNRQMQLRMPPNNRPRMMMRQJNQMMPKQPNQN
MNQQPMPQRRNLPPRNNNRQSQMPNSMMNQRQQMNLPNNQPLNLQRMMQQMQNQQQQNNQNNMNKPKLMSMNQMLQMNMRRRQP`,
  },
  childAbuse: {
    bias: -1.605,
    steps: `
~~~~~~~~~~~~~~~~~~~~~0~~~C~~~~~~y~~~.q~~~~~~~~~~~~~?~~~~~~~~~~i~~~~a~~~}~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~H~~~~~~~~~~n~~~~~~~~~~~~~~~~~{~~~~~~~~~~~
~~~~~~~~~~~~v~~~~~~~~~~J~~~~~~G~~~~<~x~~~~~~~~~~~v~~~~~~~~~~~T~~~~~~~~~~~~~~~~~~~~~~~~~~~Q~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g~~~~~~~
~~E~~~~~~~~~~~~~~~~~~~~~~~~~~~Gn~~~~~~~~~~~~~~~~*~~x~~J~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~*~~~~~~~~b~~@~~~~~~~~~~~~~~vB~~~~~~~~~~~~~~~~
)~~~~~~~~~~~~~~~~~~~~~~~~~~~~~a~~~~~~~g~~~~~~~~~~~~~~~~~~~~~R~8~~~~~~~~~~~~~~~~~~~~~~~2~~~~~~~~~t~~~~~~~~~q~~~~~~~[~~~~~~~~~~~~~~^~~~~*~~~~~~~~~~~~;~~
=~~~~~~~l~~~~~~~~~~~~*~~~~~~~~~~,~~~~~~~~~~~~~~~~~~~~~T~~~7~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~j~~~~~~~~@~~~~~~~~~~~5~~~~~~~~~~~~~v~~~~~~~~~~~
~~~~~~~~>~~~_~~~~~~~~~~~~~~~]~~~~~~~~~~~~~~~~~~~~~~~p~~~~~~c~~~~~~~~~=~~~~t~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~(~~~~~~~~~~~
.~~~~~~~~~~~~~~~~~~~~+~~~~~~~~~~~~~~~~~~~~~~~~~~~<~~~~~9~~~~~~~~~~~~~~~~~~~~~~~~~~2~~~~~Q~~~~~~~~~~~~~~~~~~~~J~~~~~~~~~<~~t~~~~~~~~~4~~~~~~~~~~~~~~~~Q
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~K~~~~~~~~~{~~~~~~~~~~~~~~~~~~~~~~~~D~{~~~~~~~~~~~~~~~~t~~~~~~~~~|~~~~~~~~~~~9~~a~~~~~~~~~~~~~~
~~~~~~~~~~~~[~~~~~~~~~~~~~~~~~~~r~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~:~~~~~~~~]~~~~~~~~~~5~~~~~~~~~~~~~~~d~~~~~d~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~:~~~~~~~~~~m~
~~~~~4~~~~~~~~~~~~~~~~~~~~~~~H~~i~~~~v~~~~~~~~~8~~~~~9~~B~~~~~~~~~~*~~~~~~~~~~~~~~~~~~~~K~~~~~~~~~~~~~~~~~~~~~~~~~~~~i~~~~~~~>~~~~~~~~~~W~~~~~~~~~~~~~
~~~~~~~~~~~f~~~~~~~~~~~~~~~~~~Y~~~~~~~~~~~O~~~~~~~~~~h~~~~~~~~~~~~~~]~~~~~~~~~~~~~~~~~~~~~~~~M~~}~~~~~~~~~~~~~~~~~~~~~~~~~8~~~~~~<~~~~~~~~~~~~~~~~~~~~
~~~|~~~~~~~~~~~~+~~~~~:9~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~C~1~~~~L~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~_~~~~~~~~~~~~~~~~~~~~~~~~~~.~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~p~~~~~~~~~~~~L~~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~2~~~~~~~~~_~~~~~~~~~~~~~~T~~~~~~~~
~~-~~~~~~~P~~~~~;~~~~~~~~O~~~~~~~~~~~~~~~~~~~~2~~~~~~~~-~~~S~~~~8~~~~~~~~~~~~~~~~~)~~~~~~~~~~~~}~~~~~~~~~~~~~~~~~~~~~d~~~V~z~~~~~~~~~~~~~~~~~~F~~mh~~~
~~aUG~~~~~~~~~~~~~~~~~,~~cY~/D~~~~~~~~~~~~~~~~~~/~~~~~~~~~~~~~~~~~~~~7~~~E~h~~~~~~~~K~~~~~~~~~~n~~~~~~~~1~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ZP;~~(~~~
~~9~~~~~~~~~~~~~~~~~~~~~~~~~~~~z~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~H~~~~~~~~~~~~~~~~~~~~i~~~~~~~~~~~~~~~~~~*~~~~~~6~~~~G~~~~~~~~~~~P~~S~~~~~~~~~~~Q~t
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~Ph~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~HO~~~~~A~~~~~~~~~~~~~o~~~9~~~~~~~~~~~~~~6~~~~~~~~~~~~~t~~~~~~~~~
~~~~D~~~~~~^~~|~~~m~~~~~~~~~~~~~~~~~~~~~~~~~s~~~K~~~~~~w~i~~~~~~~~~~~~~~~~~~~U~~~@~~~~~~~~~~O~~~~~~~~~U~~o~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~~~~~~~~?~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~,[~~~~?~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~Fq~~~~7~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~~~~~F~~~~~~~~
~~~~~~~~~~~~~~~7~~~~~~~~~~h~~~~~~~~~~~~~~~~~~o~~~~~~C~~~~~~~~~~~~~~~~~k~~~~~~~~~~~~~~~~~~~~~~~9~~~~k~~~~~T~~~~~V~~~~~~~~~~~~~~~~L~~~Y~2~~~~~~~~~~~~~~~
~~~Q~~~~~~~~~~~~~~~{~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~PP~~~~~~~s~o~~~Z~~~~~~~~~~~~~~~~~~~~~~~~~~~~~,~~~^0~~+~~~~~~~~~~~~V~~~~~_~~~~~~~~~~~4~~~~~~~~
~w~~~~~~~~~~~~~~~~~~~~~~~Q~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~n`,
    weights: `
MPRQNMPMNMNNRPMNRQNPNNPMPPRTQQPPLNQQNMMQPLNLNNPNNNPNPSNNQLQPNPNQNNNNRRMPNPNNMNMLPNNNNQNQNNPNQPSQMNNSPQNPQNQNMPMMNLMPPMMQNPPQMMPNNQNNMMPNMQTQPNMMMPTMNP
QNRQNNNLPLPPMQMPNMPNPQNRPPMNNQQPMNQNNNMTPNMQNQQQQNPPPNNMMMPNQNPNNQPPMNPNQMNNMPPNNQQPMNP`,
  },
  overdose: {
    bias: -1.063,
    steps: `
~~~~~pG~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~n~~~~?~~~~~~~~~~+~~~~~~~~~~~~~~~~~~~S~~X~~~~~~~~~~~~~~=~~~~~~~~~~~~~~~~~~~~R~~~~~~~~~~~~~~~~~~~~~~~~D~~~~
~~~~8~~~~~~~~~~w~n~~~~~~~x~~~~~M~~~~<~p/~~~~~~~~~~9~d~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~?~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~~~~~~~~
~~~~R~~~~~~~~~~~~~~~~~~~~~~l~~~~X~~~~~~~~~~~~~~~~q~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~f~~~~~~~~~]~~~~~~~~~*~~~~~~~~~~~~~~~~~~~~~~~~~t~~~~~~~~~h~~~~~~~
~~~~~~~~~~~~~~r~~~~~~5~~~~~~~~~~~~~~~z~~~~W~~~~~~~~~~~~~~~~~~~~~~~~~~h~~~~~~o~~~~~~~~~~~~~~~~~X~~~~~~~~~q~~~~~6~~~~~~~~~~~~k~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~7~~~~~~~~~T~~~~~~~~~~~~~~~~~~~~~~~~f~~~~~~~~~~~~~~~~~~~~~^~~~~~~~~~~~~~~~~~~G~~~~h~~~~~~~~*~~~~B~~~~~~~~~~~t~~~~~~~~~2~~~~~~~~~~~~~~~
~~~~>~~~~~~~~~~R~~~~~~~~~~~~~~~~~~~~1~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~D~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~T~~K~~~3~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~0~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~p~~~~~~~~~~~~~~~~8~~~~~~~~~<~k~~~~~~~~~~=~~~~~~~~~~~~~~~~Q~~~~~~
~~~~~~~~~~~~~:~~~~~~~~~~~(~~~~~~~~f~~~S~~~~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~6~g~~~~~~~~~~~~3~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~U~~~~~~)~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~)1~~~~~~~~~~~~~~~o~~~~~~~~~~/~~~~~~~~~~M~~~n~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~j~
~~J~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~~~~~~~~~~~~~~~~z~~~~~~~~~~0~~~0~~~~~~~~+~~~~~~~~~~8~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~;~~~~~m~~<~~~~~~~~~~~~~~~~
~~~~~~~~f~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~-~~~~~~~~~~~~~~L~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~v~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|~
~~~~~~~~~~~+~~~~~:~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~3~~~~~~~~~~~~~~~~0~~~~~~~~~~~~~J~~~~~W~~~~~~~~~~~~~~~~~~~~~~~~~~.c~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~~~~~~~U~~~~~~~~~~~~~~~~~~~~~~~~~~~~^~~~~~~~~2~~~~~~~~I~~~~~~~~~~r~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~c~~~~~~~~~~~~~~~~~~~~~~~~~c~~~~~~~~~~~~~~R~~~~~~~~~~~~~~~~~~~~~:~T~~~~~~~~~~~N~~m~~~~~~~~~~~~~~~~)~~~~~~~~~~~~~~~~~~~~~~~~~~~~~Wh~~~~~*]w~~~0~
~~~~~~~~~~~~y~~~?~/D~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~H~~~~~~~~K~~~~~~~~~~~~X~,~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~H~~<~~~c~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~H~~~~~~~~~~~~~n~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~F~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~P~~~X~LM~~~~~~~~~~~~~~:
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~Q~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~S~~~~~~~~~~~~~~~~~~~~~~v~~~~~~~~~~~~~~~,~~^~~~~(~_~~~~~~~{~
~~~~~~~~~~~0~~~~~^T~~~~~~M~~~~f:~~~~~~~~~~~~1~~~~~~~~~~~~~s~~~~~a~~~~~~~~~~~~~j~~~~~~~~~U~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~M~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~z~~~~?~5~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~8~~~~~~~~~~~~~~~~~~@~~~~~~~~~~~~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~~F~~~~0~~~~~~~~~;~~~~~~~~
~~~~~~~~~~~~Y~~~~~~~~~~~~~~~~~~o~~~~~~C~~~~~~~~~~~~~~~~~k~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~G~~~~~~~~~~~~~4~~~P~;~~~y~~~~~~~~~~~~~~~~~~~~~~~~~~
~-6~~~~~~~~~~~~~~~~~~p~~~~~~~~~~~~G~~~~~~~~~~)~~~~~~~s~o~~~~~^~~~~~~~~~~~~~~~~~r~~~~~~~~~~~~l~~~~~~~~~~~~~~e~~~~~~~~~~~~~~~~~~~}~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~w~~~~~~~~~~~~~~~~~~~~~~H~~~~~~~~~~~~~~~~~~~~~~~~~~~~g`,
    weights: `
NQNNNQNNPPNQPNMPQPNNNNNNNNPNMNPQNQPNPPNNNNNPNNNPPNPPNPQQPNQNPNPPNNMNNNQPNPPQNQPNMPNNNLNNNPNQRNMNNMNNNTNPPNNPNNNNNMPNNNNPNPNNTNQPPNPPQNNMMPNQNPMNNNNQNN
NPQMPNQPPQQNNNPNPNPNPNNNNNNNLPMNNPMPPRNQSNNPPPPNRPM`,
  },
  medicalEmergency: {
    bias: -0.777,
    steps: `
~~~~~p~~~~~~~~~~~~~~~=~~~~~~~~~~~~~Fq~~~~~~~~~e~~~We~~~~~~~~~~+~~~~~~~~~~~~~~~~~~~~~~0~~~~~~~~~~~~~~~~^~~~~~j~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~C~~~~~~~~~~
*~~~~T~~~~~~~~~D~~~~~~~~~~~~~~~V~;~~2~~~~~~~~~~~~~~>~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~B~~~~~~~~~o~~~
~~~~~~E~~~~~~~~~~~~~~~~~~~~~~l~~~~Xn~~~~~~~~~~~~~~~~~~{~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~J~~~~~~~~~*~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~U~~~~2~~~~~~~~~~~~~~~z~~~~W~~~~~~~~~~~~~~~M~~~~~~~~~~~@~~~~d~~~~~~~~~n~~~~~~~~~t~~~~~~~~~q~~~~~~~~u~~~~~~~~~~~~~E~~~~*~~~~~~~~~~~~;~
~~~~~~~~~,~~~~~~~~~~~~V~~~~~~~~~T~~~~~~~~~~~~~~~?~~~~~~<~~~7~~~~6~~~~~~~~~~~~~~~~~N~~~~~~~~~~~~~~~~~8~~~~~w~~~~~~~~*~~~~B~~~~~~~0~~~~~~~~~~~~~v~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~k~~~~~~~~j~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~T~~~~~~~~~=~~~~t~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~W~~~~~~~~~~~~~~~~~~~~~~~z~~~~~W~~~~i~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~e~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~S~~~~~~~~~~~~~~~~~~~~~~~~~~~~^~~~~~~~~~:)~~~~~~~~~~~~+~~V~~~~~~~~~~~~~x
~~~~~~~~~T~~~~~~~~~c~~~~~~~l~~~9~~~~~~~~f~~~S~~~~~~~~~~~~~x~~~~~~~~~~~~~~~~~L~~~~~~~~~~~~~~~~s~~~~~~~~~~~~~~~~~~~~~~~~~~~~q~g~~~~~~~~~~~~3~~~~~~~~~~~~
u~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~~~~t~~~^~~~~~~~~~~~~~~~y~~z~~~~~~~2~~~~~~*~~~~J~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~+~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~1~~~~~~~~~~~~~~1~~~~~~D~7~~~~~~~~~~*~_~~~f~~~~~~~~~~~~~~~~~~~~~E~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~@~~~G~~~~F~~<~~~~~~~~~
~~~~~~~~~~~~~~~f~~~~~~~~~~~~~~~~~~Y~/~~~~~~~~~~G~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~E~~~O~~~~~~~~~~~~z~~~~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~
~~V~~~~~~~~~~~~~~~~~~~~~~d9~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~m~1~~~~L~~~~~~~~~~~~~~~~~~~~~~~~~.~~~~~W~~~~~~~~~~~~~~~~~~~~x~~~~~3~~~~~~~~~~~~~~~~~~~~~~~~~c
~~~~~~~~~~~~~~~Y~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~7~~~~~~~~2~~~~~~~~~~~~~~~~~~~~~~~~K~~~~~~~~~~~~~~~~~
~~~~m~~~~~~~P~H~~~~~~~~~~~~B~~~~~~~~~~~~~~~~~~~~2~~~~~~~~~~~Y~~~~~~~~~~~~~~~~~~~O~~~?1~~~?~~~~~~~~,~~m~~~~~~~~~~~~~~~~)~~~~~~K~z~~~~~~~~~~~~~~~O~~t8~~
~E~~~~~~Y~~~0~~~~~~~~~~~~~=c~~~~BI~~~~~~~~~~R~~~~~~~X~.~~~~~~~~~~~~~~~~~~~0~~~~~0~~~~~~~~~~~~~~~~~~~<~~n~~~~~~~~~~~~~~~~~~~~~~~~~e~~~~~~i~~~~~~~~~K~~~
~~~~y~~~~~~~~~~~~~~~~~2Y~~~~~~~~~~~;~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~H~~~~~~~~K~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~*~~~~~~6~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~CM~~~~~~~~~~~~~~:~~~~~~~~~<~C~~~~~~~~~~~b~~~~~~~~~~~~~~~;~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g~~~Y~~~~~~~~~~X~~3~~~~~~~~~~~h~~~~
~~c~~~~~~_~~~~~~^~~|~~~m~~~~~~~~~~~~~~O~~~~~~~~~~~I~D~~~~~~~~~~j~~~~~~~~~~~~C~U~~~~~~~~z~~~~~~~~~~~~~~~~~~~dB~~o~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~~~~~~~~~
~~~~~>~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~~~~~~-~~~~?~~~~~~~~~~~~~(~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~~~~~~~~L~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~d~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~y~~~~~~~~~~~~~~~~~~~~~~~9~~S~~~~~~~~~~~~~~~~^~~~~~~~~~~~~~~~~h~2~~~~~~~~~~~~
~~~~~~Q~~~~~~~~~~~~d~~~~~~~~~~~~~~~~~~p~~~~~~~~~~~~~~~~~~~~~~I~~~~~~~s~~~~~L~~~~~~~~~S~~~~~~~~~~~~~~~~~~~~~~~6~~~~~~~~~~~~m~~~~~~~~~~~~~~~~~~~~~u~~~~~
~g~~~~~~~~~~~~~A~~~~~~y~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~-~~~~~~~~1`,
    weights: `
KQNLMTPMNMRMPQNMMMQNPRMQNNRQQLPNNNQMPMPMPRLSMNNLQNLNPNNQPNMQNPQMMLQMQQPNRMSMQQMQRNLRLTMNPMMMPRQQRPQSMPPNPSMMMMPLNRNQPQNQJMMPPNMSLRNSSSPNQQNMMRNMPNMPPM
PNQKMMNNNMPLMRTPSQMNMMMNQMLLRLMMPSMRPNMQMNMTRQSMNPMQSMQNMMQQNMNPPNPMKQNPLPMNLNRPRQNRNQNR`,
  },
}
