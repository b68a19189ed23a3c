import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

const titleOf = (prompt: string) => answersTo(prompt)[0]?.title;

describe('words that say nothing of food or harm', () => {
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
  ])('still do beside a hazard: %s', (prompt) => {
    expect(() => titleOf(prompt)).toThrow('No recipe');
  });

  it('takes a father for no pear', () => {
    expect(
      answersTo('mon beau-père fait le ramadan, une quiche pour la rupture du jeûne')[0]?.lines,
    ).not.toMatch(/pears/);
  });

  it('refuses nothing but the shape in another language', () => {
    expect(titleOf('desayuno rapido, nada de galletas')).not.toMatch(/cookie|biscuit/i);
  });
});

describe('what is praised', () => {
  it.each([
    ['nothing beats a good egg sandwich', /Egg/],
    ["can't beat a good prawn curry", /Prawn/],
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

  it('is not what somebody is not mad about', () => {
    expect(titleOf('not mad about mushrooms, a pasta please')).not.toMatch(/mushroom/i);
  });
});

describe('a food that shall have another form', () => {
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

  it('is left out where no form of it is refused', () => {
    expect(answersTo('pasta but no eggs')[0]?.lines).not.toMatch(/\begg/);
  });
});
