import { z } from 'zod';
import { mealDate } from '#features/meal-plan/contract.ts';
import { endpoint } from '#shared/endpoint.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { isSeen, isStorable } from '#shared/text.ts';
import { PLACES } from './rules/ticks.ts';

/** How many ingredients are searched for at once. */
const MOST_INGREDIENTS = 12;

/** So much of a food: grams ('g'), millilitres ('ml') or pieces; `each` is what one piece holds, where that is told. */
const quantity = { quantity: z.number(), unit: z.string().nullable() };
const neededPart = z.object({ ...quantity, each: z.object(quantity).optional() });

/** A line of the plain list: what recipes ask for in the same words, or what the cook wrote down. */
export const groceryItem = z.object({
  /** Names the line across changes of the plan. */
  key: z.string(),
  text: z.string(),
  ticked: z.boolean(),
  /** Who says that it is at home or in the trolley, each by the id of their tick. */
  ticks: z.array(z.object({ id: z.string(), place: z.enum(PLACES) })),
  /** The key of its food. */
  food: z.string(),
  recipes: z.array(
    z.object({
      recipeId: z.string(),
      title: z.string(),
      times: z.number(),
      /** The last day it is planned for in the range; `null` where a day cannot be told. */
      lastDate: z.string().nullable(),
      /** What of it this recipe needs. */
      text: z.string(),
    }),
  ),
  /** Written down by the cook. */
  isOwn: z.boolean(),
  /** Always at home. */
  isStaple: z.boolean(),
  /** What of its food this line needs. */
  needs: z.array(neededPart),
});
export type GroceryItem = z.infer<typeof groceryItem>;

/** A food, for all lines about it. */
export const groceryFood = z.object({
  key: z.string(),
  name: z.string(),
  aisle: z.string(),
  /** '300 g + 2 pieces'; empty where no line tells an amount. */
  amount: z.string(),
  /** The same for counting with. */
  needs: z.array(neededPart),
  /** Keys of its lines. */
  lines: z.array(z.string()),
  isStaple: z.boolean(),
  /** The amount is the cook's own, not the plan's. */
  isChanged: z.boolean(),
});
export type GroceryFood = z.infer<typeof groceryFood>;

export const groceryList = z.object({
  /** The plain list: alphabetical, lines merged by their words (spec part 2 §5). */
  items: z.array(groceryItem),
  /** The same by food. */
  foods: z.array(groceryFood),
  /** Meals in the range whose recipe exists. */
  shown: z.number(),
  /** All meals. */
  total: z.number(),
});
export type GroceryList = z.infer<typeof groceryList>;

const itemKey = z
  .string('Please choose an item')
  .min(1, 'Please choose an item')
  .max(700, 'The name of the item is too long.')
  .refine(isStorable, 'The name of the item cannot be read.');
const id = z.uuid('No item has this id.');
const extraText = z
  .string('Please say what to buy.')
  .trim()
  .min(1, { error: 'Please say what to buy.', abort: true })
  .max(200, 'Please use 200 characters at most.')
  .refine(isSeen, 'That text cannot be read.');
const amount = z
  .string('Please say how much.')
  .trim()
  .min(1, 'Please say how much.')
  .max(60, 'Please use 60 characters at most for an amount.')
  .refine(isStorable, 'That amount cannot be read.');
const range = { start: mealDate.optional(), end: mealDate.optional() };
/** In which units amounts are shown; as the recipes have them unless told. */
const units = z.enum(['written', 'metric', 'us'], 'Please choose written, metric or us.').default('written');

/** One statement, whole by itself. */
const edit = { access: 'subscriber', changesKitchen: true, transaction: false } as const;

/** A store of the retailer, where products are bought and have their prices. */
export const storeLocation = z.object({ locationId: z.string(), name: z.string(), address: z.string() });
export type StoreLocation = z.infer<typeof storeLocation>;

export const storeProduct = z.object({
  productId: z.string(),
  description: z.string(),
  brand: z.string(),
  /** What one package holds, as the store writes it ('400 g', '12 ct'). */
  size: z.string(),
  /** Dollars; `null` where the store tells no price. */
  price: z.object({ regular: z.number().nullable() }),
});
export type StoreProduct = z.infer<typeof storeProduct>;

export const productMatch = z.object({
  ingredient: z.string(),
  products: z.array(storeProduct),
  /** Why there are none, to read. */
  error: z.string().optional(),
});
export type ProductMatch = z.infer<typeof productMatch>;

