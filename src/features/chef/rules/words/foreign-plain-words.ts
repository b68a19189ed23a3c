/** Words that warn of nothing, in German, French, Spanish and Italian. */
export const FOREIGN_PLAIN_WORDS = `
  mangio mangiamo cucino cuciniamo ceno ceniamo mangeons cuisinons boden teig rand kruste belag dunner dunnere dunnen dicker dickerer liebsten aujourd'hui brotzeit vesper jause abendbrot kaffeetafel kuchentafel mitbringbuffet grillbeilage grillbeilagen beilagensalat
  sattigungsbeilage schmuddelwetter sauwetter schietwetter wanderung wandern wanderer radtour ausflug zelten zeltlager
  ferienlager picknicken picknickkorb pausenbrot pausenbrote schulbrot vesperbox brotdose brotdosen lunchbox meal
  vorkochen vorgekocht vorhanden vorratig daheim zuhause rentner rentnerin rentnerpaar senioren seniorin studenten
  studentin azubi azubis kollegen kolleginnen nachbarn vereinsfest schulfest sommerfest kaffeeklatsch geburtstagsfeier
  schnickschnack firlefanz chichi springform kastenform backblech blech auflaufform muffinform gusseisen gusseiserner
  schmortopf schnellkochtopf brater grillpfanne topfe pfannen schussel schusseln glas glaser loffel gabel messer brettchen
  thermomix nehmen nehm nimm nimmst nehmt verwende verwendet benutzen benutze brauch braucht brauchst anders anderer
  selber selbst portion portionen stucke pers ca ungefahr etwa knapp reichlich massig jede einiges irgendwie irgendwo
  erwachsene erwachsenen adultes adultos adulti minuscule minuscules dla osob osoby porcji kisilik irgendwann zwischendurch unterdessen nebenher nachher vorher danach davor hinterher
  mittags morgens abends nachts vormittag nachmittag ubermorgen gestern vorgestern letzte letzten letztes nachste nachsten
  nachstes eingeladen einladen eingekauft einkaufen einkauf supermarkt markt wochenmarkt hofladen garten beet ernte
  geschenkt ubernommen angebot sonderangebot gekriegt bekommen gefunden entdeckt schwimmt steht stehen lagert
  wartet warten wurden losgehen hinkriegen kriege kriegen
  schaffe schaffen probieren ausprobieren versuchen versuch versuche wage hinzaubern basteln verbrauchen verbraucht
  weitere weiterer weiteren weiteres zusatzlich extra festlicher feiner feines feinen edel edles edler edle besonderer
  raffinierter eleganter ausgefallener spannender spannend aufregend langweilig langweilige lustig bunt buntes bunte
  farbenfroh hubsch schoner sattmacher satt machend magenwarmer seelentrostend seelenwarmer trostlich trostliches trostendes trostend mogens mags machts
  hats habs ists gibts gabs nem ner nen son sone nix mitm aufm ausm furs beim vorm veille avance avant apres
  becher lendemain soiree soirees aperitif dinatoire dinatoires buffet potluck campagne randonnee niquer gamelle gamelles boite
  tupperware etudiant etudiante etudiants colocation coloc colocs voisin voisine voisins beaux parents beau belle retraite
  retraites collegue collegues copains mets mettre met mettez servir accompagner accompagne
  prepare preparez cuire faudrait faut falloir dirais four casserole marmite faitout robot fouet saladier bol
  assiette couvert cuillere cuilleres poignee pincee tranche tranches chicos raffiner etonner epater
  sympa sympas chouette chouettes top genial geniale consistant consistante placards congelateur congelo courses marche
  primeur panier recolte jardin potager donnees acheter achete achetes trouve trouver medio medios entero entera enteros
  trozo trozos punado lata latas paquete tarro bolsa manojo ramita diente dientes cuchara cucharada taza vaso nochevieja
  nochebuena reyes puente finde cumple cumples barbacoa picnic excursion playa campo oficina tupper tuppers fiambrera
  congelador despensa haria hacerlo hacerla hacerme prepararlo prepararla ponerle pongo pones poner ponemos echo echar
  eche use puse sirvo acompanar acompana expres ollas cazuela bandeja molde fuente vitro induccion tios primos vecinos
  vecina companeros estudiantes estudiante piso compartido jubilados jubilado nietos pareja distinto distinta sorprendente
  lucido resultona llenar llene sacie saciante fuorisede studenti studente studentessa coinquilini coinquilino colleghi
  pensionati pensionato vicini nipoti nipotini suoceri cognati faccio facciamo fate fallo falla farlo farla farne andare
  vado andiamo uscire spesa supermercato dispensa freezer congelatore dado dadi uso usi metto mettere mettiamo aggiungere
  aggiungo servire servo accompagnare preparo cuocio teglia tegame pentolone padelle stampo pirofila ciotola cucchiaio
  cucchiai tazza bicchiere vasetto barattolo lattina mazzetto spicchio fettina fettine particolare golosa goloso golosi
  genuino genuina nutriente saziante prima dopo prossima prossimo scorsa scorso pomeriggio serata capodanno vigilia befana
  ferragosto scampagnata gita
  fresquito fresquita fresquitos fresquitas calentito calentita calentitos rapidito rapidita sencillito sencillita ligerito
  ligerita riquisimo riquisima crujientes caseros caseras tradicionales clasico clasica clasicos elegante elegantes
  contundente contundentes esponjoso esponjosa tierno tierna tiernos suavecito suavecita especial especiales diferente
  diferentes original originales vistoso vistosa resulton apanado apanada socorrido socorrida baratito baratita economicos
  economicas festivo festiva navideno navidena dominguero veraniego veraniega invernal mejores peor vago vaga vagos perezoso
  perezosa perezosos novata novato principiante principiantes improvisado improvisada receton ahumado ahumada ahumados
  ahumadas mixta mixto mixtas mixtos rehogado rehogada salteado salteada gratinado gratinada horneado horneada plancha
  freidora aire faul faule faulen fauler faules einfachste einfachsten schick schicke schickes schicken elegant klassische
  klassischen traditionell traditionelle traditionelles traditionellen hausgemacht hausgemachte hausgemachter knusprige
  knusprigen saftige saftigen zart zarte zartes fluffig fluffige fluffiges warmend warmendes warmende sattigend sattigendes
  sattigende gemutlich gemutliches gemutlichen raffiniert raffiniertes raffinierte ausgefallen ausgefallenes ausgefallene
  unkompliziert unkompliziertes unkomplizierte festlich festliches festliche festlichen weihnachtlich weihnachtliches
  sonntags feierabendkuche resteverwertung restlich restliche restlichen buro mitnehmen unterwegs anfanger anfangerin
  kochmuffel geraucherte geraucherter geraucherten gerauchert zubereiten zubereitet angebraten gebackenen geschmort
  geschmorte gegrillten heissluftfritteuse spatzlepresse chic chics elegants classiques traditionnels ancienne anciens faite
  croustillante croustillants moelleux moelleuse fondant fondante tendre tendres legers raffine raffinee simple gourmande
  gourmands rustique rustiques convivial conviviale paresseux paresseuse flemmard flemmarde debutant debutante debutants
  originale originaux different differente festif festive festifs festives reconfortante dominical fume fumee fumes fumees
  melange poelee poelees mijotee mijotes gratinee gratinees rapidement facilement express expresse bluffant bluffante
  etonnant etonnante pire plutot seulement emporter bureau friteuse air restant restante restants sfiziosi velocissimo
  velocissima semplicissimo semplicissima leggeri leggere classici tradizionali casalingo casalinga croccanti morbido morbida
  morbidi morbide eleganti raffinato raffinata speciale speciali diverso diversa originali natalizio natalizia domenicale
  estivo estiva estivi estive invernale pigro pigra pigri pigre principianti sostanzioso sostanziosa saporito saporita
  delicato delicata affumicato affumicata affumicati affumicate fritto fritta fritti fritte bollito bollita saltato saltata
  gratinato gratinata ripassati peggio ufficio portare via friggitrice aria fornello fornelli accendere spegnere cuocere
  paellera wok tenedor cuchillo batidora
  cuit cuite cuits cuites roti rotie rotis roties grille grillee bouilli bouillie quand meme chandeleur gouter epiphanie
  sacco sacchi mucchio pacco cotto cotta cotti cotte avanzato avanzata bello bella belli buono buona buoni sfizioso sfiziosa
  monton montones cocido cocida asado asada sobrado merienda sobrinos sobrinas
  gekocht gekochte gekochten gebraten gebratene ubrig ubriggeblieben haufen trotzdem dennoch
  apetece apetecen antoja provoca fils fille filles garcon garcons impresionar sorprender encanta encantan gustan gustaria piacciono beeindrucken verwohnen
  resten reste
  mi mis usar usando utilizar utilizando aprovechar aprovechando sobra sobran sobro sobraron queda quedan hacia hacian preparaba cocinaba abuela abuelita
  ach ja tja ups hoppla vater mutter opa neffe nichte sohn tochter pere mere frere soeur neveu niece nonno nonna padre madre zio zia suocera cena cuoco
  quiere quieren queremos meine meinen meiner meinem mein oma opa omi mehr nehme nimmt repas vendredi samedi dimanche lundi mardi mercredi jeudi
  viernes sabado domingo lunes martes miercoles jueves venerdi sabato domenica lunedi martedi mercoledi giovedi freitag samstag sonntag
  ospite ospiti secondo sostanzioso sostanziosa warmes saftig saftigen saftiges moglie marito femme mari mujer marido frau mann schwester bruder
  voglia ha hat haben somos sommes sind wir nous siamo gegen abend tienes tiene tener que wegen familie familia famille famiglia
  fredda freddo troppo fa utiliser utilisant finir reste restent mamie faisait verwenden verwerten aufbrauchen ubrig uebrig utilizzare usando avanzato
  avanzata avanzi faceva cucinava geburtstagskuchen hatte gekauft geerntet cosecha recogido raccolto
  durch halbe halben halber viertelstunde dreiviertelstunde menge doppelt doppelte doppelten verdopple verdoppeln halbiere
  halbieren halfte stattdessen anderes anderen noch demi demie heure moitie lieu place doublez doubler media mitad meta
  cuarto quarto duplica duplicar doble raddoppia raddoppiare dimezza doppio altra altro qualcosaltro otra cosa autre
  somos siamo zwolf elf sieben neun donc neveu niece nieto sobrino nos das jugosa jugoso amigos noche bien moindre bout
  irgendwas irgendetwas truc trucs machin bidule encender apagar flemme envie ganas voglia lust zeit temps tiempo tempo
  piquenique pique nique viene desde domenica pranzo
  desalado desalada bote guiso estofado estofada estofados estofadas guisado guisada guisados guisadas stuck spitzkohl rausholen einfaches
  joues negros negras rellenas rellenos rellena relleno hermana mijote mijoter
  chose aufwendig horrible calor tomar usare soffice quella quello quelle quelli questa questo finalement sera serons est scusa
  presi preso stamattina mercato farci farmi fresca freschi fresche canard froid fait soll noch nie gemacht kompliziert kommen
  schwiegereltern schwiegermutter suegra suegros suegro viene vienen nonno nonni abuelo abuelos regala mette metti posso puoi
  finisco comprato comprata comprado compre mercado hoy manana pasado domani ieri hier demain soir matin midi samedi dimanche
  lundi mardi mercredi jeudi vendredi sabado domingo lunes martes miercoles jueves viernes sabato domenica lunedi martedi
  giovedi venerdi mercoledi regen kalt draussen herbst winter verano invierno inverno hiver ete primavera otono autunno
  feierabend mude hunger hungrig faim fame hambre cansado cansada stanco stanca fatigue
  damit dafur dabei darin darauf drin schuss raffermo rassis rassie duro cenar desayunar almorzar di
  der die das den dem des ein eine einen einem einer eines und oder mit fur von vom zu zum zur auf aus bei nach uber unter
  vor als wie auch nur noch schon sehr ganz etwas welche welches wer ich du er sie es wir ihr mich mir uns mein meine
  meinen meinem meiner unser unsere unseren dein euch man ist sind war bin hab habe haben hat hatte mochte mochten wurde
  wollen kann kannst konnen soll sollen muss machen mach mache macht kochen koche koch gekocht backen backe gib gibt geben
  zeig brauche brauchen suche suchen essen isst esse bitte danke hallo gern gerne lieber rezept rezepte gericht gerichte
  mahlzeit abendessen mittagessen mittag abend morgen fruhstuck nachtisch nachspeise vorspeise hauptgericht beilage suppe
  suppen eintopf auflauf salat kuchen torte kekse platzchen brei pfanne ofen topf schnell schnelles schnelle schneller
  einfach einfaches einfache einfacher lecker leckeres leckere gesund gesundes gesunde leicht leichtes leichte warmes kalt
  kaltes gunstig gunstiges gunstige billig scharf scharfes wurzig wurziges cremig cremige cremiges knusprig knuspriges
  saftig saftiges vegetarisch vegetarisches vegetarische herzhaft herzhaftes suss susses deftig deftiges frisch frisches
  frische heute wochenende sommer herbst fruhling sonntag montag dienstag mittwoch donnerstag samstag weihnachten ostern
  geburtstag gaste personen leute familie kinder mann frau freund freundin freunde mutter vater oma opa sohn tochter zwei
  drei vier funf sechs acht zehn minuten stunde stunden reste resteessen vorrat kuhlschrank zutaten klassisch klassisches
  typisch italienisch italienisches asiatisch asiatische asiatisches indisch indisches mexikanisch griechisch thailandisch
  gebraten gebratene gebacken gebackene gefullt gefullte uberbacken gegrillt gegrillte gemusepfanne nudelsalat
  kartoffelsalat kartoffelsuppe tomatensuppe gemusesuppe kurbissuppe linsensuppe hahnchenpfanne ideen idee vorschlag mal
  eben paar viel viele wenig bisschen dazu daraus davon dann weil wenn dass aber le la les un une de d et ou avec par dans
  sur sous chez en au aux ce cet cette ces mon ma mes ton ta tes sa ses notre nos votre vos leur leurs je j tu il elle nous
  vous ils elles te se y qui que qu quoi quel quelle quels quelles est sont suis etes ai avons avez ont veux voudrais veut
  voulons peux peut pouvons faire fais fait cuisiner preparer donne donnez cherche besoin envie aime aimons manger stp svp
  merci bonjour salut recette recettes plat plats repas dejeuner souper petit petite gouter accompagnement soupe veloute
  potage ragout salade tartes gateau gateaux biscuits crepes poele cocotte rapide rapides vite facile faciles simples leger
  legere sain saine bon bonne bons bonnes delicieux delicieuse chaud chaude froid froide epice epicee cremeux cremeuse
  croustillant gourmand vegetarien vegetarienne traditionnel traditionnelle classique maison soir midi matin demain aujourd
  hui semaine dimanche lundi mardi mercredi jeudi samedi ete hiver automne printemps noel paques anniversaire fete invites
  invite amis ami amie personnes personne famille enfants mari femme copain copine mere pere deux trois quatre cinq huit
  dix minutes heure heures restes restos frigo placard idees quelque chose peu beaucoup tres trop bien mieux grille rotie farci
  farcie mais terre pomme pommes sautee el los las una unos unas e o para por del al sobre entre desde hasta como cual
  quien mis tus su sus nuestro nuestra yo ella nosotros ellos lo soy estoy esta estamos hay tengo tiene tenemos quiero
  queremos quisiera puedo puede podemos hacer haz hago cocinar cocina preparar dame busco necesito gusta comer receta
  recetas plato platos comida cena desayuno almuerzo merienda postre postres tapa sopa crema guiso estofado ensalada tarta
  vrai vraie vrais vraies veritable veritables
  pastel galletas bizcocho torta horno sarten olla rapido rapida rapidos facil sencillo sencilla ligero ligera sano sana
  saludable rico rica bueno buena deliciosa delicioso caliente frio fria picante cremoso cremosa crujiente vegetariano
  vegetariana tradicional casero casera barato barata hoy noche manana dia semana domingo lunes martes miercoles jueves
  viernes sabado verano invierno navidad cumpleanos fiesta invitados amigos amigo personas persona familia ninos hijos hijo
  hija marido mujer esposa novio novia madre padre dos cuatro cinco seis ocho diez minutos hora horas sobras nevera
  ingredientes ideas algo poco mucho mas muy mejor favor gracias hola asado asada pero frito relleno rellena gli uno dei
  degli delle della dello dell da dalla nel nella sul sulla fra tra ed ad che chi cosa quale mio mia miei tuo tua suo sua
  nostro nostra io lui lei noi voi loro ti ci vi si ne sono ho hai ha abbiamo hanno voglio vorrei vogliamo posso puoi
  possiamo fare fammi fai cucinare cucina preparare dammi cerco mangiare piace ricetta ricette piatto piatti primo secondo
  contorno antipasto dolce dolci pranzo colazione merenda spuntino zuppa minestra vellutata insalata biscotti crostata sugo
  forno padella pentola veloce veloci facili semplice semplici leggero leggera buono buona gustoso gustosa delizioso caldo
  calda freddo fredda piccante croccante tradizionale classico classica casa economico oggi stasera domani settimana
  domenica lunedi martedi mercoledi giovedi venerdi sabato estate inverno natale pasqua compleanno festa ospiti ospite
  amici amico persone famiglia bambini figli figlio figlia marito moglie fidanzato fidanzata mamma papa tre quattro
  cinque sei otto dieci minuti ora ore avanzi ingredienti qualcosa molto piu bene meglio grazie ciao arrosto ripieni
  ripieno grigliato grigliata ohne kein keine keinen sans pas sin senza niente non ni nada kalte kalter warme warmer heisse
  heisses grosse grosser grosses kleine kleiner kleines neue neues gute gutes guter beste bestes tage tag tagen abende
  wochen woche feierabend familienessen sonntagsessen grillen grillabend picknick feier silvester kindergeburtstag apfel
  apfeln apfelkuchen brokkoli zucchini mohren karotten lauch kurbis spinat paprika gurke gurken erbsen linsen kichererbsen
  blumenkohl kohl rotkohl spargel radieschen aubergine auberginen hackbraten braten frikadellen hahnchen hahnchenbrust
  lachs forelle nudelauflauf kartoffelauflauf gemuseauflauf reispfanne pfannkuchen apfelstrudel obstsalat birnen kirschen
  pflaumen bananen quark zitronenkuchen schokokuchen mochtest wunsche wunsch zaubern verwerten ubrig gefroren aufgetaut
  grunes grune rote rotes weisse poulet boeuf riz pates legumes courgettes courgette aubergines tomates carottes carotte
  poireaux poires fraises framboises oignons epinards brocoli chou citrouille potiron lentilles pois chiches haricots verts
  saumon cabillaud crevettes jambon oeufs fromage blanc creme beurre farine sucre chocolat vanille cannelle menthe basilic
  persil thym romarin huile moutarde miel petits grand grande grands nouveau nouvelle frais fraiche fraiches mijote mijoter
  hachis feu carne ternera cerdo pescado salmon atun merluza gambas fideos patatas patata cebollas zanahorias calabacin
  calabaza berenjena pimientos espinacas lentejas garbanzos judias verdes huevos queso manzana manzanas platano naranja
  fresas limon chocolate verduras setas champinones maiz aguacate croquetas albondigas empanadas arroces potaje cocido
  fresca fresco frescas nuevo nueva pequeno pequena congelado congelada manzo vitello maiale pesce salmone tonno merluzzo
  gamberi riso patate pomodori pomodoro zucchine melanzane peperoni carote spinaci broccoli cavolfiore zucca piselli
  lenticchie ceci fagioli funghi uova formaggio ricotta mozzarella mele mela banane fragole limone arance cioccolato
  verdure basilico prezzemolo rosmarino polpette cucino cuciniamo grandi piccolo piccola nuovo nuova freschi surgelati
  aperitivo
  moglich moglichst mitessen mitisst mitessern trockener kindergarten kita krippe streusel streuseln krokant rauchig
  rauchiges rauchigem rauchigen parezca parezcan parece fiestas cambiamo cambiare cambiamos cambiemos cambia cambiala
  cambialo kocht kochst backt backst braucht sucht will konnte konnten sollte sollten gab gebe
  nehmen genommen kommt komme gekommen bringen bringt mitbringen mitgebracht einladen eingeladen besuch besucht wohnt
  leben lebt arbeit arbeiten arbeite arbeitet schnellen einfachen gesunden warm warmen kalten frischen susse sussen
  leichten immer jetzt gleich nachmittag gestern weihnachts advent hochzeit taufe konfirmation kommunion einschulung
  schule schulfest sommerfest buffet buffett brotdose vesper brotzeit party fest besonders besonderes besondere
  besonderen tolles feines feine wurziger scharfer milder cremiger knuspriger saftiger gesunder leichter gunstiger
  festlicher uberbackene uberbackenes gratiniert ebenfalls ausserdem eigentlich vielleicht wahrscheinlich naturlich genau
  ungefahr etwa circa zusammen allein kollegen kollegin chef chefin nachbarn nachbarin enkel enkelin kind jungs madels
  junge madchen onkel tante cousin cousine schwiegervater schwager schwagerin mama mami papi mitbewohner
  mitbewohnerin kuche tiefkuhler vorratsschrank garten balkon ernte dosen blech form auflaufform sosse sossen hauptgang
  zwischendurch sonst anders andere andern wieder zweite zweiten omas opas rezeptidee irgendwie
  was wann warum gasten peuvent pouvez pourrais pourrait font fera cuisine
  cuisines prepare preparez cherchons cherches voudrait voudrions aimerais aimerait recevoir recois
  recoit recevons inviter viennent vient venir arrive arrivent ramene ramener rapporter meilleur meilleure releve relevee
  sucree entree dessert apero aperitif dinatoire brunch mariage bapteme reveillon kermesse ecole creche
  cantine boulot travail collegue collegues patron voisins voisine beaux parents belle beau oncle cousins maman 
  ado ados autres aussi encore toujours vraiment assez environ ensemble tous toutes tout toute
  chaque quelqu comment pourquoi dont ainsi alors puis sinon deja presque changer changeons change variante version style
  facon gratine podria podrias queria quieres haces hace haria cocinas prepara preparas buscamos busca necesitamos
  necesita invitado invitada llegan llega traer llevo llevar armario rapidas calientes ricos ricas buenos
  buenas picantes dulce dulces salado salada entrante entrantes principal segundo acompanamiento guarnicion tapas tapeo
  mediodia ayer tarde cumple boda bautizo comunion nochebuena nochevieja reyes pascua colegio guarderia trabajo oficina
  companeros jefe jefa vecinos vecina cunado cunada hermano tio tia prima chaval chavales amiga amigas
  otro tambien todavia siempre mucha poca bastante juntos cada alguien cuando donde porque pues luego sino casi
  espectacular especialito puo potrei potrebbe vuole faccio facciamo preparo cerca cerchiamo servirebbe bisogno 
  invitato invitati invitata vengono arriva arrivano dispensa buone migliore piccanti salato salata ricco
  ricca ricchi antipasti primi secondi contorni pranzetto cenetta pomeriggio matrimonio battesimo comunione capodanno
  ferragosto scuola asilo lavoro colleghi capo vicini suocero cognato cognata fratello sorella cugino cugina 
  ragazzo ragazza ragazzi amica amiche anche ancora sempre molta abbastanza insieme ogni
  qualcuno quando dove perche quindi poi oppure gia quasi prego favore sughi condimento pieno piena menu pranzi cene
  sich wunscht wunschen wunschte wollte wollten willst mussen musste mussten konntest wird werden werde worden ob denn
  doch vielen draus habt hast hatten bist seid waren machst grillfest
  comme voulais voulait voulions voulez veulent vouloir pouvoir dois doit devons doivent devais devrais devrait etais
  etait serai seront avais avait aurai aura cela car pendant vers afin lorsque enfourner enfourne enfournez rentrant
  memes
  debo debe debemos deben deberia tienen tenia pueden podriamos querria eres estaba era habia hacemos usamos gastar
  cuales asi muchos muchas alguna alguno algunos algunas mismo misma esto este estos estas
  devo deve dobbiamo devono dovrei dovremmo vogliono vorremmo volevo voleva possono potremmo avete avevo aveva siete
  ero eravamo fammelo fammela fammeli fammele usiamo consumare finire come quali molti molte qualche alcuni alcune
  stesso stessa questi queste maturi maturo matura mature cespo pezzo pezzi mazzo scordato scordata
  sperrmull muskelkater umzug umzugskartons umziehen umgezogen flohmarkt elternabend elternsprechtag schulanfang abiball klassentreffen skifahren
  skihutte skitour skipiste piste langlauf rodeln schlitten schlittenfahren schlittschuh eislaufen klettern bouldern wandertour bergtour gipfel hutte
  berghutte almhutte radfahren fahrradtour rennrad joggen marathon halbmarathon schwimmen freibad hallenbad badesee baggersee strandtag paddeln kanu
  kajak segeln segeltorn angeln reiten turnen turnier tischtennis volleyball handball basketball tennis kegeln kegelabend bowling skat skatabend schach
  schachclub doppelkopf spieleabend brettspiel brettspiele kartenspiel puzzle filmabend fernsehabend kino theater konzert chorprobe chor bandprobe
  probe auftritt vernissage lesekreis buchclub strickkreis nahkurs yogastunde sportverein feuerwehr stammtisch junggesellenabschied polterabend
  richtfest einweihung einweihungsparty gartenfest gartenparty strassenfest nachbarschaftsfest dorffest kirmes jahrmarkt karneval fasching rosenmontag
  maifeiertag pfingsten himmelfahrt vatertag muttertag halloween laternenumzug martinstag nikolaus adventskranz weihnachtsmarkt heiligabend neujahr
  feiertag feiertage brueckentag bruckentag ferien urlaub urlaubstag ferienwohnung ferienhaus wohnmobil wohnwagen campingplatz campingkocher gaskocher
  zelt schlafsack lagerfeuer feuerstelle grillplatz terrasse schrebergarten kleingarten gartenarbeit unkraut rasen rasenmahen hochbeet gewachshaus
  hecke laub laubharken schneeschippen schneesturm schneefall frost glatteis gewitter sturm hagel nieselregen dauerregen regenwetter hitze hitzewelle
  affenhitze bibbern frieren durchgefroren klatschnass nass durchnasst erschopft hundemude todmude saumude platt kaputt gestresst
  genervt gelangweilt verkatert kater ausgeschlafen verschlafen spat spatdienst fruhdienst nachtdienst schicht nachtschicht spatschicht fruhschicht
  uberstunden dienstreise geschaftsreise pendeln pendler zugfahrt bahnfahrt autofahrt stau fluge flug flughafen bahnhof strassenbahn fahrschule
  fuhrerschein prufung klausur klausuren abitur examen bachelorarbeit masterarbeit lernen bufflen hausaufgaben vorlesung mensa zimmer vermieter
  handwerker klempner elektriker maler installateur baustelle renovieren renovierung streichen tapezieren putzen fruhjahrsputz waschetag wasche bugeln
  aufraumen entrumpeln keller dachboden garage werkstatt schuppen stromausfall strom heizung heizkorper gefrierfach spulmaschine waschmaschine
  staubsauger wasserkocher toaster kochplatte herdplatte induktion kaffeemaschine schneebesen kochloffel backpapier alufolie tisch stuhl sofa couch
  decke kissen kerze kerzen fernseher handy akku laptop bildschirm sitzung meeting besprechung prasentation kollege team firma betriebsfeier
  weihnachtsfeier abschied abschiedsfeier ausstand einstand beforderung kundigung gehalt zahltag pleite geldbeutel portemonnaie euro eurostuck cent
  sparen gewonnen verloren pokal meister derby spiel endspiel halbfinale anpfiff abpfiff mannschaft verein stadion elfmeter wette gewettet versprochen
  angeben beweisen blamieren beeindruckt enkelkinder patenkind patenonkel patentante zwillinge hochzeitstag jubilaum kennenlernen verabredung exfreund
  liebeskummer trost heimweh fernweh sehnsucht erinnerung kindheit damals fruher demenagement demenager demenage cartons carton grenier cave atelier
  chantier macons macon peintre plombier electricien bricolage peinture menage lessive repassage vaisselle poubelle aspirateur chauffage radiateur
  electricite courant panne bouilloire plaque plaques induction evier frigidaire canape couette bougie bougies ordinateur telephone reunion patronne
  greve manif manifestation conge conges vacances rentree examens partiels memoire devoirs cours internat colonie piscine plage montagne skis raquettes
  luge patinoire neige verglas orage orages grele tempete brouillard bruine averse averses pluie canicule chaleur fraicheur gele degres trempe trempes
  creve crevee creves epuise epuisee fatiguee claque claquee lessivee vanne courbatures gueule decalage trajet train gare avion aeroport bouchon
  bouchons voiture velo balade promenade footing entrainement match finale victoire defaite equipe supporters petanque boules belote tarot echecs poker
  jeux cinema film serie concert spectacle repetition chorale orchestre theatre brocante videgrenier foraine artifice vendange vendanges vendangeurs
  moisson cueillette jardinage tondre pelouse haie cabane caravane tente bivouac refuge rechaud braise braises camp pecheur peche voile bateau peniche
  quai marin cavalier cheval chevaux poney noces pendaison cremaillere depart mutation promotion embauche licenciement paie salaire fauche fauchee
  economies fric minuit tard matinee reveil dodo coucher creux fringale parrain marraine neveux nieces gendre beaufrere amoureux amoureuse rupture
  chagrin nostalgie souvenir souvenirs enfance jadis autrefois mudanza mudanzas mudamos mudado cajas trastero garaje taller obra obras albanil
  albaniles pintor pintores fontanero electricista bricolaje limpieza lavadora lavavajillas lavar planchar plancho basura calefaccion radiador apagon
  corriente hervidor vitroceramica fregadero fregar manta vela velas ordenador movil curro huelga manifestacion vacaciones vuelta cole examenes
  selectividad deberes clase clases universidad residencia campamento piscina montana esqui esquiar nieve nevada nevando helada granizo tormenta
  tormentas niebla llovizna chaparron lluvia llueve lloviendo bochorno grados empapado empapada empapados agotado agotada agotados cansados reventado
  reventada molido molida agujetas resaca trayecto tren estacion aeropuerto atasco coche bici bicicleta paseo senderismo correr carrera maraton
  entrenamiento entreno gimnasio partido victoria derrota equipo aficion petanca ajedrez poquer cartas juego juegos cine pelicula concierto ensayo coro
  orquesta teatro rastro mercadillo feria verbena romeria procesion vendimia siega huerta huerto cesped seto cabana caravana autocaravana tienda
  acampada refugio hornillo brasas hoguera barco velero marinero caballo caballos bodas despedida soltera soltero inauguracion jubilacion ascenso
  despido sueldo paga pelado pelada blanca ahorros medianoche madrugada temprano siesta despertador gusanillo padrino madrina sobrina yerno nuera
  colega colegas ruptura penas nostalgia recuerdo recuerdos infancia antes antano vemos vuelvo volver vengo ascensor escalera portal vecindario plaza
  barrio pueblo aldea finca trasloco trasloca traslocato scatoloni scatole cantina soffitta officina cantiere muratori muratore imbianchino idraulico
  elettricista pulizie bucato lavatrice lavastoviglie stirare stiro spazzatura aspirapolvere riscaldamento termosifone corrente luce blackout bollitore
  piastra induzione lavello divano coperta candela candele computer telefono riunione capa sciopero manifestazione ferie vacanza vacanze rientro esame
  esami maturita compiti lezione lezioni universita campeggio spiaggia mare montagna sciare sciata bianca ciaspole slitta pattinaggio neve nevica
  nevicata gelo ghiaccio grandine temporale temporali nebbia pioviggina pioggia piove piovendo acquazzone gradi fradicio fradicia fradici sfinito
  sfinita sfiniti stanchi stremato stremata distrutto distrutta sbronza tragitto treno stazione aereo aeroporto coda traffico macchina
  bicicletta passeggiata camminata corsa maratona allenamento palestra partita vittoria sconfitta squadra tifosi bocce briscola scacchi gioco giochi
  concerto prove orchestra mercatino fiera sagra processione vendemmia mietitura orto giardino prato siepe baita rifugio roulotte camper tenda bivacco
  fornelletto braci falo barca marinaio cavallo cavalli addio nubilato celibato inaugurazione pensione promozione licenziamento stipendio busta
  bolletta squattrinato squattrinata risparmi mezzanotte notte tardi presto mezzogiorno pisolino sveglia languorino cugini genero nuora rottura
  malinconia ricordo ricordi infanzia allora torno tornato tornata stare restare puzza puzzi puzzare funivia seggiovia metropolitana metro tram autobus
  ascensore scale portone quartiere paese borgo campagna cascina
`;
