// Written by evaluation/need/train.ts.
import type { Packed } from './weights'

/** The score from which on a message is taken for need. */
export const threshold = 1.640

export const needWeights: Packed = {
    steps: `
2C5T0>^)T*_0M6|4S(OX5/41GL8-25U=0DD~-f;1T/-sLH;AF/^@E=KTLP)F~:Aa<^4(54*DY(bi,+)7X_~~@5=t7B<G~~Qcv(a~M~+M;6v~~4?Gc.*~~=6I_(7G641EPPYRqP~D5/eM;1=~,(KARA
*.~QM~9~v~c07m3R*4<S4Q3be=8~eR+M+=t;)~XQQ=C~i,AM6>~I14cN1Z9<>D~~35DC~(/;0Z4cHBjF~1+</S1Mj+E@.C15z+581~3~Kj~Ia2@.)7b@kpiFe~Y?tK-UHi-=)8~9k~7hBn4,3I?*(;
?~^M/299[7BhKE5>~=?c7B~>S*DuA;COJN+C)B+;?B031/7E,+A6-,9TK7o^/~.Ih6K{FL2/>QX0;1PY0,l-7*~FZ71~~.F(/2;6,rO;b)8JB61s7@CEO:s>,B)IJg(:4r-8082C}5:qz,W)D^/1DN
A9BPBwL8:/|IM=+c+Md)>,b~0R-7QAAF(42W:T>/BC7(<.J)(,9_/<*E*^~,;@(/)O~RGLE~K])V*g8513*8(C~:..,70<C1CbsPk]/~*~70.1/4+H/GD[*bLb;F<-,UZ(341@J3l/W,;B~XC4~|JR
.1w7~q;.9</AA,h~Zwt7Yb9{sQ-0|((6~:73)S-C;J3637+7)6T~)2Q/s~2_^-+4YH~)+B0?e/1~9+6-S)|38L0B:D)*@5J=D=H[G((IOs1h18E[9~90fY,B~bBES+NZRr+9J/<V(3H3U-wA7~5iJR
<4~*O3K;eU)28W.~Dv+4Y55-/x)6]V25-/5@(.>:jv8NRV=~)~Z6.,IVCJh17X=1mM2y6:nMi,*-~5G5H;C?1dv:5p;AUgpF~4GGL,LF3*8?pvI7~_W-5+HQnBS..Y66-+x)JV)7>VRx4W3*N)1A~F
+~/UZ:^/qRE~d0,YZ>XJ*68)4Xb6*0EU-m.x3C~U.X~4/B6.et)0H16+,-I61hI-4-~~iW~~K>rH6T7S~(]BO0+~VJ.(2=<<)=m_)^m=<:0DGY1RCAbT:/E1OMu6/BP~<.3j0>9Bd;BbJ6-c)HQRnO
R:<(cH/^<C,.+/]J.)2?=8b+JV~2~/4?d/<Pn9](F)~5E(9(F:6QP.a(3,~5N-@72@BxD>>xRsT/>Jg.-~ne**3WAA_Jg(Dj^;*)2s20Whw,Bc@(8U^[r;)9.~)Wkn*F*@>30aW~YR)5::=NN1~++X
33*~>31S;_9(9213r92)tG~L]L>A:(?81;+,>9(903~J=/.*q~B~38~8h7R6Bn/9|~J,)A~B9C.@eTk;t)D++B*4~1X,DT~oXZ>EUnP}-gO..DN7@2v1IfOT<<R1c*/I(:Bw66J4*(~>:VBQ?t4*L)
g=Z,,GC13?80n5l*~3cA(+P<O5u7?.V14b+~H./+B~~)[4~9FD81.).//62?,8BYdwwI115*X,~W{1o*x4[/a(9)].SL2[,<9A*<)1G2(p~J70/I)/,L;z-03SX6=ODB<~EB+P9)N~,0-H~fq>BD85
p~~O)=+9~.Q16Lxe2p+~DAC~De~*+D><u0:M*2h/*dUV~^0ACL02L~6)p3~+;.gG8~0P3S?2V+~C+n]~<){F@X*,.,69,+ZFM(8V~~cL=91-X)~CT~34BS2m.@3:,U|1:29C?50~7~.F8?:,]4@3AQ
O/+*7.(<Ou<PM01HAL50-/~P0*6()]6K*7gPN)c,+IHh203;~=3~(,5ll~:~)A,//10074~,xb*,s?bQP;7+_9YXc,;9=i>)~7~)0.v=(r(630F/(Fa-,)1aP6W50>~k=OXK(*)E7P~VRIE==(6-.Q
=B]9+N*(1;MA.B0*C0L=~A9=4;mJ,D(0.1*~,,~4b51W)398JW@(Fq6d22~5/VO/(?lN03Z_<CFEOYD~?/D3~)+*(]:9+3-1.DB/^(Nl]*3Kq8(4o2>5)E~X@*(~~)W)HS,10nN~/DHP+9HZ4?2i/?
1;<HB<498eDy=Y+~m8^AZEO18*qK167D*223_m414=xEn095i/O4?X~~G?f/.deH,~)./]B*;F@=z6AS4.UI8.Y*1EV<,)q~/Q7=*4-51)TJqC=Av?~*-(U*5~~<~,;K^Y0~(q(h--cs51A:N17O8D
9)<7~S8M/:~E(9(R.2+~LR1~~*URK2*S)>E>oOZ]q^ETEQWFJ4),-3U_3~O)~BcAU*8Do59~=_Gqzd,N<pI^h36=;e.~Ajn1H,DB)GA^M_RDQ80p7)+Bq4,FbpYH>.M/9P~5]I1/u6=-l-:39R~~(G
25J+M~r(Hwi/~i-56C,Ipm,~2W/d1BAA4EeE~514+b(/:>W?}9+]G@*(NWG0)~~}:).*0^[+.>S0X*7-3(<zI?5r)GO3:)*r~DH?xGAA41C:*(~9[d~?7_2~r(~~2A8PRY:Q~U;--iK18:z:473FB~
*?*S^?4=hBe[*(*-*A3K~U0(K:..2)*8(r(+)@.V~0m?(5~X460~D>~aDJ2Ae3D/.B0{~>Pp?HCR0g*~9~I=b6*-+d(JN~;(6E*:D.;~,?~~k5=814*/:3)R:*~<2)3dJH/*+;.~*[p2~^@L~d=q~(
,-1~co6~5R2y54~(7~S+G@g>2.{gRJY^3{X-*zI(o2~0<84;F(/t]6?=6887a>>]8EF0~C;.Dw9U9:7-.p~36jvmO..9[K,(,~72H5D~3U[;X~6y~d(2~?~)F900CP@10:*03~Kt~BL~Bm5ER6AG2/
(PzQ?R/~-_IN6q~Oi8)0,)S9:/F>:^7K3GZ=L(B*q|9b^:/59-7WE2*TLY.4G73~/089ib*1D)~~h/WN~KK,>Bd{Kc+3940+fc(Rnfj~6+28/]~lTG+2<a-,<@OI40D7EKl7F~0A_?+Mp}1](1I.S<
*~2)Pi~<~~)_.c6~~2~RcK~P~-~R/];5F5_;C-~)E2Ig4e.,-O9()-)14M*>1p~~/K/3rS3)6,)2L)~{+I~R;-^/3(340},(M+j)~F157YXc)[r*a++N?-~=V74.lFK/~+?+L/2,U-~9<7.JMh/8Y(
WM(YAa<x>HBW()SA7C]NG+*37.2.~,+~01f3-9,h5HH4I.LC~93>F30<72k(46;}*0~<*A8U}b>F.n]+~@7VX,-DM,,D?Zuh4Goc+2@<*B7B::67f~71V.[6I2VBBI~/-X12/5U~*8cT2YB4H-D~p~
J8TQgO3b[?0J~8G,JH,>S(D(~Jb=Hx:/5S(2MQ/~~19+3:??3+TuS1Z~M<0ak1B1I~3158(,*1C83/_i~tG6rH,~9S)<d6~V_,~~VP4Yw,9~2V1WD/;1>~OK3pDIz*~^;C9G3,.)8.L<N1+~1D;X07
),4;5DEg3(~A8-s,+67)7]~Q+IHbw.(.OX~)A-6VF[p99t-)7xF=M78+~3P(o=<T2E8|~7f)2y9^Q})-2~~3~]:fL<,=K3](=S2o90(*WZTD~@V2No,W3r~6~)F9/>+(~)LfM0~j11S;~F.6m.c,m/
81(.>~~9i(CE5/hQ~)~NAvz)3]M=<(E::G_?GN)F+*~+1Q4*B8uF,~p+~N.|Qtm/;F^z;3837248d?@G6VG(G6f+-D~pD-~UEX,R.Y~45)>~;U**~*<~.~~fc[~-c=7:)*--F~4l+(~~JW5.4-K{~-
8w_TdNY~~~1K;Pt~@6H6EI~<d;~7*?i;2,0<-+ADJ,DK^b69z64~Jw9}1/-H4@~~PeC]v~=C0j(/-+2Fi~>*;^1)b*T~<H[+MCQKUu(4-@8-)bZ3.3)Kh~3Q.GvF7~1f052:MNgH5J+//@?/C31J4?
>4w@)06H~49~~rcs+2:-66+Mt2SD.:04?-6G+f~B2*U~V6.S2l<HK-7;MIy:B-31Ca<5~^-~D{~QHl,,*()+B>o(.2@10M?eG[Q~.~+}](J3.:~MGJI7G,(/~_;8))aq(U(8.;~OIC}n<aRYi|5~?G
_)~<.?HyfB-Z0f~?(~{F],5^1;)/6+xP[]0:*)0)F7np;k()K+7*S6MBaX,,(Cc1M=@v;~~~?a8.D4<CQ2K0cN.K,nG*4R=W{~~,~.)0@^/*~8/<~-VE5U0A0a@:5@*36~P*-j6C34+.KIVW2]JL?B
~~4~wH+*5~8u1AK<-*>77?;aSjB(NO8f~T(E{~>1>BoW9FT??-Z<~g6</S*|8*~/<*HO-85O~a0~TXP,*tLyDm.)4.)(>vZ~?+l1B/D6_]1=5.4?0WJW;=6~8~1)~9F03~~~(E4DJ0h]60W~1BF?-i
6E6,+H]).)E4@~W=Z+y4)Ll@*8CT,+.;P/oH;8J.()CLl_~~1+~?A[~4WF6U~E-D(a~I^A2c0~+[6+2;@Q~~CA=YOB-18T0a>810kl*+3-XRO(+KE6**F6.F=OjQ,;+U~*~/))AUh(7Q/[^?<PC>2Q
a.l?*f0.3~(GA~4M-bB:/5*1()18F-@.7.,?[~:1A9@A-L=j~,*K*BP1N?.=-H7Y~e?+~Z~0+0g~.)U(430.70~F/~Z);N:)(.A37x~~@)A~U;~@}7C95*z>*4O*9BgL)+Qg39F:PA2/))64@VLJ+m
4c.5N=.~A.S>sBFZOU^wb5*)-2bE~.D8,~_=.26?A49)1~4PI:QXELO6M,9?a.J7@)z^bL8Jj=M6;Q~>,+A0GG+,~W+a2-f+,Z+MS1Z@1~/2o-(=~=~[3=QMU+29,J(F508Q4~,IV~:~~j-/-:P,JY
)Ba~Gl9L)EJs01z1,~-7N;ES1F+~;:R04L/P2^+/7GK,B37FG~3)1-QZ8~lU+H7C~rASe~_~,94D0@TfUe*_-I-~3FLo../?NL+=(~2s>B/T8L.*+E6(l|N5(~~v(/)4yB2*+~YR,,71R(:~~Y16?~
~0JN9,8.9:Q>E(O~.Ri18lD,3;;Hb+hO?/)~c[7*SB~^s+-C1,~6=Qb18V:0T~=.?mQBF?T~/~+Y72B1.|O~LHDJ?@9.t~-=U2Ep-9nD;?25~M0[a~@Jd+QNOcDf;uF~zH-/Q:12/*7:*2j0/_37?c
@7)C~=?,6>RSN8FII2I;C1v8Yq~4~<O~:I99~=WBI7:P-@K~0BLy,U3xlI-CI~VI4~x.?tIn?3Gr/828VSH./G;/*(<P<E,(=)F~+PN6~*I*^,,1b~P^H2(4J~DK^*W>~/P.aON<|c?;~12E+B-;.i
~/0/4:8YMON)J-~0UV9+F;+)Y9+b8F+d/:)(5~~*/2+q6?B</N<I3O0<S7/~*,YwK2?p.v)B3~o>6(?~0?*C3/:I~8i48G3-?(J0AHR-G5+*22>.C~656:2.-.?@<Z7S/,-F/9LW2R_-f_@;O6?Cv~
0b+~~S~EN-4;-3-SI-~6AK2]+*27^WX~x3^v~@~.+OE?rB|G.76hu2;Ho?+2UB5:H?1819A^XC>b1y7/(56Ht6~P>WD4YLk*/-w8O:3H<.158d2^+9[Bb=+(:3.Y>)b)8C~JA~*><*F_EA488=SF-;
JbCC~33LVq-A5bE>Ca)69@(U,a~M./A~B2VA-/@.HG/52aO-+(SJ-(,D-~2;DW*)*4+b/P~fMo/4?GQ(0F):~(X9E(.QFOH0~ITT8@5;~J~74SL*/C~1N1:{55)-:*<nH>-(3+(16rE,eE+1F,mkJ=
Q*6X,Sb~VO.:TxY~~HFB>g89Wx~k/+MH5e|.*D<*5u2B.FP5gH2E*~74~~AFB0J9BN,a+J~~-~=6H7QJP93=<sH/K;):D*.NC9eU3Y@MC.-~7H9(wYz~~)1[R-+ARb30W|K)7WH8A~M^(7~B~3*0Z~
1O~1+D:2H0C*0y.PBe0A(0I-2(h(+LAMBTTnR9(L_7+A3=/7>gj2F:|R~((z,N~~=22-J2{08O*5=)0j-^,Ma:79~].?*~76.~UB>*/AN)-2>/u06A,*pEA-@5d3D-zBJ70K3[0k]470b9?~5@)5>^
5R=WdS=~e86-*~IBR/<~]KP2H~WZPW]~:Y(T-4)3]@O4Z,=0IMI)[~56}.gR,G8-91)4~=H/WP1E~J~j/:L~.2EP1II(5:_+*CB~X~sS),-z3)119<MjB@96~02DI483)@1_DIMEChTgV}6):G.9HT
.<j~g,*8.B~l41;G~Kw33@@D3B-H^v4~~(1+[*+C474(A=?F4[)/~~B5(977B)9*w~~/>/.7:0*G5P4TmLC0Cm0(+8_El.-FBA8+2K~5684C+833/>4)T-XGXO-y)~,:X<0C:Pi8~D605?J:a<~~-6
,(1?019D58Fmh)93+^R:~~N-H1>:DF.057-V~3]~2:7G~NC~,g=>6b+o~)<2.MW8+//=5N+W+@;2HW47F6~R2J=PE*a;2C6,4G)0:0k~,pD:G*Z*X_C/0a/P~s61~B83FT(4-eS*:@0~,-)**:?f>A
>-~*3)~5R(A_YI_=(2~03??6]W9FL2/c,}S~>s/U*~bG7*Q@+32jg~G->3lX7B)F5MHd-7uj:g~~=)~,-)]I7p=R~sO4.~S@K5~JV8@A8*T02;<*)3)_~BC)<N1_*EG5<1~(.I+{9>~WJ+(;~-K//9
2.4~DW/H=~[=<n/:*<YD|i3(74B~L51@~*I.2(:9~u3Ltd*B)2;.m+Y94.667.H1{x1,fbE5:~sPPMx@D2t)AN03OQP.CM~],k~+YVKa~:~+@7n,33u=a.C-41h(+Uh+*83H>3]~3=j,(,j<6=-nK.
*3a1XV=LS-*6SGq.X<fL/?z96~JFPF((k_;K0,(<00s0647<~=8B,K74~.Fh422ED~j~1O:~D4*yH;44Pz(A+~~>~l+<;((O/LS~ZJ:(3,E-S.,@+D(~30(5iH]+~314L~Q=_kM~H<6J~*M~SA,~5)
<49,Fr(>33gO((~80M?*C6Zc(*)2<+3VY)~9<4u(rP0C-CC29o2)_>E~R=(<J7Q@032(~,2Y3,A363.-LaKgA/~XBL~OG+l43]B>~~~h7i2>M~o.8+-BN(D<2,-a.C2aYp(<1)P~8~C~CH+-0G1x7X
~174+5o.~>dP,,q_/~2FM,4L4J)?_M;(~-2AM~-7O3OhhG+US<5/X~+Z+>4[=kX-(~sZ6>+07*{LP~YWE2~0D/m?F70B)])4(C+>)F~*h(m_/5~,2N:.)B0.?Tz~8(LI=~,~VUN-(45~/++,A,@RLn
~w>fH~0=L+(Cu~k)<@e+21~)At~R~,i?D~>6RWs~3}/q,xJ)<~W,5+V};Rx,+)-7*39aa~1/(~,G~sWKKCS@0~4~@/GDJ_?(;97]8956n2C/~ea.HY/>hg.~j=c~{v,0?~-I=~?~8*SQ~Y}@>-d4rC
6-]5TH~9,1)7a[(9By7b,0=T~8.7G?Av~]p)2S);L/9i~JS~w6H~PA~02G2MZA1,7<@/QD:~14.hO64k2M1B9*~)3+W[)H),43B)e:JH2,~(2I*+C@O22T+.+-5~-4<5~3vw]47Me?X3({L/@H*CYb
J+b.83Pzd;M1V:.o;t~DtQ790PZ~;]Qx+*HG*4(5(WU28Y,RC52P89q*.4~~9=}yKA57O17JK4.Em6FRO+(8=,~.(D[?~^X0=(4:HEV7G=*~y6U,h_T(6gF,@(70*Y*+>sp~0u517[)Hg~W/2Xd4~T
~PFO.?.~~eX?1Lm^,E7gnQ0}gr]APHEm;B9~+KM65H~1-40WyZY*]QZbW*41*P:c)?X~8U11~Vc,(K=+)4ZC>,?~7U+55[@Z3=+M?-()0L~O90,K~K*Id>*}K5QT*--+-8~4V9398X1513?<~P6PH2
2/.K7+fE;9(/q=Gir+iXhi+>pF*MF/J;~I;LLT5FA7+,eK/a?a*7~B(Q(~2,,01),~J(:FTD.Rh52-)<2P=L1*~106I54~1.)l/,>>.>B~42(~=~SQM(D*E1h(/FE:aJz~S*68=+~5R,sD7~;(V053
GP7)5,C<RDi>-~/q*|23:A(eXj^)Z4W009V+E;+;0)@.gW+)3512L/H0-M~_(7=TJI2<(aF-P0~1.6@.G)/+F,:~6L*[*-4TM?+>)>XG7/+N1-U@438V4U(=OCcE.Pk1@A1Z5uH~R.A)-/@s8?S)P/
9)1-<,~H~+Z(0?1?1*W60+@a~6~IM4AW~~+7)(2y6N~|<=7U.e|1).:5,LgHc,~P?d++*S~19SK~<g0>a1~.Z90NR4~=sF<NP?M[3-O~/(5KQF+D^>+f7o=c]3C5I:-~3N=[FWD{~a~>CI..W,b.kH
M~H0~>~)u<2<;~8;=22/*~>f,DNF()=D9->0=RTK/?~X~3.+?i7-06Q0YK6)*+SS<9-.UhJVF4Y)h7~BBK+u~9S~NH.D4=5{}~{P-3-A;5~K/6r_~Cl6+LZAHO@0~KU*:LoE/9@-i~().~>0Zp@S*+
1:u2-JwA6,~9N}=[UQt;1A2O,(1CW)S;+LHS3+4~e4:~,NS2~/zQFQH~+^J/4(S)59~<H-C`,
    weights: `
NLMMPNQPNNNNNQMPNQRPPQPQMMQNMNQMPQNQNRLPMQNQQMPPNPPMPPNQPRNSQNQLMQNNNQMNNRNPQMPKSQPMPMRNPQMMMMNQMMMPPNPNKQLPQNRRNLMRQNNNLJNRMRPMPPQPQRPRNQMMMQPPQPMRNP
RNQPRQLRNMNPMNMNQMQLQLPMLNRPQTNPQQNQQMNQMQRQQNMNPLMPQNSQLQPLMQQQNMQPQMQQQMNRLPNNPMPLSNQQMQSNQMPQQQMQMQKPQNPMMSQQNPQPNQPPRNNKQMJPLQNPNQNPNMQNLQQNQPRMPQ
MKPQMPMPRPJMNLNKNNQNNNQQPQMNPQPPNMNPPPMQQQNQQPPPQNMPSMPMMNPNMQPMQQNMQMPLLPNNTPPNMQQPPQQLQPPMPQQQMMQPPMLNMNQNQNQLRPPLPPMPLRQPQLPNQQPKMPNMQQPQQQNPMPRSSQ
RLNRQMKLMQQMPPNQMRNQNPPPPQNMNPMPMQQQSQPLNQNMNQQMPNNNRPPPQNNPLPQPMQNNQNPRNQNNQPMPQNPQQPMKNPNPSQQQNNMMNMMLNPQLLPNLQQNPMMPMRNNMMNPRPMPNMQNMNPRRPLPNQNMNQQ
NQLQQQPPLNNPMNPNMPMPQPPRMQQNPMMLNNPQNQNQMMMNLRNRMMPNMPMPQNPNMRPPQQQMPLNMMNSPMMMLQQNMNPPQNQPNQMNRMLNQRMQPPQMMMPPNNPQNJKQPQQPPQPPPNNPQMNQMQMNMMRNQPPQNLP
LPPNQQQQNMQQPPRRPPMPNLMMMQSMMPQMQMTPPRPLPNMPQPNNQQMRLNPNRRPNMQQQPNNQQNPNMRQMQQNPPMMLQPMNRNMPNMPPQNNPMMPNLMMQPQMMQNNQQMNMQMPNNNPPQQRMQQNPMQQPMPQMQQNPNM
KLLMMQRMQNNRNNPPQNNRMNRNPRNQPNRMPMMTNJPQNNPPNNNNPNMQNQQQQPRLNMQJSNNQMPQPQPMMQQQMMMNNQQPMLQQPPPNMMNPSMQLQNPMQNQMMMPNPPPPNNRQMLQPQNNPPMMNSMPNQPQRNNMQRPM
QRRMQQPQLMMPRPMRNQQNQQPMNNRQPNQQQPMPMQLPNPPNMQMQMQQLMNNQQPPNNNPPPQQJNPQNPNQQMRNNNPQNNRPQQMMPRQPPNNNQQPRLPNMNLQQPNSPPMNNMMPMMRRQSMQQQNNMNQPPPQPNPQQNPPQ
PPNQQQNMPMLQNMQQPMQPNRQRMPLNPNPNMNPNNMNNPRMQLMRMNPMPMPNQLQMNNMPRPNQQMRPMMPPRLQPPRPPPQQPNLMQPLPNMQNNQLNRQNMRMNPQJQPRQMNQMMNPQPPNMQQPNQQNPLNMMMNQMLPNQNQ
QNQNQNQMSQPPNQPNRNMNNPNNNMRPNPMPPNRQMPQQNQTNQQPPNRQPMNSPMNSPNPNPQPMQRQMNTQMMNQKPNPMMLPQSMRMNQNPQMNQLQJQQLQMQPQQNPNMPPQNPQNPNNQLNPMNMMMNNNPMPNMNPRNQQNQ
MQNNQPNNSMPMMQQPQRMPNNQQNQPQMPPNNMPNPMQNQMQQQPNPMPNPPPQQPNQPPQNMPNMMLPPNMPPRRMQPPMMNRQMNSQQQMPMQNPNNQPNQQQMNMSMQNPPPRPQLMPNPQNNSQQLMNMQNPPNLPMQNQNQPQQ
NNPQQLQNPPMMNKMPRQPNPRMNMNQQQMQMNRMQQMLNNNQPNPPPRPRNNQPQQQPPNMNQQPPPQRPPQQNQQMMKPNPPPQMQNMQNQQNPNSPQQMPPMRPQNMMPPRNMLQQPMPPNNQPPMPQNSQPQPPRNPQMNMPNMNK
NNNPLMNMNPMMQQQQMNNMMNLMPPNMMPQPRNNPNMPMNNNNPPNPNPPMPRNNMPPMNQNQNMNPQMQNPPNPRNPPNMNNNNRMMNQMMQNQMMQPPNNPNNNQMQPPRNPPNPKPJQPPPLMLPQNMPRNMQMQNPNQQMMQPQN
NNRPQMMMNPNRNQPMNQQPMPNMQNTMQPPQMQMMPMQPQQPPRNNLQPPPRQNNLQMQMMRQNNNNPNMPRPMQPNLMNQPMLPQPKQPNNPMPPMRPMNMQPSQRNMPPMPQQQMQPPPPPMPNMPQMNPQPMQMMQPPPQNPPQQQ
MPRMNNQQQPQNNMPQMNNMPMPPPQRMRMLNMSMRMQMQMNMQMMMQPQPNNMNPNQQMPQPQMNPQNNNQPNQQQRPMMQMQPNQPNNMMPMPPRRPMPNPPMMPMRQSRNLPMQNMQPQQLPMMKQMQMLTPQQPNPQMMLNMMNKM
RLNPMQLQQMPQNNPMSMMLPRSQNPNRSQMMPPQRRMPQPQPMPQMNPPNPPNQMNNNPQQMQMMMQLMNPQMPLPMLPPNMMNSQNMMPPMRLRPQLMNQNPPRQPPNNNMMQQPQPRJNMPPNMNPQLSMNNNPQQNPRMMQLNPPP
QPSPMMMLSLNPPNNMPMPNQQQNMNPQRNMPQMPQQQNPNPQRNMQNNQPNPQNRNNPPKRQNMQNPLNQQNMPNNNPNLNSQMNQQNPLPSMMQPQMPKQNMQQMPNNPMQQRQQPRPNQMNNNNNRQLPPMSTRPPQPMPNMQNQPM
SSSPPPQRNMLPNPPQQPQQQPPMQNNLNQRPNLMNQQNMQMNMNQQNNQMPRQLPPKQPPPQMNLPRPPQLQNPMNPMQQQPNQQQPMMMPMPRQNQPPNPPMMNLMNPSNMMNQLNMMNMNQNQPQNPLPPPMMQPMMNMPNQNPPNQ
QQQTNQMPPPJMQLNQMLMTNMNNPPNQQNNNMNQQNLNNNNSPNPNMMQMMPNQMQQPPMPPMNPKMMMMNLMPNMMLPNRMQNSMPNQNPMRQPPNQMLMRLRQPNQNQMQPPQMSQNNNNQMMQQLRQNRPNNMMNQPMMPPKRPNM
PMPPMMQQPNNQQPNMQQQPMMQMRMSMMNMNNMQQPNPQQMQQQMRPMNQLPQQMNQMPPMMPQMPQMMQPNNNQNNPQPPPLNPQPQMQQNPRPNNQMQQNNLMPMQLNPRPPKPPMQPPNMNSPNPQMMQPMPPQPMNMRRQPQRQP
QLQLNRMQMNNQNPPPPMQPPMMKQMQMNPQMMQMTPPPNNNPQQPPRQMJRPNRMMMNQMMNSQPNNMSPMLRPQPQNMMPPPPQQRRLRSPQMNMQNQNLLQPNQNNQNPLPQPNMPMNNPRMNPTLMSMMPQJNNRJPQPNPRNQNP
QSMPMPMPPRPPMMRPPNPQMQRLPLNNQNQNNNMPQPQRNPPPPPPQMRNMNPMQNPPPNPMQNPQPQNMPPPQMQQQQPMQQQMNNNPMLQNMQNNTPQQNPJTMPLNQKMQPMPRPMPQNPNQQQNNLLNMQNNQQPSNQPMNQPPP
MPRQMRNQPSMQLMSMMMMRNNQMMPMQMPNNQQNNNPLNMRLNPPMPQPPNRQPPNMMNQLQLQPMQLMQMQMRNMNMQNNMQNQNQMRQPNPMRPLQPQPNNPRNMPNQQMNPQPRQPMNMNNNMPLPPQMNPQQNMMPQNNPNNNNJ
NPQPQNQRPNPQPPQQPMSQNNMNPPPNQPQPQQLMLRPPPRQNQNQNPMPPMNRQNMLMNKPRMPPQMPMNQPNMNMPPNNPNNQQMMMPNQMRQPPJNNMNQLNQQMMMMMPPQNPPNMPNPPPPMRNMNQQRRPQLPQPPNPRSJNM
MPQQPNLPMNQPQNQNPNPPPKPQPQPMMNRNNQQSPPPQMQRMNQNQNPRQPPMNPQQRNQMLPQMNNQRQPQPNQMPPMPNNNSPQQMRPQQNRNMRPNMMQPMPQNSNNNQQPQQPNRQNPQPQNNQQPQQQQQTPNPNNNMQQPTM
RPQNQMNPNLQNNSPMRMMPQPNPQQQNMQQRPNNNPJNQMNPMNPRNLNRMQNQPLNMMNPNQPPPMQLMNSSNQQNPQPNNNQNQQNPQPPPMPRMMNMQMMQPJPNMKNPMPMQNRMNPNMNNNMMMMPNNPPQNNPRPPNNPPPNQ
TNQMNNQLNQPPNNNPPPQPRMNQRPNMNQMPPQPMQPNPQPNNQMSNNMMPNMNMQMMQQNPPQMPSNRMQPQPPNRMRRPPQPPPMQQPPMNQPMKMMNPNMNMNQNPMNRMQNNNPNPQPQLMQQMQMNSNNNMQNPQNPPRPMNPP
QMNQRPPPPPPPQNMMMPPQPPMMNPPPQQQNNQMQQNPMNQLMMLQRPPQLQNQQPNRNQPMLQQMRRPMPMPNMQPPPNRQLPPNNMQPPMNPMRQMPQMMQQQPMPPQRNNPQQPQQLPMNQMMNPTQMNPLQPNNRPQRQQQSQQR
QLPNNPNPMPPMPMNPNNMQPRNPTQPQNLMQMMKPQPNNPNPJPNLPPNMPMNMMNPMQPQQPSMPNPPPQPQPRQPMNPPNQQLQMQQNMNPNPMPPQNPPNMNPQPNNNLQNNPPNPQNQNMNPMPQMMMPRPNNNPPMPNPMPPLN
NQPRRQMMPQMJMPQPSMRNPNNRMNPMQQMPNMMNLQNMPPPNMNPNQMKNQQPPPNNLNQNMQMMNMMLMNQNNPPNMNQMPPPPNQNPQPPNMQMPPRPQMLQPMMPNMMNPNNPMPQQQNMPPKQNNQPLQQPQPMPQPMMNNNRQ
QQQRSPNPPPPNMQTQQPQNRPNPPMQMMQPPNPSMNPPPQMQNPNQMNQMQPPPLNKPNLPTLPQNRPMMQNNQPPPRNQMQNNQPMNMMMMMQMRQNTMQQMMQPNQPQQQNPMMNNMMPMLPQQRPNNNNPMPPMMLPQQQQQQMNQ
QMMNLNNRMPPMNQMQPMMNQMQTQPMPPMQQQMQQMPQRMNPPNNPNNPRMQPMQPNMQNNRQRQPMQPPNQMNPMSNMPRMQQPQNMMMMQMQQPQPRNQNRQQLQLNQQMNPPPMPRNLNMQQNPPPPQQQNMPPLNPQQQMNNRTP
MMNMMPQMQMPPLMRLMMPMMMQMRNQKPLMQQLLLPNPQNPPQNNPPNMQMQPPPQNPPLPMNNLMMMSPSMMSMQMNPMRQPMQPQNNPMMMPPQMQMQMPLPMMPRQPQNMNQMPMLPMNNLPNLPMMQPKQMNQQMPMNPLRLQMP
PPRPQNNQMMMMNPQNNNMMNSLPMNMMNSMLRQQLNMQMNQNRNRQRSPQQRQMPMPPPMQNPPQNNPQPMNQPLQNPQRPRQPQQNPQMRPQQPQRQPQMMQQQPQQQQQQMKQPPNKPPPNPQNPPPQPNPRQRQQQNMRSMPNPLM
SNNPNRQRQNPMLPQQRPRRNNQRPPPNPPPPMMNQMQPNPPNPMMMQMNMMQMQMPMMNMNMPPQQPPMMQNMNPMPMQPMNPMQMPMQPNQLPQPMQQMPNQNQQPNQSMPNNPNMNPPRPNPQNMPNLNQPPNMMMQPMQQMNQRNN
RMMSPNMPQMMQNNPMNMMTQMRPRMQMMNQPMQPNPPNQMPQMMNSMNLMNMNNMNMMMSMRMPPRPMQMQPPRMNQNNMPPMPNRNPPNNNPQPQNNNPRQNMPPRQPMPMPQQMNPLQPQQRMMPPQPMNQQNQMMPNQMQQNSNQM
PQMSPNQMMNNPMRQMQPNMNMQQNPNMMRMNPPNMQNMMLMPQMPQMPPPPMMNPMQMMNPNMPNMQPQMQQNMKPMMPMPPMNNPMQSQNMMPNPNMNMPLPNPRPNPPMRMQQNPNPPPMPNQMRQPMMQMQLLMQQPMPNPNLQQP
PMNMRPQMSNQNQNNMQQQMNPKRQQNQPTMPPPPNLPPQMPMNPMQNNMPNQMMNSPPRQMMQNNNQNLPNRPNNMQRMRQQPQPNPPLMRMRNNQNNRMPNMMQNNNNPPPMNNNNQLPQLMPMNNQPPNQQQNPLQLMNRNMQPNMN
NPMNPRMLMLQQQMRPNQPNQQPPQPPPNMQNPMMNQQLPNPMKQNQRPMRPMQQQNPNNPMNPNMMPQPNPLQNPPQMPQPQNQRQMNPMQPMRNMNNNNPNNLPLLQMPNKPNPMQNMQPQMNQPQMNPPLPPQMPMRPMNNQPLRML
PQQQNPPMMQQMNQMQQNPMPRMMPPPQNMQKQNRRPQPSMMMPQPMMNMRMMQNRMLMSQQNQPMNMPPQRPRPPRNPRPQPQMQQNQPQRMQLQMNNRNRLMPQPPRQPNMPLLMQNMQMQNPPMMMQLNPPPMLPQLNNQQNRNSMN
QLLNNPQPPQRPNPMPLLPQQPQQQNQQMQQPNPMQNQLTMNNLQMPNRMRQNMPMQNQPQPQPPQMPMRMLPNPPNNRQNPNLPQPRNQLQQPNNRPRPQMQMPNMNNMPPQQLLQNMQQQTPNNNNNQPMQPNRQMMNPMPQMNLQPP
PPPPPQQQRQQPQQQMQQKLPMMQQNNPQMNNQPQPMMMQSLQPMPQNNPMNQNNQNNPMPQQPPPPMNMNLQPQNQPQMPRPPQNMPPQMPMNMPRQPPQQMPPNQQNNMNMNPLPLPQPNQNNQNNPMPQNPMPMNMPMLPPPQPMTP
NSLNNPPPMQNPMJQMPLNRNPMNRNPQMQMPQRMPQQQPQNQQNMQSNLPQPPNNPNNNPPNQPPNNPNKPPQNMMMMPQNPNMMMNNMPMLQQNPLPPQPQPMLPQPQPPPPNNQNQNMPMQPPNQPPQQPQPQMQNKNQMNLQNRPP
LNNMNPMMQPPLPMSPPNNRPPNMMRNMMNMQPQMNNQPPNQNNNKPQLPPPQPLPQRQNLQJNNMNLNQPMMQPMQMMQQPQQMPPNRNNQQMNLPNQRSLMNPPMNPPPPMKPMPQQQMPNPMQPLMMKMPQPPSNMMPQQNQQPRNP
MQNLMPPQPPPQQPNQMNNQNQQQQQLQMPQQRLQTPQMPPMPNQQPNMJQKNQQNMPMNPQNQKQMRMQPQPQPQNNLMNPNPQLLPQPRMPNQNQPRSNNPQNQQRMMQNLRPQRPQNPQNQMQNNRSPRQMQPQMQPMPMMNPMLPQ
NQPMMQPPNMMMRPNLLMPPNQMQQNMPMNMNMPPMQRNPQNPNLNPNPMNNQNPMPPMQMQSQNPNNNQLPQPQMPPPRQNPLNQPQNPQQMMPQPQNQNNQMLQPPRMQQPMNNPPPMNMPMKSNQQPLNPQMNMPQQMPPNMPLPQP
RMTNQQPNNNPMPMNQRQPMPPPMNQNMMMQMMQMMNPPMQMMNPMRMQMPLQMPNQNRNMQMNNNSRMPPLQNMPPMSRPQRNNQNMMNMRNNQPQNPPMRRPRQQMPNQNRQPPQPQMRQMPPMQPMRNRPPPPQMPNPMMSQKQQNM
MRMPPNQPPSQQQPLMQMMQNPPNMRMQNPQQRMNPQLPMQMQPQNNPPMNMPPMSLQQQPPQPPQNNPQNNNMQQNNLNPQLQNNQQMMMMPNPPQPMQPQQRMPMQPNNMPPNPPQQLNMMNNNLNNQRPMQQQMMQLLQMPPPPLMM
PQQPRQNPQNPMNPPPQPPMMLPTPMMMRLQNQMQMLRMPPMPPMPMMPPQLNQNQMMJQMQMPPPMMMMPNMPNNQPMPRQPNMLQNQNQQQNQNNRPPPQNQRNNRLQQNQNPLPQMPMPQNNPMQQQPQPPMPPMMPPQNRPNQMQP
NQNPNMQNPRMLPTPLQPPNMQPLMQNQQQQQRPPQMNNNNPQPPMMQMMNSNNQMMPKMLPMNNMRMMPJPMQPQMQMPRPQQNLPMNQLPPQPQMNQRQMMPPKQMNNPMRLTQPRQQPMQRQPMNNNQNQPKNMRQNPQNMMNNNMP
QPMLNQKNNPPQMQNNPQNNLPTQQRNPQPQNQQSQMQMMPMLNMLRNPPPMPNMPPSMNQNRNPQPQMPPMMNMPNPPPMQLMPPQQMPNMQNMLQPPNPPQNQ`,
}