export const storeConnection = z.object({
  isConnected: z.boolean(),
  retailer: z.object({
    /** Its name for the cook. */
    label: z.string(),
    isTest: z.boolean(),
    /** Whether a store must be chosen before products are searched for. */
    needsLocation: z.boolean(),
    fillsCart: z.boolean(),
    /** A path of ours or an address of the store. */
    cartUrl: z.string(),
  }),
  location: storeLocation.nullable(),
});
export type StoreConnection = z.infer<typeof storeConnection>;

const code = z
  .string('The store sent no code. Please connect again.')
  .min(1, 'The store sent no code. Please connect again.')
  .max(4000, 'The code of the store is too long. Please connect again.');
const state = z
  .string('Please connect from the grocery list.')
  .min(1, 'Please connect from the grocery list.')
  .max(200, 'Please connect from the grocery list.');
const ingredient = z
  .string('Please name an ingredient.')
  .trim()
  .min(1, 'Please name an ingredient.')
  .max(700, 'The name of an ingredient is too long.')
  .refine(isStorable, 'The name of an ingredient cannot be read.');
const cartItem = z.object({
  productId: z
    .string('Please choose a product.')
    .min(1, 'Please choose a product.')
    .max(100, 'That is no product of the store.'),
  quantity: z
    .int('Please take whole packages.')
    .min(1, 'Please take one package or more.')
    .max(99, 'Please take 99 packages at most.'),
});

/** What asks a store: never inside a transaction, and the store may be out of reach. */
const asksStore = {
  access: 'subscriber',
  transaction: false,
  asksElsewhere: true,
  errors: ['conflict', 'too_many_tries', 'unavailable'],
} satisfies { access: 'subscriber'; transaction: false; asksElsewhere: true; errors: ErrorCode[] };

const storeContract = {
  connection: endpoint({
    method: 'GET',
    path: '/grocery-list/store/connection',
    summary: 'Whether I am connected to the grocery store',
    access: 'subscriber',
  }).output(storeConnection),
  authUrl: endpoint({
    ...asksStore,
    method: 'POST',
    path: '/grocery-list/store/auth-url',
    summary: 'Where I let Plateful into my account of the store',
  }).output(z.object({ authUrl: z.string() })),
  exchangeCode: endpoint({
    ...asksStore,
    method: 'POST',
    path: '/grocery-list/store/exchange-code',
    summary: 'Complete the connection with the code the store gave',
  })
    .input(z.object({ code, state }))
    .output(z.object({ isConnected: z.literal(true) })),
  disconnect: endpoint({
    method: 'DELETE',
    path: '/grocery-list/store/connection',
    summary: 'Forget my connection to the store',
    access: 'subscriber',
  }).output(z.object({ isConnected: z.literal(false) })),
  locations: endpoint({
    ...asksStore,
    method: 'GET',
    path: '/grocery-list/store/locations',
    summary: 'Stores near a postcode',
  })
    .input(
      z.object({
        postcode: z
          .string('Please enter your ZIP code.')
          .trim()
          .regex(/^\d{5}$/, 'Please enter a ZIP code of 5 digits.'),
      }),
    )
    .output(z.object({ locations: z.array(storeLocation) })),
  chooseLocation: endpoint({
    ...asksStore,
    errors: [...asksStore.errors, 'not_found'],
    method: 'PUT',
    path: '/grocery-list/store/location',
    summary: 'Choose the store to shop at',
  })
    .input(
      z.object({
        locationId: z
          .string('Please choose a store.')
          .min(1, 'Please choose a store.')
          .max(100, 'That is no store.'),
      }),
    )
    .output(z.object({ location: storeLocation })),
  searchProducts: endpoint({
    ...asksStore,
    method: 'POST',
    path: '/grocery-list/store/search-products',
    summary: 'Products of the store for ingredients of my list',
  })
    .input(
      z.object({
        ingredients: z
          .array(ingredient, 'Please choose at least one ingredient.')
          .min(1, 'Please choose at least one ingredient.')
          .max(MOST_INGREDIENTS, `Please search for ${MOST_INGREDIENTS} ingredients at a time.`),
      }),
    )
    .output(z.object({ results: z.array(productMatch) })),
  addToCart: endpoint({
    ...asksStore,
    method: 'POST',
    path: '/grocery-list/store/cart',
    summary: 'Add products to my cart at the store',
  })
    .input(
      z.object({
        items: z
          .array(cartItem, 'Please select at least one product.')
          .min(1, 'Please select at least one product.')
          .max(200, 'Please add 200 products at most.'),
      }),
    )
    .output(z.object({ added: z.number() })),
  consent: endpoint({
    method: 'POST',
    path: '/grocery-list/store/test-store/consent',
    summary: "Allow or refuse on the test store's page",
    access: 'subscriber',
    transaction: false,
    errors: ['not_found'],
  })
    .input(
      z.object({
        state,
        codeChallenge: z
          .string('Please connect from the grocery list.')
          .regex(/^[\w-]{43}$/, 'Please connect from the grocery list.'),
        decision: z.enum(['allow', 'refuse'], 'Please allow or refuse.'),
      }),
    )
    .output(z.object({ redirectTo: z.string() })),
  testCart: endpoint({
    method: 'GET',
    path: '/grocery-list/store/test-store/cart',
    summary: 'What is in my cart at the test store',
    access: 'subscriber',
    errors: ['not_found'],
  }).output(z.object({ lines: z.array(z.object({ product: storeProduct, quantity: z.number() })) })),
};

