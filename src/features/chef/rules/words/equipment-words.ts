/**
 * Tools that are named after a food, and a dough that lost its accent is a pâté: read with accents, before they are
 * folded away, and each becomes words that name no food.
 */
const EQUIPMENT: readonly (readonly [RegExp, string])[] = [
  // A 'moule' that holds something, or is of a material or a shape, is no mussel.
  [
    /(?<![\p{L}])(?:petits? |grands? )?moules? (?:à|a) (?:muffins?|cupcakes?|canel[ée]s?|cannel[ée]s?|madeleines?|financiers?)(?![\p{L}])/giu,
    'muffin tin',
  ],
  [/(?<![\p{L}])moules? (?:à|a) cakes?(?![\p{L}])/giu, 'loaf tin'],
  [
    /(?<![\p{L}])moules? (?:(?:à|a) (?:kouglof|kugelhopf|savarin|bundt)|en couronne)(?![\p{L}])/giu,
    'bundt tin',
  ],
  [
    /(?<![\p{L}])(?:petits? |grands? )?moules? (?:(?:à|a) (?:la )?(?:g[âa]teaux?|tartes?|tartelettes?|manqu[ée]|charni[èe]re|pain|pizza|brioche|souffl[ée]s?|terrine|flan|quiche|bord|fond)|en (?:silicone|m[ée]tal|fer|verre|c[ée]ramique|inox)|ronde?s?|carr[ée]s?|rectangulaires?|amovible|beurr[ée]|de (?:\d+|taille))(?![\p{L}])/giu,
    'tin',
  ],
  [
    /(?<![\p{L}])(dans|avec) (?:un|mon|le|ton|son|notre) (?:(?:petit|grand|seul) )?moule(?![\p{L}])/giu,
    '$1 a tin',
  ],
  [
    /(?<![\p{L}])p[âa]te (?:à|a) (?=(?:cr[êe]pes?|gaufres?|beignets?|pancakes?|cookies?|muffins?)(?![\p{L}]))/giu,
    '',
  ],
  // What is said of it tells a dough from a pâté: its accent, its crispness, or that it is rolled.
  [
    /(?<![\p{L}])pâte(?= (?:(?:bien|plus|tr[èe]s|trop|moins|super|assez|toujours|encore|est|soit|reste|un|peu) )*(?:croustillante|croquante|molle|mou|mouill[ée]e|d[ée]tremp[ée]e|crue|dor[ée]e|dure|s[èe]che|fine|[ée]paisse|collante|l[ée]g[èe]re)(?![\p{L}]))/giu,
    'crust',
  ],
  [
    /(?:(?<![\p{L}])(?:steak|egg)|(?<=(?<![\p{L}])(?:my|our|in an?|use an?) )(?:fish|bacon|burger|sausage)) (pans?|skillets?)(?![\p{L}])/giu,
    'frying $1',
  ],
  [/(?<![\p{L}])fish kettles?(?![\p{L}])/giu, 'large pot'],
  [
    /(?<![\p{L}])(?:butter|steak|bread|cheese|fish|tomato|oyster|meat|fruit|vegetable) (?:knife|knives)(?![\p{L}])/giu,
    'knife',
  ],
  [
    /(?<![\p{L}])(?:garlic (?:press|crusher)|potato (?:masher|ricer|peeler)|egg (?:timer|slicer|poacher|cups?|rings?|whisk|beater)|lemon (?:squeezer|zester|juicer)|(?:cheese|nutmeg) (?:grater|slicer)|apple (?:corer|peeler)|salad (?:spinner|servers|tongs)|fish slice|meat (?:thermometer|mallet|tenderi[sz]er|grinder|mincer)|butter dish|gravy boat|rice paddle|pasta (?:machine|roller|maker)|chicken brick)(?![\p{L}])/giu,
    'kitchen tool',
  ],
];

/** The message with its tools named so that no food stands in them. */
export const withoutFoodsOfTools = (text: string): string =>
  EQUIPMENT.reduce((said, [tool, plainly]) => said.replace(tool, plainly), text);
