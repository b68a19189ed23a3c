/**
 * The few words that the chef knows of languages it does not read, by what they mean in English: what refuses, who must be careful, the
 * foods of allergies, and some dishes. Latin letters have no accents, and a word ends with * if more of them may follow.
 */
export const OTHER_TONGUES: Readonly<Record<string, string>> = {
  Polish: `
    no gluten: bezgluten*
    no milk: bezmlecz* beznabial*
    no lactose: bezlaktoz*
    without: bez nie zamiast
    allergic: alergi* uczulon* uczuleni* nietoleranc*
    vegan: wegansk* weganin* weganka*
    vegetarian: wegetaria*
    pregnant: ciazy ciezarn*
    ill: cukrzyc* chor* nerk* niemowl*
    milk: mlek* mleczn* nabial*
    lactose: laktoz*
    cheese: ser sera serem serow* twarog*
    butter: masl*
    cream: smietan*
    eggs: jaja jajo jajk* jajek jajec*
    gluten: gluten*
    wheat: pszen*
    nuts: orzech* migdal*
    peanuts: arachid* fistaszk*
    fish: ryb*
    shellfish: owocow_morza skorupiak* krewet* malz*
    soy: soj* soi
    sesame: sezam*
    mustard: musztard* gorczyc*
    celery: seler*
    onions: cebul*
    garlic: czosn*
    pork: wieprz* swini*
    meat: mieso miesa miesem
    alcohol: alkohol* wina wino
    pancakes: nalesnik* placki plackow
    cake: ciasto tort tortu
    soup: zupa zupe
    chocolate: czekolad*
    and: i oraz ani`,
  Czech: `
    no gluten: bezlepk*
    no milk: bezmlec*
    no lactose: bezlaktoz*
    without: bez nejim neji nesmi nesmim
    allergic: alergi* nesnasen* intoleranc*
    vegan: vegansk*
    vegetarian: vegetarian*
    pregnant: tehotn*
    ill: cukrovk* diabet* nemoc*
    milk: mlek* mlecn*
    lactose: laktoz*
    cheese: syr syra syru
    butter: masl*
    cream: smetan*
    eggs: vejce vajec vajic* vajce
    gluten: lepk* lepek
    wheat: psenic*
    nuts: orech* orisk* mandl*
    peanuts: arasid* burak*
    fish: ryb*
    shellfish: korys* krevet* mekkys*
    soy: soj*
    sesame: sezam*
    mustard: horcic*
    celery: celer*
    onions: cibul*
    garlic: cesnek*
    pork: veprov*
    meat: maso masa
    alcohol: alkohol* vino vina
    pancakes: palacink* livanc*
    cake: dort* kolac* babovk*
    soup: polevk*
    chicken: kure kureci
    and: a ani`,
  Dutch: `
    no gluten: glutenvrij*
    no lactose: lactosevrij*
    no nuts: notenvrij*
    without: zonder geen niet
    allergic: allergisch* allergie intoleran*
    vegan: veganist* veganistisch*
    vegetarian: vegetarisch* vegetarier*
    pregnant: zwanger*
    ill: suikerziekte ziek*
    milk: melk* zuivel*
    cheese: kaas
    butter: boter
    cream: slagroom room
    eggs: eieren
    gluten: gluten
    wheat: tarwe*
    nuts: noten amandel* walnoten hazelnoten
    peanuts: pinda*
    fish: vis
    shellfish: schaaldieren schelpdieren garnalen mosselen
    soy: soja*
    sesame: sesam*
    mustard: mosterd*
    celery: selderij selderie
    onions: ui uien
    garlic: knoflook
    pork: varkensvlees spek
    meat: vlees
    alcohol: alcohol wijn
    pancakes: pannenkoek* pannekoek*
    cake: taart* cake
    soup: soep
    who: mijn dochter zoon voor graag ik wij eet eten vrouw
    and: en of`,
  Portuguese: `
    without: sem nao
    allergic: alergi* intoleran* aplv
    vegan: vegan*
    vegetarian: vegetarian*
    pregnant: gravida* gravidez
    ill: diabet* doente*
    milk: leite aplv laticinio* lacteo*
    lactose: lactose
    cheese: queijo*
    butter: manteiga
    cream: natas creme
    eggs: ovo ovos
    gluten: gluten
    wheat: trigo
    nuts: nozes castanha* amendoa* avela*
    peanuts: amendoim amendoins
    fish: peixe*
    shellfish: frutos_do_mar marisco* camarao camaroes crustaceo* lula
    soy: soja
    sesame: gergelim
    mustard: mostarda
    celery: aipo
    onions: cebola*
    garlic: alho
    pork: porco
    meat: carne
    alcohol: alcool vinho
    pancakes: panqueca*
    cake: bolo
    carrot: cenoura*
    soup: sopa
    pasta: macarrao massa
    rice: arroz
    chicken: frango
    chocolate: chocolate
    who: meu minha filho filha para com sou mae quero uma
    and: e ou nem`,
  Swedish: `
    no gluten: glutenfri*
    no lactose: laktosfri*
    no milk: mjolkfri*
    no eggs: aggfri*
    no nuts: notfri*
    without: utan inte ingen inga
    allergic: allergi* intoleran* taler
    vegan: vegan*
    vegetarian: vegetari*
    pregnant: gravid*
    ill: diabet* sjuk*
    milk: mjolk* mejeri*
    lactose: laktos*
    cheese: ost
    butter: smor
    cream: gradde*
    eggs: agg agget
    gluten: gluten*
    wheat: vete*
    nuts: notter* mandel* hasselnot*
    peanuts: jordnot*
    fish: fisk*
    shellfish: skaldjur* rakor rakor* krafta* musslor
    soy: soja*
    sesame: sesam*
    mustard: senap*
    celery: selleri*
    onions: lok loken
    garlic: vitlok*
    pork: flask* griskott
    meat: kott
    alcohol: alkohol* vin
    meatballs: kottbullar
    pancakes: pannkak*
    cake: tarta* kaka sockerkak*
    carrot cake: morotskak*
    soup: soppa
    chicken: kyckling*
    who: min mitt son dotter jag mot och ar
    and: och eller`,
  Danish: `
    no gluten: glutenfri*
    no lactose: laktosefri*
    no milk: maelkefri* melkefri*
    no nuts: noddefri* nottefri*
    without: uden uten ikke ingen
    allergic: allergi* allergiker* intoleran* taler tale
    vegan: vegan*
    vegetarian: vegetar*
    pregnant: gravid*
    ill: diabet* sukkersyge syg syk
    milk: maelk* melk* mejeri*
    lactose: laktose*
    cheese: ost
    butter: smor
    cream: flode* flote*
    eggs: aeg egg
    gluten: gluten*
    wheat: hvede* hvete*
    nuts: nodder notter mandler
    peanuts: jordnodder peanotter
    fish: fisk*
    shellfish: skaldyr* skalldyr* rejer reker
    soy: soja* soya*
    sesame: sesam*
    mustard: sennep*
    celery: selleri*
    onions: log logene lok
    garlic: hvidlog* hvitlok*
    pork: svinekod* svinekjott* flaesk*
    meat: kod kjott
    alcohol: alkohol* vin
    pancakes: pandekag* pannekak*
    cake: kage lagkage kake
    fish soup: fiskesuppe
    soup: suppe
    chicken: kylling*
    who: min mit son datter jeg er og
    and: og eller`,
  Finnish: `
    no gluten: gluteenit*
    no lactose: laktoosit*
    no milk: maidot*
    no eggs: munat*
    no nuts: pahkinat*
    without: ilman ei en
    allergic: allergi* intolerans* yliherk*
    vegan: vegaani*
    vegetarian: kasvis*
    pregnant: raskaana
    ill: diabet* sairas
    milk: maito* maidon
    lactose: laktoosi*
    cheese: juusto*
    butter: voi voita
    cream: kerma*
    eggs: muna* kananmun* munia
    gluten: gluteen*
    wheat: vehna*
    nuts: pahkina* manteli*
    peanuts: maapahkin*
    fish: kala* kalaa
    shellfish: ayriais* katkarap* simpuk*
    soy: soija*
    sesame: seesam*
    mustard: sinap*
    celery: selleri*
    onions: sipul*
    garlic: valkosipul*
    pork: sianliha* porsas*
    meat: liha lihaa
    alcohol: alkoholi* viini*
    pancakes: letut lettuja pannukak*
    cake: kakku kakut
    carrot cake: porkkanakakku
    macaroni cheese: makaronilaatik*
    soup: keitto
    and: ja tai`,
  Hungarian: `
    no gluten: glutenment*
    no lactose: laktozment*
    no milk: tejment*
    no eggs: tojasment*
    without: nelkul nem mentes
    allergic: allergi* erzekeny* intoleran*
    vegan: vegan*
    vegetarian: vegetarianus*
    pregnant: terhes* varandos*
    ill: cukorbeteg* beteg*
    milk: tej tejet tejre tejallergi* tejtermek*
    lactose: laktoz*
    cheese: sajt*
    butter: vaj vajat
    cream: tejszin* tejfol*
    eggs: tojas*
    gluten: gluten*
    wheat: buza*
    nuts: dio dios diot mogyoro* mandul*
    peanuts: foldimogyoro*
    fish: hal halat halra
    shellfish: kagylo* rakok garnela*
    soy: szoja*
    sesame: szezam*
    mustard: mustar*
    celery: zeller*
    onions: hagyma hagymat
    garlic: fokhagym*
    pork: disznohus* serteshus*
    meat: hus hust
    alcohol: alkohol* bor
    pancakes: palacsinta*
    cake: torta*
    goulash: gulyas*
    soup: leves*
    who: a az ferjem ehet
    and: es vagy`,
  Romanian: `
    without: fara nu
    allergic: alergi* intoleran*
    vegan: vegan*
    vegetarian: vegetarian*
    pregnant: insarcinata gravida*
    ill: diabet* bolnav*
    milk: lapte* lactate*
    lactose: lactoza
    cheese: branza* cascaval*
    butter: unt
    cream: smantana*
    eggs: oua ou oualor
    gluten: gluten
    wheat: grau
    nuts: nuci migdale alune
    peanuts: arahide*
    fish: peste pestele
    shellfish: fructe_de_mare creveti scoici
    soy: soia
    mustard: mustar
    celery: telina
    onions: ceapa
    garlic: usturoi*
    pork: porc porcul*
    meat: carne carnea
    alcohol: alcool vin
    pancakes: clatite*
    cake: tort prajitura*
    soup: supa ciorba
    who: copilul la de
    and: si sau`,
  Turkish: `
    no gluten: glutensiz
    no milk: sutsuz
    no meat: etsiz
    no eggs: yumurtasiz
    no lactose: laktozsuz
    without: yok olmasin haric istemiyorum yemem yiyemem icermeyen
    allergic: alerji* alerjik intolerans*
    vegan: vegan*
    vegetarian: vejetaryen*
    pregnant: hamile*
    ill: diyabet* hasta*
    milk: sut sutu sute
    lactose: laktoz*
    cheese: peynir*
    butter: tereyag*
    cream: krema*
    eggs: yumurta*
    gluten: gluten*
    wheat: bugday*
    nuts: findik* ceviz* badem*
    peanuts: yerfistig* fistik*
    fish: balik* baliga
    shellfish: karides* midye* kabuklu*
    soy: soya*
    sesame: susam*
    mustard: hardal*
    celery: kereviz*
    onions: sogan*
    garlic: sarimsak*
    pork: domuz*
    meat: et eti
    alcohol: alkol* sarap*
    lentil soup: mercimek_corbasi
    stuffed aubergines: karniyarik
    soup: corba corbasi
    cake: kek
    pancakes: krep
    who: var icin oglum kizim benim
    and: ve veya`,
};
