import { NOT_THIS_DISH } from '../words/not-another-dish.ts';

const NOT_HEATED =
  '(?:re)?(?:heat|warm|microwave|nuke)(?:ed)?(?: (?:it|them|food|anything|stuff|things|lunch|up))*';

/** How a dish is to be, where its words name a food, a dish or a taste, in the form of `plainPhrase`, and what a cook hears. */
export const MANNER_PHRASES: readonly (readonly [RegExp, string])[] = [
  // Somebody who cannot heat anything has no stove to eat at; nothing is hot as chilli is.
  [
    new RegExp(
      `\\b(?:(?:i|we|you|they|he|she) )?(?:(?:have|has|theres|there is|with) )?(?:cant|cannot|can not|couldnt|wont be able to|unable to|not able to|no way (?:to|of)|nowhere to|nothing to|no chance to|not going to|dont have anything to|without|doesnt need|dont need to|no need to) ${NOT_HEATED}(?: (?:at|in|on) (?:(?:the|my) )?(?:[a-z]+ )?(?:work|office|room|school|site|desk|uni|college|train))?\\b`,
      'g',
    ),
    'packed lunch',
  ],
  [
    /\b(?:no|without(?: a| any)?|dont have a|there is no|theres no|havent got a) (?:microwave|kitchen|cooker|oven) (?:at|in|on) (?:the |my |our )?(?:work|office|staff room|school|site|desk|uni|break room|college)\b|\bto (?:eat|have) (?:it )?cold\b|\b(?:kann|konnen) (?:ich |wir |man )?(?:(?:da|dort|es|das|nichts|im buro|auf der arbeit) )*(?:nicht )?(?:aufwarmen|warm machen|erwarmen)\b|\b(?:ohne|keine) (?:mikrowelle|aufwarmen)(?: (?:im buro|auf der arbeit))?\b|\b(?:sans|pas de) (?:micro ?ondes?|rechauffer)(?: au (?:travail|bureau|boulot))?\b|\b(?:peux|peut) (?:pas|rien) (?:rien )?(?:rechauffer|chauffer)\b|\bno (?:lo |la )?(?:puedo|podemos|se puede) (?:calentar(?:lo|la)?)(?: (?:nada|la comida))?\b|\bsin microondas\b|\bnon (?:lo |la )?(?:posso|possiamo|si puo) (?:scaldar(?:e|lo|la)?)(?: niente)?\b|\bsenza microonde\b/g,
    'packed lunch',
  ],
  // 'That isn't a sad salad', 'which is not just a sandwich'.
  [new RegExp(`\\b${NOT_THIS_DISH}`, 'g'), 'no '],
  // What state a food is in.
  [
    /\b(?:(?:that|which|s|is|are|is all|are all|just|about to|starting to|beginning to|going to|will|ready to|has|have) )*(?:go|goes|going|gone|went|get|gets|getting|turn|turns|turning|turned|look|looks|looking) (?:(?:a|bit|little|all|very|rather|quite|slightly|too|really) )*(?:slimy|mushy|squishy|wrinkly|wrinkled|brown|black|yellow|limp|floppy|soft|mouldy|stale|bendy|spotty|wilted|wilty|sad|tired|sorry for (?:itself|themselves)|past it|overripe|sprouty|off)\b(?! (?:sauce|butter|rice|bread|sugar|beans?|lentils?|pepper|olives?|pudding|cheese|eggs?|boiled))/g,
    '',
  ],
  // Somebody who has no use for a fork.
  [
    /\b(?:eats?|eating|feeds? (?:himself|herself|themselves|itself)) (?:only |best |everything |mostly )?(?:with|using|by) (?:his|her|their|the|its) (?:hands?|fingers)\b|\b(?:wont|cant|doesnt|does not|will not|cannot|refuses to|not yet) (?:yet )?(?:use|hold|manage|do) (?:a |any )?(?:forks?|spoons?|cutlery)\b|\bhands? only\b|\b(?:isst|essen) (?:nur )?mit den handen\b|\bmange (?:avec|a) (?:les|la) (?:mains?|doigts)\b|\bcome con las manos\b|\bmangia con le mani\b/g,
    'finger food',
  ],
  // What is filling and light at once is not a dessert.
  [
    /\b(?:un |une )?(?:dejeuner|diner|repas|plat) (?:leger )?(?:mais )?qui (?:cale|tient au corps|rassasie)\b/g,
    'filling lunch',
  ],
  [
    /\b(?:que (?:llene|sacie)|che (?:riempia|sazi)|das (?:satt macht|sattigt)|macht satt|qui cale|bien sattigend\w*)\b/g,
    'filling',
  ],
  [
    /\b(?:(?:that|which) )?(?:i|we|you|he|she) (?:can|could|have to|need to) (?:carry|lug|transport)(?: (?:it|them|along))*(?: (?:to|in|into|on|with) (?:work|the office|school|uni|college|a jar|the train|a bag|my bag|me))+\b|\bto (?:carry|take) in a jar\b/g,
    'packed lunch',
  ],
  [/\boats overnight\b/g, 'overnight oats'],
  [/\bcarried (?=lunch|food|meal)/g, 'packed '],
  // 'But' in French, before what is not maize.
  [
    /\bmais (?=(?:pas|sans|avec|plutot|pour|il|elle|on|je|jai|cest|ca|aussi|surtout|encore|sinon|rapide|facile|leger|simple|bon|pas trop)\b)/g,
    '',
  ],
  [
    /\b(?:really |very |properly )?(?:filling|hearty|substantial|stick to your ribs) ((?:vegetarian |vegan |veggie |veg |winter |lunch |gluten free |dairy free )*)soups?\b|\bsoups? (?:that|which)(?:s| is| are)? (?:[a-z]+ )?(?:filling|hearty|substantial|fills? (?:you|me|us) up|a meal)\b|\b(?:sattigende|deftige) suppen?\b|\bsoupe (?:consistante|nourrissante|qui cale)\b|\bsopa contundente\b|\bzuppa (?:sostanziosa|ricca)\b/g,
    '$1minestrone',
  ],
  // What is made finer than it is every day.
  [
    /\b(?:a |really |bit |more |something |proper )*(?:fancy|posh|gourmet|upmarket|fancier|posher|grown up) (?:beef |cheese)?burgers?\b|\bburgers? (?:(?:but|thats|that is|and|make it|only|night but) )*(?:a bit |really |more )?(?:fancy|posh|gourmet|upmarket|fancier|posher)\b/g,
    'burger with brie and rocket',
  ],
  [
    /\b(?:fancy|posh|gourmet|fancier|posher|grown up) (?:mac (?:and|n) cheese|macaroni cheese)\b|\b(?:mac (?:and|n) cheese|macaroni cheese) (?:(?:but|thats|that is|and|make it) )*(?:a bit |really |more )?(?:fancy|posh|gourmet|fancier)\b/g,
    'special mac and cheese with gruyere',
  ],
  [
    /\b(?:fancy|posh|gourmet|fancier) (?:scrambled eggs)\b|\bscrambled eggs (?:(?:but|thats|and|make it|make them) )+(?:a bit |really )?(?:fancy|posh|special)\b/g,
    'special scrambled eggs with smoked salmon',
  ],
  // Somebody who has no nerves has guests all the same.
  [
    /\b(?:(?:that|which) )?(?:isnt|is not|wont be|not|nothing|without|no|doesnt cause)(?: any| too| very| much| being)* (?:stress(?:ful|y)?|hassle|drama|last minute (?:stress|panic|cooking|work|faff))(?: (?:on (?:the )?(?:day|night)|at (?:all|the last minute)))?\b|\b(?:low|zero|no|minimum|minimal) ?stress\b|\bstress ?free\b|\b(?:sans|sin|senza|ohne) (?:trop de |zu viel |demasiado |troppo )?(?:stress|estres)\b|\b(?:nicht|pas|no|non) (?:zu |trop |muy |troppo )?(?:stressig|stressante?|estresante)\b/g,
    'made ahead of guests',
  ],
];
