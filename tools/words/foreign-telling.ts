/**
 * Frequent words of other languages that may express who must not, or will not, eat something: food and drink, animals,
 * plants, bodies, illness, medicine, faith, small children, disgust, harm, dislike, endings and refusals, by language and
 * without accents. 'Tot*' is every word that begins so. Reviewed by hand, word by word; in doubt, a word is included.
 */
export const TELLING = {
  de: `
    ab abge* abhal* abhau* ablehn* abnehm* abschalt* abschaum abschied absicht* abwart* achtung affe* alarm albtraum* alkohol*
    allerg* amen angegriff* angescho* angreif* angriff* angst* ansteck* anweis* appetit* arm arme armee* armen arsch* arzt*
    asche atem* atme* atombomb* attack* aua aufgeb* aufgegeb* aufgehal* aufgehor* aufhal* aufhor* auge* ausgelos* ausgeschl*
    aushalt* auslos* ausnahm* ausschalt* ausserhalb auswirk* autsch axt baby* bah ballon* bar baren bastard* bauch* baum*
    bedau* bedroh* beend* beerdig* befehl* befurcht* begrab* behandel* behandl* bein* beiss* bekampf* bereu* beschad*
    beschutz* beschwer* bestie* bestraf* bete* betrog* betrug* betrunk* beunruhig* bewusstlos* bibel* bier* biest* blatt*
    blau* blind* blod* blume* blut* boardtv* bombe* bose* brach brand* brannt* brech* brenn* bricht bruch* brust* bulle* bye
    chaos christ* ciao damon* darf darfst daumen diat* dicht dieb* doktor* dosis drach* dreck* drink* droge* droh* druck*
    drug* dumm* durf* durst* egal eifer* eigenartig* ekel* eklig* empfind* ende enden endes endet endgultig* endlich eng
    engel* ente* entfern* entschuldig* enttausch* erbrech* ergebnis* erlaub* erleid* ermord* ernst* ersch* erstick* ertrag*
    erwachs* esel ess* ewig* explo* extrem* fall* falsch* fast* faust* fehl* feind* fett* feuer* fick* fieber* fiel fiele
    finger* fisch* fleck* fliege* fluch* folter* fort fremd* fress* friedhof* friss* fuchs* fuhl* furcht* fuss* futter* gass*
    gebet* gebiss* gebor* gebroch* geburt* gefahr* gefang* gefehlt gefeuert gefress* gefuhl* gefurcht* gegess* geglaub*
    gegner* geh gehasst geheilt* gehirn* geisel* geist* gekampft geklaut gelog* genug gereiz* gerett* geruch* geschlag*
    geschloss* geschmack* gescho* geschutz* gesetz* gesicht* gestohl* gestorb* gestrich* gesund* getot* getrennt getrunk*
    gewachs* gewalt* gewarn* gewehr* geweint gewicht* gezwung* gift* glaub* gott* grab* gras* grauen* grausam* grausig grenz*
    grusel* haar* hals* halt haltet haltst hamster* hand* hase* hass* hau hauen haut* heil* heraus heroin* herz* hexe* himmel*
    hinaus hinweg hirn* hoch* hohe* holle* holz* hormon* huh huhn* hund* hunger* hungr* huo hure* hyunseo idiot* igitt illegal
    infekt* infiz* irre* irrt jagen jagt jahr* jesus juck* jugend* kafer* kafig kampf* kaputt* katastroph* katz* kau* kehl*
    kerl* kindern kindes kindheit* kirche* klaue* klinge* klinik* knast* knie* knoch* koma komisch* konflikt* kontroll* kopf*
    korp* kost* kotz* krank* kratz* kraut* krieg* krise* kritisch kugel* kuh kuhe kummer* kur labor* lamm* langweil* lass*
    laun* lch ldee leb* leer leib* leiche* leid* lhnen lhr* liess* limit* lippe* ln los losch* loslass* loswerd* lowe* luft
    lug* magen* magie mahl* mangel* maul maus* medikament* medizin* meid* merkwurdig* messer* methode* militar* mist* monat*
    monch* monster* mord* moses mund* muskel* mutti* nachteil* nackt* nahrung* nase* nee negativ nein nerv* nichts nie
    niedrig* niemals niemand* niere* nigger* nirgend* not notfall notig* nutte* nutzlos* ohne ohnmacht* ohr* op operat*
    operier* opfer* panik* panzer* passe passen pater patient* pech peinlich* penis pfarrer* pferd* pflanz* pflicht* pfui
    phase pille* pinkel* pistole* polizei* polizist* porno* priester* probe* problem* programm* prophet protokoll* prozent
    prufung* prugel* psych* puh puls* punkte qual* quatsch* rache* ratte* rauch* raus* reagier* reaktion* regel* reiz* relig*
    rett* riech* risik* riskier* ritual* rose* rot rote roten rucken ruinier* samen sarg* satt sau sauer saugling* schad*
    schaf* scheid* scheiss* schiess* schildkrot* schlaf* schlag* schlamp* schlang* schlecht* schliess* schlimm* schloss
    schluck* schlug schluss schmeck* schmerz* schnapp* schnauze schock* schoss schreck* schrei* schuld* schulter* schuss*
    schutz* schwach* schwanz* schwein* schwell* schwer* schwierig* schwul* seele* segen* segne* selbstmord* seltsam* sex*
    sinnlos* soldat* sorg* spinn* spritz* spur* starb* stehl* sterb* stich stink* stirb* stirn stopp* straf* streich* streit*
    streng* stufe* sturz* subbed sund* symptom* tabl* tabu taub* tempel* terror* test* teufel* therap* tief* tier* tiger*
    titt* tod* tot* trane* trank* trau* trenn* trink* trottel trupp* tschu* ubel* ubergeb* uberleb* uh umbring* umgebrach*
    umgekomm* umsonst umzubring* unangenehm* unfall* ungeheu* ungern ungluck* unheimlich* unmog* unnutz* unsicher* unsinn*
    untersuch* vampir* verabschied* verarsch* verbann* verbot* verbrann* verbrech* verbrenn* verdammt* verflucht* vergess*
    vergewalt* vergift* vergiss* verhaft* verhinder* verhunger* verlass* verletz* verlie* verlor* verlust* vermiss* vernicht*
    verpass* verpiss* verprugel* verrat* verruckt* versag* verschloss* verschwand verschwind* verschwund* verstoss* vertrag*
    vertrug verursach* verweiger* verwund* verzeih* verzicht* verzweifel* vieh* virus visiontext vogel* vorbei vorschrift*
    vorsicht* voruber wachs* waffe* wahnsinn* warn* weg wegen weggehen weggenomm* weglauf* wegnehm* weh wehgetan wehtun
    weiger* wein* wert* wichs* widerlich widerstand* widersteh* wirk* wund* wurg* wurzel* wut* www* zahn* zauber* zerstor*
    ziege* zigarett* zorn* zugelass* zulass* zunge* zuruckgeb* zuschlag* zwang* zwilling* zwing*`,
  fr: `
    abandon* abstin* acciden* acid* adieu* adopt* adversa* agac* age* alcool* alimen* allait* allerg* ame ames analys* ange
    anges angoiss* anim* ans anxi* arbre* arme* arret* assassin* attaqu* aucun* autoris* aval* avort* baiss* ballon* bann*
    baptis* bas basse bataill* bebe* biere* bio* bizarre* bless* bleu* boire bois boisson* boit bombe* bouche* bouddh* bras
    bris* brul* bu buv* cadavr* calor* careme carenc* casse* catastroph* catholi* cerve* cesse* chat chats cheval* chevau*
    cheveu* chien* chim* chret* chut* cible* ciel cliniq* coeur* colere* combat* condamn* conflit* consequen* contamin*
    contenant contien* contraint* contraire* contre* convien* corps coupe* crain* crim* crise* critiqu* croix croyan* culte*
    danger* dechet* declench* defaut* defen* deficien* degat* degout* dehors demang* dent* dependan* destruc* detest* detrui*
    detrut* diable* diagnos* diet* dieu* difficil* diger* digest* diminu* dispari* disparu* divorc* doigt* dommage* dos
    douleur* dout* dramat* drame* drogue* echapp* echec* echou* effet* effray* eglis* eleve* elimin* empois* enceinte* enerv*
    enfan* enfer enn* erreur* estomac* etouff* etrang* evit* examen* excep* excess* exclu* expuls* faibl* faim* fatal* fatig*
    fausse* faute* faux fecond* feu feuil* feux fievre* fin final* fini* fins fleur* foi foie foret* frapp* fraude* fui fuir
    fuit fuite* genet* glucid* gonfl* gorge* gout* gras grasse* grat* grave* grippe* gros grosse grossesse* guerre* hai haine
    handicap* haut* honte* hopit* hormon* horri* hors impossib* inconven* indigest* infect* inferieu* infirm* interdi* intox*
    inutil* ivre* jamais jamb* jeun* jug* juif* juive* laiss* langue* larme* letal* levure* limit* lion* lipid* loi loin* lois
    lourd* lutt* maigr* main mains mal malad* malgre malheur* mamel* mang* manqu* maternel* materni* mauvais* medec* medic*
    menac* menopau* menstr* meurt* militai* moindre* mois mort* mour* musul* naiss* nait naus* nee nees negatif* negativ*
    nerve* nez nocif* norm* nourri* nui nuis* nul* nutri* objection* oblig* oeil oiseau* oper* oppos* oreil* organ* os oubli*
    ovul* panique* pape passe pates patient* peau* peine* penib* perd* permis* perte* pes* peur* pharmac* pied pieds pire
    plain* plant* pleur* poids poison* police* policier* pollu* pression* prie prier priere* prison* priv* probl* protein*
    provoq* psych* purg* quitt* racine* ramad* reaction* reag* reduc* redui* refus* regime* regle* regret* rejet* relig*
    renonc* reserve* resist* respir* restric* retenir retenu* retir* retrait* rhum* rien risqu* rite* rituel* romp* rouge*
    rupture* sacr* saign* saint* sang* sante* sauf sauv* secours sensib* separ* sevr* sex* sida sinistr* sobre* sobriete*
    soif* soigne* soin* soldat* sombre* souci* souffert souffr* souris stress* strict* subi* substanc* suffi* suicid* support*
    suppr* survi* symptom* tabac taux tension* termin* terri* test* tete* toler* tomb* tort* toux toxi* trait* tribunal*
    trist* trouble* tue* urgen* victim* vierge* vigne* vin vins violen* virus visage* vitamin* vol voler voleur* vols vomi*
    yeux`,
  es: `
    abandon* abej* abst* aburrid* acab* accident* adelg* adict* adios adn adversa* advert* advier* afuera aguant* ahog* alarm*
    alcohol* alej* alerg* alert* alient* alma almas alta altas alto altos ambulan* amenaz* analisis angel* animal* ano anos
    apag* apart* apest* aran* arbol* arma* arrepent* arruin* asc* asesin* asfix* asqu* asust* atac* ataqu* atencion* autops*
    auxil* ave averg* aves ayun* azul* bacter* baja* bala balas barrig* basta* basur* batall* beb* bend* besti* bibli* boca*
    bomb* borr* brazo* bruj* budis* burl* caball* cabell* cabez* cabr* cadaver* cae caer* caid* cancer* cans* cara carajo*
    caras carcel* castig* catol* cayendo cayo celos* celul* cementerio cerd* cerebr* cerr* cervez* cicatri* cieg* cielo*
    cierr* cigarr* cirug* ciruj* clerig* cobard* cocain* com* conej* conflict* confund* contag* contamin* contra contrari*
    control* copa copas coraz* corta* corte* costill* crane* crec* criatur* crim* crisis crist* critic* cruel* cruz* cuaresm*
    cuello* cuerp* cuida cuidad* cuidan* cuidar* cuidate cuide culo* culpa* cura curar* curas danar* dano danos debil* dedo*
    dej* delicad* demasiad* demoni* derrot* desagrad* desapar* desastr* desech* desesper* desgrac* desnud* despedi* despid*
    despreci* destroz* destru* deten* detest* detien* detuv* diabl* dient* diet* dificil* dios* disgust* dismin* dispar*
    divorci* doctor* dolor* dosis droga* duda* dudo duel* echa echad* echar* edad* elefant* elimi* embaraz* emergen* enemig*
    enfad* enferm* enoj* epidem* equivoc* error* escap* esconde* escondid* escopet* espald* espantos* espirit* estomag*
    estrict* estupid* etern* evit* exam* excep* exceso* explos* explot* expuls* extran* extrem* fall* falt* fantasm* fatal* fe
    fea feas feo feos fiebre* flor flores fracas* fueg* fuera* fum* funeral* furi* gargant* gat* globo* golpe* gord* grasa*
    grave* grit* guerr* gusan* gusto* hambr* harta* harto* hechiz* hemorrag* herid* herir* heroin* hierb* higad* hinch*
    hombro* homicid* homosex* hormon* horr* hospit* huele* huelo hueso* huir humill* humo* huy* idiot* igles* ilegal* imbec*
    imped* impid* imposib* incap* incend* inconscien* infan* infart* infecc* infeliz* infiern* insect* insoport* insult*
    inutil* jamas jesu* jod* judi* kosher labio* ladron* lagrim* lament* lanza* larg* lastim* lejos lengua* leon leones letal*
    ley leyes limit* limp* llor* lobo* loca* loco* locur* luch* madera* madur* magi* mal mala malas maldi* malo malos maltrat*
    malvado* mano manos marcha* maric* marihuan* masacr* mascot* mata* mate maten mato medic* menos mentir* mes meses mied*
    mient* mierda* milag* minti* misa miser* molest* monja* monje* mono monos monstr* mordid* mordio* morfin* mori* mort*
    muer* muri* muscul* musulm* nace* naci nacid* nacim* nacio nada nadie naric* nariz* nega* nena* nene* nervios* niega*
    nina* ninera ningun* ninita nino* norma* nunca obisp* oblig* odi* ofend* oid* ojo ojos oler* olor* olvid* oper* opon*
    opuest* orac* orar orej* organo* orin* oscur* oso osos oxigen* pacien* pajar* panic* parais* parar* pare paren parto* pase
    paso pastill* pata patas pato pecad* peces pecho* pele* peligr* pelo* pendej* pene peor* perd* permis* permit* perr* pesa
    pesad* peso pez pica* picor* pie piel pierd* piern* pies pildor* pistol* plaga* plant* pobre* polic* porquer* preocup*
    presion* prision* priv* problem* prohib* prost* prueb* psico* psiq* pulmon* pulso* put* quej* quem* quirof* quit* rabia
    radia* raiz ramad* rara* raro rata ratas raton* reacc* rechaz* reduc* regim* regla* relig* remed* renunci* repugn* rescat*
    resist* respir* resynch retir* reverend* rez* riesg* rifle* rinon* rival* roba* robo* rodill* rojo* romp* rosa rosas rota
    roto* ruin* sabor* sacerdot* sacrific* sagrad* salta* salud* salv* sangr* santa* santo* santuar* satan* secuestr* sed
    selva* semill* sent* separ* serpient* seso* sever* sexo* sexu* sida sient* sindrom* sinti* sintom* sobreviv* sobri*
    socorr* soltar* sombra* soport* sord* subtit* suelt* suficien* sufr* suicid* suprim* susto* tabaco tampoco teme* temo
    temor* templo* tension* terapi* termin* terrib* terror* test* teta* tiburon* tigre* tinieb* tira* tire tirote* toler*
    tont* tortur* tox* trag* traic* traid* trampa* traser* trast* trata* trate trato trist* tumb* urgen* vaca* vampir* vatic*
    venen* vengan* vengar* vergonz* vergu* vete* veto* vino* viola* violen* virgen* virgin* virus vomit* zombi*`,
  it: `
    abbandon* abbass* acid* addio* affog* aggred* aggress* alber* alcol* allarm* allerg* allert* allontan* alta alte alti alto
    ambulan* ammazz* analis* angel* anim* anneg* anni anno ans* ap* arma armat* armi arrabb* assassin* asten* atroc* attacc*
    attent* attenz* autops* avvers* avvert* bambin* bass* bast* batt* bened* bere besti* bev* bibb* bimb* birr* blu bocca*
    bomb* bosc* bracc* brucia* brucio* brutt* buddis* bugi* buio butt* cacca cadaver* cade caden* cader* cadut* cal* cancro
    cane cani capell* carcer* cardiac* cattiv* cattol* cavall* cazz* cellul* cerebral* cervell* chies* chirurg* chiud* chius*
    ciec* ciel* cimiter* cocain* codard* coglion* collo* colp* coma combatt* condogl* confus* conigl* contag* contamin*
    contrar* contro controll* corpi corpo crampi crani* creatur* cresc* cretin* crimi* crisi crist* critic* croc* crudel*
    cucciol* culo* cuor* cura curar* cure dann* dea debol* delitt* delus* demon* dente* denti* depress* detest* diagnos*
    diavol* diet* difficil* digest* digiun* dimagr* dimentic* dio disastr* disgraz* disgust* dispera* dispia* disprezz*
    distrug* distrutt* disturb* dita dito divorz* dolor* dose dosi dottor* drago drog* dubb* dubit* ebre* eccess* eccett*
    elimin* emergen* emorrag* epidem* erb* eroin* error* esager* esam* esplod* esplos* espuls* estrem* eta etern* evit* fa
    facc* fall* fam* fanc* fantasm* farmac* fastid* fatal* fatic* febbr* fede* fegat* fer* fiat* figa* fin finale* fine fini
    finia* finir* finis* finit* fior* foll* forest* fott* fucil* fuga* fugg* fum* funeral* fuoco* fuori* furi* gamb* gatt*
    gelos* gesu* getta* ginocch* gola* gonfi* grass* grav* grid* guai* guarir* guerr* gust* idiot* illegal* imbec* immond*
    impazz* imped* impossib* incantes* incend* inciden* incint* incub* indigest* infan* infart* infastid* infelic* infermier*
    infern* infez* inquiet* insett* insopp* insulin* insult* inutil* irruz* iscrew kosher labbr* lacrim* ladr* lanci* lasci*
    legge leggi legn* leon* letal* liber* licenz* limit* lingu* lontan* lott* lup* madonn* magi* mai maial* mal malat* male*
    mali malissim* maltratt* malvag* manc* mangi* mani mano matt* matur* medic* meno ment* merd* mese mesi minacc* miracol*
    miser* mona* morend* mori* morso mort* mosc* mostr* mucc* muoi* muor* muscol* musulm* nasce* nascit* nascond* nascost*
    naso* nata nati nato naus* neanche nega* nemic* nemmeno neonat* neppure nervi nervos* nessun* niente noia noios* norm*
    nud* nulla obblig* obitor* occhi* odi* odor* offend* offes* ombra omicid* operat* operaz* oppos* orecch* organi ormon*
    orr* orsi orso oscur* osped* oss* pallon* pancia* panico parad* parto partor* passo pastor* paur* pazient* pazz* pecc*
    peggio* peli pelle* pelo* pene pent* perd* pericol* permess* permett* pers* pesa pesant* pesc* peso pessim* pest* petto*
    piang* piant* picchi* pied* pieta pillol* pipi pistol* polizi* polmon* polso* porc* pover* prega* preghier* preocc*
    pression* prete* preti prigion* priv* problem* proibi* proiett* prost* prova* prud* prur* psic* pugn* punir* punit* puniz*
    purtrop* putt* puzz* quaresim* rabbi* radia* radic* ramad* rapin* rapit* ratt* reag* reaz* regim* regol* relig* ren*
    resist* respir* resynch reverend* ridott* ridur* rifiut* rimed* rinunc* ripugn* rischi* riss* rival* romp* rosa rose ross*
    rott* rovin* rubar* rubat* sacr* salta* salut* salv* sangu* sant* sapore* satan* sbagli* scapp* scaric* scart* scem*
    schien* schif* scimmi* sciocc* scontr* sconvol* scordat* scus* semi seni seno sent* separ* serpent* sesso sessu* sete
    sever* sgrad* sigar* sindrom* sintom* smess* smett* sobri* soccors* soffer* soffoc* soffr* soppor* soprav* sospes*
    sostanz* spall* spar* spavent* spazzat* spegn* spent* sperm* spiac* spirit* squal* stanc* stomac* stran* streg* stress*
    stronz* stuf* stupid* stupr* subsfactory subspedia suffic* suicid* tabacc* tagli* talpa tem* tension* terap* terribil*
    terror* test* tette* tigr* timor* togli* toller* tolt* tomba* top* tortur* toss* tradi* trage* tranne trappol* tratta*
    trist* troi* tropp* tumor* ubriac* uccell* uccid* uccis* umil* unghi* urgen* urla* vacca vacche vaffan* vagin* vampir*
    vattene* velen* vena vendett* vendic* vene vergin* vergog* verm* vescov* veto via viet* vino* violen* virus viso* vittim*
    volto vomit* zombi*`,
} as const;
