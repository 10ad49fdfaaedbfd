import type { SentenceLanguage } from "../sentences/sentence-language.ts";

const german: SentenceLanguage = {
  leaning:
    "hr hrn fr dr prof Ing Dipl Mag Frl St Hl sog bzw vgl z.B z.T d.h u.U z.Z zzgl inkl exkl einschl evtl ggf ca max min " +
    "mind bspw bes insb insbes urspr ehem gest geb verh frz engl lat gr dt österr schweiz usf i.d.R i.d u.a kath evang med phil rer nat jur theol hc",
  numbering: "nr nrn bd bde s abs art kap abb tab ziff aufl hft jg sp str v tel pos lfd § S",
  closing:
    "u.a z d u a o s m i u.ä o.ä Co Ltd Inc e.V Jh Jhd Jhdt n.Chr v.Chr Chr Jan Feb Mär Apr Jun Jul Aug Sep Sept Okt Nov Dez " +
    "Mo Di Mi Do Sa So Std Min Sek Mio Mrd Tsd Abt Univ Verl Verf Hrsg Hg Ä Str str",
  ending: "usw etc uam u.v.m",
  starters:
    "der die das den dem des ein eine einer eines er sie es wir ihr ich du man dies dieser diese dieses jener jede jeder " +
    "jedes alle viele einige mein dein sein unser euer und oder aber doch denn wenn als ob weil dass da dann danach daher " +
    "darum deshalb jedoch trotzdem außerdem zudem auch nur noch schon jetzt nun heute gestern morgen hier dort wo wer was " +
    "wie warum wann welche welcher in im am an auf aus bei beim bis durch für gegen mit nach ohne seit über um unter von vom " +
    "vor zu zum zur zwischen während wegen ist sind war waren hat haben hatte wird werden kann können muss soll nicht kein " +
    "keine nein ja bitte danke mehr so sehr etwas nichts niemand jemand erst später",
  lowerStarters: "ich er sie es wir ihr du der die das dann aber",
  fronting: "am um im in bei seit bis vor nach ab gegen von vom",
  ordinals: {
    leads:
      "am vom zum der die das dem den des im ein eine einem einen einer eines bis ab seit jeder jede jedes beim und zur unser sein ihr",
    followers:
      "januar jänner februar feber märz april mai juni juli august september oktober november dezember jan feb mär apr jun jul " +
      "aug sept sep okt nov dez jahrhundert jahrhunderts jahrhunderte jh jhd jahrtausend jahrzehnt tag platz klasse kapitel " +
      "stock etage auflage mal woche lebensjahr geburtstag weltkrieg weltkriegs weltkrieges semester quartal runde",
  },
};

const french: SentenceLanguage = {
  leaning:
    "M MM Mme Mmes Mlle Mlles Me Mgr Dr Pr Vve cf env ex p.ex c.-à-d av apr St Ste Sts Cie vs éd trad coll dir",
  numbering: "n° nº no nos p pp vol chap fig art al t tél éq ch réf § t",
  closing: "Ltd Inc janv févr avr juil sept oct nov déc jr bd boul av dép J.-C hab",
  ending: "etc",
  starters:
    "le la les l un une des du de d ce c cet cette ces il elle ils elles on je j tu nous vous mon ton son ma ta sa mes tes " +
    "ses notre votre leur leurs qui que qu quoi où quand comment pourquoi quel quelle et ou mais donc or ni car si lorsque " +
    "puis ensuite alors ainsi cependant toutefois pourtant en dans sur sous par pour avec sans chez vers après avant depuis " +
    "pendant entre à au aux est sont était a ont avait tout toute tous toutes plusieurs aucun chaque ne non oui aujourd hier " +
    "demain maintenant ici là plus même aussi enfin voici voilà merci bonjour",
  lowerStarters: "je il elle nous vous ils elles ce c'est puis",
  fronting: "à en dans le au vers depuis avant après",
};

