import { readTowns } from './read-towns.ts';

/** Outward codes: the first half of a postcode names the district. */
export const britain = readTowns(`
ENG England: London E1 EC1 N1 NW1 SE1 SW1 W1 WC1, Birmingham B1 B2 B3 B4 B5, Manchester M1 M2 M3 M4, Liverpool L1 L2 L3, Leeds LS1 LS2 LS3, Sheffield S1 S2 S3, Bristol BS1 BS2 BS3, Newcastle upon Tyne NE1 NE2 NE4, Nottingham NG1 NG2 NG3, Leicester LE1 LE2 LE3, Southampton SO14 SO15, Brighton BN1 BN2, Oxford OX1 OX2, Cambridge CB1 CB2, York YO1 YO10, Norwich NR1 NR2, Exeter EX1 EX2, Bath BA1 BA2
SCT Scotland: Edinburgh EH1 EH2 EH3 EH6, Glasgow G1 G2 G3 G4, Aberdeen AB10 AB11, Dundee DD1 DD2, Inverness IV1 IV2, Stirling FK7 FK8
WLS Wales: Cardiff CF10 CF11 CF24, Swansea SA1 SA2, Newport NP19 NP20, Wrexham LL11 LL13, Aberystwyth SY23
NIR Northern Ireland: Belfast BT1 BT2 BT7 BT9, Derry/Londonderry BT47 BT48, Lisburn BT27 BT28, Newry BT34 BT35
`);
