/** Headings of recipe parts in the languages of recipes on the web; lowercase, without accents. */
const INGREDIENTS = `
ingredients|ingredient list|ingredient|shopping list|you need|you will need|you'll need|what you need|what you'll need|what you will need
zutaten|zutatenliste|das brauchst du|ingrédients|ingrédient|les ingrédients|liste des ingrédients|ingredientes|ingredients|ingredienti
ingrediente|ingrediënten|ingredienten|dit heb je nodig|wat heb je nodig|boodschappenlijstje|benodigdheden|boodschappen|ingredienser|ingredienserne|det skal du bruge|du trenger|ainekset|raaka-aineet|innihald|hráefni
składniki|suroviny|ingrediencie|suroviny na recept|ingredience|hozzávalók|hozzávaló|sastojci|sastojke|namirnice|sestavine|ingredientų|ingredientai|sastāvdaļas
koostisained|съставки|продукти|необходими продукти|необходимые продукты|ингредиенты|ингридиенты|состав|інгредієнти|продукты|υλικά|συστατικά|malzemeler|malzemeleri|içindekiler
מצרכים|רכיבים|המצרכים|المكونات|المقادير|مقادير|مواد لازم|مکونات|सामग्री|材料|原料|用料|食材|재료|nguyên liệu|ส่วนผสม|วัตถุดิบ|bahan|bahan-bahan|mga sangkap`;
const STEPS = `
directions|direction|instructions|instruction|method|methods|cooking method|cooking instructions|preparation|preparation method|procedure|steps|how to make|how to make it|steps to make it|how to cook|how to prepare|preparation steps|cooking directions|recipe instructions|recipe directions|recipe method|the method|process|let's cook|let’s cook|to prepare|to make|making it|step-by-step|step by step|let's get started|let’s get started
zubereitung|anleitung|zubereitungsschritte|so geht's|so geht’s|so wird's gemacht|so wird’s gemacht|schritte|und so wird's gemacht|arbeitsschritte|préparation|la préparation|préparations|étapes|étapes de préparation|les étapes|réalisation|la recette|instructions|recette|préparation de la recette|progression
preparación|elaboración|modo de preparación|instrucciones|pasos|cómo hacer|cómo se hace|procedimiento|preparação|modo de preparo|modo de preparação|modo de fazer|como fazer|confecção|preparació|elaboració|procedimento|preparazione|come fare|esecuzione|svolgimento|come preparare
bereiding|bereidingswijze|bereidingsstappen|zo maak je het|werkwijze|aan de slag|instructies|instructie|stappen|zo maak je|tillagning|gör så här|så här gör du|instruktioner|framgangsmåte|fremgangsmåte|fremgangsmåde|sådan gør du|tilberedning|slik gjør du|slik gjør du det|valmistus|valmistusohje|ohje|ohjeet|tee näin|aðferð
sposób przygotowania|przygotowanie|wykonanie|sposób wykonania|przygotowanie krok po kroku|postup|postup přípravy|příprava|postup prípravy|príprava|elkészítés|elkészítése|az elkészítés menete|elkészítés menete|priprema|postupak|način pripreme|priprava|postopek|gaminimas|paruošimas|pagatavošana|valmistamine|mod de preparare|preparare
приготовление|способ приготовления|приготування|начин на приготвяне|приготвяне|пошаговый рецепт|инструкция|начин на приготовление|приготовления|εκτέλεση|οδηγίες|παρασκευή|διαδικασία|yapılışı|hazırlanışı|nasıl yapılır|tarif|yapılış
אופן ההכנה|הכנה|הוראות הכנה|אופן הכנה|طريقة التحضير|طريقة العمل|الطريقة|التحضير|خطوات التحضير|طرز تهیه|طرز پخت|विधि|बनाने की विधि|做法|作法|步骤|步驟|作り方|作り方・手順|手順|만드는 법|조리순서|만드는법|cách làm|cách chế biến|วิธีทำ|cara membuat|cara memasak|langkah`;
/** Headings that follow a recipe. */
const ENDS = `
notes|note|recipe notes|tips|tip|cook's notes|cook’s notes|nutrition|nutrition facts|nutritional information|nutrition information|nutritional info|nutrition info|nutritional facts|comments|comment|leave a comment|leave a reply|reviews|related|related recipes|more recipes|you may also like|you might also like|share|share this|video|equipment|print|print recipe|did you make this recipe|faq|storage|variations|tags|categories|about|reader interactions|rate this recipe|ratings|recipe video|description|serving suggestions|serving suggestion|suggestions|suggestion|sugerencia|suggerimenti|suggerimento|sugestão|sugestões|about the author|filed under|newsletter|follow us|similar recipes|recent posts|responses|author|course|reactions|replies
tipps|tipp|nährwerte|nährwertangaben|nährwerte pro portion|kommentare|bewertungen|ähnliche rezepte|weitere rezepte|das könnte dich auch interessieren|conseils|astuce|astuces|commentaires|le conseil|valeurs nutritionnelles|vous aimerez aussi|recettes similaires|laisser un commentaire|matériel|ustensiles|consejos|consejo|notas|comentarios|información nutricional|recetas relacionadas|trucos|sugerencias|dicas|dica|comentários|informação nutricional|receitas relacionadas|consigli|note|commenti|valori nutrizionali|conservazione|ricette correlate|voedingswaarden|voedingswaarde|reacties|meer recepten|geef een reactie|tips & trucs|lees ook|näringsvärde|kommentarer|næringsindhold|næringsinnhold|vinkit|kommentit|uwagi|komentarze|wskazówki|porady|tip na závěr|komentáře|diskusia|hodnotenie|tippek|hozzászólások|tápérték|savjeti|komentari|napomena|советы|комментарии|пищевая ценность|συμβουλές|σχόλια|διατροφική αξία|tips από|püf noktası|yorumlar|püf noktaları|הערות|תגובות|ملاحظات|小贴士|小技巧|贴士|コツ・ポイント|ポイント|팁|댓글|mẹo|bình luận`;

