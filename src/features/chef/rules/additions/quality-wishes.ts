import { whole } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';

const ASKS =
  '(?:(?:make|it|this|that|them|the dish|i|we|you|want|like|should be|needs? to be|can|could|be|now|a|with|mit|avec|con|something|but|still|even|much|bit|little|lot|touch|way|more|extra|mach|es|das|bitte|noch|etwas|was|viel|bisschen|ein|mehr|jetzt|aber|quelque chose|truc|rends|le|la|de|d|un|peu|plus|bien|quand meme|encore|hazlo|hazla|algo|que sea|poco|mas|quiero|rendi|rendilo|qualcosa|di|po|piu|lo voglio) )*';
const AFTER =
  '(?: (?:please|quand meme|then|on top|in it|version|taste|flavou?r|geschmack|gout|sabor|gusto))*';
const quality = (words: string) => whole(`${ASKS}(?:${words})${AFTER}`);

const FILLING = quality(
  'more (?:filling|substantial|sustaining|hearty|of a meal)|heartier|fills? (?:me|us|him|her|them) up(?: more)?|beefier|consistante?s?|copieu(?:x|se)s?|nourrissante?s?|rassasiante?s?|qui (?:cale|remplit|nourrit|tient au corps)(?: (?:plus|mieux|bien))?|sattigender|sattigend|nahrhafter|gehaltvoller|deftiger|das (?:mehr )?satt macht|mehr satt macht|contundente|que llene(?: mas)?|sustancios[oa]|sostanzios[oa]|saziante|che sazi(?:a|i)(?: di piu)?|nutriente',
);
const CRUNCHY = quality(
  'crunch(?:y|ier)|crisp(?:y|ier)|knusprig(?:er|es)?|knackig(?:er|es)?|kross(?:er)?|mit biss|croustillante?|croquante?|crujiente|croccante',
);
const LEMONY = quality(
  'lemon(?:y|ey|ier)|citronnee?|zitroniger?|zitronig|alimonad[oa]|limonos[oa]|limonat[oa]|con sapore di limone',
);
const LEMON_SAUCE = quality(
  'lemon(?:y|ey)? sauce|sauce (?:au )?citron(?:nee)?|zitronen(?:sosse|sauce)|zitronige sosse|salsa (?:de|al) limon[e]?',
);
const SMOKY = quality('smok(?:y|ey|ier)|rauchiger?|rauchig|fumee?|ahumad[oa]|affumicat[oa]');
const GREEN = quality('green|greener|gruner|vert|verte|verde');
const FLUFFY = quality('fluff(?:y|ier)|luftiger?|luftig|fluffiger?|aeree?|esponjos[oa]|soffice');
const FRESH = quality('fresh(?:er)?|frischer|frais|fraiche|fresc[oa]');
const SAUCY = quality('sauc(?:y|ier)|sauce|gravy|sosse|salsa|sugo');

const SOUP = /soup|chowder|bisque|gazpacho|velout|broth/i;
const COLD_SOUP = /gazpacho|salmorejo|ajo blanco|vichyssoise|tarator|okroshka|cold .*soup/i;
const SALAD = /salad|slaw|tabbouleh/i;
const HAS_CRUNCH = /seeds|\bnuts\b|walnuts|almonds|cashews|peanuts|pecans|croutons|ciabatta/;
const IN_SAUCE = /curry|masala|korma|\bdal\b|stew|goulash|casserole|chil[il]i|ragout|stroganoff|risotto/i;
const ROAST = /\broast (?:chicken|beef|pork|lamb|turkey|duck)|schnitzel|chops?\b|sausages|toad in the hole/i;
const HAS_SAUCE = /stock|cream|passata|tomatoes|wine|sauce|coconut milk|yogurt/;
const SWEETENED = /sugar|honey|syrup/;
const SAVORY = /onion|garlic|stock|black pepper|mustard|soy sauce/;

/** A wish for how the dish shall be, in words that name what makes this one so; `null` where its amounts or steps do. */
export function qualityWished(said: string, shown: ChefMemory): string | null {
  const { title, lines } = shown;
  const has = (pattern: RegExp) => lines.some(({ name }) => pattern.test(name));
  const isSweet = has(SWEETENED) && !has(SAVORY);
  if (FILLING.test(said)) return COLD_SOUP.test(title) && !has(/\begg/) ? 'add boiled eggs' : 'more filling';
  if (CRUNCHY.test(said)) {
    if (SOUP.test(title)) return has(/croutons/) ? 'add pumpkin seeds' : 'add croutons';
    if (SALAD.test(title) && !isSweet) return has(HAS_CRUNCH) ? 'add radishes' : 'add sunflower seeds';
    if (SALAD.test(title)) return 'add almonds';
    return IN_SAUCE.test(title) ? 'add pumpkin seeds' : 'crispier';
  }
  if (LEMON_SAUCE.test(said)) return has(/for the sauce/) ? 'lemonier' : 'with lemon butter sauce';
  if (LEMONY.test(said)) return has(/^lemons?\b/) ? 'more lemony' : isSweet ? 'add lemon' : 'add lemon juice';
  if (SMOKY.test(said)) return 'smokier';
  if (GREEN.test(said) && !isSweet) {
    const green = ['spinach', 'broccoli', 'green beans'].find((food) => !has(new RegExp(food)));
    return green ? `add ${green}` : 'fresher';
  }
  if (FLUFFY.test(said)) return 'fluffier';
  if (FRESH.test(said) && isSweet) return has(/\bmint\b/) ? 'lemonier' : 'add mint';
  if (FRESH.test(said)) return 'fresher';
  if (SAUCY.test(said) && IS_MORE.test(said) && ROAST.test(title) && !has(HAS_SAUCE)) return 'with gravy';
  return null;
}
const IS_MORE = /\b(?:more|extra|saucier|saucy|mehr|plus|mas|piu)\b/;
