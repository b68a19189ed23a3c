export const MEAL_TYPES = [
  {
    id: 'breakfast',
    name: 'Breakfast',
    icon: '🥞',
    text: 'Good starts: quick bowls for weekdays, pancakes and slow-cooked eggs for mornings with nowhere to be.',
  },
  {
    id: 'lunch',
    name: 'Lunch',
    icon: '🥪',
    text: 'Soups, salads and sandwiches that come together fast, and keep well enough to carry to work.',
  },
  {
    id: 'dinner',
    name: 'Dinner',
    icon: '🍝',
    text: 'The meal most of us cook. One-pan suppers for Tuesday, and a roast when people are coming round.',
  },
  {
    id: 'dessert',
    name: 'Dessert',
    icon: '🍰',
    text: 'Cakes, cookies, fruit and cream: something sweet to finish on, or to bake for no reason at all.',
  },
  {
    id: 'snacks',
    name: 'Snacks',
    icon: '🥨',
    text: 'Dips, bites and things on toast for the hours between meals, for lunch boxes and for company.',
  },
  {
    id: 'drinks',
    name: 'Drinks',
    icon: '🍹',
    text: 'Lemonades, smoothies, teas and warm mugs: easy drinks to pour for yourself or for a full table.',
  },
  {
    id: 'seafood',
    name: 'Seafood',
    icon: '🦐',
    text: 'Fish and shellfish cook in minutes. Here is how to season them, and how to tell when they are done.',
  },
  {
    id: 'bbq',
    name: 'BBQ',
    icon: '🍖',
    text: 'Food that likes fire: marinades, skewers, sticky glazes and vegetables with a proper char.',
  },
  {
    id: 'healthy',
    name: 'Healthy',
    icon: '🥗',
    text: 'Balanced plates with plenty of vegetables, whole grains and good protein, made to be enjoyed.',
  },
] as const;

export const DIETARY_NEEDS = [
  {
    id: 'gluten-free',
    name: 'Gluten-Free',
    icon: '🌾',
    text: 'Cooked without wheat, barley or rye. Check the labels of stocks, sauces and oats, where gluten hides.',
  },
  {
    id: 'low-sodium',
    name: 'Low-Sodium',
    icon: '🧂',
    text: 'Flavor from herbs, citrus, spice and browning, with little added salt and few salty ingredients.',
  },
  {
    id: 'dairy-free',
    name: 'Dairy-Free',
    icon: '🥥',
    text: 'No milk, butter, cream or cheese. Olive oil, nuts and coconut bring the richness instead.',
  },
  {
    id: 'allergen-free',
    name: 'Allergen-Free',
    icon: '🛡️',
    text: 'Recipes that leave out the most common allergens. Everyone differs, so always read your own labels.',
  },
] as const;
