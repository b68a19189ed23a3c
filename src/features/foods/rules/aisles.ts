/** The parts of a shop, in the order one walks through them. */
export const AISLES = [
  { id: 'produce', name: 'Fruit & vegetables' },
  { id: 'herbs', name: 'Fresh herbs' },
  { id: 'bakery', name: 'Bakery' },
  { id: 'meat', name: 'Meat & poultry' },
  { id: 'fish', name: 'Fish & seafood' },
  { id: 'dairy', name: 'Dairy & eggs' },
  { id: 'chilled', name: 'Chilled & plant-based' },
  { id: 'frozen', name: 'Frozen' },
  { id: 'grains', name: 'Pasta, rice & grains' },
  { id: 'canned', name: 'Cans & jars' },
  { id: 'baking', name: 'Baking' },
  { id: 'oils', name: 'Oils, vinegar & sauces' },
  { id: 'spices', name: 'Spices & seasoning' },
  { id: 'snacks', name: 'Nuts, snacks & sweets' },
  { id: 'drinks', name: 'Drinks' },
  { id: 'other', name: 'Other' },
] as const;

export type AisleId = (typeof AISLES)[number]['id'];