const spanish: SentenceLanguage = {
  leaning:
    "sr sra srta sres sras dr dra d dña prof profa lic ing arq gral cap cnel tte sgto mons fr sto sta ud uds vd vds p.ej ej " +
    "aprox esp cf vs avda avd pdte gob min vicepdte depto dpto EE Cra excmo excma ilmo exmo St",
  numbering:
    "n.º n.ª nº núm no págs pág p pp vol vols cap caps art arts fig figs tel tfno t § ed ref núms párr párrf Lun Mié Jue Vie Sáb Dom ext",
  closing:
    "Cía cía Ltda S.A Ltd Inc Corp Co EE.UU EEUU a.C d.C a.m p.m ene feb mar abr may jun jul ago sept sep oct nov dic jr",
  ending: "etc",
  starters:
    "el la los las lo un una unos unas este esta estos estas ese esa esos esas aquel aquella él ella ellos ellas yo tú " +
    "nosotros usted ustedes mi tu su mis tus sus nuestro nuestra quien quién que qué cuando cuándo donde dónde como cómo por " +
    "porque cual cuál cuánto y e o u pero sino si no sí también además entonces luego después antes desde hasta en de del a " +
    "al con sin sobre para entre tras según durante es son era fue fueron ha han había hay está están se me te le les nos " +
    "todo toda todos todas muchos varios algunos ningún cada hoy ayer mañana ahora aquí allí ya así aunque sin mientras gracias hola",
  lowerStarters: "yo él ella ellos nosotros esto eso entonces",
  fronting: "a en desde hasta de por el",
};

const italian: SentenceLanguage = {
  leaning:
    "sig sig.ra sig.na sigg sig.ri dott dott.ssa dr prof prof.ssa ing avv arch rag geom on sen gen col cap magg ten mons don " +
    "s ss spett egr gent ill preg es ad.es p.es cfr ca circa v vs amm dir psicol pres",
  numbering: "n nn n° nº num pag pagg p pp vol voll cap capp art artt fig figg tel t par ed sez § tab",
  closing:
    "S.p.A S.r.l Ltd Inc Co a.C d.C gen febb feb mar apr mag giu giugn lug ago sett set ott nov dic lun mer gio ven sab dom",
  ending: "ecc etc",
  starters:
    "il lo la i gli le l un uno una questo questa questi queste quello quella quelli quelle egli lui lei essi loro io tu noi " +
    "voi mio mia tuo suo sua suoi nostro chi che cosa quando dove come perché quale quanto e ed o ma però se non sì anche " +
    "inoltre allora poi dopo prima da dal dalla di del della in nel nella su sul con senza per tra fra a al alla durante è " +
    "sono era erano ha hanno aveva si mi ti ci vi tutto tutti tutte molti alcuni ogni nessuno oggi ieri domani ora qui così " +
    "infatti quindi tuttavia mentre arrivederci grazie",
  lowerStarters: "io lui lei noi loro poi",
  fronting: "a alle il nel in da dal dopo",
};

const portuguese: SentenceLanguage = {
  leaning:
    "sr sra srta srs dr dra drs prof profa eng arq gen cel cap ten sgto d dom ex exmo exma ilmo pe st sto sta v vs cf aprox p.ex av",
  numbering: "n n.º nº núm no pág págs p pp vol vols cap caps art arts fig figs tel t § ed inc",
  closing: "Cia Ltda S.A Inc Ltd a.C d.C jan fev mar abr mai jun jul ago set out nov dez jr",
  ending: "etc",
  starters:
    "o a os as um uma uns umas este esta estes estas esse essa esses essas isto isso aquele aquela ele ela eles elas eu tu " +
    "nós você vocês meu minha seu sua seus suas nosso nossa quem que quando onde como porque por qual quanto e ou mas porém " +
    "se não sim também além então depois antes desde até em no na nos nas de do da dos das com sem sobre para entre durante " +
    "é são era foi foram há tem têm está estão todo todos muitos alguns cada nenhum hoje ontem amanhã agora aqui ali assim obrigado olá",
  lowerStarters: "eu ele ela eles nós isso então",
  fronting: "a às em no na desde até",
};

