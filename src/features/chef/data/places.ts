/**
 * Where the dishes with a name come from: a cuisine ; further words for it, if the chef has no flavors of its own for
 * it ; the dishes' cuisines that belong to it.
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
african ; africa, kenyan, tanzanian, ugandan, african, east african, afrikanisch, afrikanisches, africain, africaine, africana, africano ; nigerian, west-african, ethiopian, south-african, senegalese, ghanaian, moroccan, egyptian
west-african ; west african, westafrikanisch ; nigerian, west-african, senegalese, ghanaian
ethiopian ; ethiopian, ethiopia, eritrean, athiopisch ; ethiopian
nigerian ; nigerian, nigeria ; nigerian, west-african
ghanaian ; ghanaian ; ghanaian, west-african
senegalese ; senegalese ; senegalese, west-african
south-african ; south african, south africa ; south-african
scandinavian ; scandinavian, nordic, skandinavisch, scandinave ; swedish, danish, norwegian, finnish
scottish ; burns night, burns supper, scotland ; scottish
swedish ; swedish, sweden, schwedisch, stockholm, gothenburg ; swedish
danish ; danish food, danish dinner, danish dish, danish recipe ; danish
norwegian ; norwegian, norway ; norwegian
finnish ; finnish, finland, finnisch ; finnish
latin-american ; colombian, colombia, chilean, chile food, ecuadorian, bolivian, guatemalan, honduran, latin american, south american, lateinamerikanisch, sudamerikanisch ; peruvian, argentinian, brazilian, venezuelan, cuban, salvadoran, costa-rican, mexican
brazilian ; brazilian, brazil, brasilianisch, rio de janeiro, bahia ; brazilian
jamaican ; jamaican, jamaica, kingston ; jamaican
cuban ; cuban, cuba, havana ; cuban
peruvian ; peruvian, peru, cusco, arequipa, arequipena, lima peru, machu picchu, peruano, peruana ; peruvian
argentinian ; argentinian, argentina, buenos aires, argentine ; argentinian
salvadoran ; salvadoran ; salvadoran
eastern-european ; czech, slovak, lithuanian, eastern european, east european, osteuropaisch ; ukrainian, polish, russian, hungarian, czech
hungarian ; hungarian, hungary, ungarisch, budapest ; hungarian
polish ; polish, poland, polnisch, krakow, cracow, warsaw, gdansk ; polish
russian ; russian, russia, russisch ; russian, ukrainian
ukrainian ; ukrainian ; ukrainian
balkan ; romanian, bulgarian, slovenian, albanian, balkan, croatian, serbian, bosnian ; balkan
portuguese ; portuguese, portugal, portugiesisch, lisbon, lissabon, porto, algarve, madeira, azores, lisbonne, lisboa ; portuguese
indonesian ; indonesian, indonesia, bali, jakarta, balinese, indonesisch ; indonesian
filipino ; filipino, filipina, philippine, philippines, the philippines ; filipino
georgian ; georgian, georgia, tbilisi ; georgian
austrian ; austrian, austria, osterreichisch, vienna, salzburg, tyrol ; austrian
hawaiian ; hawaiian food, hawaiian dinner ; hawaiian
egyptian ; egyptian, egypt ; egyptian
venezuelan ; venezuelan, venezuela ; venezuelan
persian ; persian, iran, iranian ; persian
asian ; asian, asian style, asian food, far eastern, asiatisch, asiatische, asiatischer, asiatischen, asiatisches, asiatiques, asiatique, asiatico, asiatica ; chinese, chinese-american, japanese, korean, thai, vietnamese, indonesian, filipino, malaysian
`;
