import type { ClassicKind } from './classic.ts';

/** What helps with every dish of a kind. */
export const TIPS: Record<ClassicKind, string> = {
  pasta: 'Keep a cup of the cooking water: a splash of it loosens the sauce at the end.',
  noodles: 'Have everything cut and measured before the pan gets hot: it goes fast from there.',
  rice: 'Let rice stand for a few minutes off the heat, covered, before you fork it through.',
  soup: 'Taste for salt at the very end: a soup that simmers gets saltier.',
  stew: 'It tastes even better the next day. Cool it quickly, and keep it in the fridge for up to 3 days.',
  curry: 'Fry the spices only until they smell: burnt, they turn bitter.',
  fry: 'Give the pieces room in the pan, and fry in batches if need be, so that they brown instead of steaming.',
  roast: 'Take it out of the fridge an hour before, so that it cooks evenly.',
  bake: 'Leave it to stand for 10 minutes out of the oven: it cuts and tastes better.',
  pie: 'Keep pastry cold until it goes into the oven: that makes it crisp.',
  bread: 'Weigh the flour and water: for dough, a scale is better than cups.',
  pizza: 'Heat the oven, with the tray in it, for at least half an hour.',
  filled: 'Put everything on the table, and let everyone fill their own.',
  dumpling:
    'Dust them with flour and cover them with a cloth while you shape the others, so that they do not dry out.',
  salad: 'Dress it at the last moment, and taste the dressing on a leaf first.',
  egg: 'Take eggs off the heat a little before they seem done, unless they have to be cooked through.',
  side: 'It keeps warm, covered, for a quarter of an hour.',
  dip: 'Taste it again once it has stood: cold dulls salt and acid.',
  sauce: 'What is left keeps in the fridge, covered, for 2 days.',
  jam: 'Scald the jars and lids just before you fill them.',
  cake: 'Have the butter and eggs at room temperature, so that they blend smoothly.',
  biscuit: 'They firm up as they cool: take them out while they still look a little soft.',
  tart: 'Cool it before cutting, so that the filling sets.',
  pudding: 'It can be made the day before.',
  griddle: 'Try the heat with one small piece before you cook the rest.',
  drink: 'Taste it, and sweeten or sharpen it to your liking.',
};