const dutch: SentenceLanguage = {
  leaning:
    "dhr mevr mw hr dr drs ir ing mr prof ds jhr st bijv bv o.a m.a.w d.w.z d.m.v i.p.v t.o.v m.b.t i.v.m e.d z.g zgn resp ca " +
    "vgl evt incl excl max min m.n t.g.v aanw bijz gebr jl",
  numbering: "nr nrs no blz p pp dl art hfst fig afb tel par lid § bl",
  closing:
    "e.a e.d N.V B.V Co Ltd Inc v.Chr n.Chr jan feb mrt apr jun jul aug sept sep okt nov dec jr sr vnw",
  ending: "enz etc",
  starters:
    "de het een deze dit die dat hij zij ze hem haar wij we jij je u ik jullie hun mijn jouw zijn ons onze wie wat waar " +
    "wanneer waarom hoe welke en of maar want dus als toen terwijl omdat hoewel daarna daarom dan nu nog ook niet geen ja nee " +
    "in op aan bij van voor met na naar om onder over te tot tussen uit door tegen sinds tijdens is was waren heeft hebben had " +
    "wordt worden kan kunnen zal zullen moet er hier daar alle veel sommige elke vandaag gisteren morgen misschien bedankt",
  lowerStarters: "ik hij zij ze wij we het dit dat toen",
  fronting: "om op in van sinds tot voor na",
};

const polish: SentenceLanguage = {
  leaning:
    "p pp dr prof inż mgr hab doc lek ks gen płk mjr kpt por ppor sierż św bł np tzn tzw tj m.in ok zob por im ul al pl os " +
    "woj pow gm b d cd wg ww jw ang niem fr ros łac bałt red tłum wyd",
  numbering: "nr str s t tom rozdz art ust pkt ryc rys tab tel § poz",
  closing:
    "in r w n.e p.n.e sp z o.o S.A tys mln mld godz min sek zł gr kw stycz lut mar kwiet czerw lip sierp wrz paźdz list grudz",
  ending: "itd itp etc",
  starters:
    "ten ta to te ci on ona ono oni one ja ty my wy mój twój jego jej nasz ich kto co kiedy gdzie jak dlaczego który która " +
    "które i a ale lecz albo lub więc jednak jeśli gdy ponieważ potem następnie także również nie tak już jeszcze teraz dziś " +
    "wczoraj jutro tu tam w we na z ze do od po przed przez dla bez pod nad o u przy za jest są był była było byli ma mają " +
    "wszystko wszyscy każdy żaden niektórzy wiele dziękuję",
  lowerStarters: "ja on ona oni to potem",
  fronting: "o w we od do po przed",
  ordinals: { leads: "", followers: "" },
};

const czech: SentenceLanguage = {
  leaning:
    "p pí sl dr prof ing mgr bc doc MUDr JUDr RNDr PhDr sv gen plk kpt např tzv tj resp cca mj srov viz nám ul tř čs ev",
  numbering: "č čís str s sv roč kap obr tab odst písm tel § čl",
  closing: "aj s.r.o a.s r.o o.s Inc Ltd n.l př.n.l hod min tis mil mld Kč roku",
  ending: "atd apod",
  starters:
    "ten ta to ti ty on ona ono oni já my vy můj tvůj jeho její náš kdo co kdy kde jak proč který která a ale nebo však " +
    "protože když pokud pak potom také ne ano už ještě teď dnes včera zítra tady tam v ve na z ze do od po před pro bez pod " +
    "nad o u při za je jsou byl byla bylo byli má mají všechno všichni každý žádný děkuji",
  lowerStarters: "já on ona oni to pak",
  fronting: "v ve od do po před",
  ordinals: {
    leads: "dne od do v ve na za po před k o s",
    followers: "ledna února března dubna května června července srpna září října listopadu prosince století",
  },
};

