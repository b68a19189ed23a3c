import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../../test/chef.ts';
import { composeSafely } from '../safe-chef.ts';

const answerTo = (prompt: string) => composeSafely({ prompt, seed: 1 }, knowledge);

function said(prompt: string): string {
  const answer = answerTo(prompt);
  if (answer.kind === 'recipe') throw new Error(`'${prompt}' got the recipe ${answer.recipe.title}.`);
  return answer.message;
}

describe('a first message that asks for no dish', () => {
  it.each([
    ['What can you do?', 'I write recipes'],
    ['Hi! What can you do?', 'I write recipes'],
    ['hello chef, who are you?', 'a program'],
    ['are you a real chef?', 'a program'],
    ['How do I cancel my subscription?', 'under your profile'],
    ['make a grocery list', 'meal plan'],
    ['plan my week', 'one recipe at a time'],
    ['can you order me a pizza?', 'cannot order'],
    ["What's the capital of France?", 'nothing else'],
    ["what's the weather like in Rome", 'nothing else'],
    ['write me a poem about pasta', 'nothing else'],
    ['who won the world cup', 'nothing else'],
    ['give me a weekly meal plan', 'one recipe at a time'],
    ['what recipes do you know?', 'all over the world'],
    ['can you speak German?', 'English, German'],
    ['do you save my recipes?', 'Save & Post Recipe'],
    ['where are my saved recipes', 'listed on your profile'],
    ['can i change the language in this app / do you save my recipes?', 'in the settings'],
    ['kann ich die Sprache der App ändern', 'in the settings'],
    ['is this app free?', 'subscription page'],
    ['import this recipe: https://cakes.example/lemon-pie', 'Import a recipe'],
  ])('is answered as what it is, not with a recipe: %s', (prompt, part) => {
    expect(said(prompt)).toContain(part);
  });

  it.each([
    ['How long do I boil an egg?', '6 minutes'],
    ['how to clean mushrooms', 'kitchen paper'],
    ['do I need to wash rice', 'loose starch'],
    ['how do you caramelise onions', '35 to 45 minutes'],
    ['can I put hot food in the fridge', 'no longer steams'],
    ['how to make crispy bacon', 'cold pan'],
    ['can you cook pasta in the sauce', 'thin the sauce'],
    ['how to cut a mango', 'inside out'],
    ['can I use olive oil for baking', 'four fifths'],
    ["what's a dutch oven", 'cast iron'],
    ['come conservo il basilico', 'glass with a little water'],
    ['quanta pasta a testa?', '100 g'],
    ['kann ich Joghurt statt Sahne nehmen', 'full-fat milk'],
    ['how do I peel garlic quickly', 'flat of a knife'],
    ['how do I know when a steak is medium rare', '55 °C'],
    ['how to make buttermilk at home', 'lemon juice'],
    ['how do I make my own yogurt', 'live yogurt'],
    ['why is my rice always sticky', 'until the water is clear'],
    ['wie koche ich Reis richtig?', 'until the water is clear'],
    ['come si fa la pasta al dente', 'no white core'],
    ['is it ok to eat brown avocado', 'air has browned'],
    ['is chicken done at 165', '74 °C'],
    ['can you substitute baking soda for baking powder', 'lemon juice'],
    ["what's a good substitute for wine in cooking", 'stock'],
    ['can I use expired yogurt', 'Best before'],
    ['warum wird mein Brot nicht locker', 'old yeast'],
    ['cuánto tarda en cocerse el arroz', '12 minutes'],
    ['quanto cuociono le uova sode', '6 minutes'],
    ['can I freeze cooked rice?', 'the same day'],
    ['kann ich gekochte Nudeln einfrieren', 'a minute less'],
    ['can you freeze mushrooms', 'fried first'],
    ['does lettuce freeze well', 'mostly water'],
    ['par quoi remplacer la crème fraîche dans une quiche ?', 'sour cream'],
    ['womit kann ich Buttermilch in Pfannkuchen ersetzen?', 'lemon juice'],
    ['con qué puedo sustituir la nata en una carbonara', 'full-fat milk'],
    ['cosa posso usare al posto del burro nei biscotti', 'four fifths'],
    ['what to use instead of eggs in a cake', 'apple sauce'],
    ["What's the difference between baking soda and baking powder?", 'something sour'],
    ['Hi chef, can you please tell me how much rice per person?', '75 g'],
    ['how many cups in a liter?', '240 ml'],
    ['can you tell me how long cooked rice keeps?', 'within a day'],
    ['can I reheat rice?', 'steaming hot'],
    ['why is my bread so dense?', 'old yeast'],
    ["what's a roux?", 'butter and flour'],
    ['what is gochujang?', 'Korean'],
    ['do I need to soak beans?', 'cold water'],
    ['which oil is best for frying?', 'sunflower'],
    ['how long should I roast a 2kg chicken?', '74 °C'],
    ['what wine goes with steak?', 'red'],
    ['how do I cook quinoa?', '12 to 15 minutes'],
    ['how to poach an egg', '3 to 4 minutes'],
    ['what is 350 F in celsius?', '350 °F is about 177 °C.'],
    ['180 C to F', '180 °C is about 356 °F.'],
    ['my soup is too salty, what can I do?', 'unsalted stock'],
    ['how do I thicken a sauce?', 'cornstarch'],
    ['convert 2 cups to ml', '240 ml'],
    ['what is cornstarch?', 'starch of corn'],
    ["what's buttermilk", 'thin, sour milk'],
    ['what are scallions?', 'spring onions'],
    ['what does cardamom taste like?', 'lemon'],
    ['what is pancetta', 'smoked bacon'],
    ['which herbs go with lamb?', 'Rosemary'],
    ['what spices do I need for curry?', 'turmeric'],
    ['what foods are high in iron?', 'lentils'],
    ['which cheese melts best?', 'Gruyère'],
    ["what's the best cut of beef for stew?", 'chuck'],
    ['which apples are best for pie?', 'Bramley'],
    ["what's in season in november?", 'In autumn'],
    ['how long do hard boiled eggs keep in the fridge', 'a week'],
    ['how long does raw milk cheese keep', 'cannot judge'],
    ['my hollandaise split, can I save it?', 'fresh egg yolk'],
    ['why did my macarons crack?', 'skin'],
    ['how long to roast a leg of lamb?', '15 minutes for each 500 g'],
    ['can you save my favorite recipes in this app?', 'bookmark'],
  ])('gets a fact of the kitchen: %s', (prompt, part) => {
    expect(said(prompt)).toContain(part);
  });

  it.each([
    ['what can I use instead of buttermilk?', 'Instead of buttermilk, use the same amount of milk'],
    ['can I substitute yogurt for sour cream?', 'Instead of sour cream'],
    ["what's a good substitute for eggs?", 'apple sauce'],
  ])('names what does the work of a food: %s', (prompt, part) => {
    expect(said(prompt)).toContain(part);
  });

  it.each([
    ['is butter vegan?', 'No, butter is not vegan.'],
    ['is quinoa gluten-free?', 'By itself, quinoa is gluten-free. Brands vary, so check the label.'],
    ['can vegans eat honey?', 'No, honey is not vegan.'],
  ])('tells whether a food suits a diet: %s', (prompt, message) => {
    expect(said(prompt)).toBe(message);
  });

  it('tells what a food holds and weighs', () => {
    expect(said('how many calories in an egg?')).toMatch(/^Egg \(\d+ g\): about \d+ kcal\.$/);
    expect(said('how many carbs are in a banana?')).toMatch(
      /^Banana \(\d+ g\): about \d+ g of carbohydrate\.$/,
    );
    expect(said('how much protein is in 100 g of tofu?')).toMatch(
      /^Tofu \(100 g\): about [\d.]+ g of protein\.$/,
    );
    expect(said('how much does an onion weigh?')).toMatch(/^Onion: about \d+ g\.$/);
  });

  it.each([
    ['what is the safe temperature for chicken?', '74 °C (165 °F)'],
    ['what is the internal temperature of pork?', '63 °C (145 °F)'],
  ])('tells how hot meat is when it is done: %s', (prompt, heat) => {
    expect(said(prompt)).toContain(heat);
  });

  it.each([
    ['is it safe to eat raw eggs?', 'may hold salmonella'],
    ['can I eat moldy bread?', 'Throw the whole loaf away'],
    ['can pregnant women eat brie?', 'brie'],
    ['can babies have honey?', 'No honey before the first birthday'],
    ['can dogs eat onions?', 'ask a vet'],
    ['is it ok to leave rice out overnight?', 'Rice that stood warm for more than 2'],
    ['I left the soup out overnight, is it ok?', 'Two hours at room temperature are the'],
    ['can I refreeze chicken that thawed on the counter overnight?', 'Only if it thawed in the fridge'],
    ['how can I lose weight?', 'do not judge what is healthy'],
    ['is pasta bad for you?', 'do not judge what is healthy'],
  ])('is never told that something is safe: %s', (prompt, part) => {
    expect(said(prompt)).toContain(part);
    expect(said(prompt)).not.toMatch(/^yes\b/i);
  });

  it.each([
    ['Wie lange kocht ein Ei?', '6 minutes'],
    ['Was kann ich statt Buttermilch nehmen?', 'Instead of buttermilk'],
    ['Ist Butter vegan?', 'No, butter is not vegan.'],
    ['Wie viele Kalorien hat eine Banane?', 'kcal'],
    ['Welcher Wein passt zu Lachs?', 'Chardonnay'],
    ['Ist es gefährlich, rohe Eier zu essen?', 'cannot judge what is safe'],
    ['Plane meine Woche', 'one recipe at a time'],
    ['Was ist die Hauptstadt von Frankreich?', 'nothing else'],
    ['par quoi remplacer le beurre ?', 'Instead of butter'],
    ['combien de temps cuire un oeuf ?', '6 minutes'],
    ['¿con qué puedo sustituir la mantequilla?', 'Instead of butter'],
    ['quanto tempo bollire le uova?', '6 minutes'],
    ['è sicuro mangiare uova crude?', 'cannot judge what is safe'],
    ['Was ist Tahini?', 'sesame'],
    ['Welche Kräuter passen zu Lamm?', 'Rosemary'],
    ['Welches Gemüse hat gerade Saison?', 'spring'],
    ['Wie lange muss ein Schweinebraten von 2 kg in den Ofen?', '30 minutes for each 500 g'],
    ['Welche Kerntemperatur hat Schweinebraten?', '71 °C'],
    ['pourquoi mes macarons craquent ?', 'skin'],
  ])('is understood in other languages: %s', (prompt, part) => {
    expect(said(prompt)).toContain(part);
  });

  it('is told plainly if the chef does not know, and offered a dish with the food', () => {
    const answer = answerTo('where does asparagus grow?');
    expect(answer).toMatchObject({ kind: 'not-understood', suggestions: ['Something with asparagus'] });
    expect(said('where does asparagus grow?')).toContain('I do not know');
  });
});

describe('a question that asks for something to eat', () => {
  it.each([
    'what should I cook tonight?',
    'what can I make with eggs and spinach?',
    'how do you make pancakes?',
    'do you have a recipe for lasagna?',
    'what herbs do I need for chimichurri?',
    'what vegetables are good with steak?',
    'what fish is good for tacos?',
    'which meat is best for a barbecue with 10 people?',
    'what are brownies?',
    'what is a good dessert for 10?',
    'overnight oats',
    'split pea soup',
    'can I have a vegan lasagna?',
    'is there something quick with tofu?',
    "what's the best way to cook salmon?",
    'what temperature should I bake cookies at?',
    'how much flour do I need for 12 muffins?',
    'what drink can I make with gin?',
    'how do I use up stale bread?',
    'how do I get my kids to eat vegetables?',
    'what do Italians eat for breakfast?',
    'what is shakshuka?',
    'can dinner be ready in 15 minutes?',
    'does anyone know a good chili?',
    'can I eat something sweet without sugar?',
    'are there any soups with barley?',
    'Was kann ich mit Eiern kochen?',
    'que puedo cocinar con huevos',
  ])('gets a recipe: %s', (prompt) => {
    expect(answerTo(prompt).kind).toBe('recipe');
  });
});
