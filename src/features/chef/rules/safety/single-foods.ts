/** Of a family, one alone: who wants no blue cheese may well want cheddar. */
export const SINGLE_FOODS: readonly (readonly [names: string, lines: RegExp, family?: string])[] = [
  ['blue cheese,stilton,gorgonzola,roquefort', /blue cheese|stilton|gorgonzola|roquefort/, 'milk'],
  ["goat's cheese,goats cheese,goat cheese", /goat/, 'milk'],
  ['cream cheese', /cream cheese/, 'milk'],
  // Who has no whey powder has milk.
  ['protein powder,whey protein powder,whey powder', /protein powder|whey/, 'milk'],
  [
    'dried fruit,dried fruits,dry fruit,dry fruits,trockenobst,trockenfruchte,dorrobst,fruta deshidratada,frutas deshidratadas,fruta pasa,frutta essiccata',
    /\braisins?\b|sultana|\bcurrants\b|prune|\bdates?\b|medjool|dried (?:apricot|fig|cranberr|cherr|apple|mango|peach|pear|fruit)|(?:apricots?|figs?|cranberries|cherries), dried|mixed (?:peel|dried fruit)/,
  ],
  // Anyone who has or likes no such sauce may well eat what it is made of; an allergy is to both.
  ['gochujang', /gochujang/, 'soy'],
  ['doubanjiang,toban djan,chilli bean paste,chili bean paste', /doubanjiang|bean paste/, 'soy'],
  ['miso,miso paste', /\bmiso\b/, 'soy'],
  ['hoisin,hoisin sauce', /hoisin/, 'soy'],
  ['mayonnaise,mayo,mayonesa,maionese,majonase,aioli', /(?<!vegan )mayonnaise|aioli/, 'egg'],
  ['hollandaise,hollandaise sauce,bearnaise', /hollandaise|bearnaise/, 'egg'],
  ['meringue,meringues,baiser', /meringue/, 'egg'],
  ['custard,creme anglaise,vanillesauce', /custard/, 'milk'],
  ['emmental,emmentaler,emmenthal,emmenthaler,swiss cheese', /emmental/, 'milk'],
  ['gruyere,gruyère,greyerzer', /gruy[eè]re/, 'milk'],
  ['comte,comté', /comt[eé]/, 'milk'],
  ['bergkase,mountain cheese', /mountain cheese|gruy[eè]re/, 'milk'],
  ['edam,edamer', /\bedam\b/, 'milk'],
  ['pesto', /pesto/, 'milk'],
  [
    'jam,jams,marmalade,marmelade,konfiture,confiture,mermelada,marmellata',
    /\bjam\b|marmalade|preserve/,
    'sugar',
  ],
  ['seaweed,sea weed,algae,algen,algues,algas,alghe', /\bnori\b|seaweed|wakame|kombu|dulse/],
  ['fish sauce,nam pla,nuoc mam', /fish sauce/, 'fish'],
  ['worcestershire,worcestershire sauce,worcester sauce', /worcester/, 'fish'],
  ['oyster sauce', /oyster sauce/, 'shellfish'],
  ['puff pastry', /puff pastry/],
  ['filo pastry', /filo pastry/],
  ['shortcrust pastry', /shortcrust/],
  ['parmesan,parmigiano', /parmesan|parmigiano|pesto/, 'milk'],
  ...[
    'cheddar',
    'mozzarella',
    'feta',
    'ricotta',
    'mascarpone',
    'halloumi',
    'brie',
    'camembert',
    'gouda',
    'paneer',
    'quark',
    'pecorino',
  ].map((name) => [name, new RegExp(name), 'milk'] as const),
  // Anyone who leaves the vegetable may well like the spice; an allergy is to both.
  [
    'bell pepper,bell peppers,paprikaschote,paprikaschoten,poivron,poivrons',
    /(?:red|green|yellow|orange|bell|sweet|roasted|pointed) (?:bell )?peppers?\b|capsicum|\bpeppers\b/,
    'paprika',
  ],
  [
    'peppers,pimiento,pimientos',
    /(?:red|green|yellow|orange|bell|sweet|roasted|pointed|chil[il]i?) (?:bell )?peppers?\b|capsicum|\bpeppers\b|jalape|piquillo|padron|(?:red|green|fresh|bird's eye|scotch bonnet) chil[il]|^chil[il]i(?:es)?\b(?! (?:powder|flakes|oil|paste|sauce))/,
    'paprika',
  ],
  // A drink without it may well have chocolate.
  ['coffee,kaffee,espresso', /coffee|espresso/, 'caffeine'],
  // Somebody who leaves the tofu of a Pad Thai may well have its bean sprouts; an allergy is to all.
  ['tofu', /tofu/, 'soy'],
  // Somebody who does not want hummus again may want chickpeas.
  ['hummus,houmous', /hummus|houmous/, 'sesame'],
  ['guacamole', /guacamole/, 'avocado'],
  // Somebody who leaves one fish, shellfish or bird may well eat another; an allergy is to all.
  ['salmon,lachs,saumon', /salmon|\blox\b|gravlax/, 'fish'],
  ['tuna,thunfisch,thon,atun,tonno', /tuna/, 'fish'],
  [
    'anchovy,anchovies,sardellen,anchois,anchoas,acciughe',
    /anchov|worcester|fish sauce|tapenade|caesar dressing|puttanesca/,
    'fish',
  ],
  ['mussel,mussels,moules,mejillones,cozze', /mussel/, 'shellfish'],
  ['squid,calamari,octopus', /squid|calamari|octopus/, 'shellfish'],
  ['oyster,oysters', /oyster(?! mushroom)/, 'shellfish'],
  ['duck,ente,canard', /\bduck/, 'poultry'],
  ['turkey,pute,truthahn,dinde,pavo,tacchino', /turkey/, 'poultry'],
  // Somebody who leaves one pulse may well eat the others, and tofu; an allergy is to all.
  [
    'chickpeas,chickpea,kichererbsen,garbanzos,pois chiches,ceci',
    /chickpea|hummus|houmous|falafel|gram flour|besan/,
    'legumes',
  ],
  ['lentils,lentil,linsen,lentilles,lentejas,lenticchie', /lentil|\bd(?:h|a)al\b|\bdal\b|urad/, 'legumes'],
  [
    'beans,bohnen,haricots,alubias,judias,frijoles,fagioli',
    /\bbeans?\b(?! ?sprouts?)|edamame|fava|flageolet|cannellini|borlotti/,
    'legumes',
  ],
  // Somebody who leaves one bean may well eat the others; an allergy is to all.
  [
    'broad beans,broad bean,fava beans,fava bean,fava,faba beans,dicke bohnen,ackerbohnen',
    /broad beans?|fava/,
    'legumes',
  ],
  ['kidney beans,kidney bean', /kidney beans?/, 'legumes'],
  ['black beans,black bean', /black beans?/, 'legumes'],
  ['green beans,green bean,french beans,runner beans', /(?:green|runner|french) beans?/, 'legumes'],
  ['butter beans,lima beans', /butter beans?|lima beans?/, 'legumes'],
  ['baked beans', /baked beans?/, 'legumes'],
  // Somebody who leaves it, as with many medicines, may well have a lemon; an allergy is to all.
  ['grapefruit,grapefruits,pampelmuse,pamplemousse,pomelo,pompelmo', /grapefruit|pomelo/, 'citrus'],
  // An egg that is cooked through is none.
  [
    'rawegg',
    /very fresh|pasteurised|egg yolks?(?!, (?:beaten|lightly beaten|to glaze))|egg whites?|(?<!vegan )mayonnaise|aioli/,
  ],
  // The leaf that tastes of soap to some is not missed in a spice mixture; an allergy is to both.
  // Green curry paste is green with it.
  ['coriander,cilantro', /coriander|cilantro|green curry paste/, 'koriander'],
  // Somebody who has no stock has water.
  ['stock,stocks,stock cube,stock cubes,bouillon,broth', /\bstock|bouillon|broth/],
  ['coconut milk,coconut cream', /coconut (?:milk|cream)/],
];
