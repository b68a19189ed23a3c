import { msg } from '#shared/t.ts';
export const MEAL_TYPES = [
  {
    id: 'breakfast',
    name: msg('Breakfast'),
    icon: '🥞',
    text: msg(
      'Good starts: quick bowls for weekdays, pancakes and slow-cooked eggs for mornings with nowhere to be.',
    ),
  },
  {
    id: 'lunch',
    name: msg('Lunch'),
    icon: '🥪',
    text: msg('Soups, salads and sandwiches that come together fast, and keep well enough to carry to work.'),
  },
  {
    id: 'dinner',
    name: msg('Dinner'),
    icon: '🍝',
    text: msg(
      'The meal most of us cook. One-pan suppers for Tuesday, and a roast when people are coming round.',
    ),
  },
  {
    id: 'dessert',
    name: msg('Dessert'),
    icon: '🍰',
    text: msg(
      'Cakes, cookies, fruit and cream: something sweet to finish on, or to bake for no reason at all.',
    ),
  },
  {
    id: 'snacks',
    name: msg('Snacks'),
    icon: '🥨',
    text: msg(
      'Dips, bites and things on toast for the hours between meals, for lunch boxes and for company.',
    ),
  },
  {
    id: 'drinks',
    name: msg('Drinks'),
    icon: '🍹',
    text: msg(
      'Lemonades, smoothies, teas and warm mugs: easy drinks to pour for yourself or for a full table.',
    ),
  },
  {
    id: 'seafood',
    name: msg('Seafood'),
    icon: '🦐',
    text: msg(
      'Fish and shellfish cook in minutes. Here is how to season them, and how to tell when they are done.',
    ),
  },
  {
    id: 'bbq',
    name: msg('BBQ'),
    icon: '🍖',
    text: msg('Food that likes fire: marinades, skewers, sticky glazes and vegetables with a proper char.'),
  },
  {
    id: 'healthy',
    name: msg('Healthy'),
    icon: '🥗',
    text: msg(
      'Balanced plates with plenty of vegetables, whole grains and good protein, made to be enjoyed.',
    ),
  },
] as const;

export const DIETARY_NEEDS = [
  {
    id: 'gluten-free',
    name: msg('Gluten-Free'),
    icon: '🌾',
    text: msg(
      'Cooked without wheat, barley or rye. Check the labels of stocks, sauces and oats, where gluten hides.',
    ),
  },
  {
    id: 'low-sodium',
    name: msg('Low-Sodium'),
    icon: '🧂',
    text: msg(
      'Flavor from herbs, citrus, spice and browning, with little added salt and few salty ingredients.',
    ),
  },
  {
    id: 'dairy-free',
    name: msg('Dairy-Free'),
    icon: '🥥',
    text: msg('No milk, butter, cream or cheese. Olive oil, nuts and coconut bring the richness instead.'),
  },
  {
    id: 'allergen-free',
    name: msg('Allergen-Free'),
    icon: '🛡️',
    text: msg(
      'Recipes that leave out the most common allergens. Everyone differs, so always read your own labels.',
    ),
  },
] as const;
