// Written by evaluation/need/train.ts.
import type { Packed } from './weights'

/** The score from which on a message counts as need. */
export const threshold = 1.587

/** The same for a message without any sign of need. */
export const plainThreshold = 1.989

export const needWeights: Packed = {
    steps: `
Nma>>=*-P.(V60Z>4S(>8p41:*1L885U=0D~~3111T5UCLH;R5g@0RF,5MEK.*((xJ6Aa<^4(57D+Q+c+P:,-7X~6~2^Kt7B<G~:~>cQJ:~g5VPM~C~~4=)Gm2~~26I_(7G64148P4-=4LRq)N~D5/
eM;1=m<LAD5A1~QsKA+~Q*dKA]072b3:?*I:@4Y+a(e=qhAR+iDF6;)t1-QQQ=C~i,AM6RdNa@N1DO<>D.~~,5DCHe;0Z4cHB2LW(~-*+<)-S1J*jI@.M5~(581~3~4>j~[;9)0@07L;@k/hT:Fe~s
5fK-UHi-=)~~~95iBW<4,1))G?WqkM/2.23-Y)7Bh2@.>~~//};v1VDuA;Y9JRC)B?5109031/7E,+/9A9Q*[oE51|7@05X6>~x:>=w;.*PY5l=*~{7~~W;;6,:^6@;b)[B/SV7(:,46EO:GQ>,)<-
5_)f:~@Adi5:2W)2z,Y}.1DNA9B=:B@8E-L)6::qI5?AgM,^(33,b<qR-P8A(@(E(4w6E>JC89*.J)-9h<*E*V.;n;@(18~R>4:l~K]F9*R:8513*8D~H,@<kb6~7Y7f~*~70ML/:4D[{~/@B-,6{(
0*>qc0AE,VTgA0::X~C/BR8PLD4~U;.V~K~Z3k)r7-SbpA*p*Q-0|((6~:75A9-+?;J37B=3*T*~1Q/,nMb~@-8L4<3R1i0)=e9eU6-1.D|38U=,:D)*@X=D=H[59((AW^9)r188j6~<0d[,BY~IEQ
)J/^Or+9E,/<Vc+W~;7<JQi~64~*OW;Qi)28+S.p6B~1YC5x)6]V@-/5@(XK1.3EV8{D9~?~k3d=4YhAp1mXy6:n6>i,*-~5G)3H;[1A~A:5p;A~N~/~OESLF6P~ID(7(8-1~~:-5+3*9G11BGB+O.
.Y./63.~>V)7>3@1R<],4W3*N)1A~Fx8Q+Z:E;3G8P@>.~ED)3:?.ZHs98)/^b90uzx3<.~:I~gH)6),et)0H0(=)-X1hI:+)I~~63*~=~g>rH6T@JM4I]>+O4npA++2+9<<~/_)^m=<:0DGeRG=)_
T:M1XD;6P6/(AP7~,}C+-N0Y;BbJ3*~61,B~CO@,J9dF)/^,S,.+/]J.)2?Nb+JVy65r,4?]-83~Ap(F)a2FE(9(@-)sP.a.-,ZVoB@Bt+[41hdZ>D?>Jg.-f~/?K**3@-8-;z;6g(D~7:;*)2s;R,
hw,BBFA8U^[OH;)*6.WM~~6*A,*-:2.,<aWfrR)53,):=I,N~5+f3*~2331LBr(9213AV92vG~L]~):(?815-+C9(903~J=0-t[)b~38I/~^*_B/n9j9~J,)A~B9J@eT~)tF++B7RG:XIT~oXZ23E0
L*9)z-bB-4H7<*7..D(M7*=2vS)d:30]4<]c2I(:BF)TE4=4*(Lo:VBQ?~+*L[3M5<,7<M3?8wr/*4|:I,A,P<^9s?.V14c~K:Bt~f6/~149O,*/.).762?,8B5~2wwI115*X:~8838:9A>)Ww(4[/
/W(9)6(L.C7K3[,<9A*<)1G2(,s~[/I)/,X/z-0ai=:<v9~3B?7>)N~5-~~1~272Uf?~P|*<+9XQ/I1[GVJ@B_+w~,;J;MQ96E-B-*+D><u/(:M*21f*~<B;~Q<,<C>)30(1L~6):)Y3~+;.gG8~0P
1)S?2/2C+U_2+^_ag}.X==,;6904MFM(>P~~cL7-9j~ETDy27S2>?<h,D8PQ1:2-3C?50~7QXF8?:,]4@3AQO/+:.(<O)s<XE01HAL-.(0:6~<0*7_6720:X4y)W1,+s]**/03;~=~4:l<GE^H=iAF
0074Z~H]+*,0j609>c5./32@+>O1)08=C30h;4,=*f@~7UO0.AY(=(r(6<B+/(Fg,)1~466,C50>0C~/<:p<L,UPyZRI[=(6-.Q=y9R+EM+D-=/*3,20d~A9=4;>TOE0.1*~,,~KcY398SN@(~1/7d
2eC):(G=O0;QX:,7~RCA,~D.D~f3~).(H;:9+9+-.DJ^OlV03K56R8(4t-LG~X)A(3ywA8,)HS,10~?g0<DHP+9HZ~C/D,f4B<4JeDy=Y+,mB[8^AZEO14+*k-U67D*(<3ft1VW:(DAo5^1W,GX~lX
?S86@~18<~)./]:2;F@=t<A3G+0.U(H8.*P-4vA)NHZPQ7S51)TnD*+)C=A;rP(]-V*51~~2NY;K^H80~(/]t--~W,01A^+17O8V)<7gYp/:~-?(9((X(~A9.]c~DUQ(K5S@E30)IKOK6E>q}ET~-F
W)>U_3~O~,?}U;Do59,7h6~1~n_+,C~:I7~836Ql~A7[k1)C*)*a)G~7rPrAp8(~;8FbpU]5Ud~F5=S/V386=r-F9~~u29FQ~r(~WN+/3|11]6HIpm,nAS3d1BA;-42NO84x.314+cS^?<5.Q9+3PG
@*(N0NP)9z~~+30+YaC)S0[79(~9~f((GOF)*~~9H?e:<,-[41C=(L2/~5~|M/@~~(6~y<408ln~o+5;--i0B18:z:;0R.;_GBB8=GL=h9/(e/S*(36232@nf0h.4*8(DS,)@.V2D]QA5~/kC02~9>
L~3J(J2A1gD/.:/0)DK6g~r?Td0FF{*5-~)L8b3--+e~~1(6[D.;/z?~>~:06K814*/:3)HD*~G~?P*+;.~2S*m2~^@L2fE4C=F~6M1~c0u~5R2c6.54~(7R~(+G@CI>9a~+;><5YF>)1)DZW(-,K>
;=3(5X9Q/R<84;G/DU]6?L887a41>~75F~>;.~2EU9~J~BjvmO.@[K,(,4~*S5Ddl7[+~6F7Hj;7~503~?NP-F904?k10=~X|~7@>7H]0mSR6c:(pZQ/d/ZN_~+o)/~Gi:0,)N>.,6F>:^71ASYe(E
TA~9b^:B:7S+0<J?1BY.T72((/|A9ie1D)~5)~_C112C9@(~H;*B[.{E-c+39=8~=(P)n=N5-TM7T+28f~lTVv-,<8/*p40/<UqF7F~~(DQ,S=(/=Z)1](1I.S<*~2)Pi~<~b;i.MJ-/~z;7~.cK~P
>l~Rf;T5_;yOE2Ig4Z03+)O9(/)14P>1p~~A9/3~<33)6,)Y~i9+I~1H;-^/3(3/*2},N+a04~S7,TXcN:X(w)T?-~n(64.lF8:J~,=6/7m~)L.JDq/l(~*L4Au(x>H=,W()S/97C]NK*379.V~_aH
9,h5E*H4+48.LC~93>F/4<72l46;~*Uc1*RUl-2*^>~>byD7X(Z-qI?ZNL[24G=G7c+2U*B7BM674~i13Q[I<,sBI~/R31:5U=j89OS(fB-..A-.=~;~~:T~)~~2?:@/EhQEM>S(D~K9N8,Gt,B5S(
2MQ~~4,=F(>?3+TzN1@QBx<]3k1B1~U?*5(,*_;_DJX)5~Q6r87~>,N)<c7X~c~~V^Y-q,9~23J1WD/;1>D~2K|DI?Q)4*~<HW9G3,.:.L<:;5TXD;M207),4;r?Y(~A8-Y)=,*(67)72Q~Q+IHN9s
+.(.F0X]P.2-+2V(E[p99t-)7B[]<8H+~3P(Z:5/-6.Mc|~7+b)2-s9~?>X)8W~~Ng:~5<,=Kj(=S2oB(*G0.~3Du.AV2No,W3ra5~g9/B()}3ct~j1H<J9{=X:C6(AuB(.>~+~w(2+4.>~R[I~N9~
(z)j,H==E::G_?GNO~a4*3~?KRF+v+F~/.s/(Q+pu20F^AW.;3*53/:48@c@68,1VGH+20[+-DNA|.)B-lhEXW.Y~47DeMU**~?~.G~]e[-[~-S5M:,-_xl,z~~)<4-~N~(8w_TdN~,~~_K;PI*146
~r6E(c+ud/3~:?<R;2,0<1*(31D~<^b69z6~Ww9}15964~a~~/AH[F=wCs(/-+2Fi]^*s1)bWB6h~(+E/CwM/u;@@;+=2o5Kht<O).~@F8~0f052:MNgD+5N7X/O1-DL>4XDB06F)~F~Pn?>cwE-60
-+>6t2r+*C4EM0+f;~.2*E7PdF=_3<<I?0(J-7;2BI6kT-31Ca<5TXKkG~Bp_Hl1*.B>)m1I10M?<D1.@[~C~~@](^:2~B1=JI7M/~~/))a24./?0(K1(8.7+~C.,g<h;:E<~2+Y~ID{~RiR.?QV?(
eB-Z0f~?Bs~4N5)pE)/6SB/+=:3?(v=)0)j~M;g+()K+77F6MBa^,(C~==@u(~53~~9AE8.@MC]Kg,N.K,~(7*4R=9E{~xEp)0@geE5/~BVE5U035j@:5@*34)~=:*M2=*3C34+.KIVW2~PZ2>U~*5
00B~+D1B*5~8DVKC/,70>77?6,,Z[bB(G27LfO~K.~)1d;.1,T1ekF;/8?Eq>6N79J6</@:*~7@Dg*HO,(.06O,~K6~HC=;P,*tLyR](.)4.)?v~t+l1B/D6,Y0S0(=..S0W=4OC=6hM-~+~;F0_Wi
pb4(.<>30/_]?~1WBfi6S1-B]2E4@rzZ+y47~-@)(8CT)*+BP/a4I;8J/EL--F?<0@9~u+pLA+~O<WU=n_X(9Q/hR^AJI0iPI(:2T*~]~5A=((*~(H18M7aO:LDl*7~^(+B0E++.*I6.2951O88FQ@
B>O+<ac))AU7V(ceksZ]a.T=?*RB.~4GAgx~:/)3*418D)-@.73uPg1~T0=j^MKp1N]<9~~oF~;~0+p~.876(.-30.~a3~Q,)d<(.AC~2~~0)A>GQ]:x2i;C7G}>*4B4*+5BgL)Ug39F:B5VE-:2[<
J+mp.5N=.~-BS>48SB{-I?=9Kj4s)-2V1E.k9U,~9d.26?AF)~|6:6BX*BLO2*(D0,9WG.J@9~F;N9L8~7;)M6g7-C,[,+170i~X/+a2-j,CU:^ZJ~/:m>~31~[D*)-7)eQ69,K=0508:~P(HV~:~~
j-)--:P;;YD~ZLcBL)jG8@0~.1Na51F;E^..8+I6_3.R=L/;<(10T+///GL+;.37(E~1)G3K3R*,~q3U+H,2B(~INA?f5,N+bN~KB)IT~f=c-I~9m:cq-)B/A(~2~O/T8J).*+4G(LEU.ED16J,BA0
I~=*(/6=cM*(*oiR1/~~yZ16?5~xFR>8.-85Q>FO>~B1:J1888g8,620G(b+hq)W~1D)127*SB_LUw-C1,Bqv:J8B;:0TS,FH(>m~7(>T~hHY72.;1~->8~DPDJ24@9.d4~0=X,Hp-[3>X?255|~)N
8~,.4~5M)@a*0U92f~3~~C?0-/f12/:4-*2j8FG+7?|9C~,81I>.~[1~,2IW1e887IIM~4hQO~:[9~o:/4L:>9-@991x;*(.LSKhxlOCI~VI~~//>-}~+KGr/C8VSA.*+/G;/*([1<J(=)F~+P^~*I
*^,/.M:g6B<F>962(3KQp+86^()W>~X.aON9*~3n~EP+BA.d,~/+)*21K~+ON)J-z3UV9+F;+)Y9+X/83:+Z//<(5z~52~.?*?W;;(J2O0j7/{,_wO.>(p.v)NU~V7?Qt*C*0BI~8U,448G3-=)(SS
6R-U+*22>.el56:2),L@1wH24-F/])W2Rf~G<+;ONC~@ff~~Sg[=8-4;-9w-QEBdl+*B^WR-~.;[3M7a<m761~.+E1E?*~~3G.76~~)Ho?+2C9B5:e+*p^X?+H1*I1@p/(56H2iV~GW?9Y~:*/-EjO
FH<.158:9=2^=<<1<-3T=+(:n>)_XZ~1~*U(LxN85*=SF-;UU73+*<2~(3LVqL0^*E>~).)?@(3Na~,784)A,~=2VA-OA.G/,02aF0**))(SJ--(I7x;DW*,4=N/3D~*W1I{LGR*-F):9f-X9E(.Q,
kH0~IC8T89.g~.0~;z*/CAmN1:{/-5//2*<W<H>-(3+(1(5rE,eE+1.D~YJ=E3*6^S[,~V+K.:~OYH^~EFI7gJ*~,~}DMH*~o.]8FaB.7a5,bH2P9@Xk~b94BS90?HfN-ww~+EP..3NJd3=<sH/K;)
:D*.NC-?WQ))g@k.-~N19.qY~Kkj1~2-8~P[~<10)iH~A~A~R~3*/(ZNDBH-~g2-B0C3>~<09~30.B-2(h(+L17MB~tgL5P7+M=/7:+gE7f~AJ~)KT,N~~=2)0-UHX08M)*)3=u-~4a10IshF~+E.~
:BY*I(M)-2>-)u06F*(~.0-AG.d~-/a(,F6+,W[0~J4@E639~M@)5>^5DKQ-P,EB=L~O6-*:~6BRA*~T/*H-J2H~WZPF8]~:Y(T-63]@H;Z,=04<))~M~56}.L@P),r1)~JH/oD:2~~BrBL{02z;*2
II_+*_avWD~L+)2X9A)1C<~:B;,>1.l1)?>I480*)@1_DIJ*E*@(~~WKW6<G.9HT.<j*~i,6.B~IU~9y~-3@52,?3B)720~~kt6+[J4.(.(4(A=?F4g8XxN26I7B)9n3/~}76.7:3G_~QX7046m0;)
_El.(KBAGF]8W84G83*0/>4)T-XGV)~Q)~,m<L:|7-8N7c?r:5h~~-;2?0Ce5~(Q<)93+^R~~S;H1Q=.F.057~(i=F~U~6aCa~2=Mb+.c~.<93AW8+//:8N+W+@;~/47A,64~B5JhH~F6[<.0k~,~7
:GD@*X|/GH/P~j?1kT8~+(4-HBS*.3@0b::,mN>53qC75+~E>(A>G}_=(2~0--??6]kHJPK~,rj43oD8A7~.R:Q@+32j1~}D3~G7DF5?Vd~YD:M_-~n)=r)7L6:7p9+R~IA5H.4.~S@K5~J?>8@A;I
2.)23/<:~B7NC)e0dg5<+~5?1+E[9>~WJ,;57]R/-)92.4~v/_wc=;(m0/2?8H~~;(74B~L*21@*}P3:9<|3S3~/c<()18))0g@/^F.667.CFk:k+,~IE5:@~~-J-,ufD2k0)17N0[QP.CMev,k~+Y
V?3aVzhPn,33u=hV1;R(+~@+*)+23a.,C@PNMj-,~)6CwB.*3kx8=I]*6SGq.X<~5/?a@969~8FE2-;,)k_;Y(1;0/t647<~=8BP7~;Fu;)E~~;}dE6HJ4*M<8+H;41*Pz(*09~~>~[:<;)=~>duJ:
(3,E-~(E~.,15iKG9+q?14LQ7/e+9_~;~](~]9;~SA,~5)<42327w>33FFO)MhV?*C+N.7*_(*4@~~T<~-rY@*-CI7.o4QKE6@~@(<Jc@0?~,:Q8A363.-LaKB-DA/~@?B=2+Vb;Kl@]B>@/Y~.m},
(f4~4d-K8?+-BN(D<2,JB.C2H.kp(<1)3D_~sK~9.+-9Hxj(6TH74+5o.:ylUvh/BeF-L)2L41@)?_M;(qDA~S7O3094hhB(+Y8g/~,WW*+>4[=kV)-~~Q6KdQLPJ>u7GPhd/m_70B).1-E./(CX2~
*-Z..~B,(<~7NA)K.*<~~dM<4=~,~>oT(45;_8++,FmLoa~<>Ei+qG4F+(<.I]~A[@V*1+215qAt~2~~(Oc9HBcU)s~*~8~q,.@<~J4,9L~1;M,x0)-7*E1Ua9}(:oGO~IW9P4CS@~=~HG~J?N72Q8
9Dn2KR6:CK*hH1H.)5wg..2_o-=.Z~{{0c(7/FaS2]SbFcM~3F~>GD2rC/c/5w1h+E*.)q[(T0NG7U2,~Di.W?,<~8~D@U4S)b/9i~x~wR)*An93*>~0A82<8ZA1,oQD:o7.(4.1E>OC)n-7=1,=9*
~)32P[)H),43B)e:Z@*,h=2I*G/>E+22a15~-I5~3v4jZ)47M0GJ/X3(4X;h.H*CYW-*N;LK(OzxF-2VA~-OJ-~>e6*=8790P~p]QKR+*HG7(50OUC9>0WC5[8(8IM*.4~/~1~Rdg57O17JK.-.EmU
RO+(8BhC(VI?~^XF5S/v,,-^*~y6hX~9(6IC@252(-1g*+~4l~Kl1(6/S)~~d/2.~841~J~qO.?.,WM~]@??17<j*^J7>G.nQ0U7=g+n]As@,+c-;B9~+B0MDHu9:0W;d(Z+U*]~08G/<B*41)(~e~
k[+1Zyc,(K374Z+?=-?~g+55_cB).4+M),8-()0I*o(LI0P>~7I{*}K5~---+-8JgVE=-/W15=?<~P6~?*K7+fE;:/q=*6,05K5p)+i*UhiBW86@G-NJ;~I(aLT5FA7+,eSa?L:*7~B(.KbR,01.~1
@ZTDYh52-)<2P4a~40(4J54~1.n/,>E,9BfK3g+O~0JA)5173EH1)Y3/JA.3@FJ~~P96)=+>t~MD74Ffo3GP7)5,-Bt^>>7Aaq*mM:BeXZ5aZ4W009V+C)02?2@.gD:*(5?20K87/T~9M3p)69I2<~
+V09NL.652N1+K,5~[*_-,/~>+;*)05X4:?+2=-1-+l4DVd>OC-[E.P9c34A1E<59c~u.6:H/T<8?P,+T9)7APu~_(H1?f?+@D1~G/~AM4AW~_H7)(2y^~:i<=~T|1).:5<<g1>b(,cR)=?d++*~7/
849SF~Ag0>a1~.Z9.)~~HsF;(/FP?E/[3-8>-{+6w/>S178*;+>M7o=c],.;/5I@[C7)~BFv~1_r5~0B(P.W,+GK<L~)5DR@~>~).IJ<2<;~8,-F=/*lOx7NF*=D9D03~5K/?>3,O],~5+?i7-0-+,
Q0YK6,+I1C*,/<94oNJ9q(Y~~?B58,()(BG80^~~M<:D4C/1,l}6+~GFP-Z*1Zj~E_~C4*X)aZ62r05((0zNUd0fM9@obC)_dep@3G*+~<2-JwA6,~9Ni;=[U3Eh3;VaCWk+L*s1)+4S~74:~,NS24
~uQB+RA-~+^J*,4(2H)59~<H-C`,
    weights: `
LRMQMNMMNPNNRQNMQNQMRQQPNMLNPMMRMQPMMRMPQQMPQNNPPPNPNQNNPPQPQPPPTTNRMMPNNQQPNPPPSNQMPNPRPMPMRNNPQNMPMNNNQMPPQMJNQLQQNQSMLNMRRPMNPNNLNKMRNQPMQQMRPQPQQQ
NPNNMQNPQPNQQNPMQSNRMMQPSPQLRNNNMPLMPNQMPPRRMQLRNNMSPNPTNRPMNQNNQPMQPQMMMMPLMPRNMQPPRNPNQMMNQPNMPPMQQNNRNLPNQMNPMLPPLQQPMQRTNMPPPRPMQNQKQNLNNSQRNMQPQQ
MPRNNMLPQNMMQLNQMNMMNPQPLQQMRPQMPMLPMMQMMNSQJKNMMPLPMNMQPQNPNMQNQQPQMQPQQQPQPQPQRNQRMQMNPNPQNPQNPNPNLPNMNQNTQQNNMNMNQNPNMPPQMLPSNPQPMKMPLQNQLSPNQMPPMP
PNMPNRPNNMMQPRQPKLPQNNQNPQNQNPNRRQRSQMPMQMKNQQPPNPNQQRPRMPPNPRPMNPMRMQNQQRPQLMNPPQMQQMPPRMPMPQMPPNPSNPPMPQQPQMQNPQLMSRQMPNMNPMMNNNKPNPQPMLKPNMMPPMQRMN
PLMMMRQQMPNMQNNMNQSRPLMQNMQQQRLPNQPRPKPQQMNQRNLNPMPQQSMNMQMQMMNMMPPNQRKMKNLPRNRNNPNPNQMNPPPNQPQPQQRPMNMQNMNTNRNNMNNMQQPNNQQMNQLNMPNQPMPQQPMPPNPNKLQPPP
PQQPNMNMPMPNQNNMLQNQPQQMMQQQQQPNNNQPRQRTPQPMNMNMMPRMLNNSMQQMNQMNRNMNLNSNRMRPNPQPNNRMRQNMQQQQQQQNQNNPLRMNRMQPNPRMMLNQMLNRQPMMMPMPMQPMQPNNNMNMNMMQPLMNPM
NMNPMMQNPQPPPSMRPQPMPPMPQRNPQQNNNNMLMLNPRNPRMRRMRQPMNQRNMLPQNPQNPQLRMPLSMJPPPNPRQMPRMNQPNNMQQNSMQNLNNQJMSMNQQQRPNPNPMQMNQMMPQPNMPQPPNNLMPNSNPLPMPQNPQQ
MMMNNPNPPQMPNRPMLRPRNNPMNSNNNMQNRNSNNNPRPLNQMQQMPQPPQQMKNLPQNNQPQQNQPPNNMRPPNPRQQNNNMQQNQPTNNNPPMMMPPRLPMLNPMQPQPPNNPPPQKMNPQPPPPMRNNPNQRNRPRNPPQQPNNN
QQPRNQNNRNQPPPNRMRMNMMMQNNMRSQRNQPMNNQQQQQNQPMPNPSPPNRRPMQNQQMNPPMQMMPNRNNPNQQNMQPQNPPPRNQMPNNMNPNQMNNNMQQNPQMMTMNMNNQNPMNQPMMPSQQPMQPPNMNNPRKQNQPPPQQ
NMPMPPMNQPNNPNNMQRMRLNQQJPPRPMMPMNMPNPPQPQPPPMPQQQNPPQMPNPLNMMMMLQMMPNQLPQNRPNQMSQPPPQPNRNNPPMLMPPQQPQQRQQQPMTNPNQMPMRMPNQMRNPPNNSQNNQQRPPQPPQQMQMQQPN
PMSQNMPSKMQQPMQMPPNQRPLRMNPQQLPQMMQLQLNQPMQNPMPPPQPMNMPMQPQNPMPPRPNMPMQMNMNNMMNMMPPQNRQMQPNRNQPQNMPSMRMMQQQQQSNQNNPQMSQQLNNNMPQNPQQNPMQRNMQPNPNQNRPQPQ
PQMQPNMMPNQNMPQPNMQQMQQPPQPQNMMMRPQNLMPNQNNPQNMMQNPQPNQQPRMMPMPPNQMPQNPQPPPQPLNMNPNPQNSPQRLMMPMRNLMPPMQMPMRPPQQPMPPPMQMNNMKLMRRPNRMMPNPMNQLPNMQRQMLNNQ
MPPQQRPRNNQRPPNMNQQPSQPQNQRPPNQMPPNQMNNPQPMPMPNNPSPMPQNQNMQPQMMPRNMLPMMPPNQMMQQMNQNPNRPPQPRPPPNQNNNMNQMMMLPLQNPPMMQRQMNNMNNMPNLNQPNNNMQQQQNMPMMPNMQNQN
PQNNQMPPQNQQPPLMNPQMMNQQKQMPPNPQMNQMMLQNNNMNQLNNNRLNQNMPMQQPMMNPMMQQQPPRNQQNQNMPKNRQPPRLPMKQPNMPQNNQMPPPNPQMPTQNPNQQRPLMMMQMNPNQNNNQNQPPNRMNPRMLQNQMPP
QNNMQPQRNNMNNPQRNMQNQNNMMQNQNNNNMPQQNPMMPQPQNPNMMPQMNMQQLQMNPTPRNPPMQQNPQQPPNQPNMMQNPPQQMQPMQQNMMMNQPMPQMLQMNRPQPNPNMNPRNNNMNMMQPNRMMMQRMLQMMSMSLPPQMP
MMLMQQQPNNLPNQMQLPPQNMQQPQQMQMQQMQNRNPNQNNNMMRPMQNSPQQPQPNLQMRQQSRNMPNRNMQNRQPLMQLLQQNMQPLNTPPPMQQPPMMLLMRNPMNPKSQPNMPQMNQQMPNLNPQRRPLMNSQRPMMMNPQPSSP
QQQPPNNMNNPNMPQMQNNNQPMQNNMNNQLKNPPPPQMPQLQNPPNMPPPRMMPRPLMMMMNNQRQQRQPNMNMPNMQQPPQPSJNNMRPNQNNPPPKNSNMMPMNMQNQQRQQMPPNPLMRLQQMPQQSMMNMRMNMNNPPNQQRQNR
MPQMQQQNPNPPPQMQNPPRQPQPNMNQQPRNQPNPJSQQMMPLPNQPPMMQNLQMNSMPRQPLNSMNNQMNPMKQMQPMQNNLPNQQRRPQRQPNMMQNRQLPTTNQQPMRQNQNPNPQPLPSRQPQQRMPNMPLNPPNPPNQQPPQNQ
SQPMNQNPMQPQNRNNQQMMQQMPMNQMNPQMPPQKQPKPPPSMLRPLPNPNNPPKPNQNMPNQRRQNPNRQNMQLMNPMPMQNRQRQNQPMNMMNQSNQLMPQNNLMMPRPPSMPLPPQNNPQNMQMMQNQQQNQPPSQNQPMQQJQMP
QNPMMSMNNNPMQRNMPKNRPNLKPMPRQPQNNMPNQMQPQQQMPQLMLQMMNNMNPLLMMLSNQSLNPMQPPPMPQMKNNNRKQQPNQNPNQPQMRRMNNNQLPQPPQLRSNNNMNQRPQLQPMMNNPMPNPPMMPNMMQPMMPPQQMM
NMRQMMMMKPMRPPNRQQKQQPQQPNSNPPPMNQMNPNNNPQPQMMPNQNPNMMNQQRRPKNNQPQLQMQQPMNPNMQQQMNMLPLLQQQPMKMPPNMNPNNTPNMPPNMPPMNPRPMPRQQPLRQRQPNPMPNQQNMMLNNQNNQPPMQ
NMMKQNMMPNQQNLNRMTPQNNQQQPPNQSPPMJQPKQSMMMNPQMMNNRNQQQPMMMPRQNNLSPPQRNMPNQMQPRPQMPRPRNPQQMQNNPMMPMPNQQMRPMPLQPMMPNMPQMMTKMPLRLMPQQKMNQKPPPPMQNQPQPTNQQ
MPRQNPQMNPNQPLQQRLPQMNPPPNLNMMPNQQRPRQPPQRNRNLNPQMRMQPPNNPSNPMPMPQQNPQMRSQQPQMPPRQQNNMPMMNQNMMPPNTNPQPMPQPRPJTQMQMQMNQMQNRQMQNQPQNPQPRQNLMMRMQQSPPNNQQ
PLPQQNRLRPSNNNQNPSMMPPQMPNNQNPNQKPMQMSNPQPPLNMRNMQNPQQNNRQNPQMNQNSNLQQNQLNQMMQRNMLQNPMMQQNRQPNQNPNMNPLRNMPMSQMMNPPNNPQQSPPNNNLNMMPPLMNQQNPMQPMPLMRPMNN
JQPPPQMMQPPPPRNQPPTPNMNMNNPNPQNPMPPPNSPQMLMLRQNNRQNQNQMQNPNMNMPNRQLLLPRNNPNQLNRPPQNNMQPNNMRNQQMMMPMQQJNNNPPMNNNNQMNRLQMPNLQMRNNPPRNQRMNMQQPMPRMMMNQPQR
MPKNPMQQSRJPNPNPNNNPQNMQMPSNQPNQMQPPLPQPPLMNRPQRMPPMPPQMPPNQQNNPPQQMMPPPSNMQMNQPQNMPPNQQPNRLPPMMNNNQPQQNMMQPNMQPNSMMQPNMMRPPTPPQNNNMPMNNRQQRQPNPRPRQQP
QMKNLPMQQQMNPPTNPMMMQNMNPQMPSNMQRPNMNPPQNMPMMPRNSNNPNMPPQPMMPMQQPMMNNQQRQMPPNPJMQMPLQQNNNSMQQNNPMQLNNNPLPPQPQMQRLMNSTNNNNQNPMQNQQPNNQNPQPPQPTQLMQMMQNJ
PNNLMLPPMRNRMMMNMNNPLMMNRMPRNMQNMQPNNNPRPPPPPNMNQTNQQQQMNPQLPNNPPMNPNPPPNQPQMRQPNNRPNQQQQQQMNNPNQMQMLMPNPNLNPMMMNPPNPQMPPQMQPRSQPQRRRRNPQQNRMQQQNQLNMM
MMNMNMPMPMQPRNNQPPKMPRNMRNPQPNPQQNQNRRMNMQRQQQMPPNNMQPQMNMNPPQPPNPMQQPNLQPNQQMNMQLLMRQQPQLNRPNMPQMMLQQPQQMQMQNLQNPRPNPSQQPMPQPMQPPPMNPPLQPMPPNNQPPLPRP
LNPPQPNNPMPQNPNMQQMPTNQMNMPQPNQPPMNQPRNQPSMRPKQMPMQNPNPMPPMQLQMQNTMQPMQLNQMPKQQPMPNNPLPNMMPQNPPMNQNQLQQQPNPTRMMPNQQQQSQPQQNQMMMQLPRQMNPPLQQQNNNQNMPNNQ
PNQPRNPNNNQQRNPMPNPLRQMSMPPPQQQPQNNPQPMNQQNQQNNMMQMLNNNPQRQQPMQMQPNNMJPNNQQNQQRQRRPNMNQRPMMLMNMNMLNQNMPQNRPMPNNMPPLQPPQNQMNQMPQPMMQMMNMLPQNNKRMNPNPNNN
QMLRNNLQPNQQQNMNMQMQPMRPNNLQPNMNMPNMNPMNNQNQPMQQNQPPLQMMQPMPPPQQQNPMQNPQMQQNQNRQPPQQPQPPQMNRTQQPNNRQNPQNQMMQMMNMRQMNPRMQMNNLQPMPQQKMNPQLPQTMPQPRNPMMRQ
NLMNPQPPNQQMNQNNMNMMQMPQMNMQNPPMNQMMQRRQNPLNNMMQMKMQPQQLMRMPMNNNPPPMQPNPQLMLPPRPQNRMRMNMMSMMQPQPMNPQMMNQLQNSPPMQQMPQRMPMQNNPQNRMPPNNPNRMPPNRQPPLQNRRQN
QNQNQMMPMNQRQNSMPPQQMNMMMPNQLQQQRMQSQNRQQQNMPRMNQQRNNSNNMRMQPPPPPQMMPQLQQNQMNRTQNNMMMMPQMQMPMRQMMPLMNNSMMQQQMPPMMMMQQQQKPMLQQPNPPQPNMRNRNPQPPQMQNNMQNM
MMLSRSLNRMPQMPMQPRMPRNNRMNPPQNRMQQPLPNMPQMNPMQPQQLQNPNLPMLPMQMQLNQMPQQMMNPNPRPPMRLRMPPPQPQQMQNNNPQPNQNQLNPNNQLPNMLNRPMMSQRMQRMMMQMPPRQNRSRQQQPQMQPMPMN
NRNPQQNNQMPQPMNQQLNNPQRNPQQQPNNPPRPRPPQPRQPQQMPQRPPQQRQQQPMLQPQPMLQPPNPQPPQPQNNQQQQQMQQNRSMNMPQPLRRQNRRPMPMQQPQRNNMQNQPPNNMPPMMMLQNNMPQMMNMPMMMNMMNMRN
RLQNMNMNMPQQRPNQPNNPNNPLNNQNMNNQMRPMPMNNMMRLPMQMRQPNPPNNPMNPMQRQPPNNPQPPPNNNMPQMNQPMRRMPMRQLQQLPMPMPRPMSNQNQPQLLQMQNQQPMQNQPMQPNMMQQMLPLNPNNNNMQNRNPNP
QQMMPNPQNMLQNNQMMQPNPQPMNMPQPMRMNPRQMMPNTMPNQNMPNPPPLQMPLMQPQMQPRLMPQPPPMNQQMQNRNQMRPNSNPQPPNRQMRPNNMNPQMQMMPQNQNRMNQPNPNMMNMMMMRPNMNQPLPNPPMMPMNMNNQN
PQMNQNLQPPPMRQNLLMQMNMMPPLNQMQRRMNMQLPQNMLMMQQNQPMMNRMPMPQPNKNMPNQMNNQQMLQLQLPQPNPQLMPQLQQPPPPNMRQLQQNNLRMQQMMLQQQMMQTMQQQPLPQMQNMMPNRNMNPNRRNTQRQNQPN
NMMMQLPQMMMRQPQQQMMQLRMRMNNMRMQNNMRNMMNMPPMMQQLQQKQMNLQPPMPRQQNPMMKMNSPNQMMMQPMNPMRMMNQQQQRPPPQPNLQNMMNRPMNNQQLKPQPMPQQMPQPQPMPPQPNPLPPRNPPLPMPQRNQQQQ
PMPRQMPMPPRMQQNNMQPPNPLLLRNPNLPMMRMQPMNNRQNPMPMQPRMPMNQNPMMQMQPNQQLQNMPPQPQPPPNQPQPNNPPPQMNPQMPNQNPKQRPQPNRQRNLPQMPNMMQLNRMMMQNNMRPRPNQQMMNPQPSPPNPNPM
QQRMPNRPQNPNPPRPMQNMPNMQRLNPRPNNRPMNNMMMQNMNPQNNQQPMMNMSLPPRNMPRQMPQQQPNRMQSNQKMNNPPRPNNPNLLPNNRRPRQPQQQQPPQNPQNQKSLNPQNNRMQQNNQLQQQRMPQPNPQPLPPQQMLPP
NRRQQPNMRQPSNLQPMQQRQQQPQNQMMNQPNNLPPNPQMLNMMMNQQSNPNNQPMQQNQQMQPLLQPQNPQMPPQQMPPQPQQPNPNRQQJMPNLPLNQMQNNMNQPPNNNQTMPPPQMMPQMNPNMPQNQQPPQNMLNRQPNRPPMR
PPLPPPPMNMPSPQPRPPPMQLQNPMQMRQNMNQPJMMNNMPMQQQQQMNPMQMMPNPPPPPQMNMPMMNPPPPQQPTMNNRLNQQNQMRPNPMJQMQQLRQLNMPNNQSLQMNPQQMPRQNPPQQNNPQQSNNMMQNNLPMMNMPQLRR
PQNMKPNMNMMPLPQPNNMLNNPMLNPMPMMPNMPPQNLNMQPQPPPNRNQQPPNPPNPQQPPQPPPQMQLPLPNMQPRMNQNLQMNMPPQNQPNRPMPMMRPRMRMNQPMMLRMMQMMRMPNMQNMQMQMLQQNPPNQPRQQNRQPNKM
NJNNMLRPQPMMMPQPQMPMNQNNNRPQNNPNPMQNNPQNPRQQMMPQNMPMPNNQPPPLMPLQPQMPMMPQPMQQPLNMPPPQMMPMQQQQQPQQLPRRLPMQQQPQRQQMMRNQMNPPMQMQPNQLQMQNPQPQPNQMPNNQMPNPQN
PNNMJPLPPRLNRNNNPMQKPPMNQPQRNQQNPPNMNNRMMPRQMPPMMQMQNNQRRMNPPPPPPRLMPPQMPRRQQQPMMNRQNMQQSQQLMRQMRQMPPMMQLMNLLQPMPMNPMPQMMMMRPPNNNNMQMNQPNMQLNPMNMQMPRN
PRQQNMPPMPMNLPMQMQMNQRQNRNQMNQNQNQLMQRRNMQNPNPQMRQPQQNNQPNQLMQPPPRQPQMPNQNPLMQMPPPNNPMMPMMKTQNQNPPLPPQPNMPQNPPPNNPMQPNQQQQPMPRLQRNQNMQQRPQPNQQPNQNPNML
QMPMMMPMNNQMMQMNQNRNNQPQMPMMPMQSMNPNNSQNPQPLPMQQPLTQRRNNQNRNMPPQNPMSRQPNPMNQNPQMNPPQRMQMPPQQMQQPPQMQPLQNRPPQQQLQMPNNTPJPQNNMQQMPPRPQQQLMQQQQPPNLRMPNQS
RNQNRMQPPNMMQPRQPMPPNPNMMMQMNPSQLRQPPRPPPQPPNNNNQNNMNPQLPMPNQMMPNMQNPQLQPNQQLRMQPNNMMQPPQQQLNQLQMPLPPPPTMPPQPQMQNMPMPKLNQNQQNQRNPMMPNPPQNPMMQPTMPMPMQM
PNQMRRQMRNQPQMNPPMPPQMLMRPNQQMJQPNQPNPMNPPQNLPNPPMRQNLMQQQQPQPNNLRPQPQPNQRNRMMQQQMPQNPLPQLMNPPMNNPQQQPPPNQPMQPPNRQRNSQNQPNQNPQNRMQNQQQLLQQNPTLPPQNQRPN
PMRMQNQPRNPPQPRQQQMMNNQPMPMKMNMNMRNPQPPNNMQLMMMNQMMNNSQMMJPLNRQMPMRQRQMQNQLPPMQMNPPPMNPPQMPNLNPLQNNQPNPQPRLTQNPQPPQQNNNNMMPPNNNPNLQNRPPPNPRNQNNMLNMPPM
PMQLPNPMPQNMNNNNMQPRNPPRRRNQPRPNPQQMNPNNNMMMRNPPQMMQNMLMPQRMMQPRQMNNNMPMPPPPMQKNPQQPLNNPNMQNPNLPNPPLPQQNQ`,
}