export const groceryListContract = {
  get: endpoint({
    method: 'GET',
    path: '/grocery-list',
    summary: 'What to buy for the plan, or for a range of its days',
    access: 'subscriber',
    sameForKitchen: true,
  })
    .input(z.object({ ...range, units }))
    .output(groceryList),
  preview: endpoint({
    method: 'POST',
    path: '/grocery-list/preview',
    summary: 'The list of a plan that is kept on a device',
    access: 'device',
    transaction: false,
  })
    .input(
      z.object({
        ...range,
        units,
        meals: z
          .array(
            z.object({
              recipeId: z.string().max(100).nullable(),
              date: z.string().max(30),
              servings: z.number().int().min(1).max(100).nullable().optional(),
            }),
            'Please send the meals of the plan.',
          )
          .max(1000, 'That plan is too long for a list.'),
        extras: z
          .array(z.object({ id, text: extraText }))
          .max(200, 'That list is too long.')
          .default([]),
        amounts: z
          .array(z.object({ key: itemKey, amount }))
          .max(200, 'That list is too long.')
          .default([]),
        staples: z.array(itemKey).max(200, 'That list is too long.').default([]),
      }),
    )
    .output(groceryList),
  tick: endpoint({
    ...edit,
    method: 'PUT',
    path: '/grocery-list/ticks',
    summary: 'Tick lines, or take back the ticks that were seen on them (all of theirs unless told)',
  })
    .input(
      z.object({
        keys: z
          .array(itemKey, 'Please choose an item')
          .min(1, 'Please choose an item')
          .max(1000, 'Please tick 1,000 lines at most at once.'),
        ticked: z.boolean('Please say whether the item is ticked.'),
        /** Of a new tick, made by the client so that it counts once however often it is sent. */
        id: id.optional(),
        place: z.enum(PLACES, 'Please choose home or trolley.').default('home'),
        /** Ids of the ticks to take back. */
        seen: z.array(id, 'That is no tick.').max(5000, 'Those are too many ticks at once.').optional(),
      }),
    )
    .output(z.object({ keys: z.array(z.string()), ticked: z.boolean() })),
  addItem: endpoint({
    ...edit,
    method: 'PUT',
    path: '/grocery-list/items/{id}',
    summary: 'Write down something to buy, or change what was written',
  })
    .input(z.object({ id, text: extraText }))
    .output(z.object({ id: z.string(), text: z.string() })),
  removeItem: endpoint({
    ...edit,
    method: 'DELETE',
    path: '/grocery-list/items/{id}',
    summary: 'Take off what was written down',
  })
    .input(z.object({ id }))
    .output(z.object({ id: z.string() })),
  changeAmount: endpoint({
    ...edit,
    method: 'PUT',
    path: '/grocery-list/amounts',
    summary: 'Buy another amount of a line or food than the plan needs; null for what the plan needs',
  })
    .input(z.object({ key: itemKey, amount: amount.nullable() }))
    .output(z.object({ key: z.string(), amount: z.string().nullable() })),
  setStaple: endpoint({
    ...edit,
    method: 'PUT',
    path: '/grocery-list/staples',
    summary: 'Note that a food is always at home, or not any more',
  })
    .input(
      z.object({
        key: itemKey,
        name: z
          .string('Please name the food.')
          .trim()
          .min(1, 'Please name the food.')
          .max(200, 'That name is too long.')
          .refine(isStorable, 'The name of the food cannot be read.'),
        isStaple: z.boolean('Please say whether it is always at home.'),
      }),
    )
    .output(z.object({ key: z.string(), isStaple: z.boolean() })),
  store: storeContract,
};
