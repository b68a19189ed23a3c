import type { ChefTables } from '../rules/knowledge/cooking-knowledge.ts';
import { ASKED_FOR_BY_NAME } from './by-name/asked-for.ts';
import { WEST_BY_NAME } from './by-name/britain-america-france.ts';
import { FROM_DUBLIN_TO_AUCKLAND_BY_NAME } from './by-name/britain-ireland-pacific.ts';
import { FLAVORS_BY_NAME } from './by-name/flavors.ts';
import { FOOD_AND_FORM_BY_NAME } from './by-name/food-and-form.ts';
import { HOME_AND_VIRAL_BY_NAME } from './by-name/home-and-viral.ts';
import { HOMES_OF_EUROPE_BY_NAME } from './by-name/homes-of-europe.ts';
import { ICINGS_AND_BAKES_BY_NAME } from './by-name/icings-and-bakes.ts';
import { MADE_OF_TWO_BY_NAME } from './by-name/made-of-two.ts';
import { FROM_OSLO_TO_LIMA_BY_NAME } from './by-name/north-africa-americas.ts';
import { STILL_ASKED_BY_NAME } from './by-name/still-asked.ts';
import { SWEETS_DRINKS_AND_BITES_BY_NAME } from './by-name/sweets-drinks-and-bites.ts';
import { WEEKNIGHTS_AND_PARTIES_BY_NAME } from './by-name/weeknights-and-parties.ts';
import { WELL_TRAVELLED_BY_NAME } from './by-name/well-travelled.ts';
import { AFRICAN_NORDIC } from './classics/african-nordic.ts';
import { ASIAN_HOME } from './classics/asian-home.ts';
import { ASKED_NEXT } from './classics/asked-next.ts';
import { BAKING } from './classics/baking.ts';
import { BRITISH } from './classics/british.ts';
import { EAST_ASIAN } from './classics/east-asian.ts';
import { EVERY_FRIDGE } from './classics/every-fridge.ts';
import { EVERYDAY } from './classics/everyday.ts';
import { FAMILY_TABLE } from './classics/family-table.ts';
import { FRENCH } from './classics/french.ts';
import { FURTHER } from './classics/further.ts';
import { GERMAN } from './classics/german.ts';
import { IBERIAN_AFRICAN } from './classics/iberian-african.ts';
import { INDIAN } from './classics/indian.ts';
import { ITALIAN } from './classics/italian.ts';
import { LATIN_AMERICAN } from './classics/latin-american.ts';
import { LATIN_HOME } from './classics/latin-home.ts';
import { LEVANTINE } from './classics/levantine.ts';
import { MORE_SAUCES } from './classics/more-sauces.ts';
import { NORTH_AMERICAN } from './classics/north-american.ts';
import { NORTHERN_EASTERN } from './classics/northern-eastern.ts';
import { OF_VEGETABLES } from './classics/of-vegetables.ts';
import { OFTEN_ASKED } from './classics/often-asked.ts';
import { PARTY_FOOD } from './classics/party-food.ts';
import { SAUCES_AND_DRINKS } from './classics/sauces-and-drinks.ts';
import { SIDES_AND_STARTERS } from './classics/sides-and-starters.ts';
import { SOUTHEAST_ASIAN } from './classics/southeast-asian.ts';
import { SWEETS } from './classics/sweets.ts';
import { WORLD_HOME } from './classics/world-home.ts';
import { CUISINES } from './cuisines.ts';
import dictionary from './dictionary.gen.json' with { type: 'json' };
import { BAKES } from './dishes/bakes.ts';
import { BREADS } from './dishes/breads.ts';
import { BREAKFAST } from './dishes/breakfast.ts';
import { COMFORT_FOOD } from './dishes/comfort-food.ts';
import { DESSERTS } from './dishes/desserts.ts';
import { DRINKS_AND_SNACKS } from './dishes/drinks-and-snacks.ts';
import { EGGS } from './dishes/eggs.ts';
import { OVEN } from './dishes/oven.ts';
import { PANS } from './dishes/pans.ts';
import { PASTA } from './dishes/pasta.ts';
import { RICE_AND_NOODLES } from './dishes/rice-and-noodles.ts';
import { SALADS_AND_BOWLS } from './dishes/salads-and-bowls.ts';
import { SOUPS } from './dishes/soups.ts';
import { STEWS } from './dishes/stews.ts';
import { FROM_ACCRA_TO_CAPE_TOWN_BY_NAME } from './dishes-of-africa-and-americas/africa.ts';
import { AFRICA_CARIBBEAN_BY_NAME } from './dishes-of-africa-and-americas/africa-and-caribbean.ts';
import { AMERICAS_AFRICA_BY_NAME } from './dishes-of-africa-and-americas/americas-africa-pacific.ts';
import { FROM_CARACAS_TO_SANTIAGO_BY_NAME } from './dishes-of-africa-and-americas/andes.ts';
import { FROM_ASUNCION_TO_SALVADOR_BY_NAME } from './dishes-of-africa-and-americas/brazil-and-river-plate.ts';
import { LATIN_AMERICA_BY_NAME } from './dishes-of-africa-and-americas/latin-america.ts';
import { FROM_FES_TO_TRIPOLI_BY_NAME } from './dishes-of-africa-and-americas/maghreb.ts';
import { FROM_PUEBLA_TO_KINGSTON_BY_NAME } from './dishes-of-africa-and-americas/mexico-to-jamaica.ts';
import { FROM_BOSTON_TO_HONOLULU_BY_NAME } from './dishes-of-africa-and-americas/united-states-and-canada.ts';
import { ASIA_BY_NAME } from './dishes-of-asia/anatolia-to-japan.ts';
import { BENGAL_GUJARAT_AND_NEPAL_BY_NAME } from './dishes-of-asia/bengal-gujarat-and-nepal.ts';
import { FROM_TBILISI_TO_SAMARKAND_BY_NAME } from './dishes-of-asia/caucasus-and-central.ts';
import { FROM_CANTON_TO_ULAANBAATAR_BY_NAME } from './dishes-of-asia/china-and-mongolia.ts';
import { EAST_ASIA_BY_NAME } from './dishes-of-asia/east-and-southeast.ts';
import { FROM_GEORGIA_TO_MANILA_BY_NAME } from './dishes-of-asia/georgia-to-philippines.ts';
import { FROM_MADRAS_TO_SEOUL_BY_NAME } from './dishes-of-asia/india-to-korea.ts';
import { JAPAN_AND_KOREA_BY_NAME } from './dishes-of-asia/japan-and-korea.ts';
import { FROM_TUNIS_TO_MUSCAT_BY_NAME } from './dishes-of-asia/north-africa-and-middle-east.ts';
import { FROM_MANILA_TO_THIMPHU_BY_NAME } from './dishes-of-asia/philippines-and-sweets.ts';
import { SOUTH_ASIA_BY_NAME } from './dishes-of-asia/south.ts';
import { SOUTH_INDIA_AND_GOA_BY_NAME } from './dishes-of-asia/south-india-and-goa.ts';
import { FROM_HANOI_TO_BALI_BY_NAME } from './dishes-of-asia/southeast.ts';
import { EUROPE_BY_NAME } from './dishes-of-europe/all-over.ts';
import { ALPS_AND_GERMANY_BY_NAME } from './dishes-of-europe/alps-and-germany.ts';
import { EUROPE_EAST_BY_NAME } from './dishes-of-europe/east-and-middle-east.ts';
import { FRANCE_BY_REGION_BY_NAME } from './dishes-of-europe/france.ts';
import { FROM_CRETE_TO_PRAGUE_BY_NAME } from './dishes-of-europe/greece-to-bohemia.ts';
import { ITALY_BY_REGION_BY_NAME } from './dishes-of-europe/italy-north-and-centre.ts';
import { FROM_NAPLES_TO_SARDINIA_BY_NAME } from './dishes-of-europe/italy-south-and-islands.ts';
import { FROM_ANTWERP_TO_KYIV_BY_NAME } from './dishes-of-europe/low-countries-to-ukraine.ts';
import { NORDIC_AND_BALTIC_BY_NAME } from './dishes-of-europe/nordic-and-baltic.ts';
import { FROM_LISBON_TO_WARSAW_BY_NAME } from './dishes-of-europe/portugal-to-poland.ts';
import { SPAIN_AND_PORTUGAL_BY_NAME } from './dishes-of-europe/spain-and-portugal.ts';
import { FAVOURITES } from './favourites.ts';
import foreignWords from './foreign-words.gen.json' with { type: 'json' };
import { COOKING_TIMES, PRESSURE_TIMES, SUBSTITUTES } from './kitchen.ts';
import { NAMED_FOODS } from './larder/named-foods.ts';
import { PROTEINS } from './larder/proteins.ts';
import { SEASONINGS } from './larder/seasonings.ts';
import { STAPLES } from './larder/staples.ts';
import { SWEET } from './larder/sweet.ts';
import { VEGETABLES } from './larder/vegetables.ts';
import { ASKED_SINCE } from './needs/asked-since.ts';
import { AT_HAND_DISHES } from './needs/at-hand.ts';
import { BRAISES_AND_NAMED_FOODS } from './needs/braises-and-named-foods.ts';
import { CAREFUL_FAVOURITES } from './needs/careful-favourites.ts';
import { CAREFUL_TABLES } from './needs/careful-tables.ts';
import { EVERY_DAY_ASKED } from './needs/every-day-asked.ts';
import { FEW_FOODS } from './needs/few-foods.ts';
import { FIRST_THOUGHTS } from './needs/first-thoughts.ts';
import { FROM_A_MICROWAVE } from './needs/from-a-microwave.ts';
import { FROM_WHAT_IS_THERE } from './needs/from-what-is-there.ts';
import { JARS_AND_NAMES } from './needs/jars-and-names.ts';
import { LATELY_ASKED } from './needs/lately-asked.ts';
import { LEFTOVERS } from './needs/leftovers.ts';
import { LOW_CARB } from './needs/low-carb.ts';
import { OCCASIONS } from './needs/occasions.ts';
import { ODDS_AND_ENDS } from './needs/odds-and-ends.ts';
import { ONE_POT_AND_MACHINES } from './needs/one-pot-and-machines.ts';
import { PAIRS_AT_HAND } from './needs/pairs-at-hand.ts';
import { SET_BY_THE_COOK } from './needs/set-by-the-cook.ts';
import { SPECIAL_NIGHTS } from './needs/special-nights.ts';
import { TWISTS } from './needs/twists.ts';
import { WEEKNIGHTS_AND_GLUTS } from './needs/weeknights-and-gluts.ts';
import { OTHER_SCRIPTS } from './other-scripts.ts';
import { OTHER_TONGUES } from './other-tongues.ts';
import { PAIRINGS } from './pairings.ts';
import { PLACES } from './places.ts';
import { SWAPS } from './swaps.ts';