const slovak: SentenceLanguage = {
  leaning:
    "p pán dr prof ing mgr bc doc MUDr JUDr RNDr PhDr sv gen plk kpt napr tzv tj resp cca porov ul nám tr",
  numbering: "č čís str s zv roč kap obr tab ods písm tel § čl",
  closing: "a pod aj s.r.o a.s r.o Inc Ltd n.l pr.n.l hod min tis mil mld roku",
  ending: "atď",
  starters:
    "ten tá to tí tie on ona ono oni ja my vy môj tvoj jeho jej náš kto čo kedy kde ako prečo ktorý ktorá a ale alebo však " +
    "pretože keď ak potom tiež nie áno už ešte teraz dnes včera zajtra tu tam v vo na z zo do od po pred pre bez pod nad o u " +
    "pri za je sú bol bola bolo boli má majú všetko všetci každý žiadny ďakujem",
  lowerStarters: "ja on ona oni to potom",
  fronting: "v vo od do po pred",
  ordinals: {
    leads: "dňa od do v vo na za po pred k o s",
    followers:
      "január január január januára február februára marec marca apríl apríla máj mája jún júna júl júla august augusta " +
      "september septembra október októbra november novembra december decembra storočia storočí",
  },
};

const russian: SentenceLanguage = {
  leaning:
    "г г-н г-жа тов гр проф акад доц канд док им ул пр просп пер пл наб д корп кв обл р-н пос пгт дер с т.е т.к т.н напр ср см " +
    "св свв о ок рис табл англ нем фр франц лат греч рус ст ред изд сост пер",
  numbering: "№ стр с т тт гл п пп ч рис табл ст вып тел кн § илл",
  closing: "гг в вв н.э тыс млн млрд руб коп мин сек час ч кг см мм км",
  ending: "т.д т.п др пр",
  starters:
    "он она оно они я ты мы вы его её ее их мой твой наш ваш этот эта это эти тот та то те кто что когда где куда откуда как " +
    "почему зачем какой какая какие который и а но или однако если хотя потому поэтому затем потом также тоже не нет да уже " +
    "ещё еще теперь сейчас сегодня вчера завтра здесь там тут в во на с со из к ко от до по под над при за без для о об у " +
    "через после перед между был была было были есть все всё всех каждый многие некоторые никто ничто можно надо так вот спасибо",
  lowerStarters: "я он она они мы это потом",
  streets: "г",
  fronting: "в во с до к около после",
};

const ukrainian: SentenceLanguage = {
  leaning:
    "п пп проф акад доц ім вул просп пров пл буд кв обл р-н м с т.зв т.д напр див пор св о рис табл англ нім фр лат укр ред вид",
  numbering: "№ стор с т тт гл п пп ч рис табл ст вип тел кн §",
  closing: "та р рр ст н.е тис млн млрд грн коп хв сек год кг см мм км",
  ending: "т.д т.п ін інш",
  starters:
    "він вона воно вони я ти ми ви його її їх мій твій наш ваш цей ця це ці той та те ті хто що коли де куди як чому який яка " +
    "і й а але або однак якщо хоча тому потім також теж не ні так вже ще тепер зараз сьогодні вчора завтра тут там у в на з із " +
    "до від по під над при за без для про через після перед між був була було були є все всі кожен багато деякі ніхто дякую",
  lowerStarters: "я він вона вони ми це потім",
  fronting: "у в з до о після",
};

const bulgarian: SentenceLanguage = {
  leaning:
    "г г-н г-жа вкл проф акад доц д-р инж ул бул пл кв бл ап гр с т.е т.нар напр вж ср св им рис табл англ нем фр лат",
  numbering: "№ стр с т гл чл ал рис табл тел §",
  closing: "гг в пр.н.е н.е хил млн млрд лв ст мин сек ч кг см мм км",
  ending: "т.н др",
  starters:
    "той тя то те аз ти ние вие неговият нейният моят твоят този тази това тези онзи кой коя какво кога къде как защо и а но " +
    "или обаче ако защото после след също не да вече още сега днес вчера утре тук там в във на с със от до по под над при за " +
    "без през преди между беше бяха е са има всички всеки много някои никой благодаря",
  lowerStarters: "аз той тя те ние това",
  streets: "г",
  fronting: "в във от до след",
};

