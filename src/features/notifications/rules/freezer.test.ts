import { describe, expect, test } from 'vitest';
import { dayBefore, type WrittenIngredient } from './freezer.ts';

const line = (text: string, name: string, aisle: WrittenIngredient['aisle']) => ({ text, name, aisle });
const PRAWNS = line('300 g frozen prawns', 'frozen prawns', 'fish');
const PEAS = line('200 g frozen peas', 'peas', 'frozen');

describe('out of the freezer the evening before comes', () => {
  test('frozen meat and fish', () => {
    expect(dayBefore([PRAWNS], ['Fry the prawns.']).thaw).toEqual(['prawns']);
  });

  test('anything its line calls thawed', () => {
    const spinach = line('400 g frozen spinach, thawed and squeezed', 'frozen spinach', 'frozen');
    expect(dayBefore([spinach, PEAS], []).thaw).toEqual(['spinach']);
  });

  test('anything frozen if a step thaws it', () => {
    const pastry = line('1 sheet frozen puff pastry', 'puff pastry', 'frozen');
    expect(dayBefore([pastry], ['Thaw the pastry in the fridge.']).thaw).toEqual(['puff pastry']);
  });

  test('each food once', () => {
    expect(dayBefore([PRAWNS, PRAWNS], []).thaw).toEqual(['prawns']);
  });

  test('nothing that is cooked from frozen', () => {
    expect(dayBefore([PEAS], ['Stir in the peas.']).thaw).toEqual([]);
    expect(dayBefore([PRAWNS], ['Add the prawns without thawing them.']).thaw).toEqual([]);
    expect(dayBefore([PRAWNS], ['Do not defrost the prawns.']).thaw).toEqual([]);
  });

  test('nothing that is not said to be frozen', () => {
    expect(dayBefore([line('2 chicken breasts', 'chicken breasts', 'meat')], []).thaw).toEqual([]);
  });
});

test.each([
  [line('300 g TK-Garnelen', 'TK-Garnelen', 'fish'), 'Garnelen'],
  [line('500 g Lachsfilet, tiefgefroren', 'Lachsfilet', 'fish'), 'Lachsfilet'],
  [line('500 g gefrorenes Hackfleisch', 'gefrorenes Hackfleisch', 'meat'), 'Hackfleisch'],
  [line('400 g tiefgekühlter Spinat, aufgetaut', 'tiefgekühlter Spinat', 'frozen'), 'Spinat'],
  [line('300 g de crevettes surgelées', 'crevettes surgelées', 'fish'), 'crevettes'],
  [line('400 g d’épinards surgelés, décongelés', 'épinards surgelés', 'produce'), 'épinards'],
  [line('300 g de gambas congeladas', 'gambas congeladas', null), 'gambas'],
  [line('espinacas congeladas, descongeladas', 'espinacas congeladas', null), 'espinacas'],
  [line('300 g di gamberi surgelati', 'gamberi surgelati', null), 'gamberi'],
  [line('spinaci surgelati, scongelati', 'spinaci surgelati', null), 'spinaci'],
])('$text comes out of the freezer in its own language', (ingredient, food) => {
  expect(dayBefore([ingredient], []).thaw).toEqual([food]);
});

test.each([
  ['TK-Blätterteig', 'Blätterteig', 'Den Blätterteig auftauen lassen.', 'Den Teig unaufgetaut backen.'],
  ['Tiefkühlerbsen', 'Erbsen', 'Tauen Sie die Erbsen im Kühlschrank auf.', 'Erbsen nicht auftauen.'],
  ['petits pois surgelés', 'petits pois', 'Décongelez les petits pois.', 'Ajoutez-les sans les décongeler.'],
  [
    'guisantes congelados',
    'guisantes',
    'Descongelar los guisantes.',
    'Añadir los guisantes sin descongelar.',
  ],
  ['piselli surgelati', 'piselli', 'Fate scongelare i piselli.', 'Unire i piselli senza farli scongelare.'],
])('%s come out of the freezer only if a step thaws them', (name, food, thawing, not) => {
  const ingredients = [line(`200 g ${name}`, name, 'frozen')];
  expect(dayBefore(ingredients, ['200 g.']).thaw).toEqual([]);
  expect(dayBefore(ingredients, [thawing]).thaw).toEqual([food]);
  expect(dayBefore(ingredients, [not]).thaw).toEqual([]);
});

describe('a recipe starts the day before', () => {
  test.each([
    'Cover and marinate overnight.',
    'Soak the beans for 12 hours.',
    'Let the dough rise in the fridge overnight, then shape it.',
    'Refrigerate for at least 8 hours.',
    'Die Bohnen über Nacht in kaltem Wasser einweichen.',
    'Den Teig am Vorabend ansetzen und gehen lassen.',
    'Laisser mariner toute la nuit au réfrigérateur.',
    'La veille, faire tremper les pois chiches.',
    'Dejar los garbanzos en remojo toda la noche.',
    'Mettete i fagioli in ammollo per una notte.',
    'Far riposare in frigorifero 12 ore.',
  ])('%s', (step) => {
    expect(dayBefore([], [step]).overnight).toBe(true);
  });

  test.each([
    'Marinate for 2 hours.',
    'Roast the lamb for 8 hours.',
    'Keeps overnight in the fridge.',
    'Hält sich über Nacht im Kühlschrank.',
    'Se conserve une nuit au frais.',
    'Den Braten 8 Stunden schmoren.',
    'Cuire 2 heures puis laisser reposer.',
    'Chill for an hour. Leftovers are good overnight.',
  ])('not with: %s', (step) => {
    expect(dayBefore([], [step]).overnight).toBe(false);
  });
});
