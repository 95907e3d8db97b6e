// Written by evaluation/need/train.ts.
import type { Packed } from './weights'

/** The score from which on a message is taken for need. */
export const threshold = 1.674

export const needWeights: Packed = {
    steps: `
NmxT*_0M6|4TOp41GL8-2-)[=0D~Jf;1T/-sLH;A^i~+5FLK.~YARI^4(54*D+U~M,-7X_~_^2*=t7B<~~~Wvb~MVPM;~/X~W?Gc12n[rI_(7G641Ee=YRqP~D5/eM;1-7~,LAD5A*.~H0M~9~QJ~P
A7yR*/,<S4^be=8~eR+M+=D@<;)~(WQQ=C~i,AM6~b1U@N1Z9<>D.~k>5DCHe;0+V4cHBW8F~1+</S1J*j+E(?.M5z+581~3~Kj~[O0@07b@k/hT:Fe~Y?tQUHMA-=)~~8~xBn4,1K?*TqkM/299[7
BhKE~dPbB~41S*DuA;mJ<9+C)B??B<1/7E,+/9A9T[o^,*~.@0h6~Im:>~7;.*~.z-7*~FZ71~~.F+7;6,:^O;b:JB@s7@CEO:s>InDI:4xR2C;iHd4z,YDg1DNA9BPB~F)6:/|I5YgMd((>,b<~F=
QAAF54jT>JC8<Q)(,9_/<*E*^;~,@(/)8~kGl~KM6)D9*R:8513*8(C~H,@<CMbs~>f~*~708/4TGD[IA=~/[-,UZ(0*41@Vc0a,;BT~+C:~v/o8p.D4~U;.9</bh~Zw)e47Yb~7<]Q-0|((6~:75S
-C;J3R+7)6T~4Q/,n~2_^-l<3RVB0){9eU67I)~28UUD)*@X=D=H[G)s^9)|8{9~63f;E,v~I=/Q)R~1~2E,/<V(3TU-~;7a(Pi~64~*OW;Q9U)2qi.Q~1i5-/x)6]q-V(.>:U:v8{:C=~)~k.,zCJ
h17X=1mM2y6:n6>i/-~5G5H;[1AHv:5p;A>]~:F,hfGQLF3*P|jO1~~:-5+HG1n)@S.bE--.oLV)7>L1Rs,4W3*N)1A~F+t8Uo^/q9@Eb~))3:F}NJ98)4Xb6*0uZ>.x3C~U.X~4/B6lt)0H1:,-X1
h]-I~~BZc~g>rH6T70J~(]>+O0+~{/2+9<<)~-b^~-<:0DGY1R^bT:/E1XDu6/BP~<:jC+-3Bd-5BbJ6kH1,B~C)MR=9(cH/^X,.+/?DJ.)2?N5R+JV~25w4?]+)83=:np(F)aQE(9(@@6QP.a4,ZV
N-@72@BxD>41RK<=sD{g.-~n?K**3W-~8Jg(Dj^;,2s;Whw,BcA8U^[O_*6.WMuMn*F*K.,<aW~Yd::=NN1~++f3*~2331S;_9(921~(92)~>~L]?g:(?81[9:03~J=6t[d~38~y7*O6B/b39|~J,)
A~B9C.@eTk;t)D++B7t:X,s~o~7>u~;-}-gO..DN7@2vSfF0T/I]c*/zF)t4=7(~>:VBQ?OW*L)Y3r,,GM3?80n5l*~3],A(T<O5~/?.CD4b~L.3B~~l/~PD7()/.).F2?,8(AYdwwI115*X~]3p0r
x4[/F@(9)6M.SL2[,<9A*<)1G2(~~=@/I)/,bz-03SX6=nB9*-3^QZ7,;N~,0-G/~^~2BU~(~~O?+9~./I1[GVeB_+wM>C@Ecew0+D><u(/:M*2p*dUB~|,<C>50(1L=v):[3~?.gG8~0P3S?2/2C+
~C+nO~I@d.XX*3,690()1I+FN~~~MLOj)~CTDl4BS2V<.a,U|1E-3C?50~7~.F8?:,k@3mW+*>(<Qs<x:HAL4(05,2~@0*7)]67;*7gPN1Y,+le503;~=~4,5;V]57^H~C<10074~t0]+*,s?9>c<;
K+_9)WXc,;9=*f@~7~)0.v=(s6<B+/(Fa-,)1~466H50>Xy<gXK(*)E7P~VRIES(6-.iB]=N+1;M+DB0*370d~A9314RTJ,E0.1*~,,~KI51W)3J|@(Fp(6d22XX/V-I0;pNquCA,oYD~?L~5+*(q9
+9+-.DJ^(~=V03J(~,(4e12LG~X@*(~~)W)HS,1wN~/gP+9HZ4?2q?,@z<4J~,y=Y+~m8^AZ,@O18*k-K167D*=3_m41~EEw95i/O4?X~~G?f6@u9H,~0/]:/*;a=~3AS+0.UI8.*P-4p-<,)NH~/Q
7c1VnM,>=A}Y^,((U*51>j~.~f^Y0~(m,h--cs51+=^+1a8D9)<7gYHM/:~-?(9(R.(1~I.R1~~*URK5S)>E<)IKOK6~P}t~-FW),9U_3~O~DcAU;Do59~6._G~e0d,~VI7~836=;l~A~Y1)C*)*cG
~I_~E80p9~G,~+~H]..U9P~585=I1/u6=r-.339~O~K25J~~F(Hwe+/3~c56HIpm,~2W/d1B35;:~-B*~514+cBp?<5.Q9+]F(@*(N0NP)~6~~+0*0^[2<)S0[79(<zIMs(GO3:)*r~DH?x<2[41C=
(W~=Q~P7=/@2~s6~y<,/0g=nQ~C+5;--iK18:z:473FB~*?*S^L;)hA(e/S*(0*A3Knf0(KH4*8(r,)@.VO~L5~sC0~D>~X.C(J2Ae3D/.B0)j60~~Q?Hpp~(5-~ab9-+eJ~-]m1:.;~,?7~~J6K8>
*/:3JD*~G)3~-+H2+;.~_p2~^@L~9P=qAd,-1~c~(~6Q2y54ZI7R~(+G@~(9{g;><5Y^3FZX-*zI(5lYF3<84;G|]6?=6887a41>]VF5~>;.~2EU9:7}~36jQJmO..9[=5,-4~*2H5DdLE7[+~7x~~
O3~?Nw90Lk10=0~~N?~O7H]0m5ER6AG:(n]Ql/~-_r6o)~Oi8)0,)S936F>:^71oY50L(ETA~9b^:U7WE2W1BY;G72(~I9ioD)~7~_M1N9@vK,>B/Z~~/+3940+4Wc(RntZ~6+28f~lTG6<a-,<8/s
40/LE~:7F~~(D+Mp(/t1](1IZ<*~2)Pi~~~w.c65~z;~>cK~P>l~RJA;5~KI9mE2Igr7)O:/)>P>1p~~/K/3~H3)6,)Y@~N9+I~R;-^/3(322},N+j~H+;7,TXc)R4Yw)-N?-~n(64.ll~OL/~~)C7
J~8/l(~*0PAa<x>H=,W()SA7C]NG+*379.1|~0p99,h5E*H4+E.LC~9JC*30<72k(46;~*0LR@UUl8b>~>]+~@7V)[-DM,,D?Zuh4Gog2:BUB::67f~713Q[X-,VBBI~/~5U=j89OTfB4.A-.=~~~=
8T~)9O>~5m/E0^G,/BM>TD~KxHxB5S(X~~e9+3:?153+~QN1ZRx<0S3k1B1I~3?8(,*1T3w~E~1G6r87,~9S)<c(6X{~W~dPhf8,~D3J1WD/;1>D~2K3RCDIk)4*~^W9G3,.:.L<N5~1D;X07),4;r
s(~A8-Y?,+67)7]~Q+IH~Z.(.OX<GP9-6VF[p99t-)7xF=<878+~3P(o=<Tc|~7f)2-s9~~3)8W~Wtc+:~5A=A1GH(=S2oB(*W~3~^V2No,M13ra5kXFA>+(s3~f~j11><8~I.6m.<6=,7[/81(.>~
+w;i(64E=~<~)~N~:z)GHM=<(E::G_?GN)F.?~G4*SuF|v+~N.s/(Qtm/20F^AW.;383//248~?G,1VG(G60a-DNA~-D-~UEXW.Y~45)~RU**~*<~.G~]e[-[BhSK7:,--FjGl,~~|IE~1t68w_I2d
NYN~~_K;Pt~r6EI@yd;~:?<R;2,0<1+31DJ,DK^q9z6~Ww9}1G64~~~I/)A]v-=wC0j(/12F~H^*s1)b*T~<~(+E/AyUu(:@>)U2Z:Y~tQ.~@F~Ao52:MNgD+5J3/X/C31q>4w@)06H~F~~53V~)U+
E-66Qt2SD.P?-4)>0j~B5E7~V=_3_<HK-7;MIy:B-=CaJ~~e~B~QHl1*(-B>).f(.)0@10M?eG[~C<~+}](J3.:2~B1=JI7U~_L))a2f(U(?;~/GIC<h;X:)aN+Y~h~M~*)~<.?H0V?fB-Z0f~?~C_
F])*m1;)/6|=:~E=)2F7BQp;k()K+7*4F6MBaX,,(CSg=@~~.~~Ea8G+IC]K0],N.K,~8*4Ro{~~,;p)0@^/*bS/2JjVE5U0A0a@:5@*36~P*X=*O34+.oVW2~PZ2~~)0~ODL*~FDV1g<0>77?;,ZS
jB(NO8fH~3(L~~51Q/okFC8^Z<>~+J6</S*[F8*=~.*HO-85O~a~5OXP,*t~HR](.)=?m0~t+l1B/D6_]1=5;?0WJO/;=6~8-~+)~9F0~~~4EQJ0h]60+S~1Bfi6E60-B]2E4@~oB?+y4)LlC873T,
+BX~:;8Q()CLR?<0@~~1+~?A[}4WUe~7J(~~-^AJI08~N:2~~8~5W()~*H18M.0aO:kl*+3_|(+KE6*I6.F3YjQ,;+US1lc))AUh(c~E33gC>]a,)T=?*o.~4GAgx1~(//-/*2)BF-@>.,?[Pg^@AI
0=j^MKEP1N:,D<97~~^~~e+p~.B-6(.-<.wg~d);N<(.A37x,~~20)A>sH;:x2}SJz>*4B79~,L)+Qg39F:Pi4-:2rJ+mp.5N=.~p->4~~)-IU^wu-c1E.3qD8,~*[=.26?AF)~|6:QXELH.6M,9WG
|)~F;bL8~7;)M6g7Ib,+A03;G+,~W+a2-j,~0S1Z@1~/>i(=~=~[38*)-99}69,K=0508~e(HO.~:2~~^-)--:P;;Y)Ba~Gl9L)j|~8Na51F;E^F+Io3.R04L/P(10T+//OPBCF~S3WZ~q3T(+H7B~
sA~;~7N~,FDIT~>M=*_-I-~3FLv./?N1B+>~2~;;/~6.*+E6(l|N5(~[~=*(/6.rM*(*oiRA]~~:Z16?~~0FR>8.-85Q>FO>mR1:JBlD8F0G(b+hi/)8F~N)<7*SB~~^C1,Bqi4S18V:0~s(>mQZ.(
>(S~/_HY79;1*~*>8~oDJl.~z=X/Ev9U>D;?25+~R[N8~34JhzO3I3Df~3F~~E-/Q:12/::*2j8l7?cP)C~=?;>RSa~62IW1v8Yq~4~<O~:[9~o:/4<7:P-?:C>y.LSKZ+/xlOCI~VI4~xF-n~:?3G
r/2-CVSA../G;/*(<F1<J(=)~JP^~*I*^,,1bvB<^H2(W~D+8n*W>jBP.aON9*~z;~1P+B+);.i~/0/4:8~+ON)3>-~0UV9+F;-Y9+X/8JZ//<(5SL~-/2~.?B<V<I3O(/<S7/~*,YwK+.?p.v)B3~
o>7?~KC*)./:IrCU948G9?(J0AHR-G5+*22>.CGl56:2.-F@12Z7S4-F/_W2K.ff_@;xC~@ff~~~sN-4;-3-w-QbAHl.B^WX(~-q3^vmPo<+E1E?~~6G.76~_2;Ho?+2/MB5:HF*81S^X?+H4I1@p/
(56Ht~xWD4YLk*/-~2OFH<.158:9=j=Q1NT=+(::Y>)dT~f~*>>(F-XEN8NSF-;~/C+*<2~(3LVqL0^*E>})0-9@(Za~M4)A~B2VA-OA.G/52aF0-+(SJ--(C-~2;DW*)*4+b/3D~f~GLs(0H:.wX9
E(.QpH0~ICg8@5;C~7~.4z2C~1N1:~3..)-:*<nH>-(7(1(5~:,eE+1K~YJ=~ESb~V+K.:TxY~~HF~CJ3yJ~wMH~r.*D<*5~*B.FP5~2[9@I64u~I94BSB?H,a+~~D3~=6A.7QC.P93=<sH/K=W*.N
C93W~g@C.-~X9x?AzN~J31[R14~P~|0)7WHRl__xWP_*03w_O~g2-B0C*0y.PBnB0I-2(h(+LAMB~-nR:~/7Q=/7>~/v~f~)KT,B3~=~2)0-9C{08M)*)I)s-~4a10IshF*~(66.~:BBAI(M)-I-)u
06A,*(o<J-Nd3~)a(J(6+,W~R]470b9?~N)5>^5jQ-Ub=~v6-*:=vo/9*~]v2H~WZP6H]~:Y(T-63]@H.4ZB04<~Q~56}.gR,r1)~JH/~,1E~~Br/:Ll?~*,;*2I~,+*CB~X~~I)2~0)119<~:B;)*
H}08>I483B1_DIMECh~>V}6<G.9HT.<m~i*8.B~IUECSyw3L52D3B9~~TP3w+[.C4./(4(A=?F4[)/~~726977B)9*w/o~5>/.7:0*G_4Tmj046m0(+6)_El.-FBA<2KWY68T8(23/>4)Q*-2o*UUy
)~,m<0C:,KQ=8Ns?MJ:v~~-;(1HCe58m-K<)E+^g~~@;H1QDF.057-~d~iJG~NCaHg=Mb2~j<EAW8+//KN+WD;2B+YDA,6~OXhHa;^,T)<.0~ppD:68^*X_C/j/P~s@kT83u(4-eS*:@0~2)*~>>53
Dp7~p(A_}_=(2~03??6]km2/c~,S~>3g^4~x7*Q@+>j1~}D3lX7DF5pd~YD:M~~U)=r)K86:7p=R~e5O4.~S@K5~JV+4Z;I202;<*7~B_C)<Nj*g5<+~..I+{9>~*TJ,;~Q//92.4~DW/H=wc=9*m(
//2?YD~h3(74B~L51@~*P3:9b~:3L~D<(((18)2Bm^F.667.C,1{~(+,fbEH~sPP,H~;D2t)17N0O3QP.CMe{k~^VKa(obhPn,33u~(I41i+~@+;3K;.,]~3=j,(,~)D5wB.*3a1XV=ZE-*6S*Dq.X
<dN/?z96~JFE2F)k_;K0,2;0s0C7<~=8B,K74y2Fh4;)E~~~;8>:E|4P<<B-;44Pz(E~nM~p<;?9/z~ZJ:(8EbE+D(~315i~~914/D~Q+9_~;~H<6J~*MA~9A,~5)<45+7~0(>33FFO)Mhp*C+2Z*_
(,2@Ti)~9~A(Y>YC-CN2.o2)_>EO~*=(a1W@032(~,2/QR363.-LaKB-DA/[V1?BL.~4;Kl@]B>|~.~b2,(h2~4d-]?+HJ+(Y7g.C2~=p(<33D_U~C~^.+-0G1xj7TH74+5o~EdUv2[JeF-L)2L4J)
xc(~-2A~S7O30FhhC+YSJ/X~+W*B4[=kX-(~~P6>4dQLP2?~6/OPhd/m_70B).1K)5CBH~lm_/5~7N:.)K.?T~~5(LI~B~VUN.45;q++,FmL7](a~<>~1uu2=u~~+(@Y1+2~Mt~R~?DOc9~IU)s~~3
/=-~S,.@<~J99L~1;M}0)-7*Cc_(~1~5G~sWLJq@~=;~4GD~-?(;97]8VnVR6VN4|[~/g.~d-=c~{v,0?J7NI=SiSb*SQ~YFP3W-d)2rRZ/5w1hD,1)7a[(T0pr,0~;i.W?71s~a}S)b/9i~x~w6C,
A~6A~0268XZA1,g/QD:o?4.1?DOIj-7=1,=9*~)35~-)H.@@))e:1c/*,~(2I*+C@O2a+.15~-I5~3vwZ)4^0G:?X3(CI;h.H*CYW+,Nb.D~MxM1VA~-t-~>n-Q790P~p~2KR+*HG(6(5(/OUCY,RQ
[8(8q*.4~/~1~=yKA57O17JK.4EmURO+(8B~.(DY)?~^XF5:HEV1-G=*~y6qO)_T(6g@2@(-13Y*~8e2h]l1(6.T)~~d/2R-d4~T~PFO.?.,~)~]X?17<j*^,E7>G.nQ0U~7+:Y]As@,+i;T~+B0M6
5H~1:0WyZ+U*]~0bW*41)(PvAX~8U11~Vh(KA)4_?>,?*D~E+CvK6304+M),8-()0IsL790,K~NI{*}K5~*0-+-8JgVE=4(W15=?<~P6PS2/+*K7+~.;:/q=95ip)+iX~RBWbMNJ;~~.LT5b7+,eKi
?a*7~B(R~2,,01.~1@;FTDYh52-)<2P4aKf0(5I54~1.>U/,>E>BfW~=~o7Mr)g/FE:aJz~S*68=+>t>~6D7Se(V053GPG,Hd7v>-Kaq*eIFBe~E^)Z4b09V+C);?0)@.g->:+M2T87/(~~6(3p)69
I2<4SFV0~1.652.G1+K,5~6Lc-4|?+>)0h4:?+N1-U@438Vd(=OI[E.P9c@A1Z59c~u.Q@~.?P*)+L/9)7APu~_(0?1?T7?+^18~6/~AZs~~+7)(2y^~:i<=g.~d1).:5<<g1y(,~8??d++*~7@49t
~Ag0;*a1~.F;9.)Na~=~<</FP?M[3-O~++6KY9,SR>+>M7o=c],.C5I@yv[Fv~~m~0CI..W,bKLHlq70~>~).n<59;~8Q222~>x7NF()=D9D0~AK/?>8O]~:Ci7-0-+,~8K6,+8BC7<9-.Uh]e4Y)x
YfB58,()(BX0~]~N<:D4K{}6~KFP-9A;5~K~3W.~ClaZAw+4(((0~KU=LoM9Fi~*_d0Zp@S.1~22-JwP,~b}=~AEh3;1LO7CWk+L*s1)+4S~74:[LNS24xzQFRG~+^J/4(S)GDuH-C`,
    weights: `
MQPMMNNNQMPQQQPQLNPNLPPRMQPPMRMPNRMPQNPPQPNNPPQTRNRMNPNNNQQMRNQNPLQPNPPMPMRQLMNMNQMNNPQNQJNQNLPQNQRMLMRMMNMLJNRNQPMQMQQQQPPQNQPNMMPQPPQMRNPPQMQSQKSNMM
PMNMLNNPMPRLQLQNMMSPTNNQQNQRMNQPPMQRQMMMMNPLNPQMNSQMQQLMNQQQNNMQPMQQQNNRKPNMPNLRMQRPNQQSMQMPQPMQQMQJNLNSRRNPRQPMPRNMLQMLQLQNQNNMQQNLRQMRPLNQPMLPNQNSQJ
MNMMPKPMMQPPPQMQMQPPMPPPQPQQQPRNMPRMPMNQNMQNQNPPMQNLLPNNTPQMMPQPMQPMQQNMLQPPNMLNLPNQLRPPMPNMPMSPNMMPQQPKMQQNQPQQPPNRRSQLQPKMMQQNPPNPMQRQNQQPNQMNPQMPQM
QNQRSQPLLQNQPQNNQQPQNQLPPMQQNPQNPMPMPQNPQNQNNKPQLSRQQLNNPMMNKPNPPQLLPNLNPMMQQPMRNLNMMPQPMPNMPMNNRRPLQNMNQQQLQNQQPPMQNNQPNLNMQPPRNPQPLMMPPMQRKMMMKRRNPN
PQLQNPMNMQQPQNQPMLNSNQNMLMPNMNQQNPNQQMNQMNMQQNRQPPMPNNQPNJKQPPPPPMNNPPMPPNRMMMRQPPPNMPLPPNQPRPNNMRQQQRPPMNLMNLMQQMLPQNPNNSPRRMPNQPRMNRNRMNPPNNRQPMQPQQ
NQQNPNPLRNRMQQMPPMMLQNQLSNMPPMMPPMPPMNMNNMMMQPPMMMMPQMNNPMQNNNPPQSLQQQMPPMPRPQNPNNMJMLNNPQQMPQMMRMQQNMLPNQPQQPMRMQNMTJQQNNPQPNMNPNMQPQNRMPRLMMNQJTPMNQ
QQMQPPMQPQMMNMPQPPNLPQQPNPNLNPSNLQMPNQNPNNQQMMMNPMPPQMNMRQMLPRNMNPQMMNSMPNNQPPPQRNPSPMPMRQLPQQLMMPQQNQQQNPPNNNRQMQQQQMMQQMQPQQQNNQMMQQQKNQPQPNNNPPQQJN
NPPNPNPPMRMNQRNRPQPMPPQQPQQRMQNMNQPPNRPMNNMNNPPMMRRQRNQQPNNNNQPPPQPNQMQNQRPNRQMMQMLRNMQQQMRPRPPRNNMPNPNMPMNNMRMQMMSLNPMNNQPMMRMMNQRQNQQMQQLNNPRMQQQPPQ
QQPMNPLMNNNPQNMNQRRMNPQMJPPSQMMPMMMQPPPMQQQMNQQNQMLNMMNMQMMQNQLPPNQPQMTQPPQPMQNNNNPNNNNPNNQPQPQQNRQNNQQNTQRPNRPMRMRNPMNSPNNPNRPQQQPMQQPNNMSQLMRKPMQMPL
PQPRPMQNMNNQMRMMQKQJQQMQNPMPQQQNPNMPPPNQMPNRNNQPMMMNMMMPMMMNPRNQMQNPNNPQNMSMQNMQQPQRMPMPPQQLPNNMQNQQPLQRMQPPPNMPNQPQQPPMQQPPNMPNMNQPNMPQPMNQPPQQPNQLNR
QQPMMPNQNQNMNMPNQQRMMNMQMQMPQPQQQKLPNQNSPQQLMMMPNRNKLQMQNNQQRQQPNNPPPMQMPNMMMMQQQPRMMMQNRNQMPNQQQNMLMQMQPPPQRPRNNQQQPQPNNQQQPPPPQPMPQQPMPPMLPPQPMNMQMP
PNSPQNQMMRPQMMPRNMLMQPNRMQNQQNQQMRPQQQPPNQNNQMLMLNPNLMPNMMQRLNNMNMLMQPNNMNQQPPRNNPNMNNNNMQQNQMPQNNNPPLNQQNPMNQMPLPNPNRMPNMQNMNMQLMMMRNLQMRNNMQQNNQMPPP
PQMPPPNPLPJNPQRQLMLPNNLPRNNQMNQPPNQLMPQQNPNNQPQPLMMNPNNSNQPNNRQPPNMRNPSMMQNPPPNMPQQPSNNLPQPQRNLQNQNMMRNNNNNNQRQMQPLLPPNPMNLPLNMPPLQMPSRQPPMPQQNNPQPPPP
PNNMNPQNNPPNQQPPPPQNNPQQMPQMMMPQQPPLNPMRPNNMMQPPRNMMQQMLMPMTMSMPQQNMMMLMQPPPNMMPNQMPPQNPPPNNMQPNQQQQNPMQMSNPQMNNNMNQNPLQNRSQNQPPPPMMQMQQSRNLQLQNNQQQQK
QMQKPNMRPLMTQPQMQPPLNLLLMSNMMPLQQNPMQRLMKPQPRRPMPNQSRMMMPPPRRMQPMNMPNPPMQNMNQPPNQNMPPMLNPQNPMQLQNMNNSQMMPPRMQQQLMMNPNMPQRRPQNMNMQNQPPPPRJMQNMQNNPPKSMM
NNNQQPPPMNQLLRLPPQQSPMMNLSMMMPNMPPMPPRPMMNRNMPMQMQQQQNQPNRPSNNQNPNPQQQQNRMPPJSQNMPLQQPMLMPNLRNLNSQNQQPQLSMMQPMNPLPNMRQMPMMPMQQRRPRQPMPMMMQNRQLSTQPQQQN
QMQNQRRRQQQRPNPLPNNNPPRQPPRPQMQNNQMNQQQPMMMPPMPMNNQQMNQQNRQLQQKQPPMLQRPNPPQKQNQNPMRRRPRQPMLMPMPMQMRQPQQPMMMMMNPSMPQMLMMPPQRNPLPQMNPQMNQNMMQMQQNQQPRTQQ
MPPKNMPQMPLMSNPNMQNNQRNNPLNRPLNSPMNNPQMQPRPPMNPLMLPMNNNMPMMMLPNRNQRLMNPQRQPPMPQNJNNRLQQNPQNQLQPQRMSRNNNMMMQQQLRRPNNMNNQPNNPPLQPNNPMPMMNPMQQPMLQQQPMLNM
RNRMMMQPPMQQQQRPRQNQMPNQLNPQMRPNMNNNPNQPPNQNNQMPQRPMQPPNQQPNQRMNPMPQQMNNMNPLQLRRPMJPMRQNMNTQNNPPNMPPPLMPPRMMNQSPNRRRQQMPLPMRMPQNNPNNQMQPPMQPNNKQMMNPQL
NRLTPQNPQQPQPQPKJRPLRMMMNMNMRQPMQPNMSPMLQPPQQMMNQQMQPQQPRLRSPQMQNQMMPLPQNRPNNNQLQMMPPNMMPRMMTMMSLPKMNQJNPPPPNNPPQNPQPSPMPPQQPQNMPPNQPLMPQMQRLPQPLNNQQM
NMMPPQRPPQPPPPRMRNLNPNPPPNQMNPQPRNMQNPQQQMQNRQQPPQMQRQPMNNMMQNNMPNNTNQQMPPQJTMQMQMMQPMSQNQPNRQPNPQQPRPNKLMRNPLQQTQNPPMPMPQPRMQNLRPSNPSMMMPMPMQNPNPKPMP
MNPQQNMNPMMRMNQMPQQNRQPNPMMNPNQMQLPQPKMMMQSNNMNQMMQQNPQMRPNQQPPKPQMRNMNQMPQPRPPMNNMNNMMPPQLRPMMNPQNMMNQNPNKPPPQQQQNPRPPPQMQTNNNNPPNQMPPRQNMLRQQPRRPNQP
NMNRPMMMLQRNNNQPPQNQMNRQNLQMPQNNPNMRNRPMNMPSQPJMNNMNQLQQLMNLPMRNNPPPRNRMNPQPQMMPRMMMQQRQNQKPMQQNPRSJMQMRNMMNQPPRNPMPMQPPPKPQPQQMMMRPQQRPPQMPRNRQNPNQRR
QMPPQRQMLQPQMMNQRPQPMPPNQLQPLPNNNRPQQMQPMQPRMMSPMMQPQSPNMNNRQQQPPRQQQPQMNNPPQQQPQRTPQNMMNNQQTNQRNPLNNNPNMRNPNSPNQMMPQPNPRNQNMQQRMQQMPJMQNMQQNMNRNQMQQK
NMNPNQPPPQMQMLMNRSQQQQPNNNQPNQPQPQNMRQLMQNMQJPPNNLNPMMRPNRMMNNNMNLQNMPNQNMQMNQRPQQNPPPQTQMNQPLNPPNNPPNMQMRQPQNMRPQPPNPNQQMNPLRNLNQQNMNQMNPNNPMPPQMQRSP
PQPNQRRQQNPQQRMPQQNQPPKMMMNNMMNQMMNRMQRNPNQQPPKMPQPMMSPNNPQNPQPNPLRRNNMRPNQPPPNMMPPQPPNQNMMPQPPPNPQPPMQPNQMNLMNMQRPPRLRQMMQPMKQQQRQNPLPMQMNQSQLQMQPQMN
NPPLRPPMPPNMQQPMPSMMPQPQPQQNPMNNPTQMNLPQPNRPMPQQQPMPSPPSQKQMPMPPMPNMQPMPQRMPPNTMPQQMNRMPJPQPPMNPPLNPMNMPPNQQMNNMNPNRQPTNMPMPQPQSQQMMNNQQMQQMNQPMPPQMPN
NQQPNNMPNPQNMPLRNQPPQPPMNNPNPPLMMPRNNNPQNMPQMQKNQRRQNMPQMJNPPQRQSRNNMNPSPMMQMMMMNLQNMPQNPQMQNNMPNPMPPPPNLPRPNMQMNNMQNPQMLRNNNNQLMQPNPNRNQPMPMQNPPMQNPQ
NNLQNMMNNPMNPLNQQRNMPMQMNNQPMQPQQPQPMPPMNQNNNRQQRSPMQPPQMSTQQQRPNPMQMLQPNPQMQQMNPMQMMQMQPPLLMPPNLPTMNQPQNRRMMQPMNQQQQNQNQMPQNNMMMMMMLQQMMTNPPMMPPMNQPQ
PNLMNMMPLKPQQNNRPMNNQMPPQLLLNPQPQQQNQRRLNLNPMRMQPMNQMQMMNQPMQTQPMPQMQQLPMQNQNQMPPNQNNPMRMQPQPNLPPNNRQRPPNQPNQNPMMQMSNMRMQRNNNNMNPMPQLQQRQTNQNRQPLQMMQQ
NNPQPPMPSNMMRLPNPQPQQQMPQNMPQQQMRTPMNMPQMQMPPMRPLMPMNMRMQPPLPMMNPNQKPLLQQNPPQNPPNMQMRPPPPQNMQMQNNMPMMNLSQRMNSMQMMQPPLPPRMNMNQPPNRMQQPLMMQMMRQPQMNQMPLL
MMPPMPQMMQLMMPQNMNPQPPMSLRMPPQQPQNQQMNMNQPMQMNNNQLPMMLNRMMSPQQLNMQMPPNQNQRSQPQQRPMQPMPRPQRNQNQPLNPQLNPQRNQQPQQNPPPQRPRPRRQMNNQRQQQQRQQNLQPPNKPQPNPPPQR
QRPMQQMMRSMPMSNPNRQPQMMQRQQRRNNQQPNNMNPPQNMLMPNNQNQPNPMNNMQMQNNMQMQMQMLMMPPQRPMPNNNPLNRMPNQNNMRMPPPMMMQRLPPNNQNMQSRMNPPNNPKQRPNPQMMQMQPPNNMMPPMQQMPQNR
MQLQQLMMQMTNQNNRPQLLRNMNQQPMQNNPMQQNNLQQMLNPMMNPNMMNKRNRPMPQQMQMQNPQSMQNNQNMPPNQRPNMPPQQMNPRRMMPTNPPMPPQPLPNMLQMPQRMLPPPPPMNQQNQNQNQMMRPSNPQMSPMRNMNQQ
LQNMMPQNQNMMNQPPNMMMNLMQQNPKPPMMNPMNMNQNNMNPMMPPQQQNNLQMMPPPKMQMQRRMNMMPNNNMMMNMQRQNPMMRNPNNNPPNPPMRMMQQLLQMQLMMQPQMPNQMLQPQPNPMNMRPQLRQNPNLRMRQMMPMKR
QPMQPTMPQPPMLPMPMMMPNQNNNNNNMRMMTQRQMMQQNPNMMQLNQQMLQMQQQPMPLPQLSRMMMMQMQNMQNMMMPPNMNRLPQQKQMMQPPRQQNPLKMNSMQPNNMNQPLPRMLQPQPQQQQQPQPQQPMQNPNMRQMPQQMK
QQQPMRQMQPRPNNQNPLPPQLQMPRMPQPQMPSQNPQPLRMNMNMPNLQLLRMNKPMMQMMQPNNRQNPMPPRMPMPRNPMNMQNQLQMMQQQPNPPMQPRMNPMQQMPPLNPPQNQKQNRRPRPRNMLPPMMMMRMMPNQMLNMSNQP
QNQQNNMPQRPRPPRNPQQRMPQQNQNQPPSPMPMNNRQLMPRPNPRQMNMQMLQNMPPMNQQNMNNQMNPPQNMPQLMQPNQQNPSNQLLNMPPRQPNLLQSNQRPQNQQMPQNNQNQKSMNMMQNPNQMRRQNNPLQPPPRPRQPQPL
QQMLQNQPPRQMPMRQQRNQMPQQPMMQPSQQMMPQMNQPNPLPPQQMLMNMQQTPMNNQPMQNQNPNPQMLQQPPPPQQPQQPPQQQNRPQKMPNLQPPPPPMNNNQPPNMQTNPQPMNPNNMPNNPPNPPQPQPMQMMNMPQQNNRQN
NRPPPNMQPQQMNMPSPPPRPPQMPPPMPMQNQPMMMPPJNNPPLQPQPQMPNQLPQMQPQMMMMMPQPQQPMTNNRLNNPQNMQPNPMJQPLRQMMNRNMQPMQMPQMQPQPQQPNMPQSNNMPQNMQNMNPQMRQQNNMLPPNLMLNM
PPQPNMNLNMPMLNPPPQMPPLMQQQQPPPNRNQNPNQPNQQPPPQPQQLQLQMNNPNLQRNMNMNNMQNQPKRPPPNRMPMMLRMMMNQMMQMPNPNMQNMKPQLPQRPPLRQNLNJNNLNQPPQPMPMMPQQLMMPNRMQNLQNNQRS
LMNPPMNMNPMPPPPMLPMNMQQQPLQPPQPMPQNLMPRQPRNNMQQNPQRQMPSPLRQQPRQPQMNNNPQMQQMQQLQMQQMPTPQQMPNNPNMQQNPMNNJPLNNMMQNQPMQLPPQNMRPQNQPQNNMNPNRLLPPQMQMMQQNNPR
SMNMPPPPPQNMPNQMRPRQPQNRQNQPSNPSQMRPMPNMQLMNPMLQQPMQMMQPNMLNQPNLNMMPNQNRQNMQMNPMMQMQRMPRQMMNPPLQNNLPNPQQMPNQSQMRNNNQMQNQQMMQPRQMNNNLQNPQNQQPQQPPMQNNPL
MQQPQQRMQMPNPLNMQNPPQNNQPMNMKSQNQNPMPRQNNMPQQPPNMPPMQQQMTLQRNPNNMPMNQRPNQPNNQPMMLQPPLQMPPQMNQMMQMMPMSNNQMMPLQNMQSMNPNNSRNQPQLQMPQPMTQRQNNQNMMMMRNMPPNQ
MRRPQRMPPMPQRMQQQMRPPMQMRNSPQPQLQMPMSPKPQNMNQPPMQQRPQQPLMQQQPQPPNLRMRNQQQQNPQMQPMQPPNMNQPMSLRPPPPQPPPQMPPMNNNMQPNNMQMMNPQMNPMMQPPPMQQRQMQQPMNMMQPQPQQL
MPPLLMNQPSNQQQPQMRMMQMNPPLLNPQMQPRNPNMPNNPQPMMMPTNNPMQLQMRNQLLRNPNPPNPNNPPQLNQNQPLJQPPLMPMNQPNMPNPPMQQPNMMNQQQPPNPNNRQQPNQRMRLMQQPNMPPMQMPQMNPPNMQQQPQ
QNPLQPMRPMRNRQQMQPNQNQQNRMPNQRLKPPTLQPQPNQPMQMQNRQQNPQRQQQMMMQNKMQMMNRNPQNNQPLMLMPMNMMRMQJNQQNPMPRPRQLPQLPPNMNPPNQQRMPNMKQNNPPMPQLTQQRQNMQRRMNMMNNMMPQ
NNPPMRNRPPRNQNNLNMMPQPMNPLMPPMNNPNNLQQNMPSRRPQQNQPRQMQNPLNMLRPPMPMNPQSMNMRPPQQLMMNMPMPPPPNPSLMQQPQQMNNMPNMLQQQPPQQNQ`,
}

