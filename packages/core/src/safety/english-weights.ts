// Written by evaluation/need/train.ts.
import type { Packed } from './weights'

/** The score from which a message counts as need. */
export const threshold = 1.476

export const needWeights: Packed = {
    steps: `
Nmv)>=*V.(0M6|4TOp41GL8-2-)[=092~Jf;1T/-sL]A^i~+5F.EK.F~:ARI^4(*27D+U~M,-7X_~_^2*=t7B<G~T~_QJb~MVPM~CX~qGm2n~PI_(7G641Ee=~0q)N~D5/eM;1-7~,LAD5A*.~y~9~
Q*Gh~+7yR*4<S4^be=8~eR+M+=D@<;)~(WQQ=C~i,AM6~b1U@N1D=9<>D.~k>5DCHe;0+V4cHBW8F~1+</D61J*b/+E(?.M5z+581~3~Kj~[;92@.)7b@k/hT:Fe~Y?tQ>>Hi-=)~~8~6(@MBn4,1K
?*TqkM/299[7BhK~~,P2r~41S*DuA;mJN+C)B??B<1/7E,+/9A9Q*[oS1,*~.@0h6~Im:>~7;1~.4(l-7*~FZ71~~M;;6,rO;b:JB@BV7@CE3C:s>Inh:4xR2C;iHd4z,YDg1mA9BPBwL8:/|I5?Ag
MCF((>,b<~F=mAF54jT>JC8<Q)(,9_/<*E*^;~,@(/:>~R4:l~KM6)D9*R:8513*8(C~H,@<CMbs~>f~*~708/4TGD[IA=~/[-,UZ(0*>@Vc0a,;BT~+C:~v/o8pK4~U;.9</bh~Zw)e47Yb~7<]Q-
0|((6~:75S-C;J36(B+7)3*N-~4Q/,n~2_^-l<36CR+B0){9eU67.B)~28UUD)*@X=D=H[59)s^9~(8E[9~Bf;E,v~I=/Q)R~1~2E,/<V(3T+Q-~;7a(PimF4~*OW;Q9U4qi.Q~1i5-/x)6]V@-V(.
>:U:v8{:C=~)~k.,zCJh17X=1m?52y6:n6>i/-~5GV;[1AHv:5p;Au~Y,hfsLF3*P|jO1~~:-5+3<Qn)@S.b66--.oLV)7>3@1Rs,4W3*N)1A~F+t8Q+oE?/q9@E8O~))3:F}NJ98)4Xb6*0EUZEx3
C~]X~4J6lSF)0H1:,-X1h]-I~~63Zc~g>rH6T70JMV]>+O0+~{/2+9<<)~-_)^m=O0DGY1R^bT:/E1XDu6/BP~<:jC+-3Bd-5BbJ6kH1,B~C)Mj9(cH/^X,.+/]J.)2?N5R+JV~25w4?]+)83=~+p(
F)aQE(:@-IQP.a4,ZVD1-[@Bt+[41RK<=sD{g.-~n?K**3W-~8JgE~J;*)2~1Whw,BcA8U^[OH=*6.WMuMn*F*K.,<aW~YR7::=NN1/y+f3*~2331S;_9(9213AV92~@~L]?KA:(?81?C9(903~J=6
t^Y.~38~y7*O6B/b39|~J,)A~B9C.@eTk;t)D++B7t:X,s~o~7>u~;-}-gO..D(M7@2v1IfF0T/4<]c2zF)t4=7(L~,VBQ?OW*L)Y3MJ,,GM3?8w5l*~3],A(T<^~/?.CD4b~L.3B~~l/~(OD7()/.
).F2?,8(A~@wwI115*X~]WJ0rw(4[/F@(9)6M.C7L2[,<9A*<)1G2(~~=@/I)/,D/;z-03SXLnB9*-3^QF;7,;N~,0-G/~^~2BU~(~~O)=+9~./I1[GVeB_+wM>C@E;Mew0+D><u0:M*2p*dUB;~h,
<C>50(V=xp3~?.gG8~0P3m2/2C+~C+nO~I}.X=B*,3690(U+FN~~WsLO7X)~CTDl427S2V<.a,U|1E-3C?50~7~.F8?:,k@yO/+*7.(<Qs<x:HAL4(05,2~@0*7)]67;*7gPN1Y,+le503;~=~4,5;
V]57^H~C<10074~}]+*,s?9>c<;K+_9)WXc,;9=*f@~7~)0.u(=(s6<B+/(Fa-,)1~466H50>Xy<:RXK(,UP~VRIES(6-.Q=B]=N+1;MH-<0*370d~A9314RTOE0.1*~,,~KW1W)3JSN@(Fp(6d22X
X_-I0;~A<Z~;A,EOYD~?L~5+*(q9+3-+-.DJ.V(NlV03J(~,(4o2LG~X@*(~~)A=)HS,1wN~/gP+9HZL2q?,@z<4J~,y=Y+~W;8^AZEO18*qK167D*=3,Yz1~2:Ew95i/O4?X~~G?f6@u98<~0/]:/
*;F@=~3AS+0.UI8.*P-4p-<,)B3H~/Q7c1VnM,>=A~~;,((U81>j~.~,a^Y0~(m,h--cs51+=^+1a8D9)<7~CHM/:~-?(9(R.(1~79.R1~~*URK5S)>E<)IKOK6~P}E~ZFW),9U_3~O~DcAU;Do59~
6._G~ni~VI7~836=;l~A7Xn1)C,*DDGA~h~EAp7)~G,~+~H]..M/9P~585=I1/u6=r-:39~O~+G25J~~F(Hwe+/3~c56HIpm,~2W/d1B35N~-B*~514+b(Bp?<5.Q9+]F(@*(N0NP)~6~~+0*0+Y[2
<):@0[79(<zIMs(GO3:)*r~DH?x<2[41C=(W~=Q~P7=/@2~s6~y<,/0g=n~o+5;--iK18:zG73FB~*?*S=GL;)hA(e/S*(0*A3Knf0(KH4*8(r,)@.V2D~L5~sC0~D>~B=.C(J2Ae3D/.B0)DK6~~Z
?Hpp~(5-~N8b9-+eJ~-](l1:.;~,?7~~J6K8>*/:3)HD*~G)~=H2+;~gp2~^@L~9P=qAi-1~c~(~b2yBZI7R~(+G@E_9aAg;><5Y^3FZX-PRI(5lYR<84;G|]6?=6887a41>]VF5~>;.~2EU9:~7~B
jQJmO..9[=5,-4~*2H5DdLE7[+~7x~~O3~?NVF900Ck10=0~~N?~O7H]0mSR6AG:(n)ZQ?R/~-_r6o)~OCK8)0,)S936F>:^71ASY50L(ETA(~8b^:=?7WE2;C1BY;G72((~.A9ie1D)sA~_M1b@vP
>B/Z~~/+3940+4Wc(Rn=]Z~6+28f~lTG6<a-,<8/s40/LE~:7F~~(D+Mp(/t1](1IZ<*~2)Pi~~~w.MJ5~D[~RcK~P>S>~RJA;5~7;I9mE2Igr7)O:/)>P>1p~~/K/3~H3)6,)Y@~N9+I~R;-^/3(3
22},N+a0~H?7,TXc)R4Y=a)-N?-~n(64.ll~OL/~~)SJ~8/l(~*0PAa<x>H=,W()SA7C]NG.379.1|~0a699,h5E*H4+LLC~93>F30<72k(46;~*0LR@UUl8b>~>]+~@7V)(U,-DM,,D?Zu[24Gog2
:-<UB::67f~713Q[X-,VBBI~/~5U=j89OTfB4.G.=~~~=8T~)9O>~5m/E0^G,/BM>TD(~JxG(xB5S(X~f|9+F?153+~QN1ZRx<0S3k1B1I~3?8(,*1T3w~E~1G6rH,~9S)<c(6X~~U~:OPhf8,~D3J
1WD/;1>D~2K|DIm4*~^W9G3,A.L<N5TXD;X07),4;5ds(~A8-Y?,+67)7]~Q+IH~Z.(.OX<GP)7-6VF[p99,o-)7xF=<878+~3P(o=<Tc|~7f)2-s9~?q)8W~Wtc+:~5A=A1GH(=S2oB(*W~3~^V2N
o,M13ra5kXF9/B(~)~f~j11><~Z.6m.<6=,7e81(.>~+w;i(64E=~<~)~N~:z)GHM=<(E::G_?p)F.?~G4*SuFx+v+~N.s/(Qtm/20F^AW.;383//248XI@68,1VG(V0a-DNA~-D-~UEX,R.Y~47~R
U**~*<~.G~]e[-[81hSK7:,--FjGl,~~|I57~1t68w_TdNYN~~_K;Pt~r6EI@yd;~:?<R;2,0<1+=DJ,DK^q9z6~Ww9}1G64~~~QC]v-=wCs(/12Fi]^*s1)b*T~<~(+E/AyUu(:@>)U2Z3.Y~tQ.~
@F~Ao52:MNgD9J3/X/C31q>4w@)06H~F~~AVcs+E-66Qt2SKP?-4)>0+f~B5E7~V=_3_<HK-7;MIy:B-=CaJ~~e~B~QHl1*(-B>)m/)0@10M?eG[~C<~~+](J3.:2~B1=JI7G-/~_L))a2f(U(?;WS
B,IC<h;X:)aN+Y~h~M~*~>.?H0V?fB-Z0f~?~C_F])*m1;)/6|=:~E=)2F~(m*;l)K+7*4F6MBaX,,(Cc1M=@v~~~Sa8G+IC]K0],N.K,~8*4Ro{~x1;p)0@^/*bS/21@jVE5U0A0a@:5@*34)~P*X
=*O34+.>VV,R2~PZ2~~)0~nL*~FDV1g<0>77?;aS.cB(NO8fH~3(L~~51YokFC8?z<>~+J6DS*[F8@~.*HO-7(5O~a~5<:XP,*t~HRG<(.);)?v~t+l1B/D6_]1=5;?0WJO/;=6~)6-~+)~9F0~~oB
EQJq]60+S~1Bfi6E60-B]2E4@~oZ+y4)LlC873T,+u~:;8Q()CLR?<0@~~1+~;+A[}4WU=M~7J(~~-^AJ,D0~a:2TQ~5~5W()~*H18M.0aO~(l*7_|(+KE6*I6.FgjQ,;+>>Svc))AUh(c~E33gC>]
a,)l?*o.~4GAgx~2/5/*2)B3:-@.7.,?[3Dg^@AI0=j^MKEP1N:,D<97~~^~~e+p~0F/.(.-<.wg~d);N<(.A37~~~;)A~41>;:5j2i;SJz>*4B79~,L)+Qg39F:PT:4-:2rJ+me2.5N=.~v>48~n-
IU^wu-c1E.3^9D8,~*[=96?AF)~|6:QXELH.6M,9WG|)~F;bL8Mg;)M6g7~.,+A0GG+~]+a2-j,~0S1ZJ~/>c->~=~[38*)-9~969,J(=0508~e(HO.~:2~~^-)--:f;Y)B>H~Gl9L)j|~.1Na51F;
E^.?+Io:R04L/P2^+///GPBCF~S3K3Z~q3T(+H7B~JNA~;~7~SFDIT~>M=*_-I-~3FLv./hD/+>~2~;;/~6.*+T(l]EN5(~9I~@(/)4.6cM*(*oiRA]~~:f6?~~0FR>8.-85Q>p>mR1:JB8YD8F0Hb
+)fi/)8F~N)<7*SB~~W-C1,Bqi4S18V:0~s(>m~0.(>T~/_HY79;1~->8~oDJl.~z=X/Ev9U>D;?25+~R[N8~34~5zO3I3Df~3~~f-/QD2/::*2j8l7?cP)C~=l.ya1~,2IW1v8Yq~4hQO~:[9~o:/
4<7:P-?:Zy.LSKZ+/xlI-CI~VI~~/F-}~+KGr/2-CVSA../G;/*(<F1<J(=)~JP^~*I*^,,1bvB<^H2(W~D+8n*W>jBP.aON9*~z;~1P+B+);.i~/0/4:8~+ON)J-~0UV9+F;-Y9+X/8JZ//<(5S~R
/2~.?Bm<I(2O(/j7/TQ,YwK+.?p.v)B3~o>7?QwC*)./:IrCU948G9?(J0A,CR-G5+*22>.el56:2.-F@1g7S4-F/_W2K.ff_@;xC~@ff~~~=[N-4;-3-w-QbAHl.B^WX~.q3^vmPo<+OE?~~6G.76
~_2;Ho?+2/MB5:i*81S^X?+H4I1@p/(56Ht~x:DD4YLk*/-w8OFH<.158:9=j=Q1<9T=+(::Y>)dT~f~*U(LXEN8NSF-;Jb73+*<2~(3LVqL0^*E>~)69@(Z~f784)A~B2VA-OA.G/52aF0-+(SJ--
(C-~FDW*)*4+b/3D~f~G?4s(0F):.wlE(.QpH0~ICg8@5;C~7~.4z2C~1N1:{5..)-:*<nH>-(7(1(5~:,eE+1K~YJ=~ES[,~V+K.:TxY~~HF~CJ*0y~~DMH~r.*D<*5~*B.q5~22P9@I64u~I94B~
Sf+~~P~=6A.cC.P93=<sH/K=:D*.NC93W~?M@C.-~7H9~:AzN~J31[R14~P~r10)7WHRl__~RP_*0ZN_O~g2-B0C*~3PBnB0.B-2(h(+L17MB~-nR:ZP7Q=/7>~/v~f~)KT,N~=~2)0-U{08M)*)Iu
-~4a10IshF*~(6=~UBAI(M)-I-w06A,*(o<J-~53~)a(K6+,W~R]470b9?~N)5>^5R=Q-UW0=~v6-*:=vo/9*~]v2H~WZP678]~:Y(T-63]@H.4ZB04<~Q~56}.L@R,X?1)~JH/o:1E~~BrBLl?~*,
>2I~,+*CB~X~~I)2XS)1C<~:B;,H}0OF*483B1_DIMEC~~)V}6<G.9HT.<j*~i*8.B~IUECSyQKX)32D3B9~~TP3{[J4./(4(A=?F4[)/~~726I7B)9*w/o~5>/.7:0*G_4Tmj046v(+6)_El.-FBA
<2}Y68T8(23/>4)Q*-XG*UUy)~,m<L:,Ki8Ns?MJ:v~~-;(1HCe58m-K<)E+^g~~@;H1QDF.057-~d~iJG~NCaHg=Mb2~j<EAW8+//KN+WD;2B+Y47A,6~OXhHa;N6,T)03.0~p~7:68^*X_C/j/P~
s@kT83u(4-eS*:@0}2)*~>>53DRC7~p(A_}_=(2~03:,?6]kHJ:c~,SDw3g^4~x7*Q@+>j1~}D3lX7DF5pd~YD:M~~U)=r)]6:7p=R~e5O4.~S@K5~JZ4@A;I202;<*7~B_C)<Nj*g5<+~5?1+E[9>
~*TJ,;E~3//92.4~DW/H=wc=9*m(//2sD~h3(DB~L51@~*P3:9b~:3Ltd)(B)2Bm^F.667.C6{~(+,fbE;4~sPP,Hx@D2t)17N0[QP.CMev,k~^VKa(~RhPn,33u~(I41h(+~@+;3K;.,]~3=j,(~.
D5wB.*3kK4V=z-*6S*83qBD<dN/?~66~JFPF)k_;T,2;0s0C7<6~.8B,K74y2Fh4;)E~~1~18>:EJW4PQB-;44Pz(E~nM~p<;?9~,~ZJ:(8EbE+D(~315i~~914L~Q+9_~;~H<6J~*M~SA,~5)<45+
7~0(>33FFO)Mhp*Ck*_8@Ti)~9~A(Y>YC-CC22.o4_>EO~*=(a1W@032(~,2/Q3F363.-LaKB-DA/[V1?BL.Ob;Kl@y>|~.~b7(h2~4d-]?+HJ+(Y7g.C2~=p(<31)D_U~C~^.+-0G1xj7TH74+5o.
~>dU9d2[JeF-L)2L4J)xc(~-2AM~-7O30FhhC+YSRX~+W*B4[=kX-(~~P6>4dQLP2?>}OPhd/m_70B).1K)5CBH~lm_/5~7N:.M.?T~~6LI=~,~~0N.45;q++,FmLn(a~<>~1+qu2=IQ~~+(@Y1+2?
~5t~R~?DODV~IU)s~~3/=~Y,.@<~J99L~1;MBb0)-7*Ea_(~1~5G~sW9^CS@~=;~4GD~-?(;97]8Vn2KR6VN4|Y)~/g.~d-=c~{v,0?J7NI=SiSb*C7Q~YFPe-GB)2rRZ/5w1h+@,1)7a[(T0p7b,0
~}.W?71s~a}S);L/9i~x~w6C,AnEA~0268XZA1,g/QD:oL.1?DOC-j-M1,=9*~)35~-)H.@@))e:m/*,~(2I*+C@O2a+.15~-I5~3vwZ)4^0G:?X3(CI;oH*CYW+,Nb.D~MxL2VA~-t-~>n-*N790P
~p]QKR+*HG(6(5(/OU0:Y,RQ[8(8q*.4~/~1~Rdg57O17JK.-.EmURO+(8B~.(DY)?~^XF5:HEV1-G=*~y6qO)~7(6g@2@(-1g*+~4e2h]l1(6[)H~~A/2Xd4~Tj~.O.?.,~)~]X?17<j*^,E7>G.n
Q0U~7+n]As@,+i;B9~+B0M65Hu9:0WyZ+U*]~0bW*41*P~:X~8U11~Vh(7;A)4Z+?>,?*~d+C~a);+M),8-().K*pL790,K~NI{*}K5~*0-+-8JgVE=4(W15=?<~P6PS2/+*K7+~.+7:/q=*65ip)+
iX~RBWbMNJ;~JaLT5b7+,e~7?a*7~B(R~2,51.~1@;FTDYh52-)<2P4aKf0(W54~1.>U/,>>.>BfK3~=~o)5Mr)g/FE:aJz~S*68=+>t+:P~*7Se(V053GPG,Hd~0>-1Aaq*~1FBe~E^)Z4b09V+C)
;?0)@.g->:+M2T87/(S~9M3p)69IGbFV0~1.652.(F5K,5~6Lc-4TM?+>)0hG?+N1-U@438V4U(=OI[E.P9c@A1E<59c~u.Q@/k8?P*)+L/9)7<,~H~_(0?1?T7?+@D18~6~IM4s~~+7*2y^~:iRg.
~d1).:5<<g1>b(,~8??d++*Sa@49t~Ag0;*a1~.F;9.)N~w~<</FP?E/[3-M)~/6KQ/9,S1H>+>M7o=c],.C5I@yv[FWD~1~c~0CI..W,b6<G,=2lq1-0~>~).n<59;iL,L222~>x7NF()=D9D0~AK
/V8O]~:~/7-0-0ZYK6,<BC7<94UhJ9e4Y)x~^F,()(BX0~~~/<:D4K{}6-~fP-9A;5~99~3W.~C4^aZA{4()0.~DU=LoM9Fi~()~E0Zp@S.1~22-JwA6,~9-Hl8=~AEh3;1LO7CWk+L*s1)+4S~7G~
,NS24xzQB+RG~+^J*,4(S)GDuH-C`,
    weights: `
LQPQPMMNPNNNRMPQRQQQLNPNLPPRMPNPPMRMPNRMPNPPQQNNNPPQNSRNRMNPNNNQQMRNQNPLPPNPPMPMRNPQNLMNNNQNNQNJNQLPQNQRMLMRMMMLNJNRNRPMPMQRQQQPQNQNLPNQQPQMRNPQMQSQKS
NNMPMNLLMNQMPRLQLQNMMSPTNNQQMMQRMNPPPMQRQMMMMMPLNPQMNTQMPQMLMNQQQQNNMPPMQQQNNRLPNPNPNPLRMQQPNQQSMQMPRPQMQMQJNNPQLMSQRNPRQPMPRNMLQMLQLQQNPMQQNLQQMRPMQP
MLPNQNSQJMNMMPLPMNMQPPPQQMQMPPPMPPQQQQPPQPRNNPRMMQNMQQNQPMQNLNLPNNTNPQMMPQMQPMQPNNLQPPNLMNLPQLSPPMPPMPMRPNPMMQPQQPKMQQNQQQPQNRRRQLQPKNNQQNPPNPNQRQNQQM
PRPMNPQMPQMQNQQSQQLLQNQPQNNQQPQNPLPPNQQNPQNPMPMPQNPQNQNLPQLSRRQMNNPMMNKPPPQLMPNLNPMMPPPMRNLNMMQQQMPNLPMNNRRPLPMQNMNMQPQQLQNQQPPMQNNNQNPNLNMQQPRNMPQPLM
NPPNQRKMMMLPRQNPNQLPQNMNNQQPQMQQMLNTNQNMLMPNNNNQQNQNQPRMNPMNMQQRPPPMPNNQPNJKQPPPPPPMNNPPNPPNQMMNRQPPPNMPLPPPNQPRPNNMRQQQRQMNMMNLMQRMLQPNNSRQMPNQPRMNRN
SMQNQNNRQPLPQPQQNQQNPNMPMRNRMQQMPPMMLQNPMLSPNMPPMMPPPMQPMNMNNMNMQPPMMQMMQMNNNQNMPQPQSLQQQMPPMPRPQQNPNNMKMLNNPQNQMPQMMRMQQNMLPNQNPQNQMRMQNMTJPPNNPQQNMN
QNMQPPNQMPQLMMNPJTPMNQQQMRPNQPQMMNMPPQNLPQQPNPNLNPSNLQMPNQNPNQQMMMNPMPQMPNRQMLPRNMNNPMNSNMNMQPPPQRNQSQMPMRQLPPPLMMQNQNQQQPNNNRQMQQQQMMMQQMPPQPQNNPMMQQ
QKNMQPQPNNNPPPQQJNNPPNPNQPMRMNPNQRRPQPMMPPQQPNQRPRMQNNMRPNPNRPMNNMMNPPMMRRQRNQQPMNNNQPPPPPNQLQNQRPNRQMNPMLRNNQNQQMRPNQPPRNNQMPNNMPMNNMRMPMMSKNPMNNQPMQ
MRMMNQRQQQMRQMNMPRMQQPPQQPPMNPMMNRNNPQNLMQRRMNPQMJPSQMMPMNMQNPPMPPQQMNQQNQNLNLMNNMQMMQNRLPPNQPQMSQPPPMQPNQMNNPNNNMPMNQNPQPPQNRRNNQQNTQQPPNRPMRMRNPMNTP
NNPNQPPPQQPMQQPNNSQLMQKPMQPMPLPPQSPQNNQMSMMQKQKRMQNPMPQQQNPMPPQQNPMPNRNPMNMQNMMPMPMMMNPPRNRMQNPNNPQNNSMQNMQQPQRMPNPRPQLPNNNMQNQQPLQRNQPPPNMPNQQPQPPMQP
PPNMPNNNQPNMQRPMNQPPQQPNQLNRPQMMPNQNQNMMMPNQQRMMNMQMQMPQPQQPKMMPNQNSPQQLMMMPMRNKLPMQNNQQQQQQPNQPMQMPNMLMMQRQPPRMMMQQNNRLPMQQQNMLMQNPPPPRPRNNQQPQPNNNQQ
PPPPPQPMPQPMPPMNPQPMPNMQMPPNSPQNQPMMRPQMPMPPRNMMMQPNRPNQQNQQMRPPPQQPPNQNNQMLMMPNLMPNMMQRMMNMNPMLNQPNMMQQQQNNPNMNNNNMQNQNQNPQNNNPPLNPQNPMMQMPLPNPNPRMPM
MQNMNMQLMMMRNLQMRQNMMQQNNQMQPPPQQPNQLJNPPRPQLMLPNNMPRNNQMNQPPNQLMPRQNNNQQQPLMMNPNNRPNQPNNRQPPNMRNPSMMQNPPPNMPQQPSNNLPQPQRNLQNQNMMRMNNNQRQMQPMLRNPPNPML
PPLQMPLQPMPSRQPPMPPQQNNPQPPPPPNMMPQMNQPPNQPPPPQQNNPQQMPQMMMPQQPPLNMRPNNMMRMPPRNMMQQMLMQMTMRMPQQNMMMLMPQPPPNPMLPNQMPPPNPPPNNMQPNQQRQNPMQMSNPPMNNNNNQNPM
QNRSQNPPPPMMQMQQSRNLLQNNPQQQLMQMQKQNMRPLMTQPQMQPPLNMLLMSNMNPLQQPNPMQRMMKQPPPRRPMPNQSRMMMNPPRRMQPMNMMPNPPMQNMNNQPPNQNMPPMKNPQNPMPQLQNMRQMMPRMPRQLMMNQNP
QQRPNMNQNQPPPPRJPMQPNMQNNPPKSNMMNPQQPPPMQLLRLPPQQSPMMMLRMMMPNMPPMPPRPMMRMPMRMQQQQNQPNRPSNNQNPMPQPQPNSMQPPJSQNMMPLQQPMLMPNLQMNSQNPQPQQLPSMMQQMNPLNPNMRQ
MPNMQNQQRRPQRQPMPNMMQNNRQLPSTPPPNQQNQMQNPRPPRRQPRQRMPNPLNNNPRQPPRPQMQNNQMNQQQPPMMMQQMPMNNQQMNQQNQQKPPKQPPMLQRPNPPPKQNQNPNRRRPRQNMLPMMPMQMPRQPQQPPMNMMM
NPSLPQMLMMQPQQNPLPQMNPQNNQNMMQMQQNQQPRSQQMPQKPNMQMPLMSNPNNNQNNQRNNPMMRPLNSPMMPQMQPRPQMNPLMLPLNNMMPMMMMPRNQRLNNPMQRQPPLPQNKNRLQQPNQNQMQPQRMSRNNNNMMQQQL
RRPNNMNNQNQPNNPPLRPMNNPMPMMNPQMQQPMLPQQPMMNMRNRMMMQPPMQQQQRPQQQMPNQMNPQMRPNMNNMQNQPPNQPNNMQMPQRQMPQPPQQPNQRLNPMQQQMNNMMPLQLQRPMJPMRQNMMTPMPPMMPPPLMPPQ
NMNQSPNQRRQPMPMPMQQNNNNQMQPPMQMNKQMNPNPQLNRLTPQPNQQQPQQQPKJQPLRMMMNNMMRQPMQPPNMSPNKQPPPQQMMNQQMQPQQPQLRSPQMQNQMMPLPNQNRPNMNQLQMMPPNNMPRMMTMMSLPKMNQJNP
PPPNNPPNQPQSPMPPQQQNMPPNQPLNQMQRMPQPLNNQQLNMMPPQRPPQPPPPRMRNLPNPQPNQMNPQNPRNLQMPQPQMQNRQQPPQNQQQQMNNMMMMNQNNMPNTNQQMPPQJTMQMNQMMQMQQNQPNRQPNPQQMPRPNLL
MRNPLQQTPNNPPMPLPQRMQNLRPSNPSMMMPMPMQNPNPLPMPMNQQNMNPLMRMNQMPQQNRQNNMNPNQMLPQPLMQMMPSNNMNQNMQQNPQMRQNQQPPLPPQMRNLNQMPQPRPPMNLNNMMPPQMQQMMNPQNMNQNNNKPP
PPQQPNRPQPQMPTPNNNNPPNQMPPRQNLLRQQPRRPNQPNMNQPMMMLQRMNPPQNPMNRQNLQMPNNPNMRNRPMNMPNNSQPJMNNMNPLQQNLPMNLPMRNNPPPRNRMNQPQMMPRMMNQQRRNQKPMQQNQQSJMQMRNMMNP
NSNMPMQPQPLPQPQQLMNSNNQQSPPQMPRNRQNQNQRRQMPPQRQMNLQPQMMNQQPRPMPPPNQLQPLPNNNRPRQNMQPMQPSMMSPNMMQQPQSPNNMRQQQPPRRQQPQMNPPNQQQPQQTPQNMMNQQTNQRPPLNNNPLRNP
NSNQMMPQNPNPRNQQNNQQRMQQQMPJQMQMQQNMNRMQNQQLNNNPMQQPPQMPQMMMNRSNRQQQNNNQPNQPQPQNMRQLMQNMQJQNNLNPMMRPNRMMNLMMLQMMPNQNMQNNMQRPQQNPNPQQTQMNPMPLPQMNPNPPNM
QMRQPQNMRQQPPNQQMNPMRNLNQNMMQMNNPNPMPPQMPRSPPPPNQRRQQPQQRMPPQNRPLNMNNMMQNQMPMNRMQPRNPNQQPPKMPQPMMSPNNPQNPQQNPRPQNNMRPNQPPPNMMPPQPNMMQNPPPMNPMQPPLQPNQM
NLMMMQRQPRMRPPMMQPMKQQNQRQNPMMPMPNQTQLQMQPQMMNQPPMQPPMPNMQPPMPSMMPQPQPQQNPMNNPTQMNNMPQPNRPPRPQPPSPSPKQMPMPPMPNQPNMQRMPQNTMQQMNRMMPKPQPPMNPPLNPNNMPPQPM
NNMMNPMRQQTPNLPNPQPQSPQQMMNQQMQQMQMQPQNNPNNQQPQNNNQNQQNMPPLRNQPRPQMNNPNPPLMMPRNNNQNLPQMQLNQRRQMPRNMJNPNPRQSNQNPMMNPSPMMQMNMNLQNMPQNPQNQNMPNQMQPQNPMLPQ
NMQPMNMMQNPQMLRNNNNNQLMQPNPNRNPPLPMQPPMQPQNNLQNMMMPNNPLNQQRNMPMQMNNRPMQPQQPQPLQMNQNNNRQRSPMPPQMRTQQQQQNPNQNLNLQNMQQMNPMQMMQPMPPPLLMPPNLPTLNQQNRRMLQQMN
QPQQQNQQMPNNMMMMNNMQPMMSNPPMNQPMNQPQPMLNNMMPMLQQQMMRPNNNQLPPPLLLNPQQRQQNQRQMNLMPMRMQPMNQMQMMNQLRTQPMPPMQRLPMQNPNQMPPMPNPMRMPRPNPLPPNRRQNPPNRPNQNQMMPMS
NNRMPQRNNNNMNPMPQMQQRQTNQNQRQPMQMMQQNNQQPNPSNMMRMNPQPQQQMPQNMPQQQMRTPMNMMQQMQMPPMRPLMPMNMRNQPKPMMNPNQKLLQQNPPQNPPNMRMRPPPPPMQMRNNMPMMNLSQRMNSMQMMNQPPM
PPRMNPMMQPPNRMQQPKMMQMNMRQPQMNQNPLLNMPMQMMQLMMPQNPNPNQQPPMSLRMQQQQPPQMNMNQNQMQMMMNQLPMMLMRMMSQQQMMMPMPPNRRRSRPQQQPMPPMPPRPPRNNQNQMNQQLNPQRNQQPQQNPPPQR
PQPRRPQMNNQRQQQRRQPMLQPPNLQQPMPPPQRQQRPMQQNMRSNPLSPNQRQPQMMQRQQRRNQRPPNNMNPPQNMLMQQPPMNNMMQNNMQMQMPMLMNMPPQRPNQPNNNPLPNRPNQNNLRMPPPMNMMQQLPPNNQMQSRMPP
PNNPLQRQNMMPMQPPPNNMMPPMNQQMPQNRPMQLQQLMMQMTNQNQPQLLRMNQQPMQNNMQQNNLQQMLMPMNNNMNLRMRPMPRMQMPMPQSMNNQNMPNQRPNMPPQQMNPRRMMPPTNPPNMPPPPLPNMLQMQQRLLPPPPQP
MNQQNQNQMQMMRPSNPQNSPMRPNMNPQQLQNMPMPQNQMMNQPPMMMNLMPQNPKPNPMNPMNMNNNMNNPLPPQRQNNLQMMPPLMQMQRRMNMPMPNNNMMMNMQRNPPPMMRMPNNNPNPNRMNQQMLQMQLMMQPQMNQMLPPQ
PNPMNMRPQLRQNPNLRMQMMPMLRPPMQPTMPQPMLPMPNMMPNQNMNNPNMRMMTPRQNQQNMMNQLNPQMLRMQQQPMPMPQLSRMMNMQMQNMQNMMMPPNMNRMPQQLQNMPPPRQQNPLKMNSMQPNNMNNQPLPRMMQPNQPQ
QNQQQPPQQPMQNPMMRQLPQQMKQQQPMRQMQQQNPNNQNPLPPPQMPMPRMQQQQMNPRQNPMQMRMNQNNNPNLQLKRNNKPMMQMMQPNNRQNPMPPRLPMRNPMNMQMQMQNMPQQPPPPMQPQMNPMQQMPPLNPPQNQKQQPR
PNQPRNMLPQPMMMMRMMPNQNMNMSNQPQNQQNNPQRSPPRNPQQRMPPQNQQQPSMQMNMQQLMPRPNRQMNMPMLPRNMPPNQNQQNMNNRMPPQNMPQQLMQQNRQPRNQLLNMPPRPNPNLLQRNQRQQNQQMPNNQNQJSMMNM
QNNQMRRQPNNPLQPPPSRQQQLQQMLQQQPRPMPMRQPQRNQMQQQPNMQPSQMQMMPPNNNQNQLPPQQMLMNMQQTPMNQPMQNQNPNPQMKQQPPPQQPQQPPQQQNRQKMPNLQPPPPQLNNNQPPNMQTNPMNNMPNNPPMPPQ
PQPPMQMNLPQRNNRQNNRPPPNMQPPQNMNMPSPPQRPPQMPPPMPMQNMQPMMNPJNNPLQPQPQMPNQLPQMQPPMMMMMQQPPQQQMTNNRLNNQQNMQPNPMJQMPLRNQMLNQNNQQMQMPQMRPQPQNQPNNPQSNNMQQNQN
MNPQLRQQNNMLPQMLMMNMPPQPNMMLNMPMLNPPPPMQPLMQQQPPPPQNQNNQPQNPPPPQPPRLQLQMNPNLQRNNMNMPNNMQNQPLNRPPPNRPPMMLRMMMQMMQMPMQNMQMPMLPQLPPRPQLRQNKNJNNNMNRPPQPMP
MMQQQLPMMPNRMQPNLQMNQRSLMNPPMNMNPMPPPPPMLPMNPQPQPLQPPQPMPQPNLMQRQPRNNNPQQNQRQMPRPLRQQPPQRPQMNNNPMQMQQMQQLQMQQMQSPQMPNNPNPMQQPNNNJPLNNMNQNQPNQLPQNMRPQN
QPQNNMNPNRLLPPQMQNMQQNNPRRMNMPQQPQNMPNQMRPRQPNMRQNQQTNPMSQMRPMPPNLQLMNPMLQQPMQMMMQPNMLNRPNLNMLQNNRQNMPMNPMNMQMQRMPQQMMNPPLPMNLPNPQQMQNQRQMRNNQMQNQQMMQ
RQNMNNNLQNPQQQNPQQPMQNMPLMQPPRQRMPMQNQLNMQNPPQNNQPMMLSQNQMPMNPQPNNMPQNQPPNMQPMQQQNTLQRQNMPMNQQQNQPPNNQNPNMMQPLQMMNQMMQLMPMRPNQQMMPLQMMQSNNPNNSRNQQQLQM
PQPMTQRQMNQNMMMNRNMPPNNQMRRQPQRMPPMPQRMQQQMQPPPMQMRNSPPQLQMPNSPKQNMNQPPMQQRPQQPKMQQQPQPPLRMRNQQQQNNPQLQQQMQPPPNMMQPMSLRPPPPQPPPQPMLPNNNNMQQNNMQLNNQNNL
PMNQQQMQQQRMQQPMNMMQPQPRQLMPPLMMNQPSNQPPQPQMRMMMPPLLNPQNQPPRPNMPMMPQPQMNLPTNNMQLRMRMQLMRNPPNPPNPNNPPQLNQPNRPMJQPQPPMNPMNQPNMPNPPMQQPNLMNQQQPPQNPNNRQQQ
QRNRMMQPNMPPMQLPQMMNPPNMQQQPPQQNPMQPMRQMRNRQQMQPNPQQMRMQNPPQLKPQTLQPQQPNPQPLQNQNQQRNPQRQQQMNMPQPNKMQMMNRNPPPQPNNQNPLMMNQMNMMNRPMQJNQQNPMPRQRQMPQLPMMNP
PQQRMPMPKQNNPMPRLTQRQPNLQQQNNNMMPQNNPMRNQPQRNQQNLNNMPQPPMNQLPNPPMNPNMQNQNMPSQRPQPQQPRQMQNPLNMLRNPPPPMPQMNPQRMNMRPPQQLNNNNPMPPPNSLMQQQQQMMNNMPNPMLQQQPP
PQMQ`,
}