/** Everything the built-in chef knows in addition to the food catalog. */
export const CHEF_TABLES: ChefTables = {
  larder: [VEGETABLES, PROTEINS, STAPLES, SEASONINGS, SWEET, NAMED_FOODS],
  cuisines: CUISINES,
  pairings: PAIRINGS,
  favourites: FAVOURITES,
  places: PLACES,
  classics: [
    ITALIAN,
    FRENCH,
    GERMAN,
    BRITISH,
    NORTHERN_EASTERN,
    LEVANTINE,
    IBERIAN_AFRICAN,
    INDIAN,
    EAST_ASIAN,
    SOUTHEAST_ASIAN,
    LATIN_AMERICAN,
    NORTH_AMERICAN,
    BAKING,
    SAUCES_AND_DRINKS,
    EVERYDAY,
    SIDES_AND_STARTERS,
    CAREFUL_TABLES,
    SWEETS,
    WORLD_HOME,
    AFRICAN_NORDIC,
    FURTHER,
    OFTEN_ASKED,
    LEFTOVERS,
    ASIAN_HOME,
    FAMILY_TABLE,
    LATIN_HOME,
    PARTY_FOOD,
    EVERY_FRIDGE,
    ASKED_NEXT,
    MORE_SAUCES,
    ONE_POT_AND_MACHINES,
    SPECIAL_NIGHTS,
    WEEKNIGHTS_AND_GLUTS,
    EUROPE_BY_NAME,
    ASIA_BY_NAME,
    AMERICAS_AFRICA_BY_NAME,
    SOUTH_ASIA_BY_NAME,
    AFRICA_CARIBBEAN_BY_NAME,
    EAST_ASIA_BY_NAME,
    LATIN_AMERICA_BY_NAME,
    WEST_BY_NAME,
    EUROPE_EAST_BY_NAME,
    AT_HAND_DISHES,
    OCCASIONS,
    FEW_FOODS,
    FIRST_THOUGHTS,
    EVERY_DAY_ASKED,
    FROM_WHAT_IS_THERE,
    ASKED_FOR_BY_NAME,
    PAIRS_AT_HAND,
    FROM_GEORGIA_TO_MANILA_BY_NAME,
    FROM_MADRAS_TO_SEOUL_BY_NAME,
    FROM_LISBON_TO_WARSAW_BY_NAME,
    FROM_OSLO_TO_LIMA_BY_NAME,
    JAPAN_AND_KOREA_BY_NAME,
    FROM_CANTON_TO_ULAANBAATAR_BY_NAME,
    FROM_HANOI_TO_BALI_BY_NAME,
    FROM_MANILA_TO_THIMPHU_BY_NAME,
    FROM_TBILISI_TO_SAMARKAND_BY_NAME,
    FROM_TUNIS_TO_MUSCAT_BY_NAME,
    ALPS_AND_GERMANY_BY_NAME,
    ITALY_BY_REGION_BY_NAME,
    FROM_NAPLES_TO_SARDINIA_BY_NAME,
    FRANCE_BY_REGION_BY_NAME,
    SPAIN_AND_PORTUGAL_BY_NAME,
    FROM_CRETE_TO_PRAGUE_BY_NAME,
    FROM_ANTWERP_TO_KYIV_BY_NAME,
    NORDIC_AND_BALTIC_BY_NAME,
    FROM_DUBLIN_TO_AUCKLAND_BY_NAME,
    FROM_BOSTON_TO_HONOLULU_BY_NAME,
    FROM_PUEBLA_TO_KINGSTON_BY_NAME,
    FROM_CARACAS_TO_SANTIAGO_BY_NAME,
    FROM_ASUNCION_TO_SALVADOR_BY_NAME,
    FROM_FES_TO_TRIPOLI_BY_NAME,
    FROM_ACCRA_TO_CAPE_TOWN_BY_NAME,
    CAREFUL_FAVOURITES,
    JARS_AND_NAMES,
    SET_BY_THE_COOK,
    SOUTH_INDIA_AND_GOA_BY_NAME,
    BENGAL_GUJARAT_AND_NEPAL_BY_NAME,
    TWISTS,
    ASKED_SINCE,
    LATELY_ASKED,
    LOW_CARB,
    BRAISES_AND_NAMED_FOODS,
    OF_VEGETABLES,
    FROM_A_MICROWAVE,
    ODDS_AND_ENDS,
    WELL_TRAVELLED_BY_NAME,
    MADE_OF_TWO_BY_NAME,
    HOME_AND_VIRAL_BY_NAME,
    WEEKNIGHTS_AND_PARTIES_BY_NAME,
    HOMES_OF_EUROPE_BY_NAME,
    STILL_ASKED_BY_NAME,
    FLAVORS_BY_NAME,
    SWEETS_DRINKS_AND_BITES_BY_NAME,
    ICINGS_AND_BAKES_BY_NAME,
    FOOD_AND_FORM_BY_NAME,
  ],
  swaps: SWAPS,
  substitutes: SUBSTITUTES,
  cookingTimes: COOKING_TIMES,
  pressureTimes: PRESSURE_TIMES,
  dictionary,
  foreignWords,
  otherTongues: OTHER_TONGUES,
  otherScripts: OTHER_SCRIPTS,
  dishes: {
    ...PANS,
    ...EGGS,
    ...PASTA,
    ...RICE_AND_NOODLES,
    ...SOUPS,
    ...STEWS,
    ...OVEN,
    ...COMFORT_FOOD,
    ...BREADS,
    ...SALADS_AND_BOWLS,
    ...BREAKFAST,
    ...BAKES,
    ...DESSERTS,
    ...DRINKS_AND_SNACKS,
  },
};
