/**
 * Where the dishes with a name come from: a cuisine ; further words for it, if the chef has no flavours of its own for it ; the dishes'
 * cuisines that belong to it.
 */
export const PLACES = `
italian ; ; italian
mexican ; ; mexican, tex-mex
indian ; ; indian, pakistani
thai ; ; thai
chinese ; ; chinese, chinese-american
japanese ; ; japanese
korean ; ; korean
vietnamese ; ; vietnamese
greek ; ; greek
french ; ; french
middle-eastern ; ; levantine, turkish, persian, egyptian
moroccan ; ; moroccan
american ; ; american, cajun, tex-mex
spanish ; ; spanish
british ; ; british, irish, scottish
german ; ; german, austrian, swiss
caribbean ; ; jamaican, cuban, caribbean
african ; african, west african, east african, afrikanisch, afrikanisches, africain, africaine, africana, africano ; nigerian, west-african, ethiopian, south-african, senegalese, ghanaian, moroccan, egyptian
ethiopian ; ethiopian, eritrean, athiopisch ; ethiopian
nigerian ; nigerian ; nigerian, west-african
ghanaian ; ghanaian ; ghanaian, west-african
senegalese ; senegalese ; senegalese, west-african
south-african ; south african ; south-african
scandinavian ; scandinavian, nordic, skandinavisch, scandinave ; swedish, danish, norwegian, finnish
swedish ; swedish, schwedisch ; swedish
danish ; danish food, danish dinner, danish dish, danish recipe ; danish
norwegian ; norwegian ; norwegian
finnish ; finnish ; finnish
latin-american ; latin american, south american, lateinamerikanisch, sudamerikanisch ; peruvian, argentinian, brazilian, venezuelan, cuban, salvadoran, costa-rican, mexican
brazilian ; brazilian, brasilianisch ; brazilian
jamaican ; jamaican ; jamaican
cuban ; cuban ; cuban
peruvian ; peruvian, peruano, peruana ; peruvian
argentinian ; argentinian, argentine ; argentinian
salvadoran ; salvadoran ; salvadoran
eastern-european ; eastern european, east european, osteuropaisch ; ukrainian, polish, russian, hungarian
hungarian ; hungarian, ungarisch ; hungarian
polish ; polish, polnisch ; polish
russian ; russian, russisch ; russian, ukrainian
ukrainian ; ukrainian ; ukrainian
balkan ; balkan, croatian, serbian, bosnian ; balkan
portuguese ; portuguese, portugiesisch ; portuguese
indonesian ; indonesian, indonesisch ; indonesian
filipino ; filipino ; filipino
persian ; persian, iranian ; persian
`;
