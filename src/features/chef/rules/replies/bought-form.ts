import { t } from '#shared/t.ts';
import { OPENS } from '../questions/asking.ts';
import { lineCalled } from '../turns/foods-called.ts';
import type { Reply } from './reply.ts';

const MAY =
  '(?:(?:can|could|may|should|shall) (?:i|we|you) (?:just |also |simply )?(?:use|take|put in|have|buy|do it with|make it with)|is it (?:ok|okay|fine|possible)(?: to use| with| if i use)|(?:would|will|do|does) (?:the )?(?=.*\\b(?:work|do)\\b)|(?:kann|konnte|darf|gehen|geht)(?: (?:ich|wir|man|auch|es|das|mit|eigentlich|schon))*|(?:je peux|on peut|puis je|est[ -]ce que je peux) (?:utiliser|prendre|mettre)|(?:puedo|podemos|se puede|sirven?|valen?) (?:usar|utilizar|poner)?|(?:posso|possiamo|si puo|si possono|vanno bene) (?:usare|mettere)?)';
const COOKED =
  '(?:(?:ready|pre) ?-?cooked|cooked|boiled|vac(?:uum)? ?-?pac(?:k|ked)|vacuum ?-?(?:sealed|packed cooked)|steamed|precooked|vorgekocht\\w*|gekocht\\w*|vakuumiert\\w*|eingeschweisst\\w*|cuites?|precuites?|sous vide|cocid[oa]s?|envasad[oa]s? al vacio|precott[oaie]|cott[oaie]|lessat[oaie])';
const ANY_FORM = `(?:${COOKED}|shop bought|bought|ready made|from (?:a|the) (?:packet|pack|jar))`;
const ASKS = new RegExp(
  `^${OPENS}${MAY} ?(?:the |those |these |some |my |die |den |des |les |las |los |le |i |gli )*((?:[a-z]+ ){0,5}[a-z]+)(?: (?:work|do|instead|too|as well|verwenden|nehmen|benutzen|for this|for it|dafur|here))*$`,
);
const IS_COOKED = new RegExp(`\\b${COOKED}\\b`, 'g');
const IS_FORM = new RegExp(`\\b${ANY_FORM}\\b`);
const EARLIER = /\b(?:cooked|canned|tinned|jarred|smoked|roasted|pickled)\b/;
const SMALL =
  /\b(?:the|ones?|that|are|sold|in|vacuum|packed|pack|packet|from|shop|nehmen|verwenden|benutzen|work|instead|too|aus|der|here)\b/g;
/** Meat and fish that are cooked twice are another dish. */
const OF_ANIMALS =
  /\b(?:chicken|beef|pork|lamb|turkey|duck|veal|mince|steak|fish|salmon|cod|tuna|prawns?|shrimps?|mussels|eggs?|ham|bacon|sausages?)\b/;

/** What swells as it cooks. */
const OF_DRY =
  /\b(?:lentils|beans|chickpeas|peas|rice|pasta|barley|quinoa|bulgur|couscous|spelt|spaghetti|noodles)\b/;
const CANNED =
  'canned|tinned|from (?:a|the) (?:can|tin)|aus der dose|dosen\\w*|en (?:conserve|boite)|de (?:lata|bote)|in scatola';
const IS_CANNED = new RegExp(`\\b(?:${CANNED})\\b`, 'g');

/** Whether a food of the dish may be bought cooked: it goes in late, because it only has to get hot. */
export const boughtForm: Reply = ({ said, previous, knowledge }) => {
  const [, food] = ASKS.exec(said) ?? [];
  if (food === undefined) return null;
  const isCanned = food.search(IS_CANNED) >= 0;
  if (!isCanned && !IS_FORM.test(food)) return null;
  const bare = food
    .replace(IS_COOKED, ' ')
    .replace(IS_CANNED, ' ')
    .replace(SMALL, ' ')
    .replace(/ +/g, ' ')
    .trim();
  const line = bare === '' ? null : lineCalled(bare, previous, knowledge);
  if (!line || OF_ANIMALS.test(line)) return null;
  // What else comes in cans trades places with them.
  if (isCanned && !EARLIER.test(line)) return null;
  if (!EARLIER.test(line) && OF_DRY.test(line))
    return t(
      'Yes. It is done already, so it goes in for the last 10 minutes, only to get hot. Take two and a half times the weight in the list, because that much comes of dry {food}, and a third less of the liquid that it would have drunk.',
      { food: line },
    );
  return EARLIER.test(line)
    ? t('Yes: the recipe counts on {food}.', { food: line })
    : t(
        'Yes. It is done already, so it goes in for the last 10 minutes, only to get hot: leave out the step or the time that would cook {food}. Take as much as the list says, weighed as it comes out of the pack, and put its juice in, if it is not pickled.',
        { food: line },
      );
};
