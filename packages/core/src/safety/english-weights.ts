// Written by evaluation/need/train.ts.
import type { Packed } from './weights'

/** The score from which on a message is taken for need. */
export const threshold = 1.619

export const needWeights: Packed = {
    steps: `
2Cd0>^)T*_0M6|4TOX5/41GL8-25U=0DD~-f;1T/-sLH;A~0@E=KTLP)F~:Aa<^4(54*DY(bi,-7~;~;~,5=t7B<G~~Qcv(a~M~+M;~/X~W?Gc.*~~=6I_8G641EPPYRqP~D5/eM;1=~,(KARA*.~Q
M~9~QJ~c07m3R*4<S4^be=8~eR+M+=t;)~XQQ=C~i,AM6>~I14cNf9<>D~~35DC~(/;0Z4cHBjF~1+</S1Mj+E@.C15z+581~3~Kj~~8@.)7b@kpiFe~Y?tK-UHi-=)8~9k~7hBn4,3I?*(S~^M/29
9[7BhKE5>~=?sB~>S*DuA;mJN+EB+;Z031/7E,+AA9TK7o^/~.Ih6K{FL2/>QX0;1~.0,r7*~FZ71~~.F(/(1026,rO;b)8JB61s7@CEO:s>,B)nh:4r-8082C}5:qz,W)D^/1DNA9BPBwL8:/|IMA
c+Md)>,b~[=QAAF(42W:T>JC7(<.J)(,9_D*E*^~@@(/)O~RGLE~K])V*g8513*8(C~:..,70<C1Cb]gk]/~*~70.1/4+PGD[*b~1;F<-,UZ(341@J3l/W,;B~XC4~|JR.1w7~q;.9</AA,~~Ewt7Y
b9{sQ-0|((6~:75S-C;J3637+7)6T~)2Q/s~2_^-+4YH~)+B0?e/~G6Y)|38UB:D)*@5J=D=H[G)IOs1h18E[9~90fY,BY~.BES+N~1r+9J/<V(3H3U-wA7~5iw<4~*O3K;eU)28W.~Dv+4Y55-/x)
6]V25-/5@(.>:jv8NRV=~)~Z6.,IVCJh17X=1mXy6:nMi,*-~5G5H;C?1dv:5p;A~~2F~4GGL,LF3*8?pvI7~_W-5+HQnBS..Y66-+x)JV)7>VRx4W3*N)1A~F+~/UZ:^/qRE~d0,YZ~>*68)4Xb6*
0EUs.x3C~U.X~4/B=et)0H16+2I61hI-4-~~iW~~K>rH6T7S~(]BO0+~VJ/2=<<)=m_)^m=O0DGY1RCAbT:/E1OMu6/BP~<.3j0>9Bd;BbJ6-c)H6BRnOR:<(cH/^<C,.+/]J.)2?=8b+JV~2~/4?d
/<Pnp(F)~5E(9(F:6QP.a4,~5N-P2@BxD>>xRsTFJg.-~ne**3W[_Jg(Dj^>)2s20Whw,Bc@(8U~=r;)9.~)Wkn*F*@>30aW~YR)5::=NN1~++X33*~>31S;_9(921~(92)tG~L]L>A:(?81;+,>9(
903~J=/.t~B~38~8h7R6BnA|~J,)A~B9C.@eTk;t)D++B7~1X,s~oXZ>E~FP}-gO..DN7@2v1IfOT<<R1c*/J:B~06J4*(~>:VBQ?t4*L)gr,,GC13?8w5l*~3cA(T<O5u7?.V14b+~H.3Bt~2[4~9
FD81.).F2?,8BYdwwI115*X~]{1o*x4[/a(9)].SL2[,<9A*<)1G2(p~J@/I)/,L;z-03SX6=ODB<~EB?<9)N~,0-H~fq>BU5p~~O)=+9~.Q16Lxe2p+~D*>C~De~*+D><u0:M*2h/*d~0~^0ACL02
L~6)p3~+;.gG8~0P3S?2V+~C+n]~<){.?@X*,.,690ZFM(8V~~cL=91_)~CT~34BS2m.@3:Z|1E9C?50~7~.F8?:,]4@3AQO/+*7.(<Ou<PM01HAL50-/~P0*7)]6K*7gPN)c,+IHh203;~=3~(,5l
l~:~)A,710074~,xb*,s?bQP;7+_9YXc,;9=i>)~7~)0.v=(r(B0F/(Fa-,)1~46W50>~k=OXK(*)E7P~VRIE==(6-.Q=B]9+N*(1;MHB0*C0L=~A9=4;mJ,D(0.1*~,,~4b51W)398JW@(Fp(6d22
~5/VO/(~.N03Z_<CFEOYD~?/D3~)+*(]:9+91.DB/^(~=]*3Kq8(4o2LG~X@*(~~)W)HS,10nN~/DHP+9HZ4?2i/?1;<HB<4JeDy=Y+~m8^AZEO18*qK16T*223_m414~8En095iW4r~~G?f6deH,~
)./]B*;a=z6AS4.UI8.Y*1v<,)q~/Q7@4-51)T~>YA~8~0(U*5~~<~,;K^Y0~(q(h--cs5Kc17O8D9)<7~S8M/:~E(9(R.2~P]~~*URK2*S)>E>oOZ]q^ETEQWFJ4),-3U_3~O)~BcAU*8Do59~=_G
qzd,N<pI^h36=;l~Ajn1H,DB)GA^M_RDQ80p7)+B~(,FbpYH>.M/9P~5F=I1/u6=-l-F9R~~(G25JQ~r(Hwi/~i-56C,Ipm,~2W/d1BANEeE~514+b(/:>W?}9+]G@*(NWG0)~~~:).*0^[+.>]X*7
-3(<zI?5r)GO3:)*r~DH?xGAA41C=(~9[d~?7_2~r(~~2A8PRY:Q~U;--iK18:zG73FB~*?*S^?4=hBe[*(*-*A3K~U0(K:52)*8(s+)@.V~0m?(5~X460~D>~aDJ2Ae3D/.B0{~>Pp?HCR0g*~9~I
=b6*-+d(J~d7E*:D.;~,?~~k5=814*/:3)R:*~<2)3dJH/*+;.~*[p2~^@L~d=q~(,-1~co6~5R2y5~57~S+G@g>2.{gRJY^3{X-*zI(z~0<84;F(/t]6?=6887a>>]8EF0~C;.DkEU9:74p~36jvm
O..9[K,(,~72H5D~3U[~}y~d(2~?~)F900Ck10=03~Kt~BL~Bm5ER6AG2/(PzQl/~-_r6q~Oi8)0,)S9BF>:^7K3GZd(B*q|9b^:/59-7WE2*TLY;G73~/089ib*1D)~~h/WN~KK,>Bd~Ic+3940+f
dRnfj~6+28/]~lTK2<a-,<@OI40D7EKl7F~0A_?+Mp}1](1I.S<*~2)Pi~~~>_.c6~~2~RcK~P~-~R/];T5_;C-~)ETg4e.,-O9()-)14P>1p~~/K/3rS3)6,)2L)~{+I~R;-^/3(340},(M+j~H15
7YXc)[r*a+R?-~=V74.lFK/~+?+L/2,U~?<7.JMh/8Y(~)(YAa<x>HBW()SA7C]NG+*37.2.~,~41f3-9,h5HH4I.LC~93>R0<72k(46;}*0~<*A8U}b>F.n]+~@hX,-DM,,D?Zuh4Goc+2@<*B7B:
:67f~71V.[6I2VBBI~/-X1:5U~*8cT2YB4H-D~p~J8TQgO3b[HJ~8G,JH,>TD(~Jb=Hx:/5S(2MQ/~~19+3:??7T~K1~~,<0ak1B1I~3158(,*1C83h~~_G6rH,UaS)<d6~V_,~~VP4Yw,9~2V1WD/
;1>~OK3pDIz*~^kG8.)8.L<N1+~1D;X07),4;5dg3(~A8-s,+67)7]~Q+IHbw.(.OX~)A-6VF[p99t-)7xF=M78+~3P(o=<TP8|~7f)2y9^Q})-2~~3~]:fL<,=K3](=S2o90(*WZT~^V2No,W3~~~
-F9/>+(~)LfM0~j11S;~F.6m.c,m/81(.>~~9i(CE5/hQ~)~NAvz)3]M==E::G_?GN)F+*~+1Q4*B8uF~u+~N.|~Hm/;F^z;3837?8d?@G6VG(G60[+-D~pD-~UEXW.Y~47>~;U**~*<~.~~fc[~-c
=7:,--F~4l+(~~JW<4-K{~-8~XTdNY~~~1K;Pt~@6H6EI~<d;~7*?i;2,E-+ADJ,DK^b69z6~Ww9}1V4@~{ReC]v~=C0j(/-+2F~~**;^1)b*T~<H[+MCwUu(4-@8-)bZ:3)Kh~3Q.GvF7~1f052:M
NgH5J+//@?/C31J4?>4w@)06H~49~~~Vs+2:-66+Mt2SD.:04?-6G+f~B2*U~Vk2l<HK-7;MIy:B-31Ca<5~^-~D{~QHl,,*(-B>o/2@10M?eG[~X~+}](J3.:~MGJI7L(/~_;8))aq(U(?;~OIC}n
<aRYi|5~?G_)~<FHyfB-Z0f~?(~{F],5^1;)/6+xP[]0:*)0)F7np;k()K+7*S6MBa^,(Cc1M=@v~~~~78.D4<C]K0cN.K,~8*4R=W{~~,~.)0@^/*~8/<~-VE5U0Aj@:5C36~P*-j6C34+.KIVW2~
+L?B~~4~wH+*~Fu1AK<-*>77?;aSjB(NO8f~UE{~>1>BokFT??-Z<~g6</S*|8*~D*HO-8^~a~^XP,*tLyDm.)4.)(>vZ~?+l1B/D6_]1=5.4?0WJW;L~8~1)~9F03~~~(E4DJ0h]60W~1BFEi6E;+
H]).)E4@~W=Z+w)4)Ll@*8CT,+.;XoH;8J.(ELl_~~1+~?A[~4WF6U~EJ(~~-^A2l~+[:2;@~~~3=YOB-18T0aO:kl*+3-XRO,KE6**F6.F=OjQ,;+U~*~/))AUh(7Q/[^?<PC>]a.l?*f0.3~(GA~
Z-bB:/5*1()18F-@.7.,?[~:^@A-L=j~,*K*BP1N?.=-H7Y~e?+~Z~0+0g~.)U(430.70~F/~Z);N:)(.A37x~~@)A~U;~@}S95*z>*4O*9BgL)+Qg3X:PA2/))64@VLJ+m4c.5N=.~AZ>sBFZOU^w
b5*)-2bE~.D8,~_=.26?AF)1~4PI:QXELO6M,9?a.J7@)z^bL8Jj=M6;Q~>,+A0GG+,~W+a2-f+,Z+MS1Z@1~/2o-(=~=~[3=QMU+29,J(F>8Q4~,IV~:~~j-/-:P,JY)Ba~Gl9L)EJs01z1~27N;E
S1F+~;:R04L/P2^+/7GK,B37FG~33-QZ8~lU+H7C~rASe~_~,94DITfUh_-I-~3FLv./?NL+>~2s>B/gL.*+E6(l|N5(~~v(/)4yM*+~YR,,71R(:~~Y16?~~0JN9,8.9:Q>E(O~.Ri1}D,3;;Hb+h
O?/)~c[7*SB~^s+-C1,~6=Qb18V:0T~=.?mQBF?T~~3Y7M1*~*O~LHDJ?@9.t~-=U2Ep-9nD;?25~M0[a~@Jd+QNOcDf;uF~zH-/f12/*7:*2j0/_37?cP)C~=?,6>RSN8FII2I;C1v8Yq~4~<O~:I
99~=WBI7:P-@K~0BLy,U3xlI-CI~VI4~x.?tIn?3Gr/8CVSH./G;/*(<P<J(=)F~+PN6~*I*^,,1b/~H~*2(4J~D~-*W>~/P.aON<|c?;~12E+B-;.~q0/4:8~+ON)J-~0UV9+F;+)Y9+b8F+d/:)6
~~*/2+q6?B<V<I3O0<S7/~*,YwK2?p.v)B3~o>6(?~0?F3/:I~8i48G3-?(J0AHR-G5+*22>.C~656:2.-.?@<Z7S4-F/_W2R_-f_@;O6?Cv~0f~~S~EN-4;-3-SI-~6AK2]+*27^WX~x3^v~@~.+O
E?r~AG.76hu2;Ho?+2UB5:HI819yXC>b1y7/(56Ht6~iWD4YLk*/-w8O:3H<.158d2^+9[Bb=+(:3.Y>)b)8C~f~*><*F_EA488=SF-;JbCC~33LVq-A5bE>Ca)H@(U,a~T/A~B2VA-/@.HG/52aO-
+(SJ-(,D-~FDW*)*4+b/P~f~?/LGQ(0F):~(X9E(.QFOH0~ITT8@5;~J~74SL2C~1N1:{55)-:*<nH>-(3+(16rE,eE+1KmkJ=Q*6X,Sb~VO.:TxY~~HFB>g89Wx~k/+MH5e|.*D<*5u2B.q5~22~X
4~~AFB0J9BN,a+J~~-~=6H7QJP93=<sH/K;):D*.NC9eU3Y@MC.-~7H9(wYz~~)1[R1ARb30W|K)iHR~M^(7~~N*0Z~1O~1[2H0C*0yWBe0A(0I-2(h(+LAMBTTnf(L_7+A3=/7>gj2F:|R~)z,N~~
=22-J2{08O*5=)0j-^Ra:I~].?*~76.~UB>*/AN)-2>/u06A,*pEA-Nd3J~?J70K3[t]470b9?~5@)5>^5R=WdS=~e86-*~IBR/<~]KP2H~WZPW]~:Y(T-4)3]@O4Z,=0IMI)[~56}.gR,G8-91)4~
_/~,1E~J~j/:L~.2EP1II(H_+*CB~X~sS),-z3)119<MjB@96~02DI483)@1_DIMEC~?gV}6):G.9HT.<j~g,*8.B~l41;G~K~-3@@D3B-H^v4~~(1+[*+C474(A=?F4[)/k~T5(977B)9*w~~/>/.
7:0*G5P4T~<C0Cm0(+8_El.-FBA8+2K~5684C+833/>4)T-zXUy)~,:X<0C:Pi8~D605?J:a<~~-;(1?0CD58Fmh)93+^R:~~TH1>:DF.057-V~3~iJG~NC~,g=>6b+~q<2.MW8+//=5N+W+@;2HW4
7F6~R2J=PE*a;2C6,4I0:0k~,~7:JZ*X_C/0a/P~s61~B83FU4-eS*:@0~2)*=?f>A>-~*3)~5R(A_}_=(~;3??mW9FL2/c,}~ls/U*~~,:Q@+>j~~7>3lX7B)F5MHd-7uj:g~~=)~,-)]I7p=R~sO
4.~S@K5~JVQA8*I202;<*)3)_~BC)<N1_*EG5<1~(.I+{9>~WJ+(;~-K//92.4~DW/H=~[=<n/:*<YD|i3(74B~L51@~*I.2(:9~u3L~Y*B)2;t+Y94.667.H1{~,,fbE5:~sPPMx^2t)AN03O|.CM
~],k~+YVKa~:~+@7n,33u=a.C-41h(+Uh+*83a3]~3=j,(,j<6=-nK.*3a1XV=LS-*6SGq.X<fL/?z96~JFPF((k_;K0,(<00s0647<~=8B,K74~.Fu=ED~j~1O:~D4*yH;APz(A+~~>~l+<;((O/z
~ZJ:(3,EY.,@+D(~315iH]+~314L~Q=_~;~H<6J~*M~SA,~5)<49~@(>33gO(~9V?*C6Zc(*)G+3V[~9<~,(rP0C-CC29o4_>E~R=(<J7Q@032(~,2Y3,A363.-LaKgA/~XBL~OG+l43]B>~~~h7i2
>M~o.<-BN(D<2,-a.C2aYp(<1)P~8~C~CH+-0G1x7X~174+5o.~>dP,,q_/~2FM,4L4J)?_M;(~-2A~S7O3OhhGYSJ/X~+Z+>4[=kX-(~sZ6>+07*{LP~YWE2~M/m?F70B)])5CB)F~*h(m_/5~,2N
:.)K.?T~~5(LI=~,~VUN-(45~/++,A,@RLn~w>~1~0=L+(Cu~k)<@e+21~)At~R~n?~[6RWs~3}/q,xL<~W,9V};Rx,+)-7*39aa~1/(~,G~sWKKCS@0~4~@/GDJ_?(;97]8956n2C/~ea.HY/~)g~
q=c~{v,0?~-I=~?~8*SQ~Y}@>-d4rC6-]5TH~9,1)7a[(9By7b,0=~g.7G?Av~]IL)2S)b/9i~JS~w6~sA~02G2MZA1,7<@/QD:~14oO64vM1B9*~)3+~7)H),4N)e:JH2,~(2I*+C@O22T+.+-5~-
4<5~3vw]4^e?X3({L/@H*CYbJ+b.83PzxM1V:.o;t-~>~H7BPZ~;]Qx+*HG*4(5(WU28Y,RQ2P89q*.4~~9=}~GA57O17JK4.Em6FRO+(8=,~.(D[?~^X0=(4:HEV7G=*~y6U,h_T(6gF,@(70*Y*B
s~yu51m)Hg~W/2Xq~T~PFO.?.~~eX?1Lm^J7g~B0}gr]APHEm;B9~+KM65H~1-40WyZY*]QZbW*41*ec)?X~8a1~Vc,(K=+)4ZC>,?~g+55vZ3=+M?-()0L~O90,K~K*I{*}K5~**--+-~EVEJX151
3?~g6PH22/.K7+fE;:/q=~3r+iXhi+>~9*MF/J;~I;LLT5b7+,eK/a?a*7~B(Q(~2,,08~J(Ys.Rh52-)<2P=L1*~106I54~1.)l/,>>.>B~42(~=~SQM(DH1h(/FE:aJz~S*68=+~5WsD7~;(V053
GP7)5,XR~0>-~/q*~13:A(eXj^)Z4W009V+E;+;0)@.gW+)K2L/H0-M~_(7=TJI2<(aF-P0~1.6@.G)/+F,:~6L*[*-4TM?+>)>XG7/+N1-U@438V4U(=OCcE.Pu@A1Z5u~u.A//@s8?S)P/9)1-<,
~H~_(0?1?1*W60+@~p~IM4AW~~+7)(2y6N~|<=7U.e|1).:5,LgHc,~P?d++*S~19y~<g0>a1~.Z90NR4~=sF<NP?M[3-~W(5KQFH^>+f7o=c]3C5I:-~3N=[FWD~~^~>CI..W,b.kHM~H0~>~)u<2
<;~8Q222~>~2NF()=D9D0=RTK/~r~3.Ci7-06Q0YK6)*+SS<9-.UhJVF4Y)x~BBK+uKkS~NOD4K{}~{P-3-A;5~K/6r_~C{PZA)FO@0~KU*:~>E/9@-i~().~>0Zp@S*+1~22-JwA6,~9N}=[~+t;1
A2O-1CW)S;+LHS3+4~e4:~,NS2~/zQFQH~+^J/4(U59~<H-C`,
    weights: `
NLMPNQPNNNNNQMPQRPPQPQMMQNMNQMPQNQMRLPMQNQQNPPPNPPNQPRNSQNRLNQNNNQMNNRNQMKPSQPMPMRNPQNMMMNQMMPPPNPNKQLPQRRNLMRQNNNLJNRMRPMPPQPQRPRNQMNMPQPPQPMQNPRNPRQ
LQNMNPMNMNQMQLQLPNMNRPPTNPQQQQMNQMQRQQNMNPLMPQNSQLQPLMQPQNMPPQMQQQMNRLPPMPLSNQQMQSNQMPQQQMQMQKPQNPMMSQQNPQPNPPRNNKQMJPLQNPNQNNMQNLQQNQRMQQKPQMMPRPJMML
NKQMNNQQPQMNPQPQNMNPPPMQQQQPPPQNMPRMPMMNPPPNMQPMQPNMQMPLLPNNTPPNMQQPQLPPPMQQQQMMQPPMLNMNQNQNQLRPPLPPMPLRQPLPNQQPKMPMQPQQQNPNPRSSRLNRQMKMMQQMPNQNRQNPQP
PQNMNPMPMQQQSQPLNQNMNQQMPNNNRPPPQNNPLPQPMQNQNPRNQNQPMPQNPQQPMKNPNPSQQQNNMMNMMLNPQLLPNLQQNMMPMRNNMMNPRPNPNMQMNPRQPLPNQNMNQPNQLQQQPPMNNPMNPNNPMPQRQQNPML
NNPQNQNQMMMNLRRMMPNMPMPQNPNMRPPPQQQMPLMMNSPMMMLQQNLNPPQNQNQMNRMLNQRMQPPQMMMPPNNPPNJKQPQPPPQPPPNNPQMNQNQMNMMRNQPPQNLPLPPQQQQNMQQPPRRPPMPNLMMMQSMMMPMTPP
RPMPNMPPPNNQQMRLNPNRRPNMQQQPNNQQMPNMRQMQQNPPMMLQPMNRNMPMMPPQMNMPNLMMQPQMMQNQQMNMPMQNNNPQQRMQQNPQQQMPQMQPNPNMKLLMMQRMQNNRNMPQNNRMNRNPQNQNRMPMMTNJPQNNPP
NNNNPNMQNPQQQPRLNMQJSNNQNPQQPQPMMQQQMNMNNQQPMLQQPPPNMMNPSMQLQNPMQQMMMPNPPPPNNRQMLPQNNPMMNSMPNQPQRNMQRPMQRRMQQQLMMPRPMNQQNQQPMNNRPPNQQPMPLQLPNPPNMQMQMQ
QLMNNQQPPNNNPPPQQKNPQNPNQQMRNMPQNNRPQQMMPRQPPNNNQQPSLPNMNLPPNSPPMNNMMMMRRQSMQQQMNMNQPPPQPNQQNPQPPNQQNMPMLQNMQQPMQPNQQRMPLNPNPNNPNMNNPRMQLMRMNPMQNPNMQM
NNMPRPQQMRPMMPRLQQPRQPPQQPNMMPLNPNMQNNQLNRQRMNPQJQPRQMNQMMNQPPNMQQPNQPNPLNMMMNQMMPNQNQQNQNQQMSQPPNQPNRNMNNPNNNMRPPPMPPNRQMPQQNTNQQPPNQQQMNSPMNSPNNPNPP
PMQRQMNSPMMNQKPPMMMPQSMRMNQNPQLNQLQJQQLQMQPQQNPNMPPPQNPQNPNQLNPMNMNMNNNMPNMNPRNQQNQMQNQPNSMPMMQQPQRMPMNQQNQPQMPPNNMPNPMQNPMQQQPNPMPNPPQQPNQPPQNMPNMMLP
PNMPPRQMQPPMMNQMNSQQQMPMQNPNNQPNQQQMNMSMQNPPPRPQLMPNPQNSQQLLNMQNPNLQMQNQNQPQQNNPQQMQNPPMMNLMPRQQNPRMNMNQQMQMNRMQQMLNNNQPNPPPRPRNNQPQQQPPNMNQQPPPPQRPPQ
QNQPMKPNPPPQMQNMQNQQNPNSPQQMPMRPQNMMPRNMLQQPMPPNQPMPQNSQPQPPRNPQMNNPNMNKNNNPLMNMNQMMQQQMNNMMNLMPPNMMPQPRNNNMQMNNNNPPPNPPMPRNMPMNQQNMNPQMPNPPNRNPPNMNNN
NRMMNQMQNQMMPPNNPNNNQQPRPNPKPJQPPPLMLPPNMQRNMQQPNQQMMQPQMNNRPQMMMNPNRQMNQQPMPNMPNTMQPPQMQMMPMQPQQPPRNNLQPPPQQNNLQNQMMRQNNNNPNMPRPMQPLMNQPMMPQPLQPNNPMP
PLQPMNMPSQRNMPPMPQQQMPQPPPPPMPNMQMNPQPMQMQPPPQNPPQQQMPRMNNQQQPQNMPQMNNMPMPPPQRMRMLNMSMRMQMQMMQMMMQPQPMMNPNQQMPQPQNNPQNNNQPNQQQRPMMQMQNQPMNMMPMPPRRPMPN
PPMMPMRQSRNLMQNMQPQQLPMMKQMQMLTPQQPNPQMMLNMNKMRLPMPLPQMPQNNPMSMMLPRSQNPNRSQMMPPQRRMPQPQPMPPMNPPNPPNMNNPQQMPMMMQLMNPQMPMPMLPPNMMNSQNMMPPMRLRPPLMNQNPPRQ
PPNNNMMQPQPRJNMPPNMNPQLSMNNNPQQPRMMQLNPPPQPSPMMMLSLNPPNNMPMPNPQQMMNPRNMPQMPQQQNPNPQRNMQNNQPQNRNNPPKRQNMNPLQQMMPNNNPNLNRQNNQQNPLSMMQQMPLQNMQQMPNPMQPRQQ
PRPQMNNNNNRQMPPMSTRPPQQMPMQNQPMSSRPPPQRNMLPNQPQQPQQPPNQNNLQRPNLMNQQNMQMMNQQNNQMPRQLPPKQPPPQMNLPRPPQLPNPMNPMQQQPQQQPMMMPMPRQNQPNPPMMNLMPRNMMNQMMMMNMNQP
PQNPLQPPMMQPMMNMPNQNPPNQQQQTNQMPPPJMLNQMLMSNMNNPPQQNNNMNQQNLNNNNSPNPNMQMMPNQMQQPMPPMNPLMMMNMLMPNMNLPNRMQNSMPQNPMQQPPNQMLMRLRQPNMQMQPPQMSQNNNNQMMQQLRQN
RPNNMNQPMMPPKRPNMPMPPMMQQPNNQQPNMQQQPMMQMRNSMMNNNNQQPNPQQMQPQMQPMNQLPQQMNQPPMMPQMPPMQPNNNQNNPQPPPLNPQPPMQQNRPNQQQNNLMPMQLNPRPPKPPMQPMNSPNPPQMMQPNPPQQM
NNRRQPQRQPPLQLMRMQMNNQNPPQPPLMKQMQMNPQMMQMTQPPNNPQQPPQQMJRQNRMMMNQMMNSQPNNMSPMLQPPPQNMMPPPPQQRRMRSPQNMQNQNLLQPNQNNQNPLPQPNMPNNNPRMNQTMMSMMQJNNRJPPPRNQ
NPQSMPMPMPPRPPMMRPPNPQMQRLPLNNQNQNNNMPQPQRNPPQPPQMRNMNPMQNPPPNPMPNPQQNMPPQMQQPQPMQQQMNNPMLQNMQNNTNPPPNPJTMPLQLMQMPRPMPQNPNQQQNNLLMQNNQQPSNQNNQPQPMRQMR
NQPSNQLMSMMMMQNNQMMPMQPNMQQNNNPLNMRLNPMPQQQQPNPNNMNQLQLQPMQMMMQMRNMNMQNNMQNQQMRQPNPMRPLQQPNNPRNMPNQQMNPQPQQPMNMNNNMPLPPQMNPQQNMMPQNNPNNNJNPQPQNQRPNPQQ
PQQPMSQNNMNPPQPQPQQLMLRPPPRQNQNQNPNPPMNRPNMLMKPRMPQMPMNQPNMMPPNNPMNQQMMMPQNRQPPJNNMNQLQQMMMMNPPQNPPNMPNPPPMRNMNPQRRPQLPQPPNPQSJNMMPQQPNLPMNQPQNQNPNPPP
KPQPQMMNRNNQQSPQMQRMNQQNPRQPPMPQQRNQMLPQMNNQRQPQQNQMPPMNNNSQQMRPQQNRNMRPNMMQPPQNSNNNQQQQPNRQNPQPQNNQQPQQQQQSNPNNNNQQTMRPQNQMNPNLQNNSPRMMPQPPQQNMQQRPNN
NPJNQNNPMNPQNLNRMQNQPLNMNNPNQPPMQLMNSSNRQNPQPNNNQNQQNQPPPPRMMNMPMMQPJPNPMKNPMPMQNRMNPNNNNMMMMPMPPQNNPRPPNNPPPQTQMNNLNQPNNNPQPRMMQRPNMQPPQPMQPNPQNNQMSN
NMNPNNNMQMMQQNPPQLPSNRMQPQPPNRRRQPQPPPMQQPPNQPMKMMNPNMNMNQNPMNSMQNPNPQPQLMQQMQMMSNNNMQNPQNPPRPMNQPQMNQRPPPPPPPPNMMMPPQPPMMNPPPQQNNQMQPNPMNQLMMLQRPQLQN
QQPNRNQPMLQQMRRPMPMPMQPPPNRQLPPNNMQPPMNPMRQMPQNMQQPMPPPRNNPQQPQQLPMNQMMNPTQMNPLQPNNRPQRQQPSQQRQLPNNPNPMPPMPNNPNNMQPRNPTQPQNLMQMMKPPNNPNPJPNLPPNMPMNMMN
PMQPQPPSMPNPPQPQPRQPMNPPNQQLQMQQNMNPNPMQPQPPNMNPQPNNNLQNNPPNPQQNMNMPQMMMPRNNNPPMPPMPPLNQPRRQMMPQMJMPQPSNRNNNRMNPMQQMPNNMNLQNMPPPNMNPNQMKNQQPPNNLNQNMQM
MNMMMMNQNNPPNMNQMPPPPNQNPQPPMMQMPPRPMLQMMNNMMNPNNPNPQQQNMPPKQNNQPLQQPQPMPQPMMNNNRQQQQRSPPPPPNNQTQQPPNRPNPMQMNQPPNPRMNPPPQMQNPNQMNQMQPPPMNLPNLPTLPQNRPM
MQNNQPPPRNQMQNNQPMNMMMMMMRQNTMQQMMQPNQQQQNPMMNNMMPMLPQQPRMNNNPLPMMLPQQQQQQMNQQMMMLNNRMPMNQMQMMNQMQTPPMPPMQQQMPQMPQQMNPNNPNNPQMQPQPNMPNNRQRQPMQPPNPMNPM
RNMPRMQQQNMMMMQMQQPQPRNQNRQQLQLNQQMNPPPMPRNLNMRQNPPPQQQMPPLNPQQQMNNRTPMNMMPQMQMPPLMRLMMPNMMQMRNQKPLMQQLLLPNQNPPQNNPPNMQMQPPPQNQLPMNLMMMSPRMMSMQMNMRQPM
QPQNNPMMMPPQMQMQMPLPMMPRQPQNMNQMPMLPMNLPNLPMMQPKQMNQQMPMNPMRLQMPPPRPPNNQMNMNPQNNMMNRLPMNMMNSMLRQQLNMQMNQNRRQRRPQQQQLPMPPQNPPQNNPQPMNQPLQNPQRPRQPQQNPQM
QQQPQRQPQMMQQQPQPQQQQMLQPPNKPPPNQNPPPQPNPRQRQQPNMRSMPNPLMRNNPNRQRQNPMLPQQRPRRNQRPPPPPMMNQMQPNPPNPNMMQMNMMQMQMPMMNMNMPPQQPPMMQNNNPMPNQPMNPMQMPQPNQLPQPM
QMPQNQQPQSMPNNPNPPRPNPQMPNLNQPPNMMMQPMQPMNQRNQNMSPNMPQMMQNNPMNMTQMRPRMQNMNQPMQPNPPNQMQNMRMNLMNMNNMNMMMSMRMPPRPMQMQPPRMQNNPMPNQNPPNNPQPQNNNPRQNMPPRQPMP
MPQQMNPLQPQQRMMPPQPMNQQNQMMPNQMRQNSNQMPQMSPNQNMNNPMRQMQNMMQQNPNMMRMNPPNMQMMLMPQMPQMPPPPMMNPMQMMNPNNPNMQPQMQQNNKPMMMPPMNNPMQSQNNMPNPNMNMPLPNPRNPPMQMQQN
PNPPPMQNQMRQPMMQMQLLMQNQPMPNPNLQQPPMNMRPQMRNQNQNMQQQMNPKRQQNQPTMPPPPNLPPQMPMNPMQNNNNQMNSPPRQMMQNNNQNLPNQPNNMRMRQQQPNPPLMRMRNNQNRMPNNMQNNNNPPPNNNQLPQLM
PMNQPPNQQQNPLQLMNRNMQPNMNNPNNPRMKMLQQQMRPMPNQQPPPPNMQNPMMNQQMPNPMKPNRPMRPMQQQPNNMNPNMNPQPNPLQNPQMPQQNQRMNPMQPLRNMNNNPNLLLQMNKPMQNMQPQNNRPQMNPPLPPQMPMR
PMNNQPLQMLPQQQNPMMQPQMNQMQQNPMPRMMPPPQNMQKQNRRPQPSMMMPQPMMNMRMMQNRMLMSQPNQQMNMPPQRPRPPRNPRPQPQMQQMQQRMQLQNNRNRLMPQPPRPNMPLLMQNMQMQPPMMMQLNPPMMPQLNNQQN
QNSMNQLLNNPQPPQRPNQMPLLPQQQQQNQQMPQPNPMQNQLTLNMLQMPNRMRQNNPMQNQPQPQPPQLPMRMLPNPPNNRQNPNLPQPRNQLQQPNRRPQMQMPNMNNMPQQLMQNMQQQTPNNNNQPMQPNRMMNPMPQMLQPPQP
PPPQQQRQPQQQMQQKLPNMQPPPMNNQPQMMQSMQPMPQMPMNQNQNPMPPQPPPPMNMLPQQNQPQMPRPPQNMPPQMPLNMPSQPPRPMPPNQQNNMNMNPLPLPQPNQNQNNPMPQNQMPNNNPMLPPPQPMTPNSLNNPPPMQNP
MJQMPLNRNPMNRNPQMQMPQRMPQPQPQQQNMQSNLPPNNPNNNPPNQPPNNPNKPPQNMMNMPQNPMMMNNMPMLQQPLPQPQPMLPQPQPPPPNQNQNPMQPPNQPPQPPQPQLQNKNQMNLQRPPLNNMNPMMQPPLPMRPPNRPN
MMRNMMNMQQMNNPPNQNNNKPQLPPPQPLPQRQNLQJNNMNLNQPMNQPMQMMQQPQQMPPNRNNQQMLPQRRLMNPPMNPPPPMLPMPQQQMPNPMQPLMNLMPQPPSNMMPQQNQPRNPLQNLNMPPQPPQQPNQMNQNQQQQQLQM
PQQRLQTPQMPMPNQPNMJPKNQNMPMNPNQKPMRMQPQPQPQNNLMNPNPQLLPQPRMPNQQPRSNNPQNQQRNMQNLRPQRPQPQNQMQNNRPSRQQPQMQPMPMMNPMLPQNQPMMQPNMMMRPNLLMPPQMQQNMPMNMNMPPMQR
NPQNPNMNPNPMNNQNPMPPMQMQSQNPNNNQMPQPQMPPPRQPLQPQNQQMMPQPQQNNQMLQPPRNQQPMNPPMNMPMLSNQQPLNPQMNMPQQMPPNMPLPQPRMTNQQPNNPMPMQRQPMPPPMNQNMMMQMQMMPPMQMMNPMRM
QMQLQMPNQRNMQMNNSRMPLQMPMSRPQQNQNMMNMRNNQPQNPMRRRQQMPNQNRPPPPQMRQMPPMQMRNRPPPPQMPNPMMSQKQQMRMPQPPSQQQPLMQMMQNPPNMRMQNPQQRMNPQLQMQMQPQNNPMNMPPMSLQQQPPQ
PPQNPQNNNMQQNNLNPQLNNQMMMMPPPQPMQPQQQMPMQPNNMPPNPPQQLNLMNLNNQRQMQQQMMQLLQMPPPPLMMPQQPRQNPPNPMNPPPQPPMMMPTPMMMRMQNQMQMLRMPPMPPMPMMPPLNQNQMJQMMPPPMMMMPN
MPNNPPMRQPNMLQNQNQPQQNNRPPPQNPRNNRLQQNQNPLPPMPMPQNNPMQQRPQPPMPMMPPQNRPNQMQPNQNPNMQNPRMLSPLQPPMQPLMQNQQQQQRPPQNNNNNPQPMMQMMNSNNQMMPKMLPMNNMRMPJMQMQMPRP
PQLPMNQLPQPQNQRQMMPPKQMNNPMRLTQPRQQPMQRQMNNNQNNQPKMRQPQNMMNNNMPQPMLNPKNPQMPQNNPQNNLTQQRNPQPQNQPSQMQNMPLNMLRNPPPMPNMPRMNPNRPQPQMPPMMNMPMPPPMQLMPPQQMPNM
QNMLQPNPPQNQ`,
}

