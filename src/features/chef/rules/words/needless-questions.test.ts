import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

const titleOf = (prompt: string) => answersTo(prompt)[0]?.title;

describe('words unrelated to food or harm', () => {
  it.each([
    'asparagus is half price atm, what can I make',
    'leftover roast chicken, not a curry, we had that yday',
    "I've got a swede naturally, pearl barley and a ham hock",
    'tin of lentils, a couple of tomatoes presumably, feta. lunch?',
    'my doctor is coming for dinner, impress her',
    'a recipe that ticks all the boxes, pasta for five',
    'grapefruit and prawn salad, I take simvastatin if that matters',
    'Was kann ich aus Kartoffeln und Quark machen, außer dem Üblichen?',
    'un plat avec des poireaux, sinon rien de spécial',
    'une quiche pour la rupture du jeûne',
    'un vrai cassoulet mais plus rapide',
    'desayuno rapido para llevar al trabajo, nada de galletas',
    'cena facilita con huevos y patatas, que vengo reventada',
    'eine Dose Thunfisch und Mais',
    'ho del salmone, pensavo a qualcosa di sfizioso',
  ])('do not stop the chef: %s', (prompt) => {
    expect(titleOf(prompt)).toBeTruthy();
  });

  it.each([
    "dinner for my mate, he's got MCAS",
    'soup, my doctor said no potassium',
    'pasta but prawns obviously not',
    'salad for a friend with lupus, obviously',
  ])('do stop it beside a hazard: %s', (prompt) => {
    expect(() => titleOf(prompt)).toThrow('No recipe');
  });

  it('do not refuse a food because a German word of hate begins like another', () => {
    expect(answersTo('hasselback salmon')[0]?.lines).toMatch(/salmon/);
    expect(() => titleOf('mein Sohn hasst Fisch, was Schnelles')).toThrow('No recipe');
  });

  it('do not turn a father into a pear', () => {
    expect(
      answersTo('mon beau-père fait le ramadan, une quiche pour la rupture du jeûne')[0]?.lines,
    ).not.toMatch(/pears/);
  });

  it('refuse only the shape in another language', () => {
    expect(titleOf('desayuno rapido, nada de galletas')).not.toMatch(/cookie|biscuit/i);
  });
});

describe('a food in a harmless clause', () => {
  it.each([
    ['seadas sarde, però col formaggio che si trova a Milano', /mozzarella/],
    ['il reste trois endives, un bout de comté et mon coloc qui râle', /gruyère|comté/i],
    ['Grandchildren think fish lives in sticks. I have pollock and an hour to prove them wrong.', /pollock/],
    ['We start harvesting hazelnuts tomorrow and the crew wants a packed lunch', /hazelnuts/],
    ['pappa al pomodoro col pane di tre giorni fa', /bread/],
    ['frigo vide sauf du fromage blanc et des radis', /quark/],
    ['pastel de choclo when there is no fresh corn', /corn/],
    ['mashed potatoes, asparagus is not in season', /potatoes/],
    ["tartiflette sans lardons mais qu'on regrette rien", /Reblochon/],
    ['I inherited a waffle iron, something savoury', /flour/],
  ])('is not left out: “%s”', (prompt, food) => {
    expect(answersTo(prompt)[0]?.lines).toMatch(food);
  });

  it.each([
    ['je n’ai jamais fait de lasagnes, aidez-moi', /Lasagn/],
    ['non ho mai fatto la parmigiana', /Parmigiana/],
    ["the plumber cancelled, I've an hour free before the school run, omelette", /Omelette/],
  ])('is something that somebody wants to try, or has time for: “%s”', (prompt, title) => {
    expect(titleOf(prompt)).toMatch(title);
  });

  it('does not turn years into servings', () => {
    expect(answersTo('that aubergine dip I had in Gaziantep, 2009')[0]?.servings).toBeLessThan(20);
  });

  it.each([
    ['macedonia de frutas, el kiwi le deja a Lola la lengua como una lija', /kiwi/],
    ['brownies, Karen had a single walnut and we all got to meet the fire department', /walnut/],
  ])('is left out if the clause is about a person: “%s”', (prompt, food) => {
    expect(answersTo(prompt)[0]?.lines).not.toMatch(food);
  });
});

describe('a praised food', () => {
  it.each([
    ['nothing beats a good egg sandwich', /Egg/],
    ["can't beat a good prawn curry", /Prawn|Chingri/],
    ["I'm mad for olives, something for dinner", /./],
    ['von Knoblauch kann ich nicht genug kriegen, was mit Nudeln', /./],
    ['ohne Käse geht bei uns gar nichts, Abendessen bitte', /./],
    ['je ne me lasse pas des champignons, une idée?', /Mushroom/],
    ['nada como una buena tortilla de patatas', /^Tortilla/],
    ['no puedo vivir sin ajo, pollo por favor', /Chicken/],
    ['niente di meglio di un buon piatto di carbonara', /Carbonara/],
    ['senza formaggio non posso vivere, cena per due', /./],
  ])('is wanted: %s', (prompt, title) => {
    expect(titleOf(prompt)).toMatch(title);
  });

  it('is not one that somebody dislikes', () => {
    expect(titleOf('not mad about mushrooms, a pasta please')).not.toMatch(/mushroom/i);
  });
});

describe('a food wanted in another form', () => {
  it.each([
    ['breakfast with oats but not porridge', /rolled oats/, /porridge/i],
    ['Haferflocken zum Frühstück, aber kein Porridge', /rolled oats/, /porridge/i],
    ["des œufs mais pas d'omelette", /egg/, /omelette/i],
    ['uova ma non la frittata', /egg/, /frittata/i],
    ['avena para desayunar pero no gachas', /rolled oats/, /porridge/i],
    ['chickpeas but not hummus please', /chickpeas/, /hummus/i],
  ])('is in the dish: %s', (prompt, food, form) => {
    const [answer] = answersTo(prompt);
    expect(answer?.lines).toMatch(food);
    expect(answer?.title).not.toMatch(form);
  });

  it('is left out if it is refused without naming a form', () => {
    expect(answersTo('pasta but no eggs')[0]?.lines).not.toMatch(/\begg/);
  });
});
