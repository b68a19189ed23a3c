import { z } from 'zod';
import { LONGEST_ITEM_KEY } from '#features/grocery-list/rules/limits.ts';
import { MOST_PACKAGES } from '#features/grocery-list/rules/packages.ts';
import { endpoint } from '#shared/endpoint.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { LONGEST_ID } from '#shared/limits.ts';
import { msg } from '#shared/t.ts';
import { isStorable } from '#shared/text.ts';
import {
  CONNECTING,
  CONSENTS,
  FILLING_CART,
  LONGEST_CODE,
  LONGEST_STATE,
  MOST_PRODUCTS,
  SEARCHING,
} from './rules/limits.ts';
import { SEARCHED_AT_ONCE } from './rules/shopping.ts';

/** A store location, which determines products and prices. */
export const storeLocation = z.object({ locationId: z.string(), name: z.string(), address: z.string() });
export type StoreLocation = z.infer<typeof storeLocation>;

export const storeProduct = z.object({
  productId: z.string(),
  description: z.string(),
  brand: z.string(),
  /** The package size as the store writes it ('400 g', '12 ct'). */
  size: z.string(),
  /** Dollars; `null` without a price. */
  price: z.object({ regular: z.number().nullable() }),
});
export type StoreProduct = z.infer<typeof storeProduct>;

export const productMatch = z.object({
  ingredient: z.string(),
  products: z.array(storeProduct),
  /** Why nothing was found, for the cook. */
  error: z.string().optional(),
});
export type ProductMatch = z.infer<typeof productMatch>;

export const storeConnection = z.object({
  isConnected: z.boolean(),
  retailer: z.object({
    /** Display name. */
    label: z.string(),
    isTest: z.boolean(),
    /** True if a store must be chosen before searching for products. */
    needsLocation: z.boolean(),
    fillsCart: z.boolean(),
    /** A path in Plateful or a URL at the store. */
    cartUrl: z.string(),
  }),
  location: storeLocation.nullable(),
});
export type StoreConnection = z.infer<typeof storeConnection>;

const code = z
  .string(msg('The store sent no code. Please connect again.'))
  .min(1, msg('The store sent no code. Please connect again.'))
  .max(LONGEST_CODE, msg('The store’s code is too long. Please connect again.'));
const state = z
  .string(msg('Please connect from the grocery list.'))
  .min(1, msg('Please connect from the grocery list.'))
  .max(LONGEST_STATE, msg('Please connect from the grocery list.'));
const ingredient = z
  .string(msg('Please name an ingredient.'))
  .trim()
  .min(1, msg('Please name an ingredient.'))
  .max(LONGEST_ITEM_KEY, msg('An ingredient’s name is too long.'))
  .refine(isStorable, msg('An ingredient’s name contains invalid characters.'));
export const cartItem = z.object({
  productId: z
    .string(msg('Please choose a product.'))
    .min(1, msg('Please choose a product.'))
    .max(LONGEST_ID, msg('No product has this id.')),
  quantity: z
    .int(msg('Please enter a whole number of packages.'))
    .min(1, msg('Please choose at least one package.'))
    .max(MOST_PACKAGES, msg('Please choose at most {count} packages.', { count: MOST_PACKAGES })),
});

/** Endpoints that call the store: never in a transaction, and the store may be down. */
const asksStore = {
  access: 'subscriber',
  transaction: false,
  asksElsewhere: true,
  errors: ['conflict', 'unavailable'],
} satisfies { access: 'subscriber'; transaction: false; asksElsewhere: true; errors: ErrorCode[] };

