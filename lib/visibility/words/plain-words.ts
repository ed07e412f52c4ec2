/** Words in the names of units that are no name by themselves: plain English, and what a unit is or has. */

const wordsIn = (text: string, ...more: string[]): ReadonlySet<string> =>
  new Set([...text.trim().split(/\s+/), ...more]);

/** Plain English that stands in names too: in small letters it names nobody. The word after the list is one that no text on screen says. */
const english = wordsIn(
  `
  a about after air airborne airlanding alarm all allied allwork ancient and anti apple armed armour armoured arms
  army artillery as assault at attached autumn back baker bank baron base battalion battalions batteries battery bay
  beach bear best better big bird bishop bit black blue boar boats bold border bravo bridge bridging brigade
  brigades bright broad brook brown bull burn by calm camp captain car carpenter carriage cars castle cavalry center
  central chance chapel char charge charm chief church city clay clear cliff close coast cobra cold colt column
  columns command commando commandos common companies company composite convent cook cool cooper corps country
  county court cow crab crew crews cross crossing crossings crow crown cyclist cyclists dark dawn day deep deer
  defence defensive depot desert detachment detachments division divisional divisions dog door dove down dragon
  dragoon dragoons drive duke dull eagle earl early east eastern eighteenth eighth eleventh end engineer engineers
  english even evening fall falls farm fast fat fear fell field fields fifteenth fifth fight fine fire first fisher
  flail flails flame flank flat flats fleet flint flood foot for force forces ford forest fort fortress forward four
  fourteenth fourth fox freeman fresh friend from front full garden garrison garrisons gate gift glider gliders gold
  golden good gorge grand grant grave gray great greek green grenadier grenadiers grey ground group groups grove
  guard guards gun gunner guns half hall hammer hand hard harder hardy harvest hat hawk headquarters heart heat
  heath heavy hedge height heights high highland highlander hill hills hold hole holland home honourable hook hope
  horn horse hot hound house household how hunt hunter hussars ice in independent infantry inn inns iron is island
  joy judge jump just keen keep key king kings knight lake lamb lance lancers land lane large last late launcher
  launchers law lead leather left legion light lighter lightning line lion little lock london long longer lord love
  low luck machine main man manor march marine marines mark market marsh marshal mason master may medium men middle
  might mill miller mine moon moor morning mortar mortars moss motor mount mountain mud musket naval navy near new
  nice night nineteenth ninth noble north northern now oak oil old on one only open orchard out over own ox pack
  paint panther panthers paper parachute park part parts pass path patrol peace pear pike pilot pilots pine pink
  pioneer pioneers pit plain point police pond pool poor pope port post power price priest prince princess prison
  quarter queen queens quick quiet radio rain ram range ranger rangers raven ready recce reconnaissance red regiment
  regiments region reinforcement reinforcements remnant replacement reserve reserves rest rich ride rider ridge
  riding rifle rifles right river road rock rocket rockets rocky roman rose rough round royal runner runners
  rush sand sapper sappers savage school scout scouts sea search searchlight second security service seventeenth
  seventh sharp shell ship shore short signal signals silver six sixteenth sixth smart smith smoke snow soldier son
  south southern spear special spring squadron squadrons staff stag star start station steel still stone stones
  storm stout strand strange stream street strike strong summer sun supply support sure sweet swift sword tank tanks
  tea team temple ten tenth the third thirteenth thirtieth thorn three thunder tiger tigers till towed tower town
  track tracks training transport trench troop troops true tunnel turn twelfth twentieth two under unit units up
  upper urban valley van victory village wade walker wall ward warm watch water watt way well wells west western wet
  wheel white wild will wind wing winter wise with wolf wood woods work world wright yard yellow yeomanry young zero
`,
  'ring',
);

/** Words that name nobody by themselves, in English, German and short: what a unit is, where it belongs, what it has. */
const general = wordsIn(`
  a aa abn abt abteilung agra air airborne airfield airlanding airman alarm allied american and anti arm armd armed
  armee armored armoured arms army art artillery assault at attached aufklarung aufklarungs aust australian
  australians avre b bailey bat bataillon battalion battalions batterie batteries battery battlegroup bde bn boats
  bofors border br bridge bridging brigade brigades british bruck btl bttn bttr bty c canada canadian car cav
  cavalry cdn cdo central ch char coast coln column columns commando commandos comp companies company composite corp
  corps coy coys cps crab crew crews crossing crossings cyclist d das de defensive den depot der det detachment div
  division division's divisional divisions dr dragoon dragoons du dutch e east eastern engineer engineers engr
  ersatz f fallschirm fallschirmjager fast fd feld fella field fields fighting first fj fla flail flails flak flame
  flieger fliegerhorst flight foot for force forces fort fortress four front fus fusilier fusiliers g garrison
  garrisons gd gds geb gebirgs gebirgsjager german german's gfa gir gjr gr greek gren grenadier grenadiers group
  groups gruppe guard guards gun gunners guns h haa haas half hauptquartier headquarters heavy heer heeres high
  highland highlanders honourable horse hospital household hq huss hussars hvy i in ind independent inf infantry
  irish italian j jag jagdpanzer jager jg jr k kampfgruppe kg king kings km kompanie korps kp kriegsmarine kusten l
  la laa lancer lancers land landesschutzen launcher launchers le legion lehr lehrgang lfl li light line los lt
  luftwaffe lw m machine main man mechanised med medium mg middle mitte mixed mm mobile mortar mortars motor
  mountain mtn nav naval nebel nebelwerfer netherlands new nord north northern nza o of officer on ord ost others p
  pack panther panthers panzer panzerjager para parachute parachutists part parts party patrol pfa pi pilot pilots
  pioneer pioneers pionier pir platoon pol police polish polizei pool prisoners pz pzaa pzar pzartr pzgr pzgren pzjg
  pzpi pzr q queen queens r ra rac railway ranger rangers rasc rca rce re recce reconnaissance reg regiment
  regimental regiments region regt reinforcement reinforcements remnant replacement res reserve reserven reserves
  rfn rgt ridge rifle rifles river rm road rocket rockets romanian royal rr rum rumanian runner runners russian s
  sapper sappers schiffs school schutzen schwere scot scottish sea searchlight second security service services sich
  sicherungs signal signals sky slov slovak soviet sp special sperrverband spz sqn sqns squadron squadrons ss stab
  staff station straf stug sturm sud supply support t tank tanks the third tiger tigers tk tor towed tp tpt tpts
  track tracks training transport troop troops two uffz und unit units van veterans von w wach wehrkreis welsh
  werfer west western wing with wk yeo yeomanry york z zug
`);

export const isEnglish = (word: string): boolean => english.has(word);
/** In this very spelling; `isGeneral` of `military-words.ts` knows the others. */
export const isPlainlyGeneral = (word: string): boolean => general.has(word);