export const kindWeights: Readonly<Record<string, Packed & { readonly bias: number }>> = {
  despair: {
    bias: -1.074,
    steps: `
~~~~~p~~~~~~~~~~o~~~~K~~~~~~~~~~~~~~:~~~~~~~~~~~4~~2e~~~~~~~~~~+~~~~~~~~a~~~~~~~1~~~3~~~6~~~~~~~I~~~~~~~~~;~~~~~~~~~~~~~~~~~~2~~~~~~~~~~~~~~~~~{~~~~~~
~~~~~~~~~~~~~~~~~v~~~~~~~~~~J~~~~~3~;~~~~~~7~~~~~~~~~~9~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g~
~~~~~~~~E~~~~~~~~~~~~~~~~~~~~~~l~~~~Xn~~~t~~~~~~~~~~~~~~~~~Q~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~h~~~~<~5~~~~~~~~~~~~~~~~U~~~~~~~~~~~~~~~~~T~~~~~~~~~K~
~~~~~~~~~~~~~~~~~~~~~~u~~~~2~~~~~~~~:~~~~~~~g~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~)~~2~~~~~~~~~~~~~~~~tc~~~~~~~~~~~~~~~~~~i~~~~~~~~~~~~~E~~~~*~~~~~~~~~
~~~;~~=~~~~~~~~~~~~~~~~~~~~E~~~~~~~~~T~~~~~~~~~~~~~~~~~~~~~T~~~~~~~F~~~~~~~~~~~~~~~~~N~~~~~~~~~~~~~~~~~8}~~~~w~~~~~~~~*=~~~~,~~~~~~~~~~~~~~~~~~~~~)8~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~~j~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~T~~~~~~~~~=~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~L~~~w~~~~~~~~~~~~~~~~~~~~~~~z~~K~~~3~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~2~~Ro~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~=~~~~~~~~~~~*~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~S~8~~~~~~~~~~~~~~~~~N~~~~~~~~~{~~~~~~~~~~~~~~~~~~~~~~~~D~~~~~~~~~~~~~~~~~~~~~~~~~~~~q~g~~~~~~~~~O~~a~~~~~~~~
~~~~u~~~~~~~~~~~~~e~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~/~~~~~~~~].~~~~~~~~~XQ~~~~~~~~~~~~~~~~~X~~~n~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~*~~~~~~4~~~~~~~7~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~@~~B~~~~~~~/~~x~~~~~G~~~0~~~~~~~~~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~M~~~~~~~>~~~y~~~~F~~<~~~~
~~~~~~~~~~~~~~~~~~~~f~~~~~~~~~~~~~~~~~~~c~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~~~~~~~~~~~~~~~~8~~~~~~<~~~r~~~~~~~~
~~~~~~~~~~~~~~~-~~~~~~~~~-)~~~~~:9~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~m~~~~~V~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~_g~~~~~~~~~~~~~~~~~~~~~~~~~D~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~?-~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~{~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~|~~~~~~~~~~~~~~~~~~~e~~~~~~~~t~~~~~~~~-~~~S~~~~~~~~~~~~~~~~~~~~~~i~~~~~~~~~~~N~~~~~~~~~~~~~~~~~~o~~~~~~~~H~~~~~~~~~~~~~~~~~~F8~~
~E~~~~~aw~~~0~~~~~~~~~~~~~y~~c~]I~~~~~~w~~~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~N~h~~~~~~~~~~~~~~~~~~~~~~-~~~~~@~~~~~~~~~~~~~~~~~~~~~~~~~~gL~~~~~~~~~KP;~~(
~~~J>~~~~~~~~~~~~~~~~~~_~~8~~~~|~~~~^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~H~~~~~~~~K~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~*~~~~~~~~~~~~~~~~~~~~~~+~~~~~~~~~~L~
~~X~LM~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~f~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g~~~~~~~~~5~~~~~~~~~~T~~~~~~~~~~~~~~
~~~~~~~~~F~~~~|W~~J~~~m~~~~~~~~~~~~~~~~~~~~~~~~~s~D~~~~~~~~~~j~~~~~~~~~~~K~~~~~~~~~~~J~~~~~~~~~~O~~~~~~~~~U~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g~~~
~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~~m~z~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~J~~~~~~~~;q~~~~7~~~~~~~~~~~~~~~~~@~~~~~~~~~~~~~~~~~~~?~~~~~~~~~~~~~~~~~_~e~~~~~
~~~~~~~~~~~~~~~~~~7~~~~~~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~C~~~~k~~~~~~+~~~~~~~~C~~~~~~~~~~~~~4~~~P0~2~~M~~~~~~~~
~~~~~~~~+~~~~~~~~~~~~S~~~M~~~~~~~~~~~~~~~W~~~~~~~~~~~~~~C~~~~~~(~~,~~~~~~L~~~~~~s~~~~~~~~~S~~~~~~~~~~~~~~~~~~~~~~~6~E~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~5~~
~7~~~~~~g~~~~~~~~~~~w~G~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~S~~~~~~~~~~~~~Q`,
    weights: `
RNKMPMNPQQLMRQPNNSQRMNPNPNPLNNMLRQPTNMPMMMMPPMKLRQPTQPMQSKMPNPQNNNKRMNMMNMMPQQRPMPLTQMLQRNNMNNMQMPPRPPPMMPNQLMQNLPQNMSRLMQRNQRNQMQMRMNRNSPQQLQQRMMMNPS
MPKNQRLMNQQMPNLQNSQNNNMPQPQPJPQPQPMPLQLNLNSRQLMPPQNQPMQMRQQMPLRMPNMNRQNNQPQQLMMPNMQPMQPLQ`,
  },
  selfHarm: {
    bias: -1.558,
    steps: `
~~~~~p~~~~~~~~~~o~~~~K~~~~~~~~~~~~~~:~~~~~y~~~i~~~W~~~~~~~~~~i~~~~~~~~a~~~~~~~~~~=~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~K~~~~~~~~ow~~~~9~;~~~~~~~~~~~~~~~~~~~~~~~~~~~~~^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~h~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
/~~~~~~~~~~~~~~~~~~~~~~l~H~~~7~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~~+~~~~~~~~~~~~~~~~~~~~~~~~~~~~~y~5~~~~~~~~~~~~~~~~U~~~~~~~~~~~~~~~~~T~~~~(~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~M~~~~~~~~:~~~~~~~~~~~~A~~~~~~~~~~~~~~~M~~~~~~~~~~~~~~~~~~~~~~~~~n~~~~~~~~~~~~~~~~~~~~~~~~w~~~~~~~~~~~~k~~~~@~~~~~~~~~~~~~~~~>~~~~~
~~~~~,~~~~~~~~~~~~E8~~~~~~~~~~~D~~~~~~~~~~~~~~~~~~~f~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~*~~~~~~~~~~~~~z=~~~~,~~~~~~~~~~~t~~~3~~~~~~7~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~~~~~~~~~~~~~~~y~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~F~~~~~~~~~~~~~~~~~~~~~~~z~~K~~~3~~~~~~~~~~~.~
~~~~~~~~~~~~~~~~~~~~~~H~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~Y~~~~~~~~~~~~~~~~~~)~~f~~~~~~~~~~~~~~~~~~~~~~~~~v~~~~~~~~~<~~t~~y~~~~~~~~i~~~~~~~~~~~~~~~~~~~
~~~~O~~~~~~~~~~~~~~~~~~~~~~~~~~~~~K~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~k~~~~~~~~~~~~~~~~~~~~~~~~~~~~q~~~~~~~~~~~~~s~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~P~~~~~~~~b~~~~~~~~~~~~~~~~~~~~~K~~~~~~~~~~~~~~~~~~v~~~~~~~~~~~~~5~~~~~~~~~{~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~S~~~~~j~~~~~~~~
~~~T~~~~~~_~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~j~~~~~A~k~~x~_~~~f~~~0~~~~~~~~+~~~~~~~~~~8~~~~~~~~~~~~~~~~~~~~~~M2~~~~~~~3~~~y~~~~~~[~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~B~~~~~~~~~~~O~~~~~~{~~~~~~~N~~~~~~~~~~x~~~~~~~k~~~~~~~~~~~~~~~~7O~~}~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~M~~~~~~~~~~~~~~~~~~~~~~~|~~
~~~~~~~~~~+~~~~~:9~~~~~~~~~~~~~~~~~~~~~~O~~~=~~~~~-~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~^~~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~~~f~~~~~~~~~~~~~~~~
~~~~~~]s~~~~~~~~~~~~~~Z~~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~~~~~~~U~~~~~~~~~[~~~~~~~~~~~~~~~~~~~~~~~~~~~4M~~~~~~~~~~~~~~~~~~~~~6~~~~~~~~~~~~~~~~~~~~~~~~Z~~~
~~~~P~~~~sE~~~~~~~~~~~~~~~~~~~e~~~~~{~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~>1~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~T~~~~~~~~~~~~~~~~R~~t~~mh~~~~~aw~~~0~
~~~~~~~~~~~~y~~cY~L~~~~~~w~~~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~0~~~E~h~~~~~~~~K~~~~~~~~~~~~~^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g~~5~~g~~~c~~~~~~~~~~~~
~~~~~~~~~~~~U~~~~~x~~~~~~~~~~~~~~~}~~~~~~~~~~~~~~u~~~~~~~~~~~~~n~~~~~~~~~~~~C~~~~~~~~~~~~~n~~~~~~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~~~~~m~LM~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~;~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~~KO~~~~~~~M~~~~~~~~)~~~az~~<~~~Y~~~N~~0~~~~~(~~3~~~G~~~~~~~~~~~~~~~,~~~~~~_~_~~
~~~~~{~~~m~~~~~~~~~~~~~~~~h~~~~~~~~~2~~~~~~~~~~~~1~~~~~~~~~~~K~~~~~~~~1~~~~~~~~~~~~~j~~~~~~~~~~~~G~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~=~~~~~~~
~~~~~~~~~~~~^~~~~~~~~~~~~~~~~j~~~~~~~~~~~~~~~~~@~~~~~~~~h~~~~~~~~~~~~~N~~~~~~~~~U~~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~E~~~~~~~~~~~~~~^~~~~
~~~~~~~~~~~~~~~~Y~~~~~~~~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~~k~~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~~~~~~~~~~/~~~~~~~~~~~~~~~~e~;~~]~B~~~~~~~~~~~~~~U~~~~~~
~~~~~~S~~~M~~~~~~~~~~~~~~~W~~~~~~~~~~~~~~~~~~~~D~WP~~~~~~L~L~o~~~Z~~*~~~~~~~~~~~~~~~~~r~~~~~~~~~4~~~^0~~~~~~~~~~~~d~~~~~~~~~~~~~~~~~~~~~~~~~~~~^~~~~~~
~~~~~~~A~~~~~~~~~~7~~~~~~~~~~~~~~~~~~~~~C~~~~~~~~~~~~~Q`,
    weights: `
PNQPQRKNNSMKPMMLRMMNMMQMTMNQQNNQNNQTNPRNRMPNMNNNNNMNSMQMMMNQPPMQNMRMPMKPRQPNMQRMQMMLQMNMPNNNQMLMSPRPQRPKNPQSLQMQMMNNQPNNPQNNMQMPNMMNNRRNNQNPQNLLLQRLMP
MPNQMMNMPMPRPRQLNPPNSSPMQRPPNQNQNMRMMPNQMNQNRMNRNNMSPLNRPNMQTQQMRNPQNQNPMRTQNNNPNQNMQMRN`,
  },
  violence: {
    bias: -1.664,
    steps: `
~~~~~p~~~~~~~~~~~~~~~=~~~C~~~~~~~~~~t~~~~~~~~~~~~~?~~~~~~~~~~~~~~~K~~~~~~~~~~~~~~=~~~6~~~~~~~~~~~~~~=~~G~~~~~j~T~~~~~~~~~~n~~~~~~~~~~~~~~~~~{~~~~~~~~~
~~~~~W~~~~~~~~~D~X~~~~~~~~o~~~~~~~~R~~1~x~~~~~~~~~~~v~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~*~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~o~~~~
~~~~~E~~~~~~~~~~~~~~~~~~~~~~l~~~~Xn~~~t~~~~~~~~~~~~~~~.~~J~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~h~~~~<~5~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~.~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~D~1~~~~~~~~:~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~i~~2~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~*~~L~?~~~~~~~~~~~~~E~~~~*~~~~~~~~~~
~~;~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~F~~~~~~~~~~~~~~~~~8~~~~~w~~~~~~~~*~~~~B~~~~~~~0~~~~k~~~~~~~~~2~~~~~~
~~~~~~~~~~~~~~~~w~~~~~~~~~~~~~~~]~~~~~~~~~~~D~~~~~~~~~~~~Q~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~2~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~S~~~~~~,~~~~~~~~~
~~~~~:~~~~~~~~~~~~~~~~~~~~~~V~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~z~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~~~~~~~~~~~~D~{~~~~~~~~~~~~~~~~~~~~~~~~~~s~g~~~~~~~~~O~~a~~~~~~~.~~~~~n~
~~~~~~~~~~~~e~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~L~~~~~~~y~~~~~~x~~~^~~~~~~~~h~~~~~~~8~~z~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~@~~~~~~~~~~~~3~
~g~~~~~~~~~~~~~~~~~~~~~~~~~~m~~i~~~~~~~~~~~~~~1~~~~~~~T~~~~~A~~~~f~~~~~~~~P~~~~~~~~~~~x~~~~~~A~~~~~~~~~~~~~~~~~~~~~~~~~~~~~fW~~~G~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~D~~~~~~~~~~~~~~~~~~Y~~~~~~~~~~~O~~~~~~~~~~h~~~~~~~~~~~~~~~~~~~~M~~~~~~~~~~~~~~~~~~4O~~~~~~A~~~~~~~~~~~~~~~~~~~~~~~~~~a~O~,~~~~~~~~~~~~~~~~~~
~~~~w~~y~~~~~~~~~-~~~~~<9~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~m~~~~~~~~~~~~~~~~~:~~~~~~~~~~~~~~~~~~|~~~~~~~~~~v~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~;~~~~~~~~~~~~~~Z~~~~~~~~~~~~L~~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~V~~~~~~~~~~~~~~~~~~~~~~~~~~~i~~~~~~~~~
~~~~~~~~V~~~~~;~~~~~~~~O~~~~~~~~~~~;~~S~~~~~~F~~~~~~~~~~~Y~~~~8~~~~~~~~~~~~~~~~~~V~~~I~~~~~~~~,~~~~~~~~~~~~~~~~~~o~~~~~~K~~~~~~~~~~~~~~~~~~~~~~~t~~~~~
aw~~~~~~~~~~~~~~~~Fc~~cY~*I~~~~~~~~~~~~~~~~~~/~.~~~~~~~~~~~~~~~~~~~~~~N~h~~~~~~~~K~~~~~~~~~~~~X~,~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~~Kf~~(~~~c~~
~~~~~~~~~~~~~~~~_~~~~~~~~~~~o~~~~~~~~~~~~~~~}~~~~~~~~~~~~~~~~~~~~@~~~~~~~~K~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~F~~~~~~~~~~~~~~~~~o~~~~;~~~~~~~~~~J~~~X~t~~~~
~~~~~~~~~~~~~~~~~~~~m~~~~~~~~~~~~~~~~~~~~~~~~~~v~~~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~~u~~~~~~~~~~~~~~~~~~~~0~~<~~~Y~~~~~~~~~~~~f~~~G~~~~~~~~~~~~~~~,~~~~~~
~~~~~~~@~~~~~~l~~~~~~~~~~~~~~O~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~y~~~~~~~~1~~~@~~~~~~~~~~~~~~~~~~~~)~~o~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~7~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~-~~~~~~~~~~~~~~~~~~~~~Eq~~~~7~~~~~~~~~~~~~~~~~@~~~~~~~~~~~~~~~~~~~?~~~~~X~~~~~~~~~~~~~~~~~~~~~~~~~~
~2~~~~~~~~~p~~~~~~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~~~~~~~~~~1~~~~~~~~~~~~~~~~G~~~~~~o~~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~4~~~P0~~~~~.~~~~~~~~~~~~~~
U~~~~~~~~~~~~S~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~E~~~~~~~XP~~~~~~~s~~~~~L~~~~~~~~~S~~~~~~~~~~~~~~~~~~~~~~~60~<~~~~~~~~~~~~~E~~~~~~~~~~~S~~~~~~~~O~~~~~~g
~~~~~~~~~~~~~A~~~~~~y~~~;~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~o`,
    weights: `
NNMQMRQSPPMQNRQMQRQQNNPQNQPNNPLMRNMLMNPSQLPSLPMNNQMTPMNQNMTNNQQPNPLLPMMMMMPMMMRTQMLMMMNMNNPPQPQMPMQTQNRMQLRNQQMQMMMMNQNPRPMNNRPPNNQPRMMRRPJNNMPPPMQPNP
PNMNQPNPSPQMLPQQNMQQNSQPMMMNNPQQNMLPMMMPQLNPPPMRNQNPQQMNNPNPPNMMMNKKMNNQMQPMMMQQ`,
  },
  childAbuse: {
    bias: -1.489,
    steps: `
~~~~~~~~~~~~~~~~b~~~~K~~~C~~~~~~~~~~*~~~~~~~~~~~~~~3~~~~~~~~~~i~~~~a~~~}~~~~~~~~~~~~~L~~~~~~~~~~~~~~~~^~~~~~~~A~~~~~~~~~~~~~~~~~~~~~~~~~~~~l~~~~~~~~~~
~~~~~~~~~~~~~v~~~~~~~~~~J~~~~~~G~~~~<~x~~~~~~~~~~9~d~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~*~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~~~
~~~~5~~~~~~~~~~~~~~~~~~~~~~~~~~~Gn~~~~~~~~~~~~~~~~*~~x~~J~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~5~~~~~~~r~~~~~~~~b~~~~~~~~~~~~~~~~~T~~~~~~~~~K~~~~~
~Y~~~~~~~~~~~~~~~~~A~~~~2~~~~~~~~:~~~~~~~g~~~~~~~~~~~~~~~~~~~~~~e~~~~~~~~~~~~~~~L~~~~~~~c~~~~~~~~~t~~~~~~~~~~~~~~~~~O~~~~~~~~~~~~~~^~~~~*~~~~~~~~~~~~;
~~~~~~~~~~,~~~~~~~~~~~~*S~~~~C~~~~~8~~~~~~~~~~~~~~~~~~~~~T~~~7~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~j~~~~~~~~@~~~~~~~~~~~5~~~~~~~~~~~~~v~~~~~~~~
~~~~~~~~~~~>~~~_~~~~~~~~~~~~~~~]~~~~~~~~~~~~~~~~~~~~~~~p~~~~~~~~~~~~~~~y~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~i~~~~~~~~~~~~~
~:~~~~~~~~~~~~~~~~~~~~~~~H~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~D~~~~~Q~~~~~~~~~~~~~~~~~~~~J~~~~~~~~~<~~~~~~~~~~~~+~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~Q~~~~K~~~~~~~~~{~~~~~~~~~~~~~~~~~~~~~~~~D~~~~~~~~~~~~~~~~~~~~~~~~~~~~q~~~~~~~~~~~9~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~?~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~{1~~~~~~~~]~,~~~~~~~~ZQ~~~~~~~~~~~~~~~d~~~~~d~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~*~
~g~~~J~~~~~~~~~~~~~~~~~~~~~~~H~~~~~~~~~~~~~~~~s~~~~~9~~B~~~~~~~~~~*~~~~~~~~P~~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~*~~R~~~~~~~~,~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~B~~~~~~~~~~~O~~~~~~~~~~h~~~~~~~6~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~}~~~~~~~~~~~~~~~~~~~~~~~~~8~~~~~~<~~~r~~~~~~~~~~~~~~~~
~~T~X~~~~~~~~~~~~+~~~~~:9~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~C~1~~~~L~~~~~~~~~~~a~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~-~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~;~~~~~~~~~~~~~~Z~~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~2~~~~~~~~~_~~l~~~~~~~~~~~g~~~~~~~
~~~-~~~~~~~~~~~~~~~~~~~~~8~~~~~~~~~~~~~~~~~9~~v~~~~~~~~-~~~~~~~f~~~~~~~~~~~~~~~~~)~~~~x~~~~~~~~,~~~~~~~~~~~~~~~~~~~~~~~~~=~z~~~~~~,~~~~~~~~~~~~A~~mh~~
~~~aUG~~~~~~~~~~~~~~~~Fc~~c~~*~~~~~~w~~~~~~~~~~~5~~~~~~~~~z~~~~~~~~~~:~~~E~h~~~~~~~~K~~~~~~~~~~n~~~~~~~~1~~~~~~~~~~~~~~~~~~~~J~~~~~~~~~~~~~~)~~_;~~(~~
~~~9~~~~~~~~~~~~~~~~~~~~~~~~B~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~U~~~~~H~~~~~~~~~~~~~~~~~~~~i~~~~~~~~~~~~~~~~~~*~~~~~~6~~~~~~~E~~~~~~~~~~~*~~~~~~~v~~~X
~t~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~;~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~r~~~~~A~~~~~~~~~~~~~~~~~+~~~~~~~~~5~~~~~(~~~~~~~~~~~~~~~~~~~~X
~~~~~~_~~~~~~^~~|~~~m~~~~~~~~~~~~~~~~~~~~~~~~~6d~~~K~~~~~~~~c~~~~~~~~~~~~~~~~~~~U~~~~~~~~~~~~~j~~~~~~~~~U~~o~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~~~~~~~~?~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~Cq~~~~7~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~V~~~~~~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~C~~~~~~~~~~~~~~~~~k~~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~B~~~~~~~~~~~~~~~~~~~~~}~~~P0-~,~~M~Q~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~S~~~~~~~~~q~~~~~~~~~~~~~~~~~~~~~~~~~~,~WP~~~~~~L~~~>~~~Z~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~l0~<l~~~~~~~~~~_~u~~~~~~~~~~~~~~~~m~~~~~~~
~~w~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~C`,
    weights: `
PMPPMPMNNNMMRPMNRPQPNMPNPNPTMQQMPNPPQQNNNRMMMNPNNMLNNMPRNNPKQNNRNNMRQMNPNNNLQNNMQNPNQNPPNQQNNNNRQNNQMPQNQNNNPNMMPPLMRNPNPMLPNPNQNPNPMQNTPNPMNMPTMNMPRP
QQNNNKPMPMQNQNPNNPNPQQPPNMRQMNNPNNNMRSPNPPPQRNNNMNPQNPNPPPNQNMNNQNQMPNMPPNNNNPQNP`,
  },
  overdose: {
    bias: -0.995,
    steps: `
~~~D~~QG~~~~~~~~~~~~~~s~~~~~~~~~~~~~F~~~~~~~~~~W~~~~?~~~~~~~~~~+~~~~~~~~~~~~~~~~~~~~~~0~~~~~~~~~~~~~~~~^~~~~~j~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~C~~~~~~F~~
~~~~~~~~~~~~~~~~~~~~~~~~~zw~~~~~M~~~~<~x~~~~~~~~~~~~~~~~~~~s~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~-~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~~~4~~~~
~~~~~E~~~~~~~~~~~~~~~~~~~~~~l~~o~hn~~~t~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~T~~~~~~~~b~~~~~~~~~~~~~~~~~T~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~N~~~~~~~~~~~~~~~z~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~B~~~~~~o~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~*~~~f~~~~~~~~~,~~~~~~~~C~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~q~~~~~~~~~T~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~F~~~~~~~~~~~~~~~~~~G~~~~h~~~~~~~~~~~~E~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~m~~~~~~~~~~~~~~~~~~~~1~~~~~~K~~~~~~~~~~~~~~~~~~~~~~~~~~v~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~~~~~~~~~~~~~~~~z~~K~~~3~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~2~~~D~~~~~~~~~~~~~~~~~~~~~~~~~~~~~1~~~~~G~~~z~~~Q~~~~~~~~~~~~~?~~~~~~~~~e~~~~~~~~~~~~~~~~8~~~~~~~~~<~~~~~~~~~~~~+~~V~~~~~~~~~~~~~x~~~~~
~~~~T~~~~~~~~~~~~~~~~~~~~d~~~~~~~~f~~~~~~~~~~~~~~~~~N~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~B~~~~~~~~~~~~~~~~~~~~~~~~~~~~q~g~~~~~~~~~~~~3~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~U~~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~01~~~~~~~~~~~~~~~o~~NQ~~~~~~~2~~~~~~~~~~M~~~n~~~~~~~~~~~~~~~~~~~~~3~~~~~~~~h~~~~~~~~~~~~~~s
~~~J~~~~~~~~~~~~~~~~~~~~~~~H~~i~~~~~~~~~~~(~~~0~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~U~~~~~m~~<~~~~~~~~~~~~~~~~~
~~~~~~~f~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~-~~~~~~~~~~~~~~L~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~K~~~O~~~~~~~~~~~~~~~~~~~~~~~~M~~~~~~}~~~~~~~~~~~~~~~~~~~~~~~|
~~~~~~~~~~~~+~~~~~:~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~3~~~~~~~~~~~~~~~~~~~~~~~~~~~~~S~~~~~W~~~~~~~~~~~F~~~~~~~~~~~~~~ec~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~~L~~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~f~~~~~~~~~~~~~:~~~~~W~~~~~~~~~~~~~~~~~~~~~~~
~~~S~~~~~;~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~b~~~~~~~~~~~~~~~~~~~~~~~~h~~~~~~~~~~~~~~~m~~~~~~~~~~~~~~~~)~~~~~~K~~~~~~~~~~~~~~~~~~~~C8~~~E~~~~~*]~~~~*
~~~~~~~~~~~~~y~~~?~*I~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~?~~~~~~~~~~~~~T~~~~~~~~~~~~X~,~~~~~@~~~~~~~~~~~~~~~~~~~~J~~~~~~~~~~~~~~~~7P;~~(~~~c~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~n~~~~~~~~~~~~~~~~~~~~~~~~I~~~~~z~~~~~~~~~~~~~~~~~~~~~~+~~~~~~~~~~L~~~~~O~~~~~~~~~~~
~~~:~~~~~~~~~~~~~~~~~~~~~~~(~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~S~~~~~~m~~~N~~0~~~~~~~~~~T~~~~~~~~F~~~~~~c~~^~~~~(~~~~
~~~~~]~~~m~~~~~~~~~~~~~x~~~~~~|~~~~y~D~~~~~~~~~~~~~~~~~~~~~~~~_~~~~~a~~~~~~~~~~~~~j~~~~~~~~~U~~o~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~<~5~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~8~~~~~+~~~~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~~;~~~~
~u~~~x~~~~~~~~~~~~~~~~~~~~~~<~~~~~~~C~~~~~~C~~~~~~~~~~~~~~~~~k~~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~B~~~~f~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~8~~~>~~~~~~~~~~~~~~~W~~~~~~~~~~~~~~~~~~~~~~I~~~~~~~s~o~~~~~~~~~~~~~~~~~~~~~~~R~~~~~~~~~~~~l~E~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~?~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~3`,
    weights: `
PNRNPMNNNNNPPNNMPPQNNNNNNPNNNMNPNQNPNNNNNNNNMNPNPNPNQNQNPPNQQNNNPNPMPNNPNNPPQPQQMPNNPNPNNNPKQNPRNNNNNMNNNMNTMPNNMQNPNMPQNNNNPMPNNTNPPNQPQNNMMNNPPPNQNN
PNMPMNPNNNPNPNPPPLNNPRNNNPNPPNNPNNNNNNQNPLPMPNMRNMTNNPPPQN`,
  },
  medicalEmergency: {
    bias: -0.408,
    steps: `
~~~~~pG~~~~~~~~~~M~~~~K~~~~~~~~~~~~~~:~~~~~y~~~i~L~~2e~~~~~~~~~~+~~~~~~~~~~~~~~~~~~w~~~6~~~~~~~~~~~~~~~~^~~~~~j~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~C~~~~~~F~
~~~~~~~8~~~~~~~~~~~~~~~~~~~~~~~~u~;~~2~~~~~~~~~~~~~~>~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~o~~~~~~~~~~~~~~~~~4~~~
~~~~~~E~~~~~~~~~~~~~~~~~~~~~~~~~~~Gn~~~t~~~~~~~~~~~~~~~.~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~J~5~~~~~~~r~~~~~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~C~~~~2~~~~~~~~:~~~~~~~~~~~~A~~~~~~~~~~~~~~~~~~~~~~~~~~h~~~~d~~~~~~~~~~~~~~~~~~~e~~~~~~~~~q~~~~~~~~u~~~~~~~~~~~~~E~~~~*~~~~~~~~~~~~
;~~~~~~~~~~,~~~~~~~~~~~~V~~~~C~~~~~8~~~~~~~~~~~~~~~~~~~~~T~~~7~~~~~~~~~~~~~~~~~~~~~^~~~~~~~~~~~~~~~~~~8~~~~~~~~~~~~z~~~~B~~~~~~~0~~~~k~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~v~~~<~~~~~S~~~~~~~~~~~~~~~~~~~~~~~p~~~~~~c~~~~~~~~~=~~~~t~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~~~~~~~~~~~~~~~~~~~~~~T~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~2~~~D~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~z~~~~~~~~~~~~~?~~~~~~~~~~~~~~~~~~~~~~~~~v~~~~~~~~~:~~v~~~~~~~~~4~~V~~~~~~~~~~~~~
x~~~~~~~~~T~~~~~~~~~c~~~~~~~~~~~(~~~~~~~~f~~~~~~~~~~~~~~~|~O~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~B~~~~~~~~~~~~~~~~~~~~~~~~~~~~q~~~~~~i~~~~~~~1~~~~~~~~~~~
~u~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~~~~~~~~T1~~~~~~~~e~~~~~~~1~~NQ~~~~~~~2~~~~~~*~~~~~~~~;~~~~~~~~~~~~~~~~~~~~~~~~~~~~~t~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~M~~~~~~~~~~~~~~1~~~~~~~T~~~~~~~/~~x~_~~~f~~~~~~~~~~~~~~~~~~~~~E~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~b~~~~F~~~~~~~~~~~
~~~~,~~~~~~~~~~~v~~~~~~~~~~~~~~~~~~Y~~~~~~~~~~~O~~~~~~~~~~~~~~~~~~~~~~~~~G~~~~~~~~~~~~~~~~~~~~~~~{O~~~~~~~j~~~~~~~~7~~~~~~~~~~~~~~~~~~P~~~r~~~~~~~~~~~
~~4~T~~~p~~~~T~~~~~~~~~/~~~~~:9~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~m~1~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~*~~~~~3~~~~~~~~~~~~~~~~~~~~~~~
~~c~~~~~~~~~~~~~~~Y~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~7~~~~~~~~2~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~;~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~v~~~~~~~~-~~~S~~~~~~~~~~~~~~~~~~~~~~i~~~I~~~~~~~~,~~~~~~~~~~~~~~~~~~o~~~~~~K~z~~~~~~~~~~~~~~~~~~F8~~~
E~~~~~a~~~~*~~~~~~~~~~~~~=~~~G~]I~~~~~~~~~~~~~~~~~~/~.~~~~~~~~~~~~~~~~~~~0~~~~~0~~~~~~~~~~l~~~~~~~~~~~>~~~~~~~~~~~~~~~~~~~~~~~~~e~~~~~~i~~~~~~~~~KP~~~
~~x~~~~~~~~~~~~~~~~~~_Y~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~3~~~~~H~~~~~~~~K~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~*~~~~~~6~~~~~~~~~~~~~~~r~~~~~~~~~~~~~~
~NM~~~~~~~~~~~~~~:~~~~~~~~~<~C~~~~~~~~~~~~~~~~~~~~~~~~~~v~~~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~=~~~Y~~~~~~~~~~~~f~~~~~~~~~~~~~~~~~~
L~~~~~~_~~~~~~^~~|~~~m~~~~~~~~~~~~~~O~~~~~~~~~~~~h~~~~~~~~~~j~~~~~~~~~~~~~s~~~~~a~~~@~~~~~~~~~~~~~~~~~~~dB~~o~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~~~~~~~~~~~N
~~m~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~{~~~~~~~~~~~~~~~~~~~~~i~~~~~~~~~~~~~~~~~_~~~~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~V~~~~~~~~~~h~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~y~~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~o~~~~~~~~C~~~~~~~~~~~~~~~~^~;~~~~~~~~~~~~~~~~~
~Q~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~U~~~~~~~~~~~~~~~~~~~~D~WP~~~~~~~s~~~~~L~~~~~~~~~S~~~~~~~~~~~~~~~~~~~~~~~6~~~~~~~~~~~~m~u~~~~~~~~~~~~~~~~~~~}~~~~~~g~~
~~~~~~~~~~~A~~~~~~y~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~-`,
    weights: `
LMPQLNMNSPMMNNQNNPNLMQNQPNRPPPMNPNNNNQPMNPRLSMNNNMNNPMQPNNRQMNPQNMMPQMPMQNRMQQMQNQQTMRPNNPNPQQRQQMQRMPNNPRMNMPMMNNRPMQNRPQNNPJNMQRLQMRRRNQNNNNMPNQPMNR
LMMNNNNLMQRQSPMNNPNNPNMMRLMNNQQMPMMNNMRQPRNQNQPMPNMMNQNMPPNNQLLPNNMPMNNLMRPQPNNRNQN`,
  },
}
