import { type Message, msg, t } from '#shared/t.ts';
import { anyOf, OPENS } from './asking.ts';

const words = (...lists: readonly string[]): ReadonlySet<string> =>
  new Set(lists.flatMap((list) => list.split(' ')));

const THANKS = words('thanks thank thx ta cheers danke dankeschon merci gracias grazie obrigado obrigada');
const PRAISE = words(
  'great perfect lovely brilliant super amazing wow awesome nice cool delicious yummy yum tasty fantastic wonderful excellent good best love ace sorted spot legend angel star genius',
  'klasse lecker toll prima perfekt wunderbar spitze herrlich',
  'parfait genial delicieux miam chouette top',
  'perfecto genial rico estupendo delicioso fenomenal',
  'perfetto ottimo buono buonissimo delizioso fantastico',
);
const LAUGHS = words('haha hahaha lol hehe rofl jaja jajaja mdr hihi');
/** Said with these, of the chef and of the dish. */
const BESIDE = words(
  'thats its im ive youre itll dont ok okay oh ah yes yeah yep yay well so very really much a an the lot many you your youre u re s ll d m i it its this that is are was looks look sounds sound smells seems just what wanted needed for to do one on will make try cook him her us me my mate pal chef dear all by of help helping dinner lunch supper tea tonight and now got have had can cant t wait idea recipe dish my our kids children wife husband family everyone everybody guests they all we everything ate loved',
  'das ist klingt sieht aus ja sehr schon vielen ganz lieben fur die hilfe echt rezept du bist der die beste dir euch',
  'beaucoup oui c est ca a l air tres bien trop la le recette tu es',
  'muchas mil si que pinta tiene muy bien la receta eres suena',
  'mille tante si e molto sembra che bello la ricetta sei bene',
);

const GOES_ON =
  /\b(?:but|only|except|though|aber|mais|pero|ma|without|no|not|less|more|add|with|instead|can|could|make it|for \d)\b/;

const ASKS = new RegExp(
  `^${OPENS}${anyOf(
    'who | what | where | when | why | how | which | do you know | did you',
    'wer | was | wo | wann | wie | weisst du | qui | que | quoi | ou | quand | combien',
    'quien | cual | donde | cuando | cuanto | chi | che | cosa | dove | quando | quanto | qual',
  )}`,
);
/** What a question about the dish or about cooking holds. */
const OF_DISH = new RegExp(
  anyOf(
    'mine | much | many | fridge | frigo\\w* | kuhlschrank | nevera | tiempo | tempo | temps | zeit | lange | it | this | that | these | those | they | them | i | we | my | our | you | es | das | die | den | ich | man | wir',
    'le | la | les | l | ca | je | on | lo | los | las | se | si | ci | ne',
    'cook\\w* | bak\\w* | oven | roast\\w* | fr(?:y|ied|ying) | boil\\w* | simmer\\w* | grill\\w* | heat\\w* | freez\\w* | fridge | keep\\w*',
    'ofen | topf | pfanne | warm | heiss | hitze | grad | four | chaud | feu | horno | caliente | fuego | forno | caldo | fuoco | schritt\\w* | zutat\\w*',
    'pan | pot | tin | dish | recipe | knife | shelf | temperature | degrees | grams? | minutes? | long | size | step | tips? | trick',
    'personas | personnes | persone | personen | leute | kinder | kids | ninos | enfants | bambini | gaste | invites | invitados | ospiti',
    'eat\\w* | serv\\w* | taste\\w* | food | dinner | lunch | breakfast | meal | kitchen | people | portions? | calor\\w* | kcal | ingredients?',
    'pink | safe\\w* | protein | fat | salt\\w* | sugar\\w* | bits? | flavou?r\\w* | missing | spic\\w* | sauce | dough | fill\\w* | topp?\\w* | cut | slic\\w* | chop\\w* | thick\\w* | thin\\w* | crisp\\w* | soft\\w* | hot | cold | ripe | fresh | done | ready',
    'anderes | andres | else | another | others? | autres? | otr[oa]s? | altr[oaie] | ideas? | idees? | suggest\\w*',
    'substitut\\w* | swap | difference | goes? | vegan | vegetarian | diet\\w* | allerg\\w* | sides? | alternatives?',
    'kochen | backen | essen | rezept | cuire | cuisson | manger | recette | cocinar | comer | receta | cucinare | cuocere | mangiare | ricetta',
  ),
);

const JOKE =
  /\b(?:tell (?:me|us) a (?:joke|story)|(?:erzahl\w*|kennst du) (?:mir )?(?:einen? )?witz|raconte\w* (?:moi |nous )?une blague|cuenta\w* un chiste|racconta\w* una barzelletta)\b/;
/** Asks what the chef is. */
export const OF_CHEF =
  /^(?:are you (?:an? )?(?:robot|bot|ai|human|real|machine|computer|person|chatgpt)|who (?:are|made) you|bist du (?:ein(?:e)? )?(?:roboter|ki|mensch|maschine)|es tu un robot|eres un robot|sei un robot)\b/;

const APPROVES = new RegExp(
  `^${OPENS}(?:no |nah |nope |oh )*(?:(?:that s|thats|that is|it s|its|it is|this is|das ist|c est|esta|va) (?:all |totally |quite |perfectly )?(?:fine|ok|okay|good|great|perfect|alright|all right|gut|bon|bien|bene)(?: (?:for (?:me|us)|as it is|like that|like this|then|now|so))*)?(?: , | )?(?:(?:leave|keep) it(?: (?:as it is|like that|like this|that way|then|so))*|lass es so|laisse comme ca|dejalo asi|lascialo cosi)?$`,
);
/** Whether somebody wants the dish as it is. */
export const approves = (said: string): boolean =>
  /^(?:ok(?:ay)?|fine|no|nope|nah|yes|yep|gut|bon|vale|va bene)$/.test(said) ||
  (said !== '' && APPROVES.test(said));

/**
 * What is answered to a message, in the form of `wordsApart`, that is no more than thanks, praise, a joke or a question about something
 * that has nothing to do with cooking; `null` if it may say something of the dish.
 *
 * @param namesFood whether it names anything to eat
 */
export function smallTalk(said: string, namesFood: () => boolean): string | null {
  const all = said.split(/[ ,]+/).filter(Boolean);
  if (all.length > 0 && all.length <= MOST_WORDS && !GOES_ON.test(said)) {
    const isSaid = (list: ReadonlySet<string>) => all.some((word) => list.has(word));
    const isAll = all.every((word) => [THANKS, PRAISE, LAUGHS, BESIDE].some((list) => list.has(word)));
    if (isAll && isSaid(THANKS)) return t('You are welcome. Enjoy it!');
    if (isAll && (isSaid(PRAISE) || isSaid(LAUGHS))) return t('Good to hear. Enjoy it!');
  }
  if (JOKE.test(said)) return t(A_JOKE);
  if (OF_CHEF.test(said)) return t('I am a program that knows recipes. The dish stays as it is.');
  return ASKS.test(said) && !OF_DISH.test(said) && !namesFood()
    ? t('I know about cooking and nothing else, so I cannot say. The dish stays as it is.')
    : null;
}
const MOST_WORDS = 14;
const A_JOKE: Message = msg(
  'Why did the tomato turn red? It saw the salad dressing. The dish stays as it is.',
);