const kazakh: SentenceLanguage = {
  leaning: "проф акад г ж т.б ж.б мыс т.ғ.д қ к ә ш б.з.б б.з ғ",
  numbering: "№ жыл ж б бет т тарау сурет кесте",
  closing: "ж жж ғ ғғ млн млрд мың тг жыл",
  ending: "т.б т.с.с",
  starters:
    "ол олар мен сен біз сіз бұл осы сол кім не қашан қайда қалай неге және бірақ немесе егер содан иә жоқ енді бүгін кеше ертең мұнда онда",
  lowerStarters: "ол мен біз бұл",
};

const greek: SentenceLanguage = {
  leaning: "κ κος κα κκ δρ καθ αγ αρ π.χ δηλ βλ πρβλ οδ λεωφ στρ ταξ",
  numbering: "αρ σελ σ τ τόμ κεφ άρθρ παρ εικ πίν τηλ",
  closing: "μ.Χ π.Χ π.μ μ.μ Α.Ε Ε.Π.Ε χιλ εκ",
  ending: "κ.λπ κ.ά κλπ κτλ",
  starters:
    "ο η το οι τα του της των τον την τους τις ένας μια ένα αυτός αυτή αυτό αυτοί εγώ εσύ εμείς εσείς ποιος ποια τι πότε πού " +
    "πώς γιατί και αλλά ή όμως αν όταν επειδή μετά πριν έπειτα επίσης δεν δε ναι όχι τώρα σήμερα χθες αύριο εδώ εκεί σε στο " +
    "στη στον στην από με για χωρίς κατά είναι ήταν έχει είχε όλα όλοι κάθε πολλοί μερικοί κανείς",
  lowerStarters: "ο η το οι τα εγώ αυτός αυτή αυτό αυτοί μετά δεν",
  fronting: "στις από μέχρι σε στο",
};

const turkish: SentenceLanguage = {
  leaning:
    "dr prof doç yrd öğr gör av müh sn hz bkz örn yak çev haz yay mah cad sok blv apt bul alm ing fr lat gen alb yzb bnb mr mrs st",
  numbering: "no nu s ss sf cilt c böl şek tab md tel",
  closing: "Ltd Şti A.Ş T.C M.Ö M.S oca şub nis haz tem ağu eyl eki kas ara",
  ending: "vb vs vd",
  starters:
    "bu şu o bunlar onlar ben sen biz siz bir her bazı çok kim ne nerede nasıl neden niçin hangi ve ama fakat ancak veya ya " +
    "eğer çünkü sonra önce ayrıca da değil evet hayır artık şimdi bugün dün yarın burada orada için ile gibi daha en var yok teşekkürler",
  lowerStarters: "ben sen o biz onlar bu sonra",
  ordinals: {
    leads: "",
    followers:
      "dünya yüzyıl yüzyılda yüzyılın cadde sokak sınıf kat bölüm madde gün hafta lig abdülhamid mehmed mehmet murad murat selim selîm süleyman ahmed mustafa osman",
  },
};

const swedish: SentenceLanguage = {
  leaning:
    "dr prof hr fr t.ex bl.a d.v.s dvs s.k sk ca jfr resp inkl exkl ev m.a.o st kap f.d p.g.a pga fr.o.m t.o.m",
  numbering: "nr s sid kap fig tab tel § st vol",
  closing: "m.m mm m.fl f.Kr e.Kr AB Co jan feb febr mar apr jun jul aug sept sep okt nov dec tr",
  ending: "etc osv o.s.v",
  starters:
    "den det de en ett denna detta dessa han hon vi ni jag du man min din sin vår er deras vem vad när var hur varför vilken " +
    "och men eller så om för att eftersom sedan då därför också inte nej ja nu ännu idag igår här där i på av från till med " +
    "utan under över efter före mellan är har hade blev kan ska måste alla många några varje ingen kanske tack",
  lowerStarters: "jag han hon vi de det sedan",
  fronting: "i på kl från till efter före den",
};