export const kindWeights: Readonly<Record<string, Packed & { readonly bias: number }>> = {
  despair: {
    bias: -0.968,
    steps: `
~~~U~~@~~~~~~~~~~o~~~~K~~~~~~~~~~~~~~:~~~~~~~~~~~~~?~~~~~~~~~~i~~~~~~~~a~~~~~~~1~~~3~~~6~~~~~~~~~~~~~~~~^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~0~~~~~~~~
~~~~~~~~~~~~~~~v~~~~~~~~~~J~~~~~3~;~~2~~~~,~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~y~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g~~~
~~~~~~E~~~~~~~~~~~~~~~~~~~~~~l~~~~X~~~~e~~~~~~~~~~~~~~~~~Q~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~h~~~~<~5~~~~~~~r~~~~~~~~b~~~~~~~~~~~~~~~~~T~~~~~~~~~K~~~
~~~~~~~~~~~~~~~~~~~~u~~~~2~~~~~~~~:~~~~~~~g~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~B~~~~d~~~~~~~~~~~~~~~~~~~)~~~~~~~~~~~~~~~~~~~M~~~~~~~~~~~~~E~~~~*~~~~~~~~~~~
~;~~=~~~~~~~~~~~~~~~~~~~~E~~~~C~~~~~8~~~~~~~~~~~~~~~~~~~~~T~~~~~~~F~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~a}~~~~w~~~~~~~~*=~~~~~~~~~~~5~~~~~~~~~~~~~v8~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~A~~~~~~~~~=~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~L~~~w~~~~~~~~~~~~~~~~~~~~~~~z~~K~~~3~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~2~~Ro~~~~~(~~~~~~~~~~~~~~~~~~t~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~=~~~~~~~~~<~k~0~~~~~~~~~~~e~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~d~8~~~~~~~~~~~~~~~~~N~~~~~~~~~{~~~~~~~~~~~~~~~~~~~~~~~~D~~~~~~~~~~~~~~~~~~r~~~~~~~~~|~g~~~~~~~~~O~~a~~~~~~~.~
~~~~n~~~~~~~~~~~~~e~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~/~~~~~~~~].~~~~~~~~~XQ~~~~~~~2~~~~~~~~~~M~~~n~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~*~~~~~~~~~~~~~D~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~.~~~~~9~~B~~~~~~~~~~*~~~~~G~~~0~~~~~~~~~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~b~~~~F~~<~~~~
~~~~~~~~~~~~~~~~~~~~f~~~~~~~~~~~~~~~~~~~c~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~~~~~~~~~~~~~~~~8~~~~~~~~~~1~~~~~~~~
~~~~~~~~~~~~~~~-~~~~~~~~~-)~~~~~:9~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~m~~~~~V~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~_g~~~~~~~~~~~~~~~~~~~~~~~~~D~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~?-~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~{~~~~~~~~~_~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~~e~~~~~~~~t~~~~~~~~-~~~S~~~~~~~~~~~~~~~~~~~~~~i~~~~~~~~~~~N~~~~~~~~~~~~~~~~~~o~~~~~~K~z~~~~~~~~~~~~~~~~~~F8~
~~E~~~~~aw~~~0~~~~~~~~~~~~~y~~c~]I~~~~~~w~~~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~0~~~E~h~~~~~~~~~~~~~~~~~~~~~~-~~~~~@~~~~~~~~~~~~~~~~~~~~~~~~~~gL~~~~~~~~~Kf~~
(~~~J~l~~~~~~~~~~~~~~~~~2~~~~~~~7~~~~^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~f~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~*~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~P~~
~X~t~~~~~~~~~~~~~~~~~~~~~~~~m~~~~~~~~~~~~~~~~~~~~~~~~~~v~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~~~y~~~a~~~9~~~~~~~~~~~~~~~~~~~d~~~~~~~~~~~~~~~~
~~~~~~~F~~~~|W~~J~~~m~~~~~~~~~~~~~~~~~~~~~~~~~s~~~K~~~~~~~~c~~~~~~~~~~~K~~~~~~~~~~~J~~~~~~~~~~O~~~~~~~~~U~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~e~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~~~2~~~~~~~~~/~~~~7~~~~~~~~~~~~~<~~~~+~~~~~~~~~~~~~~~~~~~?~~~~~~~~~~~~~~~~~~~F~~~~~
~~~~~~~~~~~~~~~~~~7~~~~~~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~~~~~~~~~~1~~~~~~~~~~~~~W~~~~~~~~~^~~~~~~~~~~o~~~~~~~~C~~~~~~~~~~~~~~~~^~;~~M~~~~~~~~~~
~~~~~~+~~~~~~~~~~~~S~~~M~~~~~~~~~~~~~~~W~~~~~~~~~~~~~~~~~~Z~g~~,~~~~~~L~L~~~~~L~~~~~~~~~S~~~~~~~~~~~~~~~7~~~~~~~|~E~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~5~~~7
~~~~~~g~~~~~~~~~~~~~A~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~S~~~~~~~~~~~~~Q~~r~~~~~~~~~~~~~1`,
    weights: `
PRNKMMPPRLMQNNSRRNMPNQMPLNMLSQNPTNMPMMNMQMKLRQPQTQPRSKMPNQQMNLRMMMMMMMQPPQQPPRPLPLQSPMLQQRMNMMNPLPNPMRPPMNPLMQNKPQMSRKMQQNQRNQNRLQMNMRNTPQQLRPQQMMNMPS
MPKNRNRLMNRPMNKQQSMNPRPPJQNPMRPQMPLRLNLPSSQMMPQPQMQNMQRNQNRLMPNRQNNQPQQLMPLPMNNRPMPLQNN`,
  },
  selfHarm: {
    bias: -1.446,
    steps: `
~~~~~~~~~~~~~~~~b~~~~K~~~~~~~~~~~~~~:~~~~~y~~~i~~~W~~~~~~~~~~i~~~~~~~~a~~~~~~~~~~=~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~Q~~~~~~~~~~w~~~~~~~~ow~~~~9~;~~~~~~~~~~~~~~~~~~~~~~~~~~~~~^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~h~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~~~~~~~
7~~~~~~~~~~~~~~~~~~~~~~l~H~~~7~~~~e~~~~~~~~~~~~~~~~~Q~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~h~~~~<~5~~~~~~~~~~~~~~~~U~~@~~~~~~~~~~~~~~~;~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~N~~~~~~~~~~~~~~~z~~~~~~~~~~~~~~~~~~~~)~~~~~~~~~~~~~~~~~~~~~~~~~n~~~~~~~~~t~~~~~~~~~q~~~~~~~~~~~~~~~~~z~~~~@~~~~~~~~~~~~~~~~>~~~~~~
~~~~,~~~~~~~~~~~~E8~~~~~~~~~~~D~~~~~~~~~~~~~~5~~~~~V~~~~~~~0~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~~~~~~~~~~~~z=~~~~,~~~~~~~~~~~~~~~*~~~~~~7~~~~~~~~~~~~
~~N~~~~~~~~~~~~~~~1~~~~~~~~~~~~~~~~~~~~~~~~~~U~~~~~~-~~~~~~c~~~~~~~~~=~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~F~~~~~~~~~~~~~~~~~~~~~~~z~~K~~~3~~~~~~~~~~
~.~~~~~~~~~~~~~~~~~~~~+~~~D~~~~~~~~~~~~~~~~~~~~~~~u~~~~~9~~~~~G~~~~~~~~~~~~~~~~~~~~h~~~~~~~~~~~~~~~~~~~~~~~~~v~~~~~~~~~<~~t~~y~~~~~~~~i~~~~~~~~~~~~~~~
~~~~~~~~O~~~~~~~~~~~~~~~~~~~~d~~~~~~~~f~~~~~~~~~~~~~~~~~N~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~B~~~~~~~~~~~~~~~~~~~~~~~~~~~~q~~~~~~~~~~~~~s~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~P~~~~~~~~b~~t~~~~~~~~~~~~~~~~~~T~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~.~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~Q~~~~~j~~~
~~~~~~~~T~m~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~~~~~A~k~~x~~~~~~~~~~~~~~~~T~~~~~~~~~~8~~9~~~~~~~~~~~~~~~~~~~~;2~~~~~~~~~~~/~~~~F~~<~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~B~~~~~~~~~~~~~~~~~~M~~~~~~~N~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~~~M~~}~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~M~~~~~~~~~~~~~~~~~~~~~~
I~X~~~~~~~~~~~~+~~~~~:9~~~~~~~~~~~~~~~~~~~~~~O~~~=~~~~~-~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~^~~~~~~~~~~~~~~~~PM~~~~~~~~~~~~~~e~~~~~~~~~~~~~~~T~~~7~~~~~~~~~~
~~~~~~~~~~~~~R~~~~~~~~~~~~~~Z~~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~~~~~~~U~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~jM~~~~~~~~~~~~~~~~~~~~~6~~~~~~~~~~~~~~~~~~~~~~~
~Z~~~~~~~P~~~~sE~~~~~~~~~~~~~~~~~~~e~~~~~{~~~~~~~~~~~~~~R~~~~~~~~~~~~~~~~~~~~~~i1~~~?~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~<~*~~~~~~~~~~~~~~~O~~t~~mh~~~~~
~Y~~~0~~~~~~~~~~~~~y~~cY~L~~~~~~w~~~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~0~~~E~h~~~~~~~~~~~~~~~~~~~~~~-~~~~~~~~~~~~~~~~~~~~~~~~~e~~~~~~~~~~~~~~~~7~~g~~~c~S~~~
~~~~~~~~~~~~~~f~~~~~@~~~~~~~~~~~~~~~~~~~~~x~~~~~~~~~~~~~~u~~~~~~~~~~~~~n~~~~~~~~~~~~C~~~~~~~~~~~~-~h~~~~~~~~~~H~~~~~~~~~~~~~~~r~9~~~~~~~~~~~~m~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~~~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~~KO~~~~~~~M~~~~~~~~~~~cz~~<~~~Y~~~~~~~~~~X~~3~~~G~~~~~~~~~~~~~~~,~~~~~~
_~_~~~~~~~{~~~m~~~~~~~~~~~~~x~~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~a~~~~~~~~~~~~~j~~~~~~~~~~~~G~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~~~~~~~~?~~~~~~~=~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~N~~~~~~~~~~~~~N~~~~~~~~~U~~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~i~~~~~~~~~;~~
~~~~~~~~~~~~~~~~~~Y~~~~~~~~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~~k~~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~B~~~~~~~~j~~~~~~~~~~~~~~~~e~;~~]~B~~~~~~~~~~~~~~~~~~~
~~~~~~~~-~~~M~~~~~~~~~~~~~~~W~~~~~~~~~~~~~~~~~~~~D~~,~~~~~~L~L~o~~~Z~~~~~~~~~S~~~~~~~~~~G~~~~~~~~~~~~l0~~~~~~~~~~~~d~~~~~~~~~~~~~~~~~~~~~~~~~~~~^~~~~~
~~~~~~~~A~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~S~~~~~~~~~~~~~Q`,
    weights: `
NQPQRKNNRNMLPNMMRMMMNMPMPNSMNMQNQNPPQTNPRNQNMMPNMNNNRNQMPMRMQMMNNNNQPMQNMRMNPPMKPRQNPMRMRNNLQNNNPNQMNMSQPQLNPPPSLQMQMNNPNQQNMPQNMQMPMMMNNNQPRNNNQNPNLL
MRQLNPNNPMMNNPMMPQPPRPQRLNSSPMQQPNQNNQMMPNNMNRMPNRSPLNQPNNQTQQQLQNQNPNNRSQNNMNQNMPRN`,
  },
  violence: {
    bias: -1.817,
    steps: `
~~~~~p~~~~~~~~~~~~~~~~~~Y~~~~~~~~~~t~~~~~~~~~~~~~?~~~~~~~~~~~~~~~K~~~~~~~~~~~~~~=~~~6~~~~~~~~~~~~~~~~~~~~~~J~T~~~~~~~~~~n~~~~~~~~~~~~~~~~~{~~~~~~~~~~~
~~~W~~~~~~~~~D~~~~~~~~~~J~~~~~~G~~2~~1~x~~~~~~~~~~9~d~~~~~~~~~~~T~~~~~~~~~~~~~~~~~~~~~~~~~~~Q~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~~~~
~~~~~7~~~~~~~~~~~~~~~~~~~~~~l~~~~Xn~~~~~~~~~~~~~~~~~~{~~J~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~F~~~~~G~~~~<~5~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~.~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~D~1~~~~~~~~:~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~i~~2~~~~~~~c~~~~~~~~~t~~~~~~~~~q~~~~~6~~L~?~~~~~~~~~~~~~E~~~~*~~~~~~~~~~
~~;~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~F~~~~~~~~~~~~~~~~~8~~~~~w~~~~~~~~~~~~E~~~~~~~0~~~~k~~~~~~~~~2~~~~~~~
~~~~~~~~~~~~~~~w~~~~~~~~~~~~~~~]~~~~~~~~~~~D~~~~~~~~~~~~~~~~~~~~~~~~~~~~M~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~d~~~~~~,~~~3~~~~~~~
~~~~.~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~t~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~d~~~~~~~~~~=~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~<~{~~~~~~~~~~~~~~~~~~~~~~~~~~s~g~~~~~~~~~O~~a~~~~~~~~~~~L~N~~
~~~~~~~~~~~e~~~~~~~~~~~~~~~~~~~r~~~~~~~~~~~W~~~~~~~y~~~~~~x~~~^~~~~~~~~h~~~~~~~8~~z~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~@~~~~~~~~~~~~3~~
g~~~~~~~~~~~~~~~~~~~~~~~~~~m~~i~~~~~~~~~~~~~~1~~~~~~~T~~~~~A~~~~f~_~~~~~~o~~~~~~~~~~~x~~~~~~A~~~~~~~~~~~~~~~~~~~~~~~~~~~~~fW~~~G~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~D~~~~~~~~~~~~~~~~~~Y~~~~~~~~~~~O~~~~~~~~~~h~~~~~~~~~~~~~~~~~~~~M~~~~~~~~~~~~~~~~~~4O~~~~~~A~~~~~~~~~~~~~~~~~~~~~~~~~~~~3~,~~~~~~~~~~~*~~~~~~~
~~~~t~~y~~~~~~~~~-~~~~~<9~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~m~~~~~~~~~~~~~~~~~:~~~~~~~~~~~~~~~~~~|~~~~~~~~~~v~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~;~~~~~~~~~~~~~~Z~~~~~~~~~~~~L~~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~V~~~W~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~h~~~~~;~~~~~~~~O~~~~~~~~~~~;~~S~~~~~~F~~~~~~~~-~~~S~~~~8~~~~~~~~~~~~~~~~~)~T~~~~~~~~~~~N~~~~~~~~~~~~~~~~~~o~~~~~~K~~~~~~~~~~~~~~~~~~~~T~~~~~~~
~~)w~~~~~~~~~~~~~~~~Fc~~cY~/D~~~~~~~~~~~~~~~~~~/~.~~~~~~~~~~~~~~~~~~~~~~N~h~~~~~~~~K~~~~~~~~~~~~X~,~~~~~@~~~~~~f~~~~~~~~~~~~~c~~~~~~i~~~~~~~~~KP;~~(~~
~c~~~~~~~~~~~~~~~~~~_~~~~~t~~~~~x~~~~~~~~~~~~~~~}~~~~~~~~~~~~~~~~~~~~@~~~~~~~~K~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~*~~~~~~~~~~~~~~~~~o~~~~9)~~~~~~~~~~~~~}~
LM~~~~~~~~~~~~~~~~~~~~~~~O~C~~~~~~~~~~~~~~~~~~~~~~~A~~~Z~~~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~~u~~~~~A~~~~~~~~~~~~~~l~~<~~~Y~~~~~~~~~~~~f~~~G~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~~~~~~~~~~~~~~~~~~~A~~~~~~~~c~~~~~~~~~~~K~~~~~~~~1~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~N~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~7~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~Kq~~~~7~~~~~~~~~~~~~~~~~@~~~~~~~~~~~~~~~~~~~?~~~~~X~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~{~~~~~~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~~~~~~~~~~1~~~~~~~~~~~~~~~~G~~~~~~o~~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~4~~~P0~~~X~~~~~~~~~~
~~~~~~+~~~~~~~~~~~~S~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~E~~~~~~~XP~~~~~~~s~~~~~L~~~~~~~~~S~~~~~~~~~~~~~~~7~~~~~~~|~E~~~~~~~~~~~~~E~~~~~~~~~~~S~~~~~?~~~7~
~~~~~g~~~~~~~~~~~~~A~~~~~~y~~~;~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~o~~~~~~~~9`,
    weights: `
NMRLRQSMQNRPLRPRPNMNQPRRPNNMMMSMLKMNPTPNLNPSLPMNNQMTMNQNMTMPQQPNLQLLMNLMQLNMNRTRMKMMMNMMNQPQQPPMPMRTRNRMQMRNQMLQMMLMNPNPSPMMNSQPNNQPRLMMRNQJMMMPQPMRPM
PPNMNRPNPRMPSNPQMLPPRQMNNRNQSPQMPRNLMMMNPRQLNPLLQRLMPPMRMQPQQMNNPNQQMMMMNJKLRMQMQMPMNMQRQ`,
  },
  childAbuse: {
    bias: -1.565,
    steps: `
~~~~~~~~~~~~~~~~b~~~~K~~~C~~~~~~~~~~~~~~~~~~~~~~~~6e~~~~~~~~~~+~~~~a~~~}~~~~~~~~~~~~~L~~~~~~~~~~~~~~~~^~~~~~~~A~~~~~~~~~~n~~~~~~~~~~~~~~~~~{~~~~~~~~~~
~~~~~~~~~~~~~v~~~~~~~~~~J~~~~~~G~~~~<~x~~~~~~~~~~~v~~~~~~~~~~~T~~~~~~~~~~~~~~~~~~~~~~~~~~4~D~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~~~
~~~~7~~~~~~~~~~~~~~~~~~~~~~~~~~~Gn~~~~~~~~~~~~~~~~~~{~~J~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~}~5~~~~~~~r~~~~~~~~b~~~~~~~~~~~~~~~~~T~~~~~~~~~K~~~~~~
Y~~~~~~~~~~~~~~~~~A~~~~2~~~~~~~~:~~~~~~~g~~~~W~~~~~~~~~~~~~~~~~~3~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~)~~~~~~~~~q~~~~~6~~L~~~~~~~~~~~~~~^~~~~*~~~~~~~~~~~~
;~~~~~~~~~~,~~~~~~~~~~~~*S~~~~C~~~~~8~~~~~~~~~~~~~~~~~~~~~T~~~~~~~F~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~Y~~~~~~~~@~~~~~~~~~~~5~~~~~~~~~~~~~v~~~~~~~
~~~~~~~~~~~~~~~w~~~~~~~~~~~~~~~]~~~~~~~~~~~~~~~~~~~~~~~p~~~~~~~~~~~~~~~y~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
|~~~~~~~~~~~~~~~~~~~~+~~~D~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~D~~~~~Q~~~~~~~~~~~~~~~~~~~~J~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~U~~~~K~~~~~~~~~{~~~~~~~~~~~~~~~~~~~~~~~~D~~~~~~~~~~~~~~~~~~r~~~~~~~~~|~~~~~~~~~~~9~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~?~~~~~~~~~~~~~~~~~~~r~~~~~~~~~~~W~~~~~~~~~~~~~~~~~~T1~~~~~~~~]~,~~~~~~~~ZQ~~~~~~~~~~~~~~~d~~~~~d~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~*~
~g~~~J~~~~~~~~~~~~~~~~~~~~~~~H~~i~~~~~~~~~~~~~~1~~~~~9~~B~~~~~~~~~~*~~~~~~~~P~~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~~~~~~~i~~~~~~~>~~~~~~~~~~W~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~B~~~~~~~~~~~O~~~~~~~~~~h~~~~~~~6~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~}~~~~~~~~~~~~~~~~~~~~~~~~~8~~~~~~<~~~r~~~~~~~~~~~~~~~~
~~~~1~~~~~~~~~~~~+~~~~~:~~~~~~~~~~~~~~~~~~~~~~c~~~~~~~~C~1~~~~L~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~_~~~~~~~~~~~~~~~~~~~~~~~~~~.~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~Es~~~~~~~~~~~~~~Z~~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~2~~~~~~~~~~~~M~~~~~~~~~~~g~~~~~~~~
~~-~~~~~~~~~~~~~~~~~~~~~8~~~~~~~~~~~~~~~~~~~~2~~~~~~~~-~~~~~~~f~~~~~~~~~~~~~~~~~)~~~~x~~~~~~~~,~~~~~~~~~~~~~~~~~~~~~d~~~V~z~~~~~~~~~~~~~~~~~~F~~mh~~~~
~aUG~~~~~~~~~~~~~~~~Fc~~c~~*~~~~~~w~~~~~~~~~~~5~~~~~~~~~z~~~~~~~~~~:~~~E~h~~~~~~~~K~~~~~~~~~~n~~~~~~~~1~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~L~~5P~~<~~~~~
9~~~~~~~~~~~~~~~~~~~~~~~~B~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~U~~~~~H~~~~~~~~K~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~*~~~~~~6~~~~~~~E~~~~~~~~R~~S~~~~~~~v~~~X~t
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~;~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~r~~~~~A~~~~~~~~~~~~~~~~~+~~~~~~~~~~~~~~6~~~~~~~~~~~~~t~~~~~~~~~~
~~~D~~~~~~^~~|~~~m~~~~~~~~~~~~~~~~~~~~~~~~~6d~~~K~~~~~~~~c~~~~~~~~~~~~~~~~~~~U~~~~~~~~~~~~~j~~~~~~~~~U~~o~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~~~~~~~~?~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~z~~~~~~~~~~~~~(~~~~~~~~~~~~~~~~~~~~~Eq~~~~7~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~6~~~~~~~~G~~~~~~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~C~~~~~~~~~~~~~~~~~k~~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~B~~~~~~~~~~~~~~~~~~~~~~~~~P0~2~~M~~~~~~~~~~~~~~
~~+~~~~~~~~~~~~S~~~M~~~~~~~~~q~~~~~~~~~~~~~~~~~~~~~~~~~~,~WP~~~~~~L~~~>~~~Z~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~l0~<l~~~~~~~~~~_~u~~~~~~~~~~~~~~~~m~~~~~~~~
~w~~~~~~~~~~~~~A`,
    weights: `
PMPMPPMMNNMNNRPMNRQNPPNNPNPQTPMRPMPMPPQPNNRPPMMMNPNNNLNPMPRNPKRNQNNNNRQMQNNNNLQNNNNNQNQNPNPPNQPQNNNNRPQNQMPQMQNMNNMNPLMQNPNNPMLPPNQNMPMQNTQPNMMMPTMNMP
RPQRNMNKPLMPQQMPNMNPNPQNQPPNMRQMNQNNNLQTPMQPPQRNPPNNMNPPQNPNQPNNMPPMQNQMPNNPPNNNNQPMN`,
  },
  overdose: {
    bias: -0.925,
    steps: `
~~~~~pG~~~~~~~~~~~~~~~~~~~~~~~~~~~~<~~~~~~~~~~W~~~~?~~~~~~~~~~+~~~~~~~~~~~~~~~~~~~S~~X~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~j~~~~~~~~~~~~~~~~~~~~~~~~D~~~~
~~~~8~~~~~r~~~~~~~~~~~~~tw~~~~~M~~~~<~p/~~~~~~~~~~~v~~~~~~~z~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~B~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~~~4~~~~~
~~~~E~~~~~~~~~~~~~~~~~~~~~~l~~o~hn~~~t~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~T~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~b~~~~~~~~~~~~~~~z~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~B~~~~~~o~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~~~~~~~~~~~~k~~~~~~~~C~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~q~~~~~~~~~T~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~F~~~~~~~~~~~~~~~~~8~6~~~~~~~~~~~~k~~~~B~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~y~~~~~~~~~~~~~~~]~~~~~~~~~~~D~~~~~~K~~~~~~~~~~~~i~~~~~~~~~~~~~~4~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~T~~K~~~3~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~O~~~~~~~~~~~~~~~~~~~~~~~~~~~~~1~~~~~G~~~~~~~N~~~~~~~~~~~~~?~~~~~~~~~e~~~~~~~~~~~~~~~~~~~~~~~~~M~~~~~~~~~~~~+~~V~~~~~~~~~~~~~x~~~~~~~~~
~~~~~~~~~~:~~~~~~~~~~~(~~~~~~~~f~~~~~~~~~~~~~~~~~N~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~2~~~~~~~~k~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~c~~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~01~~~~~~~~~~~~~~~o~~NQ~~~~~~~2~~~~~~~~~~M~~~~~~~~~~~~~~~~~~~~~~~~z~~~~~~~~~~~~~~~~~~~~~~~]~~~J~
~~~~~~7~~~~~~~~~~~~~~~~~~z~~~~~~~~~~~(~~~0~~~~~~~~~~~~~~~~~~~~~~y~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~Y~~~~~m~~<~~~~~~~~~~~~~~~~~~~~~~
~~f~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~-~~~~~~~~~~~~~~L~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~v~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|~~~~~~~
~~~~~+~~~~~:~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~3~~~~~~~~~~~~~~~~~~~~~~~~~~~~~S~~~~~W~~~~~~~~~~~~~~~~~~~~~~~~~~.c~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
U~~~~~~~~~~~~~~Z~~~~~~~~~~~~L~~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~7~~~~~~~~~~~~~~~~T~~~~~~~~~~~~~:~~~~~W~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~i~~~~~~~~~~~~~~~~~~~~~~~~~c~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~W~~~~~~~~H~~~~~~~~~~~~~~~~~~W~~~E~~~~~*]w~~~0~~~~~~~~~
~~~~y~~~?~*,D~~~~~~w~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~t~~~~~~~~~~~~X~,~~~~~@~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~/;~~(~~~c~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~n~~~~~~~~~~~~~~~~~~~~~~~~I~~~~~z~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~P~~~~~)M~~~~~~~~~~~~~~:~~~~~~
~~~~~~~~~~~~~~~~~(~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~S~~~~~~~~~~>~~0~~~~~~~~~~T~~~~~~~~F~~~~~~c~~~~~~_~_~~~~~~~{~~~m~
~~~~~~~@~~~~~~~~~~~~]~~~~y~~~~~~~~~~~~1~~~~~~~~~~~~~s~~~~~a~~~~~~~~~~~~~j~~~~~~~~~U~~o~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~<~5~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~8q~~~~7~J~~~~~~~~~~~o~~~~~~~~~~~~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~~;~~~~~~~~~~~~~~
~~~~~~Y~~~~~~~~~~~Q~~~~~~~C~~~~~~C~~~~~~~~~~~~~~~~~k~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~T~~~P0~2~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~8~~~
~~~~~~~~~~~~~~~p~~~~~~~~~~~~G~~~~~~~~~~)~~~~~~~s~o~~~~~~~~~~~~~2<~~~~~~~~~~2~~~~~~~~~~~~l~E~~~~~~~~~~~M~u~~~~~~~~~~~~~~~~~~~}~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~w`,
    weights: `
NQPMNNQNPPNPNNMPQPNQNNNNNPNNNMNQNPNNNNNNNNPPNPPNNQPPNQPPNPNNPNPMNNNPPPQPQPNPNNPPNNNLPNNPRNNNNNNNNTMPNNQPNPNNNPPNNNPNTNPPPNPPPPNNMMNPPNQNNPNMNNNPNNNNPN
PPMPNNQQNNNPNPPNNPNNNPNNNNNPMQMNPPMQNQSNNPQPPPNPNQ`,
  },
  medicalEmergency: {
    bias: -0.575,
    steps: `
~~~U~~@~~~~~~~~~~~~~~~=~~~~~~~~~~~~~~:~~~~~~~~~e~L~~2e~~~~~~~~~~+~~~~~~~~~~~~~~~~~~w~~~6~~~~~~~~~~~~~~~~^~~~~~j~~~~~~~~~~~~E~~~~~~~~~~~~~~~~~{~~~~~~F~
~~~~~~~8~~~~~~~~~~~~~~~~~~~~~~~~u~;~~2~~~~~~~~~~~~~~>~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~B~~~~~~~~~o~~
~~~~~~~E~~~~~~~~~~~~~~~~~~~~~~l~~~~X~~~~~~~~~~~~~~~~~~~l~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~J~~~~~~~~~*~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~b~~~~~~~~:~~~~~~~~~~~~A~~~~~~~~~~~~~~~M~~~~~~~~~~~@~~~~d~~~~~~~~~~~~~~~~~~~e~~~~~~~~~q~~~~~~~~u~~~~~~~~~,~~~~@~~~~*~~~~~~~~~~~~
;~~~~~~~~~~,~~~~~~~~~~~~~~~~~~~~~~/~~~~~~~~~~~~~~~~~~~~~T~~~7~~~~6~~~~~~~~~~~~~~~~~N~~~~~~~~~~~~~~~~~8}~~~~w~~~~~~~~*~~~~B~~~~~~~0~~~~k~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~v~~~<~~~~~S~~~~~~~~~~~~~~~~~~~~~~~p~~~~~~c~~~~~~~~~=~~~~t~~~~~~~~~~~~~~~(~~~~~~~~~~~~~~~~~~N~~~~~~~~~~~~~~~~~~~~~~~z~~~~~W~~~~i
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~e~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~5~~~~~~~~~:~~v~~~~~~~~~4~~V~~~~~~~~~~~~
~x~~~~~~~~~T~~~~~~~~~c~~~~~~~~~~~(~~~~~~~~f~~~~~~~~~~~~~~~|~O~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~B~{~~~~~~~~~~~~~~~~~~~~~~~~~~s~~~~~~~~~~~~~s~~~~~~~~~~~
~u~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~~~~t~~~^1~~~~~~~~~~~~~~~o~~NQ~~~~~~~2~~~~~~*~~~~~~~~;~~~~~~~~~~~~~~~~~~~~~~~~~~~~~t~~~~~~~~
~~~~3~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~A~~~~~~~~~~~~~~1~~~~~~~T~~~~~A~~~~f~_~~~f~~~~~~~~~~~~~~~~~~~~~E~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~@~~~G~~~~F~~~~~~~~~~
~~~~~,~~~~~~~~~~~v~~~~~~~~~~~~~~~~~~Y~~~~~~~~~~~O~~~~~~~~~~~~~~~~~~~~~~~~~G~~~~~~~~~~~~~~~~~~~~~~~{O~~~~~~~j~~~~~~~~7~~~~~~~~~~~~~~~~~~P~~~r~~~~~~~~~~
~~~4~~~~~G~X~~y~~~~~~~~~/~~~~~:9~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~m~1~~~~~~~~~~~~~~~~~~~~~~~~~~~~~S~~~~~~~~~~~~~~~~P~~~~~~~~~~)~~~~~3~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~?~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~7~~~~~~~~2~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~f~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~p~~~~~~~~-~~~S~~~~~~~~~~~~~~~~~~~O~~~?~~~~~~~~~~~N~~~~~~~~~~~~~~~~~~o~~~~~~K~z~~~~~~~~~~~~~~~O~W~B8~
~~E~~~~~aw~~~0~~~~~~~~~~~~~=c~~c~]I~~~~~~~~~~~~~~~~~~/~.~~~~~~~~~~~~~~~~~~~0~~~~~0~~~~~~~~~~~~~~~~~~~~~~-~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~~KP~
~~~~x~~~~~~~~~~~~~~~~~~_Y~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~3~~~~~H~~~~~~~~K~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~*~~~~~~6~~~~~~~~~~~~~~~r~~~~~~~~~~~~
~~~NM~~~~~~~~~~~~~~:~~~~~~~~~<~C~~~~~~~~~~~~K~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g~~~Y~~~~~~~~~~~~f~~~~~~~~~~~h~~~~
~~c~~~~~~_~~~~~~^~~|~~~m~~~~~~~~~~~~~~O~~~~~~~~~~~I~D~~.~~~~~~~~c~~~~~~~~~~~~~s~~~~~a~~~@~~~~~~~~~~~~~~~~~~~dB~~o~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~~~~~~~~
~~~~~~>~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~{~~~~~~~~~~~~~(~~~~~~~~h~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~~F~~~
~0~~~~~~~~~~~~~~~~~~~~~~~~~~~~~o~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~y~~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~^~;~~~~~~~~~~~~
~~~~~~Q~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~U~~~~~~~~~~~~~~~~~~~~D~WP~~~~~~~s~~~~~L~~~~~~~~~S~~~~~~~~~~~~~~~~~~~~~~~6~~~~~~~~~~~~m~u~~~~~~~~~~~~~~~~~~~}~~~~
~~g~~~~~~~~~~~~~~~~~~~~=~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~-~~~~~~~~~~~~~~~|`,
    weights: `
NKQLNNTPMMNMQNMNQNLMQNPRNPNNRPMPNNQMPMNPRNKTLMMNNNPNMNQPMNRQMNPQNNLPMQQNRNSMQQMRNQQSPMPMNMPNRRRPQMPPSMPNMPRMNMMPMMNNRPMQNRQMPNPJMNQNNSLMSRRQMNMQMNQPMP
QNQKNNMNNNNNLMRSSMNNPNNPMMLRLMMNPRMQQMMMNMTRQSMNQNNRPMPMLLQMNMPNMPQLLMNMPNNNLMRPPPMNRQMP`,
  },
}
