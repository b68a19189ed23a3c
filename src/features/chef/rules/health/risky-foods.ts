/** Eggs, meat and fish that a step leaves raw or soft. */
export const UNDERCOOKED =
  /very fresh|pasteurised|eating raw|opaque outside|sushi[- ]grade|softly set|until just set|just firm in the middle|runny|poach\w* (?:for|the eggs?|eggs?)|to your liking|medium rare|until pink|pink \(|pink within|frozen before|raw fish|(?:yolks?|whites?) (?:is|are) (?:just )?set|whites? (?:is|are) (?:just )?firm|\b(?:eggs?|edges)\b[^.;]*(?:nearly set|set underneath)|\bfry the eggs?\b[^.;,]* for [1-5] minutes(?<!omelette for \d minutes)(?!,? (?:until|turning|on each|each|break))|still a little wet|off the heat a moment early|\beggs?\b[^.]*off the heat|hot enough to scramble/;
export const RAW_EGG = 'very fresh|pasteurised';
export const HIGH_MERCURY = 'swordfish|shark|marlin|king mackerel|tilefish|tuna|pike';
export const RAW_FISH =
  'smoked (?:salmon|trout|mackerel)|gravlax|sushi[- ]grade|caviar|\\broe\\b|oyster(?! (?:sauce|mushroom))|sashimi|cured';
/** Chili by any name, and mixes that contain it: how hot a curry powder is depends on its maker. */
export const HOT =
  'chil[il]|cayenne|jalape|harissa|sriracha|gochu|tabasco|hot (?:sauce|paprika|pepper sauce|mustard)|vindaloo|wasabi|horseradish|curry (?:powder|paste|mix)|(?:thai|red|green|yellow|massaman|panang|madras) curry|(?:tikka|tandoori|rogan josh|korma|balti|jalfrezi|madras) (?:paste|powder|masala|spice)|berbere|cajun|creole (?:seasoning|spice)|\\bjerk|(?:taco|fajita|burrito|mexican) (?:seasoning|spice|mix)|piri|peri[- ]peri|sambal|pepper (?:flakes|paste)|red pepper flakes|aleppo|pul biber|nduja|chipotle|\\bancho|guajillo|scotch bonnet|habanero|bird.?s eye|shichimi|togarashi|doubanjiang|kimchi|adobo sauce';
/** What brings most of the salt of a meal. */
export const SALT_RICH =
  '\\bsalt\\b|salted (?:butter|peanuts|nuts|anchov)|stock|bouillon|gravy|\\bsoy\\b(?! (?:milk|cream|yog|mince))|tamari|\\bmiso|bacon|\\bham\\b|gammon|pancetta|prosciutto|sausage|chorizo|salami|pepperoni|pastrami|corned beef|smoked (?:salmon|trout|mackerel|haddock|fish)|salt cod|olives\\b|capers|anchov|feta|halloumi|parmesan|agedcheese|pecorino|blue cheese|gorgonzola|stilton|roquefort|gherkin|pickle|sauerkraut|kimchi|worcester|fish sauce|oyster sauce|hoisin|teriyaki|ketchup|curry paste|garlic salt|celery salt|brine|doubanjiang|black bean sauce|gochujang|shrimp paste|yeast extract';