const danish: SentenceLanguage = {
  leaning:
    "hr fr dr prof frk adv adj ing cand stud dir f.eks feks bl.a d.v.s dvs s.k ca jf jfr resp inkl ekskl evt mht iht ift pga sml " +
    "gl skt sct kbh mr mrs ms pt p.t f.e Mt St afs e.g i.e",
  numbering: "nr s kap fig tab tlf stk § bd pkt art afs no p pp vol",
  closing:
    "m.m mm m.fl mfl f.Kr e.Kr A/S ApS Co Inc Ltd Corp jan feb febr mar apr jun jul aug sept sep okt nov dec jr sr " +
    "kl a.m p.m Ph.D med mag alm alle bros bl co st vej",
  ending: "etc osv o.s.v",
  starters:
    "den det de en et denne dette disse han hun vi i jeg du man min din sin vores deres hvem hvad hvornår hvor hvordan hvorfor " +
    "hvilken og men eller så hvis fordi siden da derfor også ikke nej ja nu endnu her der på af fra til med uden under over " +
    "efter før mellem er har havde blev kan skal må alle mange nogle hver ingen måske tak",
  lowerStarters: "jeg han hun vi de det så",
  fronting: "i på kl fra til efter før den ved",
  ordinals: {
    leads: "den d det",
    followers: "januar februar marts april maj juni juli august september oktober november december",
  },
};

const norwegian: SentenceLanguage = {
  leaning: "dr prof hr fr f.eks bl.a d.v.s dvs s.k ca jf resp inkl ekskl evt pga mht ift st",
  numbering: "nr s kap fig tab tlf § bd pkt art",
  closing: "m.m mm m.fl f.Kr e.Kr AS Co jan feb mar apr jun jul aug sept sep okt nov des kl",
  ending: "etc osv o.s.v",
  starters:
    "den det de en et denne dette disse han hun vi dere jeg du man min din sin vår deres hvem hva når hvor hvordan hvorfor " +
    "hvilken og men eller så hvis fordi siden da derfor også ikke nei ja nå ennå her der i på av fra til med uten under over " +
    "etter før mellom er har hadde ble kan skal må alle mange noen hver ingen kanskje takk",
  lowerStarters: "jeg han hun vi de det så",
  fronting: "i på kl fra til etter før den",
  ordinals: {
    leads: "den d det",
    followers: "januar februar mars april mai juni juli august september oktober november desember",
  },
};

const arabic: SentenceLanguage = { leaning: "د أ م ا ص.ب أ.د ت ط", numbering: "ص ج ط ت" };
const persian: SentenceLanguage = { leaning: "د آ ق.م", numbering: "ص ج ش" };
const urdu: SentenceLanguage = { leaning: "ڈاکٹر ص م", numbering: "ص ج" };
const hindi: SentenceLanguage = { leaning: "डॉ श्री श्रीमती प्रो पं सं कु मो", numbering: "पृ सं खं क्र" };

/**
 * What is known of each language's print, by BCP 47 primary subtag. A new language is a new entry: everything in it
 * is optional. What depends on the script alone, such as `。`, `।`, `։` or the Greek question mark, needs none.
 */
export const sentenceLanguages: ReadonlyMap<string, SentenceLanguage> = new Map([
  ["de", german],
  ["fr", french],
  ["es", spanish],
  ["it", italian],
  ["pt", portuguese],
  ["nl", dutch],
  ["pl", polish],
  ["cs", czech],
  ["sk", slovak],
  ["ru", russian],
  ["uk", ukrainian],
  ["bg", bulgarian],
  ["kk", kazakh],
  ["el", greek],
  ["tr", turkish],
  ["sv", swedish],
  ["da", danish],
  ["nb", norwegian],
  ["no", norwegian],
  ["ar", arabic],
  ["fa", persian],
  ["ur", urdu],
  ["hi", hindi],
  ["mr", hindi],
]);