export type Heading = 'ingredients' | 'steps' | 'end';

const KNOWN = new Map<string, Heading>([
  ...listed(ENDS, 'end'),
  ...listed(STEPS, 'steps'),
  ...listed(INGREDIENTS, 'ingredients'),
]);
const LONGEST = 60;
/** First words of longer headings: 'Ingredients for the filling', 'Zutaten für 4 Portionen', 'Method:'. */
const BEGINS: readonly [Heading, RegExp][] = [
  [
    'ingredients',
    /^(?:(?:the|for the|main|recipe|list of|les|die|de)\s)?(?:ingredients?|zutaten|ingrédients?|ingredientes|ingredienti|ingrediente|ingrediënten|ingredienser|ainekset|składniki|suroviny|ingrediencie|ingredience|hozzávalók|sastojci|sestavine|ингредиенты|продукты|съставки|інгредієнти|υλικά|malzemeler|מצרכים|المكونات|المقادير|nguyên liệu|bahan)(?![\p{L}\p{M}])/iu,
  ],
  [
    'steps',
    /^(?:(?:the|cooking|recipe|la|die|de|step[ -]by[ -]step)\s)?(?:directions?|instructions?|method|preparation|procedure|how to (?:make|prepare|cook)|zubereitung|anleitung|préparation|preparación|elaboración|instrucciones|modo de (?:prepar[oa]|fazer)|preparação|preparazione|procedimento|bereiding|bereidingswijze|tillagning|gör så här|fremgangsmåde|framgangsmåte|fremgangsmåte|valmistus|przygotowanie|sposób (?:przygotowania|wykonania)|postup|príprava|příprava|elkészítés|priprema|приготовление|приготування|приготвяне|εκτέλεση|hazırlanışı|yapılışı|הכנה|طريقة|cách làm|cara membuat)(?![\p{L}\p{M}])/iu,
  ],
];

const GROUP =
  /^(?:for (?:the|your)|für (?:den|die|das)|pour (?:les?|la|l['’])|para (?:el|la|los|las|o|a)|per (?:il|lo|la|i|gli|le|l['’])|voor (?:de|het)|till|til|na|do|pre|pro|для|за|για)\s?\p{L}+(?:\s\p{L}+){0,3}$/iu;

/** Whether a line is only a heading: 'Method:', but not 'Preparation of the stock'. */
export function isHeading(text: string): boolean {
  return text.length <= LONGEST && KNOWN.has(plainWords(text));
}

/** The recipe part that a heading starts; `null` for any other line. */
export function headingOf(text: string): Heading | null {
  if (text.length > LONGEST) return null;
  const plain = plainWords(text);
  const known = KNOWN.get(plain);
  if (known) return known;
  if (/[.!?]$/.test(text) || plain.split(' ').length > 7) return null;
  return BEGINS.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/**
 * Whether a line is only the heading of a group of ingredients: 'For the sauce', 'Pour la garniture :', but not 'For frying
 * 2 tbsp oil'.
 */
export function headsGroup(text: string): boolean {
  return text.length <= LONGEST && !/\d/.test(text) && (/[:：]$/.test(text) || GROUP.test(text));
}

/** Whether a text mentions ingredients: 'Ingredients list for the soup'. */
export function namesIngredients(text: string): boolean {
  return plainWords(text)
    .split(' ')
    .some((word) => KNOWN.get(word) === 'ingredients');
}

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .replace(/^[^\p{L}]+|[^\p{L}\p{M}]+$/gu, '')
    .replace(/\s+/g, ' ');
}

function listed(words: string, heading: Heading): [string, Heading][] {
  return words
    .split(/[|\n]/)
    .filter(Boolean)
    .map((word) => [word, heading]);
}
