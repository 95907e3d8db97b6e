// Written by evaluation/need/train.ts.
import type { Packed } from './weights'

/** The score from which on a message is taken for need. */
export const threshold = 1.776

export const needWeights: Packed = {
    steps: `
Nmv)>=*_0M6|4S(Op41GL8-2-^=092D~-f;1T/-sLH;A^iEcTLK,)F~:Av^4(*24*D+U~M27~;~_^2*=t7B<G~~~7QJb~MVPM;6v~~LGc.*2nvWI_(7G6-.1Ee=YRqP~D5/eM;1-7m<LAD5A*.~QM~
9~QJ~l7m3R*4<S4Q3be=8~eR+M+=DU;)~XQQ=C~nAM6xg>H@N1D=9<>D~~35DCG(e;0Z4cHBW8F~1+</S1MT3/+E(?.C15z+581~3~Kj~[M)0@07b@kpT:Fe~Y?tK-UHMA-=)~~8~7@MBn4,1)c*(S
qkM/299[7A(1]4>E5~TPbB~4bDuA;Y9JN+C)B+;?09<1/7E,+/9A9Q*[o^/~.@0h6>~2FL:>~7;1PYz-7*~FZ71~~M+7J,:^O;b:JB@s7@CE3C:s>,DIJDI:4x8A/*C;iHd4z,W)D._1Dj9BPB~F8:
/|I5Yc+Md((>,b<~F=QAAF54jT>JC8<Q)(,9_DH*^;~,@(/)8~kGl~KM6)V*g85168(C~H,@<CMbs~>f~*~70.1<TGD[6:A=~/F<-,U[3>@Vc0/W,;BT~+C:~vw8p.D4~U;.9</bh~Zw)r7Yb~7<]Q
-0|((6~:75S-C;J36(B+7)6N-~)2Q/,n~2_e+h<3RR+B0)=e9eU67I)~28U=?D)*@X=D=H[G)sq)r18{9~63fY,v~IEQ)+N~1r=E,/<V(3H3U-~;7bPi~64~*O.P;Q9U)28_pQ~1i;/x)6]V@-/N(.
>:K1:~1{V=~)dBi.,z46Jh17X=1mM2y6:n6>i,*-~5G5H;[1dv:5p;A>]~:FmfGL,LF3*P|jI7~~:-5+HQn)@S..Y661xLV)7>3@1Rx4W3*P1A~F+~/UoE;+/qRE~d5:F}NJ98)4Xb6*0EUZ9,.x3C
~U.X~4J6lt)0H1:,-X1hO4-I~~B*Wc~g>rH6T7S~(]>+O0+~{/2+9<<)US_)^~-<CDGY1R^bT:/E1O0Du>BP7~,:jG-3Bd-5BbJ6kH1,B~COj9(cH/^^.+/?DJ.)2?N5R+JVy6~/4?]+)DPn9](F)~
5E(9(F:6QP.a4,ZVN-@72@BxD>>RK<=sD{g.-~n?K**3W-~8JgEj^;,2~1Whw,BcA8U^[OH=*6.W~)kn*F*K.,30aW~YR)5::=NN1~+j3*~2?1~J9(92WV92uH~~-~):(?81;G9(903~J=6t~~N8~y
7*(^B/bE|~J,)A~B9C.@e~B;t)D++B7t:X,s~o~7>EU~;-}-gO..DN7@2vSfO~*]c2JUFg64=7(~>:VBQ?OWO)Y3r,,GM3?8w5l*~3N:A(+P<O5~/FCD4~~1.3B~~)Y)4/~PD8)/.).F2?,8BYdwwI
115[~]~F)Wx4[/F@(9)6MZL2[,<9A*<)1G3~~=@/I)/,bz-03SXLODB<-3^QZ7,;N~,0-G(.~^~2BU~(~~OC9~./I1[GVeB_+~G>C@~+ew0+D><u/(:M*2p*~<B~s0,<C>50W=v)p3~?.gG8~0P3S?
2/2C+~C+n~s@d.X=B*3,6904I+FN>P~~cL=9j)~CT~34BS2m.L:,U|1E-3C?50~7~.F8?10,k@MQO/+*7.(<O)s<x01HAL50-/,2~@0*7)]6K:gPNe,+le503;~=~4,5l]57^H~C,710074~}]+*,s
?9>c<;;7+_9)WXc,;Oi@~.0~)0.v>s6<B+/(Fa-,)1~466H50>Xy<gXK(*)E7P~>?RIES(6-.Q=B]=N+1;M+=.B0*C0d~A9=4RTJ,D(0.1*~,,~K+E51W)3JJr(Fp(6d22<CX/V-I0~.NquCA,EOYD
~?/D~5+*(q9+9+-.DJ^(~=]*3K~,(4o2L)E~X)>*(~~)W)G(S,1~H~/DHP+9HZWOG?,@<HB<4JeDyq+k~)8^AZ,@O18*k-KPD*=3+Zm414~8Ew95i/O4?~~z?f6@u9H,~0/]:/*;a=~3o+0.UI8.*V
4v<,)BT~/Q7M;1VnM,>=A~8H^,((U81~+~.~,a^Y0~(m,h--cs?A^+AO8D9)<7g|M/:~E(9(R.(1~PR1~~*URK5U>E>IKOK6E>q^EtQWFW),9U_3~O~DcAU;Do59~6._Gqq0i~VI7~836=;l~Ajn3F
)*cG<,~/_Rp80p7)~G,Fb~H]..U9P~T=I1/u6=r-:39Rz~+G25J+M~r(Hwe+/3~c56HIpm,~2W/d1B35A4EeE~514+cB>W?J.Q9+]F(@*(N0NP)~6~~+0*0+Y[2Q@0[79(<zI?5sHO3:)*r~DH?xG[
41C=(W~=~|7=/@2~~,~yA/0g6.nQ~C9;--iK18:z:473FB_G?*B8^L=hA(e/S*(0*A3K~U0(KH4*8(r,)@.VO~L52~hC0~D>~BDDJ2Ae3D/.B0)j6~~Z?Hpp~6-~ab9-+eJ~-]mD.;~,?~~Z6K8>*/
:3)HD*~G)3~-+=22+;.~_b52~^@L~9P=q~(,-1~c~(~b2y54ZI7R~(+G@~(9{g;S5Y^3{X-*zI(5lYF3<84;G~[6?=6887a41>]VF0~C;.~2EU9:=w~BjQJmO..9[K,(,4~*2H5D_+LE7[+~7xj~d3
~?NVF90Lk10=03~~B?~O7E*gm5E:?6AG:(PC]*N?R/~-_r6o)~Oi8)0,)g36F>:^71A3GY50L(ETA(~8b^:=?7WE2*T1BY;G72(~889ib4D)~7~_M1NRvK,>B/Z~=o+3940+4WdRntZ~6+28f~~CV<
a-,<8/s40/<7E~:7F~~E+Mp0=]1](1IZ?~2)Pi~~~w.c65~z~RcK~P~-~Rf;5TtI9mETg4e7)O9()-)>P>1p~~/K/3~H3)6,)2N~i9+I~1H;-^/3(3/*2},N+j~H+;7,TXc)R~(a/N?-~n(64.ll~O
L/~~)C0.JDq/l(~*YAa<x>H=,W()SA7C]NG+*379.1|~0p3-9m5E*H4+LLC~9JC*30<72k(46;~*0LR@U(T}b>~>]+~@7V)(U,-DM,,D?Zu[24Gog2:BUB::67f~713J.[X-,VBBI~/j:5U=j8cTfB
4.A-.=~~~=8T~;O>~5m/E0^G,JM>TD~Kb=HxB5S(XQ~~99+3:?153+~QN1Z~M<0ak1B1I~3158(,*1C83w~E~1Vk.87,~9S)<c(6~V~W~dPhw,~D3J1WD/;1>D~2K3pDIm4*~^kG3,.:.L<N5~1D;X
07),4;5ds(~A8-Y?,+67)7]~Q+IH~Z.(.OX<GP9-6VF[p99t-)7xF=<878+~3P(o=<Tc|hLf)2y9^^q)8~~1)tg:~5<,=K3^=S2oB(*W~3~^V2No,M13r~[XF9/>+(~)~5M0~j11><8~I.6m.<6=,7
[/81(.~Bw;i(64E~R~)~N~:z)GHM==E::G_?p)F+*?~G4*SuFxz+~N.s/(Qtm/20F^AW.;3837?8d?@G,1VG(G60a-D)L~GD-~uX,R.>B~47~RU**8o<PYG~~.=[-[BhSK7:,--~3Gl,z~~)I~O~>w
_T.[NYN~~_K;PIP~@W6EI@yd/3~:?i;2,E1+=DJ,DK^b69z6~Ww9}1V4@~~~0/)A]v-=wCs(/12Fi]^*s1)b*T~<~(+E/ASKUu(:@>)U2Z:Ya.~3Q.GvF7~+-o52:MNgD+5J3/X/C31q>4w@)06F)~
49~~AV~)U+E-66+Mt2r.P?-4)>0+f~B5E7~Vv3_<HK-7;MIy:B-=CaJ~~eD{~QHl1*(-B>)m/)0@:geG[4~K~+}](J3.:~M1=JI7G5js;8))a2f(K1(?;~/GIC<hn<aRY~h~M~*~>.?H0V?fB-Z0f~
?~|F],m1;)/6|P~E=)2F7BQp;k()K+7*4F6MBaX,,(C~==@v~5~~Ea8KIC]K0],N.K,~8*4R=W?c~~,~.)0@^/*~8/<@jVE5U0A0a@:5@*36~P*X=*O34+.oVW2~PZ2~~)0~nL*~FDV1g<0>77?;aS
jB(NO8fH~3M~~51,9BokFT?EZ<>~+J6</S*[F8*=Dg*HO-85O~a~^XP,*t~HD5](.)4.)(>m0~t+l1B/D6_]1=5;?0WJWQ6~8-~+)~9F03~~~(EQJq]60W~1cEi6E5(0-B]2E4@~oZ+y4)LlC8CT,+
BXnI;8Q()CLR?<I~~1+~;+A[}4WU=M~7J(@~j^An0~+[:2;~z~5A=*~*H18T0aO:kl*+3_|(+KE6*I6.F31OjQ,;+US1lc))AUh(c~E33gC>]a,)T=?*f0.~4GA~Z-1VB2//-/*2)BF-@>.,?[Pg^@
AI0=j~/K*BP1N:,D<97Y~}+~~e+0g~.)@-6(.-<.wg~d);N<(.A37x,~~20)A~4H;Hj2}SJz>*4B79BgL)+Q=O3X:PL364-:2rJ+mp.5N=.~v>4fBFbIU^DXu-+X,1E.3~88,~*[=.(16?AF)~|6:Q
XlH.6M,9I5G.u)~F;bL8~7;)M6;Q7~.,+A0GG+,~W+a2-o~0S1Z@1~/>i>~=~[3;)?9}69,J(=050q~,IO.~:~~j-/-:P;;Y)Ba~Gc09L)j|~8+(Ia5)N;ES1F+I~,R04L/P2^+///GPBCF~S3K3Z~
}U+H,2B~sA~;~7N{MDITfUM=*fI-~3FLv./?NL+>~2~4.;/gL.*+E6(.e|N5(~~s*(/)4.~B*+oiRA];~|Z16?~~0FR>8.LQ>FO>mRDJB~38;20Hb+hO?/)8F~N)<7*SB_|w-M,Bq~L18V:0~,n(>m
Qc(>T~ZTY7M1*~*~nPDJl.t~-=U*/Ep-9U>D;?25~V[N8~34Jd+zO3UDf~3F~~E-/Q:12/::*2j8l7?cP)C~=15R~*a1~,2IW1v8YqcNhQO~:[9~=W:/4<7:P-?:9H~*LyZ+/xlI-CI~VI4~xF-n~:
?3Gz2-CVSA../G;/*(<F1<E,(=)~JP^~*I*^,,1bvW^H2(W~D~-*W>~/P.aON9*~z;~1P+B+);.i~/0/4:8~+ON)J-~0UV9+F;+)Y9+X/8F+Z//<(5z~52+~*?B<V<I3O0<S7/~*,YwK2?p.v)B3~o
>7?~KC*)6:IrCU948G9?(J0AHR-G5+*22>.CGl56:2.-F@12Z7S4-FALW2K.ffV/@;O624C~@ff~~~s=8-4;-3-SI-~6AHl.27^WX(~-q3^v~@o<+E1E?~~6G.76~_2;Ho?+2/MB5:HI819AZ*XC>1
4I1@p/(56Ht~xWD4Y~:*/-w8OFH<.158:9=j=Q1YI=+(:3.Y>)dT~P;~*>>(LXEN8NSF-;JbC+?2~(3LVqL0^*E>_D).A@(Za~M4)A~B2V:.-OA.G/52aO-+(SJ-(,(C-~2;DW*)*4+@G/3D~fI{?4
GQ(0H:.wlE(.QpH0~ICg8@5;C~7~.4z2C~1N1:~--5)-:*<nH>-(3+(16rE,eE5K~YJ=eX,Sb~VOATxY~~HF~CJ3KSJ~s+MHs|.*D<*5~*B.q5~2[9@X4u~I94BSB?H,a+~Sz~=6A.7QC.P93=<sH/
K=:D1NC93W~?@MC.-~7H9x?Az~~)1[R14an0~VK)7WHR~M^(7hWP_*03NN_O~RE-B0C*0y.+LBe0BR-2(h(+LAMB~-nR9(ZP7Q=/7>~/v7~T~)z,B3~=~2)0-9C{08M)*)I)0j-^RWBIshF*~(66.L
~0BAIN)-I-)u06A,*(o<0A-@5d3~dJ7+,Wfk]470b9?~N)5>^5jQ-Ub=~e86-*:=vo/<E~>KP2H~W~/6H]1~0Y(T-63]@H.4ZB04<)~O~56}.gR,r1)4~=H/~,1E~~~7BL~.2u,>2II_+*CB~XW~o)
~;)119<~:B=*5:}0OF*483)@1_DIMEChTgVUM6<G.9HT.<m~l8.B~IU1;CSy@]?B32D3B~~)~Ew+;G.C46(4(A=?F4[1~~726977B)9*ww~L/.7:0*G_4TmLC046m0(+8_El.-FBA<2KWY68T833/>
4)Q*-2o*UUy)~,m<0C:,~78~D?r:v~~-;(1?019eF.f-K<)E+^g~~=*;H1pM057~j~GGJG~NCaHg=Mb2~j<93AW8+//KN+WD;2FY47)?,6Wu*U=PHa;^,T)0:0k~,~7:G*Z*X|/j/P~s61kT83u(4-
eS*:@0~2)*~>>53D~*~p(A_}_=(2~03??6]~Y2/c,}M-~>3g/U4~x7*Q@+>j1~}D3lX7DF5pd~YD:M~~U)=r)]6:7p=R~sO4.~S@K5~Ji@A;88202;<*7~B_C)<N0a*g5<+~..I+{9>~*TJ,;~Q//9
2.4~DW/H=~[=9*m(//2PHD|i3(74B~L51@~*P3:9bjM3L~Y*18)2~2^F.667.H1{~(+,fbE5-4~~FPM~;D2t)17N0O3QP.CMe{k~^VKapbhPn,33u=hI41h(+~@+;3K;.,]~3=T;,(,~)D57~,.*3a
dV=ZE-*6SGqa<dN/?z96~JFE2F((k_;K0,2;0s0C7<~=8B,K74y2Fh4;)E~~1SYO:E|4*MQB-;44Pl5(E~~>~l+<;)=9},du^(8EbE+D(~315i~-~314/Doa=_~;~H<6J~*MA~9A,>v<45+~@(>33F
FO)Mhp*C+2Z*_(,2<+~@)~N~,(rYC-CC22.o4_>E~R=(<J1W@<2(~,2/Q3F363.-LaKgA/~61?BL~;;Kl@y>|~.~b7(h2~4d-]C-BN(Y7-a.C2aYp(<1)3D_U~C~^.+-0G1xjfH7-.+5o~~,Uv2[~2
FR)2L4J)xc(~-2AMVR7O30FhhGYSJ/X~+ZB4F<=kX-,~~L6>4~8L[?~6/OPhd/m_70B).1-E)5CB)F~*im_/5~7N:.)K.?T~~6LI~B~VUT(45;q++,FmLn(a~<>~1~FL,-=u~~+(@Y1+21~)Al/~R~
]O~lRU)s~~3/=~Y,G<~J99L~E~M0)-7*~)a7w0~,G~sWKKq@:~*~HG~J?(;974O8Vn2C/cVN4|Y)~/g.~d-=c~{v,0?J_I=~?Sb*SQ~YFP3W-d)2r~1/5w1hD,1)7a[(~P7b,0~;i.W?As*T~/IYS)
b/9~~d~w6CF~6A~02G2MZA1,g/QD:o?48?DO6:pM1B9*~)354v)H),@B)e:m/*,~(2L+C@O2a+.+-5~-4<5~3vw]4^PRX3(4X;h.H*CYW+,J+b.D~MxM1VA~-t-~>nW790P~p~2KR+*HG7(5(/OUCY
,RC5[8(8q*.4~~9=}yKA57O17JR4EmURO+(8=,~.(DY)?~^X0=5:HEV1-G=~|6h0O)_T(6g@2@(73Y*~8p~G]51-g)H~~A/2R-d4~T~PFO.?.,~)~]X?1Lj*^,E7_.nQ0U~7+:Y]APH@,+i;B9~+B0
M65;4~1-4byZ+U*]~0bW*41*~I)?X~8U11~Vh(K=+)4_?>,?*D~E+CvK63);+M),8-()0I*pL790,K~NI{*}A15~*0-+-8JgVEJ(??1513?<~P6PS2/+*K7+~.;:/q=*65ip)+iX~RBWbMNJ;~J~0T
5FA7+,eKi?a*7~B(R~2,,01.~1@(:FTD.Rh52-)<2P40T)Kf0(W54~1.n/,>E>BfK3~=~o7Mh1)g/FE:aJz~S*G=+~5>;xD7SfV053GPG,Hd~0>-Kaq*~1FBe~75^)Z4b09V+E;*(;0)@.gD:+M2L/
87/(S~_(3p89I2<4SFV0~1.652.G5K,5~6L?I-4|?+>)0h4:?+N1-U@438Vd(=OI[E.P9c@A1Z59c~u.I/@~.?S)P/9)7<,Pu~_(0?1?4W?+^18~6~IM4s~~+7)(2y^~|<=g.e|1).:5,7<g1>b(,~
8??d++*~P49SF~Ag0>a1~.F;9.)Na~=~<</FP?M[3-~W6KY9,S1H>+f7o=c]3C5I:-yv[F2LD{~a5~0CI.eK<.DLHlq70~>~).n<59;~8Q=/*~>x7NF()=D9D0~AKG>8~0~3.Ci7-0-0~8K6ABS<9-
.Uh~D4Y)x~BBF,()(BX0~]B~3<3.D4K{}6~KFP-3-A;5~K>rW.~ClaZAw+4(((0.~DmLo:2/9@-i~()~E0Zp@S*+1~22-JwA6,~9N}=~AEh3;1A2OSWk+L*s1)+4S~74:[LNS2~/zQFRG~+^J/4(S)
59DuH-C`,
    weights: `
MQPPPMMNNNQMQNQRQQPMNPNMPRMPMQNPNRMPMQMQQNPPPNPNPPPQNSRRMMQNNNNQQMRQNLQPNPPMPMRNQNMMNNNQMMNQNPNJNPNLPQNQRNNLMRNNNMLJNRNRPMPMQNQQQPPQNQNNMPQPQPMRNPQMQQ
SQLRMMNPMNMMNPMRLQLQMMRPNSPNQQNNQQNNQNQRPNMMMMPLNPQMNSQMQPMNQPQPQNNMPPPMQQQNNRLPNNMPMLSMQQNQQSNQMPQQPMQQMQKNPQLNTRRNNRQNPNPSNMLQMLQQPLNQNPQNNNQLQQMRPQ
LPPMKPQMQMNSPJMNMMPLQNNMQPPQMQMPPQPNMPQQQQNQQPQNMQRMMNRMPNQNQPMQNLLPNNTNPQNMQPPQPMQPMPQPQNNLQPPNMNMNNMQNLSPPLPMPMRQNMPMQQQPKMPQMQPQQQPNRRSQLQPKMMQQNPP
NQRQNQQPNQNNPPMPMQQRSQLLQMQPQNMRQPQNPLPQPQPNPQPNPNPPMPQNQQMKPPMPSRQQMNNPLMKPNPPQLLPNLNPNMPQMQNLNMMQRPMPNMPMNNRRPMPMRNMNQPQNQLQNQQPMNQNNQNPNMNPMQPPRNPQ
PLLNMPQMQQKMMMLRQNNQNQMQNPMMQPPQQPMPLNMSNQNMMMQPNMMQPPNQQMNPNMNMQQNRPQPMPNQPNJKQPPPPPPPNNNNPMPNQMPPMMRQPPPPNMPLPPNQQRPNNMQPQQQRPPMNLNLMPQMLQPNPNSPPRRM
PNQPPNNQNRMNPNNRQPNMQQPNPQMPNNPMRRMQPMPMMLQPLSPQNMPMLPQPMNMNNLMMQPQMMQMMNPPLNNQNQMNPPQSLRQQMPQMPMQPQNNQNNMKMLNNQRMPQMMQMQRMMMQNNQNPQQPRMQNMSKPQMNPPNPN
MPNMMQPQQMPRLMMMQJSPMNQPQRPNQPQMNMPQPPNLQPQPNPMMNQNSLPMPNQPNQNQMMMPNPPQPNMRQMLPRNMNPPMMNSMPNQPPPQRNQRPMQMRQLQQPLNMQQNQQQPPNNNRQMQQQQMNMQQMPNPQNNQMMQMP
QLNNNQPQPNNNPQQJNPPMPPMRPMQRPRQMPPQQPNQQPRMQNNMQNSPMNMMMNPMMRSQRMQQPNNNQPPPQPNQMQNPQPMRQQNMQMLQNMQQQMQPQPRMPNMNNPMNNMRMQMMSLNPLNPPMMRMNNQRPQQMQPNNNPPR
MQQQPQQQMMPLPPMMNNNQNLNQQRMNPQJQPRQMMPMNQPPLQQQNNQQNQNKMMNMQMMQNQLPPQPPMSQPPQPNRNNNPNNNMPMNQPQPPQNRRNNNQQNTQRNRPMRMSNPMNTPNPMQPQQPMQQPNPMTQLMQKMQNMPLP
PQRQNMNQMQMMQLPJQQLQNPMPQQQPNMPPQPNPMPNRPPMMMPNNMNNMQNMNPRNQQNMQNNPQNMSMQNMQQPPRNMPMPNQPQMPPNNMPPNQQNPLQRQPNPPNMPNQPQQPQQPPMPNNNQPNMPQPMQPPQQPMNQMNRPQ
MMPNQNQNMMMPPNPQQMMNMRMNQPPQQQLMNQNSPQQLNMMPNQNLMQMQNMPQQQQPNNPPQPMQMPNMMMMPRQPPRNMNQNQQNQLNQQQMLNQMPPNPPPRPRNNNQQQPQPNMQQQPPPPQPPMPQQPMPMLPPQPMQNMQNQ
QPNTPQMQNMRPQMNPRNMLQPNRPNQPQMNPQNRPQMQPPQQMNNQMLMLMQLMQMNPMMQQQLNMNPMLMQPNNMNQQPPRPNMNNPNNMQPQNPMPRMNNPLNPQNPNNQNPMPNPNRNPMQMMNMRLMMRLQNRQNMQQNNNQMQP
PPRPPPPNPLJMQRPPLMLPNNMPRNMMQPPPQLMQQQNPNRQQLMMNPNNRQPNNRQPPMRNSMMQNPMPQMQNQMPRQPSNNLPQPQRNLQNQNMMRQNNNNNQRQMQPLMNPNMNMPLNQNMNPPMQPMPSQRPPPMPQRPQPPPPP
MMMPQNNNPPPNQNMPPPPPQNNPQPMPRMMNPQQPPMNNMPRMNMMQPPQRNLQQMLMPMSMRMPQQNMMMMLPQPPPMMPNQMPQPPNPPNNMQPNQQQQPMQMRNPPMNMNNQNMQRSQNPPPPPMMQMQQSRNMPLQNNQNQQPPL
QMKPNMQPMMTQQPNQQMNMLKMRNMMPLPQNPMNQSMNLQPRRPMPNQRRMMNPPRRMQPNMPMQPNPNMNQQNQNMPMLNPPNPMPQMPNMNNSPQMMPPRNMQRPLMMNPMPPRQPNMNMQNQPPQPRJMQNMQNPPLSMNNNPQPP
PMNQLMRLPQQSQMMNLRMNMPNMNPMPPQQNMPRMPMQMQQQQNPNPQPSNNQNNPNPQQPQNNRMPPPJSQMMPMQQNPMLMMPLQMLPNRQMQQNPQNLPRMMQPMNPLPNNRQMNNPNQQRRPQPRQPMPMNNQNNRQLPRTPPPQ
QQNQMQNPRMRRQQQQRPMPLPNNPPRQPPQQPPMQNNQMQQQPMMMQQMMNQQNNQQMQQLPPQKQPPLPRPPNPQKQNQNMQQRPRQPMLMMPMPRQQQPPMNMMMPRNMPQLNLMMMPPPRNPLPQMNPQNMNQMNQNQQQNQPQQT
NPQMPPKNMQQMPLMSMPNQNQRNNPLNRPLNSPMNNNPNQMQPQPMNPMMLPMNNNMPNMMMPMQNQRLNNQQMRQPLPQNLMRLRQNPQNQMQPQRMRQNNNMMMNQQLRRPNNMNNQNQPNNPPLRPNNNPMPMMNQMQQPMMPQQP
PMLNMRNSMMMPNQPPMPQQRPRPNQMPNQLPQMRPNNNMNPRPPNQNNNQMPQRPMNQPPNQQPNPRLNPMQQNNLMPLQKNRRPQJPPMRQNNSNPNNPQMMPPPMPPRMMQSPNQRRQQMPMPMQMQMNNNQMPQMQPMNKQMMNPQ
MNRLTQQPNQQQPPPQPLJQPLSNMMNNNMRQPMQPNMSPMLRPQPQNMNPPMPPQQPRLSSPQMQQNQMMLPPNQNQNNNQLQPMMPNNPRMMTMMRLPJMMQJNQPPNPPNQNPQSPMQMPPQQPPMMQPMQPLNPQMQRLQPLMNPQ
MMLPPQRPPQPPPSMRNMPNPNPPNPMNPQNRNLPNPPQQMQNRQQPPQMQQQMNNPMLQNNMPNNTNQQMMPPJTQMNQLNMQMRQNQPPNNQPNNPQQPRPNKLMRNLQQTPQNPMPQRQMQNMQPRNNPMSMMNPMQNNQNNPLPPM
NQQNMNPMNMRMNQMPQQRPPPNPMMNPNQMLPQQLMQMMQSNNMNQNMQPNPNQMRPNQQPPLPQMPPRNMPMQPPNPQQRPPMNNMNNMMPPPMRPNMNPQNPNPMPNPNKPPPQNQQQPRPPPQMQTPNNNNPPQMPPRQMMLRQPP
RRPNQPNPMNQQMMMLPRNMPPQMMRQNMQMPQMNPMMRQPMNMPNSMQPPJMNNMNNQLQQMMMLPMNPPRMRMNQPPMMPRMMNQQRQQKPQQNPQRJMMRNMMNQPPRNQMPMQQPPKPQPQPMMNRPQSPPPQMRNRRNQNQRQQM
PPQRNQNMLPQMMNQRQPPPPNQLQPMPNNNTPQQMQPMQPRNMSPMNQPQSPNMMQQQQQPRQQQPQNNPQPQQPQQTPPMMNNNPQTNRPNPLNNMPNMQNPNSPNNRMMPQPNPQQNMQQRMNPQNPJMQMNPNMQQNMNRMQMPQL
NMNPNQPPMQNLMNRSNQQPQNNNQNQNQPQQPMRQMMQMMQJPNNLNPMMQNRMNNNPNMMMPNMPNQNQNNMQRPQQNPNPPQTPQMNPLNPQNNNPPQMPMQRQNMRPQQPMPNQQMNPMRNLNQQNNMNQNNQNNPMPPQMPSSPP
QPNRRRQQNPQPPQMPQQNQPPMQKMNMNNMMNQMMNRNQRNPNQQPPKPQMPMMSPMNPQNPNPQPMNPPLRRNNNRPNQQPPNMMPPQPPNQNMMQPPNNPQPPMQPNQMNQLMNMQPRPRMQQNQNMQPMLQQQRQMPLMQNPPPPS
QLQPMQPNPPMNNPLRPPMPNPNMQQPLPRMMQPQPQQMNPMNNNPTQMNLPQPNNRPPQQPQPSPPRQKQMMPPMPNMQPLQRMPNTPPQMMRNMPKPQNPNPPLPNLPPNQQMNNMNPPMQQPSNNPNPMPQPQPSQQMNQPNQQMPM
QPQNMQNMQQPQNMPPQNPMQLRMPPNQPPMMNNPNPLNMPRNNNPPLPQNPQLMQQRRQNMPMQNJNPQQQSNRNMNSPMMQMNMMMNLQNMPPMNQNNLPNQQPQMLNPRNMPNNNMMQNPQMMRNNNPNNQMMQPNRMQQNMPMQNP
MQPPMLQNMNNNNPNMQQQQNNMPPLQMNNQPMQQQPQPLPPPMNQNNRRQSSPMQQPQMRTQPPRPNPMPMMMQNQNNQQMMPNQMMPPPNQPPLNLMPPNLPTLNQPQRQMQPMNQPQPRNQMQMPQNNMMMMNMRPMMTNPPMMPPM
NPPQQPNLMNMMPLKPQPNRPMNNQMPLLLPQPQQQNQRQLNLNPMRMQPMNQNQMMNQMQTPPMPPMQPQLPMQMPQNQMPPNNPMNRMQPQPMLPNNRRRQPMQPQNQMMQMSNMRMQRNNNMNPMPQMQQQQTNQNRQPLQLMQRMN
PQQPMPRMNMRLPNPQPQQNMPQNMPQPPQMNNMRSPMNMNQQLQMPPMMRLMPMNQMRNQPPLQMMQNQKPLLPQNPPQNPPNMQMRPPPPQNQNQNNNNMMNMNMSQRMNSMQNMQPQMPRMNPMMQPPMQMQQPLMMQMPRQPQMMN
PMQLLNNMPPMQMMQLMMPQNPMNPPPMSLRMPPQQPQQNQNMMNQPMQLMMNRQKPMMMMRMMRQQLNMQMNPPNQMRRRRPQQQMPMPPMNPPQNPPRNQNPLNQPLMPQRNPPPQQNPPQQQQQPRRNQMNQRQQQQRQPQNLQPPN
KPQNPPPQNQRQRPQMNRSNPMRNNPNNQQPNPMLPQPQRRNQRPNNMPPQNMLMQNNQNQPPPMNNMQMQNNMQMQMQMLMNMPQQPMPQNNNPLPNQMPNQMRMPPPNMPPMQRLPPNPQPNMQRRMNPPPNMPLQRPNPRMNMQNMQ
PNMMMQPMQQMPQNNRPNQLPRLMMPNMTQNNRPQLLRNMNQPPMQNNPPMQMQNLSQMMNPNMNNNMMNRMRPMQPQMQMQMPPQRNNQNNMPNQRPNNNPPPQMNPRRMMPTNPPMPMPQPLPNMLQPNQPRMMPQPPMNNQQNQNQN
QMMRPRMPQQMSPNRNMNQQMPQNMMQQQMNRNPPMMNNMKMQQNMPLPNMNPMNMPNNNLMMPMPPQMQQNNLPMMPNPPNLMPMQRRMNMMNNNMMMPNMQRMPPPMMQMPNPPNNPPMRNQQMMPMQLMQPQMPNPMMQPPMMNMRP
QLRQNPNNLRNRQMMQLRQQMQPTMPQPPMLPMPMMPNQNMNNNNMRMMTPRQMMQQNMQLQQMLQMQPQPQPPPLPQLRRMNMPMQMQMNMMMPNNLNQLPPQKQMNQPNPRQQNPLLMNRMQPNNNNPQPNPPNRNMLQPQPQQNQQP
PPQPNMQNMMQQLPNPPMKPQRQMRPMQQQPMNQNPMPPLQMPRMPQPQLPRQNPPLRMMNMNMMNPNLQLLRMNKPMMRMMQQMNQQNPMPPQMPMRNPNNNQQMRMMPQQPPPLQNPQNNPMQQMPPLNPNQQNPKQNRSPQPRNMLP
PNMMMRMMQMQMLMRMQPPNPQMNNPQQRPRPPQNPRQQMPPPQNQQRPMPMNRQLMPQPPRQMNMQLLMPQMQMNQQNMNMQMNPPQNMPPLMQPNQNPSMPLLNMPPPRQNQNLLQRNQRPQNQPPMPQNNQMQKSMNMQNQNQMRQN
NLQPQPRPRQPPPLQNQMKQNQPPRQMPMRQQRNQMQQPPNMQPSQNQQMPPMMNQNPMQQQQPMLNMPQQTNPMNMPPMRNRNPMPQLLQPPPPPPQMQQQPPQQQNRPQKMNNLQPQPPMMNNQPPNMQTNPQPMNPMNPMNNNPNPQ
PQPPMQMMMPQQNRQQMNRPQNMQPPQNLNMPSPQPRQMPPMPMQPPNMNPJNMPLQPQQQMQQNMPMQPNPMNNPMLPQPPQPQMTNNRLNNPQNQPNMPMJQLRQNMQNQPMQMPQMQPQPQNNQPNMPQSNMPQNMPNNPQMNQPQN
NMKPPMNNMPPQPNMNLNMPMLNPMPPPMPPPPLMPRQQPQPNQNRNMQPNQQQPPQPPQMQLQMNPNLQRPMNNMNNMQNQPKQMRNPPNRNMNLRMMMQMQMPNQNQMKPQLPQQPLQRQNLPJNMNMQPQPMQMMMQQRLPPMPNRM
QPNLQNNQRSLMNPPNMNPPPPPMLPMNMQQQPLPPQPMPQNLMQRPPRMPQQNPPRQMRPNQLNQPQPQQQMNNPQMQQQPQLQMQQMPSPQQMMNPNPNQPNNJPLNNPNMQNNQMQLPQNMRPQQPQNNMNPNPQKLPPPRMQNQQN
RRMNPPPPQPQNMPNQNMRPRQPQMRQNQPTNSQMRPMPMMPLMNMMQQPMQMMQPPNMLNQPNLNMPPMQNQQNMPMPNMPMPRNPQNPNMNQPLPMNMLPMPQQMPNSQNMRNNNQLQNQQMQPRQMNMPPNMQQNPPQPPMQNNPLM
QQPQQRMQPNPLNMPPPPNNQPMMNLSNQNQNPMNPRPNMMPMQQMPNMPPLQQQNTMPRPNPMPMNQRPNPQPNNQPNMMQPPLQMPPQMNQMMQMNPMSNNQQMMPLQNMQSMNNQNNRRMQQPLQMQPQMSQPRQMNQMMNMMRNMQ
PNPMRRQPQRMPPMPPRMPQQNQQPMQPMRNRPQPQLPMPMSPKPQNMMQMPPMQQPRPPQPLMQQMQPPPPPLRMRNQQQNPQLQPQMQPPPNMMQPNSLRPPPQPPQMNPPNNNMQPNNMQLMNQMMPMMQQQNQNQRQMPQPMNMQP
PNQPQQLNPLLMNNQPRNQPQQPQRMMQMNPPLLNPQMQPRPNMPMNPPQPMNMPSNMPNQLRMQMPMLRNPNPPNPMNPPPLNQNRPMJQNPQLMMNPNMPNPPPMRQPNMMNPQQPPNQNNRPQQNQRNQMQQPNPMPPMQMNPQMMN
PPMMQQRPQQPLPPPMQQRNRPPNQPMQNQQMRMPMQRMKTMQPPPNPPPMMQNQQRPRRPPQQMNNPPQQPNLMQMRQNNPRNNPPLMLNQNNMMRMJQNQQNPNPRPRRLPQLPMMQPPNQQRMPMLQNPNQLTQQRQMQQQMMMMMM
PQNNQPMMRNNRPQRNQNMLNNMMPQPMNNPLMQQMNNPNNLQNQMPSPQRRNPQPQQPRQMQNNPLNMLRNPPPMPMNPQSMNPMRPQPMMMNMPMPQPPNPRLMPPQQMNNMQNMLQQQNPPQQNP`,
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
