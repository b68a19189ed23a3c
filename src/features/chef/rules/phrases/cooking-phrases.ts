/** What people say of their pots, of how a dish is to be and of what they know, in the form of `plainPhrase`, and what a cook hears. */
export const COOKING_PHRASES: readonly (readonly [RegExp, string])[] = [
  // A French father is not an Italian pear.
  [/\b(?:beau|grand|mon|notre|son) pere\b/g, ''],
  [/\b(?:spicy|hot|fiery) noodle soup\b/g, 'laksa'],
  [/\b(?:an? |the |some )?(?:good |easy |quick |nice )?marinade for (?:the |my |some )?/g, 'marinated '],
  // With foods of their own they are made of those.
  [/\bbreakfast (muffins|pancakes|cookies)(?= (?:with|using|made (?:with|of|from)) )/g, '$1'],
  // Pulses that are cooked already are those from a tin, and what they are left of is eaten.
  [
    /\b(?:(?:already |ready |left ?over |home ?)*(?:cooked|boiled)) (chickpeas|lentils|kidney beans|black beans|white beans|cannellini beans|butter beans|beans)\b/g,
    'canned $1',
  ],
  [/\b(garbanzos|lentejas|alubias|judias blancas|frijoles)(?: (?:ya|bien))* cocid[oa]s?\b/g, 'canned $1'],
  [/\b(pois chiches|lentilles|haricots(?: blancs| rouges)?)(?: deja)? cuit(?:e?s)?\b/g, 'canned $1'],
  [/\b(ceci|lenticchie|fagioli)(?: gia)? (?:less[ie]|cott[ie]|bollit[ie]|lessat[ie])\b/g, 'canned $1'],
  [/\bgekochten? (kichererbsen|linsen|bohnen|kidneybohnen)\b/g, 'canned $1'],
  [
    /\b(?:que (?:me |nos )?(?:sobraron|sobro|han sobrado|quedaron)|left ?over|left|che (?:mi |ci )?(?:sono )?(?:avanzati|avanzate|rimasti)|qui restent|ubrig) (?:from |del |de la |du |de la |dal |dalla |vom |von der )(?:the |my |our )?(?:cocido|puchero|potaje|couscous|stew|roast|chill?i|curry|eintopf|zuppa|minestra|party|barbecue|bbq)\b/g,
    '',
  ],
  // Stock that is there wants a soup.
  [
    /\b(?:(?:some|homemade|left ?over|good|a litre of|lots of) )*(?:chicken|beef|vegetable|veg|turkey|ham|fish|bone|roast chicken) (?:stock|broth) (?:(?:sitting )?in (?:the|my) (?:freezer|fridge)|to use(?: up)?|left ?over|that needs using)\b/g,
    'soup',
  ],
  // Somebody who does without finery wants it easy.
  [
    /\b(?:nothing|not|nowt) (?:too |very |so |at all )?(?:fancy|posh|special|flash|cheffy|poncey|gourmet|fussy|showy|over the top)(?: (?:please|pls))?\b|\b(?:ohne|kein\w*) (?:viel |grosse[nrms]? )?(?:schnickschnack|firlefanz|chichi|tamtam|schischi|gedons)\b|\b(?:sans|sin|senza) (?:chichis?|fioritures?|fronzoli|florituras|complicaciones|complicazioni)\b/g,
    'easy',
  ],
  [
    /\bnicht (?:zu |so |allzu )?(?:schwer|machtig|uppig|fettig)\b|\b(?:pas|rien de) (?:trop |si )?(?:lourde?|grasse?|gras)\b|\b(?:no|nada) (?:muy |tan |demasiado )?pesad[oa]\b|\bnon (?:troppo )?pesante\b/g,
    'light',
  ],
  [
    /\b(?:quelque chose|un truc|algo|qualcosa|etwas|irgendwas|was) (?:de |di )?(?:bien |richtig |muy |molto |tres )?(?:croquant|croustillant|crujiente|croccante|knackiges|knuspriges)\b/g,
    'something crispy',
  ],
  // A pizza oven is not the oven, and a powder no food.
  [
    /\b(?:(?:i|we) )?(?:no|without(?: any| a| my| the)?|dont (?:have|own|use|like|want)(?: any| a)?|do not (?:have|own)(?: a)?|havent (?:got )?a|not using(?: any)?|kein\w*|ohne|sans|pas de|sin|senza) (?:pizza (?:oven|stone|steel|peel)|pizzaofen|pizzastein|(?:protein|whey) (?:powder|shakes?)|proteinpulver|eiweisspulver)\b/g,
    '',
  ],
  [/\b(black|kidney|green|baked|butter|pinto|white|runner|broad|cannellini|haricot) beens?\b/g, '$1 beans'],
  // What is eaten with bread or rice is another dish.
  [
    /\b(?:to|that i can|i can) (?:eat|have|serve|scoop(?: up)?|mop up|go|put) (?:with|alongside|over|on) (?:the |some |my |our )?(?:rotis?|chapatis?|naans?|parathas?|rice|bread|flatbreads?|couscous|mash)\b/g,
    '',
  ],
  // Two who live together eat together.
  [
    /\bmy (?:husband|wife|partner|boyfriend|girlfriend|fiancee?|other half) and (?:i|me)\b(?!.*\b(?:kids?|children|family|guests?|friends|for \w+ people|\d+ (?:people|of us))\b)/g,
    'for two people',
  ],
  // A dish without meat that pleases who likes it fills.
  [
    /\b(?:that )?(?:(?:for|my|our|a|the|even|will|would|please|satisf(?:y|ies)|keep) )*(?:meat ?(?:loving|eating)|carnivorous|meat (?:lover|eater)s?)(?: (?:boyfriend|girlfriend|husband|wife|partner|friends?|family|dad|mum|guests?|people|ones?))?(?: (?:will|would|wont|wouldnt|happy|like|love|enjoy|complain|about|miss|it|meat|the|not))*\b/g,
    'hearty',
  ],
  // Who eats it says no more than that.
  [/\b(?:i|we) do eat (?:red )?meat\b/g, ''],
  // Who is always late needs what is ready.
  // What is proposed ends what was refused: 'no red meat, what about fish'.
  [
    /^(?:(?:actually|but|and|so|then|ok) )*(?:what|how) about (?:(?:doing|making|trying|using|having|some|an?) )*(?=[a-z])/g,
    'i would like ',
  ],
  [
    /\b(?:(?:who|that|he|she|they|we|i) )?(?:(?:is|are|am|im|was|were|s) )*(?:always|forever|constantly|usually) (?:running )?late\b(?! (?:home|back|at work|dinner|for dinner))/g,
    'quick on the go',
  ],
  // What leaves one pan to wash.
  [
    /\b(?:(?:all |everything |alles |tout |todo |tutto )?(?:in|aus|en|dans|out of|from) )?(?:just |only |nur )?(?:one|a single|einer(?: einzigen)?|une seule|un seul|una sola|una unica|un solo) (?:pan|tray|skillet|wok|baking tray|roasting tin|pfanne|blech|poele|plat|sarten|bandeja|padella|teglia)\b(?= *$| (?:please|pls|dinners?|supper|meals?|lunch|only|bitte|svp|stp|por|per|no|for|fur|pour|para|and|but|something|i)\b)|\b(?:i |we |me )?(?:like not|hate|dont like|hating|avoid|no|minimal|little|less|not much|as little|wenig|peu de|poca|sin) (?:washing up|washing dishes|doing the dishes|dishes|abwasch|vaisselle|cacharros|stoviglie)\b/g,
    'all from one pot',
  ],
  // What waits for somebody who comes late.
  [
    /\b(?:(?:that |which |and )?(?:it )?(?:has to|have to|must|needs to|need to|should|can|will) )?(?:be )?(?:reheats?|keeps? warm|stays? warm|sits? and waits?|be kept warm|be reheated|reheated)(?: (?:well|nicely|for hours|easily|until [a-z0-9]+))*\b|\b(?:has to|needs? to|must|should|to) be (?:ready|done|on the table) when (?:he|she|they|i|we) (?:walks?|gets?|comes?|arrives?)(?: (?:in|home|back))*\b/g,
    'make ahead dinner',
  ],
  // What is in one pot.
  [
    /\b(?:alles |tout |todo |tutto )?(?:in|aus|en|dans) (?:einem|einen|nem|una|una sola|un solo|une seule|un seul|un) (?:einzigen |grossen )?(?:topf|olla|pentola|cocotte|marmite|cazuela|casserole)\b/g,
    'all from one pot',
  ],
  [
    /\b(?:ein(?:en?)?|der|den|nur|\d) (?:(?:einziger|grosser|grossen|kleiner|kleinen|einzigen) )?topf(?: (?:da|vorhanden|reicht))?\b/g,
    'all from one pot',
  ],
  // How large the bowl is says nothing of what is in it.
  [
    /\b(?:a |in a |nice )?(?:big|large|huge|massive|hearty|deep|generous|steaming|warm|warming) bowls?(?: of)?\b/g,
    '',
  ],
  [
    /\b(?:with |and )?(?:some |crusty |nice |good )*bread (?:that |which |for |to )?(?:i |we |you )?(?:can )?(?:dip|dunk|mop|dipping|dunking|mopping)(?: (?:in|into|it|up|with))*\b/g,
    'with bread',
  ],
  // What goes beside or on a dish is asked for, and not the dish.
  [
    /\b((?:quick |easy |simple |spicy |sweet |smoky )*(?:pickled [a-z]+|coleslaw|slaw|relish|chutney|dressing|marinade|rub|seasoning|topping|toppings)) for (?:the |my |our |some |a )?(?:beef |veggie |pulled pork |fish |chicken )?(?:burgers?|tacos?|hot ?dogs?|sandwich(?:es)?|kebabs?|salads?|fish|chicken|steaks?|bbq|barbecue|popcorn|ribs|wings|wraps?|buns)\b/g,
    '$1',
  ],
  [
    /\b(?:quick |easy |simple )?pickles? for (?:the |my |our |some )?(?:burgers?|tacos?|hot ?dogs?|sandwich(?:es)?|kebabs?|bbq|barbecue|wraps?|buns)\b/g,
    'quick pickle',
  ],
  [
    /^(?:\d+ |two |three |four |some |a |i have |ive got |got )*([a-z]+(?: [a-z]+)?),? (?:and )?(?:what(?:s| is| would be)?|any|need|want) (?:a |the )?(?:good|nice|best|easy|quick|great) sauces?(?: (?:with|for|to go with) (?:it|them|that|those))?$/g,
    'sauce for $1',
  ],
  [
    /\b(?:where |that )?(?:every(?:one|body)|they|people|we|they all)(?: (?:all|always|already|just|only|ever))* (?:brings?|makes?|has|have|does|do|eats?|had|cooks?) ([a-z]+(?: [a-z]+)?)(?: (?:so|and|so please))? (?:not that|no more of that|something else|anything but that|not another)\b/g,
    'not $1',
  ],
  [
    /\bsalads? (?:that|which)(?:s| is| are)? (?:[a-z]+ )?(?:filling|hearty|substantial|fills? (?:you|me|us) up|a meal)\b|\b(?:a )?(?:really |proper |properly )?(?:filling|hearty|substantial) salads?\b/g,
    'filling salad',
  ],
  [/\bpizza dough\b(?=.*\btoppings?\b)/g, 'pizza'],
  [/\btart with ([a-z]+(?: [a-z]+)?) and ([a-z]+(?: [a-z]+)?)$/g, '$1 and $2 tart'],
  // A course that fills the plate by itself.
  [
    /\bas (?:a|the) main(?: (?:course|dish|event|meal))?\b|\bals hauptgericht\b|\ben plat principal\b|\bcome (?:piatto unico|secondo)\b|\bcomo plato principal\b/g,
    'main course no soup no dip',
  ],
  [/\bspag\b(?! bol)(?= [a-z])/g, 'spaghetti'],
  [
    /\b(?:a bit |bit |slightly |rather |very )?(?:scared|wary|afraid|frightened|nervous|suspicious) (?:of|about) (?:(?:strong|hot|too much|much|any|too many|the) )*(?:spices?|spicy(?: (?:food|things|stuff))?|heat|chill?i(?:es)?)\b/g,
    'mild',
  ],
  [
    /\b(?:(?:are|is|am|half of them are|total|massive|big|such|a|real|complete) )*bab(?:y|ies) (?:about|when it comes to|with) (?:the |any |hot |spicy )*(?:heat|spice|spices|chill?i(?:es)?|spicy food)\b/g,
    'mild',
  ],
  // Whoever wants it not so fiery wants it mild, however much of it they refuse.
  [
    /\b(?:not|nt|isnt|arent|wasnt|nothing|never|without being|nicht|keinesfalls|pas|no|non|sin ser|sans etre|senza essere) (?:(?:at|all|be|too|so|that|very|really|extra|super|overly|properly|seriously|crazy|terribly|quite|zu|allzu|sehr|ganz|trop|tres|si|aussi|muy|demasiado|tan|troppo|molto|cosi) )*(?:fiery|spicy|spicey|feurig\w*|scharf\w*|epice\w*|pimente\w*|releve\w*|piquante?s?|picantes?|piccant[ei])\b|\bless (?:fiery|heat)\b|\b(?:not|nothing) (?:extra|super|overly|properly|seriously) hot\b/g,
    'mild',
  ],
  // A steak or a wing of a vegetable is cooked as that vegetable, and has no meat in it.
  [/\b(cauliflower|celeriac|cabbage) steak\b/g, '$1 steaks'],
  [/\bblumenkohl steaks?\b|\bsteaks? de chou fleur\b/g, 'cauliflower steaks'],
  [/\b(?:sellerie steaks?|steaks? de celeri(?: rave)?|celery root steaks?)\b/g, 'celeriac steaks'],
  [/\b(?:bbq |barbecued? |smoked )?jackfruit (?:ribs?|wings|steaks?|burgers?)\b/g, 'pulled jackfruit'],
  [
    /\b(?:buffalo |bbq |spicy )?(broccoli|aubergine|eggplant|kohlrabi|turnip|swede|rutabaga|beetroot|squash|pumpkin|courgette|zucchini|sweet potato|mushroom|portobello(?: mushrooms?)?|oyster mushroom|brokkoli|auberginen|kurbis|kohlrabi|rote bete|pilz|champignon) ?(?:wings|steaks?|ribs)\b(?! (?:pies?|sauce|sandwich(?:es)?|stroganoff|pasta|salad|and|with beef)\b)/g,
    'roasted $1',
  ],
  // What is made rather than bought.
  [
    /\b(?:kein\w*|nicht|pas de|no|not|nothing|non|nada) (?:(?:die|das|der|la|le|el|il|any|the) )?(?:[a-z]+ )?(?:aus (?:der|dem|einer?m?) (?:tute|packung|packerl|glas|dose|kuhlregal)|(?:from|out of) an? (?:jar|packet|tin|can|bottle|box|carton)|en (?:boite|sachet|brique)|de (?:bote|sobre|lata)|in (?:busta|barattolo|scatola))\b/g,
    'homemade',
  ],
  [
    /\b(kuchen|cake|geburtstagskuchen|birthday cake)((?: [a-z]+){0,4}) (?:auf dem |vom )?blech\b/g,
    'sheet cake$2',
  ],
  // Somebody who is old likes what they know.
  [
    /\b(?:rentner(?:in|n|paar)?|senior(?:en|in)?|pensioners?|pensionati|jubilados|retraites)\b/g,
    'old fashioned plain',
  ],
  [
    /\b(?:klassisch(?:e[srnm]?)?|sie mogens klassisch|des classiques|qualcosa di classico|algo clasico)\b(?= *$)/g,
    'old fashioned plain',
  ],
  [/\bovernight (?=breakfast)/g, 'the night before '],
  [
    /\b(?:soll(?:te)? (?:man |sich )?(?:gut )?vorbereiten (?:lassen|konnen)|(?:gut |zum )?(?:vorzubereiten|vorbereiten)|am (?:vorabend|vortag)|(?:a preparer |preparer )?(?:la veille|a l avance)|(?:da preparare )?(?:la sera|il giorno) prima|in anticipo|(?:la noche|el dia) (?:anterior|antes)|con antelacion)\b/g,
    'the night before',
  ],
  [/\b(?:vesper|jause)(?:brett|platte)?\b/g, 'brotzeit'],
  [
    /\b(?:merienda|gouter|colazione|merenda|spuntino|goûter|snack|imbiss|pausa|pause) (?:dulce|dolce|sucree?|suss)\b|\b(?:un |una )?(?:dolce|susse[rs]?) (?:merenda|snack|pausa)\b/g,
    'afternoon tea treat',
  ],
  [
    /\b(?:algo|cosas?) dulces?\b|\b(?:qualcosa|cose?) (?:di )?dolc[ei]\b|\betwas susses\b|\bwas susses\b|\bquelque chose de sucre\b/g,
    'dessert',
  ],
  [
    /\b(?:sin|senza|sans|ohne) (?:(?:encender|usar|accendere|usare|allumer|utiliser|den|el|il|le|l) )*(?:horno|forno|four|ofen|backofen)\b(?: (?:anzumachen|anzuschalten|einzuschalten))?/g,
    'no oven',
  ],
  // Somebody who asks what to do with it has it.
  [
    /\b(?:cosa|che) (?:ci |ne )?(?:faccio|facciamo|posso fare)(?: con)?\b|\bwas mach(?:e)? (?:ich|wir)(?: damit| daraus| mit)?\b|\bque (?:hago|puedo hacer)(?: con)?\b/g,
    '',
  ],
  [/\b(?:mal )?(?:was|etwas) anderes\b(?=.*\b(?:gab|hatten)\b)/g, 'something else'],
  [
    /\b(suppe|nudeln|pasta|salat|eintopf|fisch|reis|pizza|hahnchen|curry) (?:gabs|gab es|hatten wir|hatte ich|hatten wir schon|war)(?: (?:schon|erst|gerade|ja))* ?(?:gestern|vorgestern|die woche|diese woche|letzte woche|neulich)?\b/g,
    'no $1',
  ],
  [/\btea ?time (?=(?:treats?|bakes?|cakes?|snacks?|something|nibbles?)\b)/g, 'afternoon tea '],
  [
    /\b(?:about |around |roughly |maybe )?a dozen\b(?= *$| (?:people|of us|of them|guests|ladies|kids))/g,
    'for 12',
  ],
  // What is finer than what is always served.
  [
    /\b(?:more special|fancier|posher|nicer|smarter|less boring|less ordinary) than (?:a |an |just )?/g,
    'special not ',
  ],
];