export const kindWeights: Readonly<Record<string, Packed & { readonly bias: number }>> = {
  despair: {
    bias: -0.972,
    steps: `
~~~U~~@~~~~~~~~~~o~~~~K~~~~~~~~~~~~~~:~~~~~~~~~~~~~?~~~~~~~~~~i~~~~~~~~a~~~~~~~1~~~3~~~6~~~~~~~~~~~~~~~~^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~0~~~~~~~~
~~~~~~~~~~~~~~~v~~~~~~~~~~J~~~~~3~;~~2~~~~,~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~y~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g~~~
~~~~~~E~~~~~~~~~~~~~~~~~~~~~~l~~~~X~~~~e~~~~~~~~~~~~~~~~~Q~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~h~~~~<~5~~~~~~~~~~~~~~~~U~~~~~~~~~~~~~~~~~T~~~~~~~~~K~~~
~~~~~~~~~~~~~~~~~~~~u~~~~2~~~~~~~~:~~~~~~~g~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~B~~~~d~~~~~~~~~~~~~~~~~~~)~~~~~~~~~~~~~~~~~~~M~~~~~~~~~~~~~E~~~~*~~~~~~~~~~~
~;~~=~~~~~~~l~~~~~~~~~~~~V~~~~C~~~~~8~~~~~~~~~~~~~~~~~~~~~T~~~~~~~F~~~~~~~~~~~~~~~~~N~~~~~~~~~~~~~~~~~8}~~~~w~~~~~~~~*=~~~~~~~~~~~5~~~~~~~~~~~~~v8~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~~~~~[~~~~~~~~~~~~~~~~~~~c~~~~~~~~~=~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~L~~~w~~~~~~~~~~~~~~~~~~~~~~~z~~K~~~3~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~2~~Ro~~~~~(~~~~~~~~~~~~~~~~~~t~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~=~~~~~~~~~<~k~0~~~~~~~~~~~e~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~d~8~~~~~~~~~~~~~~~~~N~~~~~~~~~{~~~~~~~~~~~~~~~~~~~~~~~~D~~~~~~~~~~~~~~~~~~r~~~~~~~~~|~g~~~~~~~~~O~~a~~~~~~~.
~~~~~n~~~~~~~~~~~~~e~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~/~~~~~~~~].~~~~~~~~~XQ~~~~~~~2~~~~~~~~~~M~~~n~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~*~~~~~~~~~~~~~D~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~.~~~~~9~~~~~~~~~~~~E~~~~~G~~~0~~~~~~~~~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~b~~~~F~~<~~~~
~~~~~~~~~~~~~~~~~~~~f~~~~~~~~~~~~~~~~~~~c~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~~~~~~~~~~~~~~~~8~~~~~~~~~~1~~~~~~~~
~~~~~~~~~~~~~~~-~~~~~~~~~-)~~~~~:9~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~m~~~~~V~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~_g~~~~~~~~~~~~~~~~~~~~~~~~~D~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~?-~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~{~~~~~~~~~_~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~~e~~~~~~~~t~~~~~~~~-~~~S~~~~~~~~~~~~~~~~~~~~~~i~~~~~~~~~~~N~~~~~~~~~~~~~~~~~~o~~~~~~K~z~~~~~~~~~~~~~~~~~~F8~
~~E~~~~~aw~~~0~~~~~~~~~~~~~y~~c~]I~~~~~~w~~~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~N~h~~~~~~~~~~~~~~~~~~~~~~-~~~~~@~~~~~~~~~~~~~~~~~~~~~~~~~~gL~~~~~~~~~Kf~~(
~~~J~l~~~~~~~~~~~~~~~~~2~~~~~~~7~~~~^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~f~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~*~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~P~~~
X~t~~~~~~~~~~~~~~~~~~~~~~~~m~~~~~~~~~~~~~~~~~~~~~~~~~~v~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~q~~~a~~~9~~~~~~~~~5~~~~~~~~~~T~~~~~~~~~~~~~~~~
~~~~~~~F~~~~|W~~J~~~m~~~~~~~~~~~~~~~~~~~~~~~~~s~~~K~~~~~~~~c~~~~~~~~~~~K~~~~~~~~~~~J~~~~~~~~~~O~~~~~~~~~U~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~e~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~~~2~~~~~~~~;q~~~~7~~~~~~~~~~~~~<~~~~+~~~~~~~~~~~~~~~~~~~?~~~~~~~~~~~~~~~~~~~F~~~~~
~~~~~~~~~~~~~~~~~~7~~~~~~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~~~~~~~~~~1~~~~~~~~~~~~~W~~~~~~~~~^~~~~~~~~~~o~~~~~~~~C~~~~~~~~~~~~~4~~~P~;~~M~~~~~~~~~
~~~~~~~+~~~~~~~~~~~~S~~~M~~~~~~~~~~~~~~~W~~~~~~~~~~~~~~~~~~~~D~~,~~~~~~L~L~~~~~L~~~~~~~~~S~~~~~~~~~~~~~~~7~~~~~~~|~E~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~5~~~
7~~~~~~g~~~~~~~~~~~~~A~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~S~~~~~~~~~~~~~Q~~r`,
    weights: `
PRNKMMPPRLMQMNSRRNMPNQMPLNMLSQPTNMPMMNMQLKLRQPPQTQPNQSKMPNQQNLNLRMMMMMMMQPPQQPPRPLPLQSPMLQQRMNMMNPLPNPMRPMNPLMQNLPQMSRKMQQNRRNQNRLQMNMRNTPQQLRPQQMLNMP
SMPKNRRKMNRPMNKQQSMNQQPPJQNPRPQPMPLRLNLPSSQLMPQPQPMQNMQRNQNRLMPNNRQNMQPQLMPLPMNNRPMPLQN`,
  },
  selfHarm: {
    bias: -1.449,
    steps: `
~~~~~~~~~~~~~~~~b~~~~K~~~~~~~~~~~~~~:~~~~~y~~~i~~~W~~~~~~~~~~i~~~~~~~~a~~~~~~~~~~=~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~Q~~~~~~~~~~w~~~~~~~~ow~~~~9~;~~~~~~~~~~~~~~~~~~~~~~~~~~~~~^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~h~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~~~~~~~
7~~~~~~~~~~~~~~~~~~~~~~l~H~~~7~~~~e~~~~~~~~~~~~~~~~~Q~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~h~~~~<~5~~~~~~~~~~~~~~~~U~~@~~~~~~~~~~~~~~~;~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~N~~~~~~~~~~~~~~~z~~~~~~~~~~~~~~~~~~~~)~~~~~~~~~~~~~~~~~~~~~~~~~n~~~~~~~~~t~~~~~~~~~q~~~~~~~~~~~~~~~~~z~~~~@~~~~~~~~~~~~~~~~>~~~~~~
~~~~,~~~~~~~~~~~~E8~~~~~~~~~~~D~~~~~~~~~~~~~~5~~~~~V~~~~~~~0~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~~~~~~~~~~~~~:~~~~,~~~~~~~~~~~~~~~*~~~~~~7~~~~~~~~~~~~
~~N~~~~~~~~~~~~~~~1~~~~~~~~~~~~~~~~~~~~~~~~~~U~~~~~~-~~~~~~c~~~~~~~~~=~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~F~~~~~~~~~~~~~~~~~~~~~~~z~~K~~~3~~~~~~~~~~
~.~~~~~~~~~~~~~~~~~~~~+~~~D~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~Y~~~~~~~~~~~~~~~~~~~~h~~~~~~~~~~~~~~~~~~~~~~~~~v~~~~~~~~~<~~t~~~~~~~~~~~e~~~~~~~~~~~~~~~~
~~~~~~~O~~~~~~~~~~~~~~~~~~~~d~~~~~~~~f~~~~~~~~~~~~~~~~~N~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~B~~~~~~~~~~~~~~~~~~~~~~~~~~~~q~~~~~~~~~~~~~s~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~P~~~~~~~~b~~t~~~~~~~~~~~~~~~~~~T~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~.~~~~~~~~~{~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~S~~~~~j~~~~
~~~~~~~T~m~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~~~~~A~k~~x~~~~~~~~P~~~~~~~~+~~~~~~~~~~8~~9~~~~~~~~~~~~~~~~~~~~;2~~~~~~~~~~~/~~~~F~~<~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~B~~~~~~~~~~~~~~~~~~M~~~~~~~N~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~~~M~~}~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~M~~~~~~~~~~~~~~~~~~~~~~
I~X~~~~~~~~~~~~+~~~~~:9~~~~~~~~~~~~~~~~~~~~~~O~~~=~~~~~-~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~^~~~~~~~~~~~~~~~~PM~~~~~~~~~~~~~~e~~~~~~~~~~~~~~~T~~~~~~~~~~~~~~
~~~~~~~~~~~~d~~~~~~~~~~~~~~Z~~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~~~~~~~U~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~jM~~~~~~~~~~~~~~~~~~~~~6~~~~~~~~~~~~~~~~~~~~~~~~
Z~~~~~~~P~~~~sE~~~~~~~~~~~~~~~~~~~e~~~~~{~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~>1~~~?~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~<~*~~~~~~~~~~~~~~~O~~t~~mh~~~~~~
Y~~~0~~~~~~~~~~~~~y~~cY~L~~~~~~w~~~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~0~~~E~h~~~~~~~~~~~~~~~~~~~~~~-~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~g~~~c~S~~~~~
~~~~~~~~~~~~f~~~~~@~~~~~~~~~~~~~~~~~~~~~x~~~~~~~~~~~~~~u~~~~~~~~~~~~~n~~~~~~~~~~~~C~~~~~~~~~~~~-~h~~~~~~~~~~H~~~~~~~~~~~~~~~r~9~~~~~~~~~~~~m~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~~~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~~KO~~~~~~~M~~~~~~~~~~~cz~~<~~~Y~~~~~~~~~~X~~3~~~G~~~~~~~~~~~~~~~,~~~~~~_~
_~~~~~~~{~~~m~~~~~~~~~~~~~x~~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~~U~~~~~~~~1~~~~~~~~~~~~~j~~~~~~~~~~~~G~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~~~~~~~~?~~~~~~~=~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~N~~~~~~~~~~~~~N~~~~~~~~~U~~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~i~~~~~~~~~;~~~
~~~~~~~~~~~~~~~~~Y~~~~~~~~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~~k~~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~B~~~~~~~~j~~~~~~~~~~~~~~~~e~;~~]~B~~~~~~~~~~~~~~~~~~~~
~~~~~~~-~~~M~~~~~~~~~~~~~~~W~~~~~~~~~~~~~~~~~~~~D~~,~~~~~~L~L~o~~~Z~~~~~~~~~S~~~~~~~~~~G~~~~~~~~~~~~l0~~~~~~~~~~~~d~~~~~~~~~~~~~~~~~~~~~~~~~~~~^~~~~~~
~~~~~~~A~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~S~~~~~~~~~~~~~Q`,
    weights: `
NQPQRKNNRNMLPNMMRMMMNMPMPNSMNMQNQNPPQTNPRNRNMMPMNNNRNQMPMRMQMMNNNQPMQMRMNPPMKPRQNPMPRMRNNLPNPNNPNQMNMSQPQLNPPPSLQMQMNNPNQNMPQNMQMPMMMNNRPRNNNQNPNLLMRQ
LNPNNMNNNPMMPQPPRPQRLNRSPMQQPNQNNQMMPNNMQNRMPNRSPLNQPNNQTQQPLQNQNPNNRSQNNMNQNMPRN`,
  },
  violence: {
    bias: -1.857,
    steps: `
~~~~~p~~~~~~~~~~~~~~~=~~~C~~~~~~~~~~t~~~~~~~~~~~~~?~~~~~~~~~~~~~~~K~~~~~~~~~~~~~~=~~~6~~~~~~~~~~~~~~~~~~~~~~J~T~~~~~~~~~~n~~~~~~~~~~~~~~~~~{~~~~~~~~~~
~~~~W~~~~~~~~~D~~~~~~~~~~J~~~~~~G~~2~~1~x~~~~~~~~~~9~d~~~~~~~~~~~T~~~~~~~~~~~~~~~~~~~~~~~~~~~Q~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~~~
~~~~~~7~~~~~~~~~~~~~~~~~~~~~~l~~~~Xn~~~~~~~~~~~~~~~~~~{~~J~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~F~~~~~G~~~~<~5~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~.~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~D~1~~~~~~~~:~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~i~~2~~~~~~~c~~~~~~~~~t~~~~~~~~~q~~~~~6~~L~?~~~~~~~~~~~~~E~~~~*~~~~~~~~~
~~~;~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~F~~~~~~~~~~~~~~~~~8~~~~~w~~~~~~~~~~~~E~~~~~~~0~~~~k~~~~~~~~~2~~~~~~
~~~~~~~~~~~~~~~~w~~~~~~~~~~~~~~~]~~~~~~~~~~~D~~~~~~~~~~~~~~~~~~~~~~~~~~~~M~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~d~~~~~~,~~~3~~~~~~
~~~~~.~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~t~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~d~~~~~~~~~~=~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~<~{~~~~~~~~~~~~~~~~~~~~~~~~~~s~g~~~~~~~~~O~~a~~~~~~~~~~~L~~~
~~~~~~~~~~~~6~~~~~~~~~~~~~~~~~~~r~~~~~~~~~~~W~~~~~~~y~~~~~~x~~~^~~~~~~~~h~~~~~~~8~~z~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~@~~~~~~~~~~~~3~
~g~~~~~~~~~~~~~~~~~~~~~~~~~~m~~i~~~~~~~~~~~~~~1~~~~~~~T~~~~~A~~~~f~_~~~~~~o~~~~~~~~~~~x~~~~~~A~~~~~~~~~~~~~~~~~~~~~~~~~~~~~fW~~~G~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~D~~~~~~~~~~~~~~~~~~Y~~~~~~~~~~~O~~~~~~~~~~h~~~~~~~~~~~~~~~~~~~~M~~~~~~~~~~~~~~~~~~4O~~~~~~A~~~~~~~~~~~~~~~~~~~~~~~~~~~~3~,~~~~~~~~~~~*~~~~~~
~~~~~t~~y~~~~~~~~~-~~~~~<9~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~m~1~~~~~~~~~~~~~~~~0~~~~~~~~~~~~~~~~~~|~~~~~~~~~~v~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~;~~~~~~~~~~~~~~Z~~~~~~~~~~~~L~~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~V~~~W~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~h~~~~~;~~~~~~~~O~~~~~~~~~~~;~~S~~~~~~F~~~~~~~~-~~~S~~~~8~~~~~~~~~~~~~~~~~)~T~~~~~~~~~~~N~~~~~~~~~~~~~~~~~~o~~~~~~K~~~~~~~~~~~~~~~~~~~~T~~~~~
~~~~)w~~~~~~~~~~~~~~~~Fc~~cY~/D~~~~~~~~~~~~~~~~~~/~.~~~~~~~~~~~~~~~~~~~~~~N~h~~~~~~~~K~~~~~~~~~~~~X~,~~~~~@~~~~~~f~~~~~~~~~~~~~~~~~~~~M~~~~~~~~~KP;~~(
~~~c~~~~~~~~~~~~~~~~~~_~~~~~t~~~~~x~~~~~~~~~~~~~~~}~~~~~~~~~~~~~~~~~~~~@~~~~~~~~K~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~*~~~~~~6~~~~~~~~~~~_~~~~9)~~~~~~~~~~~~
~}~LM~~~~~~~~~~~~~~~~~~~~~~~O~C~~~~~~~~~~~~~~~~~~~~~~~A~~~Z~~~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~~u~~~~~A~~~~~~~~~~~~~~l~~~~~p~~~~~~~~~~~~f~~~G~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~~~~~~~~~~~~~~~~~~~A~~~~~~~~c~~~~~~~~~~~K~~~~~~~~1~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~N~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~7~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~Kq~~~~7~~~~~~~~~~~~~~~~~@~~~~~~~~~~~~~~~~~~~?~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~V~~~~~~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~~~~~~~~~~1~~~~~~~~~~~~~~~~G~~~~~~o~~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~4~~~P0~~~X~~~~~~~~
~~~~~~~~+~~~~~~~~~~~~S~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~E~~~~~~~XP~~~~~~~s~~~~~L~~~~~~~~~S~~~~~~~~~~~~~~~7~~~~~~~|~E~~~~~~~~~~~~~E~~~~~~~~~~~S~~~~~?~~~
7~~~~~~g~~~~~~~~~~~~~A~~~~~~y~~~;~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~o~~~~~~~~9`,
    weights: `
NNMRLRQSMQNSQLQPRQNMNQPRRPNNMMMSMLKMNPTPNLNPSLPMNNQMTMNQNMTMPQQPNLQLLMNLMQLMNRTRMKMMMNMMNQPQQPPMPMRTRNRMQMRNQMLQMMLMNPPNPSPMMNSQPNNQPRLMMRNQJMMMPQPMRP
MPPNMNRPNPRPSNPQMLPPRQMNNPRNQSPQMPRNLMMMQRQLNPLLQRLMPPMRMQQQMNNPNQQMMMMNJKLRMQMRMPMNMQRQ`,
  },
  childAbuse: {
    bias: -1.540,
    steps: `
~~~~~~~~~~~~~~~~b~~~~K~~~C~~~~~~~~~~~~~~~~~~~~~~~~6e~~~~~~~~~~+~~~~a~~~}~~~~~~~~~~~~~L~~~~~~~~~~~~~~~~~~~~~~~y~~~~~~~~~~n~~~~~~~~~~~~~~~~~{~~~~~~~~~~~
~~~~~~~~~~~~v~~~~~~~~~~J~~~~~~G~~~~<~x~~~~~~~~~~~v~~~~~~~~~~~T~~~~~~~~~~~~~~~~~~~~~~~~~~4~D~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~~~~
~~~7~~~~~~~~~~~~~~~~~~~~~~~~~~~G~~~~~~~~~~~~~~~~~~~l~~J~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~}~5~~~~~~~r~~~~~~~~b~~~~~~~~~~~~~~~~~T~~~~~~~~~K~~~~~~Y
~~~~~~~~~~~~~~~~~A~~~~2~~~~~~~~:~~~~~~~g~~~~W~~~~~~~~~~~~~~~~~~3~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~)~~~~~~~~~q~~~~~6~~L~~~~~~~~~~~~~~^~~~~*~~~~~~~~~~~~;
~~~~~~~~~~,~~~~~~~~~~~~*S~~~~C~~~~~8~~~~~~~~~~~~~~~~~~~~~T~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~z~~~~~~~~@~~~~~~~~~~~5~~~~~~~~~~~~~v~~~~~~~~~
~~~~~~~~~~~~~w~~~~~~~~~~~~~~~]~~~~~~~~~~~~~~~~~~~~~~~p~~~~~~~~~~~~~~~y~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~.
~~~~~~~~~~~~~~~~~~~~+~~~D~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~D~~~~~Q~~~~~~~~~~~~~~~~~~~~J~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~U~~~~K~~~~~~~~~{~~~~~~~~~~~~~~~~~~~~~~~~D~~~~~~~~~~~~~~~~~~r~~~~~~~~~|~~~~~~~~~~~9~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~?~~~~~~~~~~~~~~~~~~~r~~~~~~~~~~~W~~~~~~~~~~~~~~~~~~_~~~~~~~~]~,~~~~~~~~ZQ~~~~~~~~~~~~~~~d~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g~~~~
~~4~~~~~~~~~~~~~~~~~~~~~~~H~~i~~~~~~~~~~~~~~1~~~~~9~~B~~~~~~~~~~*~~~~~~~~P~~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~~~~~~~i~~~~~~~>~~~~~~~~~~W~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~B~~~~~~~~~~~O~~~~~~~~~~h~~~~~~~6~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~}~~~~~~~~~~~~~~~~~~~~~~~~~8~~~~~~<~~~r~~~~~~~~~~~~~~~~~~~
~1~~~~~~~~~~~~+~~~~~:~~~~~~~~~~~~~~~~~~~~~~c~~~~~~~~C~1~~~~L~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~_~~~~~~~~~~~~~~~~~~~~~~~~~~.~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~Es~~~~~~~~~~~~~~Z~~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~2~~~~~~~~~~~~M~~~~~~~~~~~g~~~~~~~~~~-
~~~~~~~P~~~~~~~~~~~~~e~~~~~~~~~~~~~~~~~~~~2~~~~~~~~-~~~~~~~f~~~~~~~~~~~~~~~~~)~~~~x~~~~~~~~,~~~~~~~~~~~~~~~~~~~~~d~~~V~z~~~~~~~~~~~~~~~~~~F~~mh~~~~~aU
G~~~~~~~~~~~~~~~~Fc~~c~~*~~~~~~w~~~~~~~~~~~5~~~~~~~~~z~~~~~~~~~~:~~~E~h~~~~~~~~K~~~~~~~~~~n~~~~~~~~1~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~L~~5P~~<~~~~~9~~
~~~~~~~~~~~~~~~~~~~~~~B~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~U~~~~~H~~~~~~~~K~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~*~~~~~~~~~~~~~T~~~~~~~~R~~S~~~~~~~~~~~Q~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~2~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~r~~~~~A~~~~~~~~~~~~~~~~~+~~~~~~~~~~~~~~6~~~~~~~~~~~~~t~~~~~~~~~~~~~D
~~~~~~^~~|~~~m~~~~~~~~~~~~~~~~~~~~~~~~~6d~~~K~~~~~~~~c~~~~~~~~~~~~~~~~~~~U~~~~~~~~~~~~~j~~~~~~~~~U~~o~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~~~~~~~~?~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~z~~~~~~~~~~~~~(~~~~~~~~~~~~~~~~~~~~~Eq~~~~7~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
6~~~~~~~~G~~~~~~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~C~~~~~~~~~~~~~~~~~k~~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~B~~~~~~~~~~~~~~~~~~~~~~~~~P0~2~~M~~~~~~~~~~~~~~~~+~
~~~~~~~~~~~S~~~M~~~~~~~~~q~~~~~~~~~~~~~~~~~~~~~~~~~~,~WP~~~~~~L~~~>~~~Z~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~l0~<l~~~~~~~~~~_~u~~~~~~~~~~~~~~~~m~~~~~~~~~w~~
~~~~~~~~~~~A`,
    weights: `
PMPMPPMMNMNNRPMNRQNPPNNPNQTPMRPMPMPPQPNNRPPMMMNPNNNLNMPRNPKRNNQNNNNRQMPNNNNLQNNNNQNQNPPNQPQNNNNRPQNQMPQMQNMNNMNPLMQNPNNPMLPPNQNNMPMQNTQPNMMMPTMNMPRPQR
NMNKPLMPQQMPNMNPNQNQPMRQMNQNNNLQTPMQPPQQNPPNNMNPPQNPNQPNNMPPMQNQMPNNPPNNNNQPMN`,
  },
  overdose: {
    bias: -0.892,
    steps: `
~~~~~pG~~~~~~~~~~~~~~s~~~~~~~~~~~~~F~~~~~~~~~~W~~~~?~~~~~~~~~~+~~~~~~~~~~~~~~~~~~~~~~0~~~~~~~~~~~~~~~~~~~~~~J~~~~~~~~~~~~E~~~~~~~~~~~~~~~~~~~~~~~~D~~~
~~~~~8~~~~~~~~~~~~~~~~~~~iw~~~~~M~~~~<~p/~~~~~~~~~~~v~~~~~~~z~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~-~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~~~4~~~
~~~~~~E~~~~~~~~~~~~~~~~~~~~~~l~~o~hn~~~t~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~Q~~~~~~~~~*~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~b~~~~~~~~~~~~~~~z~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~B~~~~~~o~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~~~~~~~~~~~~k~~~~~~~~C~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~q~~~~~~~~~T~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~F~~~~~~~~~~~~~~~~~8~6~~~~~~~~~~~~k~~~~B~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~y~~~~~~~~~~~~~~~]~~~~~~~~~~~D~~~~~~K~~~~~~~~~~~~~~~~~~~~~~~~~~v~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~T~~K~~~3~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~O~~~~~~~~~~~~~~~~~~~~~~~~~~~~~1~~~~~G~~~~~~~~~~~~~~~~~~~~h~~~~~~~~~e~~~~~~~~~~~~~~~~~~~~~~~~~M~~~~~~~~~~~~+~~V~~~~~~~~~~~~~x~~~~~~~~
~T~~~~~~~~~c~~~~~~~~~~~(~~~~~~~~f~~~~~~~~~~~~~~~~~N~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~2~~~~~~~+~g~~~~~~~~~~~~~~~~~~~~~~~~~+~~~~~~
~~~~~~~~~~~~~~~^~~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~01~~~~~~~~~~~~~~~o~~NQ~~~~~~~2~~~~~~~~~~M~~~~~~~~~~~~~~~~~~~~~~~~z~~~~~~~~~~~~~~~~~~~~~~~]~~
~J~~~~~~~7~~~~~~~~~~~~~~~~~~z~~~~~~~~~~~(~~~0~~~~~~~~~~~~~~~~~~~~~~y~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~Y~~~~~m~~<~~~~~~~~~~~~~~~~~~~
~~~~~f~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~-~~~~~~~~~~~~~~L~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~v~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|~~~~
~~~~~~~~+~~~~~:~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~3~~~~~~~~~~~~~~~~~~~~~~~~~~~~~S~~~~~W~~~~~~~~~~~~~~~~~~~~~~~~~~.c~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~U~~~~~~~~~~~~~~Z~~~~~~~~~~~~L~~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~7~~~~~~~~~~~~~~~~T~~~~~~~~~~~~~:~~~~~W~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~i~~~~~~~~~~~~~~~~~~~~~~~~~c~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~b~~~~~~~~~~r~~~~~~~~~~~~~~~~)~~~~~~~~H~~~~~~~~~~~~~~~~~~W~~~E~~~~~*]w~~~0~~~~~
~~~~~~~~y~~~?~*,D~~~~~~w~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~t~~~~~~~~~~~~X~,~~~~~@~~~~~~~~~~~~~~~~~~~~J~~~~~~~~~~~~~~~~b;~~(~~~c~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~n~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~F~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~P~~~~~)M~~~~~~~~~~~~~~:~~
~~~~~~~~~~~~~~~~~~~~~(~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~S~~~~~~~~~~>~~0~~~~~~~~~~T~~~~~~~~F~~~~~~c~~~~~~_~_~~~~~~~{~
~~m~~~~~~~~@~~~~~~~~~~~~]~~~~y~~~~~~~~~~~~1~~~~~~~~~~~~~s~~~~~a~~~~~~~~~~~~~j~~~~~~~~~U~~o~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~<~5~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~8q~~~~7~J~~~~~~~~~~~o~~~~~~~~~~~~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~~;~~~~~~~~~~
~~~~~~~~~~Y~~~~~~~~~~~Q~~~~~~~C~~~~~~C~~~~~~~~~~~~~~~~~k~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~T~~~P0~2~~~y~~~~~~~~~~~~~~~~~~~~~~~~~~~
<~~~~~~~~~~~~~~~~~~p~~~~~~~~~~~~G~~~~~~~~~~)~~~~~~~s~o~~~~~~~~~~~~~2<~~~~~~~~~~2~~~~~~~~~~~~l~E~~~~~~~~~~~~~E~~~~~~~~~~~~~~~~~~~}~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~w`,
    weights: `
NQNPNNNNNPPNNNMPQPNQNNNNNNPNNNNMNPNPNNNNNNNNPPNPPNQPPNPPPNNNPNPMPNNNPPNPNQPQQNPNNPPNNNLPNNPQNNNNNNNNTMPNNQPNPNNNPPNNNPNPNTNPPPNPPPPNNMMNNPPNQNNPMNNNPN
NNNPNPPMPNNQQNNNPNPPNNPNNNPNNNNNPMPMNPPMPQNQSNNPQPPPPNQ`,
  },
  medicalEmergency: {
    bias: -0.572,
    steps: `
~~~U~~@~~~~~~~~~~~~~~~=~~~~~~~~~~~~~~:~~~~~~~~~e~L~~2e~~~~~~~~~~+~~~~~~~~~~~~~~~~~~w~~~6~~~~~~~~~~~~~~~~^~~~~~j~~~~~~~~~~~~E~~~~~~~~~~~~~~~~~{~~~~~~F~
~~~~~~~8~~~~~~~~~~~~~~~~~~~~~~~~u~;~~2~~~~~~~~~~~~~~>~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~B~~~~~~~~~o~~
~~~~~~~E~~~~~~~~~~~~~~~~~~~~~~l~~~~X~~~~~~~~~~~~~~~~~e~~.~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~J~~~~~~~~~*~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~b~~~~~~~~:~~~~~~~~~~~~A~~~~~~~~~~~~~~~M~~~~~~~~~~~@~~~~d~~~~~~~~~~~~~~~~~~~e~~~~~~~~~q~~~~~~~~u~~~~~~~~~,~~~~@~~~~*~~~~~~~~~~~
~;~~~~~~~~~~,~~~~~~~~~~~~V~~~~~~~~~T~~~~~~~~~~~~~~~~~~~~~T~~~7~~~~6~~~~~~~~~~~~~~~~~N~~~~~~~~~~~~~~~~~8}~~~~w~~~~~~~~*~~~~B~~~~~~~0~~~~k~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~v~~~<~~~~~S~~~~~~~~~~~~~~~~~~~~~~~p~~~~~~c~~~~~~~~~=~~~~t~~~~~~~~~~~~~~~(~~~~~~~~~~~~~~~~~~N~~~~~~~~~~~~~~~~~~~~~~~z~~~~~W~~~~
i~~~~~~~~~~~~~~~~~~~~~~~~~~~~~e~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~5~~~~~~~~~:~~v~~~~~~~~~4~~V~~~~~~~~~~~
~~x~~~~~~~~~T~~~~~~~~~c~~~~~~~~~~~(~~~~~~~~f~~~~~~~~~~~~~~~|~O~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~B~{~~~~~~~~~~~~~~~~~~~~~~~~~~s~~~~~~~~~~~~~s~~~~~~~~~~
~~u~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~~~~~~~~T1~~~~~~~~~~~~~~~o~~NQ~~~~~~~2~~~~~~*~~~~~~~~;~~~~~~~~~~~~~~~~~~~~~~~~~~~~~t~~~~~~~
~~~~~3~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~A~~~~~~~~~~~~~~1~~~~~~~T~~~~~A~~~~f~_~~~f~~~~~~~~~~~~~~~~~~~~~E~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~@~~~G~~~~F~~~~~~~~~
~~~~~~,~~~~~~~~~~~v~~~~~~~~~~~~~~~~~~Y~~~~~~~~~~~O~~~~~~~~~~~~~~~~~~~~~~~~~G~~~~~~~~~~~~~~~~~~~~~~~{O~~~~~~~j~~~~~~~~7~~~~~~~~~~~~~~~~~~P~~~r~~~~~~~~~
~~~~4~~~~~G~X~~y~~~~~~~~~/~~~~~:9~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~m~1~~~~~~~~~~~~~~~~~~~~~~~~~~~~~S~~~~~~~~~~~~~~~~P~~~~~~~~~~)~~~~~3~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~?~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~7~~~~~~~~2~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~;~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~p~~~~~~~~-~~~S~~~~~~~~~~~~~~~~~~~O~~~?~~~~~~~~~~~N~~~~~~~~~~~~~~~~~~o~~~~~~K~z~~~~~~~~~~~~~~~O~W~B
8~~~E~~~~~aw~~~0~~~~~~~~~~~~~=c~~c~]I~~~~~~~~~~~~~~~~~~/~.~~~~~~~~~~~~~~~~~~~0~~~~~0~~~~~~~~~~~~~~~~~~~~~~-~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~~K
P~~~~~x~~~~~~~~~~~~~~~~~~_Y~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~3~~~~~H~~~~~~~~K~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~*~~~~~~6~~~~~~~~~~~~~~~r~~~~~~~~~~
~~~~~NM~~~~~~~~~~~~~~:~~~~~~~~~<~C~~~~~~~~~~~~K~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g~~~Y~~~~~~~~~~~~f~~~~~~~~~~~h~~
~~~~c~~~~~~_~~~~~~^~~|~~~m~~~~~~~~~~~~~~O~~~~~~~~~~~I~D~~.~~~~~~~~c~~~~~~~~~~~~~s~~~~~a~~~@~~~~~~~~~~~~~~~~~~~dB~~o~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~~~~~~
~~~~~~~~>~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~{~~~~~~~~~~~~~(~~~~~~~~h~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~~F~
~~~0~~~~~~~~~~~~~~~~~~~~~~~~~~~~~o~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~y~~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~^~;~~~~~~~~~~
~~~~~~~~Q~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~U~~~~~~~~~~~~~~~~~~~~D~WP~~~~~~~s~~~~~L~~~~~~~~~S~~~~~~~~~~~~~~~~~~~~~~~6~~~~~~~~~~~~m~u~~~~~~~~~~~~~~~~~~~}~~
~~~~g~~~~~~~~~~~~~~~~~~~~=~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~-`,
    weights: `
NKQLNNTPMMNMQNMNQNLMQNPQNPNNRRPMPNNQMPMNPRNKTLMNMNNNPNMNQPMNRQMNPQNNLPMQQNRNSMQQMRNQQSPMPMNPNRRRPQMPPSMPNMPRMMNMPMNNNRPMQNRQMPNPJMNQNNSLMSRRNQMNMQMNQP
MPQNQKNNMNNNNNLMRSSNNNPNNPMMLRLMMNPRMPPMMMNMTRQSMNQNNRPMPMLLQMNMPNMPQLLMNMPNNNLMRPPPNNRQM`,
  },
}
