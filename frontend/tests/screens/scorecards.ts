/** Scorecards as people paste them, each with its contents, read by hand. */

export interface Pasted {
  from: string;
  text: string;
  /** Par and yards of each hole: "4 346, 5 511". */
  holes: string;
  /** Lines shown as left out, in order. */
  left?: string[];
  /** The first length in metres, if there is one. */
  metres?: number;
}

const THREE = "4 346, 5 511, 3 192";
/** A front nine and a back nine, for cards of 18 holes. */
const FRONT = "4 378, 4 362, 3 147, 5 502, 4 401, 4 330, 3 178, 5 545, 4 421";
const BACK = "4 412, 3 165, 4 389, 5 530, 4 350, 4 440, 3 201, 4 371, 5 518";

export const PASTED: Pasted[] = [
  // Names that contain words for sums.
  {
    from: "the issue: a hole called Way Out",
    text: "Hole,Name,Par,Yards\n1,Home,4,346\n2,Way Out,5,511",
    holes: "4 346, 5 511",
  },
  { from: "the issue: a hole called The 5th", text: "1 The 5th 4 346", holes: "4 346" },
  {
    from: "a spreadsheet, with names like sums and like holes",
    text: "Hole\tName\tPar\tYards\tSI\n1\tWay Out\t4\t346\t7\n2\tHomeward In\t5\t511\t1\n3\tTotal Eclipse\t3\t192\t9\n4\tThe 5th\t4\t401\t3\n5\tOut\t4\t377\t5\nOut\t\t20\t1827\t\n",
    holes: "4 346, 5 511, 3 192, 4 401, 4 377",
    left: ["Out 20 1827"],
  },
  {
    from: "the same, out of a PDF",
    text: "Hole Name Par Yards SI\n1 Way Out 4 346 7\n2 Homeward In 5 511 1\n3 Total Eclipse 3 192 9\n4 The 5th 4 401 3\n5 Out 4 377 5\nOut 20 1827",
    holes: "4 346, 5 511, 3 192, 4 401, 4 377",
    left: ["Out 20 1827"],
  },
  {
    from: "the same without a heading",
    text: "1 Way Out 4 346 7\n2 Homeward In 5 511 1\n3 Total Eclipse 3 192 9\n4 The 5th 4 401 3\nOut 16 1450",
    holes: "4 346, 5 511, 3 192, 4 401",
    left: ["Out 16 1450"],
  },
  {
    from: "names that end in a number",
    text: "1 Route 66 4 346\n2 Way Out 5 511\n3 Long 9 3 192\n4 Home 4 401\n5 7 Sisters 4 377",
    holes: `${THREE}, 4 401, 4 377`,
  },
  { from: "one name that ends in a number", text: "3 Amen Corner 2 4 410", holes: "4 410" },
  {
    from: "one name that ends in a number, with an index",
    text: "1 Route 66 4 380 6",
    holes: "4 380",
    left: ["the column “66”"],
  },
  { from: "the same without the hole's number", text: "Route 66 4 380 6", holes: "4 380", left: ["the column “66”"] },
  { from: "without an index either", text: "Route 66 4 380", holes: "4 380", left: ["the column “66”"] },
  {
    from: "most names end in a number",
    text: "1 Route 66 380 4\n2 Burn 511 5\n3 Corner 2 150 3",
    holes: "4 380, 5 511, 3 150",
  },
  {
    from: "most names end in a number, behind the numbers",
    text: "1 4 346 Route 66\n2 5 511 Burn\n3 3 150 Corner 2\nTotal 12 1007",
    holes: "4 346, 5 511, 3 150",
    left: ["Total 12 1007"],
  },
  {
    from: "most names end in a number, and there are tees",
    text: "1 Route 66 4 380 360\n2 Burn 5 511 500\n3 Corner 2 3 150 140",
    holes: "4 380, 5 511, 3 150",
    left: ["the column “360 500 140”"],
  },
  { from: "names that end in a par", text: "1 Corner 3 4 346\n2 Corner 5 5 511", holes: "4 346, 5 511" },
  { from: "some holes of a card", text: "3 Burn 4 346\n4 Corner 2 5 511\n5 Short 3 150", holes: "4 346, 5 511, 3 150" },
  {
    from: "names that the heading does not name",
    text: "Hole Par Yards SI\n1 The 5th 4 346 7\n2 Amen Corner 2 4 410 1\n3 3 Sisters 3 150 9",
    holes: "4 346, 4 410, 3 150",
  },
  {
    from: "names behind the numbers that the heading does not name",
    text: "Hole Par Yards\n1 4 346 Route 66\n2 5 511 Burn",
    holes: "4 346, 5 511",
  },
  { from: "a name before a labelled par", text: "1 Corner 2 par 4 346\n2 Burn par 5 511", holes: "4 346, 5 511" },
  {
    from: "a name before a labelled par, and an index",
    text: "1 Corner 2 par 4 346 SI 7\n2 Burn par 5 511 SI 1",
    holes: "4 346, 5 511",
  },
  {
    from: "names, and no numbers of holes",
    text: "Way Out 4 346\nTotal Eclipse 5 511\nHomeward In 3 192\nTotal 12 1049",
    holes: THREE,
    left: ["Total 12 1049"],
  },
  {
    from: "CSV with names alone",
    text: "Name,Par,Yards\nWay Out,4,346\nOut,5,511\nIn,3,192\nTotal,12,1049\n",
    holes: THREE,
    left: ["Total,12,1049"],
  },
  {
    from: "names in the column of the holes",
    text: "Hole;Par;Yards\nThe Burn;4;346\nWay Out;5;511\nHome;3;192\nTotal;12;1049",
    holes: THREE,
    left: ["Total;12;1049"],
  },
  {
    from: "names behind the numbers",
    text: "1 4 346 The Burn\n2 5 511 Long 9\n3 3 192 Way Out",
    holes: THREE,
  },

  // CSV.
  {
    from: "quoted commas and line breaks",
    text: 'Hole,Name,Par,Yards\r\n1,"Home, Sweet Home",4,346\r\n2,"Way\r\nOut",5,511\r\n3,"The ""Short"" One",3,"192"\r\nOut,,12,"1,049"\r\n',
    holes: THREE,
    left: ["Out,,12,1,049"],
  },
  { from: "Excel: sep=;", text: "sep=;\r\nHole;Par;Yards\r\n1;4;346\r\n2;5;511\r\n3;3;192\r\n", holes: THREE },
  { from: "Excel: sep=, in quotes", text: '"sep=,"\nPar,Yards\n4,346\n5,511\n3,192', holes: THREE },
  {
    from: "a title above",
    text: "Pebble Coast Golf Club,,,\n,,,\nHole,Par,Yards,\n1,4,346,\n2,5,511,\n3,3,192,\nTotal,12,1049,\n",
    holes: THREE,
    left: ["Pebble Coast Golf Club", "Total,12,1049"],
  },
  {
    from: "a title in quotes, with commas and figures",
    text: '"Pebble Coast, White tees, 6,201 yards, par 72"\nHole,Par,Yards\n1,4,346\n2,5,511\n3,3,192',
    holes: THREE,
    left: ["Pebble Coast, White tees, 6,201 yards, par 72"],
  },
  { from: "trailing commas", text: "Par,Yards,,,\n4,346,,,\n5,511,,,\n3,192,,,\n,,,,\n", holes: THREE },
  { from: "a mark of byte order", text: "\ufeffHole,Par,Yards\n1,4,346\n2,5,511\n3,3,192", holes: THREE },
  { from: "all in quotes", text: '"1","4","346"\n"2","5","511"\n"3","3","192"', holes: THREE },
  {
    from: "a quote that is never closed",
    text: 'Hole,Name,Par,Yards\n1,"Home,4,346\n2,Way Out,5,511\n3,Short,3,192',
    holes: THREE,
  },
  { from: "columns in another order", text: "Yards,SI,Hole,Par\n346,7,1,4\n511,1,2,5\n192,9,3,3", holes: THREE },
  {
    from: "a stroke index that looks like par",
    text: "Hole,SI,Par,Yards\n1,4,4,346\n2,3,5,511\n3,5,3,192",
    holes: THREE,
  },
  { from: "the index before par, no heading", text: "1,7,4,346\n2,1,5,511\n3,9,3,192", holes: THREE },
  { from: "rows that are not in order", text: "Hole,Par,Yards\n2,5,511\n3,3,192\n1,4,346", holes: THREE },
  { from: "figures with decimals", text: "Hole,Par,Yards\n1.0,4.0,346.0\n2.0,5.0,511.0\n3.0,3.0,192.0", holes: THREE },
  {
    from: "across, as CSV with sums between",
    text: `Hole,1,2,3,4,5,6,7,8,9,Out,10,11,12,13,14,15,16,17,18,In,Total
Blue,401,385,160,540,425,350,195,570,440,3466,430,180,405,560,365,460,220,390,540,3550,7016
White,378,362,147,502,401,330,178,545,421,3264,412,165,389,530,350,440,201,371,518,3376,6640
Par,4,4,3,5,4,4,3,5,4,36,4,3,4,5,4,4,3,4,5,36,72
Handicap,7,11,17,3,5,13,15,1,9,,8,18,10,2,14,4,16,12,6,,`,
    holes:
      "4 401, 4 385, 3 160, 5 540, 4 425, 4 350, 3 195, 5 570, 4 440, 4 430, 3 180, 4 405, 5 560, 4 365, 4 460, 3 220, 4 390, 5 540",
    left: [
      "Handicap,7,11,17,3,5,13,15,1,9,,8,18,10,2,14,4,16,12,6",
      "White,378,362,147,502,401,330,178,545,421,3264,412,165,389,530,350,440,201,371,518,3376,6640",
      "Out,36,3466",
      "In,36,3550",
      "Total,72,7016",
    ],
  },

  // Web pages.
  {
    from: "a page's table, two nines below each other",
    text: `Hole\t1\t2\t3\t4\t5\t6\t7\t8\t9\tOut
Yards\t378\t362\t147\t502\t401\t330\t178\t545\t421\t3,264
Par\t4\t4\t3\t5\t4\t4\t3\t5\t4\t36
S.I.\t7\t11\t17\t3\t5\t13\t15\t1\t9\t
Hole\t10\t11\t12\t13\t14\t15\t16\t17\t18\tIn\tTotal
Yards\t412\t165\t389\t530\t350\t440\t201\t371\t518\t3,376\t6,640
Par\t4\t3\t4\t5\t4\t4\t3\t4\t5\t36\t72
S.I.\t8\t18\t10\t2\t14\t4\t16\t12\t6\t\t`,
    holes: `${FRONT}, ${BACK}`,
    left: [
      "S.I. 7 11 17 3 5 13 15 1 9",
      "S.I. 8 18 10 2 14 4 16 12 6",
      "Out 36 3,264",
      "In 36 3,376",
      "Total 72 6,640",
    ],
  },
  {
    from: "a page's table, front and back nine side by side",
    text: `Hole\tPar\tYards\tSI\tHole\tPar\tYards\tSI
1\t4\t378\t7\t10\t4\t412\t8
2\t4\t362\t11\t11\t3\t165\t18
3\t3\t147\t17\t12\t4\t389\t10
4\t5\t502\t3\t13\t5\t530\t2
5\t4\t401\t5\t14\t4\t350\t14
6\t4\t330\t13\t15\t4\t440\t4
7\t3\t178\t15\t16\t3\t201\t16
8\t5\t545\t1\t17\t4\t371\t12
9\t4\t421\t9\t18\t5\t518\t6
Out\t36\t3,264\t\tIn\t36\t3,376
\t\t\t\tTotal\t72\t6,640`,
    holes: `${FRONT}, ${BACK}`,
    left: ["Out 36 3,264", "In 36 3,376", "Total 72 6,640"],
  },
  {
    from: "the same out of a PDF",
    text: `HOLE PAR YARDS S.I. HOLE PAR YARDS S.I.
1 4 378 7 10 4 412 8
2 4 362 11 11 3 165 18
3 3 147 17 12 4 389 10
4 5 502 3 13 5 530 2
5 4 401 5 14 4 350 14
6 4 330 13 15 4 440 4
7 3 178 15 16 3 201 16
8 5 545 1 17 4 371 12
9 4 421 9 18 5 518 6`,
    holes: `${FRONT}, ${BACK}`,
  },
  {
    from: "the same without a heading",
    text: "1 4 346 10 4 412\n2 5 511 11 3 165\n3 3 192 12 4 389",
    holes: `${THREE}, 4 412, 3 165, 4 389`,
  },
  {
    from: "side by side, without numbers of holes",
    text: "Par,Yards,Par,Yards\n4,346,4,412\n5,511,3,165\n3,192,4,389",
    holes: `${THREE}, 4 412, 3 165, 4 389`,
  },
  {
    from: "Markdown",
    text: "| Hole | Par | Yards |\n|-----:|:---:|------:|\n| 1 | 4 | 346 |\n| 2 | 5 | 511 |\n| 3 | 3 | 192 |\n| **Out** | 12 | 1049 |",
    holes: THREE,
    left: ["**Out**|12|1049"],
  },
  {
    from: "a phone, with a line for each cell",
    text: "Hole\nPar\nYards\n1\n4\n346\n2\n5\n511\n3\n3\n192",
    holes: THREE,
  },
  {
    from: "a phone, with a line for each cell, across",
    text: "Old Links\nHole\n1\n2\n3\nOut\nPar\n4\n5\n3\n12\nYards\n346\n511\n192\n1,049",
    holes: THREE,
    left: ["Old Links", "Out 12 1,049"],
  },
  {
    from: "a page that describes each hole",
    text: "Hole 1\nThe Burn\nPar 4\n346 yards\nHole 2\nWay Out\nPar 5\n511 yards\nHole 3\nPar 3\n192 yards",
    holes: THREE,
  },
  {
    from: "a page that describes each hole in a line",
    text: "1. The Burn – Par 4 – 346 yds – SI 7\n2. Way Out – Par 5 – 511 yds – SI 1\n3. The 5th – Par 3 – 192 yds – SI 9",
    holes: THREE,
  },
  {
    from: "tees in columns: the first is taken",
    text: "Hole\tBlue\tWhite\tRed\tPar\tHcp\n1\t346\t330\t301\t4\t7\n2\t511\t490\t450\t5\t1\n3\t192\t175\t140\t3\t9",
    holes: THREE,
    left: ["the column “White”", "the column “Red”"],
  },
  {
    from: "tees in columns out of a PDF",
    text: "Hole Blue Tees White Tees Men's Par Men's Hcp Ladies Par\n1 346 330 4 7 4\n2 511 490 5 1 5\n3 192 175 3 9 3\nOut 1049 995 12",
    holes: THREE,
    left: ["the column “White Tees”", "Out 1049 995 12"],
  },
  {
    from: "a tee and its unit out of a PDF",
    text: "Hole White Yards Par SI\n1 346 4 7\n2 511 5 1\n3 192 3 9",
    holes: THREE,
  },
  {
    from: "tees of names that nobody knows",
    text: "Hole,Oak,Elm,Par\n1,346,330,4\n2,511,490,5\n3,192,175,3",
    holes: THREE,
    left: ["the column “Elm”"],
  },
  {
    from: "tees with their ratings, across",
    text: "HOLE 1 2 3 OUT\nBlack (74.1/135) 346 511 192 1049\nGold (71.0/128) 330 490 175 995\nPar 4 5 3 12\nHandicap 7 1 9",
    holes: THREE,
    left: ["Handicap 7 1 9", "Gold (71.0/128) 330 490 175 995", "OUT 12 1049"],
  },
  {
    from: "men's and ladies' par",
    text: "Hole 1 2 3\nMen's Par 4 5 3\nYards 346 511 192\nLadies' Par 4 5 3",
    holes: THREE,
    left: ["Ladies' Par 4 5 3"],
  },
  {
    from: "two nines, each with a heading and a title",
    text: "Front nine\nHole Par Yards\n1 4 346\n2 5 511\n3 3 192\nOut 12 1049\nBack nine\nHole Yards Par\n10 412 4\n11 165 3\nIn 577 7",
    holes: `${THREE}, 4 412, 3 165`,
    left: ["Front nine", "Out 12 1049", "Back nine", "In 577 7"],
  },
  {
    from: "no rows of holes, two nines below each other",
    text: "Par 4 5 3 12\nYards 346 511 192 1049\nPar 4 3 4 11\nYards 412 165 389 966",
    holes: `${THREE}, 4 412, 3 165, 4 389`,
    left: ["Par 12", "Yards 1049", "Par 11", "Yards 966"],
  },
  {
    from: "a table of the tees above the card",
    text: "Tees,Par,Yards,Rating\nWhite,12,1049,70.1\nRed,12,900,68\nHole,1,2,3,Out\nPar,4,5,3,12\nWhite,346,511,192,1049\nRed,300,440,160,900",
    holes: THREE,
    left: ["Tees,Par,Yards,Rating", "White,12,1049,70.1", "Red,12,900,68", "Red,300,440,160,900", "Out,12,1049"],
  },
  { from: "rows without labels", text: "1 2 3\n4 5 3\n346 511 192", holes: THREE },
  {
    from: "sentences with names that count",
    text: "Hole 1 - The Burn, 346 yards par 4\nHole 2 - The 5th, 511 yards par 5\nHole 3 - Long 9, 192 yards par 3",
    holes: THREE,
  },
  { from: "names like labels", text: "1 Par 3 Corner 4 346\n2 Meter Maid 5 511\n3 Yards to Go 3 192", holes: THREE },
  {
    from: "holes that are called In and Out",
    text: "In 4 346\nOut 5 511\nHome 3 192\nTotal 12 1049",
    holes: THREE,
    left: ["Total 12 1049"],
  },
  {
    from: "a title and remarks around the holes",
    text: "Old Links\nCourse rating 71.2\nHole Par Yards\n1 4 346\n2 5 511\n3 3 192\nTotal 12 1,049\nLocal rules: see the board",
    holes: THREE,
    left: ["Old Links", "Course rating 71.2", "Total 12 1,049", "Local rules: see the board"],
  },

  { from: "pairs", text: "4/346\n5/511\n3/192", holes: THREE },
  { from: "all in a line", text: "4 346 5 511 3 192", holes: THREE },
  { from: "all in a line, counted", text: "1 4 346 2 5 511 3 3 192", holes: THREE },
  {
    from: "other tees without a heading",
    text: "1 4 346 330 7\n2 5 511 490 1\n3 3 192 175 9",
    holes: THREE,
    left: ["the column “330 490 175”"],
  },
  {
    from: "a summary that counts the holes",
    text: "Hole,Par,Yards\n1,4,346\n2,5,511\n3,3,192\n3,12,1049",
    holes: THREE,
    left: ["3,12,1049"],
  },
  {
    from: "a page that describes each hole, with names that count",
    text: "Hole 1: The 5th\nPar 4\n346 yards\nHole 2: Long 9\nPar 5\n511 yards\nHole 3\nPar 3\n192 yards",
    holes: THREE,
  },
  {
    from: "ordinals",
    text: "Hole\tPar\tYards\n1st\t4\t346\n2nd\t5\t511\n3rd\t3\t192",
    holes: THREE,
  },
  { from: "holes in words", text: "Hole 1: 4, 346\nHole 2: 5, 511\nHole 3: 3, 192", holes: THREE },
  { from: "labels with colons", text: "Par: 4, 5, 3\nYards: 346, 511, 192", holes: THREE },
  { from: "three numbers of a par's size", text: "3 150 7\n4 350 1\n5 500 3", holes: "3 150, 4 350, 5 500" },

  {
    from: "a number in the name of each column",
    text: "Tee | Hole 1 | Hole 2 | Hole 3 | Out\nPar | 4 | 5 | 3 | 12\nYards | 346 | 511 | 192 | 1049",
    holes: THREE,
    left: ["Out|12|1049"],
  },

  // Languages, digits and units.
  {
    from: "German, in metres",
    text: "Loch;Name;Par;HCP;Länge (m)\n1;Am Bach;4;7;316\n2;Weiter Weg;5;1;467\n3;Kurz;3;9;176\nHin;;12;;959",
    holes: THREE,
    left: ["Hin;;12;;959"],
    metres: 316,
  },
  {
    from: "German, with a title in metres",
    text: "Golfclub Seeblick, 959 Meter, Par 12\nBahn Par Vorgabe Gelb\n1 4 7 316\n2 5 1 467\n3 3 9 176\nGesamt 12 959",
    holes: THREE,
    left: ["Golfclub Seeblick, 959 Meter, Par 12", "Gesamt 12 959"],
    metres: 316,
  },
  {
    from: "German, across",
    text: "Loch\t1\t2\t3\tGesamt\nPar\t4\t5\t3\t12\nHerren gelb (m)\t316\t467\t176\t959\nDamen rot (m)\t280\t410\t150\t840",
    holes: THREE,
    left: ["Damen rot (m) 280 410 150 840", "Gesamt 12 959"],
    metres: 316,
  },
  {
    from: "French",
    text: "Trou;Par;Distance (mètres);Index\n1;4;316;7\n2;5;467;1\n3;3;176;9\nAller;12;959;",
    holes: THREE,
    left: ["Aller;12;959"],
    metres: 316,
  },
  {
    from: "French, tees by colour",
    text: "Trou;Par;Blanc;Jaune\n1;4;346;300\n2;5;511;450\n3;3;192;150\nRetour;12;1049;900",
    holes: THREE,
    left: ["the column “Jaune”", "Retour;12;1049;900"],
  },
  {
    from: "French, in yards, with thin blanks in sums",
    text: "Trou 1 2 3 Total\nPar 4 5 3 12\nBlanches 346 511 192 1\u202f049",
    holes: THREE,
    left: ["Total 12 1.049"],
  },
  {
    from: "Spanish",
    text: "Hoyo,Par,Hándicap,Metros\n1,4,7,316\n2,5,1,467\n3,3,9,176\nIda,12,,959",
    holes: THREE,
    left: ["Ida,12,,959"],
    metres: 316,
  },
  {
    from: "Spanish, across, tees by colour",
    text: "Hoyo 1 2 3 Total\nBlancas 346 511 192 1.049\nAmarillas 330 490 175 995\nPar 4 5 3 12",
    holes: THREE,
    left: ["Amarillas 330 490 175 995", "Total 12 1.049"],
  },
  {
    from: "metres beside yards: yards are taken",
    text: "Hole,Par,Metres,Yards\n1,4,316,346\n2,5,467,511\n3,3,176,192",
    holes: THREE,
    left: ["the column “Metres”"],
  },
  { from: "metres with each length", text: "1, 4, 316 m\n2, 5, 467 m\n3, 3, 176 m", holes: THREE, metres: 316 },
  { from: "metres in a sentence", text: "Par 4, 316m\nPar 5, 467m\nPar 3, 176m", holes: THREE, metres: 316 },
  {
    from: "full-width digits and letters",
    text: "Ｈｏｌｅ　Ｐａｒ　Ｙａｒｄｓ\n１　４　３４６\n２　５　５１１\n３　３　１９２",
    holes: THREE,
  },
  { from: "full-width commas", text: "１，４，３４６\n２，５，５１１\n３，３，１９２", holes: THREE },
  { from: "Arabic digits", text: "Par\tYards\n٤\t٣٤٦\n٥\t٥١١\n٣\t١٩٢", holes: THREE },
  {
    from: "French, in yards, with blanks in sums",
    text: "Trou 1 2 3 Total\nPar 4 5 3 12\nBlanches 346 511 192 1 049",
    holes: THREE,
    left: ["Total 12 1\u202f049"],
  },
  {
    from: "lengths with decimals",
    text: "Loch;Par;Meter\n1;4;316,4\n2;5;467,3\n3;3;175,6",
    holes: THREE,
    metres: 316.4,
  },
  {
    from: "the unit below the heading",
    text: "Hole,White,Par\n,(m),\n1,316,4\n2,467,5\n3,176,3",
    holes: THREE,
    left: ["(m)"],
    metres: 316,
  },
  {
    from: "the unit with the sum",
    text: "Hole,White,Par\n1,316,4\n2,467,5\n3,176,3\nTotal,959 m,12",
    holes: THREE,
    left: ["Total,959 m,12"],
    metres: 316,
  },
  { from: "non-breaking blanks", text: "1\u00a04\u00a0346\n2\u00a05\u00a0511\n3\u00a03\u00a0192", holes: THREE },
];