export const groceryStoreContract = {
  connection: endpoint({
    method: 'GET',
    path: '/grocery-store/connection',
    summary: 'Your connection to the grocery store',
    access: 'subscriber',
  }).output(storeConnection),
  authUrl: endpoint({
    inPerson: true,
    ...asksStore,
    rateLimits: [CONNECTING],
    method: 'POST',
    path: '/grocery-store/auth-url',
    summary: 'Start connecting your store account: returns the address where you authorize Plateful',
  }).output(z.object({ authUrl: z.string() })),
  exchangeCode: endpoint({
    inPerson: true,
    ...asksStore,
    method: 'POST',
    path: '/grocery-store/exchange-code',
    summary: 'Complete the connection with the code from the store',
  })
    .input(z.object({ code, state }))
    .output(z.object({ isConnected: z.literal(true) })),
  disconnect: endpoint({
    inPerson: true,
    method: 'DELETE',
    path: '/grocery-store/connection',
    summary: 'Disconnect from the store',
    access: 'subscriber',
  }).output(z.object({ isConnected: z.literal(false) })),
  locations: endpoint({
    ...asksStore,
    rateLimits: [SEARCHING],
    method: 'GET',
    path: '/grocery-store/locations',
    summary: 'Stores near a ZIP code',
  })
    .input(
      z.object({
        postcode: z
          .string(msg('Please enter your ZIP code.'))
          .trim()
          .regex(/^\d{5}$/, msg('Please enter a 5-digit ZIP code.')),
      }),
    )
    .output(z.object({ locations: z.array(storeLocation) })),
  setLocation: endpoint({
    ...asksStore,
    rateLimits: [SEARCHING],
    errors: [...asksStore.errors, 'not_found'],
    method: 'PUT',
    path: '/grocery-store/location',
    summary: 'Choose the store to shop at',
  })
    .input(
      z.object({
        locationId: z
          .string(msg('Please choose a store.'))
          .min(1, msg('Please choose a store.'))
          .max(LONGEST_ID, msg('No store has this id.')),
      }),
    )
    .output(z.object({ location: storeLocation })),
  searchProducts: endpoint({
    ...asksStore,
    rateLimits: [SEARCHING],
    method: 'POST',
    path: '/grocery-store/search-products',
    summary: 'Products for ingredients on your list',
  })
    .input(
      z.object({
        ingredients: z
          .array(ingredient, msg('Please choose at least one ingredient.'))
          .min(1, msg('Please choose at least one ingredient.'))
          .max(
            SEARCHED_AT_ONCE,
            msg('Please search for {count} ingredients at a time.', { count: SEARCHED_AT_ONCE }),
          ),
      }),
    )
    .output(z.object({ results: z.array(productMatch) })),
  addToCart: endpoint({
    inPerson: true,
    ...asksStore,
    rateLimits: [FILLING_CART],
    method: 'POST',
    path: '/grocery-store/cart',
    summary: 'Add products to your cart at the store',
  })
    .input(
      z.object({
        items: z
          .array(cartItem, msg('Please select at least one product.'))
          .min(1, msg('Please select at least one product.'))
          .max(MOST_PRODUCTS, msg('Please add at most {count} products.', { count: MOST_PRODUCTS })),
      }),
    )
    .output(z.object({ added: z.number() })),
  consent: endpoint({
    inPerson: true,
    method: 'POST',
    path: '/grocery-store/test-store/consent',
    summary: "Answer the test store's consent page",
    access: 'subscriber',
    transaction: false,
    errors: ['not_found'],
  })
    .input(
      z.object({
        state,
        codeChallenge: z
          .string(msg('Please connect from the grocery list.'))
          .regex(/^[\w-]{43}$/, msg('Please connect from the grocery list.')),
        decision: z.enum(CONSENTS, msg('Please choose whether to allow it.')),
      }),
    )
    .output(z.object({ redirectTo: z.string() })),
  testCart: endpoint({
    method: 'GET',
    path: '/grocery-store/test-store/cart',
    summary: 'Your cart at the test store',
    access: 'subscriber',
    errors: ['not_found'],
  }).output(z.object({ lines: z.array(z.object({ product: storeProduct, quantity: z.number() })) })),
};
