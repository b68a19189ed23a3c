/**
 * Everyday words of German, French, Spanish and Italian that say nothing of food, bodies, illness or faith. Beside a
 * food they may: 'Nüsse bekommen ihm nicht'.
 */
const WORDS = `
  heiss heisse heisser schwul schwule hitze hitzewelle kalt kuhl grad frost gewitter sturm sturmisch nebel neblig schwitzen geschwitzt frieren durchgefroren
  hace hacia calor frio bochorno viento tormenta nublado grados ola helada fait faisait chaud froid canicule orage vent brouillard gele degres frais
  caldo freddo afa vento temporale nebbia gradi gelo fatto dehors aujourd'hui heute morgen tarde tardes manana
  bekommen bekomme bekommt kriegen kriege kriegt besuch besucht besuchen spontan kommen kommt komme kam kamen gekommen gehen geht
  ging gegangen fahren fahrt gefahren bleiben bleibt geblieben ankommen mitbringen mitnehmen vorbereiten vorbereitet vorbereitung
  aufwarmen aufwand sitzen sitzt stehen steht liegen liegt warten wartet arbeiten arbeitet arbeit buro schule uni kita kindergarten
  urlaub ferien reise zug auto bus fahrrad garten balkon terrasse wohnung haus kuche nachbar nachbarn nachbarin kollege kollegen
  kollegin chef enkel enkelin enkelkinder schwester bruder geschwister tante onkel cousin schwiegermutter schwiegereltern eltern
  student studenten studentin wg fussball spiel film serie kino fernsehen musik konzert verein training sport wetter regen regnet
  schnee schneit sonne sonnig nass windig draussen drinnen zuhause daheim unterwegs nachts morgens mittags abends spat spater fruh
  gestern vorgestern ubermorgen bald gleich gerade endlich wieder immer manchmal oft nie mals eigentlich vielleicht wahrscheinlich
  unbedingt dringend ziemlich richtig wirklich besonders fast ungefahr circa etwa mindestens hochstens insgesamt zusammen allein
  alleine jeder jede jedes alle alles keiner niemand jemand andere anderen anderes beide euro geld lust laune hunger hungrig mude
  gestresst stressig eilig langsam gemutlich romantisch besonderes feiern feiert hochzeit taufe jubilaum abschied umzug umgezogen
  prufung klausur gewonnen verloren vergessen gefunden gesehen gehort gelesen gekauft geschenkt gemacht versprochen geplant denken
  denkt glaube glauben weiss wissen finde finden freue freuen hoffe hoffen helfen hilft hilfe fragen frage sagen sagt erzahlt zeigt
  stellen stelle legen lassen lasst lass halten halt reicht reichen passt passen braucht gebraucht dauert dauern anfangen fertig
  servieren einladen eingeladen sechs leute leuten mannern frauen madchen jungs jugendliche erwachsene
  recois recevoir viennent vient venir arrive arrivent arriver partir partons rentrer rentre travail travaille bureau ecole fac
  vacances voyage train voiture velo jardin balcon terrasse appartement voisin voisins voisine collegue collegues patron frere soeur
  tante oncle cousin cousine cousins beaux parents belle etudiant etudiante foot match film serie cinema tele musique concert sport
  temps pluie pleut neige soleil dehors dedans hier apres avant bientot enfin encore toujours parfois souvent jamais vraiment
  presque environ ensemble seul seule tout tous toute toutes chacun personne autre autres euros argent faim fatigue fatiguee presse
  pressee tranquille romantique special speciale feter mariage bapteme demenage examen gagne perdu oublie trouve vu lu achete offert
  prevu pense penser crois croire sais savoir trouver espere aider aide demander dire mettre laisser garder tenir suffit servir inviter
  invitee jeunes ados adultes monde gens dimanche apporter emporter rechauffer avance quand comment pourquoi parce alors aussi
  vienen viene venir llegan llega llegar voy vamos ir volver vuelvo trabajo trabajar oficina escuela colegio universidad vacaciones
  viaje tren coche bici jardin balcon terraza piso vecino vecinos vecina companero companeros jefe hermano hermana hermanos tio tia
  primo prima suegra suegros padres abuela abuelo abuelos nietos estudiante estudiantes futbol partido pelicula serie cine tele musica
  concierto deporte tiempo lluvia llueve nieve sol fuera dentro ayer despues antes pronto por fin otra otro vez siempre veces nunca
  realmente casi aproximadamente juntos solo sola todo todos toda todas cada nadie alguien otros euros dinero hambre cansado cansada
  prisa tranquilo romantico romantica especial celebrar boda bautizo mudanza examen ganado perdido olvidado encontrado visto leido
  comprado regalado pensar pienso creo creer saber encontrar espero ayudar ayuda pedir decir poner dejar guardar servir invitar
  jovenes adolescentes adultos gente llevar calentar cuando porque entonces tambien hecho quedado quedan queda
  arrivano arriva arrivare vengono viene venire andare andiamo vado tornare torno lavoro lavorare ufficio scuola universita vacanza
  vacanze viaggio treno macchina bici giardino balcone terrazzo vicino vicini vicina collega colleghi capo fratello sorella fratelli
  zio zia cugino cugina suocera suoceri genitori nonna nonno nonni nipoti studente studenti calcio partita film serie cinema musica
  concerto sport pioggia piove neve sole fuori dentro ieri dopo prima presto finalmente ancora sempre volte spesso mai davvero quasi
  circa insieme solo sola tutto tutti tutta tutte ogni nessuno qualcuno altro altri euro soldi fame stanco stanca fretta tranquillo
  romantico romantica speciale festeggiare matrimonio battesimo trasloco esame vinto perso dimenticato trovato visto letto comprato
  regalato pensare penso credo credere sapere trovare spero aiutare aiuto chiedere dire mettere lasciare tenere servire invitare
  sommertag sommertage sommerabend wintertag winterabend herbsttag regentag sonntagabend freitagabend samstagabend feierabend alltag wochentag woche abends
  kindergeburtstag geburtstagsfeier gartenparty grillparty grillabend madelsabend spieleabend filmabend silvester einkaufen einkauf eingekauft
  supermarkt hofladen wochenmarkt kilo pfund glas dose packung packerl tute bund handvoll portion portionen stuck ordentlich raffiniert raffiniertes
  beeindrucken beeindruckend beeindruckendes verwohnen uberraschen ausprobieren probieren versuchen klappt gelingt gelingsicher anfanger anfangerin
  meine meinem meiner unsere unserem unserer seine seinem ihrer ihrem liebsten liebster liebste schatz gasten besuchern grosseltern enkeln zwillinge
  kleine kleinen kleines grosse grossen grosses neue neuen neues alte alten altes lange langem langen letzte letzten letzter nachste nachsten nachster
  dringende ewig mega total echt halt eben einmal nochmal wiedermal wunderbar wunderbares toll tolles tolle tollen super perfekt perfektes
  liebe lieben liebt mag mogen schmeckt schmecken lecker vorschlage anregung anregungen inspiration tipp tipps hilf verwandeln zaubern gezaubert
  fils fille filles garcon garcons neveux nieces jumeaux petits petites grands grande grandes cheri cherie amoureux copains copines invitees
  original originale originaux impressionner epater surprendre changer change changement routine quotidien semaine weekend week end soiree soirees
  vendredi lundi rentree ecoliers debutant debutante inratable inratables pratique pratiques economique genial geniale super top parfait parfaite
  apporte amener emmener potes copain frigo vide placards courses supermarche boite boites conserve paquet sachet poignee kilo botte tranche
  proposer propose proposez suggestion suggestions inspiration conseil conseils essayer tester apprendre reussir rapido facilement vraie vrai veritable
  facon maniere style inspire inspiree comme celle celui celles ceux grand jour jours fois pleine plein chouette bonne soir
  apetece apetecen antoja antojo provoca impresionar sorprender cocino cocinamos cocinado hacerlo hacerle prepararlo prepararle proponme recomiendame
  recomienda sugiereme sugerencia sugerencias inspiracion consejo consejos probar aprender principiantes principiante casita hogar finde fines
  viernes entresemana diario cotidiano cambiar aburrido aburrida aburridos original originales novios pareja parejas aniversario quedar bien
  paquete lata latas bolsa manojo punado kilo medio rebanadas super compra compras despensa vacia vacio vuelta cole chicos chicas chico chica pequenos
  autentico autentica tipico tipica estilo mezcla rapidito facilito facilita riquisimo riquisima vale venga porfa gustan gustaria encanta encantan
  stupire stupirlo stupirla sorprendere consigli consiglio consigliami suggerimento suggerimenti suggeriscimi idee ispirazione provare imparare
  principiante principianti facilissima facilissimo velocissima velocissimo sfiziosa sfizioso golosa goloso originale originali fidanzato fidanzata
  ragazza ragazzo anniversario serata settimana weekend compleanno bimbi figli figlio figlia piccoli grandi spesa supermercato dispensa vuoto vuota
  barattolo scatola scatoletta pacco mazzetto manciata chilo mezzo fette confezione tipica tipico vero vera autentica stile come quello piace piacciono
  verregnet verregneten verregneter usselig packung packungen halbe kumpel kumpels besuch hunger mitbewohner umzugshelfer helfer feierabend stress
  zeitdruck spontan tafel picknickdecke wohnzimmer terrasse grillabend ausprobiert vorhaben ganzen gast gasten brunchen
  convives convive invites tablee boulot aprem weekend rando bureau gosses potes tata tonton frigo fonds savoir bientot dehors copieux
  puissent puisse emporter rentre tard nombreux tous ensemble soir veille retour pluvieux pluie consommer entamee entame entames
  puedan pueda invitados comensales peque peques finde lluvia lluvioso quedada currar curro pisci piscina excursion nevera tenga toda tupper
  sobremesa consumir gastar caducar
  avete consumare consumarlo raffermo ospiti commensali serata gita ufficio pioggia piovoso coinquilini compleanno avanzi smaltire scadere scade frigo
  giovani ragazzi adulti gente portare riscaldare quando perche allora anche fatto rimasto rimasti
  natuerlich selbstverstandlich logisch klar eh sowieso uberhaupt jedenfalls ubrigens praktisch irgendwie irgendwo irgendwann grundsatzlich notfalls ansonsten meinetwegen vermutlich
  anscheinend offenbar hoffentlich zufallig gottseidank zumindest wenigstens einfacher einfachste halbwegs einigermassen schnelle flott flottes fix fixes zackig ruckzuck
  hauptsache bude truppe mannschaft meute rasselbande horde madels opa oma geschafft platt erledigt kaputte fertige
  dahoam heimkomme heimkommt heimwarts zurueck auswarts stau bahn strassenbahn schicht spatschicht fruhschicht nachtschicht dienst uberstunden homeoffice meeting termin termine
  gibts hats wars ists machts solls kanns muss musste sollte dachte uberlegt uberlege gefragt wunscht wunsche wunschen gewunscht traum traumt abwechslung ideen vorschlag
  restlos unmengen haufenweise massenhaft menge kistenweise eimer eimerweise korb korbe kiste kisten schale schalen beutel packchen rest reste restchen angebrochen angebrochene angebrochenes offene offenes
  ofter zuletzt neulich letztens bescheid danke dankeschon merci servus moin hallo gruss grusse tschau lg vg mfg bidde bitteschon
  bref quoi ouais bah ben hein voila franchement serieux serieusement clairement evidemment naturellement forcement apparemment heureusement normalement generalement honnetement simplement
  sinon tant pis mieux histoire sympa cool canon extra nickel peinard flemme crevee lessive lessivee rincee rince epuise epuisee debordee deborde
  taf bosse bosser reunion metro appart coloc colocs coloque mamie papi papy meuf mec gars nana gamin gamins gosse marmots mioches tribu smala bande equipe
  rapidos vite fissa express minute improviste derniere depanner depanne coincee coince authentique traditionnel traditionnelle classique bizarre marrant rigolo
  trainent traine trainer dispo disponible pleins tas tonnes kilos cagette panier bocaux bocal pot pots barquette entamer restant restante restants gaspiller gaspillage perime perimer
  bisous bises coucou salut bonsoir bonjour stp svp please allez hop ok daccord nimporte importe
  vaya oye mira bueno pues claro obviamente naturalmente evidentemente logicamente supuesto afortunadamente normalmente generalmente sinceramente honestamente simplemente basicamente literalmente
  reventado reventada hecha polvo molido molida agotado agotada rendido rendida liado liada corriendo pisa volando tirado tirada apuro apurado apurada pereza ganas capricho gusto
  vengo venimos llego llegamos salgo salimos salido currando autobus compi compis colega colegas chavales crio crios yaya yayo cunado familia
  montones monton mogollon porrones toneladas caja cajas cesta bolsas bote botes tarro tarros bandeja abierto abierta empezado empezada sobrante sobrantes caduca caducan estropea estropeen
  rapidita sencillito sencillita apanado apanada rico chulo chula guay distinto distinta diferente autenticos verdadero verdadera tradicional casero casera
  vida posible poder ser porfi gracias hola buenas saludos besos dime decidme recomiendas recomendais sugieres propones apetezca
  insomma dai boh mah cioe tipo magari ovviamente chiaramente fortunatamente onestamente semplicemente praticamente letteralmente sostanzialmente appunto
  volo veloce veloci svelto svelta sbrigativo rapidissimo semplicissimo sfiziosi buonissimo diverso diversa diverse diversi tradizionale classico classica casereccio
  appena tornata tornato tornati arrivo arriviamo esco usciamo corsa riunione turno turni metropolitana tram casa appartamento coinquilino coinquilina cognato parenti truppa banda compagnia
  sfinita sfinito distrutta distrutto cotta cotto stanchissima stanchissimo stremata stremato pigrizia pigra pigro voglia capriccio sfizio
  montagna quintali cassetta cassette cestino sacco sacchetto barattoli vasetto vasetti vaschetta confezioni aperto aperta iniziato iniziata avanzo avanzata avanzato avanzate avanzati scadono scadenza sprecare spreco svuotafrigo svuota
  grazie ciao salve buongiorno buonasera perfavore saluti baci dimmi ditemi consigliate suggerisci suggeriresti proponi proponete pensavo pensavamo ideina spunto spunti
`;

export const FOREIGN_ORDINARY_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));
