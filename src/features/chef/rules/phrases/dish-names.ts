import type { Rule } from './restrictions.ts';

/** Names of dishes with words that leave foods out, tell of an illness or belong to other dishes, and another name of each. */
const OTHER_NAMES = `
(?:egg )?foo young = egg foo yung
low country boil = shrimp boil
white cut chicken = cantonese poached chicken
young coconut pie = buko pie
young jackfruit curry = jackfruit curry
liver venetian style = venetian liver and onions
(?<!coconut )(?:(?:milk|pista|pistachio|indian) )?barfi = burfi
impossible quiche = crustless quiche
quiche sin masa = crustless quiche
kasekuchen ohne (?:teig|boden) = crustless cheesecake
japanese curry without roux(?: cubes)? = japanese curry
ohn no kha(?:o|uk) swe = burmese coconut noodles
oeufs? (?:en )?meurette = burgundy eggs
poulet vallee d[' ]auge = norman chicken
gateau au citron vert = lime drizzle cake
chou vert aux lardons = savoy cabbage and bacon
(?:korean )?knife[- ]cut (?:noodles|noodle soup) = kalguksu
(?:persian )?barberry rice = zereshk polo
pure (?:de apionabo|di sedano rapa) = celeriac mash
pure (?:de coliflor|di cavolfiore) = cauliflower mash
pure de pescado = fish puree
soupe de poulet au riz = chicken and rice soup
compote de pommes = apple sauce
pan sin gluten = gluten free bread
mars bar rice crispy = mars bar crispy cake
`;

/** In text without accents. */
export const DISH_NAMES: readonly Rule[] = OTHER_NAMES.trim()
  .split('\n')
  .map((row) => {
    const [name = '', other = ''] = row.split(' = ');
    return [name, () => other];
  });
