import { t } from '#shared/t.ts';

interface TooMuch {
  count: number;
  most: number;
}
interface TooLong extends TooMuch {
  /** Its number, from 1. */
  number: number;
}

/** The message for a line that is too long. */
export const TOO_LONG = {
  title: (values: TooMuch) => t('The title has {count} characters; the maximum is {most}.', values),
  authorName: (values: TooMuch) =>
    t('The author’s name has {count} characters; the maximum is {most}.', values),
};

/** The message for a list with too many entries. */
export const TOO_MANY = {
  ingredients: (values: TooMuch) => t('There are {count} ingredients; the maximum is {most}.', values),
  instructions: (values: TooMuch) => t('There are {count} steps; the maximum is {most}.', values),
  cookingTips: (values: TooMuch) => t('There are {count} tips; the maximum is {most}.', values),
};

/** The message for an entry that is too long. */
export const LONG_ITEM = {
  ingredients: (values: TooLong) =>
    t('Ingredient {number} has {count} characters; the maximum is {most}.', values),
  instructions: (values: TooLong) =>
    t('Step {number} has {count} characters; the maximum is {most}.', values),
  cookingTips: (values: TooLong) => t('Tip {number} has {count} characters; the maximum is {most}.', values),
};

/** The message for a list whose entries are too long together. */
export const TOO_LONG_TOGETHER = {
  ingredients: (values: { most: number }) =>
    t('The ingredients have more than {most} characters together.', values),
  instructions: (values: { most: number }) =>
    t('The steps have more than {most} characters together.', values),
  cookingTips: (values: { most: number }) => t('The tips have more than {most} characters together.', values),
};

/** The message for times that are too long. */
export const TOO_SLOW = {
  prepTime: (values: TooMuch) =>
    t('The prep time is {count} minutes; the maximum is 7 days ({most} minutes).', values),
  cookTime: (values: TooMuch) =>
    t('The cook time is {count} minutes; the maximum is 7 days ({most} minutes).', values),
};

/** The message for lists read from a page that may be incomplete. */
export const DOUBTFUL = {
  ingredients: () => t('Some ingredients may be missing or wrong. Please compare them with the page.'),
  instructions: () => t('Some steps may be missing or wrong. Please compare them with the page.'),
};