export const kindWeights: Readonly<Record<string, Packed & { readonly bias: number }>> = {
  despair: {
    bias: -0.884,
    steps: `
~~~U~~@~~~~~~~~~~~~~~~=~~~~~~~~~~~~~~:~~~~~~~~~~~~~?e~~~~~~~~~~+~~~~~~~~a~~~~~~~1~~~3~~~6~~~~~~~~~~~~~~~~^~~~~~~~~~~~~~~~~~~2~~~~~~~~~~~~~~~~~{~~~~~~~
~~~~~~~~~~~~~~~~v~~~~~~~~~~J~~~~~3~;~~2~~1~x~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~y~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|~~~
~~~~~~E~~~~~~~~~~~~~~~~~~~~~~l~~~~Xn~~~t~~~~~~~~~~~~3~~~~~E~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~h~~~~<~5~~~~~~~~~~~~~~~~U~~~~~~~~~~~~~~~~~T~~~~~~~~~K~~
~~~~~~~~~~~~~~~~~~~~~u~~~~2~~~~~~~~:~~~~~~~g~~~~~~~~~~~~~~~~~~~~~R~~~~~~~~~m~~~~d~~~~~~~~~~~~~~~~~~~)~~~~~~~~~~~~~~~~~~~M~~~~~~~~~~~~~E~~~~*~~~~~~~~~~
~~;~~~~~~~~~~,~~~~~~~~~~~~V~~~~C~~~~~8~~~~~~~~~~~~~~~~~~~~~T~~~~~~~F~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~a}~~~~w~~~~~~~~*=~~~~~~~~~~~5~~~~~~~~~~~~~v8~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~~j~~~~~~~~~~p~~~~~~~~~~~~~~~~~~~c~~~~~~~~~=~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~L~~~w~~~~~~~~~~~~~~~~~~~~~~~z~~K~~~3~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~2~~Ro~~~~~(~~~~~~~~~~~~~~~~~~t~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~=~~~~~~~~~<~k~0~~~~~~~~~~~e~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~d~8~~~~~~~~~~~~~~~~~N~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~B~~~~~~~~~~~~~~~~~~r~~~~~~~~~|~g~~~~~~~~~O~~a~~~~~~~.
~~~~~n~~~~~~~~~~~~~e~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~{1~~~~~~~~].~~~~~~~~~X~~~~~~~]~~~~~~~~~~M~~~n~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~*~~~~~~~~~~~~~D~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~.~~~~~9~~~~~~~~~J~~~~~~~~B~~~0~~~~~~~~~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~b~~~~F~~<~~~~~
~~~~~~~~~~~~~~~~~~~f~~~~~~~~~~~~~~~~~~~c~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~J~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~7~~~~~~~~~-)~~~~~:9~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~m~~~~~V~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~_g~~~~~~~~~~~~~~~~~~~~~~~~~D~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~?-~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~{~~~~~~~~~_~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~~e~~~~~~~~t~~~~~~~~-~~~S~~~~~~~~~~~~~~~~~~~~~~i~~~~~~~~~~~N~~~~~~~~~~~~~~~~~~o~~~~~~K~z~~~~~~~~~~~~~~~~~~F8~~~E
~~~~~aw~~~0~~~~~~~~~~~~~y~~c~]I~~~~~~w~~~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~0~~~E~h~~~~~~~~~~~~~~~~~~~~~~-~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~*L~~~~~~~~~Kf~~(~~
~~~9~~~~~~~~~~~~~~~~~2~~~~~~~~~~~o~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~f~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~*~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~P~~~X~t
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~f~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~~~y~~~~~~s~~~~~~~~~5~~~~~(~~~~~S~~~~~~~~~~~~~~~~~~~
~~~~F~~~~|W~~J~~~m~~~~~~~~~~~~~x~~~~~~~~~~~x~D~~.~~~~~~~~c~~~~~~~~~~~K~~~~~~~~~~~~~~~~~~~~~t~~~~~~~~~U~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~M~~~~~~~~?~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~e~z~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~J~~~~~~~~~/~~~~7~~~~~~~~~~~~~<~~~~+~~~~~~~~~~~~~~~~~~~?~~~~~X~~~~~~~~~~~~~k~~~~0~~~
~~~~~~~~~~~~~~~~.~~~~~~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~~~~~~~~~~1~~~~~~~~~~~~~~~~~~~~~~~9~~~~k~~~~~~~~~~~~~~G~~~~~~~~~~~~~4~~~P~;~~M~Q~~~~~~~~~
~~~~~U~~~~~~~~~~~~S~~~M~~~~~~~~~~~~~~~W~~~~~~~~~~~~~~C~~~~>~g~~,~~~~~~L~~~~~~s~~~~~~~~~S~~~~~~~~~~~~~~~7~~~~~~~|~El~~~~~~~~~~~~~~~~~~~~~~~~~~~~~F~~~7~
~~~~~g~~~~~~~~~~~~~A~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~)~~r~~~~~~~~~~~~~1`,
    weights: `
PRKMMNPPRLMQPNNSRSNMMPQNPLMNNMLSRPTNMPMMQNMQMKLRPPQTQPRSKMPNPQMNLNLRMMMMMMLQPPQQQPRPLKQTQMLQQRNMNMPPLPMPMRQMNPLMPNLQSRKMQRNRQNQNRLQLNMRNTPQQMRPQQLMNMP
SMPKMQNRKMQPMQKQRNPRPPJQPNRQPMMPLRLNNLNPTSMNPPQNQMQNMQMRPNRNLRPNNRQPNNQPQRQLLLPMNNPSPMPQNN`,
  },
  selfHarm: {
    bias: -1.548,
    steps: `
~~~~~~~~~~~~~~~~b~~~~K~~~~~~~~~~~~~Fq~~~~~y~~~i~~~W~~~~~~~~~~i~~~~~~~~a~~~~~~~~~~=~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~Q~~~~~~~~~~w~~~~~~~~ow~~~~9~;~~~~~~~~~~~~~~~~~~~~~~~~~~~~~^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~h~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
/~~~~~~~~~~~~~~~~~~~~~~l~H~~~7n~~~t~~~~~~~~~~~~3~~~~~E~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~h~~~~<~5~~~~~~~~~~~~~~~~U~~~~~~~~~~~~~~~~~T~~~~(~~~~~J~~~~~~
~~~~~~~~~~~~~~~~~~~~~~*~~~~~~~~~~~~~~~z~~~~W~~~~~~~~~~~~~~~M~~~~~~~~~~~~~~~~~~~~~~~~~n~~~~~~~~~t~~~~~~~~~q~~~~~~~~~~~~~~~~~z~~~~@~~~~~~~~~~~~~~~~>~~~~
~~~~~~,~~~~~~~~~~~~E~~~~~~~~~~~~~~~~~~~~~~~~~e~~~~~V~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~*~~~~~~~~~~~~~~:~~~~~~~~~~~~~~~~~~~/~~~~~~7~~~~~~~~~~~~~
~N~~~~~~~~~~~~~~~1~~~~~~~~~~~~~~~~~~~~1~~~~~~K~~~~~~-~~~~~~c~~~~~~~~~=~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~F~~~~~~~~~~~~~~~~~~~~~~~z~~K~~~3~~~~~~~~~~
~.~~~~~~~~~~~~~~~~~~~~+~~~D~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~Y~~~~~~~~~~~~~~~~~~)~~f~~~~~~~~~~~~~~~~~~~~~~~~~v~~~~~~~~~~~~3~~~~~~~~~~~e~~~~~~~~~~~~~~~
~~~~~~~~O~~~~~~~~~~~~~~~~~~~~~~~~~~~~~K~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~k~~~~~~~~~~~~~~~~~~~~~~~~~~~~q~~~~~~~~~~~~~s~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~P~~~~~~~~b~~t~~~~~~~~~~~~~~~~~~_~~~~~~~~~~~~~~~~~~@Q~~~~~~~~~~~~~5~~~~~~~~;~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~=~~~~~j~~
~~~~4~~~~~G~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~K~~~~~A~k~~x~~~~~G~~~0~~~~~~~~+~~~~~~~~~~8~~~~~~~~~~~~~~~~~~~~~~M2~~~~~~~~~~~/~~~~F~~<~~~~~~~~~~~
~~~~~~~~~~~~~f~~~~~~~~~~~~~~~~~~Y~~~~~~~~~~~~~~~~~~M~~~~~~~N~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~~~M~~}~~~~~~~~~~~~~~~~~~~~~~~~~8~~~~~~<~~~~~~~~~~~~~~~~~~
~~~~I~X~~~~~~~~~~~~+~~~~~:9~~~~~~~~~~~~~~~~~~~~~~O~~~=~~~~~-~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~^~~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~ar~~~~~~~~~~
~~~~~~~~~~~~~~~~d~~~~~~~~~~~~~~Z~~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~~~~~~~U~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~jM~~~~~~~~~~~~~~~~~~~~~6~~~~~~~~~~~~~~~~~~~~
~~~~Z~~~~~~~P~~~~sE~~~~~~~~~~~~~~~~~~~e~~~~~{~~~~~~~~~~~~~~R~~~~~~~~~~~~~~~~~~~~~~i1~~~?~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~Bw~~~~~~~~~~~~~~~~R~~t~~m{~~~
~~~F~~~0~~~~~~~~~~~~~y~~cY~L~~~~~~w~~~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~0~~~E~h~~~~~~~~~~~~~~~~~~~~~~-~~~~~~~~~~~~~~~~~~~~~~~~~e~~~~~~~~~~~~~~~~7f~~(~~~c~S
~~~~~~~~~~~~~~~~~f~~~~~@~~~~~~~~~~~~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~~~~~~~f~~~~~~~~~~~~C~~~~~~~~~~~~-~~~~~~~~~~~~~~~~~~~~~~~~~~~~(~9~~~~~~~~~~~~m~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~/~~~~~~~~~KO~~~~~~j~~~~~~~~~~~~Fz~~<~~~Y~~~~~~~~~~X~~~~~S~~~~~~~~~~~~~~~,~~~~
~~_~_~~~~~~~{~~~m~~~~~~~~~~~~~x~~~~~~~~~~~x~~~K~~~~~~~~~~~~~~~~~~~~1~~~~~~~~1~~~~~~~~~~~~~j~~~~~~~~~~~~G~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~~~~~~~~?~~~~~~~=
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~N~~~~~~~~~~~~~N~~~~7~J~~~x~~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~i~~~~~~~
~~;~~~~~~~~~~~~~~~~~~~~Y~~~~~~~~~~~~~~~~~~o~~~~~~C~~~~~~~~~~~~~~~~~k~~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~B~~~~~~~~~~~~~~~~~~~~~~~~~P~;~~]~B~~~~~~~~~~~~~~
U~~~~~~~~~~~~S~~~M~~~~~~~~~~~~~~~W~~~~~~~~~~~~~~~~~~~~D~WP~~~~~~L~L~o~~~~~~~~~~~~~~~~~~~~~~~R~~~~~~~~~~~~l0~~~~~~~~~~~~d~u~~~~~~~~~~~~~~~~~~~~~~~~~~g~
~~~~~~~~~~~~A~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~)`,
    weights: `
NQNPQRKNMRMMLPNMMQMMMMPPPMPNSMNQPQNNQNPPQTNPRMMPMNNSNNQMPMRMQMMNNNQPPLMRMPMKPRQNPNNMPRMPRNLPNNPNNNQMNNPSQPQLNPPPPSLQMQMMNNMQNMPQNMQMPMMLNNNRPPRNNQSQNL
LMQRMNPNNPMMNNNPMMQPPPRLSSPQQQQNRNQMMPNNMNQNRMPNRSPNRLMQPNNNQTQQMQNPPNPNPMRSQMNQNPMPN`,
  },
  violence: {
    bias: -1.825,
    steps: `
~~~~~p~~~~~~~~~~~~~~~~~~Y~~~~~~~~~~*q~~~~~~~~~e~~~W~~~~~~~~~~~~~~~K~~~~~~~~~~~~~~=~~~6~~~~~~~~~~~~~~~~~~~~~~J~T~~~~~~~~~~n~~~~~~~~~~~~~~~~~{~~~~~~~~~~
~~~~W~~~~~~~~~D~~~~~~~~~~J~~~~~~G~~2~~1~x~~~~~~~~~~9~d~~~~~~~~~~~T~~~~~~~~~~~~~~~~~~~~~~~~~~~Q~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~~~
~~~~~~7~~~~~~~~~~~~~~~~~~~~~~l~~~~X~~~~~~~~~~~~~~~~~~~l~~J~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~F~~~~~G~~~~<~5~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~.~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~N~~~~~~~~:~~~~~~~~~~~~~~~~~~~~~~~~~~~i~~~~~~~~~~~~~~~}~~2~~~~~~~~~~~~~~~~~X~~~~~~~~~q~~~~~6~~L~?~~~~~~~~~~~~~E~~~~*~~~~~~~~~~
~~;~~~~~~~~~~~~~~~~~~~~~~J~~~~~~~~~g~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~F~~~~~~~~~~~~~~~~~8~~~~~w~~~~~~~~~~~~E~~~~~~~0~~~~k~~~~~~~~~2~~~~~~~
~~~~~~~~~~~~~~~w~~~~~~~~~~~~~~~]~~~~~~~~~~~D~~~~~~~~~~~~~~~~~~~~~~~~~~~~M~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~d~~~~~~,~~~~~~~~~~~
~~~:~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~t~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~d~0~~~~~~~~~4~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~~~~~~~~~~~~D~{~~~~~~~~~~~~~~~~~~~~~~~~~~s~g~~~~~~~~~O~~a~~~~~~~~~~~~~~~~
~~~~~~~~~~[~~~~~~~~~~~~~~~~~~~r~~~~~~~~~~~W~~~~~~~y~~~~~~x~~~^~~~~~~~~h~~~~~~~8~~VI~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~@~~~~~~~~~~~~3~~
g~~~~~~~~~~~~~~~~~~~~~~~~~~m~~i~~~~~~~~~~~~~~1~~~~~~~T~~~~~A~~~~f~_~~~~~~o~~~~~~~~~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~~~~~~fW~x~L~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~D~~~~~~~~~~~~~~~~~~Y~~~~~~~~~~~O~~~~~~~~~~h~~~~~~~6~~~~~~~~~~~~~>~~~~~~~~~~~~~~~~~~4O~~}~~~A~~~~~~~~~~~~~~~~~~~~~~~~~~~~3~,~~~~~~~~~~~*~~~~~~
~~~~~t~~y~~~~~~~~~-~~~~~<9~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~m~~~~~~~~~~~~~~~~~:~~~~~~~~~~~~~~~~~~|~~~~~~~~~~v~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~p~~~~~~~~~~~~L~~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~V~~~W~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~h~~~~~;~~~~~~~~O~~~~~~~~~~~;~~S~~~~~~F~~~~~~~~-~~~S~~~~8~~~~~~~~~~~~~~~~~)~T~~~~~~~~~~~N~~~~~~~~~~~~~~~~~~o~~~~~~K~~~~~~~~~~~~~~~~~~~~T~~~E~~~
~~aUG~~~~~~~~~~~~~~~~Fc~~cY~/~~~~~~~~~~~~~~~~~~L~.~~~~~~~~~~~~~~~~~~~~~~N~h~~~~~5~~~=~~~~~~~~~~~~X~,~~~~~@~~~~~~f~~~~~~~~~~~~~~~~~~~~M~~~~~~~~~K~~g~~~
c~~~~~~~~~~~~~~~~~~_~~~~~t~~~~~x~~~~~~~~~~~~~~~}~~~~~~~~~~~~~~~~~~~~@~~~~~~~~K~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~*~~~~~~~~~~~~~~~~~o~~~~9)~~~~~~~~~~~~~}~t
~~~~~~~~~~~~~~~~~~~~~~~O~C~~~~~~~~~~~~~~~~~~~~~~~A~~~Z~~~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~~u~~~~~A~~~~~~~~~~~~~~l~~~~~p~~~~~~~~~~~~f~~~G~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~~~x~~~~~~~~~~~~~~~F~~~~~~~~c~~~~~~~~~~~K~~~~~~~~1~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~N~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~7~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~?~~~~7~~~~~~~~~~~~~~~~~@~~~~~~~~~~~~~~~~~~~?~~~~~X~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~{~~~~~~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~~~~~~~~~~1~~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~~~~~~s~~~?~~~~~~~~~~~~~4~~~P0~~~~~~~~~~~~~~~~~
~~]~~~~~~~~~~~~S~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~E~~~~~~~XP~~~~~~~s~~~~~L~~~~~~~~~S~~~~~~~~~~G~~~~m~~~~~~~|~E~~~~~~~~~~~~~E~~~~~~~~~~~S~~~~~?~~~7~~~~~
~g~~~~~~~~~~~~~A~~~~~~y~~~;P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~D~~~~~~~~9`,
    weights: `
NMNRPLRQSMQNRPMQNRPNNNQPQRPNMMNRNLLNPQTPLNPSLPMNMNQNTMNQNMTNPQQNLQNLQMMMLMQMNRTRMKMRMMNMMNQPQQPPQMRMTRNQMMQMRPNQMLQMMMMNPNPRMLNSPPNNQPRMNMQNQJMMNMPKQP
MRPMPNMMRRPNPRPSQMLPPRQMNMRNQSQMPRNLMMMPRQLPNPLMQRLNQMQMQPPQNLNPNQMMMMNJKLMRNPMQMQMNMRRRR`,
  },
  childAbuse: {
    bias: -1.588,
    steps: `
~~~~~~~~~~~~~~~~b~~~~K~~~C~~~~~~~~~~*~~~~~~~~~~~~~~3e~~~~~~~~~~+~~~~a~~~}~~~~~~~~~~~~~L~~~~~~~~~~~~~~~~~~~~~~~y~~~~~~~~~~n~~~~~~~~~~~~~~~~~{~~~~~~~~~~
~~~~~~~~~~~~~v~~~~~~~~~~J~~~~~~G~~~~<~x~~~~~~~~~~~v~~~~~~~~~~~T~~~~~~~~~~~~~~~~~~~~~~~~~~4~D~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~/~~~~~~~~~~~~~~~~~~~~~~~~7~~~7n~~~~~~~~~~~~~~~~*~~x~~J~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~5~~~~~~~r~~~~~~~~b~~~~~~~~~~~~~~~~~T~~~~~~~~~~~~~~
~~)~~~~~~~~~~~~~~~~~~~~~L~~~~~~~~:~~~~~~~g~~~~W~~~~~~~~~~~~~~~~x~8~~~~~~~~~~~~~~~~~~~~~~~2~~~~~~~~~t~~~~~~~~~q~~~~~6~~L~~~~~~~~~~~~~~^~~~~*~~~~~~~~~~~
~;~~~~~~~~~~,~~~~~~~~~~~~V~~~~C~~~~~8~~~~~~~~~~~~~~~~~~~~~T~~~~~~~F~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~Y~~~~~~~~@~~~~~~~~~~~5~~~~~~~~~~~~~v~~~~~~~
~~~~~~~~~~~~~~~w~~~~~~~~~~~~~~~]~~~~~~~~~~~D~~~~~~~~~~~~Q~~~~~~c~~~~~~~~~=~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~
~~~.~~~~~~~~~~~~~~~~~~~~+~~~D~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~D~~~~~Q~~~~~~~~~~~~~~~~~~~~J~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~j~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~j~~~~~~~~~~~~~~I~~~~~~~~~~~~~~~~~~~~~~~~D~~~~~~~~~~~~~~~~~~r~~~~~~~~~|~~~~~~~~~~~9~~~~~~~~~~~~~~~W
~~~~~~~~~~~~~e~~~~~~~~~~~~~~~~~~~r~~~~~~~~~~~W~~~~~~~~~~~~~~~~~~_~~~~~~~~]~,~~~~~~~~~0~~~~~~~~~~~~~~~d~~~~~d~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~:~~~~~~~~~~
m~~g~~~J~~~~~~~~~~~~~~~~~~~~~~~H~~i~~~~~~~~~~~~~~1~~~~~9~~B~~~~~~~~~~*~~~~~~~~P~~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~*~~~~~~~~~~W~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~B~~~~~~~~~~~O~~~~~~~~~~h~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~.~~}~~~~~~~~~~~~~~~~~~~~~~~B~s~~~~~~<~~~~~~~~~~~~~~~~~~
~~~~~|~~~~~~~~~~~~+~~~~~:9~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~C~1~~~~L~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~p~~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~~~~)~~~~~~~~~~~~~~~~~~~~0~~~~~~~~~_~~~~~~~~~~~~~~T~~~~~~~
~~~-~~~~~~~P~~~~~;~~~~~~~~O~~~~~~~~~~~~~~~~~9~~v~~~~~~~~-~~~~~~~f~~~~~~~~~~~~~~~~~)~~~~x~~~~~~~~,~~~~~~~~~~~~~~~~~~~~~d~~~V~z~~~~~~~~~~~~~~~~~~F~~mh~~
~~~aUG~~~~~~~~~~~~~~~~~,~~cY~L~~~~~~w~~~~~~~~~~~5~~~~~~~~~~~~~~~~~~~~7~~~E~h~~~~~~~~K~~~~~~~~~~n~~~~~~~~1~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ZP;~~(~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~.~~~~~H~~~~~~~~~~~~~~~~~~~~i~~~~~~~~~~~~-~~~~~z~~~~~~6~~~~~~~E~~~~~~~~R~~~~~~~~~~L~~~X~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~Gh~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~r~~~~~A~~~~~~~~~~~~~o~~~9~~~~~~~~~~~~~~6~~~~~~~~~~~~~t~~~~~~~~~~
~~~D~~~~~~^~~|~~~m~~~~~~~~~~~~~~~~~~~~~~~~~6d~~~K~~~~~~~~c~~~~~~~~~~~~~~~~~~~U~~~~~~~~~~~~~j~~~~~~~~~U~~o~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~~~~~~~~?~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~,[~~~~?~~~~~~~~~~~~~(~~~~~~~~~~~~~~~~~~~~~Eq~~~~7~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~~~~~~~~~~~~~F~~~~~~~~
~~~~~~~~~~~~~~~7~~~~~~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~C~~~~~~~~~~~~~~~~~k~~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~B~~~~~V~~~~~~~~~~~~~~~~~~~~*~2~~M~~~~~~~~~~~~
~~~~+~~~~~~~~~~~~~~~{~~~~~~~~~q~~~~~~~~~~~~~~~~~~~~~~~~~~~]P~~~~~~L~L~o~~~Z~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~l0~~+~~~~~~N~~~~7~u~~~~~~~~~~~~~~~~~~~~~~~~
~~g`,
    weights: `
PMPRMPPMMNMNNRPMNRQNPPNPPNPQQTNQPMMPQPNNNNRPPMMMNPNNLNPNPSNPKNQPNNQNNNMRRMPPNNNLQNNNNNQNNPNNPPNQPQNNNNRQNQMPMQQNMNMNPPLMQPPMLPPNNQNNNPMPMRNTQPNMMMPTMM
PPRPQNNNKPLPQNQNNPNNPQNPPNMRRPNNQNNNLQTPMQQPQQNPPPPNMMNNPQNPNQQNNNPMQQMPNNNPPNNMNQM`,
  },
  overdose: {
    bias: -0.844,
    steps: `
~~~~~pG~~~~~~~~~~~~~~~~~~~~~~~~~~~~<~~~~~~~~~~W~~~~?~~~~~~~~~~+~~~~a~~~~~~~~~~~~~~q~~X~~~~~~~~~~~~~~~~~~~~~~J~~~~~~~~~~~~E~~~~~~~~~~~~~~~~~~~~~~~~D~~~
~~~~~8~~~~~~~~~~~~~~~~~~~iw~~~~~M~~~~<~p/~~~~~~~~~~~v~~~~~~~z~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~-~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~/~~~~~~~~~~~~~~~~~~~~~~l~~o~h~~~~~~~~~~~~~~~~q~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~H~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~b~~~~~~~~~~~~~~~z~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~B~~~~~~o~~~~~~~~~~~~~~~~~~~~~~~~~~~L~~~~~6~~~~~~~~~~~~k~~~~~~~~C~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~q~~~~~~~~~T~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~F~~~~~~~~~~~~~~~~~8~6~~~~~~~~~~~~k~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~>~~~~~~~~~~~~~~~~~~~~~~~~~~{~~~~~~K~~~~~~~~~~~~~~~~~~~~~~~~~~v~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~T~~K~~~3~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~Y~~~~~G~~~~~~~~~~~~~~~~~~~~h~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~+~~V~~~~~~~~~~~~~x~~~~~~~~~T~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~K~~~~~~~~~~~~~~~~~N~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~6~g~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~c~~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~01~~~~~~~~~~~~~~~o~~z~~~~~~~2~~~~~~~~~~M~~~n~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~j~~~J~~~~~
~~7~~~~~~~~~~~~~~~~~~z~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~-~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~Y~~~~~m~~<~~~~~~~~~~~~~~~~~~~~~~~~f~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~-~~~~~~~~~~~~~~L~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~v~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~|~~~~~~~~~~~~
+~~~~~:~~~~~~~~~~~~~~~~~~~~~~c~~~~~~~~~M~~~~~~~~~~~~~~~~~~~~~~~~~~~~~S~~~~~W~~~~~~~~~~~~~~~~~~~~~~~~~~.c~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~4~~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~7~~~~~~~~~~~~~~~~T~~~~~~~~~~~~~:~~~~~W~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~i~~~
~~~~~~~~~~~~~~~~~~~~~~c~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g~~~~~~~~~~~~}~~~~~~~~~~~~~~~~~~o~~~~~~~~~~~~~~~~~~~~~~~~~~z~~~E~~~~~aw~~~0~~~~~~~~~~~~~y~~~
?~*,D~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~n~~~~~~~~~~~~X~,~~~~~@~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~/~~<~~~c~~~~~~~~~~~~~~~~~~~~~~~~U~~
~~~x~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~n~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~F~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~P~~~~~)M~~~~~~~~~~~~~~:~~~~~~~~~~~~~~~
~~~~~~~~(~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~(~~~~~~~~~~~~G~~~~~~~~~~T~~~~~~~~F~~~~~~c~~^~~~~(~_~~~~~~~{~~~m~~~~~~~~@~
~~~~^~~~~~~|~~~~y~~~~~~~~~~~~~~~~~~~~~~~~~}~~~~~~~~~~~~~~~~~~~L~~~~~~~~~U~~o~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~<~5~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~8q~~~~~Z~~~~~~~~~~~o~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~m~~~~~~~~~;~~~~~u~~~~~~~~~~~~~~c~~~~~
~~~~~~Q~~~~~~~C~~~~~~C~~~~~~~~~~~~~~~~~k~~~~~~~~Z~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~w~~~P0~2~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~8~~~~~~~~~~~~~~~
~~~p~~~~~~~~~~~~G~~~~~~~~~~)~~~~~~~s~o~~~~~~~~~~~~~2<~~~~~~~~~~2~~~~~~~~~~~~l~E~~~~~~~~~~~M~u~~~~~~~~~~~~~~~~m~~~7~~~~~~~~~~~~~~~~~~~~~~~~~~~~~w`,
    weights: `
NQPNNNPPNNPPNNNMPQPNQNNNNPNNMNPNPNNNNNNNNNPNPNQPPNQPNNPNPMPNPNPPPPPNNNPNNNNLNPRNNNNNNNNTNMPNNQNNNNPPNNNNNNTPPPNPPPPNMMNPNPNNNPMNNNPNNPNPPPMPNNQPQNNNPP
NNPMNPNNNPNPLPMPNPPMQNQSNNPQPPPNPNNQ`,
  },
  medicalEmergency: {
    bias: -0.641,
    steps: `
~~~U~~@~~~~~~~~~~~~~~~=~~~~~~~~~~~~~~:~~~~~~~~~e~L~~2e~~~~~~~~~~+~~~~~~~~a~~~~~~~~~~=~~~6~~~~~~~~~~~~~~~~^~~~~~j~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~C~~~~~~~
~~~~~~~W~~~~~~~~~D~~~~~~~~~~~~~~~V~;~~2~~~~,~~~~~~~~~~9~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g~~~~~~~~~~<~~~~~~~~~~~~~~~~~~~~~~~~X~~~~~~~B~~~~~~~~~o
~~~~~~~~~E~~~~~~~~~~~~~~~~~~~~~~l~~~~Xn~~~~~~~~~~~~~~~~~~{~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~J~~~~~~~~~*~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~^~~
~~~~~~~~~~~~~~~~~~~~~~~~~~*~~~~~~~~~~~~~~~~~~~~T~~~~~~~~~~~~~~~M~~~~~~~~~~~@~~~~d~~~~~~~~~n~~~~~~~~~t~~~~~~~~~q~~~~~~~~u~~~~~~~~~,~~~~@~~~~*~~~~~~~~~~
~~;~~~~~~~~~~,~~~~~~~~~~~~~~~~~~~~~~/~~~~~~~~~~~~~~~~~~~~~T~~~7~~~~6~~~~~~~~~~~~~~~~~N~~~~~~~~~~~~~~~~~8}~~~~w~~~~~~~~*~~~~B~~~~~~~0~~~~k~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~v~~~<~~~~~S~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~T~~~~~~~~~=~~~~t~~~~~~~~~~~~~~~(~~~~~~~~~~~~~~~~~~N~~~~~~~~~~~~~~~~~~~~~~~z~~~~~W~~~
~i~~~~~~~~~~~~~~~~~~~~~~~~~~~~~e~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~5~~~~~~~~~:~~~~~~~~~~~~-~~V~~~~~~~~~~
~~~x~~~~~~~~~T~~~~~~~~~c~~~~~~~~~~~(~~~~~~~~f~~~~~~~~~~~~~~~|~O~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~B~~~~~~~~~~~~~~~~~~~~~~~~~~~~q~~~~~~~~~~~~~s~~~~~~~~~
~~~u~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~4~~~~~~~~~~~~~~t~~~^1~~~~~~~~~~~~~~~o~~NQ~~~~~~~2~~~~~~*~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~2~C~~~~
~~~~~~m~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~A~~~~~~~~~~~~~~1~~~~~~~T~~~~~A~~~~f~_~~~f~~~~~~~~~~~~~~~~~~~~~E~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~@~~~G~~~~F~~<~~~~~
~~~~~~~m~~~~~~~~~~~v~~~~~~~~~~~~~~~~~~Y~~~~~~~~~~~~~~~~~~~~~~~~~v~~~~~~~~~~x~~~~~~~~~~~~~~~~~~~~~~~{O~~~~~~~j~~~~~~~~7~~~~~~~~~~~~~~~~~~P~~~~~~~~~~~~~
~~~~)~~~~~G~~~~T~~~~~~~~~~~~~~B9~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~m~1~~~~~~~~~~~~~~~~0~~~~~~~~~~~~~J~~~~~W~~~~~~~~~~~~~~~~~~~~x~~~~~3~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~~~~~~~~~~~~?~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~7~~~~~~~~2~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~~~;~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~p~~~~~~~~-~~~S~~~~~~~~~~~~~~~~~~~O~~~?~~~~~~~~~~~N~~~~~~~~~~~~~~~~~~o~~~~~~K~z~~~~~~~~~~~~~~~O~~t8~
~~E~~~~~aw~~~0~~~~~~~~~~~~~=c~~c~]I~~~~~~~~~~~~~~~~~~/~.~~~~~~~~~~~~~~~~~~~0~~~~~0~~~~~~~~~~~~~~~~~~~~~~-~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~O~~~~~~~~~KP~
~~~~x~~~~~~~~~~~~~~~~~~_Y~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~3~~~~~~~~~~~~~n~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~*~~~~~~6~~~~~~~~~~~~~~~r~~~~~~~~~~~~~
~)~LM~~~~~~~~~~~~~~:~~~~~~~~~<~C~~~~~~~~~~~bh~~~~~~~~~~~~~~P~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~g~~~Y~~~~~~~~~~~~f~~~~~~~~~~~h~~~~
~~c~~~~~~_~~~~~~^~~|~~~m~~~~~~~~~~~~~~O~~~~~~~~~~~I~D~~.~~~~~~~~c~~~~~~~~~~~~~s~~~~~a~~~@~~~~~~~~~~~~~~~~~~~dB~~o~~~~~~~~~~~~~~~~~~~~~~~~~~~~[~~~~~~~~
~~~~~~>~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~{~~~~~~~~~~~~~(~~~~~~~~h~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~u~~~~~~~~~~~~~~~~~~~~~~~C~~~~~~~~~~~~~~~~~~~F~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~x~~~~~~~~~~~~~~~~~~o~~~~~~~~~~~~~~~~~~~~~~~~1~~~~~~~~~~~~~~~~~~~~~~~9~~~~~~~~~~~~~~~~~~~5~~~~~~~~~~~~~~~~^~;~~~~~~~~~~~~
~~~~~~Q~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~U~~~~~~~~~~~~~~~~~~~~D~~,~~~~~~~s~~~~~L~~~~~~~~~S~~~~~~~~~~G~~~~~~~~~~~~l~~~~~~~~~~~~m~u~~~~~~~~~~~~~~~~~~~}~~~~
~~g~~~~~~~~~~~~~A~~~~~~y~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~-~~r~~~~~~~~~~~~~1`,
    weights: `
NKRKMNTPMNMNMQMQNNLMPQNPRMPNNRQPLPPNQMPMPNPSNLTLMMNNNPNMNQPMMRQMPQNNLPMQQNRSLQQNRNQQTMPMNMPNRPRQQPPPSMPNMPRMNMLQQLMPNRQMRNQMNJNMPNNNSLMSRSMPMNMRMNPPMP
NQKNNMNNNNMLMRSSNNNPNNQMLRLMNMMQRLRPPMMMNMTRQSNNQNMRPMPMLLQMNMPNMQNLKMNLQNNLMRPPQPNNRNQMQP`,
  },
}
