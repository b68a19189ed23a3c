/** As in `other-tongues.ts`, in other scripts: a word of three letters or more may go on, and with an underscore it is of several. */
export const OTHER_SCRIPTS: Readonly<Record<string, string>> = {
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
    onions: κρεμμύδ
    garlic: σκόρδο
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
    plov: плов
    beef stroganoff: бефстроганов
    stuffed cabbage rolls: голубц
    pancakes: оладь оладьи
    potatoes: картош картоф
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
    onions: лук лука цибул
    garlic: чеснок часник
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
    okonomiyaki: お好み焼き
    udon: うどん
    soba: そば
    gyoza: 餃子 ぎょうざ
    tonkatsu: とんかつ
    miso soup: 味噌汁
    tempura: 天ぷら
    karaage: 唐揚げ
    yakitori: 焼き鳥
    tofu: 豆腐
    rice: ご飯
    for 2: 二人分 2人分
    for 4: 四人分 4人分
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
    onions: 玉ねぎ 玉葱 ねぎ
    garlic: にんにく ニンニク
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
    tofu: 豆腐
    rice: 米饭
    tomato: 番茄 西红柿
    chicken: 鸡肉 雞肉
    beef: 牛肉
    for 2: 两人份 二人份
    for 4: 四人份
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
    soy: 大豆 黄豆 酱油
    sesame: 芝麻
    onions: 洋葱 葱
    garlic: 大蒜 蒜
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
    tofu: 두부
    bulgogi: 불고기
    tteokbokki: 떡볶이
    chicken: 닭고기
    rice: 밥
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
    soy: 콩 간장
    sesame: 참깨 참기름
    onions: 양파
    garlic: 마늘
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
    onions: بصل
    garlic: ثوم
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
    onions: प्याज
    garlic: लहसुन
    pork: सूअर
    meat: मांस
    alcohol: शराब
    curry: करी
    cake: केक
    soup: सूप
    rice: चावल
    chicken: चिकन मुर्गा`,
};