export const kindWeights: Readonly<Record<string, Packed & { readonly bias: number }>> = {
  despair: {
    bias: -0.925,
    steps: `
~~~~~p~~~~~~~~~~o~~~~K~~~~~~~~~~~~~~:~~~~~~~~~~~4~~2~~~~~~~~~~i~~~~~~~~a~~~~~~~1~a~O~~~6~~~~~~~I~~~~~~~~~;~~~~~~~~~~~~~~~~~~2~~~~~~~~~~~~~~~~~{~~~~~~~
~~~~~~~~~~~~~~~~v~~~~~~~~~~J~~~~~3~;~~2~~~~,~~~~~~~~~~9~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g~
7~~~~~~~~5~~~~~~~~~~~~~~~~~~~~~~l~~~~X~~~~e~~~~~~~~~~~~~~~~~Q~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~h~~~~<~5~~~~~~~~~~~~~~~~U~~~~~~~~~~~~~~~~~T~~~?~~~~~~
3~~~~~~~~~~~~~~~~~~~~~~~u~~~~2~~~~~~~~:~~~~~~~g~~~~W~~~~~~~~~~~~~~~~x~~~~~~~~~~~~~~R~~2~~~~~~~~~~~~~~~~t~~~~~~~~~~~~~~~~~~5~?~~~~~~~~~~~~~E~~~~*~~~~~~
~~~~~~;~~=~~~~~~~~~~~~~~~~~~~oS~~~~C~~~~~8~~~~~~~~~~~~~~~~~~~~~T~~~7~~~~6~~~~~~~~~~~~~~~~~N~~~~~~~~~~~~~~~~~8}~~~~w~~~~~~~~*=~~~~,~~~~~~~0~~~~~~~~~~~~
~v8~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|~~~~~~~~~~~~~~~~~~~~~~~~~~~9~~~~~~c~~~~~~~~~=~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~L~~~~~~~~~~~~~~~~~R~~~~~~~~~~G~~K
~~~3~~~~~~~~~~~.~~~~~~~~~~~~~~~~~~~~+~~Ro~~~~~(~~~~~~~~~~~~~~~~~~t~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~=~~~~~~~~~~~*~0~~~~~~~~~~~e
~~~~~~~~~~~~~x~~~~~~~~~T~~~~~~~~~~~~~~~~~~~~~~~~~~~~:~8~~~~~~~~~~~~~~~~~N~~~~~~~~~{~~~~~~~~~~~~~~~~~~~~~~~~D~~~~~~~~~~~~~~~~~~~~~~~~~~~~q~g~~~~~~~~~O~
~a~~~~~~~.~~~~~n~~~~~~~~~~~~~e~~~~~~~w~~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~S~~~~~~~~~~d~~~~~~~~].~~~~~~~~~XQ~~~~~~~2~~~~~~~~~~M~~~n~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~*~~~~~~4~~~~~~~7~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~@~~B~~~~~~~/~~x~~~~~G~~~0~~~~~~~~~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~M2~~~~~~~3~~~
y~~~~F~~<~~~~~~~~~~~~~~~~~~~~~~~~f~~~~~~~~~~~~~~~~~~Y~/~~~~~~~~~~~~~~~~~E~~~j~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~Z~~~O~~~~~~~~~~~~~~~~~~~~~~~~~8~~~~
~~<~~~r~~~~~~~~~~~~~~~~~~~~~~~-~~~~~~~~~-)~~~~~:9~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~m~1~~~~L~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~_g~~~~~~~~~~6~~~~~~~~~~~~~~~5~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~?-~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~~~~)~~~~~~~~2~~~~~~~~~~~{~~~~~~
~~~~~~~~~~~~~~~~~~7~e~~~~~~~,~~~~~~~~~~~~~~)~~~~~~~~O~~~~~~~~~~~;~~~~~~~~t~~~~~~~~-~~~S~~~~~~~~~~~~~~~~~~~~~~i~~~~~~1~~~~~D~~~~~~~~~~~~~~~~~~o~~~~~~~~
H~~~~~~~~~~~~~~~~~~F8~~~E~~~~~aw~~~0~~~~~~~~~~~~~y~~c~]I~~~~~~w~~~~~~~~~~~~<~~~~~~~~s~~~~~~~~~~~~~X~h~~~~~5~~~~~]~~~~~~~~~~9~,~~~~~@~~~~~~~~~~~~~~~~~~
~~~~~~~~gL~~~~~~~~~K~~g~~~J>~~~~~~~~~~~~~~~~~~_~~8~~~~|~~~~^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~H~~~~~~~~K~~~K~~~~~~~~u~~~~~~~~~~~~~~~~~~*~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~P~~~X~LM~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~f~~~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~~~~~~~~9~~~~~~~~~~~~~oS~~c~~~Y~~~~~W~
~~~~(~~~~~S~~~~~~~~~~~~~~~,~~~~~~~~A~~~~|W~~J~~~m~~~~~~~~~~~~~~~~~~~~~~~~~s~~~~~~~<~~~~r~~~~~~~~~~~K~~~~~~~~1~~~@S~~~~~~~~~y~~~~~~~~~U~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~_~~~~~~~~~~~~~~~~~~~~~~~~|~~~~~~~~~~~~~~m~z~~~~~~~~~~~~~~~~~~~~~~~~~~+~~~~F~~~~~~~~;q~~~~7~~~~~~~~~~~~~~~~~@~~~~~~~~~~~~~~~~~
~~?~~~~~X~~~~~~~~~~~~-~e~~~~~~~~~~~~~~~~~~~~~~~7~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~d~~~~~~~~~~~~~W~~~~~~~~~^~~~~k~~~~~~+~~~~~~~~C~~~
~~~~~~~~~~4~~~P~;~~M6~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~p~~~~~~~~~~~~~~~W~~~~~~~~~v~~~~J~~~~>~g~~,~~~~~~L~~~~~J~N~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~d~E~~~~~~
~=~~~~~~~~~~~~~~~~~~~~~~u~~~7~~~~~~g~~~~~~~~~~~w~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~Q`,
    weights: `
RNJMPMQQRLJNSQPNNTSQMMMPNPRNPKNLJRRPTMNLPMMNRMMRMMKLRRNPQSQQQMQTKMPNNQQRPNLSSMMNNMLMQPQSQPPNSPMQKSQLLQPSNMMMNMNNQMQMPPRPPPLMPNNQLLQNPLQMPPQNLRSLMQQPNQ
RPNQMQNRLNNQMRRNNSPRPRLQPRKMMMQRMPLMQMQLMMPMNQQNLRNSRNMNLPLQPPKPRPMLPLQPQNMNQLQLMLJTSNQKLMKPQNMRPLQLQMRRMPSMRMPNMQQMQPMQRQLLRMNNQQPMQKR`,
  },
  selfHarm: {
    bias: -1.368,
    steps: `
~~~~~p~~~~~~~~~~~~~~~=~~~~~~~~~~~~~~:~~~~~y~~~i~~~W~~~~~~~~~~i~~~~a~~~}~~~~~~~~~~=~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~K~~~~~~~~ow~~~~9~;~~~~~~7~~~~~~~~~~9~d~~~~~~~~~~~T~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~h~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~/~~~~~~~~~~~~~~~~~~~~~~l~H~~~7~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~~+~~~~~~~~~~~~~~~~~~~~~~~~~d~~~~<~5~~~~~~~~~~~~~~~~U~~~~~~~~~~~~~~~~~T~~~~(~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~C~1~~~~~~~~:~~~~~~~~~~~~A~~~~~~~~~~~~~~~M~~v~~~~~~~~G~~~~~~~~~(~~~~~R~~~~~~~~~~~~~~~~~~~~~~~,~r~~L~~~~~~~~~~D~~~~@~~~~~~~~~~~~~~
~~>~~~~~~~~~~,~~~~~~~~~~~~E8~~~~~~~~~~tM~~~~~~~~~~~~~~~~~~~f~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~*}~~~~~~~~~~~~z=~~~~,~~~~~~~~~~~t~~~3~~~~~~7~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~~~~~~~~~~~~U~~~~~~-~~~~~~~~~~~~~~~y~~~~~~~~~~~~~~~~6~~~~~~~~~[~~~~~~~~~~~~W~~~~~~~~~~~~~~~~~~~~~~~~~~H~~~3~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~~~~~~~~~~~~~~~~u~~~~~8~~~~~H~~~~~~~~~~~~~~~~~~)~~f~~~~~~~~~~~~~~~~~~~~~~~~~v~~~~~~~~~<~~t~~y~~~~~~~~i~~~~~~~~~
~~~~~~~~~~~~~~O~~~~~~~~~~~~~~~~~P~~~~~~~~~~~x~~~~~~~~~~~~~~~~~w~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~q~{~~~~~~~~~~~~~~~~~~~~~~~~~~s~~~~~~~~~~~~~s~~2~~~~~~~
~~~~~~~~~~~~~~~~~~~f~~~~~~~~~~~~~~~~~]~~~~~~~~b~~~~~~~_~~~~~~~~~~~~~j~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~.~~~~~~~~~{~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~S~~~
~~j~~~~~~~~~~~T~~~~~~~~~~~~~~~~~~~~~~~~~0~~~~~~~~~~~~~~~~~B~~~~~A~k~~x~~~~~G~~~0~~~~~~~~+~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~_2~~~~~~~3~~~y~~~~F~~<~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~B~~~~~~~~~~~O~~~~~~{~~~~~~~N~~~~~~~~~~x~~~~~~~k~~~~~~~~~~~~~~~~7O~~~~~~A~~~~~~~~~~~~~~~~~~~~~t~~~~~~<~,~~~~~~~~~~~
~~~~~~~~~~D~X~~~~~~~~~~~~+~~~~~:9~~~~~~~~~~~~~~~~~~~~~~O~~~=~~~~~-~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~^~~~~~~~~~~~~~~~~PM~~~~~~~~~~~~~~~~~~~~~~~~~~~_~~~~~k~
~~~~~z~~~~~~~~~~~~~~~a~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~~[~~~~~~~~~~~~~~~~~~~~~~~~~~~4M~~~~~S~~~~~~~~~~~~~~~_5~~~~~~~~~~~~
~~~~.~~~~~~~~E~~~~~~~P~~~~sE~~~~~~~~~~~~~~~~~~~e~~~~~{l~~~~~~~~~~~~~~~~~v~~~~~~~~~~~~~~~~~~V1~~~?~~~~~~~~~~r~~~~~~~~~~~~~~~~~~~~~~~G~~~~~~~~~~~~~~~~R~
~t~~mh~~~~~*~V~~~0~~~~~~~~~~~~~y~~cY~*I~~~~~~w~~~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~0~~~E~h~~~~~~~~~~~~~~~~~~~~~(~,~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g~
~5~~g~~~c~~~~~~~~~~~~~~~~~~~~~~~~*R~~~~~x~~~~~~~~~~~~~~~}~~~~~~~~~~~~~~u~~~~~~~~~~~~~n~~~~~~~~~~~~C~~~~~~~~~~~~~n~~~~~~~~~~~~~~~~~~~~~~E~~~~~1~~~~~~~~
~~~~m~LM~~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~~~~~~i~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~~KO~~~~~~~M~~~~~~~~)~~~az~~~~~p~~~N~~0~~~~~(~~3~~~G~T~~~
~~~~~~~~~~S~~~~~~_~_~~~~~~~{~~~~~~~~~~~~~~Y~~~~~z~~~~~~~~~2~~~~~~~~~~~~1~~~~~~~~~~~K~~~~~~~~1~~~~~~~~~~~~~j~~~~~~~~~~~~G~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~
~~~~~~~?~vA~~~~~*~~~~~~~~~~~~~~~~~~~^~~~~~~~~~~~~~~~~j~~~~~~E~~~~~~~~~~x~~~~~~~~h~~~~F~~~~~~~~M^~~~~~~~~~U~~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~~~r~~~~~~~
~~~~~P~~~~~~~~~~~~~~^~~~~~~~~~p~~~~~~~~~~h~~~~~~~~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~~k~~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~B~~~~~~~~j~~~~~~~~~~~~~~~~e~;~
~]~B~~~~~~~~~~~~~~U~~~~~~~~~~~~S~~~M~~~~~~~~~~~~~~~W~~~~~~~~~v~~~~~~~~c~g~WP~~~~~~L~L~o~~~Z~~*~~~~~~~~~~~~~~~~~r~~~~~~~~~4~~~^0~~~~~~~~~~~~d~~~~~~~~~~
~~~~~~~~~~~~~~~~~~^~~~~~~~~~~~~~A~~~~~~~~~~7~~~~~~~~~~~~~~~~~~~~~C`,
    weights: `
PQPQRJNPMSLKPMNPPNKRMMMMLRPLTMNQNQNNRQPSMQNQQSNPRNLTMQNNMNMMMMRLNPRRQMMNRRQPLRMLRMPPRLPLPRSQQMPLPSMRQMKQMMPMNRMLNNSQQPRSPJPPPQPQQLQMRMLMQQRQPMRNMMSRNP
MPMMMNRMNRPQQNMQNQQNMLLPQRLMPMMNQMMNMLPMPRPQQRLNPMPNRSQMRRPMQNQNNPQMNPRQMMRNRMPMRSTNNPMTMNPKNQSPNMMQSRSRLSNPRNQPLMPNQRPNNNPNRNMQMR`,
  },
  violence: {
    bias: -1.657,
    steps: `
~~~~~~:~~~~~~~~~~~~~~~~~~9~~~~~~~~~~t~~~~~~~~~~~~~?e~~~~~~~~~~~~~~e~~~~~~~~~~~~~~=~~~6~~~~~~~~~~~~~~=~~G~~~~~j~T~~~~~~~~~~n~~~~~~~~~~~~~~~~~{~~~~~~~~~
~~~~~W~~~~~~~~~D~X~~~~~~~~o~~~~~~G~~2~~1~x~~~~~~~~~~~v~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~*~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~)~
~~~~~~~5~~~~~~~~~~~~~~~O~~~~~~~~e~~~7n~~~t~~~~~~~~~~~~~~~.~~J~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~h~~~~<~5~~~~~~~~~~~~~~~~U~~@~~~~~~~~~~~~~~~;~~~?f~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~C~1~~~~~~~~:~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~i~6y~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~*~~L~?~~~~~~~~~~~~~E~~~~*~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~H~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~F~~~~~~~~~~~~~~~~~8~~~~~w~~~~~~~~*~~~~B~~~~~~~0~~~~k~~~3~~~~~~~~
~~~~~~~~~~~~~~~~~~~~v~~~~~~_~~~M~~~~~S~~~~~~~~~~~D~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~]~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~S~~~]~~~~~W~~
~~~~~~~~~.~~~~~~~~~~~~~~~~~~~~~~V~~~~~~~~~~~~~~~~~~~~~~~~g~~~~~9~~~~~G~9~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~U~x~~~~~~~~~~=~~V~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~z~~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~~~~~~L~~~~~~~N~~~~~~~~~~~~~~~~s~{~~~~~~~~~~~~~~~~~~~~8~~~~~~b~g~~~~~~~~~O~~~~~~~~~
~~~~~0~N~~~~~~~~~~~~~e~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~L~~~~~~~y~~~~~~x~~~^1~~~~~~~~]~~~~~~~8~~z~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~@~C~~
~~~~~~~~~~~U~~~~~~~~~~~~~~~~~~~~~~~~~~m~A~~~~~k~~~~~~~~~k~~~~~~D~7~~~~~A~~~~f~~~~~~~~P~~~~~~~~~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~-~~~~~~~~_W~x~L~~~~~~~~~
~~~~~~~~~~~~~~~~~~~+~~~@~~~~~~~~~~~~~~~~~~Y~~~~~~~~~~~O~~~~~~~~~~h~~~~~~~~~~~~~,~~~~~~~~~~~~~~~~~L~~~~~~~~0O~~~~~~A~~~~~~~~~~~~~~~~~~~~~~R~~~~4~O~,~~~
~~~~~~~~~~~~~~~~~~~w~~p0~~~~~~~~~-~~~~~<9~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~C~~~~~~~~~~~~~~~~~:~~~~~~~~~~~~~~~~~~|~~~~~~~~~~v~~~~~~~~~~~~~~~5~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~@~~~~~~Uj~~~~~~~~~~~a~~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~6~~~~~~~~~~~~~I~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~c~~~PE~~~~~~~~O~~~~~~~~~~~;~~S~~~~~~F~~~~~~~~-~~~S~~~~8~~~~~~~~~~~~~~~~~)~T~~~~~~~~~~~N~~~~~~~~~~~~~~~~~~~~~v~~~D~~~~~~~~~~
~~~~~~~L~~t~~~V~~~~~~Y~~~~~~~~~~~~~~~~Fc~~cY~~~~~~~~~~~~~~~~~~~T~.~~~~~~~~~~~~~~~~~~~~~~N~~~~~~v~~~=~~~~~~~~~~~~X~,~~~~~~~~~K~~Y~~~~~~~~~~~~~c~~~~~~i~
~~~~~~~~Kf~~(~~~c~~~~~~~~~~~~~~~~~~_~~8~~~~~~~~~]~~~~~~~~~~~~~~~}~~~~~~~~~~~~~~~~~~~~@~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~l~~~~~~~~~~~~~T~~~~@~~~~;~
~~~~~~~~~~~~}~t~~~~~~~~~~~~~~~~~~~~~~~~m~~~~~~~~~~~~K~~~~~~~~~~s~~~Z~~~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~~u~~~~~A~~~~~~~~~~~~~oz~~<~~~Y~~~N~~~~~~~~~=~~~G~
~~~~~~~~~~~~~~,~~^~~~~~~~~~~_W~~~~~~:~~~~~~~~~~~~~~O~~>~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~b~~~~~~~~1~~~@~~~~~~~~~~~~~~~~~~~~~~q~~~~N~~~~~~~~~~~~~~~~~~~~~
~~~4~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~7~~~~~~~~~~d~~~~~~~~~~~~~~~~~~~~~~~F~~~~~~~~~~~~~~~~~~~~~~9~~~~7~~~~~~~~~~~~~~~~Yd~~~~~~~~~~o~~~~~~~~M~~~~~X~~~
~~~~~~~~~~~~~~~~~~~~~~~~2~~~~~~~~~p~~~~~~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~~~~~~~~~~1~~~~~~~~~~~~~~~~G~~~~~~o~~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~
^0~~~X~Q~H~~~~~~~~~~~~~4~~~~~~~~~~~~S~~~M~~~~~~~~~q~~~~~~~~~~~~~~~~~~~~+~~~~>~~~A~~~~~~wzO~~~~~L~~~~~~~~~S~~~~~~~~~~~~~~~~~~~~~~~60~<~~~~~~~~~~~~~E~~~
~~~~~~~~S~~~~~~~~O~~~~~~g~~~~~~~~~~~~~A~~~~~~y~~~;~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~o~~r~~~~~D`,
    weights: `
RNQMPRQRPPLQNQQMQQPQQNMPQQQNPMNPKLSNLNQLRMLNPSQQLPTMPNNPMSPLNRQMQMSMQSNPMQPPJNLQLNNPPQMNRLLMLMLRTQNNMMMMPMNQMPNPPPQPQMQMSRQNRLLQKRMRSQMPMLLMMNNQNPRRMQ
MNSRNMQMQPRMNMRNQJQNNPNPPNQPPNMSPQNRSNPSPQNKMPQRMMRRSQPQRMKMMNMNPMQQNRMMMPPMMNPQLMPQPLMSSMQLQQPKNNNPQPQNMPLLQMPQJLMMNQMRPNNKRQPQ`,
  },
  childAbuse: {
    bias: -1.440,
    steps: `
~~~~~~~~~~~~~~~~b~~~~K~~~C~~~~~~~~~~*~~~~~~N~~~~0~~~W~~~~~~~~~~i~~~~a~~~}~~~~~~~~~~~~~L~~~~~~~~~~~~~~~~^~~~~~~~A~~~~~~~~~~~~~~~~~~~~~~~~~~~~ll~~~~~~~~
~;~~~~)~~~~~~~~~q~~~~~~~~~~J~~~~~~G~~~~<~x~~~~~~~~~~9~d~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~c~~~~~~~~~~~Y~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~)~
~~~~~~~5~~~~~~~~~~~~~~~O~~~~N~~q~~~~Xn~~~t~~~~~~~~~~~~~~~.~~J~~~~~~~~~~~~~~~~~~~~~~~~~~~5~~~~8~~~~~~~~~]~5~~~~~~~r~~~~~~~~b~~~~~~~~~~~~~~~~~T~~~~~~~~~
K~~~~~~Y~~~~~~~~~~~~~~~~~A~~~~2~~~~~~~~:~~~~~~~g~~~~~~~~~~~~~~~~~~~~~~e~~~~~~~~~~~~~A~~2~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~*~~L~~~~~~~~~~~~~~^~~~~*~~~~~
~~~~~~~;~~~~~~~~~~,~~~~~~~~~~~~*S~~~~C~~~~~8~~~~~~~~~~~~~~~~~~~~~~~~f~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~j~~~~~~~~@~~~~~~~~~~~5~~~~~~~~~~~~~v~
~~~~~~~~~~~~~~~~~~>~~~_~~~~~~q~~~<~~~~~S~~~~~~~~~~~~~~~~~~~~~~~p~~~~~~~~~~~~~~~y~~~~t~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~*~~~~~~~~~{~
~~~~~~~~~~.~~~~~~~~~~~~~~~~~~~~~~~H~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~D~~~~~Q~~~~~~~~~~~~~~~~~~~~J~~~~~~~~~:)~~~~~~~~~~~~+~~V~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~F~~~~~~~~~{~~~~~~~~~~~~~~~~~~~~~~~~D~~~~~~~~~~~~~~~~~~~~~~~~~~~~q~~~~~~~~~~~9~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~?~~~~~~~~~~~~~~~~~~~r~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~01~~~~~~~~]~,~~~~~~~~ZQ~~~~~~~~~~~~~~~d~s~~~n~~~~~~~~~~~~~~~~~~~~R~~~~~~~~~~~~
~~~~~~~~~~~~=~~~J~~~~~~~~~~~~~~~~~~~~~~~H~~i~~~~v~~~~~~~~~8~~~~~9~~B~~~~~~~/~~x~~~~~~~~~~~~~~~~~~~~K~~~~~~~~~~~~~~~~~~~~~~~~~~~~i~~~~~~~>~ob~~~~~~~~,~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~U~~~~j~~~~~~~~~~~O~~~~~~~~~~~~~~~~~w~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~}~~~~~~~~~~~~~1~~~~~~~~~~~~.~~~~~~<~~~r~~~~
~~~~~~~~~~~~~~~~~~z~~~~~~~~~8~~~~~:9~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~C~1~~~~L~~~~~~~~~~~a~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~-~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~;~~~~~~~~~~~~~~Z~~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~~~~~~~U~~~~~~~~~[~t~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~;~~~~~~~~~_~~~~~~~~~~~
~~~T~~~~~~~~~~-~~~~~~~~~~~~~~~~~~~~~8~~~~~~~~~~~~~~~~~9~~v~~~~~~~~-~~~~~~~f~~~~~~~~~~~~~~~~~)~~~~x~~~~b~~~G~~~~~~~~~~~~~~~~~~~~~~~~~=~~~~~~~~)~~~~~~~~
~~~~A~~mh~~~~~aUG~~~~~~~~~~~~~~~~~,~~cY~L~~~~~~w~~~~~~~~~~~5~~~~~~~~~z~~~~~~~~~~:~~~E~h~~~~~~~~K~~~~~~~~~~n~~n~~~~~@~~~~~~~~~~~~~~~~~~~~J~~~~~~B~~~~~~
~d~~5P~~<~~~~~9~~~~~~~~~~~~~~~~~~~~~~~~B~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~U~~~~~H~~~~~~~~~~~~~~~~~~~~i~~~~~~~~~~~~~~~~~~*~~~~~~~~~~V~~{~~~~~~~~R)~7~A
~~~~~~~v~~~X~t~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~;~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~6~~~c~~~~~A~~~~~~~~~~~~~~~~~+~~~~~~~~~5~~~~~(~~~~~~~~
~~~~~t~~~~~~c~~~~~~~~~~~~~@W~~~~~~:~~~~~~~~~~~~~~~~~~~~~~~~~6d~~~K~~~nR~~~~E~~~~~~~~~~~~~~~~~~~U~~~~~~~~~~~~~FI~~~~~~~~~U~~o~~~~~~~~~~~~~~~~~~~~~~~~~~
~~[~~~~~~~~?~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~1~~~~~~~~~~~~p~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~Fq~~~~7~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~6~~~~~~~~G~~~~~~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~~~~~~~~~~1~~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~B~~~~~~~~~~~~~~~~~~~~~}~~~P0
~2~~M~~~~~~~~~~~~~~~~~~~~~~~~~~~~W~~~M~~~~~~~~~q~~~~~~~~~~~~~~~~~~~~~~~~~~,~WP~~~~~~L~~~>~~~Z~~~~~~~~~~~~~~~~~v~|~~~~~~~~~~~~l0~<~~~~~~~=~~~~~~/~~~~~~
~~~~~~*~~~~j~~~7~~~~~~g~~~~~~~~~~~w~~~~~h~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~_~~r`,
    weights: `
PMQQPNMPMNMNLNPNQRQMMRPQQNNMPPPPMPNPTNNPMPPMPMQPPQNNNRPLMNNPNNNLNNPRMNPPNKQNPPNQNNNTRQMNPNNNLQNNNNQNQNQPNRPMQPRQNNNNQPSMNNNQNQMQNNNMQLMPPLMRMPNPMQMRPN
MQMPNPLQNQTPPMNMPTMMPPRPQQMNNKPPMPNMPQQMPNMPMRQNNMQPPMMPRRNNNPPNQLSSPRLNPPPPQRNNPNNLMPPQPMQPPNNLPNRNQMPNMNPPNMNPQQNNMQPN`,
  },
  overdose: {
    bias: -0.942,
    steps: `
~~~D8~~@G~~~~~~~~~~~~~~s~~~~~~~~~~~~~Fq~~~~~~~~~e~~~~?~~~~~~~~~~+~~~~~~~~~~~~~~~~~~~~~~0~~~~~~~~~~~~~~=~~G~~~~~j~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~C~~~~~~F
~~~~~~~~~~~~~~-~~~~~~s~~~~~~~(w~~~~9~;~~~~<~p/~~~~~~~~~~~v~~~~~~~z~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~B~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~~~
4~~~~~~~~~E~~~~~~~~~~~~~~~~~~~x~~q~~o~hn~~~~~~~~~~~~~~~~~~~~~~~~~~F~~~~~~-~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|~~~~~~~~b~~~~~~~~~~~~~~~~~T~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~K~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~c~~~~~~~~~t~~~~~~~~~~~~~~~*~~~f~~~~~~~]~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~[~~~~~~~~~T~~~~~~~~~~~~~~~~~~~~~T~~~~~~~~~~~~~~~~~~~~~~~~o~~~~~~~~~~~~~~~~~~G~~~~h~~~~~~~~*~~~~B~~~~~~~~~~~~~~~*~~~~~|~~~~~~~~~
~~~~~~~~~~>~~~~~~~~~~R~~~~~~~~~~~~~~~~~~~~1~~~~~~K~~~~~~~~~~~~i~~~~~~~~~~~~~~4~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~?~~~~~~~~~~~~~~~~b~~K~~~3~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~2~~~D~~~~~~~~~~~~~~~~~~~~~~~u~~~~~9~9~~~~5~~~z~~~Q~~~~~~~~~~V~~f~~~~~~~~~e~~~~~~~~~~~~~~~~8~~~~~~~~~<~k~0~~~~~~~~~4~~V~~~~~~~
~~~~~~x~~~~~~~~~T~~~~~~~~~~~~~~~~~~~~d~~~~~~~~f~~~S~~~~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~B~~~~~~~~~~~~~~~~~~|~~~~~~~~~r~g~~~~~~~~~~~~3~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~U~~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~01~~~~~~~~~~~~~~~o~~N~~~~~~~]~~~~~~~~~~M~~~n~~~~~~~~~~~~~~~~~~~~~3~~~~~~~~h~~~~
~~~~~~~~~~s~~~J~~~~~~~~~~~~~~~~~~~~~~~H~~i~~~~~~~~~~~(~~~0~~8~~~~3~7~~~~~~~~~~~c~~~~~~~~~~~~~~~~~~~~~~~~~~~@~~~~~~~~~~~~~~~~~~~~;~~~~~~~~~k~~~~~m~~<~~
~~~~~~~~~~m~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|~~~~~~~~~~~~~~L~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~K~~~O~~~~~~~~~~~~~~~~~~~~~~~~M~~~~~~}~~~~~~~~~~
~~~~~~~)~~~~~G~X~~y~~~~~~~~~/~~~~~:~~~~~~~~~~~~~~~~~~~~~~~C~~~~~~~~m~~~~~~~~~~~~~~~~~~~~~~~~~~~~~S~~~~~W~~~~~~~~~~~F~~~~~~~~~~~~~~ec~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~~L~~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~BM~~~~~~~y~~~W~~~~~~~~~~~~~~~:~~~~~~
~~~~~~~~~~~~~~~~~~~~S~~~~~;~~~~~~~~~~~~~~~~~~~~~~~~~~P~~~~~~~~~~~~~e~~~~~~~~~~~~~~~~~~~~~:~~~~~~~~~~~~~~~m~~~~~~~~~~~~~~~~)~~~~~~K~z~~~~~~~~~~~~~~~~~~
F8~~~E~~~~~*]~~~~*~~~~~~~~~~~~~y~~~?~*,D~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~^~h~~~~~~~~K~~~~~~~~~~~~X~,~~~~~@~~~~~~~~~~~~~~~~~~~~J~~~~~~~~~~~~~~~
~7P;~~(~~~c~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~n~~~~~~~~~~~~~~~~~~~~~~~~I~~~~~z~~~~~~~~~~~~~~~~~~~~~~+~~~~~~~~~
~L~~~~~O~~~~~~~~~~~~~~:~~~~~~~~~~~~~~~~~~~~~~~(~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~Sz~~~~~p~~~N~~0~~~~~~~~~~T~~~~~~~~F
~~~~~~c~~^~~~~(~_~~~~~~~{~~~m~~~~~~~~@~~~~~^~~~2~~~q~~~~y~D~~.~~~~~~~~~~~~~~~~~~~~~~W~~~~~a~~~~~~~~~~~~~j~~~~~~~~~U~~o~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~_~~~~~Y~5~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~8~~~~~+~~~~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~C~~~~~~~~~~~~~~~~
~~~~~~~O~~~~~~~~~;~~~~~u~~~x~~~~~~~~~~~~~~~~~~~~~~<~~~~~~~C~~~~~~C~~~~~~~~~~~~~~~~~k~~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~o~~~~~~~~~~~~~~~~~~~~~P~~~~f~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~8~~~>~~~~~~~~~~~~~~~W~~~~~~~~~~~~~~~~~~~~~vP~~~~~~~s~o~~~~~~~~~~~~~G~~~~~~~~~~2~~~~~~~~~~~~l~E~~~~~~~=~~~~7~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~o~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~3~~~~~~~~~~~~~~~|`,
    weights: `
QNNSNQPMNNMNNMPPQPMNPMQQPNRNNNMPNQNNQQMNPQQPNMNSNMPNMNPPPNPNPMNPNPQNQNPNPNMQPPNNNPNPNPMPNNPPNQNQPRQRQMQNPNPNMMPKQNQPNPPPPRNPNMNMNMNNNMPMTQMQNNMRMQNNNL
PQNNQNNQMPPNNTMQPNQQPQPNMLMNNPPPNQNMPNLQMNRNNMPPMPMPPPLPNNRPQSNNNMRMQPMPMPNNNNMNQNPKPMPPNMRNMPTNMQPPQMNRNN`,
  },
  medicalEmergency: {
    bias: -0.336,
    steps: `
~~~~~pG~~~~~~~~~~~~C~~U~~~~~~~~~~~~~~:~~~~~y~~~i~L~~2e~~~~~~~~~~+~~~~~~~~a~~~~~~~~~~=~~~6~~~~~~~~~~~~~~~~^~~~~~j~~~~~~~~~~~~E~~~~~~~~~~~~~~~~~{~~~~~~F
~~~a~~~~T~~~~~~~~~~~~~~~~~~~~~~~~u~;~~2~~~~,~~~~~~~~~~9~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~P~~~~~~~~~.~~~~~~~~~~~~~~~~~4
~~~~~~~~~~~~~~~~~~~~~~~~o~~~~~~~~e~~~7~~~~e~~~~~~~~~~~~~~~.~~J~~~~~~~~~~~+~~~~~~~~~~~~~~~~~~~~~~~~~~~~~y~5~~~~~~~r~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~O~~~~~~~~~~~-~~~~~~~~~~~~E~~~~~~~~~~~~A~~~~~~~~~~~~~~~M~~~~~~~~~~~@~~~~d~~2~~~~~~~~~~~~~~~~~~~~~~~~~~~L~~~~~~~[~?~~~~~~~~~~~~~E~~~~*~~~~~~
~J~~~~n~~~~~~~~~~,~~~~~~~~~~~~V~~~~C~~~~~8~~~~~~~~~~~~~~~~~~~~~T~~~7~~~~~~~~~~~~~~~~~~~~~^~~~~~~~~~~~~~~~~~~8~~~~~~~~~~~~z~~~~B~~~~~~~0~~~~k~~~~~i~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~<~~~~~S~~~~~~~~~~~~~~~~~~~~~~~p~~~~~~c~~~~~~~~~=~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~F~~~~~~~?~~~~~~~~~~~~~~~~~~~~~~
<~~~~i~~~~~~~~~~~~~~~~~~~~~~~~~~~~~e~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~z~~~~~~~~~~V~~f~~~~~~~~~~~~~~~~~~~~~~~~~v~~~~~~~~~:~~~~~~~~~~~~-~~V~~~~~~
~~~~~~~x~~~~~~~~~T~~~~~~~~~c~~~~~~~~~~~(~~~~~~~~f~~~~~~~~~~~~~~~|~O~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~B~~~~~~~~~~~~~~~~~~|~~~~~~~~~r~g~~~~~)~~~~~~~1~~~
~~~~~~~~~u~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~=~~t~~~~~~~~~~~~~~~~~~T1~~~~~~~~~~~~~~~o~~NQ~~~~~~~2~~~~~~*~~~~~~~~;~~~~~~~~~~~~~~~~~~~~~~~~~~~(~~
s~~~~~~~~~~~~~~~~~~@~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~~~~1~~~~~~~T~~~~~~~~~~*~~~~~G~~~~~~~~~~~~~~~~~~~~~E~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~b~~~~F~~
~~~~~~~~~~~~~,~~~~~~~~~~~v~~~~~~~~~~~~~~~~~~Y~/~~~y~~~~~~K~~~~~~{~~~~~~~~~~~~~~~~~~I~~~~~~~~~~~~~~~~~~~~~~~{O~~~~~~~j~~~~~~~~7~~~~~~~~~~~~~~~~~~Pg~~~2
~~~~~~~~~~~~~4~T~~~p~X~~y~~~~~~~~~/~~~~~:9~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~m~1~~~~~~~~~~~~~~~~~~~~~~~~~~~~~S~~~~~~~~~~~~~~~~P~~~~~~~~~~)~~~~~3~~~~~~~~~~~
~~~~~~~~~~~~~~c~~~~~~~~~~~~~~~Y~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~7~~~~~~~~2~~~~~~~~I~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~o~~~~~~~P~H~~~~~~~~~~~~B~~~~~~~~~~~~~~~~~9~~v~~~~~~~~-~~~S~~~~~~~~~~~~~~~~~~~~~~i~~~I~~~~~~~~,~~~~~~~~~~~~~~~~~~o~~~~~~K~z~~~~~~~~~
~~~~~~~~+~B8~~~E~~~~~a~~~~*~~~~~~~~~~~~~=~~~G~],D~~~~~~~~~~~~~~~~~~/~.~~~~~~~~~~~~~~~~~~~0~~~~~0~~~~~~~~~~~~~~~~~~~~~~-~~~~~~~~~~~~~~~~~~~~~~~~~e~~~~~
~i~~~~~~~~~v~~<~~~~~~~~~~~~~~~~~~~~~~DY~~~~~~~~~~~;~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~H~~~~~~~~K~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~*~~~~~~6~~~~~~~~E~~~~~
~~R~~~~~~~~~~L~~~~~O~~~~~~~~~~~~~~:~~~~~~~~~<~C~~~~~~~~~~~~K~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~o~~~~~~~~~~~c~~~9~~~Y~~~N~~~~~~~~~
=~~~~~~~~~~~h~~~~~~c~~~~~~_~~~~~~^W~~J~~~m~~~~~~~~~~~~~~O~~~~~~~~~~~~h~~~~~~~~~~j~~~~~c~~~~~~^~U~~~~~a~~~@~~~~~~~~~~~~~~~~~~~dB~~o~~~~~~~~~~~~~~~~~~~~
]~~~~~~~|~~~~~~~~~~~N~~m~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~{~~-~~~~~~~~~~~~~~~~~~~c~~~~F~~~~~~~~~~~<~~*~~~~~E~~~~~~~t~~~~~~~~~~~~~~~~~~~~~~~C~~~
~~~~~~~~~~~~~~~~~~~~O~~~~~~~~~~~~~~~~~~~~~~~~~~~~~o~~~~~~~~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~~k~~~~~~~~~~~~~~~~~~~~s~~C~~~~~~~~~~BR~~~~~~~~C~~~~~~~~~~
~~~~~~^~;~~]~~~~~~~~~~~~~~~r~~~~~~~~~~~~~~~{~~~~~~~~~~~~~~~W~~~~~~~~~~~:~~~~~~~~~1~WP~~~~~~LzO~~~~~L~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~d~~4~~~~~~~~~~~~V~
~~~~~~~~~~~~~~~~~~~~~~~~~g~~~~~~~~~~~~~~~~~~~~=~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~-~~~~~~~~~~~~~~~|`,
    weights: `
LMPQLMNMSPMNMNMQNNNQRNLMPQQRQNPQPQNNLNPQMNPMPMNPMQKRSMNNMMNNQMQQNNQQQMNPPLMNPQMPPMRRNQQLQNRQSLNNTPNMNPNRQSQQMRQNRMPNRMNLQMNQNMMNQQLRNPRQRMPNQJMMPNNRMR
LRRSPLQPNNMNNMPNQPLQNRLNMNNNQNLMQRSPNNMMNNPMMMRMQMNNQQLPPNPNMPNNMSQNQRNQNQRRPLPNLQMNQNPLNMPRPNQQNLMLMQNNNQPNMRNNLMMNRQPNQRNP`,
  },
}
