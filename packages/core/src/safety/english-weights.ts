// Written by evaluation/need/train.ts.
import type { Packed } from './weights'

/** The score from which on a message counts as need. */
export const threshold = 1.411

/** The same for a message without any sign of need. */
export const plainThreshold = 1.895

export const needWeights: Packed = {
    steps: `
Nma<)>=*-P/0M60s4S(Op41=1L885U=0D~~3111T5UCLH;R5g@0RF,5MEK.*((~E6Aa<^4(ED+Q+ci,-7X~tJ^Kt7B<G{<~>cQJ:~g5VPM~CX~W=)Gm2n[@H6I_(7+C64148P:=4LRq)N~D5/eM;1=
m<LAD5A1~Q~[+~Q*dKA]07y:?*E+:@4Y+a(e=q~,R+iD@<;)t1-QQQ=C~nAMc~5a@N1DO<>D.~~,5DCHe;0+V4cHBWW(~0+</S1J*T^@.M5z+581~3~4>j~[;9)0@.)7b@k/hT:Fe~Y?5fQUHi-=)~
~~95AMBW<4,1))aWqkM/2.23-Y)7B1]K.>~~//bB~41VDuA;mJRC)B??09<1/7E,+/9A9Q*[o^|7@05X6>R[m:>=w;.*~.5l=*~FZ71~~M11;6,r6@;b)[B/.LV7(:,46EO:s>.<+)5_h:~ZN;i5:2
W)2z,Y~.1mA9B=:B@8KL)6:/2qIMAgM,^(33,b<q=<-cAA(E54j6E>J,>89*.J)(,9h<*E*V.;~,@(B>~;>4:l~K])D9*R:8513*8D~H,@<kb~FY7f~*~7A<L/GD[{~/@B-,6{(0*41qc0/9E,J3T~
+C:X~C/o85b.Q*~R;.N/bh~Z3k)r7-Sb~4*<]/I-0|((6~:75S-+?;J36(B+93*T*~1Q/,nMb~@-^4<3Rs0)=e9eU67.D|(28U=,:D)*@5J=D=H[G)AW^9)r18E>D6~<0d=E,v~IEI/)J/^Or=J/<V
c+W~;7<JQi~64WNO.P;Qi)28_pQ~1YC-/x)6]V@-/N(XK1~38C^D9~?~k.,d=C=4hAp1mM2y6~+6>i/-~5G)3H;[1A~A:5p;A~N~/~OESLF6P~Z3(7(87~mJ-5+3*9G11BGB+O..Y./61).~>V)7>3
@1Rs,4W3*N)1A~Fx8Q+Z:E;3G8>9@E~ED)3:?.ZH(r98)/^b6*0us.x3<.~:I~gH)8,et)0H0(?-X1hI:+)I~~63*~=lx>rH6T@JM4I]+:+O4npA++2+9<<~/_)^m=)::0DGY1R^bT:M1XD;6P6/(A
P7~,}G-3B0Y;BbJ3*~61,B~CO;,,J9(cF)/^,S,.+/]J.)2?Nb+JVy65w4?]+)83~Ap(F)a2FE(:F:bP.a(--,ZVo72@Bx[41h7<=a9D7/>Jg.-~n?K**3@>-;z;6g(D~7:;*)2s;Whw,B}8U^[OH=
*6.WM~~6*A,*-:2.,<aWfrR)53,):=I,N1/y+f3*~2331LBr(9213AV92vG~L]?KA:@815-+U(903~J=0-t[)Y.~38I/~M7*_=,/n9|~J,)A~B9J@eT~)tF++B7RG:XIT~V>XZ23E0L*;z-}-4H7<*
7..DN7*=2v1I)d:30]4<]c2^BF)TE4=4*(Lo:VBQ?~+*L[3M5<,7<M3?80nr/*4|:I,A,P<^9s?.V14~~1:Bt~f6/~149O,*/.).762?,8(A5KdwwI115*X:~8838L71>)Ww(4[/a(9)6(L.C7W[,<
9A*<)1G2(x~[/I)/,D;/z-0ai=nW9~3B?7>)N~,0-~~1SZ72Uf?~~O*<+9XQ/I1[G{@B_+wMZ;J;MQ96KB-*+D><u0:-G*21U6*~<B;~Q<,<C>)30(1L~6):)Y3~+;.gG8~0P3S?2/2CY_2+~@4~~<
.X=:*,*3,Q4MFN8-P~~cL7-9j~ETDl427S2>?<h,UP1G1E-3C?50~7QXF8?:,k@3mO/+:.(/4Qs<x01HAL-.(0:6~<0*7_6B0:X4y)/Y,+l.]**/03;~=~4,5EL<GE^H=iAF0074Z~?0]+*,s609>c
5./3207+>Y)08=Xh;9=*f@~7UO0.AY(=(r(6<B+/(Fg,)1~466,C50>0C3y<:p<LZPyZRIs(6-.Q=y9R+EM+D-E*3,20d~A9314-5>TOD(0.1*~,,~KW1Y39/0|@(Fh/7d22XC):(G=O0;QX:,7~pA
,~D.D~f~<(H;:9+9+-.DJ^OlV03K56R8(4e6-J)G~X)A(3ywA8,)HS,1wN~/gP+9HZWi/D,;z<4JeDy=Y+,mB[8^AZEO14+*k-U67D*(<3,at1VW:(DA[95^1/O,GX~lX?S86@u98<~)./]:2;F@=t
<A3G+0.U(H8.S-4vA)NH~/Q7S51)0KX;D.)C=A;rP(]-V81~~2NY;K^H80~(/]t--~W51A^+AO8V)<~Sp/:~-?(9((X(~S.]c~DURK5S@E<)IKOZE>q}ETgCFW)>Ul~O~,?}U;Do59,7h6~1~n_+~[
I7~836=;l~A7[k1)C*)*a)G~7rPr80p8(~:(8Fb~H]..Ud~5F=S/VD6=r-:39~~u2XQ~r(~WN+/3|1h6HIpm,~2S3d1BAA42:;OE~514+c~5?<5.Q9+3PF(@*(N0NG,+)9z~~+3-*+Y[+E:@0L679(
~9~f((GO3:)*r~DH?x<,)+[41C=(L2/~5~|M/@~~(6~yI08T=AR~o+5;--i0B18:z:4.0R.;~*?*<>=GL=h9/(e[*(*0A32@~U0h.4*8(DS,)@.V2D~2A5~/kC0~D>L.]K.C(J2AqD/.:/0)DK6~~Z
?Td0FF{*5-~)L8b6*-+e~~1(6[D.(:~,?7~.~C6K814*/:3)HD)(~G5~1H/*+;.~2Sp2~^@L2~.4C=F~6B21~c0l0~H?n6.54~(7~SG+@C)G>9ay/;><5YF>3)yW(-,KR=3(5X9Q/R<84;G/D~66?=
6887a*11>~7585~>;.~2EU9~J~BjQJmO.@[K,(,4~*2H5DdHI7[+~6(EXj~Y03~?*KVF904?k10:*0~O|~7@>7H]0mSR6c:(QB)~0/)b/ZN_~+o)/~Gi:0,)N>36F>:<H71ASY>L(ETA}9b^:=,:7S
+012J?1BY.T72(0|A9ie1D)s?)~_M12C9@(uP;*B[.{>.i+39=8Wc(P)d1=]ZM7T+28W4~lTVv-,<8{/,0/<U~:7F~~(DQ,S=(/=]1](1I.S<*~2)Pim~~1}.MJ-/~z;7~.cK~Pl>~Rf;T5_;yD2E2
Ig4e3+)O9(/)>P>1p~~A9/3~<33)6,)Y~i9+I~1H;e/43/*2},N+a0~b7,TXcN-4Yw)T42-~n(64.lF8:~OL/7m~)L.JDq/l(~*0C4A)s(x>H=,W()S/97C]NK*379.1L~_aH9,h5E*H4+E.LC~93>
F/4<72l41,;~*0LR61UUl-2*^>~>byD7V)(K6-qI?Zu[24G=Wc+2:B*B7BM67~v13J.[I<,sBI~/_1:5U=j89OS(fB4.A-.=~;~~:T~)z~5?:@/E0^QEM>S(DUsb8,Gt,B5S(2M:=(~~4,](>?3+~Q
N1@A7Bx<]3k1B1I~38.*5(,*M8;~JX7~1G6W@87,~9,N)<c7|~?~~V^Y-q,9~23J1WD/;1>D0~)K3pDI?Q)4*~<HW9G3,A.L<:;5TXD;M207),4;r?Y(~A8-[=,+6792Q~Q+IHbs+.(.F0X]P.2-+2
V({p99t-)7B[F=<8H+ol(o5/<.Mc|~7f)2-s9~?>X)8W~~Nc+/2~5A=Kj(=S2oB(*G0.~3Du.r2No,W3ra5~c+9/B(~)ot~j1H<]{=X:.<6(<,uB(.>~+~w(2+4.>~R~)~N9~(z)j,H==E::G_?GNO
~a4*3~?F,s+v+F~/.s/(Q+pu20F^AW.;3*53/:48@c@68,1VGL20[+-DNA|.)B-lhEX,R.>B~47D~5U**~?~.G~]e[-[8rSK7:,--Xxl,z~~)I-/~F~(8w_TdN~,~~_K;PI*>6~r6Ed+u.[;~:?<R;
2,0<1*(31DnK^b694m6~Ww9}15964~a~oWHv-=wCs(/-+2Fi]^*s1)bWB6h~(+E/Cu)M/u;@8C+=2Z:Yh~3O).~@F7(~0f052:MNgD9_@?/C31JL>4XDB06F)~49~Pn?>~W+2:-66B6t-,r+*PEM0+
f;~.2*E7PdF=S23<<4<?0(J-7;2BI6kT-31v.<5T~~6~B~QHl,,*(-B>)m(0I10M?<D(0.@[~C~@}](^:2~B1=JI7G,(/~~/))a2;/H(K1(8.7+Wi.,IC<h;:E<~2+Y~ID~~PiP).?QV?(eB-Z0f~?
Bs7zN5)pE)/6p/+=:3?7]0=)0)V9~J*;g+()K+77F6MBa^,(C~==@u(~53~~9a8.@MC]KgS.K,~(7*4R=9E{~xEp)0@geS/21@jVE5U0Aj@:5@*34)~=:*X=*3C34+.KIVW2~PZIU~*>0B~+D1B*5~
8DVi/<0>77?6,,ZZFBB(G.+7Lf~|~)1dB)/,T1ekF;/8?Eq>6N79J6</S*[W@Dg*HO,(76O,~K60~?<.=;P,*tLyRG<(.)4.)(>m0~t+l1JD6,G901I0(=..S0WJO/;=6~8-~+~;F0~:ipb4(CJ0h]
60WUWBfi6T0-B]2E4@rd=Z+y4~=@*8CT)*+BP/a4I;8J/EL-L?<0@9~u+pLA+Wu<WU=n~;(9Q/hR^AJI0~<J:2T*~]~5A=((()T,JH18M7aOaDl*7:~J(+B0E++.*I6.2;31O8W1G,;B>O+12ac))A
U7V(ce~aZ>Ea,)T=?*o.~4GAgx~:/)3*4BD)-@.7.,~Hgxe0=j^J*KEP1N?D-69~9~[F~;~0+p~.876(.-30.~a~^,)d<(.AC~2~~0)A_Q]:5j2i;C7~G>*4B4*+5BgL)U=O39F:B5T)84-:2rJ+mp
.5N=.~-BS>48SB~+I?6.9KDXu-2bE.k9U,~9L=.26?AF)~|6:6BX*BLO2*(D0,9WG.J@9~F;N9L8Jj;)M6g7-C,[,+170GG~X/+a2-j,CU:S10Q@1~/:+i(=~=~[D*)-7)~969*)J(=0508:~P(HV~
:~~j-)--:POYD~ZLcBL)js0~.1J+a51F;E^..8+I6_3.R=L/P(10T+///GL+;.37(E~3G3K3R*,~q3U+H7B~JNA?f5,NfN~KB)IT~fy-I~9mvq-)B/A(~2~;;/T8J).*+4G(lU.ED16OBAR~=*(/6=
cM*(*oiR9/]~~:Z16?~~0FR>8.-85Q>FO>~B1:J188x8,6;Hb+)fq)W~1D)127*SB_L~O-C1,18qv^8B;:0TS,FA.(>m~7(/6T~hHO172.;1~->8~oDJX9.d4~0=^Hp-9I3>9F?255|z,N8~34v<M)
@7O*0U926/M~3:~~0?0-/f12/::*2j8FG+7?cRC~,81I>.~[1)~*2IW1e887A/q3~(hQ~d[9~o:/4<7:>9-@991x;*(.LSKhxlI-CI~VI~~/.(>-}~+KGr/C8VSA.*+O;/*([1<J(=)~JP^~*I*^,/
.M:g6B<F>962(WQp+86^*W>~/P.aON9*~3nuM2E+B+=.d,~/0/*1K~+ON)J-YF3UV9+F;+)Y9+X/83:+Z//:)(5z~52~.?B<V;(J2O(/j7/{,_wO.>(p.v)B3U~h?QwC*).BIrCU,448G3-?(SdR-U
+*22>.el56E),-F@1wS:F/])W2Rf~G@;ONC~@ff~~Sg[=8-4;-98f-QEBr]+*B^WR-~.;[3^a<m761o<+E1E?*~4|G.76~_FHo?+2C9B5:HB+*p^X?L1*I1@p/(56H2iV~G:D?9YLk*/-EjOFH<.15
8:9=2^=Q1<h04+(:n>)_+8C~f~*U(LxN85*=SF-;UU73+*<2~(3LVqL0^*E>~).)?@(3Na~,784)A,~=2VA-OA.G/,02aF0**))(SJ--(I7x;DW*,4=N/3D~*W1I{LGQ(*-F):9f-X9E(.Q,kH0~IC
g89.g~7~;SL2CAmN1:{55//2*<W<H>-(3+(1(5~:,eE+1KjnJ=Q*nS[,~V+K.:TxYH^~EFI7gJ*~,:~{3MH*~o.]8FaB),~)gH2P9@Xk~L;94BS90?Hf~Nw~+EP..3NJd3=<sH/K=W*.NCES+Q))g@
45N.-~N19.q?A~Kkj1~2-8~P~|0)iH~A~A~R~3*/(ZNDBH-~R:2-B0C3>iPB~30.B-2(h(+L17MB~tR:L_7+M=/7>~/v:~.JcCKT,NG~s2)0-9CHX08M)*)3=u-~4a10~?hF~+E.~:BY*I(M)-2>-)
u06F*(~.0-ANd36pa(,E(6+,W[0k]4@b9~MB5>^5R=Q-P,b=~v6-*:=vBRA*~T/*HP2H~WZP678]~:Y(T-63]@H;Z,=04<))~M~56}.L@R,?d)~JH/~6:2~NqrBL{02z;*2I~,+*CBavW~k+)2X9A)
1C<~:B;,H.l1).8>F*483)@1}IME*@(~~Wk96<G.9HT.<j*~i*)6.B~IU~~5@j3@52,?3B)B0~~@Py5[W.(.(4(A=?F4[18~|26I7B)9n3/o~57./.7:0*G5N)~Qj046m09))_El.(KBA<2F,W8W84
G83*0/>4)T-XGV)~Q)~,:X<L:|7-8N7c60r:5h~~-;(1?0CR85~(Q<)93+^R~~S;H1Q=.F.057~(i]~U~6aCa~2=Mb+.c~.<93AW8+//:8N+W+@;M^47A,6~OXhE*as[<.0~p~7:JA@*X|/GH/P(~i
?1GIT8~+(4-HBS*.3@0b::,mN>AqC75~I>(A>G.v_=(2~0--W6]kHJv~,M-Dj43oDR7~.R:Q@+>j1~}D3~G7DF5pd~YD:M_-~n)=r)]6:7p9+R~IA5H.4.~S@K5~J?>8F;;I2.)23/<:~B7NC)e0dg
5/4+~5?1+E[9>~WJ,;5nR/-)D.4~v/H=wc=9)(m0/2*<8HD~t(74B~L51@*}P3:9<|3S3L_c<()18))0g@/^F.667.CFk~(+,fbEH~~FP,HRfD2k0)17N0[QP.CMev,k~^6G?3aVzhPn,33u=hV1h(
+~@+,63a.,C@PN7=j,(,~)655wB.*3kCm=I]*6SGq.X<~5/?z/169~8FP-;,)k_;Y(1;0/t647<~=8BP7~02Fu;)E~3~/IYdEWJ4*MM+H;41*Pz(*09~~>~[:<;)=9~,~ZJ:(3,E-~(D(~.,15iKG9
+~314Lc/e+9_Cu~H;(~]9;~SA,>t)<4>27w>33FFO)MhV?*C6C.7*_+4@p~c<~-rYC-CC=.BR4QKE6@~@(ac@0>(~,:Q3,A363.-LaKB-DA/~@?B=2+Vb;Kl@]Y@/Yk@m~,(f4~4d-K8?+-BN(D<2,
g.C2H.kp(<1)1)D_~sKuA.+-00Hxj(6TH74+5o.:ylU9d2[/B~.-L)2L41@)?_c(q92A~S7O3094hhC+Y8BR~]W*+>3(F<=kV)-(~~P6>4dQLPJ>uWPhd/m_70B).1-E),/(Ce~*-Z.~N(.5~7NA)K
.*<~~d(LI=~,~>EON.45;_8++,FmL7^a~<>~1+q8CF+(<.IQ2~A[@e+21~)At1~(d~AOcZBcU)s~~;=Y},.@<~J99L1};M,x0)-7*E1Ua9~(~,GO~IW9P4CS@~=;~4~l?(M72Q89Dn2KR6VK*aOR.)
5wg..2_o-=.Z~*x{0c(7/FaS2]Sb*SQM~3FP3@DGD2rC/9O/5w1h+@,*.)q[(T0NG7U2,~DBL.W9-AsB~D@U4S)b/9i~x~wR)*AnE*>~0268XZA1,oQD:o>(4.O>(NC)+j-//=1,=9*~)32P[)H),@
B)e:1k*,h=2I*G/8-E+22T215~-4<5~3v4jZ)4^0GJ/X3(g;hRCYbN;LK(OzxF-2VAo;3CJ-~>e0-*=8790P.S~;]QK,M+*HG(6(50OUCP0,RC5[8(8IP.4~/~1~~9g57O17JK.-.EmURO+(8BZ3C(
z?~^XF5S/v1-G=*|z6h0O)~7(6ICK52(-1g*+~4e.+~Gl26.T)H~~A/2.Qd41~J~qOF.,WM~]@8.?17<j*9K,E7>G.nQ0U7}+n]As@,+c-;B9~+BVDHu9:0W;d(Z+U*]~08G/W*41)(~IA~kU-+1~V
c,(K374Z+?C?~g+55_cB04+M),8-()0I*o(LI0P>~7I{*}K5~---+-8JgVE=4X15=?<~P6~?*K7+~.;:/q=*6,0Y5p)+i*UhiBW86@G-NJ;yM(:*I@3T5FA7+,eSaf:*7~B(.KbR,01.~1@ZTDYh52
-)<,-P4a~40(W54~1.n/,8->.,9BfK3g+O~SA)5MEH1)Y3/JA.3@FJR~u-98=+>t~MD7SfV>3GP7)5,-Bt4P>>7Aaq*mA3:BeXjaZ4b09ZC);?2@.gD:*(-Ga87/(S~9M3p)69I2<(~*V0bL.652N1
+F,,5~[c-Zn+;*)05X4:?+H-1-+l4DVd>OC-[E.P9c34A1E<5u~u.6:H/T<8?P*)+T9)7lu~_(H1?f60+@D1~G/~AM4AW~_H7)(2y^~:i<=~To41).:5<<g1>b-cR)=?d++*Sa/E9SF~Ag0>a1~.Z9
.)~~H~<;(/FP?E/[3-8<)-~)6w/>S178*;+>M7o=c],.;=I@[C7f[FWD~1_r5~0CI..W,+]6<LHl74R@~>~).IJ<G;iL,-F=/*lOx7NF()=D9D03~5K/?>3,O~q+?i7-0-+,Q0YK6,+I1C*,/<94Uh
Jl23(Y~VfBF,()(BX0^~~M<:D4C/1,l}6+~GFP-9A11Z~~2_~C4*X)6+LZ62r05)0~KUd0fM9@obC)~Eep@3G*+Bw2-JwA6,~9-Hi;=~53Eh3;VaCWk+L*s1)+4S~745,~,NS24~uQB+R35-~+^J*,
4(2H)59~<H-C`,
    weights: `
LRMQQNNMNNNNNRQMPNQQQQPMLNPLMRMPPMMRMPRQMPQNNPPPNPNQNNPPQPQPPTTNRLNPNQQPMPRNQMPPPQPMPMRNNNPQNLPMNNNQMNPPQMJNPNNQLQQNQPRNLMMRRMMQNMLNKNQNPPMQQMSQQPQQQN
NMQNPQPNQQMQSNNRMMQPSPRLRNNMQLMNMQMPPQRMQLRNMSNSNQQMNRNNQPMQQQNMMMNQLMPRMRPRMQQLMNQPNMQPMQQQMNSNLPNPMMPMPLQLQQPNQQTNQMPPRPNQNQKQNQLNMRQRNMRQQMPRMNMLPQ
MMLQNLQMNMMNNQPLQQMRQMPMKPMQMMSPJMNLMPMPNNMQPPNLPNPQPPNPMQPQQQPQQPQRNNPRMMNQNNPQQNPPNQNPPNLPNMNQNTPRMMNNPPNPMPQNMLPRNPQPNKMLQQLSPNQMPPPPNMPNNRPNMMQPRQ
PKMQQNPNQPQPNPQNRPRSQQMQMQMKNMQQQPNPNQQRRMQNPPRPMNPMPQMQNQQSPQLMNPQQMQPPPRMPMPQMPMQSMPPMPQQPQMQNNPQLNMTRPQLNNPNMNNKPPNPMQLMNKNPMMMQPMQSNPLNMNMRQPMPNMQ
NMMPRRPKNMRNNMQQQQLPNQPRPLPQMNQNLNPMQQQSNMQMQPMMNMMPPMQNQKMLMLRRNNPMPNRLPMPPPNQMQPQQRQQMNLQNMTRNMMMNMPQPMNQQMMNRNMNMQNRPPQMPPNPPNKLQPPQPPPNNNPNMPNNMLN
RMQPNQQMLPPNQQRNNNQRQQSPQPMNMMMMPQMLNNSMQQMNQNNRNMNNPSNRMRPNPQPNNRMRPNMQQQNQQQQNPNNPLRNRMQPMPRMMKNQMLNRPPMMMPPMMQPNQQNNNNQNMNNMQPPMMNNPMNMNPMMQNQPPQSM
RQQMPPMPQSMPQQNNNNNMKMLNPQNQRMNQQMRQPMNQRMMLPQNPQNPPQLRMPNLSJPPNPRQMPRMNQPNNMQQRMPQNLMNQJMTMNQQQRPPNPNPPMQMNQMMPQQNLPQQPNNKMPNSNLPMPNQNPQQMMMNNPNPQPNR
QMMQRPRNMPMMNSMMMQNPPRNSNNNNPRPLQNQQLPQQQPLKNLPQNNQPQQNQPNNMRNQRQQNNMQQNPPSNNNQPMMMQPQKPMMNPLQPQPPNNNPPPPQJMNPQQPPPMQLNPNQRNRPRPMMPQQQNNNQPRNQNMRMQPPN
PNRMRPMNMPMNPNMRSRRNQPMNNQQQQQNQPLQMPSMPPNRRPMQMQMNPMRMMPNRNNPQQNMQPNQMPPPRNQMPNNPMQMNNNMPQNPRMLTMNMNNPNQNMRPMMPRQNQPMQQPNLNNPSKQNQPPPQQMPMPPMNQPNNPNN
MQRMRMNPQMJQPPSPMMPMNMPMPPQQNPQPMPPRQNPQNPNPKNMMNMQMMPNRLQQNRNQMSQPPPPQPMRNNPNLMPPPQPQPNSRQPQPNTNQQMPMRNPNRMSNPMNTQMNMQQRPPRQQQNQMQQQNMTMQNMPPSKMQQPMP
MPQNPRPLRMNPQQLPRMMQLQKQPMQNPMPPQPNNMPPQMNQNPMRPNMMNPNNMNNMMNMMNPPRNRPMPPNNQMPRNPSMQNMPRQPQRMPNPQRQQKNNNMMQNPQNPLQRNMQPNPMQNQPQQPQMQPNNLPNNQNMPQPNMQQP
MQQQPPRPQNMMMRPQNPLMPNPNQQNMMQMPQPPNQQRMMPMNRMQNPQPQPQPKNMMPMPQNSPQRKMMPMSNKMPPMQMPMNQPQQQPPPPMQMNMLLMRRQNRNMQNPNQLPMMQRQMMLNMNQNPNPQQRPRNNQQQPPMNNQQP
PSQPQPNQQPPNQMPPMQMNNQPNPMQPSQMPQNQNMQPQMMPRNMLPMNPPNRMMMNQQMNQNPMRPPPPRQPQNQNNQMMNLNPLQNNNMQQQMMNMNNMPMMNQPNNNMQQQQMMPMMPNMNPNPNPQNNQQNPPRNNQQPPLMNPQ
MPNMQQLPMPPNPQNNQMMMQNMMMNQLNNRLNQNMMPQPMMNPQMMMQQPPQNQQNQNLKMRQPPRLPMLQPMMPRNQMQPPPQMPTQNQQRPLMMMQNNNQNNNQQPPNRNPRMLQPMPPPMNNMQPQRNLMNQQRNLQNQNMMNQMQ
NMMPRQNPPMMQQPPNPMMMPQMNMQQPLQMNRPTPRPPPMQPNPQQPPQPNMMPQNPPQMQPMPQNMMMQPMPQMMMNRPQPNNMNPPRNNNMQQRMMMQRMMQMPLTMRLPPMMPMPMNMPMQQPQNPMLNPNQMQMQPQNNMQQNQQ
QQMQNPMQMRNPNQNNMMMSPMQSPQNQPPQPMLQMQQQSRNMPMNQNMQRQQPLMQLKQQMMRLNTPPPMQQPMMMLMSNPMNPKRQPNPQMNQRMNKNPMPPQRRPMNSQRPMMMNQPSRQQQQQPMNMMMPNNPQNQNNNQPNNQNM
PNQLKNPPPPPMPQLNQNNPQPNMPPPRMPRPLMMNNNQRNQQRQPQPNMPNMQQPPMTJNPMMRPQNQNNPPPKSNMPMNMPQQQQQMPPMQLNRLQPMPQTPMMMMRNMNMMNNQPMQQRQMRMPNQMQQQNPNPPPRNMQNPNPSQP
QPPNNPRNQMPPJTQQMMPLNQQMQPPLMQNLQMNSNQQMPQLNMSMNNQMNPMKQMQQMQNMQNQQNRRQQRQNPNMMQPNRQLQPTTNQQNPNQQNQNPNPQMPSRQPQQRMMPNPLNPPNPNPNQQPPQQNRQQMNQNNQMQMQQRM
QQMNPQNMPMNQMNPQPMQKQPKPPRLLRPMPNPNPPKPNQNMPNQRRQPPRQNMQLMNPMPMPPRQRRNQPMMPMNNQSNLMPQNNLMMRPPSMPLPPQNNPPNMQMLQNQQQQPSQNQQMQQKQMQNQMMSMPNNPMQMRNNPKNRPM
LLNRQPQNNMQNQMQPQPPQLPPQLMLQMMNNMMPMLMLLSNQSLNNPMQQPPMPQMKMNRKRPPNQMQNQPQMNRRMNNNNMLPQPPQLRSNMNMNNQNRPPLQPMNNPLPPPMMNPNMMQQMMQQPPMMNMRQMMMLPNQPPNRQQLQ
QQRPNSNPPPMNMQMNQNMNNPQPPMMPPNNPNMMNQQRQPKNPNNQQLQMQQMNPNMMQQQMNLMPLPLMRQQPNKPMPMNNNNSPPNMPPPMMPPMNPRPMPRQQPLQQRQPMPMPQNPNQMMNLNNQMNQPPMQMMKQNMMPNQQML
NRMTPQNNQQQPPQSPMJQKPSMMMNQNMNNRNQQQPMMMQRPNLSPPQRMMPMQQMQQQNRLRPRPQQMQNPMMPLQNQQMRPLNPPLQMMPNMPRMMTKMPLRLMPPKLNRJPPPPMNQNQPQSQQMPRQPQMNPPNQPPLPQRLPQM
NPQPNLMMPNQQRQRQPPQRNRNMNPPNRNQQPPNPSNPMPMPQQNPQNRSQPPPMPPRQQNNMPMMNQNMMPNTNPPPMPQPRPJTQMQLNQMNNQMQRQNQNQPQNPQQNQPQLMMRNMQQSPPNQNQPLPQRNQLRPSNNNNPSMMP
QMNPMQNQNPKPMQNSNPQPNPLNMRQNMQNPQQNNRQNNQMNPNRMLQQNQLMQMLQRNNMQNPMMQQMRPQPMQNPNNMPLPRMPRQMMNPPPNNPQPSPPMNKMPMPPPLNQPMPMQQMPNPMRQMNNKNQPQQMQQQPPPRQPPTP
NMNMNNPNPPNPPMPPPPNSPQMLMLRQNNQQNQPQNQNNMNRQNLLMLPRNMQPNPLNRPPPQNMLQPPNNMRMQPMMMPNQNQQJNNNPMNNNQLNQLRNMPNNLQMRNNPPQNPRNMNQQPMPRMMMNQPQQMPNKMPMPQRQJNPN
QNNNNQRNMQMQPNSNQQNQNQQPLPQPQLMNRQQRLPPMPQMPPNQQNNPQQMMPPPRNNQMNQPQMMPPQPNPPPNRLQPMNNNQPRQMMMQPMQPNSMMQPNMMRPPTPPNMMPMNNRQQRQPPRRQQPQMLNMPNNQQQMPNPPTM
NMQMNNPQMQTNMQRPNMNPPQNNPMMRNPSMNPNMPPQMMPMQRQPRMMNNPQRQMQQPMPJNQMPPNMQQMMSMQQNNNNPMQLNNNPLPQPPQMRLMNSTNMNQNPQQPNNNQNMPQQPQMTRLMQMMQNPJQNNKLPMRNRMLMNM
NNPLMMNRMPRMQNMQPNNNPRPQPPPPNMQTNRQPQMNPQLNPPNNPNPPPNQNPPMQMRRPNNRNQRQQMQRMMNPNQMQNLMPQPNMNMQNQMMPPNNPQMPPQLQPSTQQSNRRPRNPRQQMQQQMRLMMMNMMNNQMPMNQRNNQ
PPJMNPRPNMRNNMPQQPNPQPNQNRRMNMQQQQMPPNNMPPQLNMNQQPQNNPMPQPLQPNQQMNMQLLMRQQQQQMNQPPPNMPQMLQQPQQMQMQNMQNPQPPSQQQPMQQMQQPMMPPMQPPMPPNMQPPLQSPLNPPQPNNPLPQ
NPNNQQMPTNQMNPMPQPNQPQMNQQQNQPPSMRQKQMPMQNPPNMPNMQPPMPQQMQNTMQPQMNNQMMPJQQPLPMNPLPNMMPQNPMMQNQMQQQPTRNNMPNQQPQSPPQQMPMMNQMQRMNPPLQQPNNNQNMPNNRNPPRNQNN
NPQRNMPPLRQMSMPQQRPPPNMPPMMRNQQNNMMQNQLNNNPQRRRPMQQPNNMJPNQPPQRQRQPNMNQRPMMMQMNMNMLQNMPPNRPMPNNMPQMQPPQNMNPNQNMQPMMNMLPQNNMRMNPNNNNQMPLRNMQPNQQPNMNPMQ
MRPMMQPNNPLQPNNMMPNNPLQNQPMQQQPPMQQMNPRPMPPPQPQQPMNQNPPMNQQNQNNNRQNPPQSPPPPQMQTQQPNNRQNPQNQMMQMMNMNRQMNPRMPNMNMQQPMQQLMNPQNKPQTLPQPRNPMNQQNLMNPPRPPNQQ
NMMQNMMMMNQMPPMMMQPPMNQMMQQRQNLNNMMQMLMQPPQMMRMPMNNMQQMQPNPKMLPQPRPRNRMRPMMMMMPSMMQPMNNPQLMNQLRNNTQQMQQMPQRMPMQNNPQNRMNPPMNPNRMPNRQPPLPPNRRQMQNQNQMMQM
MPMRQSMPQRNNNMMPMPNQLQQQRQSQRQQQNMPQNNQQQNSNNNMRMQQQPQMMQQLQQQLNRTQMNMMMNPRMQMPPNRQMLPLMNNRNNQQQLPMMMMPQQNQKPLLQQPPNPPRNPMMQNQNPQPPNQMQNNMQMMMLSRSLNSN
PQMPMNQPQMPPRNNRMMPPQNRMQQPKPNMQLNQMPQQMQNPNNPLMLQMQLRLNQMQQQMMNPNPRPPMSLRMQPQPPQQNQNNMPQPNQMQLMPNNQLPNMLMRPMMSQSLQRMMMQMPPRQNRSRQPQPQMPPMQMNNRNPQQQMN
QMPQPMMQQLNNPQRNQQQPNPPNRRPPQPSQPQNPQRPQQPRRQQPMLQPQNLRQPNQMPPQPNQPQQPLQQMMRSMMMPQPMRQQMPRRPLPMQQPQRNNQQPPNNMPPNMMMLQNNNPQNMPMMMNMMNMQNRMQMMMMPQQSNNQP
NNPNNPNPLNMRNMPNMQMSPMPMMMRLPMQMRRPNPPNMPMMNPMQRQPPMMPQPPPNNMMQQMNQPMQNRMMRQLQQLMMRMPMPSNQNQNPQLLQNMQNQQPMQNQPMQPNMLQMMPLNPNNNNMRNRNPMPQPMMPNPQMMPMNNP
MMQPPNPQPMNNMPQQMNRQMMQQTNPMQNPPPPLQMMPLMQPQMQRLMPQPPQPMNQQMQNRNQMRPNSNPQPPNSQNRPNMNNQMRMMPNQNNQMNQPMPNMNNMMMPRPNMQPLPNPPMNPMNMNNNPQMNNQNPLPPPMRRMLQMM
MMPNLMQMQRRMNMPLQNQNMMMMRMNQPMMMRMPMQPNNPNPRNNNQQMLQLQLMPQPQLMPQLQPPPNPPNNMRQQLQNNQNLRMQQMNMLQQQMMPTMPQQPPPLPQMPMMMPNRNMMPNRRNTPPRQNPQNMMMMQNLPQNMMRMQ
PQQNPMMPLRMRMMMMQMQNNMRNMMMMPMMQQMQQLQNNLPPPNPRQQNPMMKLNSPNQNLMNQPLPRMMMQQPQQRPPQNNLQNMMNQQLMNNQMQLKPQPMPRQMPQPQPMPPPQNLPPRNPMPMPPNRMPQQQPLRQMPMPRMNNQ
QNNMQQNPLLLRNNKPMMRMQPMNRQNPMPMQPRLPMQMPMNQMQPNQQMRMMQPQQQPPNNRPQPNNPPPQMNPPLPNQNQPKQRPRPNRQSNLPQMNMMQLQMMMQNMNMSNPRPNQQPMMNMPRPSPPQNPMRQQMPNQQQNPPNQP
SPMPNMPNMRRLNPRPNNRNNNQMMQMPPNNNQQPMMMMSLPPRNMQRQLQQNQPNRMQSMQKLNNPPRPNPNLLMRRPRPPQQQNQQNPQNPNQNPJSMMNQNNQNRQNNPLQQQRPPRPNPQLPPQQMKPQNQRQQPNMRPPSNLQQP
MQPSRQQPQPQQMMNQNNKPPNQQMLNMMMNQQTNPMNQPMQQNQQMPQPLLQQQNPQPPPQPPRPQRPPPNQNRRQJMNPMLQNQNQMNNNQPPNMNQTNQPPQMMRMNPPNNPQPQPPQNQMLNRRPNRQMRPPNLPPQNPLNMPSPQ
QRPPPMPMPNPMRMQQMMNQJMMNPMMMQQPQQMNPMQMNPNPQPQQMNMPMMMPPPPPQQPTMPNNRLNNQQMQMRPNPMJQMQQLSNQNLNNNNQSMQMNPQQLRQNQPPQQNNPQQSNNMQMPLMMNNPPQMLQRPQNNMKPPNMNM
MPLQPNNMLNMPMLNPMQPMMQNPPQNLQPQQPPPNRNQQPNPPPNQPQPPQQPPPQMQLPLPPNMQRMNPNLPNNMPNPPNRRPLPMRPNRPNRMQPMMLRMMNQMMRMPMQNPMQNQMLPQMPPNQQRQRQPNKMNJMNLMMRQPMMM
MPQPRLPMMQNNSNQMPNPLQNNPQNQRQQPMMPQNNPMPNNQPPPNLMPMNNPQPQLPNMQPQPMQQPNLNMPQPQMNPNPQQPPPPRQPMRPQLQMQQQPRRPQMMQNQMPPMQQMQQKQMQMPSPQNQNPNPNMPNNQQNNPNMMJP
LPPRKMRNNPMPKPNMMPPQRNQQNNPPNLNNNRLLPPRQMPPMMQQNNQRRMNPPPRLNQMPRRQQQPMMNRQNNPMQQTQNQMMSQMRQPQMQPMNLPLMNPMLQPMPMPMQPQMMMNQPNNNNMMNRPNMQLNPMNMQMQRNPRQNQ
MMPMQMNLPMQRLPNQMSQNMRNNQMNQQNQKMQRQNMNQNNPQQNRQNPQQNPNQPNQMQPPPRQPPQMPMQNPPLNMPMPPPMNPMPMLKTQNQNPPLPPPPMQQMPQPNNPMQPNQQQPPMRLQRNQNMMNPQRQPNQQPNQNPMLQ
MPMMMPMNQMMQLMQNRNNQPRMPMLPMQSMNPNNSQNQQPLPMQQLTQRRNNQNRNMPQNPMRRQPNQNQNPPMMPPQRMQMQPRQMQNQPPPPNQMQPLQNRPPQQLQNPMNTPKPQNMMQQMPPRQRRQKPMQQQQPPLRMRNQSRP
NNQNRNQPPNMLPRQPPNPNMNNQMNPSQLRNNQPQPPPQPPNNNNQNNMNPQLPMPQNQMMPNMQNQPQMQPQRMRQPMMMQPQQPKNPLPMPLPPTNQPPQPQMQMMQMPPLLPNQQNQRNPPMMPNPQPMMPPTMPMPMRLNQMRRQ
MRNQPPMNPPMPPQMLMQPNQMJQPNQPNPMNPMPQNLPNPNRQNLMQNQQQPQPNNLRPQPQQNPRNRMMQQQQMPQMPLPQLMNPMNNPQQQPPPPNQLQPPMRQRNSQMQPNQPQMRMQNQQQLLQNQMTLPPPNPRQNPMRMQNQP
RNPPPRQQQMNNNPQPNPMKNPMMMRNNQPPNNNMQLMMMNPMNMNSQMMJPMNRQMQMPRQRQMQNQMPPMQMNPMNQQRMPNLNPLQNNQPMPQPQLTQQPQPNPQQNMNNMLPPNNPNLRNRPPPNPRNQNNMLNNNQPMMQLPNPM
NPPQNMNMNMQRNPPRRQNQPRPPQQMNRNMPMMMNRNPPQPNNQMMNPQRLMQPRQMNNNMPMPPPPNMRLMPQQPLNNPPNMQNPNLPMQQMPPQMQ`,
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
