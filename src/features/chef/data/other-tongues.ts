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
  Greek: `
    without: χωρίς χωρις όχι δεν
    allergic: αλλεργ δυσανεξ
    vegan: βίγκαν vegan
    vegetarian: χορτοφάγ
    pregnant: έγκυος εγκυμοσύν
    ill: διαβήτ νεφρ άρρωστ
    milk: γάλα γαλακτ
    lactose: λακτόζ
    cheese: τυρί φέτα
    butter: βούτυρο
    eggs: αυγ αβγ
    gluten: γλουτέν
    wheat: σιτάρι
    nuts: ξηρούς ξηροί καρύδ αμύγδαλ φουντούκ
    peanuts: φιστίκ αραχίδ
    fish: ψάρι
    shellfish: θαλασσινά γαρίδ μύδι οστρακ
    soy: σόγια
    sesame: σουσάμι ταχίνι
    mustard: μουστάρδα
    celery: σέλινο
    pork: χοιριν
    meat: κρέας
    alcohol: αλκοόλ κρασί
    moussaka: μουσακά
    pastitsio: παστίτσιο
    pancakes: τηγανίτες
    cake: κέικ τούρτα
    soup: σούπα
    and: και`,
  Russian: `
    without: без нельзя кроме не
    allergic: аллерги алергі непереносимост непереносиміст
    vegan: веган
    vegetarian: вегетариан
    pregnant: беремен вагітн
    ill: диабет діабет почк нирк болен больн хвор
    milk: молок молоч
    lactose: лактоз
    cheese: сыр сир
    butter: сливочн масл
    cream: сливк сметан вершк
    eggs: яйц яиц яєц яйця
    gluten: глютен
    wheat: пшени
    nuts: орех горіх миндал мигдал
    peanuts: арахис арахіс
    fish: рыб риб
    shellfish: морепродукт креветк мидии мидий
    soy: соев соя сои сої
    sesame: кунжут
    mustard: горчиц гірчиц
    celery: сельдере селер
    pork: свинин
    meat: мяса мясо мясн м'яс
    alcohol: алкогол вина вино
    borscht: борщ
    blini: блин млинц
    pierogi: вареник пельмен
    cake: торт пирог
    soup: суп
    chicken: куриц курк
    and: и та`,
  Japanese: `
    without: なし 抜き 食べられ 食べない 使わない 入れない
    allergic: アレルギー
    vegan: ヴィーガン ビーガン
    vegetarian: ベジタリアン
    pregnant: 妊娠 妊婦
    ill: 糖尿病 病気 腎臓
    milk: 牛乳 乳製品 ミルク
    cheese: チーズ
    butter: バター
    eggs: 卵 玉子 たまご
    gluten: グルテン
    wheat: 小麦
    nuts: ナッツ くるみ アーモンド カシュー
    peanuts: ピーナッツ 落花生
    fish: 魚
    shellfish: 甲殻類 えび エビ 海老 かに カニ 貝
    soy: 大豆 醤油
    sesame: ごま ゴマ
    pork: 豚
    meat: 肉
    alcohol: アルコール お酒
    pad thai: パッタイ
    oyakodon: 親子丼
    chilli prawns: エビチリ
    ramen: ラーメン
    sushi: 寿司 すし
    curry: カレー
    fried rice: チャーハン 炒飯
    pancakes: パンケーキ
    cake: ケーキ
    soup: スープ`,
  Chinese: `
    without: 不要 不吃 不能 不放 没有 无 別放 不含
    allergic: 过敏 過敏
    vegan: 纯素 純素
    vegetarian: 素食 吃素
    pregnant: 怀孕 懷孕 孕妇 孕婦
    ill: 糖尿病 肾 腎 生病
    milk: 牛奶 奶制品 乳制品
    cheese: 奶酪 芝士
    butter: 黄油
    eggs: 鸡蛋 雞蛋 蛋
    gluten: 麸质 麩質
    wheat: 小麦 小麥
    nuts: 坚果 堅果 核桃 腰果 杏仁
    peanuts: 花生
    fish: 鱼 魚
    shellfish: 海鲜 海鮮 虾 蝦 蟹 贝 贝类
    soy: 大豆 黄豆 豆腐 酱油
    sesame: 芝麻
    pork: 猪肉 豬肉
    meat: 肉
    alcohol: 酒
    kung pao chicken: 宫保鸡丁 宮保雞丁
    fried rice: 炒饭 炒飯
    mapo tofu: 麻婆豆腐
    noodles: 面条 麵
    dumplings: 饺子 餃子
    cake: 蛋糕
    soup: 汤 湯`,
  Korean: `
    without: 빼고 없이 말고
    allergic: 알레르기 알러지
    vegan: 비건
    vegetarian: 채식
    pregnant: 임신 임산부
    ill: 당뇨 신장 환자
    milk: 우유 유제품
    cheese: 치즈
    butter: 버터
    eggs: 계란 달걀
    gluten: 글루텐
    wheat: 밀가루
    nuts: 견과 호두 아몬드
    peanuts: 땅콩
    fish: 생선
    shellfish: 새우 해산물 조개 게살 갑각류
    soy: 콩 간장 두부
    sesame: 참깨 참기름
    pork: 돼지고기 돼지
    meat: 고기
    alcohol: 알코올
    kimchi jjigae: 김치찌개
    fried rice: 볶음밥
    bibimbap: 비빔밥
    japchae: 잡채
    pancakes: 팬케이크
    cake: 케이크
    soup: 수프`,
  Arabic: `
    without: بدون من_دون
    allergic: حساسية
    vegan: نباتي_صرف فيغان
    vegetarian: نباتي نباتية
    pregnant: حامل الحمل
    ill: السكري مريض الكلى
    milk: حليب الألبان لبن
    cheese: جبن
    butter: زبدة
    eggs: بيض
    gluten: غلوتين جلوتين
    wheat: قمح
    nuts: مكسرات جوز لوز
    peanuts: فول_سوداني الفول_السوداني
    fish: سمك
    shellfish: جمبري روبيان القشريات محار
    soy: صويا
    sesame: سمسم طحينة
    pork: خنزير
    meat: لحم
    alcohol: كحول نبيذ
    hummus: حمص
    tagine: طاجن
    cake: كيك كعك
    soup: شوربة حساء
    rice: أرز رز
    chicken: دجاج`,
  Hindi: `
    without: बिना नहीं मत
    allergic: एलर्जी
    vegan: वीगन
    vegetarian: शाकाहारी
    pregnant: गर्भवती
    ill: मधुमेह डायबिटीज बीमार
    milk: दूध
    cheese: चीज़
    paneer: पनीर
    butter: मक्खन घी
    eggs: अंडे अंडा अंडों
    gluten: ग्लूटेन
    wheat: गेहूं
    nuts: काजू बादाम अखरोट
    peanuts: मूंगफली
    fish: मछली
    shellfish: झींगा
    soy: सोया
    sesame: तिल
    pork: सूअर
    meat: मांस
    alcohol: शराब
    curry: करी
    cake: केक
    soup: सूप
    rice: चावल
    chicken: चिकन मुर्गा`,
};
